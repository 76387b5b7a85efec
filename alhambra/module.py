"""The extension points: all that a part of the rules can say.

The base game is made of such parts, as each module of the big box is; the core runs whatever they declare and
knows none of them by name. The numbers X-n are those of the list of extension points.

Each point is a tuple or a mapping. In a game the tuples of all its parts are joined in the order of the parts,
and the mappings become one, in which no two parts may claim the same key; that is all there is to combining them.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

from msgspec import Struct

from alhambra.actions import Action
from alhambra.components import Card, CardId, Currency, Kind, Tile, TileId, Token, Walls
from alhambra.events import Event, ScoreLine
from alhambra.grid import Cell
from alhambra.how import How
from alhambra.ledger import Ledger, Position
from alhambra.options import Options
from alhambra.palace import Built, Palace
from alhambra.purchase import Item, Manner, Mix, Purpose, Refund, Settling, Ware
from alhambra.slice import Slice
from alhambra.stand import Piece
from alhambra.state import State
from tabletop.refused import Refused
from tabletop.rng import Rng
from tabletop.seat import Seat

Points: TypeAlias = Mapping[Kind, tuple[int, ...]]
Counts: TypeAlias = Mapping[Kind, float]
"""How many buildings of each kind somebody has, in halves."""


def _nobody(at: Position) -> tuple[Seat, ...]:
    return ()


@dataclass(frozen=True, slots=True)
class Phase:
    """Something on the agenda that happens by itself.

    `place` is its place there: ten times the n of its rule O-n in a turn, or G-n in the ending; the setup
    counts in tens as well.
    """

    name: str
    place: int
    run: Callable[[Ledger], None]
    """Do it, or a part of it; it is run again and again until it ends the phase, also after an interruption."""
    asks: Callable[[Position], tuple[Seat, ...]] = _nobody
    plays_the_turn: bool = False
    """Whether a turn is still to be played as long as this is to come (C-3)."""
    makes_final: bool = False
    """Whether the turn is not final as long as this is to come (B-66)."""


@dataclass(frozen=True, slots=True)
class Decision(Phase):
    """Something on the agenda that waits for players, until nobody is asked any more."""

    run: Callable[[Ledger], None] = Ledger.end_phase
    label: str = field(kw_only=True)
    """The name of this state for the outside world."""
    rule: str = field(kw_only=True)
    """The rule broken by those who are not asked, or say something else (B-86)."""
    default: Callable[[Ledger, Seat], None] = field(kw_only=True)
    """What happens if the seat does not decide in time (B-112)."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """A reason to ask players out of turn, and how they can answer without being asked (C-21 to C-23)."""

    name: str
    asks: Callable[[Position], Iterable[Seat]]
    """Whom it concerns now, which depends on what everybody knows."""
    order: type[Struct]
    """The conditions that an order may have."""
    answer: Callable[[Position, Seat, Any], Action | None]
    """What a player's order comes to now; None to pass."""
    window: str | None = None
    """The phase in which players are asked; None if an order only says how something is to be done."""


@dataclass(frozen=True, slots=True)
class Move:
    """A kind of action: when it can be taken, which ones are legal, and how one is judged and carried out."""

    action: type[Action]
    during: frozenset[str]
    legal: Callable[[Position, Seat], Sequence[Action]]
    carry_out: Callable[[Ledger, Any], None]
    uncovers: bool = False
    """Whether it may show something hidden, and so cannot be prepared (C-25, C-26)."""
    private: bool = False
    """Whether what is said with it is the player's secret, also afterwards (C-27)."""
    needless: bool = False
    """Whether it is no action of a turn, so that nobody has to do it before passing (O-11, B-28)."""


class Reaction(NamedTuple):
    """Something that is done whenever something happens, whoever caused it."""

    event: type[Event]
    """What happens, also in a way of some module: any kind of event that is derived from this one."""
    do: Callable[[Ledger, Any], None]


