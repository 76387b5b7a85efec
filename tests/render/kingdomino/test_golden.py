"""The important pictures look as they did when somebody last looked at them.

After a wanted change write them anew with `python -m tests.render.kingdomino.test_golden`, and look at each before
it is committed.
"""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from kingdomino.view import Kingdom, Laid, dominoes
from render.kingdomino.gallery import gallery
from render.kingdomino.kingdom import KingdomPicture
from render.kit.picture import Picture
from tests.render.golden import check_hinting_is_not_noticed, check_looks_as_it_did, differ, drawn, write_anew

FOLDER = Path(__file__).parent / "golden"
NAMES = (
    "pieces",
    "table-4-middle",
    "table-3-choice",
    "table-duel-end",
    "table-2-first",
    "draft-4-choice",
    "draft-wishes",
    "kingdom-4-end",
    "kingdom-duel-middle",
    "place-duel-early",
    "place-planned",
    "turn-4-early",
    "end-4",
    "end-3",
    "unseen-4",
    *(f"primer-{page}" for page in range(1, 6)),
)


def chosen() -> Iterator[tuple[str, Picture]]:
    return ((name, picture) for name, picture in gallery() if name in NAMES)


@pytest.fixture(scope="module")
def pictures() -> dict[str, Picture]:
    return dict(chosen())


@pytest.mark.parametrize("name", NAMES)
def test_a_picture_looks_as_it_did(name: str, pictures: dict[str, Picture], tmp_path: Path) -> None:
    check_looks_as_it_did(pictures[name], FOLDER / f"{name}.png", tmp_path)


@pytest.mark.parametrize("name", NAMES)
def test_hinting_is_not_noticed(name: str) -> None:
    check_hinting_is_not_noticed(FOLDER / f"{name}.png")


def test_any_other_domino_is_noticed(pictures: dict[str, Picture]) -> None:
    shown = pictures["kingdom-4-end"]
    assert isinstance(shown, KingdomPicture)
    before, laid = drawn(shown), shown.realm.kingdom.laid
    used = {one.number for one in laid}
    for place, one in enumerate(laid):
        faces = dominoes()[one.number][1:]
        other = next(number for number, *its in dominoes().values() if tuple(its) != faces and number not in used)
        kingdom = Kingdom((*laid[:place], Laid(other, one.first, one.second), *laid[place + 1 :]))
        assert differ(before, drawn(replace(shown, realm=replace(shown.realm, kingdom=kingdom)))), one


if __name__ == "__main__":
    write_anew(FOLDER, chosen())
