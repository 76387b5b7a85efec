"""Modules: what they cost where they are played, and that they cost nothing where they are not."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from copy import copy
from functools import partial
from itertools import zip_longest
from random import Random
from statistics import mean
from typing import TypeAlias
from unittest.mock import patch

from msgspec.structs import replace

from alhambra import Game, Options, apply, legal_actions, new_game, registry, rulebook, seats_to_act
from alhambra.base.buying import market_tiles, money_in_hand, offers, wares
from alhambra.base.ways import best_ways, overpaid_ways, stacks_of, sums_of
from alhambra.codec import encode
from alhambra.components import Card, load
from alhambra.ledger import Position
from alhambra.purchase import Item, Mix, Ware
from alhambra.tools.random_play import numbered_seed
from alhambra.tools.variety import all_modules
from bench.measure import ROUNDS, Result, best_times, repeated, timed
from tabletop.seat import Seat

GAMES = 4
PLAYERS = 4
EVERY = 20
"""Of so many states one is written."""
BASE = "the base game"
PIECES, HANDS, TIMES = 30, 5, 10
MONEY = "money"
Pieces: TypeAlias = tuple[Card | Item, ...]
Sold: TypeAlias = Callable[[Position, Seat], Sequence[Ware]]
DEAR = ("garden-12-s", "tower-13-e", "tower-12", "garden-10")


def results() -> Iterator[Result]:
    """Measure everything."""
    yield switched_off()
    yield from switched_on()
    yield from full_purses()


def switched_off() -> Result:
    """Play the base game with the modules in the box, and with none there at all."""
    present = alone = 0.0
    for _ in range(2 * ROUNDS):  # the two should be equal, so that small disturbances count
        present = max(present, speed(()))
        with empty_box():
            alone = max(alone, speed(()))
    name = "actions, modules switched off"
    return Result(name, present, "actions/s", "the base game in an empty box", present / alone, ">= 0.9")


def switched_on() -> Iterator[Result]:
    """Play with all modules."""
    on = off = 0.0
    for _ in range(ROUNDS):
        on, off = max(on, speed(all_modules())), max(off, speed(()))
    yield Result("actions with all modules", on, "actions/s", BASE, on / off, ">= 0.2")
    large, small = size(all_modules()), size(())
    yield Result("size of a state with all modules", large, "bytes", BASE, large / small, "<= 1.5")


def full_purses() -> Iterator[Result]:
    """List how thirty pieces can pay, with all modules and in the base game, thought out anew.

    First both have the same cards and the same tiles to pay for. Then everything is listed that a player is offered
    in a turn: with modules, the same tiles are sold in other manners, too. At last a third of the pieces, of each kind
    as many, are things that modules bring, in place of cards.
    """
    base, full = table(()), table(all_modules())
    hands: list[Pieces] = [tuple(Random(seed).sample(load().money, PIECES)) for seed in range(HANDS)]
    mixed = [hand[: -len(own := brought(full, seed))] + own for seed, hand in enumerate(hands)]
    rounds: list[tuple[Position, list[Pieces], Sold]] = [
        (base, hands, market_tiles),
        (full, hands, market_tiles),
        (full, hands, wares),
        (full, mixed, wares),
    ]
    runs = [repeated(TIMES, partial(list_offers, *one)) for one in rounds]
    plain, same, offered, other = [seconds / TIMES / HANDS * 1e6 for seconds in best_times(*runs)]
    yield Result("ways to pay with thirty cards, all modules", same, "us", BASE, same / plain, "<= 2.0")
    yield Result("all that they are offered", offered, "us", BASE, offered / plain)
    yield Result("the same with ten things of modules", other, "us", BASE, other / plain)


def table(modules: tuple[str, ...]) -> Position:
    """Return a table with dear tiles on the market."""
    state = replace(new_game(Options(PLAYERS, modules), numbered_seed(0)).game.state, market=DEAR)
    return Position(rulebook.rulebook(state.options), state)


def list_offers(at: Position, hands: Iterable[Pieces], sold: Sold) -> None:
    """List how the first player can pay for what is sold, with each of some hands and no memory of earlier thoughts."""
    for hand in hands:
        for memory in (best_ways, overpaid_ways, sums_of, stacks_of):
            memory.cache_clear()
        here = holding(at, hand)
        offers(here, 0, sold(here, 0))


def brought(at: Position, seed: int) -> Pieces:
    """Return some of the things that modules bring and that pay or let currencies mix: of each kind as many."""
    families = defaultdict(list)
    for piece in Random(seed).sample(found := things_of_modules(at), len(found)):
        families[piece.family].append(piece)
    return tuple(piece for some in zip_longest(*families.values()) for piece in some if piece)[: PIECES // 3]


def things_of_modules(at: Position) -> list[Card | Item]:
    """Return all that modules bring and that pays, or lets currencies mix."""
    paying = [card for card in at.rules.money.values() if card.family != MONEY]
    others = [card for card in at.rules.cards.values() if card.id not in at.rules.money]
    return [*paying, *at.rules.things.values(), *(card for card in others if mixes(holding(at, (card,))))]


def mixes(at: Position) -> list[Mix]:
    """Return what lets the first player mix currencies."""
    return [mix for part in at.rules.mixes for mix in part(at, 0)]


def holding(at: Position, some: Pieces) -> Position:
    """Give the first player some pieces: cards into the hand, and all else wherever its module has it."""
    state = at.state.with_player(0, hand=tuple([piece.id for piece in some if piece.id in at.rules.cards]))
    things = [piece for piece in some if piece.id in at.rules.things]
    if not things:
        return Position(at.rules, state)
    rules = copy(at.rules)
    vars(rules)["items"] = (money_in_hand, lambda at, seat, purpose: things)
    return Position(rules, state)


def speed(modules: tuple[str, ...]) -> float:
    """Play games at random and return the actions in a second."""
    actions, seconds = timed(count_actions, modules)
    return actions / seconds


def count_actions(modules: tuple[str, ...]) -> int:
    """Play games at random and count the actions."""
    return sum(1 for seed in range(GAMES) for _ in played(seed, modules))


def size(modules: tuple[str, ...]) -> float:
    """Return how long stored states are on average, through whole games."""
    games = [list(played(seed, modules)) for seed in range(GAMES)]
    return mean(len(encode(state)) for game in games for state in game[::EVERY])


def played(seed: int, modules: tuple[str, ...]) -> Iterator[Game]:
    """Play a game at random: give the game after each action."""
    random = Random(seed)
    game = new_game(Options(PLAYERS, modules), numbered_seed(seed)).game
    while seats := seats_to_act(game):
        game = apply(game, random.choice(legal_actions(game, seats[0]))).game
        yield game


@contextmanager
def empty_box() -> Iterator[None]:
    """Let the engine know no modules meanwhile."""
    base = tuple(module for module in registry.known_modules() if not module.number)
    with patch.object(rulebook, "known_modules", lambda: base):
        rulebook.rulebook.cache_clear()
        yield
    rulebook.rulebook.cache_clear()
