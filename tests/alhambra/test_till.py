"""Paying with things of modules, and what follows a payment: at the fair, in the order of the rules (C-13, 3.6)."""

from collections.abc import Iterator
from typing import Any

import pytest

from alhambra import Options, legal_actions
from alhambra.actions import BuyBuilding, action_to_plain
from alhambra.codec import action_from_plain
from alhambra.tools.scenario.position import build
from alhambra.tools.scenario.runner import failures_of
from alhambra.tools.scenario.shape import read_scenario
from tests.alhambra import fair
from tests.alhambra.moving_in import moved_in

PLAYERS = ["ann", "ben", "cem"]
MARKET = {"gulden": "pavilion-4-es", "dirham": "arcades-9", "denar": "garden-10", "ducat": "tower-11"}
GIVEN = {"market": MARKET, "display": ["gulden-1", "gulden-2", "gulden-3", "gulden-5"]}


@pytest.fixture(autouse=True)
def the_fair_is_known() -> Iterator[None]:
    with moved_in(fair.__name__):
        yield


def scenario(hand: list[str], when: list[dict[str, Any]], then: dict[str, Any], **given: Any) -> dict[str, Any]:
    return {
        "id": "at-the-till",
        "players": PLAYERS,
        "modules": ["characters", "fair"],
        "given": {**GIVEN, "hands": {"ann": hand}, **given},
        "when": when,
        "then": then,
    }


def buy(tile: str, *pay: str, **refund: str) -> dict[str, Any]:
    return {"by": "ann", "do": "buy", "tile": tile, "pay": list(pay), **refund}


@pytest.mark.parametrize(
    ("hand", "step", "then"),
    [
        ([], buy("pavilion-4-es", "charm-0"), {"fair": {"till": {"charms": ["ann"], "thanked": ["purchase"]}}}),
        (["gulden-1"], buy("pavilion-4-es", "charm-0", "gulden-1"), {"refused": "C-11"}),
        (["gulden-4"], buy("pavilion-4-es", "gulden-4"), {"fair": {"till": {"sweets": []}}}),
        (["gulden-6"], buy("pavilion-4-es", "gulden-6"), {"fair": {"till": {"sweets": ["ann"]}}}),
        (["gulden-6"], buy("pavilion-4-es", "gulden-6", refund="nothing"), {"fair": {"till": {"sweets": []}}}),
        (
            ["gulden-6"],
            buy("pavilion-4-es", "gulden-6", refund="balloon"),
            {"fair": {"till": {"sweets": [], "balloons": ["ann"]}}},
        ),
        (["gulden-5"], buy("pavilion-4-es", "gulden-5", refund="balloon"), {"refused": "C-1"}),
        (["gulden-6"], buy("pavilion-4-es", "gulden-6", refund="a horse"), {"refused": "C-13"}),
    ],
)
def test_a_payment_and_what_comes_back(hand: list[str], step: dict[str, Any], then: dict[str, Any]) -> None:
    assert list(failures_of(scenario(hand, [step], then))) == []


def test_a_bid_is_paid_without_charms_and_settled_like_all_payments() -> None:
    when: list[dict[str, Any]] = [
        {"by": "ann", "do": "take", "cards": ["gulden-1"]},
        {"by": "ann", "do": "confirm"},
        {"by": "ben", "do": "bid", "maximum": 1},
        {"by": "cem", "do": "decline"},
        {"by": "ann", "do": "decline"},
    ]
    then = {"hands": {"ben": []}, "fair": {"till": {"charms": [], "sweets": ["ben"], "thanked": ["bid"]}}}
    given = {"deck": ["character-miser", "dirham-1"], "hands": {"ben": ["ducat-6"]}}
    assert list(failures_of(scenario([], when, then, **given))) == []


def test_the_miser_comes_after_all_that_was_given_back() -> None:
    """P-3, then P-6: sweets are given and thanks are said before the Miser is asked."""
    given = {"characters": {"owned": {"character-miser": "ann"}}}
    then = {"state": "MISER", "fair": {"till": {"sweets": ["ann"], "thanked": ["purchase"]}}}
    plain = scenario(["denar-8", "denar-4"], [buy("garden-10", "denar-8", "denar-4")], then, **given)
    assert list(failures_of(plain)) == []


def offers(*hand: str) -> list[tuple[tuple[str, ...], str]]:
    game = build(read_scenario(scenario(list(hand), [], {})))
    return [(a.pay, a.refund) for a in legal_actions(game, 0) if isinstance(a, BuyBuilding) and "pavilion" in a.tile]


def test_money_comes_before_things_that_are_rather_kept() -> None:
    assert offers("gulden-5") == [
        (("gulden-5-a",), ""),
        (("charm-0",), ""),
    ]


def test_overpaying_is_offered_where_something_is_given_for_it() -> None:
    found = offers("gulden-4", "gulden-2")
    assert found[0] == (("gulden-4-a",), "")
    assert [way for way in found if way[0] == ("gulden-4-a", "gulden-2-a")] == [
        (("gulden-4-a", "gulden-2-a"), wish) for wish in ("", "balloon", "nothing")
    ]


def test_an_action_without_a_wish_is_written_as_ever() -> None:
    plain = action_to_plain(BuyBuilding(0, "tower-11", ("ducat-9-a", "ducat-2-a")))
    assert plain.keys() == {"do", "seat", "tile", "pay"}
    wished = BuyBuilding(0, "tower-11", ("ducat-9-a",), "balloon")
    assert action_from_plain(action_to_plain(wished), Options(3, ("fair",))) == wished


RENTED = {"by": "ann", "do": "buy", "tile": "stall-1", "pay": ["gulden-2"], "manner": "rented"}
AT_THE_STALL = {"fair": {"stalls": ["stall-1"]}}


def test_a_tile_is_sold_in_another_manner_with_its_own_price_and_consequence() -> None:
    """As a site will be: an exact payment grants nothing, and the tile was not simply bought."""
    then = {
        "state": "PLACEMENT",
        "aside": {"ann": ["stall-1"]},
        "fair": {"stalls": [], "till": {"rented": ["stall-1"]}},
    }
    assert list(failures_of(scenario(["gulden-2"], [RENTED], then, **AT_THE_STALL))) == []


def test_only_what_is_paid_as_a_purchase_gives_change() -> None:
    overpaid = {**RENTED, "pay": ["gulden-4"]}
    then = {"fair": {"till": {"sweets": [], "thanked": ["rent"]}}}
    assert list(failures_of(scenario(["gulden-4"], [overpaid], then, **AT_THE_STALL))) == []


def test_a_manner_that_nobody_offers_is_refused() -> None:
    stolen = {**RENTED, "manner": "stolen"}
    assert list(failures_of(scenario(["gulden-4"], [stolen], {"refused": "B-37"}, **AT_THE_STALL))) == []


def test_nobody_rents_for_somebody_else() -> None:
    given = {**AT_THE_STALL, "characters": {"owned": {"character-rich-patron": "ann"}}}
    game = build(read_scenario(scenario(["gulden-2"], [], {}, **given)))
    legal = legal_actions(game, 0)
    assert [a.manner for a in legal if isinstance(a, BuyBuilding) and a.tile == "stall-1"][-1:] == ["rented"]
    patron = [{"by": "ann", "do": "patron", "tile": "stall-1"}]
    then = {"state": "ACTION", "fair": {"till": {"rented": []}}}
    assert list(failures_of(scenario([], patron, then, **given))) == []
