"""Caravanserai: cards whose money grows turn by turn (V-CAR-1 to V-CAR-10, V-CAR-20)."""

from collections.abc import Mapping
from dataclasses import dataclass

from alhambra.components import CardId
from alhambra.events import TurnStarted
from alhambra.ledger import Position
from alhambra.module import Module, Reaction
from alhambra.modules.caravanserai import buying, cards, moving
from alhambra.modules.caravanserai.buying import price_for
from alhambra.modules.caravanserai.cards import CARAVANSERAI, KEPT, Caravanserai, Place, all_cards
from tabletop.seat import Seat


@dataclass(frozen=True, slots=True)
class Camels:
    """What everybody sees of the cards (C-27), and what the next one would cost the viewer."""

    cards: tuple[Caravanserai, ...]
    owned: Mapping[CardId, Seat]
    markers: Mapping[CardId, Place]
    """Without those on 0."""
    prices: Mapping[int, int]
    """By the number of kinds in a palace."""
    price: int | None
    """None for spectators, and for whoever may not have another."""


def camels(at: Position, viewer: Seat | None) -> Camels:
    """Show the cards with their markers."""
    own = KEPT.of(at.state)
    price = None if viewer is None else price_for(at, viewer)
    return Camels(all_cards(), own.owned, own.markers, cards.terms().prices, price)


MODULE = Module(
    id=CARAVANSERAI,
    number=19,
    plays=lambda options: CARAVANSERAI in options.modules,
    brings_cards=(all_cards,),
    brings_items=(cards.all_fields,),
    moves=(buying.MOVE, moving.MOVE),
    items=(cards.paying,),
    spends={CARAVANSERAI: moving.go_back},
    reacts=(Reaction(TurnStarted, moving.be_ready),),
    funds=(cards.funds,),
    slice=KEPT,
    holds=(lambda state: [card.id for card in all_cards()],),
    shows=camels,
)
