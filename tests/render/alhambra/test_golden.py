"""The important pictures look as they did when somebody last looked at them.

After a wanted change write them anew with `python -m tests.render.alhambra.test_golden`, and look at each before it is
committed.
"""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from render.alhambra.gallery import gallery
from render.alhambra.market import MarketPicture
from render.alhambra.palace import PalacePicture
from render.kit.picture import Picture
from tests.render.golden import check_hinting_is_not_noticed, check_looks_as_it_did, differ, drawn, write_anew

FOLDER = Path(__file__).parent / "golden"
NAMES = (
    "pieces",
    "market-4-middle",
    "market-6-odd-names",
    "palace-15",
    "palace-30",
    "palace-wide",
    "palace-tall",
    "place-15",
    "hand-4",
    "scoring-4-2",
    "table-2",
    "table-3",
    "table-4-end",
    "end-2",
    *(f"primer-{page}" for page in range(1, 6)),
    "module-pieces",
    "market-4-auction-modules",
    "market-new_score_cards",
    "table-3-modules",
    "palace-4-1-modules",
    "place-6-camp",
    "remove-4-modules",
    "hand-3-modules",
    "scoring-6-3-modules",
    "end-2-modules",
)


def chosen() -> Iterator[tuple[str, Picture]]:
    return ((name, picture) for name, picture in gallery() if name in NAMES)


@pytest.fixture(scope="module")
def pictures() -> dict[str, Picture]:
    return dict(chosen())


@pytest.mark.parametrize("name", NAMES)
def test_a_picture_looks_as_it_did(name: str, pictures: dict[str, Picture], tmp_path: Path) -> None:
    check_looks_as_it_did(pictures[name], FOLDER / f"{name}.png", tmp_path)


def test_a_moved_wall_is_noticed(pictures: dict[str, Picture]) -> None:
    palace = pictures["palace-15"]
    assert isinstance(palace, PalacePicture)
    first, *rest = palace.tiles
    moved = replace(palace, tiles=(replace(first, walls=first.walls ^ 0b101), *rest))
    assert differ(drawn(palace), drawn(moved))


@pytest.mark.parametrize("name", NAMES)
def test_hinting_is_not_noticed(name: str) -> None:
    check_hinting_is_not_noticed(FOLDER / f"{name}.png")


def test_any_wrong_price_is_noticed(pictures: dict[str, Picture]) -> None:
    palace = pictures["palace-30"]
    assert isinstance(palace, PalacePicture)
    right = drawn(palace)
    for number, standing in enumerate(palace.tiles):
        dearer = replace(standing, tile=replace(standing.tile, price=standing.tile.price + 1))
        tiles = (*palace.tiles[:number], dearer, *palace.tiles[number + 1 :])
        assert differ(right, drawn(replace(palace, tiles=tiles))), standing.tile.id


def test_any_wrong_count_is_noticed(pictures: dict[str, Picture]) -> None:
    palace, market = pictures["palace-15"], pictures["market-4-middle"]
    assert isinstance(palace, PalacePicture)
    assert differ(drawn(palace), drawn(replace(palace, score=53)))
    for kind, count in palace.counts:
        counts = {**dict(palace.counts), kind: count + 1}
        assert differ(drawn(palace), drawn(replace(palace, counts=tuple(counts.items())))), kind
    assert isinstance(market, MarketPicture)
    for who, holdings in enumerate(market.company.holdings):
        assert holdings.cards is not None
        for wrong in (replace(holdings, cards=holdings.cards + 1), replace(holdings, tiles=holdings.tiles + 1)):
            others = market.company.holdings
            company = replace(market.company, holdings=(*others[:who], wrong, *others[who + 1 :]))
            assert differ(drawn(market), drawn(replace(market, company=company))), who


if __name__ == "__main__":
    write_anew(FOLDER, chosen())
