"""A kingdom from near: its lands with what each is worth, and beside it how that was counted."""

from collections.abc import Sequence
from dataclasses import dataclass

from kingdomino.view import Number, Territory, View
from render.kingdomino import GAME
from render.kingdomino.art import hues
from render.kingdomino.art.look import LOOK
from render.kingdomino.kingdom.banners import lay_banners
from render.kingdomino.kingdom.panel import Panel
from render.kingdomino.layout.board import lay_empty, lay_kingdom, mark_new, squares_of
from render.kingdomino.layout.heading import SHIELD
from render.kingdomino.layout.naming import (
    cell_called,
    column_called,
    land_called,
    row_called,
    square_called,
    territory_called,
)
from render.kingdomino.layout.page import WIDTH, Page
from render.kingdomino.layout.realm import Realm
from render.kit.art import stamps
from render.kit.layout.checking import check_seat
from render.kit.layout.header import head
from render.kit.layout.naming import shortest_needed, shown_name, spoken_name
from render.kit.layout.scene import Scene
from render.kit.layout.wording import capital
from render.kit.picture import Still
from tabletop.seat import Seat
from texts.catalogue import Catalogue, catalogue


@dataclass(frozen=True, slots=True)
class KingdomPicture(Still):
    """All that the picture shows."""

    name: str
    realm: Realm
    newest: Number | None = None
    """The domino that is marked as the newest, if it lies there."""
    language: str = "en"

    def __post_init__(self) -> None:
        check_seat(self.realm.seat)

    @classmethod
    def of(
        cls,
        view: View,
        seat: Seat,
        name: str,
        *,
        newest: Number | None = None,
        hide_points: bool = False,
        language: str = "en",
    ) -> "KingdomPicture":
        """Take the kingdom of a seat from a view."""
        return cls(name, Realm.of(view, seat, hide_points=hide_points), newest, language)

    @property
    def _territories(self) -> list[Territory]:
        """The lands with crowns, the most valuable first."""
        scoring = [land for land in self.realm.kingdom.territories if land.crowns]
        return sorted(scoring, key=lambda land: (-land.points, -land.squares))

    @property
    def _bare(self) -> list[Territory]:
        """The lands without a crown, the largest first."""
        bare = [land for land in self.realm.kingdom.territories if not land.crowns]
        return sorted(bare, key=lambda land: -land.squares)

    def scene(self) -> Scene:
        """Lay it out."""
        say, realm, panel = catalogue(self.language, GAME), self.realm, self._panel
        page = Page(realm.cells, panel.height())
        scene, plan = Scene(WIDTH, page.height, look=LOOK), page.plan
        name = shown_name(self.name, realm.seat, say)
        points = "" if realm.points is None else say("points", number=realm.points)
        head(scene, say("kingdom-title", name=name), stamps.seat_shield(realm.seat, SHIELD), right=points)
        page.lay_names(scene)
        lay_empty(scene, plan, realm.kingdom, hues.GRID_MARK)
        lay_kingdom(scene, plan, realm.seat, realm.kingdom, say)
        mark_new(scene, plan, realm.laid(() if self.newest is None else (self.newest,)))
        if realm.points is not None:
            lay_banners(scene, plan, realm.kingdom)
        panel.lay(scene, page.panel, say)
        return scene

    @property
    def _panel(self) -> Panel:
        scoring = self._territories if self.realm.points is not None else ()
        return Panel(scoring, self._bare, self.realm.bonuses, self.realm.discards)

    def alt(self) -> str:
        """Say what it shows; squares without a crown are left out first, then all squares."""
        say = catalogue(self.language, GAME)
        return shortest_needed(self._alt(say, squares=squares, bare=bare) for squares, bare in DETAILS)

    def _alt(self, say: Catalogue, *, squares: bool, bare: bool) -> str:
        name, points = spoken_name(self.name, self.realm.seat, say), self.realm.points
        told = [
            say("alt-kingdom-hidden", name=name) if points is None else say("alt-kingdom", name=name, number=points)
        ]
        if points is not None and self._territories:
            lands = [territory_called(land, say) for land in self._territories]
            told.append(say("alt-territories", territories=capital(say.series(lands))))
        if self._bare:
            lands = [f"{land_called(land.terrain, say)} {land.squares}" for land in self._bare]
            told.append(say("alt-without-crown", lands=say.row(lands)))
        told += self._rows(say, bare=bare) if squares else []
        for laid in self.realm.laid(() if self.newest is None else (self.newest,)):
            told.append(say("alt-newest", cells=f"{cell_called(laid.first)} {cell_called(laid.second)}"))
        if self.realm.discards:
            told.append(say("alt-kingdom-discards", numbers=say.row([str(one) for one in self.realm.discards])))
        return " ".join([*told, *([say("alt-bonuses", bonuses=self.realm.outlook(say))] if self.realm.bonuses else [])])

    def _rows(self, say: Catalogue, *, bare: bool) -> list[str]:
        """Say row by row what lies where."""
        squares = squares_of(self.realm.kingdom)
        told = []
        for y in sorted({cell[1] for cell in squares}):
            row = sorted(
                (x, square) for (x, there), square in squares.items() if there == y and (bare or square.crowns)
            )
            words = [f"{column_called(x)} {square_called(square, say, short=True)}" for x, square in row]
            if words:
                told.append(say("alt-row", row=row_called(y), squares=say.row(words)))
        return told


DETAILS: Sequence[tuple[bool, bool]] = ((True, True), (True, False), (False, False))
"""Whether squares are read out, and those without a crown, too."""
