"""The list of legal actions: all of it is accepted, and nothing of sense is missing."""

from itertools import combinations

import pytest

from alhambra import Game, apply, legal_actions, seats_to_act
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
    TakeMoney,
)
from alhambra.components import load
from alhambra.modules.dirk import GiveToDirk
from tabletop.refused import Refused
from tests.alhambra.games import position, some_positions, start

MONEY = {card.id: card for card in load().money}


def every_thinkable_action(game: Game, seat: int) -> list[Action]:
    state, player = game.state, game.state.players[seat]
    open_cards = [card for card in state.display if card is not None]
    tiles = [*player.reserve, *player.aside, *(tile for tile in state.market if tile is not None)]
    xs = [tile.x for tile in player.palace.tiles] or [0]
    ys = [tile.y for tile in player.palace.tiles] or [0]
    cells = [(x, y) for x in range(min(xs) - 2, max(xs) + 3) for y in range(min(ys) - 2, max(ys) + 3)]
    return [
        *(TakeMoney(seat, some) for size in range(5) for some in combinations(open_cards, size)),
        *(
            kind(seat, tile, cell)
            for kind in (AddBuilding, SwapBuilding, PlaceBuilding)
            for tile in tiles
            for cell in cells
        ),
        *(RemoveBuilding(seat, cell) for cell in cells),
        *(kind(seat, tile) for kind in (ReserveBuilding, GiveToDirk) for tile in tiles),
        *(kind(seat) for kind in (Finish, Pass, ConfirmTurn)),
    ]


def is_accepted(game: Game, action: Action) -> bool:
    try:
        apply(game, action)
    except Refused:
        return False
    return True


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_exactly_what_is_listed_is_accepted(players: int) -> None:
    for game in some_positions(players, players, 12):
        for seat in range(players):
            listed = [action for action in legal_actions(game, seat) if not isinstance(action, BuyBuilding)]
            thinkable = every_thinkable_action(game, seat)
            assert set(listed) == {action for action in thinkable if is_accepted(game, action)}
            assert len(set(listed)) == len(listed)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_payments_are_accepted_exactly_if_they_reach_the_price_in_the_right_currency(players: int) -> None:
    tried = 0
    for game in some_positions(players, 10 + players, 50):
        for seat in seats_to_act(game):
            hand = game.state.players[seat].hand[:7]
            if not any(isinstance(action, TakeMoney) for action in legal_actions(game, seat)):
                continue  # not in a state to buy
            for stall, tile in enumerate(game.state.market):
                if tile is None:
                    continue
                price = next(piece.price for piece in load().buildings if piece.id == tile)
                for size in range(len(hand) + 1):
                    for pay in combinations(hand, size):
                        right = all(MONEY[card].currency == load().currencies[stall] for card in pay)
                        enough = bool(pay) and sum(MONEY[card].value for card in pay) >= price
                        assert is_accepted(game, BuyBuilding(seat, tile, pay)) == (right and enough)
                        tried += right and enough
    assert tried > 20


@pytest.mark.parametrize("players", [3, 4])
def test_no_listed_payment_has_a_card_too_many(players: int) -> None:
    for game in some_positions(players, 20 + players, 40):
        for seat in seats_to_act(game):
            for action in legal_actions(game, seat):
                if isinstance(action, BuyBuilding):
                    for card in action.pay:
                        fewer = tuple(other for other in action.pay if other != card)
                        assert not is_accepted(game, BuyBuilding(seat, action.tile, fewer))


def test_passing_is_offered_where_nothing_else_is_possible() -> None:
    poor = {"market": {"gulden": "tower-12"}, "hands": {"ann": ["ducat-9"]}}
    assert legal_actions(position(poor), 0) == (Pass(0),)
    assert Pass(0) not in legal_actions(position(poor | {"display": ["ducat-1"]}), 0)


def test_nobody_else_can_do_anything() -> None:
    game = start(4)
    for seat in range(-1, 6):
        assert bool(legal_actions(game, seat)) == (seat == game.state.turn.seat)
