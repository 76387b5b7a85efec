"""Hints: what the bot player would do, with a reason of real things, from one seat's view alone."""

from collections.abc import Iterator
from dataclasses import replace as with_fields
from functools import cache
from itertools import islice
from random import Random

import hypothesis.strategies as st
import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from alhambra import Game, Options, apply, legal_actions, new_game, seats_to_act, view
from alhambra.actions import (
    Action,
    AddBuilding,
    BuyBuilding,
    Decline,
    PlaceBuilding,
    ReserveBuilding,
    SwapBuilding,
    TakeMoney,
)
from alhambra.modules.characters import GUARD
from alhambra.modules.characters.auction import AUCTION, Bid
from alhambra.modules.characters.cards import CHARACTERS, JUGGLER, Characters
from alhambra.modules.vizier import VIZIER, BuyWithVizier
from alhambra.player import choose
from alhambra.player.hints import Hint, Reason, advise
from alhambra.player.hints.hint import Thing
from alhambra.player.hints.money import longest_run, payable
from alhambra.tools.random_play import numbered_seed
from alhambra.view import Money
from alhambra.windows import BETWEEN_TURNS
from tests.alhambra.games import ALL, positions
from tests.alhambra.redealing import with_other_secrets
from tests.alhambra.test_player_with_modules import DULL, RICH_IN_DENAR, THE_LAST_TOWER, asked, at
from tests.alhambra.test_views import ANY, IN_WINDOWS, WITH_MODULES

SEED = "d4ca792e50dcb9c91f6d9d0e1497268bf723eaba991644287151a7cba407e151"
ABOUT = ("", "turn", "buy", "redesign")
SOME = 7
"""Of games with all modules, which are long, every so many positions are looked at."""


@cache
def own_turns() -> tuple[dict[str, Game], ...]:
    """Play the guided game as the bot player does: the first seat's turns, each by its decisions."""
    game, turns = new_game(Options(3), SEED).game, list[dict[str, Game]]()
    while not game.state.scored:
        seat = seats_to_act(game)[0]
        if seat == 0:
            state = view(game, 0).state
            if state == "ACTION" and not game.steps:
                turns.append({})
            turns[-1].setdefault("AGAIN" if state == "ACTION" and game.steps else state, game)
        game = apply(game, choose(view(game, seat), legal_actions(game, seat))).game
    return tuple(turns)


def at_turn(number: int, state: str = "ACTION") -> Game:
    return own_turns()[number - 1][state]


def hint(game: Game, about: str = "", seat: int = 0) -> Hint:
    found = advise(view(game, seat), legal_actions(game, seat), about)
    assert found is not None
    return found


def take(*cards: str) -> TakeMoney:
    return TakeMoney(0, cards)


def test_the_guided_game_is_one_of_the_numbered_ones() -> None:
    assert numbered_seed(22804) == SEED
    assert len(own_turns()) == 7


def test_small_cards_are_taken_for_an_exact_payment() -> None:
    cards = take("dirham-2-a", "ducat-1-c")
    reason = Reason("exact-with", {"tile": "tower-9-es", "cards": ("dirham-7-b",)})
    assert hint(at_turn(1)) == Hint("do", (cards,), (reason,))


def test_whoever_wants_to_buy_is_told_what_would_be_lost() -> None:
    purchase = BuyBuilding(0, "garden-9-e", ("gulden-8-c", "gulden-7-b"))
    better = take("dirham-2-a", "ducat-1-c")
    assert hint(at_turn(1), "buy") == Hint("not", (purchase, better), (Reason("lost", {"surplus": 6}),))


def test_a_card_is_taken_that_is_a_price() -> None:
    assert hint(at_turn(2)) == Hint("do", (take("denar-7-b"),), (Reason("exact-next", {"tile": "chambers-7-ne"}),))


def test_a_purchase_that_would_do_is_weighed_against_what_is_better() -> None:
    purchase = BuyBuilding(0, "seraglio-3-esw", ("dirham-7-b",))
    wanted = Hint("but", (purchase, take("denar-7-b")), (Reason("lost", {"surplus": 4}),))
    assert hint(at_turn(2), "buy") == wanted


