"""Master Builders: money cards of 3 that can also be played for an extra redesign (V-MAS-1 to V-MAS-7)."""

from alhambra.base.money import lay_open
from alhambra.events import MoneyTaken
from alhambra.module import Module, Phase, Reaction
from alhambra.modules.characters.beginnings import Begged
from alhambra.modules.master_builders import cards, redesign
from alhambra.modules.master_builders.cards import BUILDER, KEPT, MASTER_BUILDERS

MODULE = Module(
    id=MASTER_BUILDERS,
    number=14,
    plays=lambda options: MASTER_BUILDERS in options.modules,
    brings_cards=(cards.all_cards,),
    fills_piles=(cards.into_the_piles,),
    setup=(Phase("deal the master builders", 35, cards.deal),),  # before the starting money
    reveals={BUILDER: lay_open},  # V-MAS-3
    keeps={BUILDER: 1},
    spends={BUILDER: cards.spend},
    turn=(redesign.OFFERED,),
    interruptions=(redesign.PLAYED,),
    moves=redesign.MOVES,
    reacts=(Reaction(MoneyTaken, cards.count_taken), Reaction(Begged, cards.count_begged)),
    slice=KEPT,
    holds=(cards.out_of_the_game,),
    shows=cards.in_hand,
    redeals=(cards.shuffle_unused,),
)
