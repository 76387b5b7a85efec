"""What a viewer may see: equal for games that differ only in what the viewer must not know (B-25, B-113)."""

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from itertools import zip_longest
from random import Random
from typing import Any

import hypothesis.strategies as st
import pytest
from hypothesis import given, settings
from msgspec import Struct, to_builtins
from msgspec.structs import replace

from alhambra import Game, Options, Outcome, apply, legal_actions, new_game, seats_to_act, view
from alhambra.actions import (
    Action,
    BuyBuilding,
    ConfirmTurn,
    Decline,
    SetStanding,
    TakeMoney,
    Timeout,
    UndoStep,
    UndoTurn,
)
from alhambra.components import Card, Tile, load
from alhambra.events import Event, MarketRanShort, WindowOpened
from alhambra.modules.characters.beginnings import Beg
from alhambra.modules.sultan import KEPT as SULTANS
from alhambra.modules.sultan.cards import all_cards
from alhambra.preparing import foreseen, preparer
from alhambra.purchase import Payment
from alhambra.registry import known_modules
from alhambra.rulebook import rulebook
from alhambra.state import State
from alhambra.tools.random_play import numbered_seed
from alhambra.tools.scenario.shape import read_scenario
from alhambra.tools.scenario.steps import take_step
from alhambra.view import forecast
from tabletop.refused import Refused
from tests.alhambra import fair
from tests.alhambra.games import ALL, position, positions, some_positions, start
from tests.alhambra.moving_in import moved_in
from tests.alhambra.redealing import (
    NEXT,
    can_be_in_a_hand,
    closes_a_window,
    for_the_same_action,
    with_other_orders,
    with_other_secrets,
)

PLAIN = (str, int, float, bool, type(None))
ASKING = [(one.id,) for one in known_modules() if one.id in ALL and any(prompt.window for prompt in one.prompts)]
"""Each module that asks out of turn, alone."""


@cache
def moments(modules: tuple[str, ...] = ()) -> list[Game]:
    """Return all positions of a game for each number of players."""
    return [game for players in range(2, 7) for game in positions(players, players, modules)]


def in_windows() -> list[Game]:
    return [game for game in moments(ALL) if game.state.window]


ANY = st.deferred(lambda: st.sampled_from(moments()))
WITH_MODULES = st.deferred(lambda: st.sampled_from(moments(ALL)))
IN_WINDOWS = st.deferred(lambda: st.sampled_from(in_windows()))


def seen(outcome: Outcome, viewer: int | None) -> list[Event]:
    """Return the events that the viewer sees, up to the last tiles: who gets those depends on all hands (B-81)."""
    events = [event for event in outcome.events if event.seen_by(viewer)]
    return events[: events.index(MarketRanShort())] if MarketRanShort() in events else events


def any_action(game: Game, random: Random) -> Action:
    """Return something that a seat could say: most often something legal."""
    seat = random.choice(seats_to_act(game) or (0,))
    legal = legal_actions(game, seat)
    meta: list[Action] = [Timeout(seat), UndoStep(seat), UndoTurn(seat), ConfirmTurn(seat), TakeMoney(seat, ())]
    return random.choice(legal) if legal and random.random() < 0.8 else random.choice(meta)


@given(ANY, st.integers(-1, 5), st.randoms(use_true_random=False))
@settings(max_examples=600, deadline=None)
def test_views_events_and_refusals_do_not_depend_on_what_is_hidden(game: Game, seat: int, random: Random) -> None:
    compare(game, seat, random)


@given(WITH_MODULES, st.integers(-1, 5), st.randoms(use_true_random=False))
@settings(max_examples=300, deadline=None)
def test_nor_do_they_with_modules(game: Game, seat: int, random: Random) -> None:
    compare(game, seat, random)


@given(IN_WINDOWS, st.integers(-1, 5), st.randoms(use_true_random=False))
@settings(max_examples=200, deadline=None)
def test_nor_do_they_in_windows(game: Game, seat: int, random: Random) -> None:
    """C-22: neither who has answered, nor what, nor that a turn is being prepared."""
    compare(game, seat, random)


