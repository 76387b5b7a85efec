"""The picture of a palace shows what the view says: tiles, walls, counts and reserve, however large it is."""

from dataclasses import replace

import pytest
from PIL import ImageChops

from alhambra.view import Cell, PlayerView
from render.alhambra.layout.parts import KINDS
from render.alhambra.layout.trace import AWAY
from render.alhambra.palace.picture import PalacePicture
from render.kit.art import palette
from render.kit.layout.scene import Item
from tabletop.cellname import cell_name, column_name, row_name
from tests.render.alhambra.palaces import PALACES, READ, RESERVES, SMALLEST, cell_box, extremes
from tests.render.built import COMPONENTS, any_tile, built, holds, largest_palace, row, some_games
from tests.render.played import check_layout, overlap, told, within
from tests.render.reading import SIDE_NUMBERS, beside, has_wall, part, point_beside, read_number


@pytest.mark.parametrize("player", [*PALACES, *extremes()])
def test_every_tile_lies_on_its_cell(player: PlayerView) -> None:
    scene = PalacePicture.of(player, "Amina").scene()
    fountain = holds(scene, "tile M13")
    side = fountain.across
    assert len(told(scene, "tile ")) == len(player.palace) + 1
    for standing in player.palace:
        item = holds(scene, f"tile {cell_name(standing.cell)} {standing.tile.id}")
        x, y = standing.cell
        assert (item.left, item.top, item.across) == (fountain.left + x * side, fountain.top + y * side, side)


@pytest.mark.parametrize("player", READ)
def test_walls_are_painted_on_the_walled_sides_and_nowhere_else(player: PlayerView) -> None:
    scene = PalacePicture.of(player, "Amina", player.palace[-1].cell if player.palace else None).scene()
    image = scene.image()
    for standing in player.palace:
        box = cell_box(scene, standing.cell)
        painted = [has_wall(image, box, side) for side in SIDE_NUMBERS]
        assert painted == [bool(standing.walls >> side & 1) for side in SIDE_NUMBERS], standing


@pytest.mark.parametrize("player", READ)
def test_the_golden_line_runs_along_the_longest_wall_and_nowhere_else(player: PlayerView) -> None:
    scene = PalacePicture.of(player, "Amina").scene()
    image, badges = scene.image(), told(scene, "wall badge")
    for standing in player.palace:
        box = cell_box(scene, standing.cell)
        for side in SIDE_NUMBERS:
            x, y = point_beside(box, side, AWAY)
            hidden = any(within(Item("", x, y, 0, 0), badge) for badge in badges)
            covered = any(within(Item("", x, y, 0, 0), tile) for tile in told(scene, "tile "))
            if not hidden and not covered:
                expected = any((edge.cell, edge.side) == (standing.cell, side) for edge in player.wall)
                assert (beside(image, box, side, AWAY) == palette.GOLD) == expected, (standing, side)


@pytest.mark.parametrize("player", READ)
def test_prices_counts_and_lengths_can_be_read(player: PlayerView) -> None:
    scene = PalacePicture.of(player, "Amina").scene()
    image = scene.image()
    for standing in player.palace:
        price = part(cell_box(scene, standing.cell), 0.09, 0.1, 0.375, 0.35)
        assert read_number(image, price, palette.INK) == standing.tile.price, standing
    for kind, count in player.counts.items():
        chip = holds(scene, f"chip {kind}")
        if count:
            assert read_number(image, part(chip, 1.05, 0, 1.7, 1), palette.INK) == count
    for badge in (*told(scene, "wall badge"), *told(scene, "wall ")[-1:]):
        assert read_number(image, part(badge, 0.25, 0.3, 0.75, 0.7), palette.INK) == len(player.wall)


@pytest.mark.parametrize("player", [*PALACES, *extremes()])
def test_the_length_of_the_wall_is_told(player: PlayerView) -> None:
    scene = PalacePicture.of(player, "Amina").scene()
    assert [item.what for item in told(scene, "wall badge")] == [f"wall badge {len(player.wall)}"] * bool(player.wall)
    assert holds(scene, f"wall {len(player.wall)}")


