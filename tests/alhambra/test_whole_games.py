"""Whole games under hypothesis: whatever players do, legal or not, every invariant holds."""

import hypothesis.strategies as st
from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from alhambra import Game, Options, apply, can_take_back, legal_actions, new_game, seats_to_act, view
from alhambra.actions import (
    Action,
    AddBuilding,
    BuyBuilding,
    ConfirmTurn,
    Finish,
    Pass,
    PlaceBuilding,
    RemoveBuilding,
    ReserveBuilding,
    SwapBuilding,
    TakeBackStep,
    TakeBackTurn,
    TakeMoney,
    Timeout,
)
from alhambra.codec import decode, encode
from alhambra.components import load
from alhambra.modules.dirk import GiveToDirk
from alhambra.tools.invariants import check
from alhambra.tools.random_play import choose
from tabletop.refused import Refused
from tabletop.rng import Rng

TILES = st.sampled_from([tile.id for tile in load().buildings] + ["fountain", "", "tower-99"])
CARDS = st.lists(st.sampled_from([card.id for card in load().money] + ["scoring-1", "x"]), max_size=4).map(tuple)
NUMBERS = st.integers(-4, 4) | st.integers()
CELLS = st.tuples(NUMBERS, NUMBERS)
SEATS = st.integers(-1, 6) | st.integers()
ANY_ACTION: st.SearchStrategy[Action] = st.one_of(
    st.builds(TakeMoney, SEATS, CARDS),
    st.builds(BuyBuilding, SEATS, TILES, CARDS),
    st.builds(AddBuilding, SEATS, TILES, CELLS),
    st.builds(RemoveBuilding, SEATS, CELLS),
    st.builds(SwapBuilding, SEATS, TILES, CELLS),
    st.builds(PlaceBuilding, SEATS, TILES, CELLS),
    st.builds(ReserveBuilding, SEATS, TILES),
    st.builds(GiveToDirk, SEATS, TILES),
    *(st.builds(kind, SEATS) for kind in (Finish, Pass, ConfirmTurn, TakeBackStep, TakeBackTurn, Timeout)),
)


class WholeGame(RuleBasedStateMachine):
    """A game in which anybody may say anything at any time."""

    game: Game

    @initialize(players=st.integers(2, 6), seed=st.binary(min_size=32, max_size=32))
    def begin(self, players: int, seed: bytes) -> None:
        self.seed = seed.hex()
        self.game = new_game(Options(players), self.seed).game
        check(None, self.game)
        self.log: list[Action] = []

    def act(self, action: Action) -> None:
        outcome = apply(self.game, action)
        check(self.game, outcome.game, outcome.events)
        self.game = outcome.game
        self.log.append(action)

    @precondition(lambda self: bool(seats_to_act(self.game)))
    @rule(data=st.data())
    def do_something_legal(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(seats_to_act(self.game)))
        self.act(data.draw(st.sampled_from(legal_actions(self.game, seat))))

    @precondition(lambda self: bool(seats_to_act(self.game)))
    @rule(turns=st.integers(1, 40), luck=st.binary(min_size=32, max_size=32))
    def let_others_play_for_a_while(self, turns: int, luck: bytes) -> None:
        rng = Rng(luck.hex())
        for _ in range(turns):
            if seats := seats_to_act(self.game):
                action, rng = choose(legal_actions(self.game, seats[0]), rng)
                self.act(action)

    @precondition(lambda self: bool(seats_to_act(self.game)))
    @rule(data=st.data())
    def miss_a_deadline(self, data: st.DataObject) -> None:
        self.act(Timeout(data.draw(st.sampled_from(seats_to_act(self.game)))))

    @precondition(lambda self: bool(self.game.steps))
    @rule(data=st.data(), whole=st.booleans())
    def take_something_back(self, data: st.DataObject, whole: bool) -> None:  # noqa: FBT001
        seat = data.draw(st.sampled_from(sorted({step.seat for step in self.game.steps})))
        assert can_take_back(self.game, seat)
        self.act(TakeBackTurn(seat) if whole else TakeBackStep(seat))

    @rule(action=ANY_ACTION)
    def say_anything(self, action: Action) -> None:
        unchanged = encode(self.game)
        try:
            self.act(action)
        except Refused as refusal:
            assert refusal.rule.startswith("B-")
            assert refusal.key
            for other in refusal.legal:
                assert isinstance(other, Action)
                apply(self.game, other)
            assert encode(self.game) == unchanged

    @invariant()
    def encoding_loses_nothing(self) -> None:
        assert decode(encode(self.game)) == self.game

    @invariant()
    def everybody_has_a_view(self) -> None:
        for viewer in (None, *range(len(self.game.state.players))):
            assert view(self.game, viewer).viewer == viewer

    def teardown(self) -> None:
        if hasattr(self, "log"):
            again = new_game(Options(len(self.game.state.players)), self.seed).game
            for action in self.log:
                again = apply(again, action).game
            assert encode(again) == encode(self.game)


WholeGame.TestCase.settings = settings(max_examples=60, stateful_step_count=40, deadline=None)
TestWholeGame = WholeGame.TestCase
