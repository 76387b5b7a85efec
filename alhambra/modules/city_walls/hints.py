"""Why to build a wall: how long it becomes, and on what (V-WAL-3)."""

from alhambra.modules.city_walls import FOUNTAIN, BuildWall
from alhambra.modules.city_walls.cards import all_cards
from alhambra.modules.city_walls.player import where
from alhambra.outline import longest_wall
from alhambra.player.hints.hint import Case, Reason
from alhambra.player.hints.part import HintPart


def building(case: Case) -> tuple[Reason, ...]:
    """Say on which tile the pieces go, and how long the longest wall is then."""
    action, estate = case.action, case.mind.estate
    assert isinstance(action, BuildWall)
    found = where(case.mind, action.on)
    if found is None:
        return ()
    spot, walls = found
    after = longest_wall(estate.grid.without(spot).with_tile(spot, walls | all_cards()[action.card].sides))
    lengths = {"before": estate.wall, "after": after}
    if action.on == FOUNTAIN:
        return (Reason("wood-on-fountain", lengths),)
    return (Reason("wood-on-tile", {"tile": action.on, **lengths}),)


PART = HintPart(reasons={BuildWall: building})
