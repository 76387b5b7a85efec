"""All falcons by their colours, whose they are, and what they bring (C-38)."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple

from render.alhambra import GAME
from render.alhambra.art.look import LOOK
from render.alhambra.layout.naming import letter_of
from render.alhambra.modules.falconers.art import falcon, falcon_piece
from render.kit.art import palette
from render.kit.art.frame import CONTENT, MARGIN
from render.kit.art.stamps import faded, seat_shield
from render.kit.layout.header import head
from render.kit.layout.naming import shortest_needed, spoken_name
from render.kit.layout.panels import lay_panel
from render.kit.layout.scene import Scene
from render.kit.picture import Still
from texts.catalogue import Catalogue, catalogue

WIDTH, ROW, GAP, LABEL = 1200, 236, 14, 190
PIECE = (150, 200)
SHIELD = 56
POINTS = 112


class Perch(NamedTuple):
    """A falcon, and whose it is, if it stands somewhere."""

    id: str
    colour: str
    kinds: tuple[str, ...]
    owner: int | None


@dataclass(frozen=True, slots=True)
class FalconSheet(Still):
    """All that the picture shows."""

    falcons: tuple[Perch, ...]
    points: tuple[int, ...]
    """For one, two ... of a colour."""
    names: tuple[str, ...]
    language: str = "en"

    def scene(self) -> Scene:
        """Lay it out: a row for each colour, and below them the points."""
        say, rows = catalogue(self.language, GAME), list(self._colours())
        scene = Scene(WIDTH, CONTENT + (ROW + GAP) * len(rows) + POINTS + 24, look=LOOK)
        left = sum(one.owner is None for one in self.falcons)
        number = say("overview-falconers-left", number=left, all=len(self.falcons))
        head(scene, say("overview-falconers"), right=number)
        for place, (colour, own) in enumerate(rows):
            top = CONTENT + (ROW + GAP) * place
            lay_panel(scene, (MARGIN, top, WIDTH - 2 * MARGIN, ROW), f"row {colour}")
            scene.put_at(falcon(colour, 66), MARGIN + LABEL / 2, top + ROW / 2, f"falcon {colour}")
            step = (WIDTH - 2 * MARGIN - LABEL) / len(own)
            for number_in_row, one in enumerate(own):
                self._lay_falcon(scene, one, (MARGIN + LABEL + step * number_in_row, top + (ROW - PIECE[1]) / 2), say)
        self._lay_points(scene, CONTENT + (ROW + GAP) * len(rows), say)
        return scene

    def _colours(self) -> Iterator[tuple[str, list[Perch]]]:
        for colour, own in groupby(self.falcons, key=lambda one: one.colour):
            yield colour, list(own)

    def _lay_falcon(self, scene: Scene, one: Perch, at: tuple[float, float], say: Catalogue) -> None:
        """Show a falcon for sale as it is, any other palely, with the shield of its owner."""
        stamp, (x, y) = falcon_piece(one.colour, tuple((kind, letter_of(kind, say)) for kind in one.kinds), *PIECE), at
        if one.owner is None:
            scene.put(stamp, x, y, f"for sale {one.id}")
            return
        scene.put(faded(stamp), x, y, f"standing {one.id}")
        scene.put_at(seat_shield(one.owner, SHIELD), x + PIECE[0] - 14, y + 30, f"owner {one.owner}")

    def _lay_points(self, scene: Scene, top: float, say: Catalogue) -> None:
        """Say what one, two ... of a colour bring in each scoring."""
        lay_panel(scene, (MARGIN, top, WIDTH - 2 * MARGIN, POINTS), "points")
        y, x = top + POINTS / 2, MARGIN + 24.0
        x += scene.write(say("overview-falconers-points"), x, y, 38, space=330) + 26
        step = (WIDTH - MARGIN - x) / len(self.points)
        for number, points in enumerate(self.points, 1):
            broad = scene.write(f"{number} →", x, y, 34, colour=palette.QUIET)
            scene.write(str(points), x + broad + 10, y, 46)
            x += step

    def alt(self) -> str:
        """Say which are for sale, who has which, and what they bring."""
        say = catalogue(self.language, GAME)
        sale = say.row([self._called(one, say) for one in self.falcons if one.owner is None])
        owners = sorted({one.owner for one in self.falcons if one.owner is not None})
        owned = [
            say(
                "alt-overview-falconers-of",
                who=spoken_name(self.names[who], who, say),
                falcons=say.row([self._called(one, say) for one in self.falcons if one.owner == who]),
            )
            for who in owners
        ]
        points = say.row([str(one) for one in self.points])
        none = say("alt-overview-falconers-none")
        return shortest_needed([say("alt-overview-falconers", sale=sale or none, owned=" ".join(owned), points=points)])

    @staticmethod
    def _called(one: Perch, say: Catalogue) -> str:
        first, second = (say.noun(f"kind-{kind}") for kind in one.kinds)
        return say("falcon-called", colour=say(f"falcon-colour-{one.colour}"), one=first, other=second)
