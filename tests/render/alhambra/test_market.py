"""The market picture shows what the view says, whoever plays and whatever lies there."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import pytest

from alhambra.view import GAME_END, Money, View
from render.alhambra.market import MarketPicture
from render.alhambra.market.stock import Stock, tiles_at_first
from render.kit.art import palette
from render.kit.layout.scene import Item, Scene
from tests.render.played import NAMES, PLAYERS, check_layout, overlap, played, texts, told

SMALLEST = 31
LONG = ("W" * 200, "🎲", "أمينة", "Sigurbjörg Guðmundsdóttir frá Ísafirði", "Ķristīne Ozoliņa-Bērziņa", "x")


def some(players: int) -> Iterator[View]:
    """Yield the first view of a game, some later ones and the last."""
    views = played(players).views
    yield from views[:: len(views) // 4]
    yield views[-1]


VIEWS = [
    pytest.param(view, id=f"{players}-{number}") for players in PLAYERS for number, view in enumerate(some(players))
]


def picture(view: View, names: tuple[str, ...] = NAMES, *, hide_scores: bool = False) -> MarketPicture:
    return MarketPicture.of(view, names[: len(view.players)], hide_scores=hide_scores)


def bare(view: View) -> View:
    """Take all away that can be taken."""
    return replace(view, market=(None,) * 4, display=(None,) * 4, cards_left=0, tiles_left=0)


def whats(items: list[Item]) -> list[str]:
    return [item.what for item in sorted(items, key=lambda item: (item.top // 100, item.left))]


@pytest.mark.parametrize("view", VIEWS)
def test_every_square_shows_its_tile_or_that_it_is_empty(view: View) -> None:
    scene = picture(view).scene()
    shown = [*told(scene, "tile "), *told(scene, "square ")]
    squares = zip(view.currencies, view.market, strict=True)
    assert whats(shown) == [f"tile {name} {tile.id}" if tile else f"square {name} empty" for name, tile in squares]
    for item, stall in zip(sorted(shown, key=lambda item: item.left), told(scene, "stall "), strict=True):
        assert stall.left < item.left < item.left + item.across < stall.left + stall.across


@pytest.mark.parametrize("view", VIEWS)
def test_every_slot_shows_its_card_or_that_it_is_empty(view: View) -> None:
    cards = enumerate(view.display, 1)
    expected = [f"slot {number} {card.id if card else 'empty'}" for number, card in cards]
    assert whats(told(picture(view).scene(), "slot ")) == expected


@pytest.mark.parametrize("view", VIEWS)
def test_every_chip_tells_a_name_a_score_and_what_is_held(view: View) -> None:
    scene = picture(view).scene()
    rivals = [sorted([str(len(rival.tiles)), str(rival.score)]) for rival in view.rivals]
    seats = [sorted([str(one.cards), str(len(one.reserve)), str(one.score)]) for one in view.players]
    numbers = [sorted(text for text in texts(scene, chip) if text.isdigit()) for chip in told(scene, "chip ")]
    assert numbers == seats + rivals
    assert "Amina" in texts(scene, told(scene, "chip 0")[0])
    assert not view.rivals or "Dirk" in texts(scene, told(scene, "chip 2")[0])


@pytest.mark.parametrize("names", [NAMES, LONG], ids=["names", "long-names"])
@pytest.mark.parametrize("view", VIEWS)
def test_nothing_leaves_the_picture_and_nothing_is_written_over(view: View, names: tuple[str, ...]) -> None:
    for shown in (view, bare(view)):
        scene = picture(shown, names).scene()
        check_layout(scene, SMALLEST)
        for one, other in combinations(told(scene, "chip "), 2):
            assert not overlap(one, other)
        for one, other in combinations(told(scene, "text "), 2):
            assert not overlap(one, other, slack=4), f"{one.what} lies on {other.what}"
        assert all(inside(text, scene) for text in told(scene, "text "))


@pytest.mark.parametrize("players", PLAYERS)
def test_no_cedilla_touches_what_stands_below_a_name(players: int) -> None:
    scene = picture(played(players).views[30], ("Ķļņģç Şţ",) * players).scene()
    icons = told(scene, "hand of ") + told(scene, "tiles of ")
    names = told(scene, "text Ķ")
    assert len(names) >= players
    for name in names:
        assert not any(overlap(name, icon) for icon in icons)


def inside(text: Item, scene: Scene) -> bool:
    """Return whether a text lies in one of the boxes there are, not across an edge."""
    boxes = [item for item in scene.items if item.what.split()[0] in ("chip", "stall", "stock")]
    return text.top < scene.header or any(
        box.left < text.left and text.left + text.across < box.left + box.across for box in boxes if overlap(text, box)
    )


@pytest.mark.parametrize("view", VIEWS)
def test_those_who_are_asked_are_framed_and_in_the_end_the_winners(view: View) -> None:
    scene = picture(view).scene()
    framed = view.winners if view.state == GAME_END else view.asked
    assert [item.what for item in told(scene, "ring of")] == [f"ring of chip {seat}" for seat in framed]


@pytest.mark.parametrize(
    ("asked", "title"),
    [((0,), "Amina to play"), ((0, 2), "Amina and Jānis to play"), ((0, 1, 2), "Three players to play")],
)
def test_the_title_says_whose_turn_it_is(asked: tuple[int, ...], title: str) -> None:
    view = replace(played(4).views[0], asked=asked)
    shown = picture(view)
    assert f"text {title}" in whats(shown.scene().items)
    assert shown.alt().startswith(f"Market, {title}. ")


def test_the_title_says_who_has_won() -> None:
    view = replace(played(4).views[-1], winners=(0, 2))
    assert "text Amina and Jānis win" in whats(picture(view).scene().items)


def test_a_long_title_loses_letters_of_names_only() -> None:
    scene = picture(replace(played(6).views[0], asked=(0, 3)), LONG).scene()
    title = next(item for item in told(scene, "text ") if item.top < scene.header)
    assert title.what.endswith(" to play")
    assert " and Sigurbj" in title.what
    assert title.left + title.across < told(scene, "round 1")[0].left


@pytest.mark.parametrize("scored", [(), (1,), (1, 2), (2, 3)])
def test_the_marks_of_past_scorings_are_golden(scored: tuple[int, ...]) -> None:
    scene = picture(replace(played(3).views[0], scored=scored)).scene()
    past = {int(item.what.split()[1]) for item in told(scene, "round ") if item.what.endswith("past")}
    assert past == set(scored)
    for mark in told(scene, "scoring "):
        assert mark.stamp is not None
        edge = mark.stamp.image.getpixel((mark.across // 2, 9))
        assert edge == (palette.GOLD if int(mark.what[-1]) in scored else palette.CREAM)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_size_of_the_bag_at_first_can_be_told_from_any_view(players: int) -> None:
    views = played(players).views
    ongoing = [view for view in views if view.state != GAME_END]  # the last tiles may leave the game (B-81)
    assert {tiles_at_first(view) for view in ongoing} == {views[0].tiles_left}


@pytest.mark.parametrize("players", PLAYERS)
def test_nothing_is_drawn_from_the_piles_when_the_game_begins(players: int) -> None:
    assert sum(gone for _, gone in Stock.of(played(players).views[0]).drawn_of_piles()) == 0


@pytest.mark.parametrize("players", PLAYERS)
def test_the_piles_have_the_sizes_of_the_rules(players: int) -> None:
    """B-21: five piles, the first ones larger by one at most, and B-22: a scoring card in two of them."""
    piles = played(players).views[0].piles
    size, larger = divmod(sum(piles) - 2, 5)
    assert piles == tuple(size + (number < larger) + (number in (1, 3)) for number in range(5))


@pytest.mark.parametrize(
    ("left", "drawn"),
    [
        (85, [0, 0, 0, 0, 0]),
        (60, [17, 8, 0, 0, 0]),
        (12, [17, 18, 17, 17, 4]),
        (0, [17, 18, 17, 17, 16]),
    ],
)
def test_the_piles_are_drawn_from_the_first_to_the_last(left: int, drawn: list[int]) -> None:
    assert [gone for _, gone in Stock(left, (17, 18, 17, 17, 16), 6, 50).drawn_of_piles()] == drawn


def test_the_bars_are_filled_as_far_as_cards_and_tiles_were_drawn() -> None:
    views = played(4).views
    first, view = views[0], next(view for view in views if view.scored == (1,))
    scene = MarketPicture.of(view, NAMES[:4]).scene()
    full = {item.what.removesuffix(" drawn"): item.across for item in scene.items if item.what.endswith(" drawn")}
    filled = {item.what: full.get(item.what, 0) / item.across for item in scene.items if is_bar(item)}
    bag = filled.pop(f"bag {view.tiles_left}")
    assert bag == pytest.approx(1 - view.tiles_left / first.tiles_left, abs=0.01)
    sizes = [int(what.split()[-1]) for what in filled]
    drawn = sum(share * size for share, size in zip(filled.values(), sizes, strict=True))
    assert drawn == pytest.approx(first.cards_left - view.cards_left, abs=0.5)


def restacked(view: View) -> View:
    """Return a view in which the draw pile was made of 40 discards, and 10 of them drawn."""
    return replace(view, cards_left=30, piles=(40,), scored=(1, 2))


def test_a_draw_pile_made_of_discards_is_one_pile_without_scoring_cards() -> None:
    view = played(4).views[60]
    assert len([item for item in told(MarketPicture.of(view, NAMES[:4]).scene(), "pile ") if is_bar(item)]) == 5
    scene = MarketPicture.of(restacked(view), NAMES[:4]).scene()
    assert [item.what for item in told(scene, "pile ")] == ["pile 1 10 of 40", "pile 1 10 of 40 drawn"]
    assert not told(scene, "scoring 1") + told(scene, "scoring 2")


def test_a_game_tells_when_its_draw_pile_was_made_of_discards() -> None:
    games = [played(players, number).views for players in PLAYERS for number in (3, 4)]
    for views in games:
        made_anew = [len(view.piles) == 1 for view in views]
        assert made_anew == sorted(made_anew), "once it is one pile, it stays so"
        assert {len(view.piles) for view in views} <= {1, 5}
    assert any(len(view.piles) == 1 for views in games for view in views)


def is_bar(item: Item) -> bool:
    return item.what.startswith(("pile ", "bag ")) and not item.what.endswith(" drawn")


def test_hidden_scores_are_neither_drawn_nor_read_out_until_the_end() -> None:
    views = [replace(view, players=tuple(replace(one, score=777) for one in view.players)) for view in played(3).views]
    during, end = picture(views[9], hide_scores=True), picture(views[-1], hide_scores=True)
    assert "text 777" not in whats(during.scene().items)
    assert "777" not in during.alt()
    assert "text 777" in whats(end.scene().items)


@pytest.mark.parametrize("view", VIEWS)
def test_the_market_can_be_played_from_by_ear(view: View) -> None:
    alt = picture(view).alt()
    for currency, tile in zip(view.currencies, view.market, strict=True):
        walls = " ".join(letter for side, letter in enumerate("NESW") if tile and tile.walls >> side & 1)
        said = f"{tile.kind} {tile.price}" + (f" ({walls})" if walls else "") if tile else "empty"
        assert f"{currency.title()}: {said}." in alt
    money = [f"{card.currency.title()} {card.value}" for card in view.display if isinstance(card, Money)]
    assert f"Open money: {', '.join(money)}." in alt
    assert f"Draw pile {view.cards_left}, bag {view.tiles_left}, scorings done {len(view.scored)} of 3." in alt
    for player, name in zip(view.players, NAMES, strict=False):
        assert f"{name[:31]}" in alt
        assert f" {player.score} ({player.cards} card" in alt
    assert len(alt) <= 1000


@pytest.mark.parametrize("view", VIEWS)
def test_what_is_read_out_never_grows_too_long(view: View) -> None:
    assert len(picture(view, ("🎲" * 200,) * 6).alt()) <= 1000


def test_equal_views_give_equal_pictures() -> None:
    one, other = played(3).views[5], replace(played(3).views[5])
    assert picture(one) == picture(other)
    assert len({picture(one), picture(other), picture(played(3).views[40])}) == 2


def test_the_file_is_as_large_as_the_layout_says() -> None:
    shown = picture(played(4).views[30])
    assert shown.scene().image().size == (1600, 744)
    assert shown.scene().png().startswith(b"\x89PNG")