class Scoring(NamedTuple):
    """Points that are given in a round; its place among others is the n of the rule R-n that fixes their order.

    What asks for R-12 or later looks at a position in which all other points are booked already.
    """

    place: int
    give: Callable[[Position, int], Iterable[ScoreLine]]
    takes: bool = False
    """Whether it may take points, and so leave somebody with fewer than none."""


class Around(NamedTuple):
    """What is done in a round before its points are counted, or after; its place is the n of its rule R-n (3.3)."""

    place: int
    do: Callable[[Ledger, int], None]


class Placing(NamedTuple):
    """A tile that somebody places, in the very manner in which it is judged (C-31)."""

    seat: Seat
    tile: Tile
    """With its walls as they would stand."""
    cell: Cell
    how: How
    """With the turns that were chosen, or come by default."""
    at_once: bool = False
    """Whether it was got out of turn."""
    swaps: bool = False
    """Whether it takes the place of another tile."""
    manner: str = ""
    """In which manner it is still to be bought."""


class Besides(NamedTuple):
    """Something that whoever places a tile may choose besides (C-31)."""

    rule: str
    """The rule broken by those who choose what is not there."""
    values: Callable[[Position, Placing], Sequence[str]]
    """What may be chosen, before the tile stands; nothing where there is nothing to choose."""
    follow: Callable[[Ledger, Placing, str], None]
    """Do what was chosen, or what comes by default if that is nothing, as soon as the tile stands."""


class Gatekeeper(NamedTuple):
    """Whoever lets players walk through a double wall beside a tile that they place."""

    may: Callable[[Position, Seat], bool]
    """Whether a player could put up a gate now."""
    fault: Callable[[Position, Placing, str | None], str | None]
    """The rule that forbids the gate that was chosen, given the rule that forbids the tile without it."""
    open: Callable[[Ledger, Placing], None]
    """Put up the gate, as soon as the tile stands."""


@dataclass(frozen=True, slots=True)
class Laying:
    """How a family of tiles is laid into a palace. Each tile has its walls as they would stand."""

    places: Callable[[Position, Seat, Tile], Sequence[Cell]]
    """Where a player may build one."""
    swaps: Callable[[Position, Seat, Tile], Sequence[Cell]]
    """Where a player may put one in the place of another tile."""
    fault_of_placing: Callable[[Position, Seat, Tile, Cell], str | None]
    fault_of_swapping: Callable[[Position, Seat, Tile, Cell], str | None]
    fault_of_removing: Callable[[Position, Seat, Tile, Cell], str | None]
    """The rule that forbids it."""


class Homeless(NamedTuple):
    """What becomes of a tile that cannot lie in a reserve, if it finds no place in the turn in which it was got."""

    rule: str
    """The rule broken by whoever would reserve it."""
    leave: Callable[[Ledger, Seat, TileId], None]


@dataclass(frozen=True, slots=True)
class Family:
    """What a family of tiles is to the rules (C-6)."""

    laying: Laying
    typed: bool = True
    """Whether a tile counts for its kind (B-67)."""
    in_stages: bool = False
    """Whether one may be bought unfinished, to be finished later."""
    homeless: Homeless | None = None
    """What becomes of one without a place; None if it may lie in the reserve."""