def compare(game: Game, seat: int, random: Random) -> None:
    """Look at a game and at one that differs in what the viewer must not know, and do the same in both."""
    viewer = seat if 0 <= seat < len(game.state.players) else None
    action = any_action(game, random)
    if isinstance(action, Timeout) and game.state.window:
        action = Decline(action.seat)  # the host, who knows who has answered, sends no other timeouts
    unknown = with_other_orders(with_other_secrets(game, viewer, random, kept=0), viewer, random)
    assert view(game, viewer) == view(unknown, viewer)
    assert forecast(game) == forecast(unknown)
    other = for_the_same_action(game, action, viewer, random)
    assert view(game, viewer) == view(other, viewer)
    if action.seat != viewer and action.seat == preparer(game):
        return  # what is prepared is that player's secret
    try:
        outcome = apply(game, action)
    except Refused as refusal:
        with pytest.raises(Refused) as other_refusal:
            apply(other, action)
        assert (refusal.rule, refusal.key, refusal.params) == (
            other_refusal.value.rule,
            other_refusal.value.key,
            other_refusal.value.params,
        )
        assert action.seat != viewer or refusal.legal == other_refusal.value.legal
        return
    other_outcome = apply(other, action)
    if game.state.window and closes_a_window(outcome, other_outcome):
        return
    assert seen(outcome, viewer) == seen(other_outcome, viewer)
    if MarketRanShort() not in outcome.events:
        assert view(outcome.game, viewer) == view(other_outcome.game, viewer)


def test_the_games_compared_are_different_ones() -> None:
    game = next(game for game in moments() if len(game.state.players) == 3 and game.steps)
    other = with_other_secrets(game, 0, Random(1))
    assert other.state.players[0] == game.state.players[0]
    assert other.state.players[1].hand != game.state.players[1].hand
    assert other.state.secret.deck[NEXT:] != game.state.secret.deck[NEXT:]
    assert other.state.secret.bag != game.state.secret.bag
    assert view(game, 1) != view(other, 1)  # to seat 1 the own hand is no secret


def test_the_games_with_modules_are_different_ones() -> None:
    game = next(game for game in moments(ALL) if game.prepared and len(game.state.players) == 4)
    other = with_other_secrets(game, None, Random(3), kept=0)
    assert (other.prepared, other.state.window) != (game.prepared, game.state.window)
    hiding = {module.id for module in known_modules() if module.id in ALL and module.redeals}
    assert hiding
    for one in some_positions(4, 4, 20, ALL):
        dealt = with_other_secrets(one, None, Random(3), kept=0).state.slices
        hiding -= {module for module in hiding if dealt[module] != one.state.slices[module]}
    assert not hiding


def test_nobody_sees_the_card_of_a_beggar_but_the_beggar() -> None:
    """V-CHA-18: two games in which another card lies on top."""
    given = {
        "market": {"gulden": "pavilion-2-new", "dirham": "tower-11", "denar": "garden-10", "ducat": "tower-12"},
        "characters": {"owned": {"character-beggar": "ann"}},
    }
    games = [position(given | {"deck": deck}, 3, ALL) for deck in (["gulden-9", "ducat-1"], ["ducat-1", "gulden-9"])]
    first, second = (apply(game, Beg(0)) for game in games)
    for viewer in (None, 1, 2):
        assert seen(first, viewer) == seen(second, viewer)
        assert view(first.game, viewer) == view(second.game, viewer)
    assert view(first.game, 0) != view(second.game, 0)


def test_a_forecast_tells_nothing_of_what_the_wise_man_is_to_count() -> None:
    """V-CHA-33: his owner's order is a secret until a scoring; a forecast lets him count where that is best."""
    given = {
        "palaces": {"ann": {"1,0": "garden-10", "0,1": "tower-11"}, "ben": {"1,0": "garden-11", "0,1": "tower-12"}},
        "characters": {"owned": {"character-wise-man": "ann"}},
    }
    game = position(given, 3, ("characters",))
    orders = [SetStanding(0, "wise man", "order", {"kind": kind}) for kind in ("garden", "tower", "arcades")]
    ordered = [apply(game, order).game for order in orders]
    assert {forecast(one) for one in ordered} == {forecast(game)}
    scored = [take_step(read_scenario(SCORED), one, read_scenario(SCORED).when[0]) for one in ordered]
    assert len({tuple(player.score for player in one.state.players) for one in scored}) == len(orders)


def with_another_hand(game: Game, seat: int) -> Game:
    """Let a player hold other cards, from deep in the draw pile."""
    hand, deck = game.state.players[seat].hand, list(game.state.secret.deck)
    last = [place for place, card in enumerate(deck) if can_be_in_a_hand(game.state, card)][-len(hand) :]
    swapped = tuple(deck[place] for place in last)
    for place, card in zip(last, hand, strict=True):
        deck[place] = card
    state = game.state.with_player(seat, hand=swapped)
    state = replace(state, secret=replace(state.secret, deck=tuple(deck)))
    return Game(state, state)


def with_claims(game: Game) -> Game:
    """Let each kind be marked on somebody's sultan card, and a tile come up for every stall."""
    state = game.state
    if "sultan" not in state.options.modules:
        return game
    marks = dict(zip((card.id for card in all_cards()), load().kinds, strict=False))
    deck = tuple(card for card in state.secret.deck if card not in marks)
    bag = (*state.secret.bag, *filter(None, state.market))
    owned = {card: number % len(state.players) for number, card in enumerate(marks)}
    state = replace(state, market=(None,) * len(state.market), secret=replace(state.secret, deck=deck, bag=bag))
    state = SULTANS.change(state, marks=marks, owned=owned)
    return Game(state, state)


