"""What can be wrong with the texts of a language, compared with English; each fault as a line."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    FunctionReference,
    Identifier,
    Junk,
    Message,
    MessageReference,
    SelectExpression,
    Term,
    TermReference,
    VariableReference,
    Variant,
)
from fluent.syntax.visitor import Visitor

from texts.catalogue import FUNCTIONS

GIVEN_ALWAYS = {"case"}
"""What any text may ask for: the case in which a noun is wanted."""


class Entry(NamedTuple):
    """One text, and all that it refers to."""

    name: str
    shown: frozenset[str]
    """The variables that it needs for more than a choice."""
    chosen: frozenset[str]
    """Those on which it selects."""
    messages: frozenset[str]
    terms: frozenset[str]
    functions: frozenset[str]
    attributes: frozenset[str]
    wordy: bool
    """Whether it writes a number as a word where other numbers may be meant as well."""


class _Reading(Visitor):
    """Collects what a text refers to."""

    def __init__(self) -> None:
        self.shown: set[str] = set()
        self.chosen: set[str] = set()
        self.messages: set[str] = set()
        self.terms: set[str] = set()
        self.functions: set[str] = set()
        self.wordy = False

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  # as its class is called
        self.shown.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.messages.add(_full(node))

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        self.terms.add(_full(node))

    def visit_FunctionReference(self, node: FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, VariableReference):
            name = node.selector.id.name
            self.chosen.add(name)
            default = next(variant for variant in node.variants if variant.default)
            one = [variant for variant in node.variants if _is_one(variant)]
            self.wordy |= name in _shown_in(default) and any(name not in _shown_in(variant) for variant in one)
        else:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant.value)


def _full(node: MessageReference | TermReference) -> str:
    return node.id.name + (f".{node.attribute.name}" if node.attribute else "")


def _is_one(variant: Variant) -> bool:
    return isinstance(variant.key, Identifier) and variant.key.name == "one"


def _shown_in(variant: Variant) -> set[str]:
    reading = _Reading()
    reading.visit(variant.value)
    return reading.shown


def _entry(node: Message | Term) -> Entry:
    reading = _Reading()
    reading.visit(node)
    name = f"-{node.id.name}" if isinstance(node, Term) else node.id.name
    return Entry(
        name,
        shown=frozenset(reading.shown),
        chosen=frozenset(reading.chosen - reading.shown),
        messages=frozenset(reading.messages),
        terms=frozenset(reading.terms),
        functions=frozenset(reading.functions),
        attributes=frozenset(one.id.name for one in node.attributes),
        wordy=reading.wordy,
    )


def entries(paths: Iterable[Path]) -> dict[str, Entry]:
    """Read all texts of some files, by their names; those of terms begin with a dash."""
    found: dict[str, Entry] = {}
    for path in paths:
        for node in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(node, Junk), f"{path}: {node.content}"
            if isinstance(node, Message | Term):
                entry = _entry(node)
                found[entry.name] = entry
    return found


def faults(own: dict[str, Entry], english: dict[str, Entry]) -> Iterator[str]:
    """Name what is wrong with the texts of a language."""
    messages = {name for name in own if not name.startswith("-")}
    wanted = {name for name in english if not name.startswith("-")}
    yield from (f"{name} is missing" for name in sorted(wanted - messages))
    yield from (f"{name} is not in English" for name in sorted(messages - wanted))
    for name in sorted(messages & wanted):
        here, there = own[name], english[name]
        used = here.shown | here.chosen
        unknown = used - there.shown - there.chosen - GIVEN_ALWAYS
        yield from (f"{name} asks for ${one}, which it is not given" for one in sorted(unknown))
        yield from (f"{name} does not say ${one}" for one in sorted(there.shown - used))
    yield from faults_within(own)


def faults_within(own: dict[str, Entry]) -> Iterator[str]:
    """Name what is wrong with the texts of a language, whatever other languages say."""
    terms = {name.removeprefix("-"): entry for name, entry in own.items() if name.startswith("-")}
    for name, entry in own.items():
        for kind, referred, known in (("text", entry.messages, own), ("term", entry.terms, terms)):
            for one in sorted(referred):
                base, _, attribute = one.partition(".")
                if base not in known:
                    yield f"{name} refers to the {kind} {one}, which is not there"
                elif attribute and attribute not in known[base].attributes:
                    yield f"{name} refers to {one}, an attribute that is not there"
        yield from (
            f"{name} uses the function {one}, which is unknown" for one in sorted(entry.functions - {*FUNCTIONS})
        )
        if entry.wordy:
            yield f"{name} leaves out its number where that can also be 21: use [1] if exactly one is meant"