@dataclass(frozen=True, eq=False, kw_only=True)
class Declarations:
    """The extension points. Each adds something to the game and may be left out."""

    brings_tiles: tuple[Callable[[], Iterable[Tile]], ...] = ()
    """The tiles it brings."""
    brings_cards: tuple[Callable[[], Iterable[Card]], ...] = ()
    """The cards it brings."""
    brings_items: tuple[Callable[[], Iterable[Item]], ...] = ()
    """Whatever else it brings to pay with, each thing in all that it can be worth (X-9)."""
    variants: tuple[str, ...] = ()
    """The options of its own that a table can switch on; its rules find those in `Options.variants` (C-37)."""
    renamed: Mapping[str, str] = field(default_factory=dict)
    """What it and its pieces are called today that older versions called otherwise, by what they were called."""
    fills_bag: tuple[Callable[[Options], tuple[TileId, ...]], ...] = ()
    """What it puts into the bag before that is shuffled (X-1)."""
    changes_deck: tuple[Callable[[tuple[CardId, ...], Options], tuple[CardId, ...]], ...] = ()
    """What it makes of the cards that are shuffled before the starting hands are dealt (X-2)."""
    fills_piles: tuple[Callable[[Ledger], Mapping[int, tuple[CardId, ...]]], ...] = ()
    """What it shuffles into the piles 1 to 5 of the draw pile (X-2)."""

    setup: tuple[Phase, ...] = ()
    """Its phases when the game is set up (X-3, X-4)."""
    turn: tuple[Phase, ...] = ()
    """Its phases in each turn, up to the next one's start (X-12, X-15, X-16)."""
    ending: tuple[Phase, ...] = ()
    """Its phases when the market has run short (X-22)."""
    interruptions: tuple[Phase, ...] = ()
    """Phases with which its other rules interrupt those under way (X-17)."""

    reveals: Mapping[str, Callable[[Ledger, int, Any], None]] = field(default_factory=dict)
    """What a family of cards does when it is drawn for a display slot (X-5)."""
    stops: tuple[Callable[[Ledger, int, Tile], bool], ...] = ()
    """Lets a tile wait that was drawn for a stall in play, until somebody was asked or something done (X-6, O-8).

    Meanwhile it stays on top of the bag; as long as one of the parts says so it is not dealt with.
    """
    arrivals: Mapping[str, Callable[[Ledger, int, Tile], None]] = field(default_factory=dict)
    """What a family of tiles does when it is drawn for a stall (X-6)."""

    moves: tuple[Move, ...] = ()
    """The kinds of action it allows (X-11)."""
    prompts: tuple[Prompt, ...] = ()
    """Its reasons to ask players out of turn (X-16, X-17, X-24)."""
    effects: Mapping[type[Action], Callable[[Ledger, Any], None]] = field(default_factory=dict)
    """What a sealed answer does when its turn has come (X-16)."""
    alone: Mapping[str, str] = field(default_factory=dict)
    """The families of cards that are never taken together with others, and the rules that say so (X-7)."""
    changes_limit: tuple[Callable[[int, Position, Seat], int], ...] = ()
    """What it makes of the sum that several cards taken together may have (X-7)."""
    wares: tuple[Callable[[Position, Seat], Sequence[Ware]], ...] = ()
    """What a seat could buy (X-8)."""
    unsold: tuple[Callable[[Position, TileId], Refused | None], ...] = ()
    """Why a tile that lies there for everybody to see is not for sale now, if a rule of its own says so (X-8)."""
    manners: Mapping[str, Manner] = field(default_factory=dict)
    """The manners of its own in which it sells them, by their names (X-8)."""
    items: tuple[Callable[[Position, Seat, Purpose], Iterable[Item]], ...] = ()
    """What a seat can pay with for some purpose, in the hand or elsewhere (X-9, C-10)."""
    universal: tuple[Currency, ...] = ()
    """The currencies that pay in place of every other one, but only among themselves (X-9, C-11)."""
    keeps: Mapping[str, int] = field(default_factory=dict)
    """How much rather than money things of a family are kept where a payment is suggested (X-9)."""
    mixes: tuple[Callable[[Position, Seat], Iterable[Mix]], ...] = ()
    """What lets a seat mix currencies (X-9)."""
    spends: Mapping[str, Callable[[Ledger, Seat, tuple[str, ...]], None]] = field(default_factory=dict)
    """Where the items of a family go when they have paid, or leave the hand in another way (X-9)."""
    refunds: Mapping[str, Refund] = field(default_factory=dict)
    """What can be had for a surplus, by the names with which payers wish for it (X-9)."""
    settles: tuple[Settling, ...] = ()
    """What follows each payment, whatever it was for (X-10)."""
    uncovers: tuple[Callable[[Position, Action], bool], ...] = ()
    """Whether an action would show something hidden, though its kind does not, and so cannot be prepared (X-25)."""
    unfinished: tuple[Callable[[State], Collection[TileId]], ...] = ()
    """The tiles whose building is not finished, so that only their walls count (X-13, C-6)."""
    tokens: tuple[Callable[[Position], Iterable[tuple[TileId, Token]]], ...] = ()
    """The pieces of its own that lie on tiles, as everybody sees them: pictures show them there (X-23)."""
    pieces: tuple[Callable[[Position, Seat], Iterable[Piece]], ...] = ()
    """Those that stand in somebody's palace on edges, on grid points or on empty cells, in the same way (X-23)."""
    bound: tuple[Callable[[Position, TileId], str | None], ...] = ()
    """The rule by which somebody's tile is never given away, if there is one (X-13, X-26)."""
    families: Mapping[str, Family] = field(default_factory=dict)
    """What its families of tiles are to the rules (X-13)."""
    adds_walls: tuple[Callable[[State], Mapping[TileId, Walls]], ...] = ()
    """The walls that pieces of its own add to tiles, wherever those lie, on sides of a tile that is not turned (X-13).

    What stands in a palace has got them there already, by an event of its own: `Palace.with_walls`.
    """
    besides: Mapping[str, Besides] = field(default_factory=dict)
    """What it lets players choose who place a tile, by its id (X-13, C-31)."""
    gatekeepers: tuple[Gatekeeper, ...] = ()
    """What lets players walk through walls (X-13)."""
    locks: tuple[Callable[[Position, Seat, Built], str | None], ...] = ()
    """The rule by which a tile of a palace can be neither removed nor swapped, if there is one (X-13)."""
    vetoes: tuple[Callable[[Position, Palace], str | None], ...] = ()
    """The rule of its own that a palace would break (X-13)."""
    reacts: tuple[Reaction, ...] = ()
    """What it does whenever something happens (X-10, X-14, X-21)."""

    counts: tuple[Callable[[Position, int], Counts], ...] = ()
    """The tiles of each kind that a participant has for the majorities (X-18)."""
    changes_counts: tuple[Callable[[list[Counts], Points, Position], list[Counts]], ...] = ()
    """What it makes of everybody's counts in a scoring, by the points to be had (X-18)."""
    changes_points: tuple[Callable[[Points, Position, int], Points], ...] = ()
    """What it makes of the table of points in a round (X-18)."""
    scores: tuple[Scoring, ...] = ()
    """The points it gives in a round (X-20)."""
    around_scoring: tuple[Around, ...] = ()
    """What it does before and after the points of a round, wherever that is scored (X-21)."""
    funds: tuple[Callable[[Position, Seat, Currency], int], ...] = ()
    """What counts for the last tiles (X-22)."""

    changed: Mapping[str, int] = field(default_factory=dict)
    """The rules in which a game may take another course than before, and the version of the rules since when."""
    holds: tuple[Callable[[State], Iterable[str]], ...] = ()
    """The tiles and cards that lie with it, or are out of the game, so that all can be accounted for (X-23)."""
    redeals: tuple[Callable[[State, Seat | None, Rng, int], State], ...] = ()
    """What it hides from a viewer, dealt anew, but for so many pieces on top of each pile that is face down (X-23).

    Nothing in play needs it: it tells the laws about secrets, which hold for every module, what is secret.
    """


@dataclass(frozen=True, eq=False, kw_only=True)
class Module(Declarations):
    """A part of the rules."""

    id: str
    number: int
    plays: Callable[[Options], bool]
    """Whether it belongs to a game with these options."""
    slice: Slice[Any] | None = None
    """What it keeps in the state (X-23)."""
    shows: Callable[[Position, Seat | None], object] | None = None
    """What a viewer may see of that, and of what only this viewer may know; None for nothing (X-23)."""
