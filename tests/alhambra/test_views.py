"""What a viewer may see: equal for games that differ only in what the viewer must not know (B-25, B-113)."""

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from random import Random

import hypothesis.strategies as st
import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from alhambra import Game, Options, Outcome, apply, legal_actions, new_game, seats_to_act, view
from alhambra.actions import Action, BuyBuilding, ConfirmTurn, TakeBackStep, TakeBackTurn, TakeMoney, Timeout
from alhambra.base.payment import Payment
from alhambra.components import Card, Tile
from alhambra.events import Event, MarketRanShort
from alhambra.state import Secret, State
from alhambra.tools.random_play import numbered_seed
from tabletop.refused import Refused
from tabletop.rng import Rng
from tests.alhambra.games import positions, some_positions, start

NEXT = 12
"""The cards and tiles on top that both games share, since the coming refill will show them."""

PLAIN = (str, int, bool, type(None))
POSITIONS = [game for players in range(2, 7) for game in positions(players, players)]


def hidden_money(state: State, viewer: int | None) -> set[str]:
    """Give the money that the viewer cannot know: in other hands, and deeper in the draw pile."""
    hands = {card for seat, player in enumerate(state.players) if seat != viewer for card in player.hand}
    return hands | {card for card in state.secret.deck[NEXT:] if "scoring" not in card}


def with_other_secrets(game: Game, viewer: int | None, random: Random, known: tuple[str, ...] = ()) -> Game:
    """Deal all that the viewer must not know anew: other hands, draw pile, bag, generator; but for some cards."""
    money = sorted((hidden_money(game.state, viewer) & hidden_money(game.start, viewer)) - set(known))
    other = dict(zip(money, random.sample(money, len(money)), strict=True))
    deck, bag = [other.get(card, card) for card in game.state.secret.deck], game.state.secret.bag
    secret = Secret(
        deck=(*deck[:NEXT], *random.sample(deck[NEXT:], len(deck[NEXT:]))),
        bag=(*bag[:NEXT], *random.sample(bag[NEXT:], len(bag[NEXT:]))),
        # where the discard pile may have to be shuffled, the generator decides what is shown next
        rng=Rng(random.randbytes(32).hex()) if len(deck) >= NEXT else game.state.secret.rng,
    )

    def changed(state: State) -> State:
        for seat, player in enumerate(state.players):
            if seat != viewer:
                state = state.with_player(seat, hand=tuple(other.get(card, card) for card in player.hand))
        return replace(state, secret=secret)

    return Game(changed(game.state), changed(game.start), game.steps)


def seen(outcome: Outcome, viewer: int | None) -> list[Event]:
    """Give the events that the viewer sees, up to the last tiles: who gets those depends on all hands (B-81)."""
    events = [event for event in outcome.events if event.seen_by(viewer)]
    return events[: events.index(MarketRanShort())] if MarketRanShort() in events else events


def any_action(game: Game, random: Random) -> Action:
    """Give something that a seat could say: most often something legal."""
    seat = random.choice(seats_to_act(game) or (0,))
    legal = legal_actions(game, seat)
    meta: list[Action] = [Timeout(seat), TakeBackStep(seat), TakeBackTurn(seat), ConfirmTurn(seat), TakeMoney(seat, ())]
    return random.choice(legal) if legal and random.random() < 0.8 else random.choice(meta)


@given(st.sampled_from(POSITIONS), st.integers(-1, 5), st.randoms(use_true_random=False))
@settings(max_examples=600, deadline=None)
def test_views_events_and_refusals_do_not_depend_on_what_is_hidden(game: Game, seat: int, random: Random) -> None:
    viewer = seat if 0 <= seat < len(game.state.players) else None
    action = any_action(game, random)
    paid = action.pay if isinstance(action, BuyBuilding) else ()
    other = with_other_secrets(game, viewer, random, paid)
    assert view(game, viewer) == view(other, viewer)
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
    assert seen(outcome, viewer) == seen(other_outcome, viewer)
    if MarketRanShort() not in outcome.events:
        assert view(outcome.game, viewer) == view(other_outcome.game, viewer)


def test_the_games_compared_are_different_ones() -> None:
    game = next(game for game in POSITIONS if len(game.state.players) == 3 and game.steps)
    other = with_other_secrets(game, 0, Random(1))
    assert other.state.players[0] == game.state.players[0]
    assert other.state.players[1].hand != game.state.players[1].hand
    assert other.state.secret.deck[NEXT:] != game.state.secret.deck[NEXT:]
    assert other.state.secret.bag != game.state.secret.bag
    assert view(game, 1) != view(other, 1)  # to seat 1 the own hand is no secret


def contents(value: object) -> Iterator[object]:
    """Give a value with all that can be reached from it."""
    yield value
    if is_dataclass(value):
        for field in fields(value):
            yield from contents(getattr(value, field.name))
    elif isinstance(value, Mapping):
        for key, item in value.items():
            yield from contents(key)
            yield from contents(item)
    elif isinstance(value, tuple):
        for item in value:
            yield from contents(item)
    else:
        assert isinstance(value, PLAIN), f"a view holds a {type(value)}"


@pytest.mark.parametrize("players", [2, 3, 6])
def test_a_view_holds_no_card_but_the_open_ones_and_the_own(players: int) -> None:
    for game in some_positions(players, 7, 20):
        state = game.state
        for viewer in (None, *range(players)):
            parts = list(contents(view(game, viewer)))
            open_cards = {card for card in state.display if card is not None}
            own = set() if viewer is None else set(state.players[viewer].hand)
            assert {part.id for part in parts if isinstance(part, Card)} == open_cards | own
            assert {card for part in parts if isinstance(part, Payment) for card in part.cards} <= own
            assert not {part.id for part in parts if isinstance(part, Tile)} & set(state.secret.bag)
            hidden = {card for seat, player in enumerate(state.players) if seat != viewer for card in player.hand}
            assert not {part for part in parts if isinstance(part, str)} & (
                hidden | set(state.secret.deck) | {state.secret.rng.seed}
            )


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
