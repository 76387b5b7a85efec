"""The bot player that knows a module against one that ignores it, for each module that is found."""

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from unittest.mock import patch

from alhambra import Options, apply, legal_actions, new_game, registry, seats_to_act, view
from alhambra.actions import Action
from alhambra.player import choose, part
from alhambra.tools.random_play import numbered_seed
from alhambra.tools.variety import all_modules
from alhambra.view import View
from bench.measure import Result, number_of

PLAYERS = 4
GAMES = 200


def results() -> Iterator[Result]:
    """Let two who know a module play two who ignore it, and the next time the other way round."""
    peer = "games of those who ignore it as well"
    with ProcessPoolExecutor() as workers:
        for module in all_modules():
            if can_be_ignored(module):
                shares = list(workers.map(partial(play, module), range(number_of(GAMES)), chunksize=5))
                won = sum(shares) / len(shares)
                yield Result(f"won by who knows {module}", 100 * won, "%", peer, won, ">= 0.5")


def play(module: str, seed: int) -> float:
    """Play one game, and give how much of the victory belongs to those who know a module."""
    game = new_game(Options(PLAYERS, (module,)), numbered_seed(seed)).game
    knowing = range(seed % 2, PLAYERS, 2)
    while seats := seats_to_act(game):
        seat = seats[0]
        seen, legal = view(game, seat), legal_actions(game, seat)
        action = choose(seen, legal) if seat in knowing else choose_without(module, seen, legal)
        game = apply(game, action).game
    winners = game.state.winners
    return sum(seat in knowing for seat in winners) / len(winners)


def choose_without(module: str, seen: View, legal: Sequence[Action]) -> Action:
    """Choose like somebody who has no thoughts about a module, and leaves its things alone where that can be."""
    known = {name: thoughts for name, thoughts in all_thoughts().items() if name != module}
    others = [action for action in legal if not uses(action, module)]
    with patch.object(part, "parts", lambda aspect, kind: known):
        return choose(seen, others or legal)


def can_be_ignored(module: str) -> bool:
    """Return whether there is anything to know about a module."""
    return bool(words_of(module)) or module in all_thoughts()


def all_thoughts() -> dict[str, part.PlayerPart]:
    """Return what the player thinks of each module."""
    return registry.parts("player", part.PlayerPart)


def uses(action: Action, module: str) -> bool:
    """Return whether an action belongs to a module, or names something of it."""
    names = {type(action).__name__}.union(*(named(getattr(action, field)) for field in action.__struct_fields__))
    return not names.isdisjoint(words_of(module))


def named(value: object) -> set[str]:
    """Return the names in a field of an action."""
    if isinstance(value, str):
        return {value}
    return set().union(*map(named, value)) if isinstance(value, tuple) else set()


@cache
def words_of(module: str) -> frozenset[str]:
    """Return the names of all that a module adds to what can be done: kinds of action, pieces, manners and refunds."""
    adds = next(one for one in registry.known_modules() if one.id == module)
    actions = [move.action.__name__ for move in adds.moves if move.action.__module__ != Action.__module__]
    tiles = [tile.id for bring in adds.brings_tiles for tile in bring()]
    cards = [card.id for bring in adds.brings_cards for card in bring()]
    items = [item.id for bring in adds.brings_items for item in bring()]
    return frozenset((*actions, *tiles, *cards, *items, *adds.manners, *adds.refunds))