def test_an_exact_purchase_loses_no_action() -> None:
    found = hint(at_turn(3))
    assert found.actions == (BuyBuilding(0, "chambers-7-ne", ("denar-7-b",)),)
    assert found.reasons[0] == Reason("exact")
    assert Reason("start", {"after": 2}) in found.reasons


def test_an_exact_purchase_may_have_no_place_yet() -> None:
    found = hint(at_turn(4))
    assert found.actions == (BuyBuilding(0, "pavilion-2-new", ("dirham-2-a",)),)
    assert found.reasons == (Reason("exact"), Reason("waits"))
    later = hint(at_turn(4, "PLACEMENT"))
    assert later == Hint("do", (ReserveBuilding(0, "pavilion-2-new"),), (Reason("fits-nowhere"),))


def test_places_are_compared_by_what_still_fits_there() -> None:
    places = (PlaceBuilding(0, "arcades-9", (-1, -1)), PlaceBuilding(0, "arcades-9", (1, 0)))
    reason = Reason("fits-others", {"tile": "pavilion-2-new", "cells": ((-1, 0), (0, 1))})
    assert hint(at_turn(5, "PLACEMENT")) == Hint("or", places, (reason,))


def test_a_purchase_comes_before_a_redesign_that_makes_a_place_for_it() -> None:
    found = hint(at_turn(6))
    purchase = BuyBuilding(0, "chambers-8-nw", ("ducat-5-a", "ducat-3-a"))
    redesign = AddBuilding(0, "pavilion-2-new", (-1, -2))
    assert (found.how, found.actions) == ("then", (purchase, redesign))
    assert Reason("wall", {"before": 2, "after": 7}) in found.reasons
    after = apply(at_turn(6), purchase).game
    assert hint(after).actions == (redesign,)
    assert hint(after).reasons[0] == Reason("wall", {"before": 2, "after": 5})


def test_without_that_purchase_the_redesign_is_worth_the_whole_action() -> None:
    here = view(at_turn(6), 0)
    seen = with_fields(here, market=(*here.market[:3], None))
    legal = [one for one in legal_actions(at_turn(6), 0) if getattr(one, "tile", "") != "chambers-8-nw"]
    found = advise(seen, legal)
    assert found is not None
    assert found.actions == (AddBuilding(0, "pavilion-2-new", (-1, -2)),)
    assert found.reasons == (Reason("wall", {"before": 2, "after": 5}), Reason("whole-action"))


def test_small_change_is_told_by_the_prices_that_it_pays() -> None:
    ducats = [card for card in view(at_turn(7), 0).hand or () if isinstance(card, Money) and card.currency == "ducat"]
    assert longest_run(payable(ducats)) == (3, 12)
    assert longest_run([]) == (0, -1)
    reason = Reason("every-price", {"currency": "ducat", "first": 3, "last": 6})
    assert reason in hint(at_turn(4, "AGAIN")).reasons


def test_a_place_is_told_by_its_wall_and_its_kind() -> None:
    found = hint(at_turn(7, "PLACEMENT"))
    assert found.actions == (PlaceBuilding(0, "chambers-8-nw", (-2, -1)),)
    assert Reason("wall", {"before": 5, "after": 7}) in found.reasons
    assert Reason("lead", {"kind": "chambers", "number": 2}) in found.reasons


def vizier(seat: int, **more: object) -> Game:
    hands = {("ann", "ben", "cem")[seat]: RICH_IN_DENAR["cem"]}
    position: dict[str, object] = {"market": {"denar": "tower-12"}, "hands": hands, "display": DULL, **more}
    return asked(at(position, VIZIER), BETWEEN_TURNS, 1, 2, 0)


def test_the_vizier_is_spared_or_sent_by_those_who_act_before() -> None:
    later = Reason("vizier-later", {"tile": "tower-12", "number": 2, "chance": "even"})
    assert hint(vizier(0)) == Hint("do", (Decline(0),), (later,))
    assert hint(vizier(1), seat=1).reasons == (Reason("vizier-next", {"tile": "tower-12"}),)
    assert hint(vizier(1), seat=2).reasons == (Reason("vizier-cannot"),)
    wanted = {name: value for name, value in THE_LAST_TOWER.items() if name != "market"}
    found = hint(vizier(2, **wanted, bag_size=4), seat=2)
    assert isinstance(found.actions[0], BuyWithVizier)
    assert found.reasons == (Reason("vizier-now", {"tile": "tower-12", "number": 1, "chance": "likely"}),)