@pytest.mark.parametrize("reserve", RESERVES)
@pytest.mark.parametrize("newest", [None, (0, 1)])
def test_counts_and_reserve_are_those_of_the_view(reserve: int, newest: Cell | None) -> None:
    tiles = {(x, y): any_tile(7 * x + y) for x in range(-2, 3) for y in range(-1, 2) if (x, y) != (0, 0)}
    player = built(tiles, reserve=[any_tile(number, "NE") for number in range(reserve)])
    scene = PalacePicture.of(player, "Amina", newest).scene()
    for kind in KINDS:
        chip = holds(scene, f"chip {kind}")
        right = Item("", chip.left + chip.across, chip.top, 76, chip.down)
        assert [item.what for item in told(scene, "text ") if within(item, right)] == [f"text {player.counts[kind]}"]
    shown = told(scene, "reserve ")
    assert [item.what for item in shown] == [f"reserve {tile.id}" for tile in player.reserve]
    assert not any(overlap(one, other) for number, one in enumerate(shown) for other in shown[:number])
    (panel,) = told(scene, "panel")
    assert all(within(item, panel) for item in shown)
    check_layout(scene, SMALLEST)


def test_a_reserve_of_twenty_can_still_be_recognized() -> None:
    player = built(row(3), reserve=[any_tile(number) for number in range(20)])
    assert min(item.across for item in told(PalacePicture.of(player, "Amina").scene(), "reserve ")) >= 60


@pytest.mark.parametrize("player", [*PALACES, *extremes()])
def test_the_alt_text_tells_every_tile(player: PlayerView) -> None:
    newest = player.palace[-1].cell if player.palace else None
    alt = PalacePicture.of(player, "Amina", newest).alt()
    assert alt.startswith(f"Amina’s palace, {player.score} point")
    assert f"longest wall {len(player.wall)}." in alt
    assert len(alt) <= 1000
    if len(player.palace) > 30:
        return
    rows = {part.split(":")[0]: part for part in alt.split("Row ")[1:]}
    for standing in player.palace:
        x, y = standing.cell
        assert f"{column_name(x)} {standing.tile.kind} {standing.tile.price}" in rows[row_name(y)]
    if newest is not None:
        assert f"Newest {cell_name(newest)}." in alt
    for tile in player.reserve:
        assert f"{tile.kind} {tile.price}" in alt.partition("Reserve:")[2]


def test_walls_are_read_out_as_they_stand() -> None:
    assert "N garden" not in PalacePicture.of(built({}), "Amina").alt()
    tile = COMPONENTS.buildings[0]
    player = built({(1, 0): tile})
    (standing,) = player.palace
    taller = replace(player, palace=(replace(standing, walls=5),))
    assert f"{tile.kind} {tile.price} (N S)" in PalacePicture.of(taller, "Amina").alt()


def test_every_change_of_a_fact_changes_the_picture_where_it_is_told() -> None:
    tiles = {(x, y): any_tile(5 * x + y, "N") for x in range(-1, 2) for y in range(-1, 2) if (x, y) != (0, 0)}
    before = PalacePicture.of(built(tiles, reserve=[any_tile(3)]), "Amina", (1, 1))
    box = cell_box(before.scene(), (1, 1))
    standing = next(one for one in before.tiles if one.cell == (1, 1))
    others = tuple(one for one in before.tiles if one is not standing)
    moved = replace(before, tiles=(*others, replace(standing, walls=2)))
    dearer = replace(
        before, tiles=(*others, replace(standing, tile=replace(standing.tile, price=standing.tile.price + 1)))
    )
    changes = [(moved, box), (dearer, box)]
    elsewhere = (replace(before, score=53), replace(before, counts=()), replace(before, reserve=(any_tile(4),)))
    changes += [
        (after, Item("", 0, 0, before.page().across, before.page().down))
        for after in (*elsewhere, replace(before, newest=(1, 0)))
    ]
    for after, where in changes:
        changed = ImageChops.difference(before.scene().image(), after.scene().image()).getbbox()
        assert changed is not None, after
        assert where.left <= changed[0] < changed[2] <= where.left + where.across
        assert where.top <= changed[1] < changed[3] <= where.top + where.down


def test_equal_views_give_equal_pictures() -> None:
    one, other = (PalacePicture.of(largest_palace(next(some_games(3))), "Amina") for _ in range(2))
    assert one == other
    assert hash(one) == hash(other)
