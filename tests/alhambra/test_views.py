"""What a viewer may see: equal for games that differ only in what the viewer must not know (B-25, B-113)."""

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from random import Random

import pytest
from msgspec.structs import replace

from alhambra import Game, apply, legal_actions, seats_to_act, view
from alhambra.actions import Action, BuyBuilding, TakeMoney
from alhambra.base.payment import Payment
from alhambra.components import Card, Tile
from alhambra.events import Event, MarketRanShort
from alhambra.game import new_game
from alhambra.options import Options
from alhambra.state import State
from alhambra.tools.random_play import numbered_seed
from tabletop.rng import Rng
from tests.alhambra.games import positions, some_positions, start

NEXT = 12
"""The cards and tiles on top that both games share, since the coming turns will show them."""

PLAIN = (str, int, bool, type(None))


def with_other_secrets(state: State, viewer: int | None, random: Random) -> State:
    """Deal all that the viewer must not know anew: the other hands, the draw pile, the bag, the generator."""
    others = [seat for seat in range(len(state.players)) if seat != viewer]
    shown, hidden = state.secret.deck[:NEXT], list(state.secret.deck[NEXT:])
    pool = [card for seat in others for card in state.players[seat].hand] + [
        card for card in hidden if "scoring" not in card
    ]
    random.shuffle(pool)
    for seat in others:
        size = len(state.players[seat].hand)
        state = state.with_player(seat, hand=tuple(pool[:size]))
        del pool[:size]
    rest = pool + [card for card in hidden if "scoring" in card]
    random.shuffle(rest)
    bag = list(state.secret.bag[NEXT:])
    random.shuffle(bag)
    secret = replace(
        state.secret,
        deck=shown + tuple(rest),
        bag=state.secret.bag[:NEXT] + tuple(bag),
        rng=Rng(random.randbytes(32).hex(), random.randrange(1000)),
    )
    return replace(state, secret=secret)


def seen(events: tuple[Event, ...], viewer: int | None) -> list[Event]:
    return [event for event in events if event.seen_by(viewer)]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("of_a_player", [True, False])
def test_views_and_events_do_not_depend_on_what_is_hidden(players: int, of_a_player: bool) -> None:  # noqa: FBT001
    random = Random(players)
    for game in some_positions(players, players, 25):
        viewer = random.randrange(players) if of_a_player else None
        other_state = with_other_secrets(game.state, viewer, random)
        game = Game(game.state, game.state)  # noqa: PLW2901
        other = Game(other_state, other_state)
        assert other.state != game.state
        for _ in range(4):
            assert view(game, viewer) == view(other, viewer)
            action = _something_that_both_can_do(game, other, viewer, random)
            if action is None or len(game.state.secret.deck) < NEXT:
                break
            outcome, other_outcome = apply(game, action), apply(other, action)
            if MarketRanShort() in outcome.events:
                assert MarketRanShort() in other_outcome.events
                break  # who gets the last tiles tells who has most money, by rule (B-81)
            assert seen(outcome.events, viewer) == seen(other_outcome.events, viewer)
            game, other = outcome.game, other_outcome.game  # noqa: PLW2901


def _something_that_both_can_do(game: Game, other: Game, viewer: int | None, random: Random) -> Action | None:
    """Give an action that is possible in both games: the viewer's own, or one that needs no hidden card."""
    actions = [
        action
        for seat in seats_to_act(game)
        for action in legal_actions(game, seat)
        if seat == viewer or not isinstance(action, BuyBuilding)
    ]
    assert seats_to_act(game) == seats_to_act(other)
    return random.choice(actions) if actions else None


def test_the_test_notices_a_leak() -> None:
    game = start(3)
    changed = with_other_secrets(game.state, 0, Random(1))
    assert view(game, 1) != view(Game(changed, changed), 1)  # to seat 1 the own hand is no secret


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
    shown = {viewer: [type(event).__name__ for event in seen(outcome.events, viewer)] for viewer in (None, 0, 1, 2)}
    assert shown[None].count("HandCounted") == 3
    assert "HandDealt" not in shown[None]
    for seat in range(3):
        dealt = [event for event in seen(outcome.events, seat) if type(event).__name__ == "HandDealt"]
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
