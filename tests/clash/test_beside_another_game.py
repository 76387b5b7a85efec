"""Two games in one house: whoever learns or looks up a rule gets the game that is meant."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from alhambra.hosted import Alhambra
from cogs.alhambra.face import AlhambraFace
from cogs.client import TableBot
from cogs.meters import Meters
from host.host import Host
from host.sqlite.store import SqliteStorage
from tabletop.rules import Arranged
from tests.clash.rules import Clash
from tests.clash.test_on_discord import TEXTS, BothWorld, ClashWorld
from tests.cogs.world import World, world
from texts.catalogue import texts_in


class TeachingClash(Clash):
    """Clash with a game to learn by."""

    def practice(self, plan: str) -> Arranged:
        return Arranged(2, {}, "0" * 64)


class TeachingWorld(BothWorld):
    """A server where both games can be learned."""

    async def bot(self) -> TableBot:
        self._storage = await SqliteStorage.open(self.path)
        self.host = Host(self._storage, [Alhambra(), TeachingClash()], now=self.clock, draw=self._draw)
        face = import_module("tests.clash.face").ClashFace
        teaching = type("TeachingFace", (face,), {"practice": "first-game"})
        return TableBot(self.host, self._studio, [AlhambraFace(), teaching()], meters=Meters())


@pytest.fixture(autouse=True)
def texts() -> Iterator[None]:
    with texts_in(TEXTS):
        yield


async def learned(house: World) -> str | None:
    """Return which game somebody is learning."""
    practice = await house.host.tables.practice_of(str(house.people[0].id))
    return practice.table.game if practice else None


async def test_whoever_could_learn_several_games_is_asked_which(tmp_path: Path) -> None:
    async with world(tmp_path, 1, kind=TeachingWorld) as both:
        shown = await both.people[0].slash(both.channel, "learn")
        assert both.buttons(shown.response) == ["Alhambra", "Clash"]
        assert await learned(both) is None
        await both.press(both.people[0], shown, "Clash")
        assert await learned(both) == "clash"


async def test_at_a_table_its_own_game_is_learned(tmp_path: Path) -> None:
    async with world(tmp_path, 1, kind=TeachingWorld) as both:
        await both.people[0].slash(both.channel, "clash new")
        await both.people[0].slash(both.channel, "learn")
        assert await learned(both) == "clash"


async def test_where_only_one_game_can_be_learned_it_is_that(tmp_path: Path) -> None:
    async with world(tmp_path, 1, kind=BothWorld) as both:
        await both.people[0].slash(both.channel, "clash new")
        await both.people[0].slash(both.channel, "learn")
        assert await learned(both) == "alhambra"


async def test_where_no_game_can_be_learned_that_is_said(tmp_path: Path) -> None:
    async with world(tmp_path, 1, kind=ClashWorld) as alone:
        shown = await alone.people[0].slash(alone.channel, "learn")
        assert "no guided game" in alone.text(shown.response)


@pytest.mark.parametrize("game", ["clash", "alhambra"])
async def test_a_rule_is_looked_up_in_the_game_that_has_it(game: str, tmp_path: Path) -> None:
    async with world(tmp_path, 1, kind=BothWorld) as both:
        await both.people[0].slash(both.channel, f"{game} new")
        shown = await both.people[0].slash(both.channel, "rules", about="B-5")
        text = both.text(shown.response)
        assert "**B-5 · " in text
        assert ("This rule belongs to **Alhambra**" in text) == (game != "alhambra")
        offered = await both.people[0].autocomplete(both.channel, "rules", "about", "B-5")
        assert bool(offered) == (game == "alhambra"), "only the rules of the table's own game are offered"
