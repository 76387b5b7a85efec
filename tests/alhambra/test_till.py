"""Paying with things of modules, and what follows a payment: at the fair, in the order of the rules (C-13, 3.6)."""

from collections.abc import Iterator
from typing import Any

import pytest

from alhambra import Options, apply, legal_actions, view
from alhambra.actions import BuyBuilding, action_to_plain
from alhambra.codec import action_from_plain
from alhambra.tools.scenario.position import build
from alhambra.tools.scenario.runner import failures_of
from alhambra.tools.scenario.shape import read_scenario
from alhambra.view import forecast
from tabletop.refused import Refused
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
    found = offers("gulden-5", "gulden-2")
    assert found[0] == (("gulden-5-a",), "")
    assert [way for way in found if way[0] == ("gulden-5-a", "gulden-2-a")] == [
        (("gulden-5-a", "gulden-2-a"), wish) for wish in ("sweets", "balloon", "nothing")
    ]


def test_whoever_can_pay_exactly_is_not_told_to_overpay() -> None:
    assert (("gulden-4-a",), "") in (found := offers("gulden-4", "gulden-2"))
    assert ("gulden-4-a", "gulden-2-a") not in [cards for cards, _ in found]


def test_of_ways_with_the_same_surplus_the_best_has_all_wishes() -> None:
    found = offers("gulden-6", "gulden-3-a", "gulden-3-b")
    assert [wish for cards, wish in found if cards == ("gulden-6-a",)] == ["sweets", "balloon", "nothing"]
    assert [wish for cards, wish in found if cards == ("gulden-3-a", "gulden-3-b")] == ["sweets"]


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


@pytest.mark.parametrize(
    ("hand", "then"),
    [
        (["denar-2"], {"fair": {"till": {"rented": ["stall-1"]}}}),
        (["dirham-2"], {"refused": "C-11"}),
        (["denar-1", "gulden-1"], {"refused": "C-11"}),
    ],
)
def test_the_buyer_names_one_of_the_currencies(hand: list[str], then: dict[str, Any]) -> None:
    """C-9: in one of them, and not in both."""
    assert list(failures_of(scenario(hand, [{**RENTED, "pay": hand}], then, **AT_THE_STALL))) == []


def test_a_refusal_names_the_currency_of_which_there_is_most() -> None:
    game = build(read_scenario(scenario(["gulden-1", "denar-1", "denar-1"], [], {}, **AT_THE_STALL)))
    with pytest.raises(Refused) as refused:
        apply(game, BuyBuilding(0, "stall-1", ("gulden-1-a",), manner="rented"))
    assert refused.value.params["currency"] == "denar"
    assert refused.value.params["have"] == 2
    assert refused.value.params["missing"] == 0


def test_players_see_what_they_can_pay_with_besides_their_cards() -> None:
    game = build(read_scenario(scenario(["gulden-1"], [], {}, fair={"till": {"charms": ["ben"]}})))
    assert [[item.id for item in view(game, seat).items] for seat in (0, 1, None)] == [["charm-0"], [], []]


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


@pytest.mark.parametrize(
    ("paid", "then"), [(4, {"state": "ACTION"}), (5, {"refused": "V-FAI-1"}), (3, {"refused": "V-FAI-1"})]
)
def test_what_is_paid_exactly_is_offered_and_sold_no_other_way(paid: int, then: dict[str, Any]) -> None:
    given: dict[str, Any] = {"fair": {"stalls": ["stall-3"], "till": {"charms": ["ann"]}}}
    plain = scenario([f"gulden-{paid}"], [buy("stall-3", f"gulden-{paid}")], then, **given)
    assert list(failures_of(plain)) == []
    game = build(read_scenario({**plain, "when": []}))
    offered = [one for one in legal_actions(game, 0) if isinstance(one, BuyBuilding) and not one.manner]
    assert any(one.tile == "stall-3" for one in offered) == (paid == 4)


def test_a_tile_that_lies_there_says_why_it_is_not_for_sale() -> None:
    given: dict[str, Any] = {"fair": {"till": {"rented": ["stall-2"]}}}
    for step in (buy("stall-2", "gulden-4"), {"by": "ann", "do": "patron", "tile": "stall-2"}):
        given["characters"] = {"owned": {"character-rich-patron": "ann"}}
        assert list(failures_of(scenario(["gulden-4"], [step], {"refused": "V-FAI-1"}, **given))) == []


def test_everybody_sees_what_is_sold_beside_the_market_and_for_how_much() -> None:
    game = build(read_scenario(scenario([], [], {}, **AT_THE_STALL)))
    for viewer in (None, 0, 1):
        assert [(one.tile.id, one.price, one.currency) for one in view(game, viewer).beside] == [
            ("stall-1", 4, "gulden")
        ]


def test_what_comes_after_all_points_are_booked_looks_at_the_scores_with_them() -> None:
    """R-12: whoever envy leaves with fewer points than none is raised to none, which no forecast tells (C-34)."""
    plain = scenario([], [{"do": "score", "round": 1}], {"scores": {"cem": 0}}, fair={"till": {"sweets": ["ann"]}})
    assert list(failures_of(plain)) == []
    lines = forecast(build(read_scenario({**plain, "when": [], "then": {}})))
    assert sum(line.points for line in lines if line.who == 2) == -1


def test_what_would_show_something_can_not_be_prepared() -> None:
    given: dict[str, Any] = {"fair": {"stalls": ["stall-1", "stall-3"]}, "hands": {"ben": ["gulden-4"]}}
    when: list[dict[str, Any]] = [
        {"by": "ann", "do": "take", "cards": ["gulden-1"]},
        {"by": "ann", "do": "confirm"},
    ]
    cheers: list[dict[str, Any]] = [{"by": name, "do": "cheer"} for name in ("ben", "cem")]
    bought = {"by": "ben", "do": "buy", "pay": ["gulden-4"]}
    plain = {**scenario([], [*when, *cheers], {}, **given), "modules": ["vizier", "fair"]}
    then = {
        "state": "BETWEEN_TURNS",
        "legal": [{**bought, "tile": "stall-1"}],
        "illegal": [{**bought, "tile": "stall-3"}],
    }
    assert list(failures_of({**plain, "then": then})) == []
