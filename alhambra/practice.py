"""Games to learn by: their cards are arranged, so that everything new comes early and one thing after another."""

from collections.abc import Mapping

from tabletop.refused import Refused
from tabletop.rules import Arranged

PLANS: Mapping[str, Arranged] = {
    # The first player begins with few cards, loses a tile to a rival, and sees all there is to a turn before the
    # first scoring. The bot players take nothing by chance, so only the newcomer decides how it goes.
    "first-game": Arranged(3, {}, "d4ca792e50dcb9c91f6d9d0e1497268bf723eaba991644287151a7cba407e151"),
}


def arranged(plan: str) -> Arranged:
    """Return a game to learn by, or refuse what there is not (T-21)."""
    if plan not in PLANS:
        raise Refused("T-21", "no-such-practice", plan=plan[:40])
    return PLANS[plan]
