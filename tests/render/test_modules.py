"""Pictures show what modules bring: it is read back from where things lie, and from their pixels."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import pytest

from alhambra.components import Tile, load, walls_of
from alhambra.events import ScoreLine
from alhambra.modules.bureau import all_cards as all_exchange_cards
from alhambra.modules.camps import Camp, all_camps
from alhambra.modules.characters import Lots
from alhambra.modules.characters import all_cards as all_characters
from alhambra.modules.new_score_cards import orders as all_orders
from alhambra.modules.squares import Stack, all_squares
from alhambra.view import Card, RivalView, View
from render.alhambra.end import EndPicture
from render.alhambra.gallery_modules import MODULES, module_pieces
from render.alhambra.hand import HandPicture
from render.alhambra.hand.purse import Offer, Purse
from render.alhambra.layout.naming import card_called, tile_called
from render.alhambra.market import MarketPicture
from render.alhambra.market.stock import tiles_at_first
from render.alhambra.palace import PalacePicture
from render.alhambra.place import PlacePicture
from render.alhambra.rival import RivalPicture
from render.alhambra.scoring import ScoringPicture
from render.alhambra.table import TablePicture
from render.kit.art import palette
from render.kit.layout.naming import LONGEST_ALT
from render.kit.layout.scene import Item, Scene
from render.kit.layout.wording import amount
from tabletop.rules import Points
from tests.render.built import built
from tests.render.played import NAMES, PLAYERS, check_layout, overlap, played, texts, told, within
from tests.render.reading import SIDE_NUMBERS, has_wall, pixel_inside
from texts.catalogue import catalogue

SMALLEST, SMALLEST_IN_HAND = 31, 23
LONG = ("W" * 200, "🎲", "أمينة", "Sigurbjörg Guðmundsdóttir frá Ísafirði", "Ķristīne Ozoliņa-Bērziņa", "x")
SAY = catalogue("en")
ARROW = 0.25
"""How deep inside a side an arrow is broad."""


def some(players: int) -> Iterator[View]:
    """Give the first view of a game with all modules, some later ones, all kinds of auctions and the last."""
    views = played(players, modules=MODULES).views
    yield from views[:: len(views) // 4]
    yield from [seen for seen in views if lots(seen).lot is not None][:: 2 * players]
    yield views[-1]


def lots(seen: View) -> Lots:
    found = seen.parts["characters"]
    assert isinstance(found, Lots)
    return found


def crowded(seen: View) -> View:
    """Give every character that there is to the last seat."""
    owned = {card.id: len(seen.players) - 1 for card in all_characters()}
    return replace(seen, parts={**seen.parts, "characters": Lots(None, owned, 0)})


VIEWS = [
    pytest.param(view, id=f"{players}-{number}") for players in PLAYERS for number, view in enumerate(some(players))
]


def whats(scene: Scene, beginning: str) -> list[str]:
    return [item.what.removeprefix(beginning) for item in told(scene, beginning)]


def check_no_text_is_covered(scene: Scene) -> None:
    for one, other in combinations(told(scene, "text "), 2):
        assert not overlap(one, other, slack=4), f"{one.what} lies on {other.what}"
    for badge in told(scene, "badge of "):
        for text in told(scene, "text "):
            assert not overlap(badge, text, slack=2), f"{badge.what} lies on {text.what}"
        for other in told(scene, "badge of "):
            assert badge is other or not overlap(badge, other)


@pytest.mark.parametrize("names", [NAMES, LONG], ids=["names", "long-names"])
@pytest.mark.parametrize("view", VIEWS)
def test_nothing_is_cut_off_or_written_over(view: View, names: tuple[str, ...]) -> None:
    for shown in (view, crowded(view)):
        check_all_of(shown, names)


def check_all_of(shown: View, names: tuple[str, ...]) -> None:
    names = names[: len(shown.players)]
    market, table = MarketPicture.of(shown, names), TablePicture.of(shown, names)
    for scene in (market.scene(), *table.scenes()):
        check_layout(scene, SMALLEST)
        check_no_text_is_covered(scene)
        boxes = [item for item in scene.items if item.what.split()[:1] in (["chip"], ["panel"])]
        for badge in told(scene, "badge of "):
            assert any(lies_in(badge, box) for box in boxes), badge.what
    assert max(len(market.alt()), len(table.alt())) <= LONGEST_ALT


def lies_in(item: Item, box: Item) -> bool:
    return (
        box.left < item.left
        and item.left + item.across < box.left + box.across
        and box.top < item.top
        and item.top + item.down < box.top + box.down
    )


@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_more_a_kind_is_worth_the_higher_it_stands_on_a_score_card(number: int) -> None:
    scene = MarketPicture.of(next(iter(some(3))), NAMES[:3]).scene()
    chips = told(scene, f"order {number} ")
    assert len({chip.top + chip.down for chip in chips}) == 1
    heights = [chip.down for chip in chips]
    assert heights == sorted(set(heights))
    assert len(heights) == 6


@pytest.mark.parametrize("view", VIEWS)
def test_market_and_table_show_what_lies_open(view: View) -> None:
    names, stacks = NAMES[: len(view.players)], view.parts["squares"]
    assert isinstance(stacks, tuple)
    pictures = (MarketPicture,) if view.winners else (MarketPicture, TablePicture)
    for scene in (picture.of(view, names).scene() for picture in pictures):
        assert whats(scene, "open square ") == [stack.top.id for stack in stacks]
        assert whats(scene, "squares left ") == [f"{stack.top.kind} {stack.left}" for stack in stacks]
        lot = lots(view).lot
        assert whats(scene, "lot ") == ([] if lot is None else [lot.id])
        assert len(told(scene, "order of round ")) == 3
        orders = view.parts["new_score_cards"]
        assert isinstance(orders, tuple)
        expected = [f"{number} {kind}" for number, order in enumerate(orders, 1) for kind in order]
        assert [what for what in whats(scene, "order ") if not what.startswith("of")] == expected


@pytest.mark.parametrize("view", VIEWS)
def test_everybody_has_a_vizier_and_the_own_characters(view: View) -> None:
    names, sleepers = NAMES[: len(view.players)], view.parts["vizier"]
    assert isinstance(sleepers, tuple)
    table, market = list(TablePicture.of(view, names).scenes()), MarketPicture.of(view, names).scene()
    for player in view.players:
        vizier = "vizier-asleep" if player.seat in sleepers else "vizier-awake"
        owned = [card for card, owner in lots(view).owned.items() if owner == player.seat]
        expected = [vizier, *owned]
        palace = PalacePicture.of(player, names[player.seat], parts=view.parts)
        alone = palace.scene()
        assert [what for scene in table for what in whats(scene, f"badge of {player.seat} ")] == expected
        for scene in (market, alone):
            assert whats(scene, f"badge of {player.seat} ") == expected
        check_layout(alone, SMALLEST)
        check_no_text_is_covered(alone)
        assert all(card_called(card, SAY) in palace.alt() for card in all_characters() if card.id in owned)


def test_a_market_without_modules_has_no_annex() -> None:
    scene = MarketPicture.of(played(4).views[0], NAMES[:4]).scene()
    assert scene.down == 744
    assert not told(scene, "badge of ")


@pytest.mark.parametrize("number", [0, 300, -1])
def test_squares_do_not_count_among_the_tiles_of_the_bag(number: int) -> None:
    views = played(3, modules=MODULES).views
    assert tiles_at_first(views[number]) == tiles_at_first(views[0]) == 54 + len(all_camps()) - 4


@pytest.mark.parametrize("card", [*all_exchange_cards(), *all_characters()], ids=lambda card: card.id)
def test_every_card_has_a_picture_and_a_name(card: Card) -> None:
    view = played(3, modules=MODULES).views[0]
    shown = replace(view, display=(card, None, None, None))
    picture = MarketPicture.of(shown, NAMES[:3])
    assert whats(picture.scene(), "slot 1 ") == [card.id]
    assert card_called(card, SAY) in picture.alt()
    image = picture.scene().image()
    other = MarketPicture.of(replace(view, display=(all_characters()[0], None, None, None)), NAMES[:3])
    assert (image.tobytes() == other.scene().image().tobytes()) == (card is all_characters()[0])


def test_cards_that_are_no_money_lie_in_a_row_of_their_own() -> None:
    view = played(3, modules=MODULES).views[0]
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
    purse = Purse("gulden", (4,), Offer(garden, (4,), 0, foreign=(("denar", 2),)))
    picture = HandPicture(0, (purse,))
    assert "text 4+De2" in [item.what for item in picture.scene().items]
    assert "4+De2" in picture.alt()


@pytest.mark.parametrize("camp", all_camps(), ids=lambda camp: camp.id)
def test_an_arrow_leads_out_of_a_camp_through_each_bastion(camp: Camp) -> None:
    picture = PalacePicture.of(built({(2, 0): camp}), "Amina")
    scene = picture.scene()
    (box,) = told(scene, f"tile O13 {camp.id}")
    image = scene.image()
    arrows = [pixel_inside(image, box, side, 0.5, ARROW) == palette.GOLD for side in SIDE_NUMBERS]
    assert arrows == [bool(camp.bastions >> side & 1) for side in SIDE_NUMBERS]
    assert tile_called(camp, SAY) in picture.alt()


@pytest.mark.parametrize("square", all_squares(), ids=lambda square: square.id)
def test_a_square_has_its_walls_and_no_price(square: Tile) -> None:
    scene = PalacePicture.of(built({(2, 0): square}), "Amina").scene()
    (box,) = told(scene, f"tile O13 {square.id}")
    image = scene.image()
    assert [has_wall(image, box, side) for side in SIDE_NUMBERS] == [
        bool(square.walls >> side & 1) for side in SIDE_NUMBERS
    ]
    assert " 0" not in tile_called(square, SAY)


@pytest.mark.parametrize("camp", all_camps(), ids=lambda camp: camp.id)
def test_places_of_a_camp_show_its_bastions(camp: Camp) -> None:
    player = built({(1, 0): load().buildings[0]})
    picture = PlacePicture.of(player, camp, [(3, 0), (0, 2)], reserve=True)
    scene = picture.scene()
    image = scene.image()
    for box in told(scene, "place "):
        golden = [pixel_inside(image, box, side, 0.5, 0.2) == palette.GOLD for side in SIDE_NUMBERS]
        assert golden == [bool(camp.bastions >> side & 1) for side in SIDE_NUMBERS]
    assert "text Where does the camp go?" in [item.what for item in scene.items]
    assert picture.alt().startswith(f"Places for {tile_called(camp, SAY)}: 1 P13, wall ")


def test_a_square_is_called_by_its_kind_and_a_camp_by_its_arrows() -> None:
    called = [tile_called(tile, SAY) for tile in (*all_squares()[:3], *all_camps()[-2:])]
    assert called == [
        "pavilion square (N)",
        "pavilion square (S)",
        "pavilion square (E S)",
        "camp 9 (arrows E S)",
        "camp 10 (arrows S W)",
    ]


@pytest.mark.parametrize("players", PLAYERS)
def test_scorings_take_the_points_and_their_order_from_the_view(players: int) -> None:
    for scoring in played(players, modules=MODULES).scorings:
        number, names, points = scoring.event.round, LONG[:players], scoring.view.points
        picture = ScoringPicture.of(
            number, scoring.event.lines, names, scoring.totals, points=points, rivals=scoring.rivals
        )
        scene = picture.scene()
        check_layout(scene, SMALLEST)
        check_no_text_is_covered(scene)
        table = points[number - 1]
        orders = scoring.view.parts["new_score_cards"]
        assert isinstance(orders, tuple)
        worth = [f"{kind} {place} {one}" for kind in orders[number - 1] for place, one in enumerate(table[kind], 1)]
        assert whats(scene, "worth ") == worth
        assert len(told(scene, "order of round ")) == 3
        assert len(picture.alt()) <= LONGEST_ALT


def test_a_half_is_written_as_such() -> None:
    assert [amount(number) for number in (0, 0.5, 1, 3.5, 12)] == ["0", "½", "1", "3½", "12"]
    for players in PLAYERS:
        lines = (
            ScoreLine(0, "tower", 3.5, 21, "B-70", place=1, pot=21),
            ScoreLine(1, "tower", 12, 13, "B-70", place=2, pot=13),
        )
        picture = ScoringPicture.of(3, lines, NAMES[:players], [0] * players, points=load().points)
        scene = picture.scene()
        check_layout(scene, SMALLEST)
        check_no_text_is_covered(scene)
        assert {"text 3½", "text 12", "text +21", "text +13"} <= {item.what for item in scene.items}
        marks = [item for item in told(scene, "place ") if item.what in ("place 1", "place 2")]
        assert not any(overlap(mark, text, slack=4) for mark in marks for text in told(scene, "text "))
        assert "3½, first, 21" in picture.alt()


def test_parts_of_modules_have_a_name_and_an_icon() -> None:
    lines = ScoreLine(0, "camps", 4, 4, "V-CAM-8"), ScoreLine(1, "character-city-watch", 7, 2, "V-CHA-19")
    picture = ScoringPicture.of(2, lines, NAMES[:3], [4, 2, 0], points=load().points)
    scene = picture.scene()
    assert {"text Camps", "text City Guard"} <= {item.what for item in scene.items}
    assert {"chip camps", "chip character-city-watch"} <= {item.what for item in scene.items}
    assert "Camps: Amina 4, 4." in picture.alt()
    assert not told(scene, "order of round ")


def test_the_end_tells_the_juggler_and_the_camps() -> None:
    sheet = [
        Points(0, 0, "character-travelling-magician", 8),
        Points(0, 3, "camps", 9),
        Points(1, 3, "character-city-watch", 3),
        Points(1, 3, "wall", 9),
    ]
    picture = EndPicture.of(NAMES[:2], (17, 12), (1, 2), sheet)
    scene = picture.scene()
    check_layout(scene, SMALLEST)
    assert whats(scene, "bar 0 ") == ["0 character-travelling-magician:8", "3 camps:9"]
    assert {"legend camps", "legend other"} <= {item.what for item in scene.items}
    assert "Travelling Juggler 8" in picture.alt()


def test_camps_of_a_rival_have_a_row_and_are_counted() -> None:
    rival = RivalView("dirk", 7, (*load().buildings[:3], *all_camps()[:2]), {load().buildings[0].kind: 3})
    scene = RivalPicture.of(rival).scene()
    assert [item.what for item in told(scene, "row ")][-1] == "row camp"
    assert {f"tile {camp.id}" for camp in all_camps()[:2]} <= {item.what for item in told(scene, "tile ")}
    view = replace(played(2, modules=MODULES).views[0], rivals=(rival,))
    table = TablePicture.of(view, NAMES[:2]).scene()
    assert "chip camp 2" in [item.what for item in table.items]
    check_layout(table, SMALLEST)


def test_the_sheet_shows_every_piece() -> None:
    tiles, cards = (*all_squares(), *all_camps()), (*all_exchange_cards(), *all_characters())
    picture = module_pieces()
    scene = picture.scene()
    check_layout(scene, SMALLEST)
    check_no_text_is_covered(scene)
    assert whats(scene, "tile ") == [tile.id for tile in tiles]
    assert whats(scene, "card ") == [card.id for card in cards]
    assert whats(scene, "stone ") == ["vizier-awake", "vizier-asleep"]
    assert len(told(scene, "score card ")) == 6 * len(all_orders())
    assert len(picture.alt()) < LONGEST_ALT


def test_a_stack_tells_how_many_are_left() -> None:
    view = played(3, modules=("squares",)).views[0]
    shown = replace(view, parts={"squares": (Stack(all_squares()[0], 3),)})
    scene = MarketPicture.of(shown, NAMES[:3]).scene()
    (panel,) = told(scene, "squares")[:1]
    assert whats(scene, "squares left ") == ["pavilion 3"]
    assert not texts(scene, panel), "the disc with the number is a drawing"
    assert walls_of("N") == all_squares()[0].walls


@pytest.mark.parametrize("tiles", [0, 3, 12])
@pytest.mark.parametrize("characters", [0, 1, 6, 10])
def test_a_side_panel_has_room_for_all_that_lies_beside_a_palace(characters: int, tiles: int) -> None:
    player = built({(1, 0): load().buildings[0]}, reserve=load().buildings[20 : 20 + tiles])
    owned = {card.id: 0 for card in all_characters()[:characters]}
    parts = {"characters": Lots(None, owned, 0), "vizier": ()}
    for newest in (None, (1, 0)):
        scene = PalacePicture.of(player, "Amina", newest, parts=parts).scene()
        check_layout(scene, SMALLEST)
        check_no_text_is_covered(scene)
        (panel,) = told(scene, "panel")
        beside = told(scene, "badge of ") + told(scene, "reserve ")
        assert len(beside) == 1 + characters + tiles
        assert all(lies_in(item, panel) for item in beside)
        assert not any(overlap(one, other) for one, other in combinations(beside, 2))
