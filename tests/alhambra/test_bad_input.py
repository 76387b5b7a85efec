"""Bad input: a clear refusal and an unchanged game, every time (B-32)."""

from typing import Any

import hypothesis.strategies as st
import pytest
from hypothesis import given, settings

from alhambra import Game, Options, apply, legal_actions, new_game
from alhambra.actions import (
    Action,
    AddBuilding,
    BuyBuilding,
    ConfirmTurn,
    PlaceBuilding,
    RemoveBuilding,
    ReserveBuilding,
    SwapBuilding,
    TakeMoney,
    action_to_plain,
)
from alhambra.codec import action_from_plain, encode
from alhambra.modules.dirk import GiveToDirk
from tabletop.refused import Malformed, Refused
from tests.alhambra.games import position, some_positions, start

GAME = start(3)
SEAT = GAME.state.turn.seat
HAND = GAME.state.players[SEAT].hand
FOREIGN = GAME.state.players[(SEAT + 1) % 3].hand[0]
CARD = GAME.state.display[0]
TILE = GAME.state.market[0]


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        (TakeMoney(SEAT, ("denar-10-a",)), "B-33"),
        (TakeMoney(SEAT, ("",)), "B-33"),
        (TakeMoney(SEAT, (str(CARD), str(CARD))), "B-33"),
        (TakeMoney(SEAT, (FOREIGN,)), "B-33"),
        (TakeMoney(SEAT, ("scoring-1",)), "B-33"),
        (TakeMoney(-1, (str(CARD),)), "B-26"),
        (TakeMoney(3, (str(CARD),)), "B-26"),
        (TakeMoney(10**40, (str(CARD),)), "B-26"),
        (BuyBuilding(SEAT, "castle-1", HAND), "B-37"),
        (BuyBuilding(SEAT, str(TILE), (FOREIGN,)), "B-37"),
        (BuyBuilding(SEAT, str(TILE), (HAND[0], HAND[0])), "B-37"),
        (BuyBuilding(SEAT, str(TILE), HAND * 1000), "B-37"),
        (AddBuilding(SEAT, "castle-1", (1, 0)), "B-44"),
        (RemoveBuilding(SEAT, (10**30, -(10**30))), "B-45"),
        (SwapBuilding(SEAT, "castle-1", (-7, 3)), "B-46"),
        (PlaceBuilding(SEAT, str(TILE), (1, 0)), "B-26"),
        (ConfirmTurn(SEAT), "B-26"),
        (GiveToDirk(SEAT, str(TILE)), "B-26"),
    ],
)
def test_an_unfitting_action_is_refused_by_its_rule(action: Action, rule: str) -> None:
    before = encode(GAME)
    with pytest.raises(Refused) as refusal:
        apply(GAME, action)
    assert refusal.value.rule == rule
    assert encode(GAME) == before


@pytest.mark.parametrize(
    "plain",
    [
        None,
        7,
        "TakeMoney",
        [],
        {},
        {"do": None},
        {"do": 3},
        {"do": ["TakeMoney"]},
        {"do": "Cheat", "seat": 0},
        {"do": "Action", "seat": 0},
        {"do": "GiveToDirk", "seat": 0, "tile": "tower-12"},
        {"do": "TakeMoney"},
        {"do": "TakeMoney", "seat": 0},
        {"do": "TakeMoney", "seat": "0", "cards": []},
        {"do": "TakeMoney", "seat": 0.5, "cards": []},
        {"do": "TakeMoney", "seat": True, "cards": []},
        {"do": "TakeMoney", "seat": None, "cards": []},
        {"do": "TakeMoney", "seat": 0, "cards": "denar-1-a"},
        {"do": "TakeMoney", "seat": 0, "cards": [1]},
        {"do": "TakeMoney", "seat": 0, "cards": [], "more": 1},
        {"do": "TakeMoney", "seat": 0, "cards": [], 5: 1},
        {"do": "RemoveBuilding", "seat": 0, "cell": [1]},
        {"do": "RemoveBuilding", "seat": 0, "cell": [1, 2, 3]},
        {"do": "RemoveBuilding", "seat": 0, "cell": {"x": 1, "y": 2}},
        {"do": "RemoveBuilding", "seat": 0, "cell": ["1", "2"]},
        {"do": "RemoveBuilding", "seat": 0, "cell": [1.5, 2]},
    ],
)
def test_what_is_no_action_is_malformed(plain: Any) -> None:
    with pytest.raises(Malformed) as refusal:
        action_from_plain(plain, Options(3))
    assert refusal.value.rule == "B-32"
    assert str(refusal.value)


