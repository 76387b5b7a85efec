"""Treasure Chamber: chests for own buildings, four at a time, with majorities (V-TRE-1 to V-TRE-9, V-TRE-20)."""

from collections.abc import Iterator
from dataclasses import dataclass

from alhambra.components import Kind, TileId, Token
from alhambra.events import BuildingRemoved
from alhambra.ledger import Position
from alhambra.module import Module, Phase, Prompt, Reaction, Scoring
from alhambra.modules.treasure_chamber import buying, placing
from alhambra.modules.treasure_chamber.chests import CHESTS, KEPT, TREASURE_CHAMBER, bag, chests_of, points, terms
from tabletop.seat import Seat


@dataclass(frozen=True, slots=True)
class ChamberView:
    """What everybody sees of the chests (C-27)."""

    rooms: tuple[tuple[Kind, ...], ...]
    price: int
    bag: int
    """How many chests are in the bag."""
    held: tuple[int, ...]
    """How many chests each participant has, seats first."""
    waiting: tuple[Kind, ...]
    """Those bought in this turn that have no building, to be passed on."""
    fresh: tuple[TileId, ...]
    """The buildings that got a chest in this turn, which can still be put elsewhere."""
    open: bool
    """Whether rooms are still filled again."""


def chamber(at: Position, viewer: Seat | None) -> ChamberView:
    """Show the rooms, and how many chests everybody has."""
    own, state = KEPT.of(at.state), at.state
    held = tuple(len(chests_of(state, who)) for who in range(len(state.players) + len(state.rivals)))
    in_bag = sum(bag(state).values())
    return ChamberView(own.rooms, terms().price, in_bag, held, own.waiting, own.fresh, not own.closed)


def on_tiles(at: Position) -> Iterator[tuple[TileId, Token]]:
    """Show the chests on their buildings, in palaces and with Dirk."""
    return ((tile, Token("chest")) for tile in KEPT.of(at.state).placed)


MODULE = Module(
    id=TREASURE_CHAMBER,
    number=13,
    plays=lambda options: TREASURE_CHAMBER in options.modules,
    setup=(Phase("fill the treasure chamber", 40, placing.fill_rooms),),
    turn=(
        Phase("put up the chests", 30, placing.put_up),  # O-3
        Phase("pass chests on", 59, placing.pass_on),  # O-6, after the bonus cards
    ),
    moves=(buying.MOVE, placing.MOVE),
    prompts=(
        Prompt(CHESTS, lambda at: range(len(at.state.players)), placing.ChestOrder, lambda at, seat, order: None),
    ),
    reacts=(Reaction(BuildingRemoved, placing.lose_chest),),
    tokens=(on_tiles,),
    scores=(Scoring(8, points),),
    slice=KEPT,
    shows=chamber,
)
