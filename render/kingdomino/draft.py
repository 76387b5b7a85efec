"""The draft: both lines from near, for whoever chooses a domino or says in advance which ones they would like."""

from collections.abc import Sequence
from dataclasses import dataclass

from kingdomino.view import CHOOSE, Number, View
from render.kingdomino import GAME
from render.kingdomino.art.look import LOOK
from render.kingdomino.layout.bonuses import lay_bonuses
from render.kingdomino.layout.ground import lay_ground
from render.kingdomino.layout.heading import SHIELD, lay_heading
from render.kingdomino.layout.lines import Lines
from render.kingdomino.layout.moment import Moment
from render.kingdomino.layout.realm import Realm, realms_of
from render.kingdomino.layout.slots import LARGE, Slots
from render.kit.art import palette, stamps
from render.kit.art.frame import CONTENT, MARGIN
from render.kit.art.lettering import SMALLEST_SHARE, Face, width
from render.kit.art.sketch import Stamp
from render.kit.layout.checking import check_names
from render.kit.layout.naming import SHORT_NAME, said_of, shortest_needed
from render.kit.layout.participants import Participants
from render.kit.layout.scene import Scene
from render.kit.picture import Still
from tabletop.naming import LONGEST_NAME
from texts.catalogue import Catalogue, catalogue

WIDTH = 1600
ROWS, ROW, STEP = CONTENT + 62, 146, 158
"""Where the rows begin, how high one is, and how far it is to the next."""
NOW, NEXT, ACROSS = MARGIN, 616, 556
POINTS, POINTS_ACROSS = 1196, 368
HEADING, TOTAL, NAME = 46, 72, 46
BONUS = 52


@dataclass(frozen=True, slots=True)
class DraftPicture(Still):
    """All that the picture shows."""

    people: Participants
    moment: Moment
    lines: Lines
    realms: tuple[Realm, ...]
    preparing: Number | None = None
    """The domino of a king for whose turn somebody prepares (K-56): then it is for that person's eyes."""
    wishes: tuple[Number, ...] = ()
    """What they would like to have then, most of all the first one."""
    language: str = "en"

    def __post_init__(self) -> None:
        check_names(self.people.names, len(self.realms))

    @classmethod
    def of(
        cls,
        view: View,
        names: Sequence[str],
        *,
        preparing: Number | None = None,
        hide_points: bool = False,
        language: str = "en",
    ) -> "DraftPicture":
        """Take both lines and the points from a view; where the viewer prepares a turn, also what they wish for."""
        plan = None if preparing is None else view.plans.get(preparing)
        return cls(
            people=Participants(tuple(names)),
            moment=Moment.of(view),
            lines=Lines.of(view),
            realms=realms_of(view, hide_points=hide_points),
            preparing=preparing,
            wishes=plan.wishes if plan is not None else (),
            language=language,
        )

    def scene(self) -> Scene:
        """Lay it out."""
        say = catalogue(self.language, GAME)
        rows = max(len(self.lines.now), len(self.lines.next), len(self.realms))
        scene = Scene(WIDTH, ROWS + STEP * rows + 24, look=LOOK)
        names = [self.people.shown(seat, say) for seat in range(len(self.people))]
        lay_heading(scene, self._title(names, say), self._shield(), self.moment, say)
        for left, key, line in ((NOW, "line-now", self.lines.now), (NEXT, "line-next", self.lines.next)):
            if line:
                _lay_column(scene, left, ACROSS, say(key))
            for number, spot in enumerate(line):
                self._slots(say).lay(scene, (left, ROWS + STEP * number, ACROSS, ROW), spot)
        _lay_column(scene, POINTS if self.lines.next else NEXT, POINTS_ACROSS, say("draft-points"))
        for number, realm in enumerate(self.realms):
            self._lay_points(scene, realm, ROWS + STEP * number, say)
        return scene

    def _shield(self) -> Stamp | None:
        king = self.moment.turn
        if self.preparing is not None:
            king = next((spot.king for spot in self.lines.now if spot.number == self.preparing), None)
        return None if king is None else stamps.seat_shield(king, SHIELD)

    def _slots(self, say: Catalogue) -> Slots:
        free = self.preparing is not None or self.moment.state == CHOOSE
        return Slots(LARGE, self.people, say, free, self.wishes, self.preparing)

    def _lay_points(self, scene: Scene, realm: Realm, top: int, say: Catalogue) -> None:
        """Show what somebody has, and how their bonuses stand; a long name takes the line above the points."""
        left, seat = POINTS if self.lines.next else NEXT, realm.seat
        ring = palette.TURQUOISE if self.preparing is None and seat == self.moment.turn else None
        lay_ground(scene, (left, top, POINTS_ACROSS, ROW), palette.PANEL, f"points of {seat}", ring=ring)
        middle, right, x = top + ROW / 2, left + POINTS_ACROSS - 24, left + 98
        scene.put_at(stamps.seat_shield(seat, 66), left + 52, middle, f"shield {seat}")
        name, total = self.people.shown(seat, say), "" if realm.total is None else str(realm.total)
        space = right - x - (width(total, Face.BLACK, TOTAL) + 14 if total else 0)
        fits = width(name, Face.BLACK, round(SMALLEST_SHARE * NAME)) <= space
        scene.write(total, right, middle + (4 if fits else 30), TOTAL, align="right")
        y = middle - 32 if realm.bonuses or not fits else middle
        scene.write(name, x, y, NAME, space=space if fits else right - x)
        lay_bonuses(scene, (x, middle + 4), realm.bonuses, BONUS, seat)

    def alt(self) -> str:
        """Say what it shows."""
        say = catalogue(self.language, GAME)
        detail = ((False, LONGEST_NAME), (True, LONGEST_NAME), (True, SHORT_NAME))
        return shortest_needed(self._alt(say, short=short, longest=longest) for short, longest in detail)

    def _alt(self, say: Catalogue, *, short: bool, longest: int) -> str:
        names = self.people.all_called(say, longest)
        told = [
            said_of(
                say,
                "alt-draft",
                round=self.moment.called(say),
                title=self._title(names, say),
                lines=self.lines.alt(self.people, say, short=short, longest=longest),
            )
        ]
        if self.wishes:
            told.append(say("alt-wishes", numbers=say.row([str(wish) for wish in self.wishes])))
        told.append(say("alt-pile", number=self.moment.left))
        worth = [
            f"{names[realm.seat]} {realm.worth(say, lands=False)}" for realm in self.realms if realm.points is not None
        ]
        return " ".join([*told, *([say("alt-points", seats=say.row(worth))] if worth else [])])

    def _title(self, names: Sequence[str], say: Catalogue) -> str:
        if self.preparing is not None or self.moment.turn is None:
            return say("draft-title-own")
        return say("draft-title", name=names[self.moment.turn])


def _lay_column(scene: Scene, left: int, across: int, heading: str) -> None:
    """Head a column, with a line to its end."""
    y = CONTENT + 30
    taken = scene.write(heading, left + 14, y, HEADING, space=across - 60)
    start = left + 14 + taken + 28
    scene.box(start, y, left + across - 14 - start, 4, colour=palette.STRONG_LINE, what="rule")
