"""A wall that is counted edge by edge in the picture of a palace."""

from random import Random

import pytest

from alhambra.view import PlayerView
from render.alhambra.art import tokens
from render.alhambra.art.tile import UNIT, level_of
from render.alhambra.palace.counting import ROOM, count_wall
from render.alhambra.palace.page import page_beside
from render.alhambra.palace.picture import PalacePicture
from render.kit.art import palette
from render.kit.layout.scene import Item, Scene
from tabletop.cellname import cell_name
from tests.alhambra.palaces import legal_palaces
from tests.render.alhambra.palaces import COUNTED, NICHES, READ, SMALLEST, area_of, cell_box
from tests.render.built import any_tile, block, built, holds, ring, row
from tests.render.played import check_layout, overlap, told
from tests.render.reading import read_number


def counted_picture(player: PlayerView) -> PalacePicture:
    newest = player.palace[-1].cell if player.palace else None
    return PalacePicture.of(player, "Amina", newest, counted=True)


def counted(player: PlayerView) -> Scene:
    return counted_picture(player).scene()


def edges(player: PlayerView) -> list[str]:
    return [f"edge {number} {cell_name(edge.cell)} {edge.side}" for number, edge in enumerate(player.wall, 1)]


def price_of(tile: Item) -> Item:
    x, y, radius = (value * tile.across / UNIT for value in level_of(tile.across).price)
    return Item("", round(tile.left + x - radius), round(tile.top + y - radius), round(2 * radius), round(2 * radius))


def check_apart(scene: Scene) -> None:
    """No number of an edge lies on another, on a price, or on anything else that is told."""
    marks = told(scene, "edge ")
    others = [price_of(tile) for tile in told(scene, "tile ")]
    others += [item for item in scene.items if item.what.startswith(("text ", "newest mark", "wall badge"))]
    for number, mark in enumerate(marks):
        assert not any(overlap(mark, other) for other in (*marks[:number], *others)), mark.what


@pytest.mark.parametrize("player", COUNTED)
def test_every_edge_of_a_counted_wall_has_its_number_beside_it(player: PlayerView) -> None:
    scene = counted(player)
    marks = told(scene, "edge ")
    assert [mark.what for mark in sorted(marks, key=lambda mark: int(mark.what.split()[1]))] == edges(player)
    for mark in marks:
        _, number, _, side = mark.what.split()
        box = cell_box(scene, player.wall[int(number) - 1].cell)
        out = (box.top - mark.top, mark.left - box.left, mark.top - box.top, box.left - mark.left)[int(side)]
        along = abs(mark.left + mark.across / 2 - box.left - box.across / 2)
        if int(side) % 2:
            along = abs(mark.top + mark.down / 2 - box.top - box.down / 2)
        assert out > 0.6 * min(mark.across, mark.down), f"{mark.what} is not outside"
        assert along < box.across / 2, f"{mark.what} is beside another edge"


@pytest.mark.parametrize("player", COUNTED)
def test_the_numbers_of_edges_cover_nothing_and_stay_in_the_area(player: PlayerView) -> None:
    scene = counted(player)
    check_apart(scene)
    check_layout(scene, SMALLEST)
    left, top, across, down = area_of(counted_picture(player))
    for mark in told(scene, "edge "):
        assert left <= mark.left < mark.left + mark.across <= left + across
        assert top <= mark.top < mark.top + mark.down <= top + down


@pytest.mark.parametrize("seed", range(4))
def test_the_wall_of_any_legal_palace_can_be_counted(seed: int) -> None:
    for palace, _ in list(legal_palaces(Random(seed), 500))[::15]:
        player = built({cell: any_tile(0, walls) for cell, walls in palace.items() if cell != (0, 0)})
        page = page_beside(palace, 700, ROOM)
        scene, plan = Scene(page.across, page.down), page.plan
        for cell in palace:
            scene.box(*plan.corner(cell), plan.side, plan.side, colour=palette.INK, what="tile ")
        count_wall(scene, plan, player.wall)
        assert {item.what for item in told(scene, "edge ")} == set(edges(player))
        check_apart(scene)


@pytest.mark.parametrize("player", COUNTED)
def test_the_numbers_of_edges_are_as_large_as_the_tiles_allow(player: PlayerView) -> None:
    scene = counted(player)
    side = holds(scene, "tile M13").across
    least = tokens.edge_mark(1, 44 if side >= 92 else SMALLEST).size[1]
    assert len({mark.down for mark in told(scene, "edge ")}) <= 1, "they are all of one size"
    assert all(mark.down >= least for mark in told(scene, "edge "))


@pytest.mark.parametrize("player", [*READ, built(NICHES), built(block(11, 5))])
def test_the_numbers_of_edges_can_be_read(player: PlayerView) -> None:
    scene = counted(player)
    image = scene.image()
    for mark in told(scene, "edge "):
        assert read_number(image, mark, palette.INK) == int(mark.what.split()[1])


def test_beside_very_small_tiles_only_some_edges_have_numbers() -> None:
    player = built(row(54, walls="S"))
    scene = counted(player)
    check_apart(scene)
    assert [mark.what for mark in told(scene, "edge ")] == edges(player)[1::2]


def test_a_badge_gives_way_to_the_numbers_of_edges() -> None:
    corner, straight = built(row(1, walls="NE")), built(row(10, walls="N"))
    assert told(counted(corner), "wall badge 2")
    assert not told(counted(straight), "wall badge")


@pytest.mark.parametrize("player", COUNTED)
def test_the_count_is_read_out_cell_by_cell(player: PlayerView) -> None:
    alt = PalacePicture.of(player, "Amina", counted=True).alt()
    assert len(alt) <= 1000
    count = alt.partition("Wall counted: ")[2].partition(".")[0]
    assert [word for word in count.replace(",", "").split() if word in list("NESW")] == [
        "NESW"[edge.side] for edge in player.wall
    ]


def test_edges_of_one_cell_are_read_out_together() -> None:
    alt = PalacePicture.of(built({(0, -1): any_tile(3, "NES"), (-1, 0): any_tile(4, "W")}), "Amina", counted=True).alt()
    assert "longest wall 2. Wall counted: 1 to 2 M12 N E. Row 12:" in alt
    turned = PalacePicture.of(built(row(2, walls="N")), "Amina", counted=True).alt()
    assert "Wall counted: 1 L13 N. Row 13:" in turned


def test_nothing_is_counted_unless_it_is_asked_for_and_there_is_a_wall() -> None:
    walled, bare = built(ring()), built(row(3))
    assert PalacePicture.of(walled, "Amina") == PalacePicture.of(walled, "Amina", counted=False)
    assert not told(PalacePicture.of(walled, "Amina").scene(), "edge ")
    assert "counted" not in PalacePicture.of(walled, "Amina").alt()
    plain, asked = (PalacePicture.of(bare, "Amina", counted=counted) for counted in (False, True))
    assert (plain.scene().items, plain.alt()) == (asked.scene().items, asked.alt())
