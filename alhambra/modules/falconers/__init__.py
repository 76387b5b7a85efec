"""Falconers: falcons on crossings of four buildings (V-FAL-1 to V-FAL-8)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from alhambra.components import CardId, Token
from alhambra.events import BuildingRemoved
from alhambra.ledger import Position
from alhambra.module import Module, Reaction, Scoring
from alhambra.modules.falconers import buying
from alhambra.modules.falconers.falcons import FALCONERS, KEPT, Falcon, all_falcons, by_id, points, terms
from alhambra.stand import GridPoint, Piece
from tabletop.seat import Seat


@dataclass(frozen=True, slots=True)
class FalconView:
    """What everybody sees of the falcons (C-38)."""

    falcons: tuple[Falcon, ...]
    owned: Mapping[CardId, Seat]
    """Those that stand in palaces; the others are for sale."""
    points: tuple[int, ...]
    """For one, two ... of a colour."""


def falconry(at: Position, viewer: Seat | None) -> FalconView:
    """Show all falcons, and whose they are."""
    return FalconView(all_falcons(), KEPT.of(at.state).owned, terms().points)


def on_crossings(at: Position, seat: Seat) -> Iterator[Piece]:
    """Show a seat's falcons where they stand."""
    own = KEPT.of(at.state)
    for falcon, owner in own.owned.items():
        if owner == seat:
            yield Piece(Token("falcon", by_id()[falcon].colour), GridPoint(own.at[falcon]))


MODULE = Module(
    id=FALCONERS,
    number=21,
    plays=lambda options: FALCONERS in options.modules,
    brings_cards=(all_falcons,),
    interruptions=(buying.FURTHER,),
    moves=buying.MOVES,
    reacts=(Reaction(BuildingRemoved, buying.send_back),),
    pieces=(on_crossings,),
    scores=(Scoring(9, points),),
    slice=KEPT,
    holds=(lambda state: [falcon.id for falcon in all_falcons()],),
    shows=falconry,
)
