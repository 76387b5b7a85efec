"""Whole games under hypothesis: whatever players do, legal or not, every invariant holds."""

from typing import Any

import hypothesis.strategies as st
from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from alhambra import Game, Options, apply, can_undo, legal_actions, new_game, seats_to_act, view
from alhambra.actions import (
    Action,
    AddBuilding,
    BuyBuilding,
    ConfirmTurn,
    Decline,
    Finish,
    Pass,
    PlaceBuilding,
    RemoveBuilding,
    ReserveBuilding,
    SetStanding,
    SwapBuilding,
    TakeMoney,
    Timeout,
    Together,
    UndoStep,
    UndoTurn,
)
from alhambra.codec import decode, encode
from alhambra.modules.characters.auction import Bid
from alhambra.modules.characters.beginnings import Beg, CallDancer, ChangeMoney
from alhambra.modules.characters.purchases import BuyWithPatron, TakeWithMiser
from alhambra.modules.dirk import GiveToDirk
from alhambra.modules.squares import TakeSquare
from alhambra.modules.vizier import BuyWithVizier, WakeVizier
from alhambra.preparing import preparer
from alhambra.rulebook import rulebook
from alhambra.rules_index import known_rules
from alhambra.tools.invariants import check
from alhambra.tools.random_play import choose
from tabletop.refused import Refused
from tabletop.rng import Rng
from tests.alhambra.games import ALL

EVERYTHING = rulebook(Options(3, ALL))
TILES = st.sampled_from([*EVERYTHING.tiles, "fountain", "", "tower-99"])
CARD = st.sampled_from([*EVERYTHING.cards, "x"])
CARDS = st.lists(CARD, max_size=4).map(tuple)
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
    *(st.builds(kind, SEATS) for kind in (Finish, Pass, ConfirmTurn, UndoStep, UndoTurn, Timeout)),
    *(st.builds(kind, SEATS) for kind in (Decline, WakeVizier, Beg)),
    *(st.builds(kind, SEATS, TILES) for kind in (TakeSquare, BuyWithPatron, CallDancer)),
    st.builds(BuyWithVizier, SEATS, TILES, CARDS, st.none() | CELLS, st.booleans()),
    st.builds(Bid, SEATS, NUMBERS, st.lists(st.sampled_from(["ducat", "denar", "euro"])).map(tuple), st.booleans()),
    st.builds(TakeWithMiser, SEATS, CARD),
    st.builds(ChangeMoney, SEATS, CARD, CARD),
    st.builds(SetStanding, SEATS, st.sampled_from(["vizier", "auction", "x"]), st.sampled_from(["ask", "pass", "no"])),
    SEATS.flatmap(lambda seat: st.builds(Together, st.just(seat), st.tuples(*[st.builds(Finish, st.just(seat))] * 2))),
)
ORDERS: st.SearchStrategy[tuple[str, str, dict[str, Any] | None]] = st.sampled_from(
    [
        *((prompt, answer, None) for prompt in ("vizier", "auction") for answer in ("ask", "pass", "rest")),
        ("vizier", "order", {"wishes": [{"at_most": 9}]}),
        ("auction", "order", {"others": 4}),
        ("wise man", "order", {"kind": "garden"}),
    ]
)


class WholeGame(RuleBasedStateMachine):
    """A game in which anybody may say anything at any time."""

    game: Game

    @initialize(
        players=st.integers(2, 6),
        modules=st.just(()) | st.lists(st.sampled_from(ALL), unique=True, min_size=2).map(tuple),
        seed=st.binary(min_size=32, max_size=32),
    )
    def begin(self, players: int, modules: tuple[str, ...], seed: bytes) -> None:
        self.seed = seed.hex()
        self.game = new_game(Options(players, modules), self.seed).game
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
    def do_two_things_in_one_breath(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(seats_to_act(self.game)))
        first = data.draw(st.sampled_from(legal_actions(self.game, seat)))
        outcome = apply(self.game, first)
        if later := legal_actions(outcome.game, seat):
            second = data.draw(st.sampled_from(later))
            one_by_one = apply(outcome.game, second).game
            if outcome.game.steps and self.game.state.window is None:
                self.act(Together(seat, (first, second)))
                assert self.game.state == one_by_one.state

    @precondition(lambda self: bool(seats_to_act(self.game)))
    @rule(data=st.data())
    def miss_a_deadline(self, data: st.DataObject) -> None:
        self.act(Timeout(data.draw(st.sampled_from(seats_to_act(self.game)))))

    @precondition(lambda self: bool(self.game.steps + self.game.prepared))
    @rule(data=st.data(), whole=st.booleans())
    def take_something_back(self, data: st.DataObject, whole: bool) -> None:  # noqa: FBT001
        seat = data.draw(st.sampled_from(sorted({step.seat for step in self.game.steps + self.game.prepared})))
        assert can_undo(self.game, seat)
        self.act(UndoTurn(seat) if whole else UndoStep(seat))

    @precondition(lambda self: bool(rulebook(self.game.state.options).prompts))
    @rule(data=st.data())
    def decide_beforehand(self, data: st.DataObject) -> None:
        prompt, answer, order = data.draw(ORDERS)
        if prompt in rulebook(self.game.state.options).prompts_by_name:
            seat = data.draw(st.sampled_from(range(len(self.game.state.players))))
            self.act(SetStanding(seat, prompt, answer, order))

    @precondition(lambda self: preparer(self.game) is not None)
    @rule(data=st.data())
    def prepare_something(self, data: st.DataObject) -> None:
        seat = preparer(self.game)
        if seat is not None and (actions := legal_actions(self.game, seat)):
            self.act(data.draw(st.sampled_from(actions)))

    @rule(action=ANY_ACTION)
    def say_anything(self, action: Action) -> None:
        unchanged = encode(self.game)
        try:
            self.act(action)
        except Refused as refusal:
            assert refusal.rule in known_rules()
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
            again = new_game(self.game.state.options, self.seed).game
            for action in self.log:
                again = apply(again, action).game
            assert encode(again) == encode(self.game)


WholeGame.TestCase.settings = settings(max_examples=60, stateful_step_count=40, deadline=None)
TestWholeGame = WholeGame.TestCase