@pytest.mark.parametrize("modules", [*ASKING, ALL])
def test_the_same_public_actions_have_the_same_public_course(modules: tuple[str, ...]) -> None:
    """T-C-1: two games that differ only in a secret hand."""
    for seed in range(8):
        game = with_claims(start(4, seed, modules))
        other = with_another_hand(game, 1)
        windows = 0
        for _ in range(160):
            if len(game.state.secret.deck) < 2 * NEXT:
                break  # the other hand lies at the bottom
            seats = seats_to_act(game)
            assert seats_to_act(other) == seats
            took, took_too = apply(game, Timeout(seats[0])), apply(other, Timeout(seats[0]))
            for viewer in (None, 0, 2, 3):
                assert seen(took, viewer) == seen(took_too, viewer)
                assert view(took.game, viewer) == view(took_too.game, viewer)
            game, other = took.game, took_too.game
            windows += game.state.window is not None
        assert windows


@pytest.mark.long
@pytest.mark.parametrize("modules", [*ASKING, ALL])
def test_a_sparing_table_tells_no_more_than_that_a_window_stays_open(modules: tuple[str, ...]) -> None:
    """T-C-1 with `sparing`: who is concerned is the same, whatever a secret hand allows; only the wait may differ."""
    kept_open = 0
    for seed in range(8 if modules == ALL else 30):
        game = start(4, seed, modules, sparing=True)
        other = with_another_hand(game, 1)
        while not (took := apply(game, Timeout(seats_to_act(game)[0]))).game.state.scored:
            took_too = apply(other, Timeout(seats_to_act(other)[0]))
            opened, opened_too = (
                [event for event in outcome.events if isinstance(event, WindowOpened)][:1]
                for outcome in (took, took_too)
            )
            assert opened == opened_too
            game, other = took.game, took_too.game
            if (game.state.window is None) != (other.state.window is None) or seats_to_act(game) != seats_to_act(other):
                kept_open += 1
                break
            for viewer in (None, 0, 2, 3):
                assert seen(took, viewer) == seen(took_too, viewer)
                assert view(game, viewer) == view(other, viewer)
    assert kept_open or modules != ALL, "a difference would have been found"


def contents(value: object) -> Iterator[object]:
    """Yield a value with all that can be reached from it; what is printed on a card lies nowhere."""
    yield value
    if isinstance(value, Card):
        yield value.id
    elif is_dataclass(value):
        for field in fields(value):
            yield from contents(getattr(value, field.name))
    elif isinstance(value, Mapping):
        for key, item in value.items():
            yield from contents(key)
            yield from contents(item)
    elif isinstance(value, Struct):
        for name in value.__struct_fields__:
            yield from contents(getattr(value, name))
    elif isinstance(value, tuple | list):
        for item in value:
            yield from contents(item)
    else:
        assert isinstance(value, PLAIN), f"a view holds a {type(value)}"


@pytest.mark.parametrize("players", [2, 3, 6])
def test_a_view_holds_no_card_but_the_open_ones_and_the_own(players: int) -> None:
    for game in some_positions(players, 7, 20):
        for viewer in (None, *range(players)):
            state = foreseen(game, viewer)
            parts = list(contents(view(game, viewer)))
            assert cards_in(parts) == open_or_own(state, viewer)
            own = set() if viewer is None else set(state.players[viewer].hand)
            assert {card for part in parts if isinstance(part, Payment) for card in part.cards} <= own
            assert not {part.id for part in parts if isinstance(part, Tile)} & {*state.secret.bag}
            assert not {part for part in parts if isinstance(part, str)} & in_secret(state, viewer)


def cards_in(parts: list[object]) -> set[str]:
    return {part.id for part in parts if isinstance(part, Card)}


def open_or_own(state: State, viewer: int | None) -> set[str]:
    """Return the cards of the display and of the viewer's hand."""
    return {card for card in state.display if card is not None} | set(
        () if viewer is None else state.players[viewer].hand
    )


def in_secret(state: State, viewer: int | None) -> set[str]:
    """Return what nobody, or only somebody else, may know: a tile that may be claimed lies open (V-SUL-12)."""
    hands = {card for seat, player in enumerate(state.players) if seat != viewer for card in player.hand}
    claimed = getattr(state.slices.get("sultan"), "offer", None)
    bag = state.secret.bag[1:] if claimed else state.secret.bag
    return hands | {*state.secret.deck, *bag, state.secret.rng.seed}


