"""The picture of the whole table shows every palace as it stands, however many and however large they are."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import pytest

from alhambra.view import Cell, Standing, Tile, View, WallEdge
from render.layout.scene import Item, Scene
from render.table import TablePicture
from tabletop.cellname import cell_named
from tests.render.played import NAMES, PLAYERS, check_layout, overlap, played, texts, told, within

SMALLEST = 31
LARGEST_TILE = 106
LONG = ("W" * 200, "🎲", "أمينة", "Sigurbjörg Guðmundsdóttir frá Ísafirði", "Ķristīne Ozoliņa-Bērziņa", "x")


def some(players: int) -> Iterator[View]:
    """Give the first view of a game, some later ones and the last."""
    views = played(players).views
    yield from views[:: len(views) // 3]
    yield views[-1]


VIEWS = [
    pytest.param(view, id=f"{players}-{number}") for players in PLAYERS for number, view in enumerate(some(players))
]


def picture(view: View, names: tuple[str, ...] = NAMES, *, hide_scores: bool = False) -> TablePicture:
    return TablePicture.of(view, names[: len(view.players)], hide_scores=hide_scores)


def panel(scene: Scene, seat: int) -> Item:
    (found,) = told(scene, f"panel {seat}")
    return found


def standing_in(scene: Scene, box: Item) -> dict[Cell, str]:
    """Find out from where the tiles in a panel lie which cells they stand on."""
    tiles = [item for item in told(scene, "tile ") if within(item, box)]
    (fountain,) = [item for item in tiles if item.what == "tile M13"]
    cells = {}
    for item in tiles:
        across, down = item.left - fountain.left, item.top - fountain.top
        assert across % item.across == down % item.down == 0, f"{item.what} is out of line"
        cells[across // item.across, down // item.down] = item.what.removeprefix("tile ")
    return cells


@pytest.mark.parametrize("view", VIEWS)
def test_every_tile_lies_where_it_stands(view: View) -> None:
    scene = picture(view).scene()
    for player in view.players:
        found = standing_in(scene, panel(scene, player.seat))
        assert set(found) == {(0, 0), *(standing.cell for standing in player.palace)}
        for standing in player.palace:
            name, tile = found[standing.cell].split()
            assert (cell_named(name), tile) == (standing.cell, standing.tile.id)


@pytest.mark.parametrize("view", VIEWS)
def test_all_palaces_have_tiles_of_one_size(view: View) -> None:
    scene = picture(view).scene()
    (side,) = {(item.across, item.down) for item in told(scene, "tile ") if in_palace(item)}
    assert side[0] <= LARGEST_TILE


def in_palace(item: Item) -> bool:
    return cell_named(item.what.split()[1]) is not None


@pytest.mark.parametrize("view", VIEWS)
def test_every_panel_tells_what_its_owner_has(view: View) -> None:
    scene = picture(view).scene()
    for player in view.players:
        box = panel(scene, player.seat)
        assert [str(player.cards), str(player.score)] == [text for text in texts(scene, box) if text.isdigit()]
        reserve = [item.what.split()[1] for item in told(scene, "reserve ") if within(item, box)]
        aside = [item.what.split()[1] for item in told(scene, "aside ") if within(item, box) and "-" in item.what]
        assert sorted(reserve) == sorted(tile.id for tile in player.reserve)
        assert sorted(aside) == sorted(tile.id for tile in player.aside)


@pytest.mark.parametrize("view", VIEWS)
def test_every_longest_wall_is_badged_with_its_length(view: View) -> None:
    scene = picture(view).scene()
    for player in view.players:
        badges = [item for item in told(scene, "wall badge ") if within(item, panel(scene, player.seat))]
        assert [item.what for item in badges] == ([f"wall badge {len(player.wall)}"] if player.wall else [])


def test_the_tiles_of_a_rival_are_counted_by_kind() -> None:
    view = played(2).views[-1]
    scene = picture(view).scene()
    counted = {item.what.split()[1]: int(item.what.split()[2]) for item in told(scene, "chip ")}
    assert {kind: count for kind, count in counted.items() if count} == dict(view.rivals[0].counts)
    numbers = [text for text in texts(scene, panel(scene, 2)) if text.isdigit()]
    assert numbers == [str(n) for n in (len(view.rivals[0].tiles), *counted.values(), view.rivals[0].score)]


@pytest.mark.parametrize("view", VIEWS)
def test_the_market_is_there_as_well(view: View) -> None:
    shown = {item.what for item in picture(view).scene().items}
    for currency, tile in zip(view.currencies, view.market, strict=True):
        assert (f"tile {currency} {tile.id}" if tile else f"square {currency} empty") in shown
    for number, card in enumerate(view.display, 1):
        assert f"slot {number} {card.id if card else 'empty'}" in shown
    assert {f"text {view.cards_left}", f"text {view.tiles_left}"} <= shown


@pytest.mark.parametrize("names", [NAMES, LONG], ids=["names", "long-names"])
@pytest.mark.parametrize("view", VIEWS)
def test_nothing_leaves_its_place(view: View, names: tuple[str, ...]) -> None:
    check(picture(view, names).scene())


def check(scene: Scene) -> None:
    check_layout(scene, SMALLEST)
    panels = told(scene, "panel ")
    for one, other in combinations(panels, 2):
        assert not overlap(one, other)
    for one, other in combinations([*told(scene, "text "), *told(scene, "tray"), *told(scene, "hand of")], 2):
        assert not overlap(one, other, slack=4), f"{one.what} lies on {other.what}"
    inner = [item for item in scene.items if item.what.split()[0] in ("reserve", "aside", "tray") or in_a_palace(item)]
    for item in inner:
        assert any(enclosed(item, box) for box in panels), f"{item.what} leaves its panel"


def in_a_palace(item: Item) -> bool:
    return item.what.startswith(("tile ", "wall ")) and (not item.what.startswith("tile ") or in_palace(item))


def enclosed(item: Item, box: Item) -> bool:
    return (
        box.left <= item.left
        and item.left + item.across <= box.left + box.across
        and box.top <= item.top
        and item.top + item.down <= box.top + box.down
    )


def with_palace(view: View, cells: list[Cell], waiting: int = 0) -> View:
    """Give the first player a palace of any shape, walled along its upper edge, and tiles in reserve."""
    tiles: list[Tile] = [tile for tile in view.market if tile]
    palace = tuple(Standing(cell, tiles[0], tiles[0].walls) for cell in cells if cell != (0, 0))
    tops = {x: min(y for column, y in cells if column == x) for x, _ in cells}
    wall = tuple(WallEdge((x, tops[x]), 0) for x in sorted(tops))
    first = replace(view.players[0], palace=palace, wall=wall, reserve=tuple(tiles[:1] * waiting))
    return replace(view, players=(first, *view.players[1:]))


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize(
    "cells",
    [
        [(x, y) for x in range(-3, 6) for y in range(-2, 4)],
        [(x, 0) for x in range(-40, 14)],
        [(0, y) for y in range(-13, 41)],
        [(0, 0)],
    ],
    ids=["54 tiles", "a row of 54", "a column of 54", "the fountain alone"],
)
def test_a_palace_of_any_size_fits(cells: list[Cell], players: int) -> None:
    for waiting in (0, 3, 30):
        scene = picture(with_palace(played(players).views[0], cells, waiting)).scene()
        check(scene)
        assert set(standing_in(scene, panel(scene, 0))) == {(0, 0), *cells}
        assert scene.down < 4000


@pytest.mark.parametrize("view", VIEWS)
def test_the_table_can_be_followed_by_ear(view: View) -> None:
    alt = picture(view).alt()
    for player, name in zip(view.players, NAMES, strict=False):
        tiles, points = sum(player.counts.values()), player.score
        of_this = alt[alt.index(f"{name[:31]}", alt.index("of 3.")) :].split(";")[0]
        assert f": {tiles} tile" in of_this
        assert f", wall {len(player.wall)}, {points} point" in of_this
        assert f", {player.cards} card" in of_this
        for tile in player.reserve + player.aside:
            assert f"{tile.kind} {tile.price}" in of_this
    assert f"Deck {view.cards_left}, bag {view.tiles_left}" in alt
    assert len(alt) <= 1000


@pytest.mark.parametrize("view", VIEWS)
def test_what_is_read_out_never_grows_too_long(view: View) -> None:
    assert len(picture(view, ("🎲" * 200,) * 6).alt()) <= 1000


def test_hidden_scores_are_neither_drawn_nor_read_out() -> None:
    view = played(3).views[9]
    view = replace(view, players=tuple(replace(player, score=777) for player in view.players))
    shown = picture(view, hide_scores=True)
    assert not told(shown.scene(), "text 777")
    assert "777" not in shown.alt()


def test_equal_views_give_equal_pictures() -> None:
    one, other = played(3).views[5], replace(played(3).views[5])
    assert len({picture(one), picture(other)}) == 1


def test_the_file_is_as_large_as_the_layout_says() -> None:
    shown = picture(played(2).views[30])
    scene = shown.scene()
    assert scene.image().size == (1600, scene.down)
    assert scene.png().startswith(b"\x89PNG")


@pytest.mark.parametrize(("name", "waiting", "in_head"), [("Ann", 4, True), ("W" * 30, 5, False), ("Ann", 7, False)])
def test_a_tray_stays_in_the_head_as_long_as_it_fits_there(name: str, waiting: int, *, in_head: bool) -> None:
    view = with_palace(played(4).views[0], [(0, 0), (1, 0)], waiting)
    scene = picture(view, (name, *NAMES[1:])).scene()
    check(scene)
    box = panel(scene, 0)
    (tray,) = [item for item in told(scene, "tray") if within(item, box)]
    assert (tray.top + tray.down < box.top + 94) is in_head
