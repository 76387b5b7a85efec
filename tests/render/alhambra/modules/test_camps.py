"""Camps in pictures: their bastions, where they may stand, and who has how many."""

from dataclasses import replace

import pytest

from alhambra.components import load
from alhambra.modules.camps import Camp, all_camps
from alhambra.view import RivalView
from render.alhambra.layout.naming import tile_called
from render.alhambra.palace import PalacePicture
from render.alhambra.place import PlacePicture
from render.alhambra.rival import RivalPicture
from render.alhambra.table import TablePicture
from render.kit.art import palette
from tests.render.alhambra.modules.shown import SAY, SMALLEST, some
from tests.render.built import built
from tests.render.played import NAMES, check_layout, told
from tests.render.reading import SIDE_NUMBERS, pixel_inside

ARROW = 0.25
"""How deep inside a side an arrow is broad."""


@pytest.mark.parametrize("camp", all_camps(), ids=lambda camp: camp.id)
def test_an_arrow_leads_out_of_a_camp_through_each_bastion(camp: Camp) -> None:
    picture = PalacePicture.of(built({(2, 0): camp}), "Amina")
    scene = picture.scene()
    (box,) = told(scene, f"tile O13 {camp.id}")
    image = scene.image()
    arrows = [pixel_inside(image, box, side, 0.5, ARROW) == palette.GOLD for side in SIDE_NUMBERS]
    assert arrows == [bool(camp.bastions >> side & 1) for side in SIDE_NUMBERS]
    assert tile_called(camp, SAY) in picture.alt()


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


def test_camps_of_a_rival_have_a_row_and_are_counted() -> None:
    rival = RivalView("dirk", 7, (*load().buildings[:3], *all_camps()[:2]), {load().buildings[0].kind: 3})
    scene = RivalPicture.of(rival).scene()
    assert [item.what for item in told(scene, "row ")][-1] == "row camp"
    assert {f"tile {camp.id}" for camp in all_camps()[:2]} <= {item.what for item in told(scene, "tile ")}
    view = replace(some(2)[0], rivals=(rival,))
    table = TablePicture.of(view, NAMES[:2]).scene()
    assert "chip camp 2" in [item.what for item in table.items]
    check_layout(table, SMALLEST)
