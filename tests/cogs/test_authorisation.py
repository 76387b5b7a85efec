"""Who may do what: docs/permissions.md is the table, and all of it is tried on the real bot."""

import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import pytest_asyncio
import simcord

from cogs.alhambra.face import AlhambraFace
from cogs.client import CONTROLS
from tests.cogs.stage import Person, Stage, Use, stage
from tests.cogs.test_commands import OWNERS, WANTED

TABLE = Path(__file__).parents[2] / "docs" / "permissions.md"
LINE = re.compile(r"\| `(?P<what>[^`]+)`[^|]*\|(?P<cells>.*)\|")


class Row(NamedTuple):
    """What everybody gets who tries something at some moment."""

    what: str
    when: str
    wanted: dict[str, str]


def rows() -> Iterator[Row]:
    """Read the table; who is who stands above each part."""
    people: list[str] = []
    for line in TABLE.read_text(encoding="utf-8").splitlines():
        if line.startswith(("| command |", "| control |")):
            people = [cell.strip() for cell in line.strip("|").split("|")][2:]
        elif match := LINE.fullmatch(line):
            when, *wanted = [cell.strip() for cell in match["cells"].split("|")]
            yield Row(match["what"], when, dict(zip(people, wanted, strict=True)))


ROWS = list(rows())


async def code(scene: Stage, kind: str) -> str:
    """Return the code of something that the player on turn can do."""
    return next(option.code for option in await scene.options(1) if type(option.action).__name__ == kind)


def choosing(kind: str) -> Callable[[Stage], Awaitable[str]]:
    return lambda scene: code(scene, kind)


def always(value: str) -> Callable[[Stage], Awaitable[str]]:
    async def give(scene: Stage) -> str:
        return value

    return give


async def tile_aside(scene: Stage) -> str:
    return next(str(option.action.tile) for option in await scene.options(1))


TYPED = {
    "/take": ("cards", "TakeMoney"),
    "/buy": ("building", "BuyBuilding"),
    "/place": ("place", "PlaceBuilding"),
    "/redesign": ("change", "RemoveBuilding"),
    "/act": ("action", "BuyWithVizier"),
}
PLAIN: Mapping[str, Mapping[str, Any]] = {
    "/preferences": {"confirm": "always"},
    "/table bots": {"number": 1},
    "/table options": {"seats": 5},
    "/table answers": {"about": "vizier", "answer": "pass"},
    "/moderate defaults": {"seats": 3},
    "/alhambra modules": {"modules": "camps"},
    "/alhambra defaults": {"modules": "camps"},
    "/owner leave": {"server": "123456789012345678"},
}
ABOUT = {
    "/table kick": {"player": "player"},
    "/table replace": {"player": "player", "by": "guest"},
    "/table host": {"to": "player"},
    "/moderate skip": {"player": "on turn"},
    "/owner block": {"person": "player"},
    "/owner unblock": {"person": "player"},
}
"""Who the commands are about that are about somebody."""
USES: Mapping[str, Use] = {
    "rebuild": Use(value=always("RemoveBuilding.")),
    "fold": Use(value=always("wall-card-n")),
    "tile": Use(value=tile_aside, answers=True),
    "how": Use(value=choosing("PlaceBuilding"), answers=True),
    "citizens": Use(value=always("tower")),
    "do": Use(value=choosing("TakeMoney"), answers=True),
    "refund": Use(value=choosing("TakeMoney"), answers=True),
    "wish": Use(value=choosing("BuyWithVizier"), answers=True),
    "answer": Use(value=choosing("BuyWithVizier"), answers=True),
    "pay-in": Use(value=always("denar"), answers=True),
    "bid": Use(value=always("3"), answers=True),
    "decline": Use(answers=True),
    "standing": Use("vizier", always("pass")),
    "claim": Use("price.0..0", always("9")),
    "draft": Use("price.0..0", always("9")),
    "order": Use("save.0.9.0"),
    "end": Use(answers=True),
    "undo": Use(answers=True),
    "bots": Use("1"),
    "set": Use("seats", always("5")),
    "set-modules": Use("preset", always("everything")),
    "buildings": Use(value=always("price")),
    "wall": Use(value=always("0")),
    "primer": Use("2", anywhere=True),
    "primer-rules": Use("2", anywhere=True),
    "rule": Use("B-33", anywhere=True),
    "rule-chosen": Use(value=always("B-33"), anywhere=True),
    "topic": Use(value=always("overview"), anywhere=True),
    "prefer": Use("confirms=always", anywhere=True),
    "learn": Use(anywhere=True),
    "learn-again": Use(anywhere=True),
    "erase": Use(anywhere=True),
    "owner-servers": Use("1", anywhere=True),
    "really-erase": Use(anywhere=True),
}