SCORED = {"id": "x", "players": ["ann", "ben", "cem"], "when": [{"do": "score", "round": 1}]}


def moved(one: Any, other: Any) -> Iterator[str]:
    """Yield all words of a value that stand elsewhere in another."""
    if isinstance(one, dict):
        for key, value in one.items():
            yield from moved(value, other.get(key) if isinstance(other, dict) else None)
    elif isinstance(one, list | tuple):
        others = other if isinstance(other, list | tuple) else ()
        for value, another in zip_longest(one, others[: len(one)]):
            yield from moved(value, another)
    elif isinstance(one, str) and one != other:
        yield one


@pytest.mark.parametrize("players", [2, 4])
def test_a_view_holds_nothing_that_could_be_dealt_otherwise(players: int) -> None:
    """Whatever modules there are: each says how its secrets could lie, and no view shows how they do."""
    with moved_in(fair.__name__):
        modules = (*ALL, fair.FAIR)
        for game in some_positions(players, 7, 20, modules):
            for viewer in (None, *range(players)):
                state = foreseen(game, viewer)
                others = [with_other_secrets(game, viewer, Random(number), kept=0) for number in range(4)]
                plain, *dealt = [to_builtins(one.slices) for one in (state, *(foreseen(o, viewer) for o in others))]
                lying = {piece for part in rulebook(state.options).holds for piece in part(state)}
                hidden = {word for other in dealt for word in moved(plain, other)} & lying
                hidden |= in_secret(state, viewer)
                parts = list(contents(view(game, viewer)))
                shown = {part.id for part in parts if isinstance(part, Card | Tile)}
                assert hidden
                leaked = (shown | {part for part in parts if isinstance(part, str)}) & hidden
                assert not leaked
                assert open_or_own(state, viewer) <= cards_in(parts) <= open_or_own(state, viewer) | lying


def test_starting_hands_are_counted_for_all_and_shown_to_their_owners() -> None:
    outcome = new_game(Options(3), numbered_seed(4))
    shown = {viewer: [type(event).__name__ for event in seen(outcome, viewer)] for viewer in (None, 0, 1, 2)}
    assert shown[None].count("HandCounted") == 3
    assert "HandDealt" not in shown[None]
    for seat in range(3):
        dealt = [event for event in seen(outcome, seat) if type(event).__name__ == "HandDealt"]
        assert [getattr(event, "cards", None) for event in dealt] == [outcome.game.state.players[seat].hand]
        assert set(shown[seat]) == {*shown[None], "HandDealt"}


def test_a_view_shows_everything_public() -> None:
    for game in positions(2, 5):
        seen_by_all, state = view(game, None), game.state
        for seat, player in enumerate(state.players):
            shown = seen_by_all.players[seat]
            assert (shown.score, shown.cards) == (player.score, len(player.hand))
            assert [(tile.cell, tile.tile.id, tile.walls) for tile in shown.palace] == [
                (tile.cell, tile.tile, tile.walls) for tile in player.palace.tiles
            ]
            assert tuple(tile.id for tile in shown.reserve + shown.aside) == player.reserve + player.aside
        (dirk,) = seen_by_all.rivals
        assert tuple(tile.id for tile in dirk.tiles) == state.rivals[0].tiles
        assert tuple(tile and tile.id for tile in seen_by_all.market) == state.market
        assert tuple(card and card.id for card in seen_by_all.display) == state.display
        assert seen_by_all.cards_left == len(state.secret.deck)
        assert seen_by_all.cards_discarded == len(state.discard)
        assert seen_by_all.tiles_left == len(state.secret.bag)
        assert seen_by_all.asked == seats_to_act(game)
        assert (seen_by_all.winners, seen_by_all.scored) == (state.winners, state.scored)


def test_players_see_what_their_hands_can_buy_also_between_their_turns() -> None:
    game = next(game for game in positions(3, 1) if any(isinstance(a, BuyBuilding) for a in legal_actions(game, 1)))
    bought = {action.tile: action.pay for action in legal_actions(game, 1) if isinstance(action, BuyBuilding)}
    prospects = view(game, 1).parts["buying"]
    assert isinstance(prospects, tuple)
    assert {prospect.tile for prospect in prospects} == set(bought)
    passed_on = apply(game, next(a for a in legal_actions(game, 1) if isinstance(a, TakeMoney))).game
    assert view(passed_on, 1).parts["buying"]
    assert "buying" not in view(game, None).parts


@pytest.mark.parametrize("viewer", [-1, 3, 10**9])
def test_there_is_no_view_for_a_seat_that_is_not_there(viewer: int) -> None:
    with pytest.raises(ValueError, match="no seat"):
        view(start(3), viewer)
