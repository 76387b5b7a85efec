"""Whole games of Kingdomino in the simulated Discord: by clicking and by typing, with restarts."""

from pathlib import Path
from random import Random

import pytest

from host.table import Status
from tests.cogs.kingdomino.world import click_through_a_turn, kingdom, type_through_a_turn

GAMES = [
    (2, "none"),
    (2, "mighty duel, balanced start, middle kingdom, harmony"),
    (3, "lines of four"),
    (4, "middle kingdom, harmony"),
]


@pytest.mark.long
@pytest.mark.parametrize(("people", "variants"), GAMES)
async def test_a_whole_game_by_clicking_and_typing_with_restarts(people: int, variants: str, tmp_path: Path) -> None:
    luck = Random(people)
    async with kingdom(tmp_path, people) as table:
        await table.start(variants=variants)
        turns = 0
        while (await table.glance()).table.status is Status.PLAYING:
            take = click_through_a_turn if luck.random() < 0.6 else type_through_a_turn
            await take(table, await table.asked(), luck)
            turns += 1
            if turns % 10 == 5:
                await table.restart()
        assert (await table.glance()).table.status is Status.OVER
        assert table.buttons(table.newest) == ["Rematch", "Replay", "Export"]
