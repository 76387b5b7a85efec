"""Thieves: taking an open money card when it is somebody else's turn next (V-THI-1 to V-THI-20)."""

from alhambra.module import Module, Move, Phase, Prompt
from alhambra.modules.thieves import cards, stealing
from alhambra.modules.thieves.cards import KEPT, THIEVES
from alhambra.modules.thieves.stealing import StealMoney, ThiefOrder
from alhambra.windows import BETWEEN_TURNS, PASSING, POST_TURN, seal

MODULE = Module(
    id=THIEVES,
    number=10,
    plays=lambda options: THIEVES in options.modules,
    brings_cards=(cards.all_cards,),
    setup=(Phase("deal the thieves", 36, cards.deal),),
    turn=(POST_TURN,),  # shared with all that interrupts there (V-THI-6); the agenda of the ending has none (V-THI-8)
    moves=(Move(StealMoney, frozenset({BETWEEN_TURNS}), stealing.offers, seal), PASSING),
    prompts=(Prompt(THIEVES, stealing.owners, ThiefOrder, stealing.follow, BETWEEN_TURNS),),
    effects={StealMoney: stealing.steal},
    slice=KEPT,
    holds=(cards.everywhere,),
    shows=cards.seen,
    redeals=(cards.deal_anew,),
)
