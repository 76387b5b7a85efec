"""All culture tiles, for the sheet with the pieces of the modules."""

from dataclasses import dataclass

from alhambra.modules.art_of_the_moors.tiles import designs
from render.alhambra.modules.art_of_the_moors.art import culture_tile
from render.alhambra.modules.art_of_the_moors.room import mark_of
from render.kit.art.drawing import Point
from render.kit.layout.panels import lay_panel
from render.kit.layout.scene import Scene
from texts.catalogue import Catalogue

TILE, IN_A_ROW, ROW = 188, 4, 208


@dataclass(frozen=True, slots=True)
class AllCultureTiles:
    """One tile of each design, with the points of its fields."""

    tiles: tuple[tuple[str, tuple[int, ...], tuple[int, ...]], ...]
    """The prices, the points and the buildings needed."""

    def height(self) -> int:
        """Return how high it is."""
        return ROW * -(-len(self.tiles) // IN_A_ROW) + 12

    def lay(self, scene: Scene, at: Point, across: int, say: Catalogue) -> None:
        """Lay them out in rows."""
        left, top = at
        lay_panel(scene, (left, top, across, self.height()), "culture tiles")
        for number, (group, points, _) in enumerate(self.tiles):
            row, column = divmod(number, IN_A_ROW)
            x, y = left + across / IN_A_ROW * (column + 0.5), top + 6 + ROW * (row + 0.5)
            scene.put_at(culture_tile(points, mark_of(group, say), TILE), x, y, f"culture tile {group}")

    def told(self, say: Catalogue) -> str:
        """Name them, each with its points and needs."""
        each = [
            say(
                "alt-culture-fields",
                group=say(f"culture-group-{group}"),
                fields=say.row([f"{worth} ({need})" for worth, need in zip(points, needs, strict=True)]),
            )
            for group, points, needs in self.tiles
        ]
        return say("alt-culture-all", tiles=say.series(each))


SHEET = AllCultureTiles(tuple((group, one.points, one.needs) for group, one in designs().items()))
