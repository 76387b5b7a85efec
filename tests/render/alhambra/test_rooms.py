"""A module that no shared file knows is drawn legibly, and as its room says if it has one."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

import pytest

import render.alhambra.modules
from alhambra import registry
from alhambra.components import Card, Tile, Token
from alhambra.events import RoundScored
from alhambra.options import Options
from alhambra.stand import GridPoint, Piece, WallEdge
from alhambra.tools.random_play import numbered_seed, random_game
from alhambra.view import View, view
from render.alhambra.art.money import CURRENCIES, coin
from render.alhambra.art.plain import LINE
from render.alhambra.end import EndPicture
from render.alhambra.hand import HandPicture
from render.alhambra.hand.things import MERGED
from render.alhambra.layout.naming import card_called, piece_called, tile_called
from render.alhambra.layout.pieces import card_of, chip_of, kind_chip, tile_of
from render.alhambra.market import MarketPicture
from render.alhambra.palace import PalacePicture
from render.alhambra.place import PlacePicture
from render.alhambra.replay import Replay
from render.alhambra.rooms import rooms
from render.alhambra.scoring import ScoringPicture
from render.alhambra.table import TablePicture
from render.kit.art.lettering import paragraph
from render.kit.layout.scene import Scene
from tabletop.cellname import cell_name
from tabletop.rules import Points
from tests.alhambra import fair
from tests.alhambra.fair.till import Charm
from tests.alhambra.moving_in import furnished, moved_in
from tests.registered import PACKAGES
from tests.render.built import any_tile, built, holds
from tests.render.played import NAMES, check_layout, overlap, told
from texts.catalogue import catalogue

SAY = catalogue("en", "alhambra")
SMALLEST = 31
STRANGE = replace(any_tile(0), id="palm-3", kind="palm", walls=1, price=2)


@pytest.fixture(autouse=True)
def fresh() -> Iterator[None]:
    """Let the engine know the fair, and the rooms forget what they missed before."""
    with moved_in(fair.__name__):
        yield


@pytest.fixture
def with_room() -> Iterator[None]:
    """Put the room of the fair beside the others."""
    with furnished():
        yield


class AtTheFair(NamedTuple):
    views: Sequence[View]
    scoring: RoundScored


def at_the_fair() -> AtTheFair:
    """Play until the second scoring; return each view as seat 0 has it."""
    views = []
    for _, game, events in random_game(Options(3, ("fair",)), numbered_seed(3)):
        views.append(view(game, 0))
        scored = [event for event in events if isinstance(event, RoundScored) and event.round == 2]
        if scored:
            return AtTheFair(views, scored[0])
    raise AssertionError("no second scoring")


def scenes_of(seen: View) -> Iterator[Scene]:
    names = NAMES[:3]
    market = replace(
        seen,
        market=(fair.STALLS[0], fair.TENTS[0], *seen.market[2:]),
        display=(*seen.display[:2], fair.TICKETS[0], fair.VOUCHERS[0]),
    )
    yield MarketPicture.of(market, names).scene()
    yield from TablePicture.of(market, names).scenes()
    yield HandPicture.of(replace(seen, hand=(*(seen.hand or ()), *fair.TICKETS, fair.VOUCHERS[1]))).scene()
    palace = built({(1, 0): fair.STALLS[0], (0, 3): fair.TENTS[0]}, reserve=fair.STALLS[1:])
    yield PalacePicture.of(palace, "Amina", parts=seen.parts).scene()
    yield PlacePicture.of(palace, fair.STALLS[1], [(0, 1), (1, 0)], reserve=True).scene()
    yield PlacePicture.of(palace, None, [(1, 0)]).scene()


def check(scene: Scene) -> None:
    check_layout(scene, 23)
    for one, other in combinations(told(scene, "text "), 2):
        assert not overlap(one, other, slack=4), f"{one.what} lies on {other.what}"


def test_a_module_without_a_room_is_drawn_plainly_and_logged_once(faults: list[str]) -> None:
    played = at_the_fair()
    for seen in played.views[:: len(played.views) // 5]:
        for scene in scenes_of(seen):
            check(scene)
    assert len(faults) == len(set(faults))
    assert {f"there is no drawing of a tile of the family {family}" for family in ("stall", "tent")} <= set(faults)
    assert {f"there is no drawing of a card of the family {family}" for family in ("ticket", "voucher")} <= set(faults)
    faults.clear()


def test_what_nobody_has_drawn_or_named_is_read_out_in_plain_words(faults: list[str]) -> None:
    assert [tile_called(tile, SAY) for tile in (fair.STALLS[0], fair.TENTS[0], STRANGE)] == [
        "stall 4",
        "tent 1",
        "palm 2 (N)",
    ]
    assert [card_called(card, SAY) for card in (fair.TICKETS[0], fair.VOUCHERS[0])] == ["Ticket 1", "Voucher 1"]
    faults.clear()


def test_what_lies_on_a_tile_is_drawn_and_read_out_there(with_room: None) -> None:
    bare, say = any_tile(7), catalogue("en", "alhambra")
    under_way = replace(bare, bears=(Token("scaffold", "wooden"),))
    assert tile_called(under_way, say) == f"{tile_called(bare, say)} with a wooden scaffold"
    assert tile_of(under_way, 120, say).image.tobytes() != tile_of(bare, 120, say).image.tobytes()


def test_what_lies_on_a_tile_and_nobody_has_drawn_is_a_plain_chip(faults: list[str]) -> None:
    bare = any_tile(7)
    strange = replace(bare, bears=(Token("kite"),))
    assert tile_called(strange, SAY) == f"{tile_called(bare, SAY)} with kite"
    assert tile_of(strange, 120, SAY).image.tobytes() != tile_of(bare, 120, SAY).image.tobytes()
    assert set(faults) == {"there is no text token-kite", "there is no drawing of the token kite"}
    faults.clear()


DECORATED = (
    Piece(Token("bunting"), WallEdge((0, 0), 1)),
    Piece(Token("lantern", "red"), GridPoint((1, 1))),
    Piece(Token("puppets"), (3, -2)),
)


def test_what_stands_on_edges_grid_points_and_empty_cells_is_drawn_and_read_out_there(with_room: None) -> None:
    say = catalogue("en", "alhambra")
    palace = replace(built({(1, 0): any_tile(7), (1, 1): any_tile(8), (0, 1): any_tile(9)}), pieces=DECORATED)
    picture = PalacePicture.of(palace, "Amina", (1, 1))
    words = [piece_called(piece, say) for piece in DECORATED]
    assert words[0] == f"bunting between {cell_name((0, 0))} and {cell_name((1, 0))}"
    assert words[1] == f"a red lantern between {cell_name((0, 0))} and {cell_name((1, 1))}"
    assert words[2] == f"a puppet show on {cell_name((3, -2))}"
    assert say.row(words) in picture.alt()
    seen = at_the_fair().views[-1]
    bare = [replace(player, pieces=()) for player in seen.players]
    decorated = replace(seen, players=(replace(bare[0], pieces=DECORATED), *bare[1:]))
    table = TablePicture.of(decorated, NAMES[:3])
    assert words[2] in table.alt()
    pictures = [picture.scene(), PlacePicture.of(palace, any_tile(3), [(2, 0)]).scene(), *table.scenes()]
    pictures += Replay.of([decorated], NAMES[:3]).scenes()
    for scene in pictures:
        check_layout(scene, 23)
        assert len(told(scene, "piece ")) in (0, len(DECORATED))
    assert sum(len(told(scene, "piece ")) for scene in pictures) == 4 * len(DECORATED)


def test_a_price_lies_above_what_stands_on_an_edge_and_the_star_off_corners(with_room: None) -> None:
    palace = built({(1, 0): any_tile(7), (1, 1): any_tile(8)})
    busy = replace(palace, pieces=DECORATED[:1])
    scenes = [PalacePicture.of(one, "Amina", (1, 1)).scene() for one in (palace, busy)]
    order = [item.what.partition(" ")[0] for item in scenes[1].items]
    assert [len(told(scene, "marks ")) for scene in scenes] == [0, 1]
    assert order.index("piece") < order.index("marks")
    tile = f"tile {cell_name((1, 1))} {any_tile(8).id}"
    below = [told(scene, "newest mark")[0].top - holds(scene, tile).top for scene in scenes]
    assert below[0] > 0 > below[1]


def test_what_lies_beside_a_crowded_corner_makes_way(with_room: None) -> None:
    tile = replace(any_tile(7), bears=(Token("pennant"), Token("scaffold")))
    usual, crowded, elsewhere = (tile_of(tile, 120, SAY, crowded=corners).image for corners in ([], [(0, 1)], [(1, 1)]))
    assert usual.tobytes() == elsewhere.tobytes() != crowded.tobytes()


@pytest.mark.parametrize("name", ["Stall", "Tent", "Exchange Certificate", "Caravanserai"])
@pytest.mark.parametrize("side", [84, 96, 144, 262])
def test_the_name_on_a_plain_tile_is_whole_and_can_be_read(name: str, side: int) -> None:
    lines, size = paragraph(name, 0.6 * side, 0.35 * side, round(0.2 * side), line=LINE)
    assert "".join(lines).replace(" ", "") == name.replace(" ", "")
    assert size >= 0.09 * side


def test_plain_pieces_differ_by_their_names(faults: list[str]) -> None:
    stall, tent = (tile_of(tile, 96, SAY).image.tobytes() for tile in (fair.STALLS[0], fair.TENTS[0]))
    assert stall != tent
    ticket, voucher = (card_of(card, (133, 166), SAY).image.tobytes() for card in (fair.TICKETS[0], fair.VOUCHERS[0]))
    assert ticket != voucher
    faults.clear()


def test_a_currency_that_nobody_has_drawn_is_told_by_its_letters(faults: list[str]) -> None:
    plain = rooms().currency("luck")
    one, other = (coin(plain, mark, 30).image.tobytes() for mark in ("Pe", "Gu"))
    assert one != other
    assert faults == ["there is no drawing of the currency luck"]
    faults.clear()


def test_a_room_brings_a_currency_with_a_shape_of_its_own(with_room: None) -> None:
    luck = rooms().currency("luck")
    assert all(luck.outline((0, 0), 1) != art.outline((0, 0), 1) for art in CURRENCIES.values())
    assert "luck" in rooms().currencies


def test_a_scoring_and_the_end_name_a_part_that_nobody_knows(faults: list[str]) -> None:
    played = at_the_fair()
    scoring = ScoringPicture.of(2, played.scoring.lines, NAMES[:3], [0] * 3, points=played.views[-1].points)
    check(scoring.scene())
    assert "text Cheers" in [item.what for item in scoring.scene().items]
    end = EndPicture.of(NAMES[:2], (9, 3), (1, 2), [Points(0, 3, "cheers", 9), Points(1, 3, "wall", 3)])
    check(end.scene())
    assert "cheers 9" in end.alt()
    assert faults == ["there is no text part-cheers", "there is no text part-envy"]
    faults.clear()


def test_a_window_without_a_title_is_called_by_its_name(faults: list[str]) -> None:
    seen = next(seen for seen in at_the_fair().views if seen.window is not None and not seen.window.is_setup)
    assert "text Cheer" in [item.what for item in MarketPicture.of(seen, NAMES[:3]).scene().items]
    faults.clear()


def test_a_room_of_its_own_is_found_by_being_there(with_room: None) -> None:
    say, played = catalogue("en", "alhambra"), at_the_fair()
    seen = played.views[-1]
    assert tile_called(fair.STALLS[0], say) == "fair stall 4"
    assert card_called(fair.VOUCHERS[0], say) == "voucher worth 3"
    for scene in scenes_of(seen):
        check(scene)
    market = MarketPicture.of(seen, NAMES[:3])
    assert [item.what for item in told(market.scene(), "fair")] == ["fair"]
    assert "At the fair: " in market.alt()
    shown = seen.parts["fair"]
    assert isinstance(shown, fair.FairView)
    assert [item.what for item in told(market.scene(), "badge of ")] == [f"badge of {shown.ribbon} fair-ribbon"]
    table = TablePicture.of(seen, NAMES[:3])  # where palaces need the room, a number has to do
    assert [item.what for item in told(table.scene(), "remaining ")] == ["remaining fair-vouchers"]
    assert not told(table.scene(), "fair")
    scoring = ScoringPicture.of(2, played.scoring.lines, NAMES[:3], [0] * 3, points=seen.points)
    assert {"text Cheers", "chip cheers"} <= {item.what for item in scoring.scene().items}
    end = EndPicture.of(NAMES[:2], (9, 3), (1, 2), [Points(0, 3, "cheers", 9), Points(1, 3, "wall", 3)])
    assert "legend cheers" in [item.what for item in end.scene().items]


def test_a_player_sees_with_the_hand_what_else_is_the_own(with_room: None) -> None:
    seen = at_the_fair().views[-1]
    shown = seen.parts["fair"]
    assert isinstance(shown, fair.FairView)
    seen = replace(seen, parts={**seen.parts, "fair": replace(shown, held=(fair.VOUCHERS[:2], (), ()))})
    picture = HandPicture.of(seen)
    check(picture.scene())
    assert [item.what for item in told(picture.scene(), "open ")] == [f"open {card.id}" for card in fair.VOUCHERS[:2]]
    assert "voucher worth 3, open" in picture.alt()


def pieces() -> list[Tile | Card]:
    modules = [module for module in registry.known_modules() if module.number]
    tiles = [tile for module in modules for bring in module.brings_tiles for tile in bring()]
    return [*tiles, *(card for module in modules for bring in module.brings_cards for card in bring())]


@pytest.mark.parametrize("piece", pieces(), ids=lambda piece: piece.id)
def test_every_piece_of_every_module_has_a_drawing_and_a_name(piece: Tile | Card) -> None:
    """What is missing is logged, and that no test overlooks."""
    if isinstance(piece, Tile):
        assert tile_called(piece, SAY)
        tile_of(piece, 96, SAY)
        chip_of(piece, 60, SAY)
        kind_chip(piece.kind, 60, SAY)
    else:
        assert card_called(piece, SAY)
        card_of(piece, (133, 166), SAY)


def test_no_shared_file_names_a_module() -> None:
    ids = {room.id for room in rooms().all}
    folder = Path(render.alhambra.modules.__file__ or "").parent
    rooms_of_others = {folder, *(folder.parents[1] / game for game in PACKAGES if game != "alhambra")}
    shared = [path for path in folder.parents[1].rglob("*.py") if not rooms_of_others & {*path.parents}]
    assert shared
    for path in shared:
        words = set(path.read_text().replace('"', " ").replace(".", " ").split())
        assert not words & ids, path


@pytest.mark.parametrize("number", [1, 3, MERGED, 9])
def test_what_pays_and_is_no_card_stands_below_the_cards_of_its_currency(with_room: None, number: int) -> None:
    plain = replace(at_the_fair().views[-1], items=())
    seen = replace(plain, items=tuple(Charm(f"charm-{place}", currency="denar") for place in range(number)))
    picture, without = HandPicture.of(seen), HandPicture.of(plain)
    check(picture.scene())
    assert picture.scene().down > without.scene().down
    assert picture.purses[2].total == without.purses[2].total + 5 * number
    shown = [item for item in picture.scene().items if item.what.startswith("charm denar 5")]
    assert len(shown) == (number if number < MERGED else 1)
    assert "a lucky charm" in picture.alt()
