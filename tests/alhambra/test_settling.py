"""What has become certain is what the turn was in the end, whatever was tried and undone on the way (B-66)."""

from copy import copy
from dataclasses import dataclass, field
from random import Random
from typing import Literal

import pytest

from alhambra import Game, Options, apply, can_undo, legal_actions, new_game, seats_to_act
from alhambra.actions import Action, SetStanding, Together, Undo, UndoStep, UndoTurn
from alhambra.events import Event, StandingSet, TurnPrepared, Undone
from alhambra.game import Outcome
from alhambra.preparing import held, preparer
from alhambra.rulebook import rulebook
from alhambra.tools.random_play import numbered_seed
from tabletop.refused import Refused
from tests.alhambra.games import ALL

Kind = Literal["fixed", "step", "prepared"]
NO_DEEDS = (StandingSet, Undone, TurnPrepared)
"""What is no step of a turn."""


@dataclass
class Course:
    """A game with all that was undone in it, and the actions that were not: those are kept apart here."""

    options: Options
    seed: str
    settled: list[Event] = field(default_factory=list)
    line: list[tuple[Kind, Action]] = field(default_factory=list)
    replayed: "tuple[Course, list[Event]] | None" = None
    """The same without a detour, as far as nothing can be undone any more."""

    def __post_init__(self) -> None:
        self.take(new_game(self.options, self.seed))

    def take(self, outcome: Outcome) -> None:
        self.game = outcome.game
        self.settled += outcome.settled

    def act(self, action: Action) -> None:
        outcome = apply(self.game, action)
        if isinstance(action, Undo):
            own = [n for n, (kind, one) in enumerate(self.line) if kind != "fixed" and one.seat == action.seat]
            for number in reversed(own if isinstance(action, UndoTurn) else own[-1:]):
                del self.line[number]
        else:
            self._note(action, outcome)
        self.take(outcome)

    def _note(self, action: Action, outcome: Outcome) -> None:
        if any(isinstance(event, TurnPrepared) for event in outcome.events):
            self.line.append(("prepared", action))
            return
        final = any(event.final for event in outcome.events)
        gone: set[Kind] = {"step"} if final else set()
        if not outcome.game.prepared:
            gone.add("prepared")
        self.line = [("fixed" if kind in gone else kind, one) for kind, one in self.line]
        self.line.append(("fixed" if final or isinstance(action, SetStanding) else "step", action))

    def straight(self) -> "tuple[Course, list[Event]]":
        """Play the same without a detour, and return all that happened there."""
        if self.replayed is None:
            begun = Course(self.options, self.seed)
            self.replayed = begun, list(begun.settled)
        certain, happened = self.replayed
        fixed = next((n for n, (kind, _) in enumerate(self.line) if kind != "fixed"), len(self.line))
        happened += certain.replay(self.line[len(certain.line) : fixed])
        other = copy(certain)
        other.settled, other.line = list(certain.settled), list(certain.line)
        return other, [*happened, *other.replay(self.line[fixed:])]

    def replay(self, line: list[tuple[Kind, Action]]) -> list[Event]:
        events: list[Event] = []
        for _, action in line:
            events += apply(self.game, action).events
            self.act(action)
        return events


def said(game: Game, seat: int, luck: Random) -> Action:
    """Say something legal, sometimes two things in one breath."""
    first = luck.choice(legal_actions(game, seat))
    outcome = apply(game, first)
    if any(event.final for event in outcome.events) or not legal_actions(outcome.game, seat) or luck.random() < 0.5:
        return first
    both = Together(seat, (first, luck.choice(legal_actions(outcome.game, seat))))
    try:
        apply(game, both)
    except Refused:  # one belongs to a prepared turn, and the other answers what is asked
        return first
    return both


def go_on(course: Course, luck: Random) -> None:
    game = course.game
    seats = [seat for seat in {*seats_to_act(game), preparer(game)} if seat is not None]
    seat = luck.choice(sorted(seats))
    if can_undo(game, seat) and luck.random() < 0.35:
        course.act(luck.choice([UndoStep, UndoStep, UndoTurn])(seat))
    elif "vizier" in rulebook(game.state.options).prompts_by_name and luck.random() < 0.05:
        course.act(SetStanding(seat, "vizier", luck.choice(["ask", "pass", "rest"])))
    elif legal_actions(game, seat):
        course.act(said(game, seat, luck))


def deeds(events: list[Event]) -> list[Event]:
    return [event for event in events if not isinstance(event, NO_DEEDS)]


@pytest.mark.parametrize(("players", "modules"), [(2, ()), (3, ()), (3, ("vizier",)), (4, ALL), (2, ALL)])
def test_a_turn_with_detours_settles_as_the_same_turn_played_straight(players: int, modules: tuple[str, ...]) -> None:
    luck, course = Random(players), Course(Options(players, modules), numbered_seed(players))
    undone = 0
    for number in range(6000):
        if not seats_to_act(course.game):
            break
        before = len(course.line)
        go_on(course, luck)
        undone += len(course.line) < before
        if number % 50 == 0 or not seats_to_act(course.game):
            straight, events = course.straight()
            assert course.game == straight.game
            assert course.settled == straight.settled
            own = [held(course.game, seat) for seat in range(players)]
            assert own == [held(straight.game, seat) for seat in range(players)]
            if not course.game.prepared:
                certain, happened = deeds(course.settled), deeds(events)
                assert happened[: len(certain)] == certain
                still_open = [event for one in own for event in one]
                assert sorted(map(repr, happened[len(certain) :])) == sorted(map(repr, still_open))
    assert not seats_to_act(course.game), "also the last tiles, where several play at once"
    assert undone > 30


def test_of_steps_that_can_be_undone_nothing_is_certain() -> None:
    luck, course = Random(8), Course(Options(3), numbered_seed(8))
    for _ in range(200):
        before = len(course.settled)
        go_on(course, luck)
        if course.game.steps:
            assert len(course.settled) == before
