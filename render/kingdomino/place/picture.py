"""Where may it go? A number stands on each cell for a domino's first square, a beak points to each for its second."""

from dataclasses import dataclass

from kingdomino.view import Kingdom, Laid, Number, View, dominoes
from render.kingdomino import GAME
from render.kingdomino.art.look import LOOK
from render.kingdomino.art.marks import choice_cell
from render.kingdomino.art.pins import pin
from render.kingdomino.layout.board import cells_of, lay_kingdom, mark_planned
from render.kingdomino.layout.heading import SHIELD
from render.kingdomino.layout.naming import cell_called, domino_called, land_called
from render.kingdomino.layout.page import WIDTH, Page
from render.kingdomino.place.panel import Panel
from render.kingdomino.place.places import Place, best_gain, by_gain, place_called, places_of, reached
from render.kit.art import stamps
from render.kit.layout.checking import check_seat
from render.kit.layout.header import head
from render.kit.layout.naming import shortest_needed
from render.kit.layout.plan import Plan
from render.kit.layout.scene import Scene
from render.kit.layout.wording import signed
from render.kit.picture import Still
from tabletop.cellname import Cell
from tabletop.seat import Seat
from texts.catalogue import Catalogue, catalogue

LEAST_SQUARE = 104
"""How large a square is at least where one chooses: the picture grows downwards instead."""


@dataclass(frozen=True, slots=True)
class PlacePicture(Still):
    """All that the picture shows, to whoever is to place a domino, now or later."""

    seat: Seat
    kingdom: Kingdom
    domino: Number
    places: tuple[Place, ...]
    points: int | None
    """What the land is worth now; None where points are hidden, also those that a place would bring."""
    preparing: bool = False
    """Whether it is for a turn that is still to come (K-56): then it is for the owner's eyes."""
    planned: tuple[Cell, Cell] | None = None
    """The place that was prepared."""
    language: str = "en"

    def __post_init__(self) -> None:
        check_seat(self.seat)

    @classmethod
    def of(cls, view: View, domino: Number, *, hide_points: bool = False, language: str = "en") -> "PlacePicture":
        """Take from a player's own view where one of their dominoes may go."""
        seat = view.viewer
        if seat is None or domino not in view.placements:
            raise ValueError(f"the viewer of this view has no domino {domino} to place")
        plan, player = view.plans.get(domino), view.players[seat]
        return cls(
            seat=seat,
            kingdom=player.kingdom,
            domino=domino,
            places=places_of(view.placements[domino]),
            points=None if hide_points else player.points,
            preparing=domino != view.domino,
            planned=plan.place if plan is not None else None,
            language=language,
        )

    def scene(self) -> Scene:
        """Lay it out."""
        say = catalogue(self.language, GAME)
        page = Page((*cells_of(self.kingdom), *reached(self.places)), 0, LEAST_SQUARE)
        scene = Scene(WIDTH, page.height, look=LOOK)
        title = say("place-title-plan" if self.preparing else "place-title")
        head(scene, title, stamps.seat_shield(self.seat, SHIELD))
        page.lay_names(scene)
        self._lay_pins(scene, page.plan)
        lay_kingdom(scene, page.plan, self.seat, self.kingdom, say)
        if self.planned is not None:
            mark_planned(scene, page.plan, Laid(self.domino, *self.planned))
        Panel(self.domino, self.points).lay_places(
            scene, page.panel, self.places, say, planned=self.planned is not None
        )
        return scene

    def _lay_pins(self, scene: Scene, plan: Plan) -> None:
        """Put a number onto every cell for the first half, with beaks; those that bring most are golden."""
        best = best_gain(self.places) if self.points is not None else 0
        for place in self.places:
            scene.put_at(choice_cell(plan.side), *plan.centre(place.cell), f"choice {cell_called(place.cell)}")
        for place in self.places:
            ways = frozenset(way.side for way in place.ways)
            golden = frozenset(way.side for way in place.ways if way.gain == best > 0)
            what = f"pin {place.number} {cell_called(place.cell)}"
            scene.put_at(pin(place.number, ways, golden, plan.side), *plan.centre(place.cell), what)

    def alt(self) -> str:
        """Say what it shows; where the places are is left out first, then what brings little."""
        say = catalogue(self.language, GAME)
        groups = len(by_gain(self.places))
        return shortest_needed(self._alt(say, most) for most in range(groups, 0, -1)) if groups else self._alt(say, 0)

    def _alt(self, say: Catalogue, most: int) -> str:
        called = domino_called(self.domino, say, short=True)
        if not self.places:
            return say("alt-no-place", domino=called)
        first = land_called(dominoes()[self.domino].first.terrain, say)
        told = [say("alt-places", domino=called, sort=first)]
        if self.points is None:
            places = [place_called(place, say) for place in self.places]
            told.append(say("alt-places-plain", places=say.row(places)))
        else:
            for gain, places_ in list(by_gain(self.places).items())[:most]:
                told.append(
                    say(
                        "alt-places-gain",
                        gain=signed(gain),
                        places=say.row([place_called(place, say) for place in places_]),
                    )
                )
            told.append(say("alt-points-now", number=self.points))
        if self.planned is not None:
            first_cell, second = self.planned
            told.append(say("alt-planned", cells=f"{cell_called(first_cell)} {cell_called(second)}"))
        return " ".join(told)
