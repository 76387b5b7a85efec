"""Several things said in one breath: all of them or none, and one step of the turn (B-66)."""

from typing import Any

import pytest

from alhambra import Game, apply
from alhambra.actions import (
    BuyBuilding,
    ConfirmTurn,
    Finish,
    PlaceBuilding,
    TakeMoney,
    Together,
    UndoStep,
    action_to_plain,
)
from alhambra.codec import action_from_plain, decode, encode
from alhambra.events import ActionsFinished, BuildingPlaced, TurnPrepared, Undone
from alhambra.preparing import held, preparer
from tabletop.refused import Malformed, Refused
from tests.alhambra.games import position, some_positions

GIVEN = {
    "market": {"gulden": "pavilion-2-new", "dirham": "seraglio-3-esw", "denar": "garden-10", "ducat": "tower-11"},
    "display": ["gulden-9", "dirham-9", "denar-9", "ducat-9"],
    "hands": {"ann": ["gulden-2"]},
}
BUY = BuyBuilding(0, "pavilion-2-new", ("gulden-2-a",))
PLACE = PlaceBuilding(0, "pavilion-2-new", (0, -1))
TOGETHER = Together(0, (Finish(0), PLACE))


def bought() -> Game:
    return apply(position(GIVEN), BUY).game


def test_it_leads_to_the_same_as_one_after_another() -> None:
    one_by_one = apply(apply(bought(), Finish(0)).game, PLACE)
    at_once = apply(bought(), TOGETHER)
    assert at_once.game.state == one_by_one.game.state
    assert [type(event) for event in at_once.events] == [ActionsFinished, BuildingPlaced]


def test_it_is_one_step_to_undo() -> None:
    before = bought()
    after = apply(before, TOGETHER).game
    assert after.steps == (BUY, TOGETHER)
    undone = apply(after, UndoStep(0))
    assert undone.game == before
    assert undone.events == (Undone(0, 1),)


def test_all_of_it_or_nothing() -> None:
    with pytest.raises(Refused) as refusal:
        apply(bought(), Together(0, (Finish(0), PlaceBuilding(0, "pavilion-2-new", (5, 5)))))
    assert refusal.value.rule == "B-55"
    with pytest.raises(Refused):
        apply(bought(), Together(0, (Finish(0), TakeMoney(0, ("gulden-9-a",)))))


def test_what_ends_the_turn_may_be_its_last_part() -> None:
    outcome = apply(bought(), Together(0, (Finish(0), PLACE, ConfirmTurn(0))))
    assert outcome.game.state.turn.seat == 1
    assert outcome.game.steps == ()
    assert outcome.settled[-len(outcome.events) :] == outcome.events


def test_it_is_written_with_its_seat_once_and_read_again() -> None:
    plain = action_to_plain(TOGETHER)
    assert plain == {
        "do": "Together",
        "seat": 0,
        "actions": [{"do": "Finish"}, {"do": "PlaceBuilding", "tile": "pavilion-2-new", "cell": (0, -1)}],
    }
    game = apply(bought(), TOGETHER).game
    assert action_from_plain(plain, game.state.options) == TOGETHER
    assert decode(encode(game)) == game


@pytest.mark.parametrize(
    "actions",
    [
        [],
        {},
        [1],
        [{"do": "Nothing"}],
        [{"do": "Timeout"}],
        [{"do": "UndoStep"}],
        [{"do": "SetStanding", "prompt": "vizier", "answer": "pass"}],
        [{"do": "Together", "actions": [{"do": "Finish"}]}],
        [{"do": "Finish", "why": "so"}],
    ],
)
def test_only_moves_can_be_said_in_one_breath(actions: Any) -> None:
    with pytest.raises(Malformed):
        action_from_plain({"do": "Together", "seat": 0, "actions": actions}, position(GIVEN).state.options)


def test_nobody_speaks_for_others() -> None:
    plain = {"do": "Together", "seat": 1, "actions": [{"do": "Finish", "seat": 0}]}
    assert action_from_plain(plain, position(GIVEN).state.options) == Together(1, (Finish(1),))


def test_in_a_prepared_turn_it_is_one_step_as_well() -> None:
    prepared = 0
    for game in some_positions(3, 2, 150, ("vizier",)):
        seat = preparer(game)
        if seat is None or game.prepared:
            continue
        money = TakeMoney(seat, (next(card for card in game.state.display if card),))
        outcome = apply(game, Together(seat, (money, ConfirmTurn(seat))))
        assert outcome.events == (TurnPrepared(seat, 1),)
        assert outcome.settled == ()
        assert [type(event).__name__ for event in held(outcome.game, seat)] == ["MoneyTaken"]
        assert apply(outcome.game, UndoStep(seat)).game == game
        with pytest.raises(Refused) as refusal:
            apply(outcome.game, money)
        assert refusal.value.key == "turn-is-handed-in"
        with pytest.raises(Refused):
            apply(game, Together(seat, (money, ConfirmTurn(seat), money)))
        prepared += 1
    assert prepared > 3
