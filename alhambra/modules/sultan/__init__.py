"""Power of the Sultan: cards that take a newly drawn tile of a marked kind for nothing (V-SUL-1 to V-SUL-20)."""

from alhambra.events import TileDrawn
from alhambra.ledger import Position
from alhambra.module import Module, Phase, Reaction
from alhambra.modules.sultan import buying, cards, claims
from alhambra.modules.sultan.cards import KEPT, SULTAN, SultanView, all_cards, all_lots, for_sale, marked, pieces
from alhambra.purchase import Settling
from tabletop.seat import Seat

__all__ = ["KEPT", "MODULE", "SultanView"]


def what_is_seen(at: Position, viewer: Seat | None) -> SultanView:
    """Show the cards with their marks, what is asked, and to a player what the own hand can buy (C-27)."""
    own = KEPT.of(at.state)
    seats = range(len(at.state.players))
    return SultanView(
        price=pieces().price,
        sale=marked(at, for_sale(at.state)),
        owned=tuple(marked(at, [card for card, seat in own.owned.items() if seat == one]) for one in seats),
        bought=own.bought,
        lot=all_lots()[own.lot] if own.lot else None,
        offer=at.rules.tiles[own.offer.tile] if own.offer else None,
        stall=own.offer.stall if own.offer else None,
        prospects=buying.prospects(at, viewer),
    )


MODULE = Module(
    id=SULTAN,
    number=18,
    plays=lambda options: SULTAN in options.modules,
    brings_cards=(all_cards,),
    fills_piles=(cards.into_the_piles,),
    setup=(Phase("shuffle the lots", 24, cards.set_up),),
    reveals={SULTAN: cards.show},
    stops=(claims.offer,),
    interruptions=(buying.DECISION, claims.WINDOW),
    moves=(*buying.MOVES, *claims.MOVES),
    prompts=(claims.PROMPT,),
    effects={claims.ClaimTile: claims.claim},
    settles=(Settling(5, buying.ask_for_the_mark),),  # P-5
    reacts=(Reaction(TileDrawn, claims.forget),),
    slice=KEPT,
    holds=(cards.elsewhere,),
    shows=what_is_seen,
    redeals=(cards.other_lots,),
)
