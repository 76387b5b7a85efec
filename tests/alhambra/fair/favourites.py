"""Everybody's secret favourite kind."""

from dataclasses import dataclass

from alhambra.components import load
from alhambra.events import Private
from alhambra.ledger import Ledger
from alhambra.state import State
from tabletop.rng import Rng
from tabletop.seat import Seat
from tests.alhambra.fair.kept import KEPT


@dataclass(frozen=True, slots=True)
class FavouriteDealt(Private):
    kind: str

    def fold(self, state: State) -> State:
        return KEPT.change(state, favourites=(*KEPT.of(state).favourites, self.kind), held=(*KEPT.of(state).held, ()))


def deal_favourites(game: Ledger) -> None:
    for seat in range(len(game.state.players)):
        game.emit(FavouriteDealt(seat, game.drawn_from(load().kinds)))
    game.end_phase()


def other_favourites(state: State, viewer: Seat | None, rng: Rng, kept: int) -> State:
    favourites = []
    for seat, own in enumerate(KEPT.of(state).favourites):
        (kind, *_), rng = rng.shuffled(load().kinds)
        favourites.append(own if seat == viewer else kind)
    return KEPT.change(state, favourites=tuple(favourites))
