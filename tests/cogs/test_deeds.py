"""What a player did in a row is told in one breath: a tile is named once, and a swap is a swap."""

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from cogs.alhambra.deeds import deeds_in
from cogs.alhambra.words import Words
from cogs.story import happened
from tabletop.rules import Plain
from tests.alhambra.games import ALL
from tests.host.tables import hosting, play_on, start_table
from texts.catalogue import catalogue

TOWER, GARDEN = "tower-9-ne", "garden-8-ne"


def bought(tile: str = TOWER, *paid: str, surplus: int = 0) -> Plain:
    return {"event": "BuildingBought", "tile": tile, "paid": list(paid), "surplus": surplus}


def placed(tile: str = TOWER, event: str = "BuildingPlaced") -> Plain:
    return {"event": event, "tile": tile, "cell": [1, 0]}


EXACT = bought(TOWER, "gulden-5-a", "gulden-4-a")
REMOVED: Plain = {"event": "BuildingRemoved", "tile": GARDEN, "cell": [1, 0]}
TAKEN: Plain = {"event": "MoneyTaken", "cards": ["denar-1-a", "dirham-2-a"]}
PATRON: Plain = {"event": "CharacterUsed", "card": "character-rich-patron"}
FOR_RESERVE: Plain = {"event": "BuildingReserved", "tile": TOWER}
TOLD: dict[str, list[Plain]] = {
    "bought tower 9 (↑→) for Gulden 5 + 4 (exact) and built it on N13": [EXACT, placed()],
    "bought tower 9 (↑→) for Gulden 5 + 4 (exact) and built it on N13, took Denar 1 and Dirham 2": [
        EXACT,
        TAKEN,
        placed(),
    ],
    "bought tower 9 (↑→) for Denar 8 and Dirham 2 (1 over) and put it into the reserve": [
        bought(TOWER, "denar-8-a", "dirham-2-a", surplus=1),
        FOR_RESERVE,
    ],
    "bought tower 9 (↑→) for Gulden 5 + 4 (exact)": [EXACT],
    "bought tower 9 (↑→) for Gulden 5 + 4 (exact) and gave it to Dirk": [
        EXACT,
        {"event": "BuildingGiven", "tile": TOWER},
    ],
    "built tower 9 (↑→) on N13": [placed()],
    "removed garden 8 (↑→) from N13": [REMOVED],
    "swapped garden 8 (↑→) on N13 for tower 9 (↑→)": [REMOVED, placed()],
    "bought tower 9 (↑→) for Gulden 5 + 4 (exact) and built it on N13, removed garden 8 (↑→) from N13": [
        EXACT,
        REMOVED,
        placed(),
    ],
    "had the vizier buy tower 9 (↑→) for Gulden 9 and built it on N13": [
        {"event": "VizierBought", "tile": TOWER, "paid": ["gulden-9-a"]},
        placed(),
    ],
    "had the Rich Patron buy tower 9 (↑→) and built it on N13": [
        PATRON,
        bought(TOWER, "character-rich-patron"),
        placed(),
    ],
    "used the Rich Patron": [PATRON],
    "won the Architect for 4 (Gulden 4)": [
        {"event": "CharacterWon", "card": "character-master-builder", "price": 4, "paid": ["gulden-4-a"], "bonus": 0}
    ],  # as old news call him
    "took Denar 1 and Dirham 2 with the Miser": [{"event": "CharacterUsed", "card": "character-miser"}, TAKEN],
    "used the Dancer, took Denar 1 and Dirham 2": [{"event": "CharacterUsed", "card": "character-dancer"}, TAKEN],
}


@pytest.fixture
async def words(tmp_path: Path) -> AsyncIterator[Words]:
    async with hosting(tmp_path / "tables.db") as host:
        number = await start_table(host, 1, 2, options={"modules": list(ALL)})
        yield Words(await host.tables.look(number), catalogue("en", "alhambra"))


@pytest.mark.parametrize("told", TOLD)
async def test_what_belongs_together_is_said_as_one(told: str, words: Words) -> None:
    assert ", ".join(deeds_in(TOLD[told], words)) == told


async def test_no_tile_is_named_again_where_it_goes(tmp_path: Path) -> None:
    """Whatever happens in a whole game, each tile that is bought in a turn is named once in it."""
    say = catalogue("en", "alhambra")
    async with hosting(tmp_path / "tables.db") as host:
        number = await start_table(host, 1, 3, options={"modules": list(ALL), "interrupts": "window"})
        await play_on(host, number, Random(3))
        glance = await host.tables.look(number)
        events = happened(await host.tables.story(number), None)
    words, own, turns = Words(glance, say), list[Plain](), 0
    for event in events:
        if event["event"] in ("TurnConfirmed", "TurnStarted", "WindowClosed"):
            some = [one["tile"] for one in own if one["event"] in ("BuildingBought", "VizierBought", "SquareTaken")]
            goes = [one["tile"] for one in own if one["event"] in ("BuildingPlaced", "BuildingReserved")]
            deeds = ", ".join(deeds_in(own, words))
            turns += len(some)
            for tile in some:  # one that an extra redesign builds from the reserve in the same turn goes twice
                assert deeds.count(words.tile(tile)) == max(some.count(tile), goes.count(tile)), deeds
            own.clear()
        elif event["event"] in ("BuildingBought", "VizierBought", "SquareTaken", "BuildingPlaced", "BuildingReserved"):
            own.append(event)
    assert turns > 40
