"""A server where Kingdomino is played, by clicking and by typing."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import simcord

from cogs.face import Face
from cogs.kingdomino.face import KingdominoFace
from kingdomino.hosted import Kingdomino
from kingdomino.view import View
from tabletop.rules import Rules
from tests.cogs.world import World, is_asked, world

MOST_CLICKS = 60


class KingdominoWorld(World):
    """A server where Kingdomino is played, and nothing else."""

    game: ClassVar[str] = "kingdomino"
    kinds: ClassVar[tuple[type[Rules[Any, Any, Any]], type[Face]]] = (Kingdomino, KingdominoFace)


@asynccontextmanager
async def kingdom(folder: Path, people: int = 2, **settings: Any) -> AsyncIterator[World]:
    """Let people sit down where Kingdomino is played."""
    async with world(folder, people, kind=KingdominoWorld, **settings) as made:
        yield made


async def click_through_a_turn(table: World, person: simcord.MemberActor, luck: Random) -> int:
    """Let somebody take a turn by clicking what is offered; return how many clicks it took."""
    shown, clicks, since = await person.click(table.newest, label="Play"), 1, await _question(table, person)
    while await is_asked(table, person) and await _question(table, person) == since:
        offers, buttons = table.offers(shown.response), table.buttons(shown.response)
        if "Undo" in buttons and luck.random() < 0.1:
            shown = await table.press(person, shown, "Undo")
        elif offers:
            shown = await table.take_up(person, shown, luck.choice(offers))
        else:
            shown = await table.press(person, shown, "End turn")
        clicks += 1
        assert clicks < MOST_CLICKS, (table.text(shown.response), buttons)
    return clicks


async def type_through_a_turn(table: World, person: simcord.MemberActor, luck: Random) -> int:
    """Let somebody take a turn by typing what is offered; return how many commands it took."""
    typed, since = 0, await _question(table, person)
    while await is_asked(table, person) and await _question(table, person) == since:
        places = await person.autocomplete(table.channel, "place", "place", "")
        dominoes = await person.autocomplete(table.channel, "choose", "domino", "")
        if places:
            await person.slash(table.channel, "place", place=luck.choice(places)["value"])
        elif dominoes:
            await person.slash(table.channel, "choose", domino=luck.choice(dominoes)["value"])
        else:
            await person.slash(table.channel, "end")
        typed += 1
        assert typed < MOST_CLICKS, "a turn does not come to its end"
    return typed


async def _question(table: World, person: simcord.MemberActor) -> int:
    """Return since when somebody has been asked: another turn is another question."""
    _, kept, _ = await table.host.tables.opened((await table.glance()).table.id)
    return next((wait.since for wait in kept.waits if kept.seats[wait.seat].user == str(person.id)), 0)


async def until(table: World, state: str) -> None:
    """Let whoever is asked choose until something else is asked."""
    while (await table.glance()).view(None).state != state:
        person = await table.asked()
        await table.choose(person, await person.click(table.newest, label="Play"), "(")


async def view_of(table: World, person: simcord.MemberActor) -> View:
    """Return what somebody sees."""
    view: View = (await table.glance()).view(str(person.id))
    return view


def free(view: View) -> list[int]:
    """Return the dominoes that can still be taken."""
    return [slot.number for slot in view.newer if slot.king is None]
