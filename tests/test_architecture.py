"""The page about the walk of a click names what there is."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "architecture.md").read_text()
NAMED = re.findall(r"`([\w.]+)`(?: and `([\w.]+)`)?\s*\(`([\w/]+\.py)`\)|`([\w.]+)`, `([\w/]+\.py)`", PAGE)
IN_FILES = sorted({(name, row[2] or row[4]) for row in NAMED for name in (row[0], row[1], row[3]) if name})
IN_THE_TABLE = re.findall(r"\| `(\w+)` \| `([\w/]+\.py)` \|", PAGE)


@pytest.mark.parametrize(("name", "file"), [*IN_FILES, *IN_THE_TABLE])
def test_what_it_names_is_there(name: str, file: str) -> None:
    code = (ROOT / file).read_text()
    *owners, last = name.split(".")
    assert re.search(rf"^\s*(?:async )?(?:def|class) {last}\b", code, re.MULTILINE), f"{file} has no {name}"
    for owner in owners:
        assert re.search(rf"^class {owner}\b", code, re.MULTILINE), f"{file} has no {owner}"


def test_it_names_enough() -> None:
    assert len(IN_FILES) > 25
