"""Nouns that stand in a sentence: a language that inflects asks for them in the case that the sentence needs.

A text says `{ $tile }` for the name as labels have it, `{ FORM($tile, case: "acc") }` for another case, and
`{ KIND($tile) -> [tower] … }` where the words around depend on the noun. The text of the noun itself, such as
`kind-tower`, is given the case as `$case`; so a case is whatever the language makes of it.
"""

from collections.abc import Callable, Sequence
from typing import Self

LABEL = "nom"
"""The case of a name that stands alone."""
NOUNS = frozenset(
    {"tile", "old", "sort", "card", "cards", "kind", "kinds", "single", "currency", "currencies", "character"}
    | {"give", "take", "coins", "part", "wishes", "limits", "price-money", "have-money", "no_way", "gap", "holders"}
)
"""What texts call things that have to be nouns, wherever they stand."""
LABELS = frozenset(
    {"tiles", "open", "sale", "aside", "reserve", "modules", "module", "badges", "orders", "places"}
    | {"hand", "hands", "dimmed", "items", "totals", "permissions", "prompt", "preset"}
)
"""What texts call names that are never inflected: these stand after a colon, in brackets or quotes, or alone."""


class Noun(str):
    """A noun as it is where it stands, which knows its other forms."""

    __slots__ = ("_forms", "kind")
    _forms: Callable[[str], str]
    kind: str
    """By what it is known, whatever it is called."""

    def __new__(cls, forms: Callable[[str], str], kind: str = "", case: str = LABEL) -> Self:
        """Make a noun in a case."""
        noun = super().__new__(cls, forms(case))
        noun._forms, noun.kind = forms, kind
        return noun

    def in_case(self, case: str) -> "Noun":
        """Return the noun in another case."""
        return Noun(self._forms, self.kind, case)

    def altered(self, change: Callable[[str], str]) -> "Noun":
        """Return the noun with something changed in all of its forms, such as a capital letter."""
        return Noun(lambda case: change(self._forms(case)), self.kind)

    def __reduce__(self) -> tuple[type[str], tuple[str]]:
        return str, (str(self),)


def altered(text: str, change: Callable[[str], str]) -> str:
    """Change a text; a noun stays one."""
    return text.altered(change) if isinstance(text, Noun) else change(text)


def joined(parts: Sequence[str], join: Callable[[list[str]], str]) -> str:
    """Put parts together; several nouns are inflected like one."""
    if not any(isinstance(part, Noun) for part in parts):
        return join([*parts])
    kind = parts[0].kind if len(parts) == 1 and isinstance(parts[0], Noun) else ""
    return Noun(lambda case: join([form(part, case=case) for part in parts]), kind)


def form(noun: str, *, case: str = LABEL) -> str:
    """Return a noun in a case, as texts ask for it; what is none stays as it is."""
    return noun.in_case(case) if isinstance(noun, Noun) else noun


def kind(noun: str) -> str:
    """Say which noun it is, as texts ask for it."""
    return noun.kind if isinstance(noun, Noun) else ""
