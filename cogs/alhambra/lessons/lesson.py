"""What a lesson is, and all of them: each file beside this one may bring some."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from cogs.alhambra import lessons
from cogs.alhambra.lessons.scene import Scene


@dataclass(frozen=True, slots=True)
class Lesson:
    """Something that is told when its time has come."""

    name: str
    """For what is remembered of it."""
    rank: int
    """Of several whose time has come, that with the lowest rank is told."""
    tell: Callable[[Scene], str | None]
    """Returns what is said, or nothing if it is not the time."""
    times: int = 1
    then: "Lesson | None" = None
    """What is told in the same breath."""
    asks_to_go_on: bool = False
    """Whether it is a good moment to end the game."""


@cache
def all_lessons() -> tuple[Lesson, ...]:
    """Return all lessons by their ranks, whatever the order of the files."""
    files = [import_module(f"{lessons.__name__}.{file.name}") for file in iter_modules(lessons.__path__)]
    found = sorted((one for file in files for one in getattr(file, "LESSONS", ())), key=lambda one: one.rank)
    ranks = [one.rank for one in found]
    if len(set(ranks)) < len(ranks):
        raise ValueError("two lessons have the same rank")
    return tuple(found)


def find_lessons(scene: Scene) -> list[tuple[Lesson, str]]:
    """Return the lesson whose time has come, with what it says, and what is told in the same breath."""
    for lesson in all_lessons():
        if scene.shown.get(lesson.name, 0) < lesson.times and (text := lesson.tell(scene)):
            further = lesson.then and lesson.then.tell(scene)
            return [(lesson, text), (lesson.then, further)] if lesson.then and further else [(lesson, text)]
    return []
