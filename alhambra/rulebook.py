"""The rules of one game: what all its parts declare, put together once and ready for use."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields
from functools import lru_cache
from typing import Any, TypeVar

from alhambra.actions import Action
from alhambra.components import Card, CardId, Components, Money, Tile, TileId, load
from alhambra.events import Event
from alhambra.ledger import Ledger
from alhambra.module import Decision, Declarations, Module, Move, Phase, Prompt, Reaction
from alhambra.options import Options
from alhambra.purchase import Item, Thrift
from alhambra.registry import known_modules
from alhambra.windows import PART as WINDOWS
from tabletop.refused import Refused

K = TypeVar("K")
V = TypeVar("V")

RULES_VERSION = 3
"""Raised whenever a game could take another course by the same actions."""

FEWEST, MOST = 2, 6
COUNTING = 4
"""The first of the rules R-n by which points are counted; whatever asks for a place after that comes after all."""
BOOKED = 12
"""The first of the rules R-n that looks at the scores with all these points."""


class Rulebook(Declarations):
    """The rules of a game with certain options: all extension points, joined, and what follows from them."""

    def __init__(self, options: Options, known: tuple[Module, ...]) -> None:
        modules = tuple(module for module in known if module.plays(options))
        if any(module.prompts for module in modules):
            modules = (*modules, WINDOWS)
        super().__init__(**{point.name: _joined(point.name, modules) for point in fields(Declarations)})
        self.options = options
        self.components: Components = load()
        self.tiles: Mapping[str, Tile] = {tile.id: tile for tiles in self.brings_tiles for tile in tiles()}
        self.cards: Mapping[str, Card] = {card.id: card for cards in self.brings_cards for card in cards()}
        self.money: Mapping[str, Money] = {name: card for name, card in self.cards.items() if isinstance(card, Money)}
        self.things: Mapping[str, Item] = {item.id: item for items in self.brings_items for item in items()}
        """What pays and is no card."""
        self.bag: tuple[TileId, ...] = tuple(tile for fill in self.fills_bag for tile in fill(options))
        """The tiles that are shuffled into the bag (B-16)."""
        self.deck: tuple[CardId, ...] = ()
        """The cards that are shuffled before the starting hands are dealt (B-17)."""
        for change in self.changes_deck:
            self.deck = change(self.deck, options)

        self.setup_agenda = _in_order(self.setup)
        self.turn_agenda = _in_order(self.turn)
        self.ending_agenda = _in_order(self.ending)
        phases = (*self.setup, *self.turn, *self.ending, *self.interruptions)
        self.phases: Mapping[str, Phase] = _once((phase.name, phase) for phase in phases)
        self.decisions = {name: phase for name, phase in self.phases.items() if isinstance(phase, Decision)}
        """Those in which somebody may be asked: a game stops nowhere else."""
        self.questions = frozenset(phase.name for phase in self.setup if isinstance(phase, Decision))
        """Those of the setup, which are no interrupts (C-36)."""
        self.moves_in: Mapping[str, Mapping[type[Action], Move]] = {
            name: _once((move.action, move) for move in self.moves if name in move.during) for name in self.phases
        }
        """The kinds of action that can be taken in each phase."""
        self.actions = {move.action.__name__: move.action for move in self.moves}
        self.foreign_moves: Mapping[type[Action], Move] = {
            move.action: move for module in known if module not in modules for move in module.moves
        }
        """Those of the modules that are not played."""
        self.prompts_by_name: Mapping[str, Prompt] = _once((prompt.name, prompt) for prompt in self.prompts)
        self.reactions = _Reactions(self.reacts)
        self.settlings = tuple(sorted(self.settles, key=lambda settling: settling.place))
        """What follows a payment, in the order of the rules."""
        self.thrift = Thrift(tuple(sorted(self.keeps.items())))
        self.adds_to_counts = tuple((module.id, part) for module in modules if module.number for part in module.counts)
        self.bends_counts = tuple((module.id, change) for module in modules for change in module.changes_counts)
        """What modules make of the counts, with their ids, so that points can be explained."""
        scorings = sorted(self.scores, key=lambda scoring: scoring.place)
        self.scorings = tuple(scoring.give for scoring in scorings if scoring.place < BOOKED)
        """What gives points in a round, in the order of the rules."""
        self.on_booked = tuple(scoring.give for scoring in scorings if scoring.place >= BOOKED)
        """What changes them when all are booked; no forecast tells of that (C-34)."""
        around = sorted(self.around_scoring, key=lambda around: around.place)
        self.before_scoring = tuple(one.do for one in around if one.place < COUNTING)
        self.after_scoring = tuple(one.do for one in around if one.place > COUNTING)
        """What is done before and after the points of a round are counted, in the order of the rules."""
        self.shown = tuple((module.id, module.shows) for module in modules if module.shows)
        self.slices = {module.id: module.slice.kind for module in modules if module.slice}


class _Reactions(dict[type[Event], tuple[Callable[[Ledger, Any], None], ...]]):
    """What is done when an event of some kind happens, looked up when the first one does."""

    def __init__(self, reacts: tuple[Reaction, ...]) -> None:
        self._reacts = reacts

    def __missing__(self, kind: type[Event]) -> tuple[Callable[[Ledger, Any], None], ...]:
        self[kind] = tuple(dict.fromkeys(reaction.do for reaction in self._reacts if issubclass(kind, reaction.event)))
        return self[kind]


@lru_cache(maxsize=256)
def rulebook(options: Options) -> Rulebook:
    """Return the rules of a game with these options, or refuse the options."""
    if not FEWEST <= options.players <= MOST:
        raise Refused("B-14", "players-out-of-range", players=options.players, fewest=FEWEST, most=MOST)
    known = known_modules()
    choices = {module.id for module in known if module.number}
    for name in options.modules:
        if name not in choices or options.modules.count(name) > 1:
            raise Refused("C-1", "no-such-module", module=name, modules=sorted(choices))
    rules = Rulebook(options, known)
    for name in options.variants:
        if name not in rules.variants or options.variants.count(name) > 1:
            raise Refused("C-37", "no-such-variant", variant=name)
    return rules


def _joined(point: str, modules: tuple[Module, ...]) -> Any:
    """Join what modules declare at an extension point: tuples in their order, mappings key by key."""
    values = [getattr(module, point) for module in modules]
    if all(isinstance(value, tuple) for value in values):
        return tuple(entry for value in values for entry in value)
    return _once(entry for value in values for entry in value.items())


def _in_order(phases: Iterable[Phase]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(phase.name for phase in sorted(phases, key=lambda phase: phase.place)))


def _once(entries: Iterable[tuple[K, V]]) -> dict[K, V]:
    """Return a table, and refuse two parts that claim the same entry for different things."""
    table: dict[K, V] = {}
    for key, value in entries:
        if table.get(key, value) is not value:
            raise ValueError(f"two parts of the rules claim {key}")
        table[key] = value
    return table
