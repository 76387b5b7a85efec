"""New Score Cards: another order of the kinds in each round (V-NSC-1 to V-NSC-3)."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from msgspec import Struct

from alhambra.components import ROUNDS, Kind
from alhambra.events import Open
from alhambra.ledger import Ledger, Position
from alhambra.module import Module, Phase, Points
from alhambra.slice import Slice
from alhambra.state import State
from tabletop.datafile import read
from tabletop.seat import Seat

ID = "new_score_cards"


class _Row(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    order: tuple[Kind, ...]


class _Cards(Struct, frozen=True, forbid_unknown_fields=True):
    cards: tuple[_Row, ...]


class ScoreCards(Struct, frozen=True):
    """The cards of the three rounds, which lie open from the start (V-NSC-1)."""

    cards: tuple[str, ...] = ()


KEPT = Slice(ID, ScoreCards)


@dataclass(frozen=True, slots=True)
class ScoreCardsDrawn(Open):
    """The score cards of the three rounds were drawn; the others leave the game."""

    cards: tuple[str, ...]

    def fold(self, state: State) -> State:
        return KEPT.put(state, ScoreCards(self.cards))


@cache
def orders() -> Mapping[str, tuple[Kind, ...]]:
    """Return the order of the kinds on each card, the least valuable first."""
    return {row.id: row.order for row in read("alhambra/new_score_cards/pieces.json", _Cards).cards}


def draw(game: Ledger) -> None:
    """Draw a card for each round (V-NSC-1); the scoring cards stay in the draw pile (V-NSC-2)."""
    game.emit(ScoreCardsDrawn(game.shuffled(orders())[: len(ROUNDS)]))
    game.end_phase()


def reorder(table: Points, at: Position, number: int) -> Points:
    """Let the kinds score by the rows of the printed table in the order of the round's card (V-NSC-3)."""
    rows, order = list(table.values()), orders()[KEPT.of(at.state).cards[number - 1]]
    return {kind: rows[order.index(kind)] for kind in table}


def shown(at: Position, viewer: Seat | None) -> tuple[tuple[Kind, ...], ...]:
    """Show everybody the orders of the three rounds."""
    return tuple(orders()[card] for card in KEPT.of(at.state).cards)


MODULE = Module(
    id=ID,
    number=17,
    plays=lambda options: ID in options.modules,
    setup=(Phase("draw the score cards", 5, draw),),
    changes_points=(reorder,),
    slice=KEPT,
    shows=shown,
)
