"""Why to buy between turns, or to wait: who acts before, and whether the tile may still be there (V-VIZ-2)."""

from alhambra.components import Tile
from alhambra.modules.vizier import VIZIER, BuyWithVizier, WakeVizier
from alhambra.modules.vizier.player import still_there
from alhambra.player.hints.hint import Case, Reason
from alhambra.player.hints.part import HintPart
from alhambra.player.mind import Mind
from alhambra.windows import BETWEEN_TURNS

LIKELY, EVEN = 0.6, 0.4
"""From when on something is called likely, or about even."""


def buying_now(case: Case) -> tuple[Reason, ...]:
    """Say how sure it is that a tile is gone before the own turn."""
    assert isinstance(case.action, BuyWithVizier)
    return (_chances(case.mind, "vizier-now", case.mind.market[case.action.tile][1]),)


def waiting(case: Case) -> tuple[Reason, ...]:
    """Say why the vizier is spared, if he could buy something."""
    mind = case.mind
    if VIZIER not in mind.view.parts:
        return ()  # somebody else asks between turns
    names = {one.tile for one in case.legal if isinstance(one, BuyWithVizier)}
    if not names:
        return (Reason("vizier-cannot"),)
    wishes = [tile for _, tile in mind.market.values() if tile.id in names]
    if not wishes:
        return ()  # the turn that is being prepared buys it already
    best = max(wishes, key=mind.estate.gain)
    if not before(mind):
        return (Reason("vizier-next", {"tile": best.id}),)
    return (_chances(mind, "vizier-later", best),)


def _chances(mind: Mind, key: str, tile: Tile) -> Reason:
    chance = still_there(mind)
    likely = "likely" if chance >= LIKELY else "even" if chance >= EVEN else "unlikely"
    return Reason(key, {"tile": tile.id, "number": before(mind), "chance": likely})


def before(mind: Mind) -> int:
    """Count the players who act before the own turn."""
    window = mind.view.window
    first = mind.outlook.seat if window is None or window.preparer is None else window.preparer
    return (mind.outlook.seat - first) % len(mind.view.players)


def waking(case: Case) -> tuple[Reason, ...]:
    """Say what an awake vizier is good for."""
    return (Reason("vizier-awake"),)


PART = HintPart(
    reasons={BuyWithVizier: buying_now, WakeVizier: waking},
    declining={BETWEEN_TURNS: waiting},
)
