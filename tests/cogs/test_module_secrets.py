"""What modules hide stays hidden, whichever there are: each says how its secrets could lie, and nobody is shown how.

A game with every module that is found, and the toy one, is brought to some moments, twice: as it comes, and with all
dealt anew that the viewer must not know. At each moment the viewers look at everything and somebody does something.
"""

import logging
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from alhambra import Game, apply, legal_actions, seats_to_act
from alhambra.actions import Action
from alhambra.codec import decode, encode
from alhambra.events import MarketRanShort
from alhambra.game import taken_again
from alhambra.preparing import preparer
from alhambra.registry import known_modules
from alhambra.rulebook import rulebook
from host.commands import Act
from host.table import Actor
from tabletop.refused import Refused
from tests.alhambra import fair
from tests.alhambra.games import ALL
from tests.alhambra.moving_in import furnished
from tests.alhambra.redealing import closes_a_window, for_the_same_action
from tests.cogs.stage import hush
from tests.cogs.test_noninterference import OURS, Seen, look_around, position, put
from tests.cogs.windows.asking import start_with
from tests.cogs.wire import Wire
from tests.cogs.world import World, world
from tests.host.test_privacy import ALL_PIECES, pieces

VIEWER = 0
AHEAD = ((0, True), (0, False), (40, True), (60, False), (90, True))
"""How many actions lie before each moment, and whether several are asked at once then: first of all in the setup."""


@dataclass(frozen=True, slots=True)
class Moment:
    """What the second game needs to know of a moment of the first."""

    before: tuple[Action, ...]
    """What was done unseen until then."""
    game: Game
    other: Game
    """The same with other secrets."""
    action: Action
    """What is done then."""


@dataclass(slots=True)
class Course:
    """The moments of a game: found out when it is played first, met again with other secrets."""

    moments: list[Moment] = field(default_factory=list)
    ends: list[bytes] = field(default_factory=list)
    """What each led to."""
    follows: bool = False


async def play(folder: Path, course: Course, caplog: pytest.LogCaptureFixture) -> Seen:
    """Bring a game to each moment, let it be looked at, and return all that was sent."""
    caplog.clear()
    async with world(folder, 3) as house:
        wire = Wire(house.env)
        await start_with(house, *ALL, fair.FAIR)
        for number in range(len(AHEAD)):
            await go_ahead(house, course, number)
            await look_around(house, VIEWER)
            await do(house, course.moments[number].action)
            await house.host.courier.idle()
            course.ends.append(await position(house))
        log = [f"{one.levelname} {one.getMessage()}" for one in caplog.records if one.name.split(".")[0] in OURS]
        return Seen([wire.received_by(one) for one in house.people], wire.received_by(house.stranger), log)


async def go_ahead(house: World, course: Course, number: int) -> None:
    """Play on unseen, in both games with the secrets of the first; then the second gets other ones."""
    await house.let_go()
    if course.follows and number:
        put(house, course.ends[number - 1])
    await house.bot()  # which nobody connects: nothing that happens now is told
    if course.follows:
        for action in course.moments[number].before:
            await do(house, action)
    else:
        course.moments.append(await find_moment(house, number))
    await hush(house)
    await house.let_go()
    if course.follows:
        put(house, encode(course.moments[number].other))
    await house.env.restart_bot(await house.bot())


async def find_moment(house: World, number: int) -> Moment:
    """Play at random until there is something to do that shows nothing hidden, in a window or in a turn."""
    luck, done, (actions, several) = Random(number), list[Action](), AHEAD[number]
    while True:
        game = decode(await position(house))
        possible = [action for seat in seats_to_act(game) for action in legal_actions(game, seat)]
        if len(done) >= actions and (game.state.window is not None) == several:
            for action in filter(partial(keeps_secrets, game), luck.sample(possible, len(possible))):
                other = for_the_same_action(game, action, VIEWER, luck)
                if could_be(other) and keeps_secrets(other, action):
                    return Moment(tuple(done), game, other, action)
        done.append(luck.choice(possible))
        await do(house, done[-1])


def could_be(game: Game) -> bool:
    """Return whether the steps of a turn still lead to where it is: some rest on what was dealt otherwise now."""
    state = game.start
    try:
        for _, ledger in taken_again(rulebook(state.options), state, game.steps):
            state = ledger.state
    except Refused:
        return False
    return replace(state, secret=game.state.secret) == game.state


def keeps_secrets(game: Game, action: Action) -> bool:
    """Return whether an action lets nobody see what was hidden, by the rules: sealed answers, or all hands (B-81)."""
    if action.seat != VIEWER and action.seat == preparer(game):
        return False  # which rests on what that player has prepared, another secret
    outcome = apply(game, action)
    return not closes_a_window(outcome) and MarketRanShort() not in outcome.events


async def do(house: World, action: Action) -> None:
    """Let somebody do something, wherever they do it."""
    table = (await house.glance()).table
    sitter = table.seats[action.seat]
    assert sitter.user is not None
    await house.host.do(table.id, Actor(sitter.user, sitter.name), Act(action))


@pytest.mark.long
async def test_what_modules_hide_is_shown_to_nobody(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    for name in OURS:
        caplog.set_level(logging.DEBUG, logger=name)
    course = Course()
    (tmp_path / "second").mkdir()
    with furnished(fair.__name__):
        first = await play(tmp_path, course, caplog)
        course.follows = True
        second = await play(tmp_path / "second", course, caplog)
        hiding = {module.id for module in known_modules() if module.redeals}
    assert first.players[VIEWER] == second.players[VIEWER]
    assert first.spectator == second.spectator
    assert first.log == second.log
    assert not pieces("\n".join(first.log)) & ALL_PIECES
    pairs = [(moment.game.state, moment.other.state) for moment in course.moments]
    assert hiding <= {name for one, other in pairs for name in one.slices if one.slices[name] != other.slices[name]}
