"""The rules of one game: what all its parts declare, put together once and ready for use."""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any, TypeAlias, TypeVar

from alhambra.actions import Action
from alhambra.components import Card, CardId, Components, Money, Tile, TileId, load
from alhambra.events import Event, ScoreLine
from alhambra.ledger import Ledger, Position
from alhambra.module import Family, Module, Move, Prompt, Step
from alhambra.options import Options
from alhambra.registry import known_modules
from alhambra.windows import PART as WINDOWS
from tabletop.refused import Refused

K = TypeVar("K")
V = TypeVar("V")
Scoring: TypeAlias = Callable[[Position, int], Iterable[ScoreLine]]

RULES_VERSION = 2
"""Raised whenever a game could take another course by the same actions."""

FEWEST, MOST = 2, 6


class Rulebook:
    """The rules of a game with certain options."""

    def __init__(self, options: Options, known: tuple[Module, ...]) -> None:
        modules = tuple(module for module in known if module.plays(options))
        if any(module.prompts for module in modules):
            modules = (*modules, WINDOWS)
        self.options = options
        self.components: Components = load()
        self.tiles: Mapping[str, Tile] = {tile.id: tile for m in modules if m.tiles for tile in m.tiles()}
        self.cards: Mapping[str, Card] = {card.id: card for m in modules if m.cards for card in m.cards()}
        self.money: Mapping[str, Money] = {name: card for name, card in self.cards.items() if isinstance(card, Money)}

        self.bag: tuple[TileId, ...] = tuple(tile for m in modules if m.bag for tile in m.bag(options))
        """The tiles that are shuffled into the bag (B-16)."""
        self.deck: tuple[CardId, ...] = ()
        """The cards that are shuffled before the starting hands are dealt (B-17)."""
        for module in modules:
            self.deck = module.deck(self.deck, options) if module.deck else self.deck

        self.setup = _in_order(step for m in modules for step in m.setup)
        self.turn = _in_order(step for m in modules for step in m.turn)
        self.ending = _in_order(step for m in modules for step in m.ending)
        self.steps: Mapping[str, Step] = _once(
            (step.name, step) for m in modules for step in (*m.setup, *m.turn, *m.ending, *m.interruptions)
        )
        self.moves: Mapping[str, Mapping[type[Action], Move]] = {
            name: _once((move.action, move) for m in modules for move in m.moves if name in move.during)
            for name in self.steps
        }
        self.actions = {move.action.__name__: move.action for m in modules for move in m.moves}
        self.foreign_moves: Mapping[type[Action], Move] = {
            move.action: move for m in known if m not in modules for move in m.moves
        }
        """Those of the modules that are not played."""

        self.reveals = _once(entry for m in modules for entry in m.reveals.items())
        self.arrivals = _once(entry for m in modules for entry in m.arrivals.items())
        self.spends = _once(entry for m in modules for entry in m.spends.items())
        self.effects = _once(entry for m in modules for entry in m.effects.items())
        self.alone = _once(entry for m in modules for entry in m.alone.items())
        self.families: Mapping[str, Family] = _once(entry for m in modules for entry in m.families.items())
        self.prompts: Mapping[str, Prompt] = _once((prompt.name, prompt) for m in modules for prompt in m.prompts)
        self.reactions = _reactions(modules)

        self.piles = tuple(m.piles for m in modules if m.piles)
        self.wares = tuple(m.wares for m in modules if m.wares)
        self.items = tuple(m.items for m in modules if m.items)
        self.mixes = tuple(m.mixes for m in modules if m.mixes)
        self.vetoes = tuple(m.vetoes for m in modules if m.vetoes)
        self.counts = tuple(m.counts for m in modules if m.counts)
        self.weighs = tuple(m.weighs for m in modules if m.weighs)
        self.points = tuple(m.points for m in modules if m.points)
        self.scores = _in_scoring_order(modules)
        self.funds = tuple(m.funds for m in modules if m.funds)
        self.shows = tuple((m.id, m.shows) for m in modules if m.shows)
        self.slices = {m.id: m.slice for m in modules if m.slice}
        self.holds = tuple(m.holds for m in modules if m.holds)
        self.limit = tuple(m.limit for m in modules if m.limit)


@lru_cache(maxsize=256)
def rulebook(options: Options) -> Rulebook:
    """Give the rules of a game with these options, or refuse the options."""
    if not FEWEST <= options.players <= MOST:
        raise Refused("B-14", "players-out-of-range", players=options.players, fewest=FEWEST, most=MOST)
    known = known_modules()
    choices = {module.id for module in known if module.number}
    for name in options.modules:
        if name not in choices or options.modules.count(name) > 1:
            raise Refused("C-1", "no-such-module", module=name, modules=sorted(choices))
    return Rulebook(options, known)


def _in_order(steps: Iterable[Step]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(step.name for step in sorted(steps, key=lambda step: step.order)))


def _in_scoring_order(modules: tuple[Module, ...]) -> tuple[Scoring, ...]:
    parts = [(place, part) for module in modules for place, part in module.scores.items()]
    return tuple(part for _, part in sorted(parts, key=lambda entry: entry[0]))


def _once(entries: Iterable[tuple[K, V]]) -> dict[K, V]:
    """Make a table, and refuse two parts that claim the same entry for different things."""
    table: dict[K, V] = {}
    for key, value in entries:
        if table.get(key, value) is not value:
            raise ValueError(f"two parts of the rules claim {key}")
        table[key] = value
    return table


def _reactions(modules: tuple[Module, ...]) -> dict[type[Event], tuple[Callable[[Ledger, Any], None], ...]]:
    table: dict[type[Event], tuple[Callable[[Ledger, Any], None], ...]] = {}
    for module in modules:
        for event, react in module.reacts.items():
            table[event] = (*table.get(event, ()), react)
    return table
