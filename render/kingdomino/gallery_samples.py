"""Games for the gallery: bot players play them to the end, from seeds that are always the same."""

from functools import cache
from itertools import pairwise
from typing import NamedTuple

from kingdomino.events import DominoPlaced, Event, Scored
from kingdomino.game import Game, apply, legal_actions, new_game, seats_to_act
from kingdomino.options import Options
from kingdomino.player import choose
from kingdomino.tools.random_play import numbered_seed
from kingdomino.view import CHOOSE, PLACE, Number, View, view
from tabletop.seat import Seat

NAMES = ("Amina", "Þórdís", "Jānis", "Marijke")
ODD_NAMES = ("Wolfeschlegelsteinhausenbergerdorff", "مريم", "X" * 200, "ĳsbrand ðþæ")
BONUSES = {"middle_kingdom": True, "harmony": True}


class Step(NamedTuple):
    """A position, and what led to it."""

    game: Game
    events: tuple[Event, ...]

    def view(self, viewer: Seat | None = None) -> View:
        """Return the position as somebody sees it, or as a spectator does."""
        return view(self.game, viewer)

    @property
    def own(self) -> View:
        """The position as whoever plays sees it."""
        return self.view(self.game.state.turn)


class Played(NamedTuple):
    """A whole game."""

    steps: tuple[Step, ...]

    def at(self, round_: int, done: int = 0, asks: str = PLACE, part: int = 1) -> Step:
        """Return the position of a round in which so many kings have had their turn."""
        wanted = part, round_, done, asks
        return next(step for step in self.steps if _moment(step.game) == wanted)

    @property
    def first_choice(self) -> Step:
        """The position after the first king has chosen."""
        return next(
            after
            for before, after in pairwise(self.steps)
            if after.game.state.asks == CHOOSE and len(after.game.state.kings) < len(before.game.state.kings)
        )

    @property
    def last_round(self) -> Step:
        """The first position of a last round in which somebody is to place."""
        rounds = self.last.view().rounds
        return next(step for step in self.steps if _moment(step.game)[1::2] == (rounds, PLACE))

    @property
    def last(self) -> Step:
        """The position at the end."""
        return self.steps[-1]

    @property
    def scorings(self) -> list[tuple[Step, Scored]]:
        """The ends of all games of a Dynasty."""
        return [(step, event) for step in self.steps for event in step.events if isinstance(event, Scored)]

    def new_at(self, step: Step) -> set[Number]:
        """Return the dominoes that others have placed since the last turn of whoever plays, if somebody does."""
        found: set[Number] = set()
        if step.game.state.turn is None:
            return found
        for one in self.steps[: self.steps.index(step) + 1]:
            for event in one.events:
                if isinstance(event, DominoPlaced):
                    if event.seat == step.game.state.turn:
                        found.clear()
                    else:
                        found.add(event.number)
        return found


def _moment(game: Game) -> tuple[int, int, int, str]:
    state = game.state
    return state.part, state.round, state.done, state.asks


@cache
def played(seed: int, players: int, **options: bool) -> Played:
    """Let bot players play a game."""
    outcome = new_game(Options(players, **options), numbered_seed(seed))
    steps = [Step(outcome.game, outcome.events)]
    while seats := seats_to_act(outcome.game):
        (seat,) = seats
        outcome = apply(outcome.game, choose(view(outcome.game, seat), legal_actions(outcome.game, seat)))
        steps.append(Step(outcome.game, outcome.events))
    return Played(tuple(steps))
