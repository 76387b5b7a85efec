"""The picture of Clash: how many points everybody has."""

from dataclasses import dataclass

from render.kit.layout.scene import Scene
from render.kit.picture import Still
from texts.catalogue import catalogue


@dataclass(frozen=True)
class ScoresPicture(Still):
    """The points of all, one below the other."""

    lines: tuple[str, ...]
    language: str = "en"

    def scene(self) -> Scene:
        scene = Scene(400, 120 + 60 * len(self.lines))
        for number, line in enumerate(self.lines):
            scene.write(line, 40, 140 + 60 * number, 32)
        return scene

    def alt(self) -> str:
        say = catalogue(self.language, "clash")
        return say("clash-table", scores=say.series(self.lines))
