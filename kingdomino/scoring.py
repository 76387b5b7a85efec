"""What a kingdom scores, and who is ahead of whom."""

from collections.abc import Callable, Sequence

from kingdomino.dominoes import terrains
from kingdomino.options import Options
from kingdomino.state import Player, Standing, State

MIDDLE_KINGDOM, HARMONY = "middle_kingdom", "harmony"
BONUSES = {MIDDLE_KINGDOM: 10, HARMONY: 5}
"""What each bonus brings (K-41, K-42)."""


def is_in_the_middle(player: Player) -> bool:
    """Return whether the castle is in the middle: the kingdom reaches as far to either side (K-41)."""
    west, east, north, south = player.kingdom.land.extent
    return west + east == 0 and north + south == 0


def is_complete(player: Player) -> bool:
    """Return whether nothing was discarded (K-42)."""
    return not player.discards


EARNED: dict[str, Callable[[Player], bool]] = {MIDDLE_KINGDOM: is_in_the_middle, HARMONY: is_complete}


def bonuses_in(options: Options) -> tuple[str, ...]:
    """Return the bonuses that are played for."""
    return tuple(name for name in BONUSES if getattr(options, name))


def parts_of(player: Player, options: Options) -> tuple[tuple[str, int], ...]:
    """Return what a player would score now, by its sources: each terrain, and each bonus (K-26, K-28)."""
    land = zip(terrains(), player.kingdom.land.points, strict=True)
    extra = [(name, BONUSES[name] * EARNED[name](player)) for name in bonuses_in(options)]
    return (*land, *extra)


def standing_of(player: Player, options: Options) -> Standing:
    """Return how a player does now."""
    score = sum(points for _, points in parts_of(player, options))
    return Standing(score, player.kingdom.largest, player.kingdom.crowns)


def totals(standings: Sequence[Sequence[Standing]]) -> tuple[Standing, ...]:
    """Add up the games of a Dynasty: the scores, the largest territories and the crowns (K-40)."""
    return tuple(
        Standing(sum(one.score for one in own), sum(one.largest for one in own), sum(one.crowns for one in own))
        for own in zip(*standings, strict=True)
    )


def places(standings: Sequence[Standing]) -> tuple[int, ...]:
    """Rank players by their scores, then their largest territory, then their crowns; equals share (K-29 to K-33)."""
    keys = [(one.score, one.largest, one.crowns) for one in standings]
    return tuple(1 + sum(other > key for other in keys) for key in keys)


def final_standings(state: State) -> tuple[Standing, ...]:
    """Return how everybody did in all games that are over."""
    return totals(state.earlier)
