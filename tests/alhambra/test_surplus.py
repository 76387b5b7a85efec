"""Coins and saved amounts in real purses: what pays, what comes back, and where everything is afterwards."""

from collections.abc import Iterator
from random import Random

import pytest

from alhambra import apply, legal_actions
from alhambra.actions import BuyBuilding
from alhambra.base.payment import Purse
from alhambra.components import CURRENCIES
from alhambra.game import Game
from alhambra.ledger import Position
from alhambra.modules.change import all_coins, bag, held_by
from alhambra.modules.characters.auction import BID
from alhambra.modules.exchange_certificates import saved_by, tokens
from alhambra.purchase import PURCHASE, Bill, Purpose
from alhambra.rulebook import rulebook
from tabletop.refused import Refused
from tests.alhambra.games import position
from tests.reference.payments import Piece, legal_payments

MODULES = ("currency_exchange", "diamonds", "characters", "change", "exchange_certificates")
MARKET = {"gulden": "pavilion-4-es", "dirham": "arcades-9", "denar": "garden-10", "ducat": "tower-11"}
MONEY = [f"{currency}-{value}" for currency in CURRENCIES[:2] for value in range(1, 10)]
DIAMONDS = ["diamond-3-a", "diamond-4-a", "diamond-5-a", "diamond-6-a"]
EXCHANGE = ["bureau-gulden-dirham", "bureau-gulden-denar", "bureau-dirham-denar"]


def purses(number: int, seed: int) -> Iterator[tuple[Game, Random]]:
    """Yield positions in which ann has a bit of everything."""
    random = Random(seed)
    for _ in range(number):
        hand = [*random.sample(MONEY, 4), *random.sample(DIAMONDS, random.randrange(2))]
        hand += random.sample(EXCHANGE, random.randrange(2))
        coins = random.sample(list(all_coins()), random.randrange(1, 20))
        own = random.randrange(4)
        saved = {"ann": {"currency": random.choice(CURRENCIES[:2]), "amount": random.randint(1, 6)}}
        given = {
            "market": MARKET,
            "hands": {"ann": hand},
            "change": {"held": {"ann": coins[:own], "ben": coins[own:]}},
            "exchange_certificates": {"saved": saved if random.random() < 0.6 else {}},
        }
        yield position(given, modules=MODULES), random


def pieces_of(game: Game, purpose: Purpose) -> list[Piece]:
    """List what ann has, as the rules describe it and no purse does."""
    rules, found = rulebook(game.state.options), []
    for name in game.state.players[0].hand:
        card = rules.cards[name]
        pair = tuple(getattr(card, "currencies", ()))
        found.append(Piece(name, card.family, "" if pair else rules.money[name].currency, card.value, pair))  # type: ignore[attr-defined]
    found += [Piece(coin, "coin", coin.split("-")[1], 1) for coin in held_by(game.state, 0)]
    saved = saved_by(game.state, 0)
    if saved and purpose is not BID:  # V-CHA-6
        found.append(Piece(f"saved-{saved.currency}-{saved.value}", "saved", saved.currency, saved.value))
    return found


@pytest.mark.parametrize("purpose", [PURCHASE, BID])
def test_just_what_is_legal_pays(purpose: Purpose) -> None:
    accepted = 0
    for game, random in purses(150, 1):
        pieces, purse = pieces_of(game, purpose), Purse(Position(rulebook(game.state.options), game.state), 0, purpose)
        for stall, currency in enumerate(CURRENCIES[:2]):
            price = random.randint(2, 13)
            legal = {
                frozenset(one.id for one in some) for some in legal_payments(pieces, price, [currency], ["diamond"])
            }
            for _ in range(12):
                cards = tuple(one.id for one in pieces if random.random() < 0.4)
                accepted += (found := _is_accepted(purse, cards, Bill(price, (currency,), purpose)))
                assert found == (frozenset(cards) in legal), (stall, cards)
    assert accepted > 50


def _is_accepted(purse: Purse, cards: tuple[str, ...], bill: Bill) -> bool:
    try:
        return sum(item.value for item in purse.named(cards, bill)) >= bill.price
    except Refused:
        return False


def test_every_offer_gives_what_it_says_and_nothing_is_lost() -> None:
    given_for = dict.fromkeys(("coins", "save", "nothing", ""), 0)
    for game, _ in purses(60, 2):
        before = game.state
        for action in legal_actions(game, 0):
            if not isinstance(action, BuyBuilding):
                continue
            state = apply(game, action).game.state
            surplus = sum(piece.value for piece in pieces_of(game, PURCHASE) if piece.id in action.pay)
            surplus -= rulebook(before.options).tiles[action.tile].price
            kept = [coin for coin in held_by(before, 0) if coin not in action.pay]
            drawn = len(held_by(state, 0)) - len(kept)
            room = len(bag(before)) + len(held_by(before, 0)) - len(kept)
            assert drawn == (min(surplus // 2, room) if action.refund == "coins" else 0)
            wish, _, currency = action.refund.partition("-")
            given_for[wish] += 1
            saved, had = saved_by(state, 0), saved_by(before, 0)
            if wish == "save":
                assert saved is not None
                assert (saved.currency, saved.value) == (currency, surplus)
                assert 1 <= surplus <= 6
            else:
                assert saved == (None if had is not None and had.id in action.pay else had)
            assert sum(len(own) for own in (held_by(state, 0), held_by(state, 1), bag(state))) == len(all_coins())
            assert sum(tokens(state, one) for one in CURRENCIES) + (saved is not None) == 8
    assert all(given_for.values())


def test_the_choices_stay_few() -> None:
    """A menu has one line for each payment; what to have for a surplus is asked later."""
    for game, _ in purses(40, 3):
        payments = {(one.tile, one.pay) for one in legal_actions(game, 0) if isinstance(one, BuyBuilding)}
        assert len(payments) <= 75
