"""Whole games through the real bot: by clicking and by typing, with restarts, and nobody learns what is secret."""

from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from random import Random

import pytest
import simcord

from host.table import Status
from render.alhambra.hand import HandPicture
from tests.cogs.world import World, click_through_a_turn, type_through_a_turn, world

Turn = Callable[[World, simcord.MemberActor, Random], Awaitable[int]]
MOST_TURNS = 400
ANOTHER_START = 17
"""After how many turns the bot is stopped and started again."""


@pytest.mark.parametrize("people", [2, 6])
async def test_a_whole_game_of_clicked_and_typed_turns(people: int, tmp_path: Path) -> None:
    luck = Random(people)
    ways: Sequence[Turn] = (click_through_a_turn, type_through_a_turn)
    async with world(tmp_path, people) as played:
        await played.start()
        secrets = Secrets(played)
        for turn in range(MOST_TURNS):
            glance = await played.glance()
            if glance.table.status is Status.OVER:
                break
            await secrets.note()
            await luck.choice(ways)(played, await played.asked(), luck)
            if turn % ANOTHER_START == ANOTHER_START - 1:
                await played.restart()
        glance = await played.glance()
        assert glance.table.status is Status.OVER
        assert played.buttons(played.newest) == ["Rematch", "Replay", "Export"]
        assert all(not played.buttons(message) for message in played.public()[:-1])
        await secrets.note()
        secrets.check()


async def test_a_whole_game_with_all_modules(tmp_path: Path) -> None:
    people, luck = 2, Random(2)
    ways: Sequence[Turn] = (click_through_a_turn, type_through_a_turn)
    async with world(tmp_path, people) as played:
        await played.start(modules="everything")
        secrets = Secrets(played)
        for turn in range(3 * MOST_TURNS):
            if (await played.glance()).table.status is Status.OVER:
                break
            await secrets.note()
            await luck.choice(ways)(played, await played.asked(), luck)
            if turn % ANOTHER_START == ANOTHER_START - 1:
                await played.restart()
        assert (await played.glance()).table.status is Status.OVER
        await secrets.note()
        secrets.check()


class Secrets:
    """What only one person may know, as it was over a game; and whether anybody else was shown it."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._hands: dict[int, set[str]] = {person.id: set() for person in world.people}
        self._seed = ""

    async def note(self) -> None:
        """Note the hands as they are now."""
        glance = await self._world.glance()
        if glance.table.revealed is None:
            _, table, _ = await self._world.host.tables.opened(glance.table.id)
            assert table.promise is not None
            self._seed = table.promise.seed
        for person in self._world.people:
            self._hands[person.id].add(HandPicture.of(glance.view(str(person.id))).alt())

    def check(self) -> None:
        """Look through all that anybody can see."""
        viewers = [*self._world.people, self._world.stranger]
        for viewer in viewers:
            seen = list(self._world.visible_to(viewer))
            shown = {alt for message in seen for alt in self._world.alts(message) if alt.startswith("Your hand")}
            others = [hands for owner, hands in self._hands.items() if owner != viewer.id]
            own = self._hands.get(viewer.id, set())
            assert not [alt for hands in others for alt in shown & (hands - own)], viewer.name
            assert all(self._seed not in self._world.text(message) for message in seen)
