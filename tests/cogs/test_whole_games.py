"""Whole games through the real bot: by clicking and by typing, with restarts, and nobody learns what is secret."""

from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from random import Random

import pytest
import simcord

from cogs.alhambra.asking import is_setup
from cogs.alhambra.cards import secrets
from host.table import Status
from render.alhambra.hand import HandPicture
from tests.cogs.world import World, click_through_a_turn, type_through_a_turn, world
from texts.catalogue import catalogue

Turn = Callable[[World, simcord.MemberActor, Random], Awaitable[int]]
MOST_TURNS, SOME_TURNS = 400, 24
ANOTHER_START = 17
"""After how many turns the bot is stopped and started again."""


@pytest.mark.long
@pytest.mark.parametrize("people", [2, pytest.param(6, marks=pytest.mark.nightly)])
async def test_a_whole_game_of_clicked_and_typed_turns(people: int, tmp_path: Path) -> None:
    async with world(tmp_path, people) as played:
        await played.start()
        private = await play(played, (click_through_a_turn, type_through_a_turn), turns=MOST_TURNS)
        assert (await played.glance()).table.status is Status.OVER
        assert played.buttons(played.newest) == ["Rematch", "Replay", "Export"]
        assert all(not played.buttons(message) for message in played.public()[:-1])
        private.check()


@pytest.mark.long
async def test_turns_with_all_modules(tmp_path: Path) -> None:
    async with world(tmp_path, 2) as played:
        await played.start(modules="everything")
        private = await play(played, (click_through_a_turn, type_through_a_turn), turns=SOME_TURNS)
        assert all(private.told.values()), "everybody had something to hide"
        private.check()


@pytest.mark.nightly  # minutes each, on one core
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("people", [2, 3, 6])
async def test_a_whole_game_with_all_modules(people: int, tmp_path: Path) -> None:
    async with world(tmp_path, people) as played:
        await played.start(modules="everything")
        private = await play(played, (click_through_a_turn,), turns=3 * MOST_TURNS)
        assert (await played.glance()).table.status is Status.OVER
        assert all(private.told.values()), "everybody had something to hide"
        private.check()


async def play(played: World, ways: Sequence[Turn], turns: int) -> "Secrets":
    """Play so many turns, unless the game ends before, with a restart now and then; return what was secret."""
    luck, private = Random(len(played.people)), Secrets(played)
    while is_setup(await played.glance()):  # whoever answers last could go on, and nobody have noted what was dealt
        person = await played.asked()
        option = luck.choice((await played.glance()).options(str(person.id)))
        await person.slash(played.channel, "act", action=option.code)
    for turn in range(turns):
        if (await played.glance()).table.status is Status.OVER:
            break
        await private.note()
        await luck.choice(ways)(played, await played.asked(), luck)
        if turn % ANOTHER_START == ANOTHER_START - 1:
            await played.restart()
    await private.note()
    return private


class Secrets:
    """What only one person may know, as it was over a game; and whether anybody else was shown it."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._hands: dict[int, set[str]] = {person.id: set() for person in world.people}
        self.told: dict[int, set[str]] = {person.id: set() for person in world.people}
        self._seed = ""

    async def note(self) -> None:
        """Note the hands as they are now, and what else is said to their owners alone."""
        glance = await self._world.glance()
        if glance.table.revealed is None:
            _, table, _ = await self._world.host.tables.opened(glance.table.id)
            assert table.promise is not None
            self._seed = table.promise.seed
        for person in self._world.people:
            self._hands[person.id].add(HandPicture.of(glance.view(str(person.id))).alt())
            self.told[person.id].update(secrets(glance, str(person.id), catalogue("en", "alhambra")))

    def check(self) -> None:
        """Look through all that anybody can see."""
        viewers = [*self._world.people, self._world.stranger]
        for viewer in viewers:
            seen = list(self._world.visible_to(viewer))
            shown = {alt for message in seen for alt in self._world.alts(message) if alt.startswith("Your hand")}
            others = [hands for owner, hands in self._hands.items() if owner != viewer.id]
            own = self._hands.get(viewer.id, set())
            assert not [alt for hands in others for alt in shown & (hands - own)], viewer.name
            words = "\n".join(self._world.text(message) for message in seen)
            told = {line for owner, lines in self.told.items() if owner != viewer.id for line in lines}
            assert not [line for line in told - self.told.get(viewer.id, set()) if line in words], viewer.name
            assert self._seed not in words
