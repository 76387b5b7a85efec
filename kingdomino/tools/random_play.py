"""Players who do anything that is legal."""

from collections.abc import Iterator
from functools import partial
from hashlib import sha256

from kingdomino.actions import Action, Prepare
from kingdomino.events import Event
from kingdomino.game import Game, apply, legal_actions, new_game, seats_to_act
from kingdomino.grid import cell_at
from kingdomino.options import FEWEST, MOST, NEEDS, VARIANTS, Options, setup_for
from kingdomino.preparing import waiting
from tabletop.rng import Rng
from tabletop.tools import seeds

numbered_seed = partial(seeds.numbered_seed, "kingdomino")
"""Returns the seed that stands for a number, so that a game can be named by it."""
PREPARES = 12
"""One in so many steps is preceded by somebody preparing a turn."""


def random_game(options: Options, seed: str) -> Iterator[tuple[Action | None, Game, tuple[Event, ...]]]:
    """Play a game: yield each action, the game after it and what happened; first the setup, without an action."""
    outcome = new_game(options, seed)
    luck = Rng(sha256(bytes.fromhex(seed)).hexdigest())  # the players' own: it tells nothing of the game's
    yield None, outcome.game, outcome.events
    while seats := seats_to_act(outcome.game):
        plan, luck = _plan(outcome.game, luck)
        if plan is not None:
            outcome = apply(outcome.game, plan)
            yield plan, outcome.game, outcome.events
        action, luck = _draw(legal_actions(outcome.game, seats[0]), luck)
        outcome = apply(outcome.game, action)
        yield action, outcome.game, outcome.events


def _draw(actions: tuple[Action, ...], luck: Rng) -> tuple[Action, Rng]:
    index, luck = luck.below(len(actions))
    return actions[index], luck


def _plan(game: Game, luck: Rng) -> tuple[Action | None, Rng]:
    """Prepare a turn now and then: a place, wishes, or both."""
    often, luck = luck.below(PREPARES)
    state = game.state
    rest = [slot for slot in state.older[state.done + 1 :] if slot.king is not None]
    if often or not rest:
        return None, luck
    index, luck = luck.below(len(rest))
    seat, number = rest[index].king, rest[index].number
    assert seat is not None
    assert number in waiting(state, seat)
    pairs = state.players[seat].kingdom.pairs(number, setup_for(state.options).size)
    place = None
    if pairs:
        chosen, luck = luck.below(len(pairs) + 1)
        place = None if chosen == len(pairs) else (cell_at(pairs[chosen][0]), cell_at(pairs[chosen][1]))
    some, luck = luck.shuffled(slot.number for slot in state.newer)
    many, luck = luck.below(len(some) + 1)
    return Prepare(seat, number, place, some[:many]), luck


def varied(players: int | None, options: tuple[str, ...] | None, seed: str) -> Options:
    """Return the options of the game with a seed; what is None is drawn for each game anew."""
    luck = Rng(sha256(f"variety {seed}".encode()).hexdigest())
    if players is None:
        index, luck = luck.below(MOST - FEWEST + 1)
        players = FEWEST + index
    chosen = {}
    for name in VARIANTS:
        if options is None:
            on, luck = luck.below(2)
            chosen[name] = bool(on) and NEEDS.get(name, players) == players
        else:
            chosen[name] = name in options
    return Options(players, **chosen)
