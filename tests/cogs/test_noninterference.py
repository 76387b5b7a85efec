"""What somebody is shown does not depend on what they may not know: two games that differ in that alone look the same.

The first game is played as it comes. The second has the same public course, but other cards in the hands that the
viewer cannot see, and other cards and tiles deeper in draw pile and bag: from the deal on, and again from two later
moments on. All that the viewer is sent in both is compared, to the last byte of the pictures, and so is the log.
"""

import logging
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field, replace
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import simcord

from alhambra.actions import Action
from alhambra.codec import decode, encode
from alhambra.components import load
from alhambra.events import Event, HandDealt
from alhambra.game import Game, Outcome
from alhambra.hosted import Alhambra
from alhambra.state import State
from host.commands import Act
from host.table import Actor
from tabletop.option import Option
from tabletop.rules import Plain
from tests.alhambra.redealing import NEXT, hidden_cards, with_other_secrets
from tests.cogs.stage import hush
from tests.cogs.test_commands import payload
from tests.cogs.wire import Wire
from tests.cogs.world import World, click_through_a_turn, is_asked, world
from tests.host.test_privacy import ALL_PIECES, pieces

OURS = ("alhambra", "bot", "cogs", "host", "operation", "render", "tabletop", "texts")
PARTS, TURNS, AHEAD = 3, 4, 160
"""How many parts of a game are compared, how many turns each has, and how many actions lie between them."""
COMMANDS = {
    "BuyBuilding": ("buy", "building"),
    "PlaceBuilding": ("place", "place"),
    "ReserveBuilding": ("place", "place"),
    "TakeMoney": ("take", "cards"),
    "ConfirmTurn": ("end", ""),
}
"""What the others do, what they like best first, and how they say it."""
LOOKS: tuple[tuple[str, dict[str, Any]], ...] = (
    *((name, {}) for name in ("hand", "end", "undo", "games", "rules", "help", "preferences", "privacy")),
    *((f"alhambra {name}", {}) for name in ("market", "stats", "leaderboard", "modules", "defaults")),
    *(
        (f"table {name}", {})
        for name in ("show", "history", "export", "answers", "resign", "cancel", "options", "bring")
    ),
    *(("alhambra palace", {"player": player}) for player in "012"),
    *(("alhambra score", {"when": when}) for when in ("now", "1")),
    ("take", {"cards": "a million"}),
    ("buy", {"building": "a castle"}),
    ("place", {"place": "far away"}),
    ("redesign", {"change": "everything"}),
)
"""What anybody can type and nothing changes, also what is refused."""


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the first game, as far as the second has to follow it."""

    start: bytes | None
    """The game at its beginning; None for the part that begins with the deal."""
    moves: list[Action] = field(default_factory=list)
    """What those did whom the viewer does not play for."""

    @property
    def known(self) -> tuple[str, ...]:
        """The cards with which they pay, and any that look the same: so they can do it in the second game too."""
        paid = {_kind(card) for move in self.moves for card in getattr(move, "pay", ())}
        return tuple(card.id for card in load().money if _kind(card.id) in paid)


@dataclass(slots=True)
class Course:
    """The public course of a game: found out when it is played first, followed when it is played again."""

    viewer: int | None
    parts: list[Part] = field(default_factory=list)
    ends: list[bytes] = field(default_factory=list)
    follows: bool = False


@dataclass(frozen=True, slots=True)
class Seen:
    """What left the bot while a game was played."""

    players: list[dict[str, list[str]]]
    spectator: dict[str, list[str]]
    log: list[str]


class OtherDeal(Alhambra):
    """Deals other cards to those whose hands the viewer does not see: as many, and worth as much (B-25)."""

    def __init__(self, viewer: int | None, known: tuple[str, ...]) -> None:
        self._viewer = viewer
        self._known = known

    def start(self, seats: int, options: Plain, seed: str) -> Outcome:
        outcome, luck = super().start(seats, options, seed), Random(7)
        money = sorted(hidden_cards(outcome.game.state, self._viewer) - set(self._known))
        other = dict(zip(sorted(money, key=_worth), sorted(luck.sample(money, len(money)), key=_worth), strict=True))
        deal: Callable[[tuple[str, ...]], tuple[str, ...]] = lambda cards: tuple(other.get(c, c) for c in cards)  # noqa: E731

        def changed(state: State) -> State:
            for seat, player in enumerate(state.players):
                if seat != self._viewer:
                    state = state.with_player(seat, hand=deal(player.hand))
            deck, bag = deal(state.secret.deck), state.secret.bag
            secret = msgspec.structs.replace(state.secret, deck=deck, bag=(*bag[:NEXT], *reversed(bag[NEXT:])))
            return msgspec.structs.replace(state, secret=secret)

        def retold(event: Event) -> Event:
            if isinstance(event, HandDealt) and event.seat != self._viewer:
                return replace(event, cards=deal(event.cards))
            return event

        game = outcome.game
        events = tuple(map(retold, outcome.events))
        return Outcome(Game(changed(game.state), changed(game.start)), events, events)


def _worth(card: str) -> int:
    return int(card.split("-")[1])


def _kind(card: str) -> str:
    return card.rpartition("-")[0]


async def play(folder: Path, course: Course, caplog: pytest.LogCaptureFixture) -> Seen:
    """Play a game, part by part, and return all that was sent."""
    caplog.clear()
    async with world(folder, 3) as house:
        wire = Wire(house.env)
        if course.follows:
            house.rules = OtherDeal(course.viewer, course.parts[0].known)
        await house.restart()
        await house.start()
        for number in range(PARTS):
            if number:
                await go_ahead(house, course, number)
            elif not course.follows:
                course.parts.append(Part(None))
            await play_part(house, course, number)
        log = [f"{one.levelname} {one.getMessage()}" for one in caplog.records if one.name.split(".")[0] in OURS]
        return Seen([wire.received_by(one) for one in house.people], wire.received_by(house.stranger), log)


async def play_part(house: World, course: Course, number: int) -> None:
    """Let some turns be taken, while the viewers look at everything."""
    moves = iter(list(course.parts[number].moves))
    for turn in range(TURNS):
        person = await house.asked()
        own = house.people.index(person) == course.viewer
        if own or turn == 0:
            await look_around(house, course.viewer)
        if own:
            await click_through_a_turn(house, person, Random(number))
        while await is_asked(house, person):
            move = next(moves) if course.follows else await best_move(house, person)
            if not course.follows:
                course.parts[number].moves.append(move)
            await say(house, person, move)
    if not course.follows:
        course.ends.append(await position(house))


async def best_move(house: World, person: simcord.MemberActor) -> Action:
    """Choose what somebody does whom the viewer does not play for, a single card rather than several."""
    options: list[Action] = [option.action for option in (await house.glance()).options(str(person.id))]
    kinds = list(COMMANDS)
    return min(
        (action for action in options if type(action).__name__ in kinds),
        key=lambda action: (kinds.index(type(action).__name__), len(getattr(action, "cards", ()))),
    )


async def say(house: World, person: simcord.MemberActor, move: Action) -> None:
    """Let somebody type what they do."""
    command, option = COMMANDS[type(move).__name__]
    codes = [one.code for one in (await house.glance()).options(str(person.id)) if one.action == move]
    assert codes, "what was done in the first game is possible in the second"
    await person.slash(house.channel, command, **({option: codes[0]} if option else {}))


async def look_around(house: World, seat: int | None) -> None:
    """Let the viewers press every button, type what changes nothing, and be offered whatever can be typed."""
    viewers = [house.stranger] if seat is None else [house.people[seat], house.stranger]
    for viewer in viewers:
        for label in house.buttons(house.newest):
            await viewer.click(house.newest, label=label)
        for command, options in LOOKS:
            shown = await viewer.slash(house.channel, command, **options)
            if command == "alhambra score" and house.menus(shown.response):
                await house.choose(viewer, shown, "Bela")
        for command, option in await offering(house):
            for typed in ("", "e"):
                await viewer.autocomplete(house.channel, command, option, typed)


async def offering(house: World) -> list[tuple[str, str]]:
    """List the options of all commands for which something is offered."""
    found: list[tuple[str, str]] = []

    def search(command: dict[str, Any], name: str) -> None:
        for option in command.get("options", ()):
            if option.get("autocomplete"):
                found.append((name, option["name"]))
            search(option, f"{name} {option['name']}")

    for command in await payload(house):
        if command["name"] != "moderate":  # which is not shown to them
            search(command, command["name"])
    return found


async def go_ahead(house: World, course: Course, number: int) -> None:
    """Play on unseen, in both games with the cards of the first; then the second gets other secrets again."""
    await house.let_go()
    if course.follows:
        put(house, course.ends[number - 1])
        house.rules = Alhambra()
    await house.bot()  # which nobody connects: nothing that happens now is told
    luck, table = Random(number), (await house.glance()).table.id
    for step in count():
        sitter, options = await asked(house)
        if step >= AHEAD and "TakeMoney" in {type(option.action).__name__ for option in options}:
            break
        await house.host.do(table, sitter, Act(luck.choice(options).action))
    await hush(house)
    if not course.follows:
        course.parts.append(Part(await position(house)))
    await house.let_go()
    start = course.parts[number].start
    assert start is not None
    if course.follows:
        put(house, encode(with_other_secrets(decode(start), course.viewer, luck, course.parts[number].known)))
    await house.env.restart_bot(await house.bot())


async def asked(house: World) -> tuple[Actor, tuple[Option, ...]]:
    """Return who is asked, and what they can do."""
    glance = await house.glance()
    sitter = glance.table.seats[glance.table.waiting[0].seat]
    assert sitter.user is not None
    return Actor(sitter.user, sitter.name), glance.options(sitter.user)


async def position(house: World) -> bytes:
    """Return the game as it is stored."""
    found = await house.host.storage.load((await house.glance()).table.id)
    assert found is not None
    assert found[1] is not None
    return found[1]


def put(house: World, position: bytes) -> None:
    """Store another position for the table, while no bot is there."""
    with closing(sqlite3.connect(house.path)) as connection:
        connection.execute("UPDATE tables SET snapshot = ?", (position,))
        connection.commit()


@pytest.mark.long
@pytest.mark.parametrize("viewer", [0, None], ids=["a player", "a spectator"])
async def test_what_somebody_is_sent_does_not_depend_on_what_they_may_not_know(
    viewer: int | None, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    for name in OURS:
        caplog.set_level(logging.DEBUG, logger=name)
    course = Course(viewer)
    (tmp_path / "second").mkdir()
    first = await play(tmp_path, course, caplog)
    course.follows = True
    second = await play(tmp_path / "second", course, caplog)
    assert first.spectator == second.spectator
    assert first.log == second.log
    assert not pieces("\n".join(first.log)) & ALL_PIECES
    for seat in range(3):
        if seat == viewer:
            assert first.players[seat] == second.players[seat]
        else:  # whose hand it is, is shown another one: so a difference would have been found
            assert first.players[seat] != second.players[seat]
