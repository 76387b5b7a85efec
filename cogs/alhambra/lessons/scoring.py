"""The scorings, and the end of the game."""

from typing import Any

from cogs.alhambra.lessons.lesson import Lesson
from cogs.alhambra.lessons.scene import Scene
from render.alhambra.layout.parts import part_called
from render.kit.layout.wording import capital
from tabletop.rules import Plain

FEW_TILES = 8
SECOND = 2
WALL = "wall"


def _scored(scene: Scene, number: int) -> list[Plain] | None:
    """Return what the newcomer got in a scoring; nothing before it."""
    for event in scene.events:
        if event["event"] == "RoundScored" and event["round"] == number:
            return [line for line in event["lines"] if line["who"] == scene.seat]
    return None


def first_scoring(scene: Scene) -> str | None:
    """The sum is theirs, item by item."""
    lines = _scored(scene, 1)
    if lines is None:
        return None
    paid = sorted((line for line in lines if line["points"]), key=lambda line: (line["part"] == WALL, -line["points"]))
    total = sum(line["points"] for line in paid)
    items = scene.say.listed([_item(line, scene) for line in paid])
    text = scene.say("lesson-first-scoring", items=items or scene.say("lesson-nothing"), points=total)
    return text if scene.redesigned() else " ".join([text, scene.say("lesson-tip-redesign")])


def _item(line: Any, scene: Scene) -> str:
    part = part_called(line["part"], scene.say)
    return scene.say(
        "lesson-item", part=part if line["part"] == WALL else capital(part), points=line["points"], tied=line["tied"]
    )


def whole_game(scene: Scene) -> str:
    """Say where the points are from now on."""
    return scene.say("lesson-whole-game")


def second_scoring(scene: Scene) -> str | None:
    """A single tile of a kind is not nothing."""
    lines = _scored(scene, 2)
    if lines is None:
        return None
    text = scene.say("lesson-second-scoring")
    for line in lines:
        if line["place"] == SECOND and line["points"]:
            part, tiles = capital(part_called(line["part"], scene.say)), round(line["amount"])
            return " ".join([text, scene.say("lesson-second", part=part, points=line["points"], number=tiles)])
    return text


def bag(scene: Scene) -> str | None:
    """The last tiles are real points."""
    return scene.say("lesson-bag") if scene.begins and scene.view.tiles_left <= FEW_TILES else None


def end(scene: Scene) -> str | None:
    """Lead onwards."""
    result = scene.glance.result
    if result is None:
        return None
    place = result.places[scene.seat]
    return scene.say("lesson-end", points=result.scores[scene.seat], place=place)


LESSONS = (
    Lesson("first-scoring", 1, first_scoring, then=Lesson("whole-game", 2, whole_game), asks_to_go_on=True),
    Lesson("second-scoring", 3, second_scoring),
    Lesson("bag", 160, bag),
    Lesson("end", 0, end),
)
