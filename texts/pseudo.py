"""English a third longer and with accents, as another language might be: it shows what is cut off or overlaps."""

import re

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Transformer

WORD = re.compile(r"(?<![/\w])[^\W\d_]{3,}")
"""What is made longer: neither letters that stand for something nor names of commands."""
ACCENTS = str.maketrans("aeiouAEIOU", "áéíóúÁÉÍÓÚ")
LONGER = "ñöøßüšž"
"""What words are made longer with."""


def lengthened(source: str) -> str:
    """Return a file of texts with every word a third longer; what is filled in stays as it is."""
    return FluentSerializer().serialize(_Longer().visit(FluentParser().parse(source)))


class _Longer(Transformer):
    def visit_TextElement(self, node: TextElement) -> TextElement:  # noqa: N802  # as its class is called
        return TextElement(WORD.sub(lambda found: _longer(found[0]), node.value))


def _longer(word: str) -> str:
    if word.isupper():
        return word
    return word.translate(ACCENTS) + LONGER[: round(len(word) / 3)]