JSON: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@given(st.sampled_from(some_positions(3, 2, 12)), st.data())
@settings(deadline=None, max_examples=300)
def test_a_legal_action_with_a_field_spoilt(game: Game, data: st.DataObject) -> None:
    seat = game.state.turn.seat
    actions = legal_actions(game, seat)
    plain = action_to_plain(data.draw(st.sampled_from(actions))) if actions else {"do": "ConfirmTurn", "seat": seat}
    plain[data.draw(st.sampled_from(sorted(plain)))] = data.draw(JSON)
    before = encode(game)
    try:
        apply(game, action_from_plain(plain, game.state.options))
    except Refused as refusal:
        assert refusal.rule
    assert encode(game) == before


def test_a_cheap_card_is_not_taken_twice() -> None:
    game = position({"display": ["gulden-1", "gulden-2"]})
    with pytest.raises(Refused) as refusal:
        apply(game, TakeMoney(0, ("gulden-1-a", "gulden-1-a")))
    assert (refusal.value.rule, refusal.value.key) == ("B-33", "take-not-in-display")


def test_last_tiles_are_confirmed_when_all_are_placed() -> None:
    market = {"gulden": "pavilion-2-new", "ducat": "tower-11", "denar": "tower-12", "dirham": "garden-10"}
    game = position({"market": market, "bag_size": 0, "hands": {"ann": ["gulden-3"], "ben": ["ducat-1"]}})
    end = BuyBuilding(0, "pavilion-2-new", ("gulden-3-a",)), ReserveBuilding(0, "pavilion-2-new"), ConfirmTurn(0)
    for action in end:
        game = apply(game, action).game
    with pytest.raises(Refused) as refusal:
        apply(game, ConfirmTurn(1))
    assert (refusal.value.rule, refusal.value.key) == ("B-30", "confirm-with-tiles-aside")
    assert ReserveBuilding(1, "tower-11") in refusal.value.legal


def test_nothing_is_no_payment() -> None:
    with pytest.raises(Refused) as refusal:
        apply(GAME, BuyBuilding(SEAT, str(TILE), ()))
    assert (refusal.value.rule, refusal.value.key) == ("B-37", "pay-nothing")


def test_a_refusal_says_what_would_be_legal() -> None:
    with pytest.raises(Refused) as refusal:
        apply(GAME, TakeMoney(SEAT, ()))
    assert refusal.value.legal
    assert all(isinstance(other, TakeMoney) for other in refusal.value.legal)
    with pytest.raises(Refused) as refusal:
        apply(GAME, ConfirmTurn(SEAT))
    assert tuple(refusal.value.legal) == legal_actions(GAME, SEAT)


def test_a_refusal_speaks_to_whom_it_concerns() -> None:
    with pytest.raises(Refused) as refusal:
        apply(GAME, TakeMoney((SEAT + 1) % 3, (str(CARD),)))
    assert (refusal.value.key, tuple(refusal.value.legal)) == ("not-your-decision", ())


@pytest.mark.parametrize("players", [-1, 0, 1, 7, 10**9])
def test_only_two_to_six_can_play(players: int) -> None:
    with pytest.raises(Refused) as refusal:
        new_game(Options(players), "00" * 32)
    assert refusal.value.rule == "B-14"


@pytest.mark.parametrize("modules", [("castle",), ("dirk",), ("money",), ("",)])
def test_only_modules_that_exist_can_be_chosen(modules: tuple[str, ...]) -> None:
    with pytest.raises(Refused) as refusal:
        new_game(Options(3, modules), "00" * 32)
    assert refusal.value.rule == "C-1"


@pytest.mark.parametrize("seed", ["", "0", "g" * 64, "0" * 65])
def test_a_seed_must_be_one(seed: str) -> None:
    with pytest.raises(ValueError, match="seed"):
        new_game(Options(3), seed)
