"""Before the market is laid out: each player chooses three citizens and a cell, in secret (V-STR-1, V-STR-2)."""

from dataclasses import dataclass
from itertools import combinations
from typing import ClassVar

from alhambra.actions import Action
from alhambra.components import Kind, load
from alhambra.events import Open
from alhambra.grid import Cell
from alhambra.ledger import Ledger, Position
from alhambra.module import Move
from alhambra.modules.street_trader.citizens import KEPT, in_order, pieces
from alhambra.modules.street_trader.token import AT_THE_FOUNTAIN
from alhambra.state import State
from alhambra.windows import Answers, question, seal
from tabletop.refused import Refused
from tabletop.seat import Seat

SEND_TRADER = "send the trader"


class SendTrader(Action, frozen=True):
    """Choose the first citizens of the token, and its cell."""

    rule = "V-STR-1"
    citizens: tuple[Kind, ...]
    cell: Cell


@dataclass(frozen=True, slots=True)
class TradersSent(Open):
    """All tokens stand beside the fountains, with their citizens: shown together (V-STR-1)."""

    final: ClassVar[bool] = True
    citizens: tuple[tuple[Kind, ...], ...]
    cells: tuple[Cell, ...]

    def fold(self, state: State) -> State:
        return KEPT.change(state, citizens=self.citizens, cells=self.cells)


def check(game: Ledger, action: SendTrader) -> None:
    """Refuse others than three different citizens (V-STR-1), and a cell that is not beside the fountain (V-STR-2)."""
    kinds, chosen = load().kinds, set(action.citizens)
    if len(action.citizens) != pieces().sent or len(chosen) < len(action.citizens) or not chosen <= set(kinds):
        raise Refused("V-STR-1", "three-citizens", citizens=list(action.citizens), number=pieces().sent)
    if action.cell not in AT_THE_FOUNTAIN:
        raise Refused("V-STR-2", "token-not-there", cell=action.cell, cells=list(AT_THE_FOUNTAIN))


def show_all(game: Ledger, answers: Answers) -> None:
    """Let all tokens be seen."""
    sent = [answer for _, answer in sorted(answers.items()) if isinstance(answer, SendTrader)]
    game.emit(TradersSent(tuple(in_order(one.citizens) for one in sent), tuple(one.cell for one in sent)))
    game.end_phase()


def at_random(game: Ledger, seat: Seat) -> SendTrader:
    """Draw three colours, and begin in the north (V-STR-20)."""
    return SendTrader(seat, in_order(game.shuffled(load().kinds)[: pieces().sent]), AT_THE_FOUNTAIN[0])


def possible(at: Position, seat: Seat) -> list[Action]:
    """Offer all sets of citizens, on each of the four cells."""
    sets = combinations(load().kinds, pieces().sent)
    return [SendTrader(seat, citizens, cell) for citizens in sets for cell in AT_THE_FOUNTAIN]


QUESTION = question(SEND_TRADER, 15, "SEND_TRADER", "V-STR-1", resolve=show_all, default=at_random)
MOVE = Move(SendTrader, frozenset({SEND_TRADER}), possible, seal)
