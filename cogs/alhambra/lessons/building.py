"""Places and walls, and what a tile is worth."""

from alhambra.actions import BuyBuilding, PlaceBuilding
from alhambra.view import wall_after
from cogs.alhambra.lessons.lesson import Lesson
from cogs.alhambra.lessons.scene import Scene, cell
from render.alhambra.layout.naming import sort_called
from render.kit.layout.wording import capital

SIDE_OF = {(0, -1): "north", (1, 0): "east", (0, 1): "south", (-1, 0): "west"}
LONGER = 2
"""By how many edges a wall grows that is worth a word."""
BASICS = ("exact", "again", "place", "wall")
"""The lessons that come before one about a tile that is good for two things."""


def place(scene: Scene) -> str | None:
    """Walls outside score, and open sides leave room."""
    if not scene.places or not scene.can(PlaceBuilding):
        return None
    if not isinstance(scene.advice, PlaceBuilding):
        return scene.say("lesson-place")
    where = scene.advice.cell
    return scene.say("lesson-place-on", cell=cell(where), side=SIDE_OF.get(where, "elsewhere"))


def wall(scene: Scene) -> str | None:
    """Walls score three times."""
    if not scene.own.wall or not (scene.ends or scene.begins):
        return None
    text = scene.say("lesson-wall", number=len(scene.own.wall))
    return " ".join([text, scene.say("lesson-wall-undo")]) if scene.ends else text


def two_uses(scene: Scene) -> str | None:
    """One tile can bring two kinds of points."""
    if not scene.begins or not all(name in scene.shown for name in BASICS):
        return None
    for action in scene.exact:
        tile = scene.tile(action.tile)
        counts = [player.counts.get(tile.kind, 0) for player in scene.view.players]
        own, others = int(counts[scene.seat]), max(counts[: scene.seat] + counts[scene.seat + 1 :])
        walls = {where: wall_after(scene.own, tile, where) for where in scene.rooms(tile)}
        best = max(walls, key=lambda where: walls[where], default=None)
        if best is not None and walls[best] >= len(scene.own.wall) + LONGER and own <= others < own + 1:
            return scene.say(
                "lesson-two-uses",
                tile=scene.called(tile.id),
                cards=scene.coins(action.pay),
                number=own + 1,
                kind=capital(sort_called(tile, scene.say)),
                cell=cell(best),
                wall=walls[best],
            )
    return None


def overpaid(scene: Scene) -> str | None:
    """To overpay is a tool, not an error."""
    paid = [event for event in scene.deeds("BuildingBought", scene.lately) if event["surplus"]]
    if paid and (scene.places or scene.ends):
        return scene.say("lesson-overpaid", number=paid[-1]["surplus"])
    if not scene.begins or not isinstance(scene.advice, BuyBuilding):
        return None
    surplus = scene.words.surplus(scene.advice, scene.view)
    return scene.say("lesson-overpay", tile=scene.called(scene.advice.tile), number=surplus) if surplus else None


LESSONS = (
    Lesson("place", 50, place),
    Lesson("overpaid", 55, overpaid),  # before the wall, which can be told later as well
    Lesson("wall", 60, wall),
    Lesson("two-uses", 110, two_uses),
)
