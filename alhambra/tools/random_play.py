"""Players who do anything that is legal, with a liking for what brings the game forward."""

from collections.abc import Iterator
from functools import partial
from hashlib import sha256

from alhambra.actions import Action, BuyBuilding, PlaceBuilding, TakeMoney
from alhambra.events import Event
from alhambra.game import Game, new_game, seats_to_act
from alhambra.options import Options
from alhambra.preparing import apply, legal_actions
from alhambra.tools.orders import orders
from tabletop.rng import Rng
from tabletop.tools import seeds

LIKING: dict[type[Action], int] = {BuyBuilding: 6, TakeMoney: 4, PlaceBuilding: 6}
"""How many lots a kind of action has, where others have one; without it games would be all redesigning."""


numbered_seed = partial(seeds.numbered_seed, "alhambra")
"""Returns the seed that stands for a number, so that a game can be named by it."""


def random_game(options: Options, seed: str) -> Iterator[tuple[Action | None, Game, tuple[Event, ...]]]:
    """Play a game: give each action, the game after it and what happened; first the setup, without an action."""
    outcome = new_game(options, seed)
    luck = Rng(sha256(bytes.fromhex(seed)).hexdigest())  # the players' own: it tells nothing of the game's
    yield None, outcome.game, outcome.events
    for order in orders(options, luck):
        outcome = apply(outcome.game, order)
        yield order, outcome.game, outcome.events
    while seats := seats_to_act(outcome.game):
        index, luck = luck.below(len(seats))
        action, luck = choose(legal_actions(outcome.game, seats[index]), luck)
        outcome = apply(outcome.game, action)
        yield action, outcome.game, outcome.events


def choose(actions: tuple[Action, ...], luck: Rng) -> tuple[Action, Rng]:
    """Draw a kind of action, then one of the kind."""
    lots = [kind for kind in dict.fromkeys(map(type, actions)) for _ in range(LIKING.get(kind, 1))]
    lot, luck = luck.below(len(lots))
    some = [action for action in actions if type(action) is lots[lot]]
    index, luck = luck.below(len(some))
    return some[index], luck
