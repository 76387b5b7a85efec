"""The picture of manners shows the tile as it would stand each time, and the gate that it would get."""

from itertools import groupby

from alhambra import legal_actions, view
from alhambra.actions import AddBuilding
from alhambra.tools.scenario.position import build
from alhambra.tools.scenario.shape import read_scenario
from render.alhambra.place import MannerPicture
from tests.render.played import check_layout
from tests.render.reading import has_wall

SMALLEST = 31

GIVEN = {
    "palaces": {"ann": {"1,0": "tower-11-n", "0,-1": "garden-9-e"}},
    "reserves": {"ann": ["magic-arcades-11"]},
    "city_gates": {"held": {"ann": ["city-gate-1"]}},
}


def pictures() -> dict[tuple[int, int], MannerPicture]:
    plain = {"id": "x", "players": ["ann", "ben"], "modules": ["city_gates", "magical_buildings"], "given": GIVEN}
    game = build(read_scenario(plain))
    player = view(game, 0).players[0]
    adding = [action for action in legal_actions(game, 0) if isinstance(action, AddBuilding)]
    return {
        cell: MannerPicture.of(player, player.reserve[0], cell, [action.how for action in some])
        for cell, some in groupby(adding, key=lambda action: action.cell)
    }


def test_each_manner_is_shown_with_its_walls() -> None:
    for picture in pictures().values():
        scene = picture.scene()
        check_layout(scene, SMALLEST)
        image = scene.image()
        for number, way in enumerate(picture.ways, 1):
            item = next(one for one in scene.items if one.what == f"tile {number} magic-arcades-11")
            for side in (0, 1, 3):  # in the south there is the compass
                assert side == way.gate or has_wall(image, item, side) == bool(way.walls >> side & 1)


def test_gates_are_shown_and_told() -> None:
    picture = pictures()[1, -1]
    assert [way.gate for way in picture.ways] == [2, 3]
    assert {"gate 1", "gate 2"} <= {item.what for item in picture.scene().items}
    assert "1 magical arcades (S W), gate S, wall 0; 2 magical arcades (S W), gate W, wall 0" in picture.alt()
