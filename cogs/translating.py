"""Names and descriptions of commands, from the catalogue, in all languages that Discord and we both speak."""

from discord import Locale
from discord.app_commands import TranslationContextTypes, Translator, locale_str

from texts.catalogue import ENGLISH, catalogue, languages


def texted(key: str) -> locale_str:
    """Give a text of the catalogue that Discord shows in each user's language."""
    return locale_str(catalogue(ENGLISH)(key), key=key)


class CatalogueTranslator(Translator):
    """Looks texts up in the catalogue."""

    async def translate(self, string: locale_str, locale: Locale, context: TranslationContextTypes) -> str | None:
        key = string.extras.get("key")
        language = next((name for name in (locale.value, locale.value.partition("-")[0]) if name in languages()), None)
        if key is None or language in (None, ENGLISH):
            return None
        return catalogue(str(language))(key)
