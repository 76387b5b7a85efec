"""Small words: texts that perhaps nobody has written yet, capitals and signs."""

from texts.catalogue import MINUS, Catalogue
from texts.nouns import Noun, altered


def said(say: Catalogue, key: str, otherwise: str = "") -> str:
    """Return the text of a key that perhaps nobody has written yet; else what is given, or the key's own words."""
    return say.noun(key) if say.has(key) else Noun(lambda _: otherwise or words_of(key))


def words_of(name: str) -> str:
    """Read an id as words: rich-patron becomes Rich patron."""
    return capital(name.replace("-", " ").replace("_", " "))


def capital(text: str) -> str:
    """Begin a text with a capital letter."""
    return altered(text, lambda one: one[:1].upper() + one[1:])


def numeral(points: int) -> str:
    """Write points, which can be fewer than none."""
    return str(points) if points >= 0 else f"{MINUS}{-points}"


def signed(points: int) -> str:
    """Write points as something that is added, or taken."""
    return f"+{points}" if points > 0 else numeral(points)


def amount(number: float) -> str:
    """Write how many there are, which can be halves."""
    whole = int(number)
    return str(whole) if number == whole else f"{whole or ''}½"
