"""Characters: helpers that are auctioned when they come up, each with a power of its own (V-CHA-1 to V-CHA-33)."""

from alhambra.base.turn import forgoing
from alhambra.events import TurnStarted
from alhambra.ledger import Position
from alhambra.module import Module, Reaction, Scoring
from alhambra.modules.characters import architect, auction, beginnings, cards, purchases, scoring
from alhambra.modules.characters.architect import ARCHITECTS_TURN
from alhambra.modules.characters.cards import CHARACTER, CHARACTERS, GUARD, KEPT, TRADER, Lots, all_cards, owns
from alhambra.modules.characters.purchases import MISERS_CARD
from alhambra.purchase import Settling
from tabletop.seat import Seat

__all__ = ["GUARD", "KEPT", "MODULE", "Lots", "all_cards"]

TRADERS_LIMIT = 7  # V-CHA-13


def traders_limit(limit: int, at: Position, seat: Seat) -> int:
    """Let the Trader take more small cards (V-CHA-13)."""
    return TRADERS_LIMIT if owns(at, seat, TRADER) else limit


MODULE = Module(
    id=CHARACTERS,
    number=7,
    plays=lambda options: CHARACTERS in options.modules,
    brings_cards=(all_cards,),
    renamed=cards.RENAMED,
    fills_piles=(cards.into_the_piles,),
    reveals={CHARACTER: auction.put_up},
    turn=(architect.DECISION,),
    interruptions=(auction.WINDOW, purchases.DECISION, *beginnings.PHASES),
    moves=(
        *auction.MOVES,
        *purchases.MOVES,
        forgoing(MISERS_CARD, ARCHITECTS_TURN),
        *architect.MOVES,
        *beginnings.MOVES,
    ),
    prompts=(auction.PROMPT, scoring.PROMPT),
    effects={auction.Bid: auction.judge_bid},
    changes_limit=(traders_limit,),
    settles=(Settling(6, purchases.wake_miser),),  # P-6
    reacts=(Reaction(TurnStarted, cards.restore_powers),),
    changes_counts=(scoring.add_the_half,),
    scores=(Scoring(5, scoring.guards_points),),
    changed={"V-CHA-31": 3},
    slice=KEPT,
    holds=(cards.elsewhere,),
    shows=cards.lots,
    redeals=(cards.shuffle_below,),
)
