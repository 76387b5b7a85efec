"""What people type: in their own language or in English, with or without accents and capitals."""

import re
import unicodedata

from texts.catalogue import Catalogue


def folded(text: str) -> str:
    """Leave out what people type in different ways: capitals and accents."""
    parts = unicodedata.normalize("NFD", text.casefold())
    return "".join(sign for sign in parts if not unicodedata.combining(sign))


def names(key: str, say: Catalogue) -> tuple[str, ...]:
    """Return what something is called, in somebody's own language and in English, as it may be typed."""
    return tuple(dict.fromkeys(folded(one(key)) for one in (say, say.english)))


def words(key: str, say: Catalogue) -> tuple[str, ...]:
    """Return the words that stand for something where people type; the catalogue has commas between them."""
    found = (one(f"typed-{key}").split(",") for one in (say, say.english))
    return tuple(dict.fromkeys(folded(word.strip()) for some in found for word in some))


def is_word(text: str, key: str, say: Catalogue) -> bool:
    """Return whether somebody typed a word that stands for something."""
    return folded(text) in words(key, say)


def pattern(key: str, say: Catalogue) -> str:
    """Return what finds such a word in a text that is folded."""
    found = sorted(words(key, say), key=len, reverse=True)
    return "(?:" + "|".join(_whole(word) for word in found) + ")"


def _whole(word: str) -> str:
    """Find a word as a whole, however many spaces it has; signs need nothing around them."""
    spaced = r"\s+".join(map(re.escape, word.split()))
    return rf"\b{spaced}\b" if word[:1].isalnum() else spaced
