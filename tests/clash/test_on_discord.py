"""A game that no shared file knows is played through the real bot: lobby, turns, a private hand, the end, a rematch."""

from collections.abc import AsyncIterator, Iterator
from importlib import import_module
from pathlib import Path

import pytest

from alhambra.hosted import Alhambra
from cogs.alhambra.face import AlhambraFace
from cogs.client import TableBot
from cogs.face import Typing
from cogs.meters import Meters
from cogs.playing import typing_commands
from host.host import Host
from host.sqlite.store import SqliteStorage
from host.table import Status
from render.kit.studio import Studio
from tests.clash.rules import Clash
from tests.cogs.world import World, world
from texts.catalogue import catalogue, texts_in

TEXTS = Path(__file__).parent


class ClashWorld(World):
    """A server where Clash is played, and nothing else."""

    async def bot(self) -> TableBot:
        self._storage = await SqliteStorage.open(self.path)
        self.host = Host(self._storage, [Clash()], now=self.clock, draw=self._draw)
        face = import_module("tests.clash.face").ClashFace  # its commands need their texts from the first moment
        return TableBot(self.host, self._studio, [face()], meters=Meters())


class BothWorld(ClashWorld):
    """A server where Alhambra is played, too."""

    async def bot(self) -> TableBot:
        await super().bot()
        self.host = Host(self._storage, [Alhambra(), Clash()], now=self.clock, draw=self._draw)
        face = import_module("tests.clash.face").ClashFace
        return TableBot(self.host, self._studio, [AlhambraFace(), face()], meters=Meters())


@pytest.fixture
def texts() -> Iterator[None]:
    with texts_in(TEXTS):
        yield


@pytest.fixture
async def played(tmp_path: Path, texts: None) -> AsyncIterator[World]:
    async with world(tmp_path, 2, kind=ClashWorld) as made:
        anna, bela = made.people
        await anna.slash(made.channel, "clash new")
        assert "Say what nobody else says." in made.text(made.newest)
        await bela.click(made.newest, label="Join")
        await anna.click(made.newest, label="Start")
        yield made


async def test_a_turn_by_clicking_and_one_by_typing_bring_the_end_and_a_rematch(played: World) -> None:
    anna, bela = played.people
    assert played.alts(played.newest) == ["Clash: Anna: 0; Bela: 0"]
    assert played.text(played.newest).endswith(f"<@{anna.id}> and <@{bela.id}>, your number, please!")
    shown = await anna.click(played.newest, label="Say a number")
    done = await played.choose(anna, shown, "Say 3")
    assert "You said 3." in played.text(done.response)
    assert "3" not in played.text(played.newest).replace(str(anna.id), "").replace(str(bela.id), "")
    assert "You said 3." in played.text(played.mail(anna)[-1])
    offered = await bela.autocomplete(played.channel, "say", "number", "")
    assert [choice["name"] for choice in offered] == ["Say 1", "Say 2", "Say 3"]
    await bela.slash(played.channel, "say", number="1")
    assert "Round 1: Anna 3, Bela 1." in played.text(played.newest)
    assert (await played.glance()).table.status is Status.OVER
    assert played.alts(played.newest) == ["Clash: Anna: 3; Bela: 1"]
    await bela.click(played.newest, label="Rematch")
    assert (await played.glance()).table.status is Status.LOBBY


async def test_what_cannot_be_done_is_refused_in_its_own_words(played: World) -> None:
    anna, _ = played.people
    shown = await anna.slash(played.channel, "say", number="7")
    assert "You can’t say that now." in played.text(shown.response)
    assert "Say 1" in played.text(shown.response), "what would be legal"
    shown = await anna.slash(played.channel, "undo")
    assert "What is said is said." in played.text(shown.response)


async def test_shared_commands_serve_it(played: World) -> None:
    for command in ("table show", "table history", "hand", "games", "help"):
        shown = await played.people[0].slash(played.channel, command)
        assert played.text(shown.response) or played.alts(shown.response), command


async def test_the_rules_of_all_tables_can_be_looked_up_though_it_has_none_of_its_own(played: World) -> None:
    for options in ({}, {"about": "T-7"}, {"about": "clocks"}):
        shown = await played.people[0].slash(played.channel, "rules", **options)
        assert "went wrong" not in played.text(shown.response)
        assert {"tables", "clocks"} <= {one["value"] for one in played.menus(shown.response)[-1]["options"]}


async def test_while_it_is_paused_nobody_is_asked_or_offered_a_rematch(played: World) -> None:
    anna, _ = played.people
    await anna.slash(played.channel, "table pause")
    assert "The game is paused." in played.text(played.newest)
    assert "your number, please!" not in played.text(played.newest)
    assert played.buttons(played.newest) == []
    await anna.slash(played.channel, "table resume")
    assert "your number, please!" in played.text(played.newest)
    assert played.buttons(played.newest) == ["Say a number"]


async def test_a_lobby_that_nobody_starts_closes_in_the_words_of_its_game(tmp_path: Path, texts: None) -> None:
    async with world(tmp_path, 2, kind=BothWorld) as both:
        await both.people[0].slash(both.channel, "clash new")
        await both.pass_hours(7 * 24)
        text = both.text(both.newest)
        assert "## Clash" in text
        assert "so the table is closed. **/clash new** opens another." in text
        assert "lhambra" not in text


def test_words_of_another_game_are_said_and_logged(texts: None, faults: list[str]) -> None:
    say = catalogue("en", "clash")
    assert [say("button-money") for _ in range(2)] == ["Take money"] * 2
    assert faults == ["the text button-money (en) of clash is missing, and said in the words of another game"]
    faults.clear()


async def test_games_that_share_a_short_command_call_its_argument_the_same(tmp_path: Path, texts: None) -> None:
    face = import_module("tests.clash.face").ClashFace
    shared = type("Sharing", (face,), {"typing": (Typing("take", "cards"), Typing("say", "number"))})
    assert [one.qualified_name for one in typing_commands([AlhambraFace(), shared()])].count("take") == 1
    other = type("Other", (face,), {"typing": (Typing("take", "number"),)})
    wrong = "/take, but alhambra takes 'cards' and clash takes 'number'"
    with pytest.raises(ValueError, match=wrong):
        typing_commands([AlhambraFace(), other()])
    async with world(tmp_path, 1, kind=BothWorld) as both:
        with pytest.raises(ValueError, match=wrong):
            TableBot(both.host, Studio(), [AlhambraFace(), other()], meters=Meters())


async def test_two_games_say_the_same_key_in_their_own_words(tmp_path: Path, texts: None) -> None:
    async with world(tmp_path, 2, kind=BothWorld) as both:
        anna, bela = both.people
        begun = {}
        for game in ("alhambra", "clash"):
            both.channel = both.guild.create_text_channel(game)
            await anna.slash(both.channel, f"{game} new")
            await bela.click(both.newest, label="Join")
            await anna.click(both.newest, label="Start")
            begun[game] = both.text(both.newest)
        assert "Let the building begin!" in begun["alhambra"]
        assert "your turn!" in begun["alhambra"]
        assert "Clash! Make up your mind." in begun["clash"].replace("*", "")
        shown = await anna.slash(both.channel, "say", number="7")
        assert "You can’t say that now." in both.text(shown.response)
        shown = await anna.slash(both.channel, "help")
        assert "### Alhambra" in both.text(shown.response)
        assert "opens a table of Clash" in both.text(shown.response)
