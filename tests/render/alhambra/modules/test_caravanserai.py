"""Caravanserais in pictures: all cards beside the market, their markers, and what they pay in a hand."""

import pytest

from alhambra.modules.caravanserai.cards import all_cards
from alhambra.tools.scenario.position import build
from alhambra.tools.scenario.shape import read_scenario
from alhambra.view import View, view
from render.alhambra.hand import HandPicture
from render.alhambra.layout.naming import card_called
from render.alhambra.market import MarketPicture
from render.alhambra.modules.caravanserai.art import track_card
from render.alhambra.modules.caravanserai.room import track_of
from render.alhambra.palace import PalacePicture
from render.alhambra.table import TablePicture
from tests.render.alhambra.modules.shown import whats
from tests.render.played import NAMES, check_layout
from texts.catalogue import catalogue

SAY = catalogue("en", "alhambra")
SMALLEST = 31
OWNED = {"caravanserai-ducat-1": "ann", "caravanserai-denar-1": "ann", "caravanserai-gulden-2": "cem"}
MARKERS = {"caravanserai-ducat-1": ["ducat", 2], "caravanserai-denar-1": ["denar", 3]}


def seen(seat: int | None = None) -> View:
    given = {"hands": {"ann": ["denar-7"]}, "caravanserai": {"owned": OWNED, "markers": MARKERS}}
    plain = {"id": "x", "players": ["ann", "ben", "cem"], "modules": ["caravanserai"], "given": given, "then": {}}
    return view(build(read_scenario(plain)), seat)


def test_the_market_shows_every_card_with_its_owner() -> None:
    picture = MarketPicture.of(seen(), NAMES[:3])
    check_layout(picture.scene(), SMALLEST)
    assert whats(picture.scene(), "caravanserai ") == [card.id for card in all_cards()]
    owners = ["0 of caravanserai-denar-1", "0 of caravanserai-ducat-1", "2 of caravanserai-gulden-2"]
    assert whats(picture.scene(), "owner ") == owners
    names = {card.id: card_called(card, SAY) for card in all_cards()}
    assert all((name in picture.alt()) == (card not in OWNED) for card, name in names.items())


def test_markers_stand_beside_their_owners_everywhere() -> None:
    table = [what for scene in TablePicture.of(seen(), NAMES[:3]).scenes() for what in whats(scene, "badge of 0 ")]
    palace = PalacePicture.of(seen().players[0], NAMES[0], parts=seen().parts)
    assert table == whats(palace.scene(), "badge of 0 ") == ["caravan-ducat", "caravan-denar"]
    assert "caravan with 2 Ducat" in palace.alt()
    assert "caravan on 0" in MarketPicture.of(seen(), NAMES[:3]).alt()


def test_a_hand_counts_what_markers_pay() -> None:
    picture = HandPicture.of(seen(0))
    assert [purse.total for purse in picture.purses] == [0, 0, 10, 2]
    assert whats(picture.scene(), "caravanserai denar ") == ["3 x1"]
    assert "Denar 7, Denar 3 (caravanserai), total 10" in picture.alt()


@pytest.mark.parametrize("card", all_cards(), ids=lambda card: card.id)
def test_each_field_of_a_card_can_be_told_from_the_others(card: object) -> None:
    one = next(other for other in all_cards() if other is card)
    places = [None, *((field.currency, field.value) for field in one.fields)]
    drawn = {track_card(track_of(one), place, 276).image.tobytes() for place in places}
    assert len(drawn) == len(places) == 9
