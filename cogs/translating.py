"""Names and descriptions of commands, from the catalogue, in all languages that Discord and we both speak."""

from collections.abc import Callable
from typing import Any, TypeVar, get_args

from discord import Locale, app_commands
from discord.app_commands import TranslationContextTypes, Translator, locale_str

from texts.catalogue import ANY_GAME, ENGLISH, catalogue, languages

T = TypeVar("T")


def texted(key: str, game: str = ANY_GAME) -> locale_str:
    """Return a text of the catalogue, in the words of a game, that Discord shows in each user's language."""
    return locale_str(catalogue(ENGLISH, game)(key), key=key, game=game)


def arguments(game: str = ANY_GAME, **keys: str) -> Callable[[T], T]:
    """Name and describe the options of a command, each by the key of its description."""
    named = {name: texted(f"opt-{name}", game) for name in keys}
    described = {name: texted(key, game) for name, key in keys.items()}

    def decorate(command: T) -> T:
        return app_commands.describe(**described)(app_commands.rename(**named)(command))

    return decorate


def chosen(game: str = ANY_GAME, **values: Any) -> Callable[[T], T]:
    """Name what can be chosen for the options of a command, by the literals that they take."""
    return app_commands.choices(
        **{
            option: [
                app_commands.Choice(name=texted(f"choice-{option}-{value}", game), value=value)
                for value in get_args(literal)
            ]
            for option, literal in values.items()
        }
    )


class CatalogueTranslator(Translator):
    """Looks texts up in the catalogue."""

    def __init__(self) -> None:
        found = {locale: _language_of(locale) for locale in Locale}
        self._spoken = {locale: language for locale, language in found.items() if language not in (None, ENGLISH)}

    async def translate(self, string: locale_str, locale: Locale, context: TranslationContextTypes) -> str | None:
        language, key = self._spoken.get(locale), string.extras.get("key")
        return None if language is None or key is None else catalogue(language, string.extras["game"])(key)


def _language_of(locale: Locale) -> str | None:
    """Return which of our languages is spoken where Discord speaks a language."""
    return next((name for name in (locale.value, locale.value.partition("-")[0]) if name in languages()), None)
