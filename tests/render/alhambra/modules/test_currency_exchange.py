"""Exchange cards in pictures: in a hand, and in a payment."""

from dataclasses import replace
from itertools import combinations

from alhambra.components import load
from alhambra.modules.currency_exchange import all_cards as all_exchange_cards
from render.alhambra.hand import HandPicture
from render.alhambra.hand.purse import Offer, Purse
from render.alhambra.layout.naming import card_called
from tests.render.alhambra.modules.shown import SAY, SMALLEST_IN_HAND, some
from tests.render.played import check_layout, overlap, told, within


def test_cards_that_are_no_money_lie_in_a_row_of_their_own() -> None:
    view = some(3)[0]
    for cards in range(1, len(all_exchange_cards()) + 1):
        hand = (*load().money[:5], *all_exchange_cards()[:cards])
        picture = HandPicture.of(replace(view, viewer=0, hand=hand))
        scene = picture.scene()
        check_layout(scene, SMALLEST_IN_HAND)
        (annex,) = told(scene, "annex")
        shown = [item for item in told(scene, "card ") if within(item, annex)]
        assert [item.what for item in shown] == [f"card {card.id}" for card in hand[5:]]
        assert not any(overlap(one, other) for one, other in combinations(shown, 2))
        assert "other card" not in picture.alt()
        assert all(card_called(card, SAY) in picture.alt() for card in hand[5:])


def test_a_payment_in_two_currencies_names_the_foreign_cards() -> None:
    garden = next(tile for tile in load().buildings if tile.kind == "garden")
    purse = Purse("gulden", (4,), Offer(garden, (4,), 0, marked=(("denar", 2),)))
    picture = HandPicture(0, (purse,))
    assert "text 4+De2" in [item.what for item in picture.scene().items]
    assert "4+De2" in picture.alt()
