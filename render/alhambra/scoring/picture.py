"""A scoring: for each kind who has how many, the places and the points, then the walls and the totals."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from alhambra.view import ScoreLine
from render.alhambra import GAME
from render.alhambra.art.bricks import brick_wall
from render.alhambra.art.look import LOOK
from render.alhambra.layout.parts import KINDS, WALL, by_worth, part_called
from render.alhambra.layout.rounds import RESERVED, put_rounds
from render.alhambra.layout.worth import LOW, lay_orders_along
from render.alhambra.scoring.columns import TOTAL, WIDTH, Table
from render.alhambra.scoring.labels import lay_labels
from render.alhambra.scoring.rows import Cell, Row, rows_of
from render.kit.art import palette, stamps
from render.kit.art.frame import CONTENT
from render.kit.art.lettering import Face
from render.kit.art.marks import lead_star, place_mark
from render.kit.layout.checking import check_totals
from render.kit.layout.header import head
from render.kit.layout.naming import SHORT_NAME, shortest_needed
from render.kit.layout.participants import Participants
from render.kit.layout.scene import Scene
from render.kit.layout.wording import amount, capital, numeral, signed
from render.kit.picture import Still
from tabletop.naming import LONGEST_NAME
from texts.catalogue import Catalogue, catalogue

LEAD = 16
"""The radius of the star in the corner of the highest total, which is not told by gold alone."""
SMALLER_AMOUNT = 0.72
"""How much smaller a count is written that has two digits or a half."""
SCORE_CARDS, ANNEX = 32, LOW + 14
"""Where the score cards begin, and how much higher they make the picture."""
NOTHING, TIE = 46, 31
"""Sizes of type: of zeros and of the sums that are shared."""


@dataclass(frozen=True, slots=True)
class ScoringPicture(Still):
    """All that the picture shows."""

    number: int
    """Which round was scored."""
    lines: tuple[ScoreLine, ...]
    participants: Participants
    totals: tuple[int, ...]
    """The scores after it, of seats and then rivals."""
    language: str = "en"
    points: tuple[tuple[tuple[str, tuple[int, ...]], ...], ...] = ()
    """The points for the places of each kind, in each round."""

    @classmethod
    def of(
        cls,
        number: int,
        lines: Iterable[ScoreLine],
        names: Sequence[str],
        totals: Sequence[int],
        *,
        points: Iterable[Mapping[str, Sequence[int]]] = (),
        rivals: Sequence[str] = (),
        language: str = "en",
    ) -> "ScoringPicture":
        """Take what a scoring brought, and the points for places in all rounds, as a view has them."""
        participants = Participants(tuple(names), tuple(rivals))
        check_totals(totals, participants)
        tables = tuple(tuple((kind, tuple(worth)) for kind, worth in table.items()) for table in points)
        return cls(number, tuple(lines), participants, tuple(totals), language, tables)

    def scene(self) -> Scene:
        """Lay it out."""
        say, rows = catalogue(self.language, GAME), self._rows()
        table = Table(len(self.participants), len(rows))
        orders = self._orders()
        scene = Scene(WIDTH, table.height + (ANNEX if orders else 0), look=LOOK)
        head(scene, say("scoring-title", round=self.number), reserved=RESERVED)
        put_rounds(scene, range(1, self.number + 1), self.number)
        lay_labels(scene, table, rows, say)
        for who in range(len(self.participants)):
            self._lay_column(scene, table, who, rows, say)
        if orders:
            box = SCORE_CARDS, table.bottom + 14, WIDTH - 2 * SCORE_CARDS, LOW
            lay_orders_along(scene, box, orders, range(1, self.number + 1), say)
        return scene

    def _rows(self) -> list[Row]:
        worth = dict(self.points[self.number - 1]) if self.points else {}
        return rows_of(self.lines, worth, len(self.participants))

    def _orders(self) -> tuple[tuple[str, ...], ...]:
        """Return the order of the kinds in each round, unless it is the usual one in all of them."""
        orders = tuple(by_worth(dict(table)) for table in self.points)
        return orders if any(order != KINDS for order in orders) else ()

    def _gained(self, who: int) -> int:
        return sum(line.points for line in self.lines if line.who == who)

    def _lay_column(self, scene: Scene, table: Table, who: int, rows: Sequence[Row], say: Catalogue) -> None:
        panel = stamps.panel(table.across, table.bottom - CONTENT, palette.PANEL, palette.LINE, radius=20)
        scene.put(panel, table.left(who), CONTENT, f"column {who}")
        _lay_name(scene, table, who, self.participants, say)
        for number, row in enumerate(rows):
            _lay_cell(scene, table, who, number, row)
        _lay_total(scene, table, who, signed(self._gained(who)), self.totals[who], leads=self._leads(who))

    def _leads(self, who: int) -> bool:
        seats = len(self.participants.names)
        return who < seats and any(self.totals[:seats]) and self.totals[who] == max(self.totals[:seats])

    def alt(self) -> str:
        """Say what it shows; too long, it shortens the names, leaves out what brought nothing, then the last rows."""
        say = catalogue(self.language, GAME)
        full, short = (self.participants.all_called(say, longest) for longest in (LONGEST_NAME, SHORT_NAME))
        shortest = self._alt_parts(say, short, zeros=False)
        return shortest_needed(
            [
                self._alt(say, full, self._alt_parts(say, full)),
                self._alt(say, short, self._alt_parts(say, short)),
                *(self._alt(say, short, shortest[:rows]) for rows in range(len(shortest), 0, -1)),
                self._alt(say, full, []),
            ]
        )

    def _alt(self, say: Catalogue, names: Sequence[str], parts: Sequence[str]) -> str:
        totals = [
            f"{names[who]} {numeral(total)} ({signed(self._gained(who))})" for who, total in enumerate(self.totals)
        ]
        first, last = say("alt-scoring", round=self.number), say("alt-scoring-total", totals=say.row(totals))
        return " ".join([first, *parts, last])

    def _alt_parts(self, say: Catalogue, names: Sequence[str], *, zeros: bool = True) -> list[str]:
        parts = []
        for row in self._rows():
            shares = say.series(
                [_alt_share(row, group, [names[who] for who in group], say) for group in row.ranking(zeros=zeros)]
            )
            name = capital(say.noun("longest-wall") if row.part == WALL else part_called(row.part, say))
            parts.append(say("alt-scoring-part", part=name, shares=shares or say("alt-scoring-nobody")))
        return parts


def _alt_share(row: Row, group: Sequence[int], names: Sequence[str], say: Catalogue) -> str:
    """Say what some, who are equal in it, have in a part."""
    cell = row.cells[group[0]]
    assert cell is not None
    first = f"{say.row(names)} {amount(cell.amount)}"
    if row.part == WALL:
        return first
    place = [say("place-called", place=cell.place)] if cell.place else []
    return say.row([first, *place, numeral(cell.points)])


def _lay_name(scene: Scene, table: Table, who: int, participants: Participants, say: Catalogue) -> None:
    left, name = table.left(who), participants.shown(who, say)
    if table.narrow:
        middle = left + table.across / 2
        scene.put_at(participants.shield(who, 48), middle, CONTENT + 38, f"shield {who}")
        scene.write(name, middle, CONTENT + 93, 43, align="centre", space=table.across - 18)
    else:
        scene.put_at(participants.shield(who, 50), left + 45, CONTENT + 45, f"shield {who}")
        scene.write(name, left + 84, CONTENT + 45, 47, space=table.across - 98)


def _lay_cell(scene: Scene, table: Table, who: int, number: int, row: Row) -> None:
    """Show what one has in a row, and the points for it."""
    left, y, pad = table.left(who), table.middle(number), table.sizes.pad
    line = palette.LINE if number == 0 or WALL in (row.part, row.before) else palette.PANEL_INNER
    scene.box(left + pad - 2, table.edge(number), table.across - 2 * pad + 4, 3, colour=line, what="rule")
    cell = row.cells[who]
    if row.takes:
        ground = table.across - 2 * pad + 4, table.sizes.row - 3
        scene.box(left + pad - 2, table.edge(number) + 3, *ground, colour=palette.LOSS_GROUND, what="penalties")
    if cell is None:
        scene.write("–", left + pad, y, NOTHING, colour=palette.STRONG_LINE)
        return
    size = table.sizes.digits if cell.points else NOTHING
    colour = palette.STRONG_LINE if not cell.points else palette.INK if cell.points > 0 else palette.LOSS
    right = left + table.across - pad
    if row.part != WALL:
        used = _lay_share(scene, table, left + pad, y, cell)
        scene.write(signed(cell.points), right, y, size, colour=colour, align="right", space=right - used - 2)
        return
    points = scene.write(signed(cell.points), right, y, size, colour=colour, align="right")
    if cell.amount:
        wall = brick_wall(int(cell.amount), int(table.across - 2 * pad - points - 12))
        scene.put(wall, left + pad, y - wall.size[1] / 2, f"bricks {int(cell.amount)}")


def _lay_share(scene: Scene, table: Table, left: float, y: float, cell: Cell) -> float:
    """Show how many one has, which place that is, and the sum that equals share; return where all this ends."""
    sizes, text = table.sizes, amount(cell.amount)
    size = sizes.digits if len(text) == 1 else round(SMALLER_AMOUNT * sizes.digits)
    x = left + max(sizes.amount, scene.write(text, left, y, size) + 4)
    if cell.place:
        mark = place_mark(cell.place, str(cell.place), sizes.octagon)
        scene.put_at(mark, x + sizes.octagon, y, f"place {cell.place}")
        x += 2 * sizes.octagon
    if cell.shared and table.ties:
        scene.write(cell.shared, x + 6, y, TIE, colour=palette.QUIET, face=Face.BOLD)
    return x


def _lay_total(scene: Scene, table: Table, who: int, gained: str, total: int, *, leads: bool) -> None:
    left, pad = table.left(who), table.sizes.pad
    scene.put(
        stamps.panel(table.across, TOTAL, palette.NIGHT, palette.NIGHT, radius=18), left, table.total, f"total {who}"
    )
    colour = palette.GOLD if leads else palette.CREAM
    right, middle = left + table.across - pad - 2, table.total + TOTAL / 2
    if table.narrow:
        scene.write(gained, right, middle - 38, 46, colour=palette.QUIET_CREAM, align="right")
        scene.write(numeral(total), right, middle + 26, 76, colour=colour, align="right", space=table.across - 24)
    else:
        taken = scene.write(numeral(total), right, middle, 84, colour=colour, align="right")
        space = right - taken - 12 - left - pad
        scene.write(gained, left + pad + 4, middle, 48, colour=palette.QUIET_CREAM, space=space)
    if leads:
        scene.put_at(lead_star(LEAD), left + LEAD + 10, table.total + LEAD + 10, f"leads {who}")
