"""Taking a turn by typing: a place by its number or its cells, and a domino by its number, also both at once."""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from discord import app_commands

from cogs.attempting import seated
from cogs.call import Call
from cogs.card import Card
from cogs.controls import LONGEST_LABEL, MOST_OPTIONS
from cogs.kingdomino.panels import Panels, written
from cogs.kingdomino.playing import attempt, lay, panels_at
from cogs.typed import folded, words
from host.commands import Act
from kingdomino.actions import Action, ChooseDomino, PlaceDomino
from kingdomino.view import Number, cell_name, cell_named
from render.kingdomino.layout.naming import STEPS, way_called
from render.kingdomino.place.places import Place, Way
from tabletop.cellname import Cell
from tabletop.refused import Refused
from texts.catalogue import Catalogue

TOKEN = re.compile(r"[^\s,;:+·()/–]+")
SIDES = ("north", "east", "south", "west")
STEP_TO = {side: step for step, side in STEPS.items()}
TAKES = "+"
"""Stands between a place and what is taken afterwards, in what was offered."""


class Said(NamedTuple):
    """What somebody typed about a placement."""

    first: Cell | None
    second: Cell | None
    take: Number | None


async def type_place(call: Call, text: str) -> Card:
    """Lay the domino where somebody says; what cannot be done the rules refuse."""
    panels = panels_at(call, await seated(call))
    if not panels.asks_to_place:
        return await attempt(call, panels.glance, Act(PlaceDomino(panels.seat, (0, 0), (0, 0))))
    number = panels.view.domino
    assert number is not None
    offered, _, take = text.partition(TAKES)
    place, ways = panels.ways_meant(number, offered.strip())
    if place is not None and len(ways) == 1:  # chosen from what was offered
        return await lay(call, panels, PlaceDomino(panels.seat, place.cell, ways[0].cell), take)
    said = read(text, panels, number)
    action = _placement(said, panels, number, text)
    return await lay(call, panels, action, "" if said.take is None else str(said.take), sure=False)


def _placement(said: Said, panels: Panels, number: Number, text: str) -> PlaceDomino:
    """Return the placement that was meant, also one that is not legal; refuse what leaves several open."""
    if said.first is not None and said.second is not None:
        return PlaceDomino(panels.seat, said.first, said.second)
    place = next((place for place in panels.places(number) if place.cell == said.first), None)
    if place is None or len(place.ways) > 1:
        refusal = Refused("K-52", "no-such-place" if place is None else "which-way", text=text[:60])
        meant = panels.places(number) if place is None else [place]
        legal = [PlaceDomino(panels.seat, one.cell, way.cell) for one in meant for way in one.ways]
        refusal.legal = [panels.glance.option(action) for action in legal]
        raise refusal
    return PlaceDomino(panels.seat, place.cell, place.ways[0].cell)


def read(text: str, panels: Panels, number: Number) -> Said:
    """Read a place by its number in the picture or its cell, a direction or a second cell, and what is taken then."""
    first = second = take = None
    numbers = {str(place.number): place.cell for place in panels.places(number)}
    for token in TOKEN.findall(folded(text)):
        cell = cell_named(token) if not token.isdecimal() else None
        side = side_named(token, panels.say)
        if first is None and (cell is not None or token in numbers):
            first = cell or numbers[token]
        elif first is not None and second is None and (cell is not None or side is not None):
            step = STEP_TO[side] if side is not None else (0, 0)
            second = cell or (first[0] + step[0], first[1] + step[1])
        elif first is not None and token.isdecimal():
            take = int(token)
    return Said(first, second, take)


def side_named(token: str, say: Catalogue) -> int | None:
    """Return the side that a word stands for; None if it stands for none."""
    return next((side for side, name in enumerate(SIDES) if token in words(name, say)), None)


async def type_choice(call: Call, text: str) -> Card:
    """Take the domino of a number; the rules refuse others."""
    panels = panels_at(call, await seated(call))
    number = re.search(r"\d+", text)
    if number is None:
        refusal = Refused("K-9", "no-such-domino", text=text[:60])
        refusal.legal = panels.options
        raise refusal
    action: Action = ChooseDomino(panels.seat, int(number[0]))
    return await attempt(call, panels.glance, Act(action, quick=True))


async def offer_places(call: Call, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the places that fit what was typed, the best first; once there is just one, with what to take then."""
    panels = panels_at(call, await seated(call))
    number = panels.view.domino
    if not panels.asks_to_place or number is None:
        return []
    said = read(typed, panels, number)
    found = [
        (place, way)
        for place in panels.places(number)
        for way in place.ways
        if said.first in (None, place.cell) and said.second in (None, way.cell)
    ]
    found.sort(key=panels.least_gain)
    lines = list(_lines(found, said, panels))
    return [app_commands.Choice(name=name[:LONGEST_LABEL], value=value) for value, name in lines[:MOST_OPTIONS]]


def _lines(found: Sequence[tuple[Place, Way]], said: Said, panels: Panels) -> Iterator[tuple[str, str]]:
    say, free = panels.say, panels.free if len(panels.free) > 1 else []
    for place, way in found:
        value = f"{written(place.cell)}/{written(way.cell)}"
        cells = {"first": cell_name(place.cell), "second": cell_name(way.cell)}
        called = say("place-typed", number=place.number, way=way_called(way.side, say), **cells)
        label = panels.words.gained(called, way.gain)
        if said.take is None:
            yield value, label
        for one in free if len(found) == 1 or said.take is not None else ():
            if str(one).startswith(str(said.take or "")):
                yield f"{value}{TAKES}{one}", say("place-and-take", place=label, number=one)


async def offer_dominoes(call: Call, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the dominoes that can be taken."""
    panels = panels_at(call, await seated(call))
    if not panels.options or panels.asks_to_place:
        return []
    labels = {str(number): panels.words.choice(number, panels.view) for number in panels.free}
    return [
        app_commands.Choice(name=label[:LONGEST_LABEL], value=number)
        for number, label in labels.items()
        if folded(typed) in folded(label)
    ]
