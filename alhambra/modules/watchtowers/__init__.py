"""Watchtowers: slanted corners of the wall, bought with a building and placed at once (V-WAT-1 to V-WAT-14)."""

from alhambra.module import Besides, Family, Homeless, Module, Scoring
from alhambra.modules.watchtowers.buying import MANNER, with_a_watchtower
from alhambra.modules.watchtowers.pieces import WATCHTOWER, WATCHTOWERS, all_towers, in_supply
from alhambra.modules.watchtowers.placing import LAYING, bond, flaw_of, give_back, lock
from alhambra.modules.watchtowers.scoring import points
from alhambra.modules.watchtowers.showing import what_is_seen
from alhambra.modules.watchtowers.with_the_vizier import follow, places_besides
from alhambra.purchase import Manner

MODULE = Module(
    id=WATCHTOWERS,
    number=22,
    plays=lambda options: WATCHTOWERS in options.modules,
    brings_tiles=(all_towers,),
    wares=(with_a_watchtower,),
    manners={MANNER: Manner("V-WAT-2", "watchtower-not-here")},
    families={WATCHTOWER: Family(LAYING, typed=False, homeless=Homeless("V-WAT-3", give_back))},
    besides={WATCHTOWERS: Besides("V-VIZ-14", places_besides, follow)},
    bound=(bond,),
    locks=(lock,),
    vetoes=(flaw_of,),
    scores=(Scoring(5, points),),
    shows=what_is_seen,
    holds=(in_supply,),
)
