"""The texts of some files, each read when it is first said: reading all of them would hold up every start."""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

from texts.pseudo import lengthened

TERM = "-"
"""What the keys of terms begin with, which only other texts say."""
BEGINNING = re.compile(r"(-?[a-zA-Z][\w-]*) *=", re.ASCII)
"""What the first line of a text begins with; further lines are indented, or close a bracket."""


class LazyBundle(FluentBundle):
    """A bundle of texts that reads each of them when somebody asks for it."""

    def __init__(self, language: str, functions: dict[str, Callable[..., Any]], *, longer: bool) -> None:
        super().__init__([language], functions, use_isolating=False)
        self.sources: dict[str, str] = {}
        """The texts as they are written, by their keys."""
        self._longer = longer

    def add_files(self, paths: Iterable[Path]) -> None:
        """Take the texts of some files, in place of those that are there already."""
        for path in paths:
            self.sources |= sources_in(path)

    def has_message(self, message_id: str) -> bool:
        if message_id not in self._messages and message_id in self.sources:
            self._read(message_id)
        return super().has_message(message_id)

    def _lookup(self, entry_id: str, term: bool = False) -> Message:  # noqa: FBT001, FBT002  # as the library has it
        if entry_id not in (self._terms if term else self._messages):
            self._read(TERM + entry_id if term else entry_id)
        return super()._lookup(entry_id, term)

    def _read(self, key: str) -> None:
        """Read a text; one that is damaged is not there."""
        source = self.sources.get(key, "")
        self.add_resource(FluentResource(lengthened(source) if self._longer else source))


@cache
def sources_in(path: Path) -> Mapping[str, str]:
    """Return the texts of a file as they are written, by their keys; terms have a dash before theirs."""
    found: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in path.read_text(encoding="utf-8").splitlines(keepends=True):
        if begins := BEGINNING.match(line):
            lines = found.setdefault(begins[1], [])
        elif line.startswith("#"):
            lines = []
        lines.append(line)
    return {key: "".join(own) for key, own in found.items()}
