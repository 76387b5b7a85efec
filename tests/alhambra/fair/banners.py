"""The banners of the fair: before the market is laid out, everybody chooses one, and all are shown together (C-36)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar

from alhambra.actions import Action
from alhambra.events import Open
from alhambra.ledger import Ledger, Position
from alhambra.module import Move
from alhambra.state import State
from alhambra.windows import Answers, question, seal
from tabletop.refused import Refused
from tabletop.seat import Seat
from tests.alhambra.fair.kept import KEPT

BANNER = "banner"
COLOURS = ("red", "blue", "green")


class RaiseBanner(Action, frozen=True):
    rule = "V-FAI-5"
    colour: str


@dataclass(frozen=True, slots=True)
class BannersRaised(Open):
    final: ClassVar[bool] = True
    colours: tuple[str, ...]
    """By seats."""

    def fold(self, state: State) -> State:
        return KEPT.change(state, banners=self.colours)


def check(game: Ledger, action: RaiseBanner) -> None:
    if action.colour not in COLOURS:
        raise Refused("V-FAI-5", "no-such-banner", colour=action.colour)


def raise_all(game: Ledger, answers: Answers) -> None:
    colours = [answers[seat].colour for seat in sorted(answers)]  # type: ignore[attr-defined]
    game.emit(BannersRaised(tuple(colours)))
    game.end_phase()


def every_colour(at: Position, seat: Seat) -> list[Action]:
    return [RaiseBanner(seat, colour) for colour in COLOURS]


QUESTION = question(
    BANNER,
    14,
    "BANNER",
    "V-FAI-5",
    resolve=raise_all,
    default=lambda game, seat: RaiseBanner(seat, game.drawn_from(COLOURS)),
)
MOVE = Move(RaiseBanner, frozenset({BANNER}), every_colour, seal)
EFFECTS: dict[type[Action], Callable[[Ledger, Any], None]] = {RaiseBanner: check}
