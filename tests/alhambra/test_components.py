"""The pieces, and what a damaged data file is answered with."""

import json
import shutil
from collections import Counter
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from alhambra.components import load
from alhambra.modules.camps import all_camps
from alhambra.modules.characters import all_cards as all_characters
from alhambra.modules.currency_exchange import all_cards as all_exchange_cards
from alhambra.modules.new_score_cards import orders
from alhambra.modules.squares import all_squares
from tabletop.datafile import FOLDER, Damaged


def test_the_buildings() -> None:  # B-11
    tiles = load().buildings
    prices = {kind: sorted(tile.price for tile in tiles if tile.kind == kind) for kind in load().kinds}
    assert {kind: (len(all_prices), all_prices[0], all_prices[-1]) for kind, all_prices in prices.items()} == {
        "pavilion": (7, 2, 8),
        "seraglio": (7, 3, 9),
        "arcades": (9, 4, 10),
        "chambers": (9, 5, 11),
        "garden": (11, 6, 12),
        "tower": (11, 7, 13),
    }
    colours = {tile.kind: tile.colour for tile in tiles}
    assert list(colours.values()) == ["blue", "red", "brown", "white", "green", "purple"]
    assert all(tile.family == "building" for tile in tiles)


def test_the_walls_of_the_buildings() -> None:  # B-4
    walls = Counter(tile.walls.bit_count() for tile in load().buildings)
    assert set(walls) == {0, 1, 2, 3}
    assert walls[0] == 10
    named = {tile.id: tile.walls for tile in load().buildings}
    assert (named["tower-7-new"], named["garden-12-s"], named["tower-10-w"]) == (1 + 2 + 8, 4, 8)


def test_the_money() -> None:  # B-12
    cards = Counter((card.currency, card.value) for card in load().money)
    assert set(cards.values()) == {3}
    assert set(cards) == {(currency, value) for currency in load().currencies for value in range(1, 10)}
    assert load().currencies == ("gulden", "dirham", "denar", "ducat")  # B-6


def test_the_scoring_cards_and_the_points() -> None:  # B-12, B-68
    assert [(card.round, card.pile) for card in load().scoring_cards] == [(1, 2), (2, 4)]
    for rank, kind in enumerate(load().kinds, 1):
        assert [points[kind] for points in load().points] == [(rank,), (rank + 7, rank), (rank + 15, rank + 7, rank)]


def spoil(folder: Path, file: str, change: Callable[[Any], None]) -> Path:
    shutil.copytree(FOLDER / "alhambra", folder / "alhambra")
    path = folder / "alhambra" / file
    content = json.loads(path.read_bytes())
    change(content)
    path.write_text(json.dumps(content))
    return folder


