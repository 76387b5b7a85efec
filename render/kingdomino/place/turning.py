"""Which way does it lie? The first square of a domino on its cell, and the second wherever it may be."""

from dataclasses import dataclass

from kingdomino.view import Kingdom, Number, View, dominoes
from render.kingdomino import GAME
from render.kingdomino.art.look import LOOK
from render.kingdomino.art.marks import ghost_frame
from render.kingdomino.art.pins import TURN, turn_mark
from render.kingdomino.layout.board import cells_of, lay_kingdom
from render.kingdomino.layout.heading import SHIELD
from render.kingdomino.layout.naming import cell_called, land_called, way_called
from render.kingdomino.layout.page import WIDTH, Page
from render.kingdomino.layout.pieces import square_of
from render.kingdomino.place.panel import Panel
from render.kingdomino.place.picture import LEAST_SQUARE
from render.kingdomino.place.places import Place, places_of, reached
from render.kit.art import stamps
from render.kit.layout.checking import check_seat
from render.kit.layout.header import head
from render.kit.layout.naming import shortest_needed
from render.kit.layout.plan import Plan
from render.kit.layout.scene import Scene
from render.kit.layout.wording import capital, signed
from render.kit.picture import Still
from tabletop.cellname import Cell
from tabletop.seat import Seat
from texts.catalogue import Catalogue, catalogue

GHOST = 0.5
"""How pale the second square is."""


@dataclass(frozen=True, slots=True)
class TurnPicture(Still):
    """All that the picture shows."""

    seat: Seat
    kingdom: Kingdom
    domino: Number
    place: Place
    around: tuple[Cell, ...]
    """All cells that the picture of the places showed: they stay where they are."""
    points: int | None
    language: str = "en"

    def __post_init__(self) -> None:
        check_seat(self.seat)

    @classmethod
    def of(
        cls, view: View, domino: Number, first: Cell, *, hide_points: bool = False, language: str = "en"
    ) -> "TurnPicture":
        """Take from a player's own view how a domino may lie whose first square is on a cell."""
        seat, places = view.viewer, places_of(view.placements.get(domino, ()))
        place = next((place for place in places if place.cell == first), None)
        if seat is None or place is None:
            raise ValueError(f"the viewer of this view cannot place {domino} on {cell_called(first)}")
        player = view.players[seat]
        return cls(
            seat=seat,
            kingdom=player.kingdom,
            domino=domino,
            place=place,
            around=reached(places),
            points=None if hide_points else player.points,
            language=language,
        )

    def scene(self) -> Scene:
        """Lay it out."""
        say, page = catalogue(self.language, GAME), Page((*cells_of(self.kingdom), *self.around), 0, LEAST_SQUARE)
        scene, plan = Scene(WIDTH, page.height, look=LOOK), page.plan
        head(scene, say("turn-title"), stamps.seat_shield(self.seat, SHIELD))
        page.lay_names(scene)
        lay_kingdom(scene, plan, self.seat, self.kingdom, say)
        self._lay_halves(scene, plan, say)
        Panel(self.domino, self.points).lay_ways(scene, page.panel, self.place, say)
        return scene

    def _lay_halves(self, scene: Scene, plan: Plan, say: Catalogue) -> None:
        """Lay down the first square, and palely with an arrow the second one wherever it may lie."""
        _, first, second = dominoes()[self.domino]
        pale = stamps.faded(square_of(second, plan.side, say), GHOST)
        for way in self.place.ways:
            scene.put(pale, *plan.corner(way.cell), f"ghost {cell_called(way.cell)}")
            scene.put_at(ghost_frame(plan.side), *plan.centre(way.cell))
        scene.put(
            square_of(first, plan.side, say), *plan.corner(self.place.cell), f"laid {cell_called(self.place.cell)}"
        )
        scene.put_at(stamps.newest_frame(plan.side), *plan.centre(self.place.cell), "frame")
        for way in self.place.ways:
            scene.put_at(turn_mark(way.side, round(TURN * plan.side)), *plan.centre(way.cell), f"arrow {way.side}")

    def alt(self) -> str:
        """Say what it shows."""
        say = catalogue(self.language, GAME)
        ways = [
            f"{capital(way_called(way.side, say))} {cell_called(way.cell)}"
            + ("" if self.points is None else f" {signed(way.gain)}")
            for way in self.place.ways
        ]
        sort = capital(land_called(dominoes()[self.domino].first.terrain, say))
        where = cell_called(self.place.cell)
        told = say("alt-ways", number=self.place.number, sort=sort, cell=where, ways=say.series(ways))
        return shortest_needed([told])
