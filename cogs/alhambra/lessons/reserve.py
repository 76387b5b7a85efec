"""The reserve and the redesign. Not every game comes to these, so no other lesson waits for them."""

from alhambra.actions import AddBuilding, PlaceBuilding
from alhambra.view import Cell, Tile, wall_after
from cogs.alhambra.lessons.building import LONGER
from cogs.alhambra.lessons.lesson import Lesson
from cogs.alhambra.lessons.scene import Scene, cell

SIDE_NAMES = ("north", "east", "south", "west")
ALL = 0b1111


def no_room(scene: Scene) -> str | None:
    """Cheap and exact is worth it even without a place."""
    if not scene.begins or scene.deeds("BuildingReserved"):
        return None
    for action in scene.exact:
        tile = scene.tile(action.tile)
        if not scene.rooms(tile):
            return scene.say(
                "lesson-no-room", tile=scene.called(tile.id), cards=scene.coins(action.pay), opens=_opens(tile)
            )
    return None


def _opens(tile: Tile) -> str:
    """Return the side to which a tile opens, if that is the only one."""
    sides = [name for side, name in enumerate(SIDE_NAMES) if not tile.walls >> side & 1]
    return sides[0] if len(sides) == 1 else "some"


def reserve(scene: Scene) -> str | None:
    """The reserve is a waiting room."""
    if not scene.own.reserve or not (scene.ends or scene.begins):
        return None
    tile = scene.own.reserve[-1]
    rooms = scene.rooms(tile)
    text = scene.say("lesson-reserve", tile=scene.called(tile.id))
    return " ".join([text, scene.say("lesson-reserve-fits", cell=cell(rooms[0]))]) if rooms else text


def keep_room(scene: Scene) -> str | None:
    """A place can leave room for a tile of the reserve, or none."""
    cells = [(scene.tile(action.tile), action.cell) for action in scene.can(PlaceBuilding)]
    for waiting in scene.own.reserve:
        for tile in dict.fromkeys(tile for tile, _ in cells):
            places: list[Cell] = [where for one, where in cells if one is tile]
            good = [where for where in places if scene.rooms(waiting, (tile, where))]
            if good and len(good) < len(places):
                advice = scene.advice if isinstance(scene.advice, PlaceBuilding) else None
                best = advice.cell if advice and advice.cell in good and advice.tile == tile.id else good[0]
                open_ = scene.say("lesson-keep-room-open", tile=scene.called(tile.id)) if not tile.walls else None
                text = scene.say("lesson-keep-room", cell=cell(best), tile=scene.called(waiting.id))
                return " ".join(filter(None, [open_, text]))
    return None


def redesign(scene: Scene) -> str | None:
    """A tile of the reserve can make the wall much longer."""
    if not (scene.begins or scene.goes_again) or scene.redesigned():
        return None
    walls = {
        (action.tile, action.cell): wall_after(scene.own, scene.tile(action.tile), action.cell)
        for action in scene.can(AddBuilding)
    }
    best = max(walls, key=lambda one: walls[one], default=None)
    now = len(scene.own.wall)
    if best is None or walls[best] < now + LONGER:
        return None
    tile, where = best
    return scene.say("lesson-redesign", tile=scene.called(tile), cell=cell(where), before=now, after=walls[best])


def two_in_one(scene: Scene) -> str | None:
    """A redesign can be the further action after an exact payment."""
    bought = [event for event in scene.deeds("BuildingBought", scene.lately) if event["surplus"] == 0]
    both = bought and scene.redesigned(scene.lately) and (scene.places or scene.ends)
    return scene.say("lesson-two-in-one") if both else None


LESSONS = (
    Lesson("no-room", 70, no_room, times=2),
    Lesson("reserve", 80, reserve),
    Lesson("keep-room", 90, keep_room),
    Lesson("redesign", 100, redesign, times=2),
    Lesson("two-in-one", 101, two_in_one),
)
