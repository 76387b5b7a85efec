"""Tiles and cards of the table are as large as a phone needs them, however many palaces there are, and how large."""

from dataclasses import replace

import pytest

from alhambra import Options, apply, new_game, seats_to_act
from alhambra import view as view_of
from alhambra.hosted import Alhambra
from alhambra.view import Cell, Standing, Tile, View, WallEdge
from render.alhambra.table import TablePicture
from tabletop.cellname import cell_named
from tests.render.alhambra.test_table import check, page, picture, standing_in
from tests.render.built import block, built
from tests.render.played import NAMES, PLAYERS, played, told

PHONE = 4
"""How many pixels of a picture become one on a phone."""
HIGHEST, HIGHEST_WHILE_NARROW = 2320, 2900


def columns(view: View) -> int:
    """Return how wide the widest palace is."""
    rows = [[0, *(standing.cell[0] for standing in player.palace)] for player in view.players]
    return max(max(row) - min(row) + 1 for row in rows)


@pytest.mark.parametrize("players", PLAYERS)
def test_tiles_can_be_read_on_a_phone(players: int) -> None:
    for number in (3, 5):
        for view in played(players, number).views[::9]:
            check_sizes(view)


@pytest.mark.parametrize("players", [5, 6])
def test_tiles_of_many_narrow_palaces_can_be_read_on_a_phone(players: int) -> None:
    """Bot players build high palaces, which need a higher picture."""
    rules, game = Alhambra(), new_game(Options(players=players), f"{505:064x}").game
    while seats := seats_to_act(game):
        game = apply(game, rules.choose(view_of(game, seats[0]), rules.legal(game, seats[0]))).game
        if game.state.turn.seat == 0 and not game.steps:
            check_sizes(view_of(game, None))


def check_sizes(view: View) -> None:
    """See that the tiles of a table are large enough, and the picture not too high."""
    found = picture(view).arrangement()
    assert found is not None
    narrow = columns(view) <= 4
    assert found.bottom <= (HIGHEST_WHILE_NARROW if narrow else HIGHEST)
    assert found.side >= PHONE * 24
    if narrow:
        assert found.side >= PHONE * 36, [player.palace for player in view.players]
    if view.tiles_left >= 20:
        assert found.side >= PHONE * 26


@pytest.mark.parametrize("players", PLAYERS)
def test_what_is_for_sale_can_be_read_on_a_phone(players: int) -> None:
    scene = picture(played(players).views[40]).scene()
    bought = [item for item in told(scene, "tile ") if cell_named(item.what.split()[1]) is None]
    for item in bought + told(scene, "slot "):
        assert item.across >= PHONE * 44, item.what


def test_six_large_palaces_have_pages_of_their_own() -> None:
    view = played(6).views[0]
    large = tuple(replace(built(block(9, 4), seat=seat), cards=2) for seat in range(6))
    shown = picture(replace(view, players=large))
    assert shown.arrangement() is None
    scenes = list(shown.scenes())
    assert [len(told(scene, "panel ")) for scene in scenes] == [0, 1, 1, 1, 1, 1, 1]
    assert len(told(scenes[0], "stall ")) == 4
    for scene in scenes:
        check(scene)
    drawn = shown.drawn()
    assert len(drawn.pages) == 7
    assert all(page.data.startswith(b"\x89PNG") for page in drawn.pages)
    for panel, drawn_page in zip(shown.panels, drawn.more, strict=True):
        assert drawn_page.alt.startswith(f"{NAMES[panel.seat][:31]}")
        assert "new: " in drawn_page.alt


def with_palace(view: View, cells: list[Cell], waiting: int = 0) -> View:
    """Return the first player a palace of any shape, walled along its upper edge, and tiles in reserve."""
    tiles: list[Tile] = [tile for tile in view.market if tile]
    palace = tuple(Standing(cell, tiles[0], tiles[0].walls) for cell in cells if cell != (0, 0))
    tops = {x: min(y for column, y in cells if column == x) for x, _ in cells}
    wall = tuple(WallEdge((x, tops[x]), 0) for x in sorted(tops))
    first = replace(view.players[0], palace=palace, wall=wall, reserve=tuple(tiles[:1] * waiting))
    return replace(view, players=(first, *view.players[1:]))


@pytest.mark.parametrize("players", [2, 5])
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
        view = with_palace(played(players).views[0], cells, waiting)
        scenes = list(TablePicture.of(view, NAMES[:players]).scenes())
        for scene in scenes:
            check(scene)
            assert scene.down <= HIGHEST
        assert set(standing_in(*page(scenes, 0))) == {(0, 0), *cells}
