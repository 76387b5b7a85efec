"""Data files: typed, and clear about damage."""

from pathlib import Path

import pytest

from tabletop.datafile import Damaged, read


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(Damaged, match=r"data/game/tiles.json: cannot be read \(No such file"):
        read("game/tiles.json", dict[str, int], tmp_path)


@pytest.mark.parametrize(
    ("content", "fault"),
    [(b"{", "truncated"), (b"", "truncated"), (b'{"a": "x"}', r"Expected `int`, got `str` - at `\$\[...\]`")],
)
def test_a_damaged_file_is_named_with_its_fault(tmp_path: Path, content: bytes, fault: str) -> None:
    (tmp_path / "tiles.json").write_bytes(content)
    with pytest.raises(Damaged, match=f"data/tiles.json: .*{fault}"):
        read("tiles.json", dict[str, int], tmp_path)
