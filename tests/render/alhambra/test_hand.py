"""The picture of a hand shows the owner's cards, their sums, and what they pay for; by reckoning, not by trust."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import combinations
from random import Random

import pytest
from PIL import ImageChops

from alhambra import view
from alhambra.base.ways import best_ways
from alhambra.components import Money
from alhambra.modules.currency_exchange import all_cards
from alhambra.purchase import Pool
from alhambra.view import Card, Prospect, Tile, View
from render.alhambra.hand import HandPicture
from render.alhambra.hand.annex import lay_annex
from render.alhambra.hand.purse import MERGED, Offer
from render.alhambra.room import OwnCard
from render.alhambra.rooms import rooms
from render.kit.art import palette
from render.kit.layout.scene import Item, Scene
from tests.render.built import COMPONENTS, games, some_games
from tests.render.played import PLAYERS, Longer, check_layout, overlap, told, within
from tests.render.reading import part, read_number
from texts.catalogue import Catalogue

SMALLEST = 23
"""Three quarters of the smallest size elsewhere: the picture is three quarters as broad."""
SMALLEST_CARD = 82
MONEY = COMPONENTS.money
TOWER, GARDEN = (next(tile for tile in COMPONENTS.buildings if tile.kind == kind) for kind in ("tower", "garden"))


def views() -> Iterator[View]:
    """Yield the views of two seats in some positions of games."""
    for players in PLAYERS:
        for number, game in enumerate(some_games(players)):
            yield view(game, number % players)


def holding(hand: Sequence[Card], market: tuple[Tile | None, ...] | None = None) -> View:
    """Return a view with some hand, and what it can buy."""
    some = view(games(3)[40], 1)
    market = some.market if market is None else market
    prospects = []
    for currency, tile in zip(some.currencies, market, strict=True):
        own = tuple(card for card in hand if isinstance(card, Money) and card.currency == currency)
        if tile is not None and (ways := best_ways((Pool(own),), tile.price)):
            prospects.append(Prospect(tile.id, ways))
    return replace(some, hand=tuple(hand), market=market, parts={"buying": tuple(prospects)})


@cache
def large_hands() -> tuple[View, ...]:
    return tuple(holding(Random(cards).sample(MONEY, cards)) for cards in (0, 1, 7, 12, 18, 30, 45, 80, len(MONEY)))


VIEWS = [*views(), *large_hands()]


def money(seen: View, currency: str) -> list[int]:
    return sorted(card.value for card in seen.hand or () if isinstance(card, Money) and card.currency == currency)


def group(scene: Scene, currency: str) -> Item:
    (item,) = told(scene, f"group {currency}")
    return item


def texts_in(scene: Scene, box: Item) -> list[str]:
    return [item.what.removeprefix("text ") for item in told(scene, "text ") if within(item, box)]


def least_sum(values: Sequence[int], price: int) -> int | None:
    """Try all sums of cards for the least that pays a price; all values count, so sums are few."""
    sums = {0}
    for value in values:
        sums |= {total + value for total in sums}
    return min((total for total in sums if total >= price), default=None)


@pytest.mark.parametrize("seen", VIEWS)
def test_every_card_is_shown_in_the_group_of_its_currency(seen: View) -> None:
    scene = HandPicture.of(seen).scene()
    for currency in seen.currencies:
        box, shown = group(scene, currency), Counter[int]()
        for item in told(scene, f"card {currency} "):
            value, copies = item.what.split()[2:]
            shown[int(value)] += int(copies.removeprefix("x"))
            assert box.left <= item.left < item.left + item.across <= box.left + box.across
        assert sorted(shown.elements()) == money(seen, currency)


@pytest.mark.parametrize("seen", large_hands()[1::2])
def test_the_values_of_the_cards_can_be_read(seen: View) -> None:
    scene = HandPicture.of(seen).scene()
    image = scene.image()
    for item in told(scene, "card "):
        value, copies = (int(word.removeprefix("x")) for word in item.what.split()[2:])
        if item.down > item.across:
            coin = part(item, 0.26, 0.4, 0.74, 0.88)
        else:
            coin = part(item, 0.12, 0.15, 0.52, 0.85) if copies > 1 else part(item, 0.3, 0.15, 0.7, 0.85)
        assert read_number(image, coin, palette.INK) == value, item.what


@pytest.mark.parametrize("seen", VIEWS)
def test_the_sum_of_each_currency_stands_in_its_band(seen: View) -> None:
    scene = HandPicture.of(seen).scene()
    for currency in seen.currencies:
        box = group(scene, currency)
        band = Item("", box.left, box.top, box.across, 66)
        assert set(texts_in(scene, band)) == {currency.title(), str(sum(money(seen, currency)))}


@pytest.mark.parametrize("seen", VIEWS)
def test_each_tile_of_the_market_is_judged_rightly(seen: View) -> None:
    scene, purses = HandPicture.of(seen).scene(), HandPicture.of(seen).purses
    for currency, tile, purse in zip(seen.currencies, seen.market, purses, strict=True):
        box, values = group(scene, currency), money(seen, currency)
        below = Item("", box.left, box.top + 260, box.across, box.down - 260)
        words = texts_in(scene, below)
        if tile is None:
            assert words == ["no tile"]
            continue
        (shown,) = [item for item in told(scene, "tile ") if within(item, below)]
        assert shown.what == f"tile {tile.id}"
        least = least_sum(values, tile.price)
        if least is None:
            assert words == ["short", f"by {tile.price - sum(values)}"]
            continue
        assert words[0] == ("exact" if least == tile.price else "over")
        assert isinstance(purse.offer, Offer)
        assert sum(purse.offer.pay) == least == sum(map(int, "".join(words[1:]).split("+")))
        assert not Counter(purse.offer.pay) - Counter(values), "only cards of the hand pay"
        if least > tile.price:
            assert purse.offer.surplus == least - tile.price


@pytest.mark.parametrize("seen", VIEWS)
def test_all_is_legible_and_no_card_lies_on_another(seen: View) -> None:
    scene = HandPicture.of(seen).scene()
    check_layout(scene, SMALLEST)
    cards = told(scene, "card ")
    assert all(item.across >= SMALLEST_CARD for item in cards)
    assert not any(overlap(one, other) for one, other in combinations(cards, 2))
    solid = [*cards, *told(scene, "tile "), *told(scene, "coin "), *told(scene, "no tile")]
    texts = told(scene, "text ")
    assert not any(overlap(one, other) for one, other in combinations(texts, 2))
    assert not any(overlap(text, item, slack=4) for text in texts for item in solid)


def test_many_cards_are_merged_and_few_are_not() -> None:
    gulden = [card for card in MONEY if card.currency == "gulden" and card.value <= 3]
    few, many = (HandPicture.of(holding(gulden[: MERGED - 1 + more])).scene() for more in (0, 1))
    assert [item.what for item in told(few, "card ")].count("card gulden 1 x1") == 3
    assert [item.what for item in told(many, "card ")] == ["card gulden 1 x3", "card gulden 2 x3", "card gulden 3 x1"]
    assert [item.what for item in told(many, "copies ")] == ["copies 3", "copies 3"]


def test_a_long_payment_is_told_in_two_lines() -> None:
    smalls = [card for card in MONEY if card.value <= 2]
    picture = HandPicture.of(holding(smalls, (replace(TOWER, price=9), GARDEN, None, None)))
    assert {"text 1+1+1+", "text 2+2+2"} <= {item.what for item in picture.scene().items}
    check_layout(picture.scene(), SMALLEST)


def test_an_empty_hand_and_an_empty_market_are_shown_as_such() -> None:
    scene = HandPicture.of(holding((), (None,) * 4)).scene()
    words = [item.what for item in told(scene, "text ")]
    assert words.count("text no cards") == words.count("text no tile") == len(told(scene, "no tile")) == 4


def test_cards_that_nobody_has_drawn_lie_below_the_money_with_their_names(faults: list[str]) -> None:
    rooms.cache_clear()  # so that what is missing is logged again
    odd = Card("wanderer-1", "wanderer"), Card("wanderer-2", "wanderer")
    picture = HandPicture.of(holding([*MONEY[:4], *odd]))
    assert {"text Wanderer 1", "text Wanderer 2"} <= {item.what for item in told(picture.scene(), "text ")}
    assert "Wanderer 1, Wanderer 2" in picture.alt()
    check_layout(picture.scene(), SMALLEST)
    assert faults.pop(0) == "there is no drawing of a card of the family wanderer"
    assert faults == ["there is no text wanderer-1", "there is no text wanderer-2"]
    faults.clear()


def test_a_spectator_has_no_hand() -> None:
    with pytest.raises(ValueError, match="spectator"):
        HandPicture.of(view(games(3)[40], None))


def test_what_cannot_be_bought_is_never_called_payable() -> None:
    """The rules decide: without a prospect a sum that would suffice does not."""
    seen = replace(holding(MONEY[:27]), parts={})
    for purse in HandPicture.of(seen).purses:
        assert purse.offer is None or purse.offer.surplus is None
    HandPicture.of(seen).scene()


@pytest.mark.parametrize("seen", VIEWS)
def test_the_alt_text_tells_cards_sums_and_tiles(seen: View) -> None:
    picture = HandPicture.of(seen)
    alt = picture.alt()
    assert alt.startswith("Your hand.")
    assert len(alt) <= 1000
    for purse, tile in zip(picture.purses, seen.market, strict=True):
        name = purse.currency.title()
        told_of = alt.partition(f"{name} ")[2].partition(": ")
        cards = ", ".join(map(str, money(seen, purse.currency))) or "none"
        assert told_of[0] == f"{cards}, total {sum(purse.values)}"
        sentence = told_of[2].partition(".")[0]
        if tile is None or purse.offer is None:
            assert sentence == "no tile"
            continue
        assert f"{tile.kind} {tile.price}" in sentence
        if purse.offer.surplus is None:
            assert sentence.endswith(f"short by {tile.price - sum(purse.values)}")
        else:
            assert ("exactly" if purse.offer.surplus == 0 else f"{purse.offer.surplus} over") in sentence
            assert sentence.endswith("+".join(map(str, purse.offer.pay)))


def test_every_change_of_a_fact_changes_the_picture() -> None:
    before = HandPicture.of(holding([card for card in MONEY if card.copy == 1][:20]))
    first, *others = before.purses
    assert first.offer is not None
    changed = (
        replace(first, values=first.values[1:]),
        replace(first, values=(*first.values[1:], first.values[0] + 1)),
        replace(first, offer=None),
        replace(first, offer=replace(first.offer, surplus=(first.offer.surplus or 0) + 1)),
        replace(first, offer=replace(first.offer, pay=(1, 1, 1))),
    )
    for purse in changed:
        after = replace(before, purses=(purse, *others))
        box = ImageChops.difference(before.scene().image(), after.scene().image()).getbbox()
        assert box is not None, purse
        assert box[2] <= 26 + 278, "only the group of the currency changes"


def test_equal_views_give_equal_pictures() -> None:
    one, other = (HandPicture.of(view(games(3)[40], 1)) for _ in range(2))
    assert one == other
    assert hash(one) == hash(other)


@pytest.mark.parametrize("say", [Catalogue("en"), Longer("en")])
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_no_name_of_a_card_that_is_no_money_is_cut(number: int, say: Catalogue) -> None:
    for cards in combinations(all_cards(), number):
        scene = Scene(1200, 700)
        lay_annex(scene, (26, 528), 1148, [OwnCard(card, is_open=True) for card in cards], say)
        (panel,) = told(scene, "annex")
        names = told(scene, "text ")
        assert not any("…" in name.what for name in names)
        assert all(panel.top <= name.top < name.top + name.down <= panel.top + panel.down for name in names)
        shown = [*names, *told(scene, "card ")]
        assert not any(overlap(one, other) for one, other in combinations(shown, 2))
        check_layout(scene, SMALLEST)