async def options(scene: Stage, command: str) -> dict[str, Any]:
    """Return what is typed after a command."""
    if command in TYPED:
        name, kind = TYPED[command]
        return {name: await code(scene, kind)}
    about = {name: scene.user(who) for name, who in ABOUT.get(command, {}).items()}
    return {**PLAIN.get(command, {}), **about}


async def attempt(scene: Stage, person: Person, what: str) -> simcord.results.InteractionResult:
    """Let somebody use a command or a control."""
    if what in ("accept", "no-thanks"):
        return await scene.press(person, what, Use(str(scene.offer)))
    if not what.startswith("/"):
        return await scene.press(person, what, USES.get(what, Use()))
    brings = what == "/table bring" and person.channel is scene.house.channel
    channel = scene.another_channel if brings else person.channel
    return await person.type(what.removeprefix("/"), await options(scene, what), channel)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def scene(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Stage]:
    """Yield one stage for all: whatever changes something is put back."""
    async with stage(tmp_path_factory.mktemp("stage")) as made:
        yield made


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("row", ROWS, ids=[f"{row.what} {row.when}" for row in ROWS])
async def test_everybody_gets_what_the_table_says(row: Row, scene: Stage) -> None:
    await scene.put_back("turn" if row.when == "opened" else row.when)
    scene.show_moderation(to_all=row.when == "opened")
    found = {}
    for name, person in scene.people.items():
        found[name] = await scene.outcome(partial(attempt, scene, person, row.what))
    assert found == row.wanted


@pytest.mark.asyncio(loop_scope="module")
async def test_whoever_moderates_one_channel_moderates_neither_another_nor_the_server(scene: Stage) -> None:
    await scene.put_back("turn")
    keeper = Person(scene.house.stranger, scene.own_channel)
    wanted = {"/moderate defaults": "T-18", "/table bring": "T-20", "really-cancel": "T-4", "bots": "T-8"}
    found = {what: await scene.outcome(partial(attempt, scene, keeper, what)) for what in wanted}
    assert found == wanted


@pytest.mark.asyncio(loop_scope="module")
async def test_nobody_can_give_a_seat_to_the_account_of_a_bot(scene: Stage) -> None:
    await scene.put_back("turn")
    about = {"player": scene.user("player"), "by": scene.user("bot")}
    for name in ("player", "owner", "moderator"):
        person = scene.people[name]
        assert await scene.outcome(partial(person.type, "table replace", about, person.channel)) == "T-12"


def test_every_command_is_in_the_table() -> None:
    assert {row.what for row in ROWS if row.what.startswith("/")} == {f"/{name}" for name in WANTED | OWNERS}


def test_every_button_and_every_menu_is_in_the_table() -> None:
    assert {row.what for row in ROWS if not row.what.startswith("/")} == {*CONTROLS, *AlhambraFace().controls}


def test_the_table_has_all_kinds_of_people() -> None:
    kinds = ("on turn", "player", "owner", "spectator", "moderator", "elsewhere", "private", "bot")
    assert {tuple(row.wanted) for row in ROWS} == {kinds}