DAMAGES: list[tuple[str, Callable[[Any], None], str]] = [
    (
        "buildings.json",
        lambda d: d["kinds"][0]["tiles"].pop(1),
        "of price 2 to 8 (B-11), not 6 blue tiles",
    ),
    ("buildings.json", lambda d: d["kinds"][0]["tiles"].clear(), "not 0 blue tiles of price 0 to 0"),
    ("buildings.json", lambda d: d["kinds"].pop(), "the kinds are pavilion, seraglio, arcades"),
    ("buildings.json", lambda d: d["kinds"].reverse(), "not tower, garden, chambers"),
    ("buildings.json", lambda d: d["kinds"][5].update(id="garden"), "is there twice"),
    (
        "buildings.json",
        lambda d: d["kinds"][5].update(colour="pink"),
        "7 to 13 (B-11), not 11 pink tiles",
    ),
    ("buildings.json", lambda d: d["kinds"][0]["tiles"][0].update(price=99), "not 7 blue tiles of price 3 to 99"),
    ("buildings.json", lambda d: d["kinds"][5]["tiles"][0].update(price=8, walls="NES"), "tower-8-nes is there twice"),
    ("buildings.json", lambda d: d["kinds"][0]["tiles"][0].update(walls="NX"), "walls are letters of NESW"),
    ("buildings.json", lambda d: d["kinds"][0]["tiles"][0].update(walls="WN"), "each once, in this order"),
    ("buildings.json", lambda d: d["kinds"][0]["tiles"][0].update(walls="NN"), "each once, in this order"),
    ("buildings.json", lambda d: d["kinds"][0]["tiles"][0].update(walls="NESW"), "at most 3 walls (B-4)"),
    ("buildings.json", lambda d: d["kinds"][0]["tiles"][0].update(price=0), "not 7 blue tiles of price 0 to 8"),
    ("buildings.json", lambda d: d["kinds"][0]["tiles"][0].update(price="2"), "Expected `int`, got `str`"),
    ("buildings.json", lambda d: d["kinds"][0]["tiles"][0].update(walled="N"), "unknown field `walled`"),
    ("buildings.json", lambda d: d["kinds"][0].pop("colour"), "missing required field `colour`"),
    (
        "money.json",
        lambda d: d["currencies"].pop(),
        "dirham, denar, ducat (B-6), not gulden",
    ),
    ("money.json", lambda d: d["currencies"].reverse(), "(B-6), not ducat, denar, dirham, gulden"),
    ("money.json", lambda d: d["copies"].pop(), "there are 3 copies of each money card (B-12)"),
    ("money.json", lambda d: d.update(copies=["a", "b", "b"]), "there are 3 copies of each money card (B-12)"),
    ("money.json", lambda d: d.update(values=[1, 2, 3, 4, 5, 6, 7, 8, 10]), "the values 1 to 9 (B-12)"),
    ("money.json", lambda d: d["scoring_cards"][0].update(pile=3), "in piles 2 and 4 (B-22)"),
    ("points.json", lambda d: d["rounds"].pop(), "there are 3 rounds of scoring (B-8), not 2"),
    ("points.json", lambda d: d["rounds"][0].pop("tower"), "round 1 lists the kinds"),
    (
        "points.json",
        lambda d: d["rounds"][1].update(tower=[6, 13]),
        "tower: (13, 6) points (B-68), not (6, 13)",
    ),
    ("points.json", lambda d: d["rounds"][1].update(tower=[13]), "round 2, tower: (13, 6) points (B-68), not (13,)"),
    ("points.json", lambda d: d["rounds"][0].update(tower=[600]), "round 1, tower: (6,) points (B-68), not (600,)"),
]


@pytest.mark.parametrize(("file", "change", "fault"), DAMAGES)
def test_damage_is_named(tmp_path: Path, file: str, change: Callable[[Any], None], fault: str) -> None:
    folder = spoil(tmp_path, file, change)
    with pytest.raises(Damaged) as damaged:
        load(folder)
    assert f"data/alhambra/{file}: " in str(damaged.value)
    assert fault in str(damaged.value)


def test_a_file_that_is_missing_or_cut_off(tmp_path: Path) -> None:
    folder = spoil(tmp_path, "money.json", lambda d: None)
    path = folder / "alhambra" / "money.json"
    path.write_bytes(path.read_bytes()[:-20])
    with pytest.raises(Damaged, match=r"money.json: Input data was truncated"):
        load(folder)
    path.unlink()
    load.cache_clear()
    with pytest.raises(Damaged, match=r"money.json: cannot be read \(No such file or directory\)"):
        load(folder)


def test_the_pieces_of_the_modules() -> None:
    squares = Counter(tile.kind for tile in all_squares())
    assert squares == {"pavilion": 3, "seraglio": 3, "arcades": 4, "chambers": 4, "garden": 5, "tower": 5}
    assert all(1 <= tile.walls.bit_count() <= 2 for tile in all_squares())
    assert Counter(tile.walls.bit_count() for tile in all_squares()) == {1: 16, 2: 8}
    assert sorted(camp.price for camp in all_camps()) == list(range(3, 11))
    assert len({camp.bastions for camp in all_camps()}) == 8
    assert {frozenset(card.currencies) for card in all_exchange_cards()} == {
        frozenset(pair) for pair in combinations(load().currencies, 2)
    }
    assert len(all_characters()) == 10
    assert len(set(orders().values())) == 18
    for place in range(6):
        assert set(Counter(order[place] for order in orders().values()).values()) == {3}
