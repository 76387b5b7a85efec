"""Squares in pictures: their walls, their stacks, and what they are called."""

from dataclasses import replace

import pytest

from alhambra.components import Tile, walls_of
from alhambra.modules.camps import all_camps
from alhambra.modules.squares import Stack, all_squares
from render.alhambra.layout.naming import tile_called
from render.alhambra.market import MarketPicture
from render.alhambra.market.stock import tiles_at_first
from render.alhambra.palace import PalacePicture
from tests.render.alhambra.modules.shown import SAY, whats
from tests.render.built import built
from tests.render.played import NAMES, played, texts, told
from tests.render.reading import SIDE_NUMBERS, has_wall


@pytest.mark.parametrize("number", [0, 300, -1])
def test_squares_do_not_count_among_the_tiles_of_the_bag(number: int) -> None:
    views = played(3, modules=("squares", "camps")).views
    assert tiles_at_first(views[number]) == 54 + len(all_camps()) - 4


@pytest.mark.parametrize("square", all_squares(), ids=lambda square: square.id)
def test_a_square_has_its_walls_and_no_price(square: Tile) -> None:
    scene = PalacePicture.of(built({(2, 0): square}), "Amina").scene()
    (box,) = told(scene, f"tile O13 {square.id}")
    image = scene.image()
    assert [has_wall(image, box, side) for side in SIDE_NUMBERS] == [
        bool(square.walls >> side & 1) for side in SIDE_NUMBERS
    ]
    assert " 0" not in tile_called(square, SAY)


def test_a_square_is_called_by_its_kind_and_a_camp_by_its_arrows() -> None:
    called = [tile_called(tile, SAY) for tile in (*all_squares()[:3], *all_camps()[-2:])]
    assert called == [
        "pavilion square (N)",
        "pavilion square (S)",
        "pavilion square (E S)",
        "camp 9 (arrows E S)",
        "camp 10 (arrows S W)",
    ]


def test_a_stack_tells_how_many_are_left() -> None:
    view = played(3, modules=("squares",)).views[0]
    shown = replace(view, parts={"squares": (Stack(all_squares()[0], 3),)})
    scene = MarketPicture.of(shown, NAMES[:3]).scene()
    (panel,) = told(scene, "squares")[:1]
    assert whats(scene, "squares left ") == ["pavilion 3"]
    assert not texts(scene, panel), "the disc with the number is a drawing"
    assert walls_of("N") == all_squares()[0].walls
