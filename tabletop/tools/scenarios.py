"""Scenarios in files: which there are, and how each went."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

Judge: TypeAlias = Callable[[Any], Iterable[str]]
"""Runs a scenario, as plain data, and says all that went wrong."""


class Faulty(Exception):
    """A scenario makes no sense: it names what there is not, or contradicts itself."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a scenario went: all that was wrong with it, nothing if it passed."""

    id: str
    failures: tuple[str, ...]


def run_paths(paths: Iterable[Path], judge: Judge) -> Iterator[Verdict]:
    """Run the scenarios in files and in folders, those of a folder in the order of the names."""
    for path in paths:
        if not path.exists():
            yield Verdict(str(path), ("no such file or folder",))
        elif path.is_dir():
            for file in sorted(path.rglob("*.json")):
                yield from run_file(file, judge)
        else:
            yield from run_file(path, judge)


def run_file(path: Path, judge: Judge) -> Iterator[Verdict]:
    """Run the scenarios of a file: one, or a list of them."""
    try:
        content = msgspec.json.decode(path.read_bytes())
    except (OSError, msgspec.DecodeError, RecursionError) as error:
        yield Verdict(str(path), (f"cannot be read: {error}",))
        return
    for number, plain in enumerate(content if isinstance(content, list) else [content], 1):
        name = plain.get("id") if isinstance(plain, dict) else None
        yield Verdict(name if isinstance(name, str) else f"{path} #{number}", tuple(judge(plain)))
