"""Master builders in pictures: in the column of their currency, told from plain money."""

from dataclasses import replace
from itertools import combinations

import pytest

from alhambra.components import Money, load
from alhambra.modules.master_builders.cards import all_cards
from alhambra.purchase import Payment
from alhambra.view import Prospect
from render.alhambra.hand import HandPicture
from render.alhambra.layout.pieces import card_of
from tests.render.alhambra.modules.shown import SAY, SMALLEST_IN_HAND, some
from tests.render.played import check_layout, overlap, told

GULDEN = [card for card in all_cards() if card.currency == "gulden"]


def of_gulden(values: range) -> list[Money]:
    return [card for card in load().money if card.currency == "gulden" and card.copy == 1 and card.value in values]


@pytest.mark.parametrize("plain", [0, 1, 4, 7, 9])
@pytest.mark.parametrize("builders", [1, 2, 4])
def test_they_stand_in_the_column_of_their_currency(plain: int, builders: int) -> None:
    view = some(3)[0]
    hand = (*of_gulden(range(1, plain + 1)), *GULDEN[:builders])
    picture = HandPicture.of(replace(view, viewer=0, hand=hand))
    gulden = picture.purses[0]
    assert gulden.total == sum(card.value for card in hand)
    assert not picture.annex
    scene = picture.scene()
    check_layout(scene, SMALLEST_IN_HAND)
    cards = told(scene, "card gulden")
    assert sum(int(item.what.rpartition("x")[2]) for item in cards) == len(hand)
    assert not any(overlap(one, other) for one, other in combinations(cards, 2))
    assert picture.alt().count("Gulden builder 3") == builders


@pytest.mark.parametrize("size", [(118, 160), (82, 88), (86, 57), (86, 42)])
def test_one_does_not_look_like_money_of_the_same_value(size: tuple[int, int]) -> None:
    (three,) = of_gulden(range(3, 4))
    assert card_of(GULDEN[0], size, SAY).image.tobytes() != card_of(three, size, SAY).image.tobytes()


def test_a_payment_says_which_of_the_cards_is_one() -> None:
    view = some(3)[0]
    tile = next(tile for tile in load().buildings if tile.price == 12)
    (nine,) = of_gulden(range(9, 10))
    way = Payment(0, (nine.id, GULDEN[0].id))
    parts = {**view.parts, "buying": (Prospect(tile.id, (way,)),)}
    market = (tile, *view.market[1:])
    picture = HandPicture.of(replace(view, viewer=0, hand=(nine, GULDEN[0]), market=market, parts=parts))
    assert "text 9+Mb3" in [item.what for item in picture.scene().items]
    assert "9+Mb3" in picture.alt()
