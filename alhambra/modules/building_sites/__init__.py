"""Building Sites: tiles for half the price, whose buildings are completed later (V-SIT-1 to V-SIT-11)."""

from alhambra.base.turn import ACTION
from alhambra.module import Decision, Module, Move, Phase
from alhambra.modules.building_sites.completing import CompleteSite, complete, completions
from alhambra.modules.building_sites.showing import SHOWN_AT, show_sites
from alhambra.modules.building_sites.starting import (
    CHOICE,
    MANNER,
    ChooseSite,
    choices,
    choose,
    choose_first,
    chooser,
    draw,
    lay_out,
    on_the_market,
)
from alhambra.modules.building_sites.tiles import (
    KEPT,
    SITES,
    bond,
    deal_anew,
    lying,
    under_construction,
    what_is_seen,
)
from alhambra.purchase import Manner, Settling

MODULE = Module(
    id=SITES,
    number=23,
    plays=lambda options: SITES in options.modules,
    setup=(Phase("shuffle the site tiles", 24, lay_out),),
    ending=(Phase("show the sites", SHOWN_AT, show_sites),),  # G-2
    interruptions=(Decision(CHOICE, 0, asks=chooser, label="SITE", rule="V-SIT-3", default=choose_first),),
    moves=(
        Move(ChooseSite, frozenset({CHOICE}), choices, choose, private=True),
        Move(CompleteSite, frozenset({ACTION}), completions, complete, uncovers=True),  # V-SIT-9: only in a turn
    ),
    wares=(on_the_market,),
    manners={MANNER: Manner("V-SIT-2", "site-not-here", uncovers=True)},
    settles=(Settling(5, draw),),  # P-5
    unfinished=(under_construction,),
    tokens=(lying,),
    bound=(bond,),
    slice=KEPT,
    shows=what_is_seen,
    redeals=(deal_anew,),
)