def test_whoever_prepares_a_turn_gets_hints_for_that() -> None:
    assert isinstance(hint(vizier(1), "turn", seat=1).actions[0], TakeMoney)
    assert isinstance(hint(vizier(1), seat=1).actions[0], Decline)


def auction(card: str, hand: list[str]) -> Game:
    walls = {"0,-1": "garden-8-ne", "-1,-1": "arcades-5-nw", "-1,0": "chambers-9-w", "1,0": "tower-11-n"}
    given = {"hands": {"ann": hand}, "palaces": {"ann": walls}, "display": DULL, "scored": [1], "bag_size": 39}
    game = at(given, CHARACTERS)
    game = Game(replace(game.state, slices={CHARACTERS: Characters(lot=card)}), game.start)
    return asked(game, AUCTION, 0, 1, 2)


def test_a_bid_is_told_by_what_the_character_may_bring() -> None:
    rich = ["denar-9", "denar-8", "denar-1", "denar-2", "denar-3"]
    found = hint(auction(GUARD, rich))
    assert isinstance(found.actions[0], Bid)
    things: dict[str, Thing] = {"character": GUARD, "points": 6, "rounds": 2, "wall": 6}
    assert found.reasons == (Reason("auction-wall", things),)
    assert hint(auction(JUGGLER, rich)).reasons[0].key == "auction"
    assert hint(auction(JUGGLER, [])).reasons == (Reason("auction-cannot"),)


def test_a_redesign_that_is_not_the_best_costs_the_action() -> None:
    found = hint(at_turn(5, "AGAIN"), "redesign")
    assert found.how == "but"
    assert isinstance(found.actions[0], SwapBuilding)
    assert found.actions[1] == choose(view(at_turn(5, "AGAIN"), 0), legal_actions(at_turn(5, "AGAIN"), 0))


def asked_in(game: Game) -> Iterator[tuple[int, tuple[Action, ...]]]:
    for seat in range(len(game.state.players)):
        if legal := legal_actions(game, seat):
            yield seat, legal


@pytest.mark.parametrize(("players", "modules"), [(2, ()), (3, ()), (2, ALL), (4, ALL)])
def test_there_is_a_hint_for_every_decision_of_a_game(players: int, modules: tuple[str, ...]) -> None:
    """Each suggests what is legal, and what the bot player itself would do unless it never thinks of that."""
    decisions = 0
    for game in islice(positions(players, players, modules), 0, None, SOME if modules else 1):
        for seat, legal in asked_in(game):
            decisions += 1
            seen = view(game, seat)
            for about in ABOUT:
                check(advise(seen, legal, about), legal)
            found, choice = advise(seen, legal), choose(seen, legal)
            assert found is not None
            beyond = found.how == "then" or isinstance(found.actions[0], SwapBuilding)
            assert beyond or found.actions[0] == choice
    assert decisions > 100


def check(found: Hint | None, legal: tuple[Action, ...]) -> None:
    assert found is not None
    assert set(found.actions) <= set(legal)
    assert len(found.actions) == (1 if found.how == "do" else 2)
    assert found.reasons
    for reason in found.reasons:
        for thing in reason.things.values():
            assert not isinstance(thing, float), "only whole things are told"


def test_nobody_gets_a_hint_who_is_asked_nothing() -> None:
    game = at_turn(1)
    assert advise(view(game, 1), legal_actions(game, 1)) is None


@given(st.one_of(ANY, WITH_MODULES, IN_WINDOWS), st.integers(0, 5), st.randoms(use_true_random=False))
@settings(max_examples=200, deadline=None)
def test_hints_do_not_depend_on_what_is_hidden(game: Game, number: int, random: Random) -> None:
    """Not on draw pile, bag, seed, cards, answers or prepared turns of others: all that is dealt anew."""
    seat = number % len(game.state.players)
    other = with_other_secrets(game, seat, random)
    mine, theirs = legal_actions(game, seat), legal_actions(other, seat)
    assert mine == theirs
    for about in ABOUT:
        assert advise(view(game, seat), mine, about) == advise(view(other, seat), theirs, about)
