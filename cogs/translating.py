"""Names and descriptions of commands, from the catalogue, in all languages that Discord and we both speak."""

from discord import Locale
from discord.app_commands import TranslationContextTypes, Translator, locale_str

from texts.catalogue import ANY_GAME, ENGLISH, catalogue, languages


def texted(key: str, game: str = ANY_GAME) -> locale_str:
    """Give a text of the catalogue, in the words of a game, that Discord shows in each user's language."""
    return locale_str(catalogue(ENGLISH, game)(key), key=key, game=game)


class CatalogueTranslator(Translator):
    """Looks texts up in the catalogue."""

    async def translate(self, string: locale_str, locale: Locale, context: TranslationContextTypes) -> str | None:
        key = string.extras.get("key")
        language = next((name for name in (locale.value, locale.value.partition("-")[0]) if name in languages()), None)
        if key is None or language in (None, ENGLISH):
            return None
        return catalogue(str(language), string.extras["game"])(key)
