"""The picture of a palace shows what the view says: tiles, walls, counts and reserve, however large it is."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random

import pytest
from PIL import ImageChops

from alhambra.view import Cell, PlayerView, Tile
from render.alhambra.art import tokens
from render.alhambra.art.tile import UNIT, level_of
from render.alhambra.gallery import palace_of
from render.alhambra.layout.parts import KINDS
from render.alhambra.layout.trace import AWAY, put_badge, trace_wall
from render.alhambra.palace.counting import ROOM, count_wall
from render.alhambra.palace.page import page_above, page_beside
from render.alhambra.palace.picture import PalacePicture
from render.kit.art import palette
from render.kit.layout.plan import Area, Plan
from render.kit.layout.scene import Item, Scene
from tabletop.cellname import cell_name, column_name, row_name
from tests.alhambra.palaces import legal_palaces
from tests.render.built import COMPONENTS, any_tile, block, built, holds, largest_palace, ring, row, some_games
from tests.render.played import PLAYERS, check_layout, overlap, told, within
from tests.render.reading import SIDE_NUMBERS, beside, has_wall, part, point_beside, read_number

SMALLEST = 31
PHONE = 400
PALACES = [
    pytest.param(largest_palace(game), id=f"{players}-{number}")
    for players in PLAYERS
    for number, game in enumerate(some_games(players))
]
EXTREMES: Mapping[str, Mapping[Cell, Tile]] = {
    "nothing": {},
    "one": row(1, walls="NW"),
    "a row of 17": row(17),
    "a row of 54": row(54, walls="S"),
    "a column of 54": row(54, upright=True, walls="E"),
    "a block of 54": block(11, 5),
    "a tall block": block(4, 13),
}
READ = [*PALACES[::3], built(ring())]
"""Those whose pixels are read."""
RESERVES = (0, 1, 2, 3, 8, 12, 20, 54)
NICHES: Mapping[Cell, Tile] = {
    (1, 0): any_tile(1, "NEW"),
    (-1, 0): any_tile(2, "NEW"),
    (3, 0): any_tile(3, "NEW"),
    (-1, 1): any_tile(4, "WS"),
    (0, 1): any_tile(5, "S"),
    (1, 1): any_tile(6, "S"),
    (2, 1): any_tile(7, "NS"),
    (3, 1): any_tile(8, "ES"),
}
"""Between two of its towers a wall runs in and out again."""
COUNTED = [*PALACES, *(pytest.param(built(tiles)) for tiles in (row(1, walls="NW"), ring(), NICHES, block(11, 5)))]


def extremes() -> list[PlayerView]:
    return [built(tiles, seat=number % 6) for number, tiles in enumerate(EXTREMES.values())]


def area_of(picture: PalacePicture) -> Area:
    """Give what the tiles must not leave."""
    return picture.page().plan.area


def cell_box(scene: Scene, cell: Cell) -> Item:
    (item,) = [item for item in told(scene, f"tile {cell_name(cell)}") if item.what.split()[1] == cell_name(cell)]
    return item


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
def test_nothing_leaves_the_picture_and_no_text_is_too_small(player: PlayerView) -> None:
    newest = player.palace[0].cell if player.palace else None
    picture = PalacePicture.of(player, "Amina", newest)
    scene = picture.scene()
    check_layout(scene, SMALLEST)
    left, top, across, down = area_of(picture)
    for item in (*told(scene, "tile "), *told(scene, "wall badge"), *told(scene, "newest frame")):
        rim = 5 if item.what.startswith("wall badge") else 0  # of nothing, around the star
        assert left <= item.left + rim, item.what
        assert item.left + item.across - rim <= left + across, item.what
        assert top <= item.top + rim, item.what
        assert item.top + item.down - rim <= top + down, item.what


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize(("size", "least"), [(15, 30), (25, 24)])
def test_tiles_are_large_on_a_phone_and_no_page_is_higher_than_broad(size: int, least: int, seed: int) -> None:
    page = PalacePicture.of(palace_of(size, Random(seed)), "Amina").page()
    assert page.plan.side * PHONE / page.across >= least
    assert page.down <= page.across <= 1600


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("size", [0, 5, 15, 25, 30])
def test_tiles_are_no_smaller_than_on_a_page_of_fixed_size(size: int, seed: int) -> None:
    player = palace_of(size, Random(seed))
    page = PalacePicture.of(player, "Amina").page()
    before = Plan.around([standing.cell for standing in player.palace], (22, 122, 1166, 858), 166).side
    assert page.plan.side * PHONE / page.across >= before * PHONE / 1600
    on_desktop = page.plan.side * min(550 / page.across, 350 / page.down)
    assert on_desktop >= 0.85 * min(40, before * 550 / 1600), "where pictures are low they lose little by a high page"


@pytest.mark.parametrize(
    ("tiles", "lowest", "below"),
    [({}, 0.45, True), (row(1), 0.45, True), (row(8), 0.6, True), (row(6, upright=True), 1.0, False)],
)
def test_a_page_is_no_higher_than_what_it_shows(tiles: Mapping[Cell, Tile], lowest: float, *, below: bool) -> None:
    page = PalacePicture.of(built(tiles), "Amina").page()
    assert page.below == below
    assert page.down <= lowest * page.across


@pytest.mark.parametrize("reserve", RESERVES)
@pytest.mark.parametrize("newest", [None, (1, 0)])
def test_below_a_broad_palace_nothing_overlaps_and_no_word_is_cut(reserve: int, newest: Cell | None) -> None:
    player = built(row(8), reserve=[any_tile(number, "NE") for number in range(reserve)])
    picture = PalacePicture.of(player, "Amina", newest)
    scene = picture.scene()
    assert picture.page().below
    check_layout(scene, SMALLEST)
    (panel,) = told(scene, "panel")
    inside = [item for item in scene.items if item.what and item is not panel and within(item, panel)]
    assert not any("…" in item.what for item in inside)
    for number, item in enumerate(inside):
        assert panel.left <= item.left < item.left + item.across <= panel.left + panel.across, item.what
        assert panel.top <= item.top < item.top + item.down <= panel.top + panel.down, item.what
        assert not any(overlap(item, other) for other in inside[:number]), item.what


@pytest.mark.parametrize("player", PALACES)
def test_columns_and_rows_are_named_on_both_sides(player: PlayerView) -> None:
    picture = PalacePicture.of(player, "Amina")
    scene = picture.scene()
    left, top, across, down = area_of(picture)
    area = Item("", round(left), round(top), round(across), round(down))
    names = [item.what.removeprefix("text ") for item in told(scene, "text ") if within(item, area)]
    columns, rows = zip((0, 0), *(standing.cell for standing in player.palace), strict=True)
    expected = [column_name(x) for x in range(min(columns), max(columns) + 1)]
    expected += [row_name(y) for y in range(min(rows), max(rows) + 1)]
    assert set(names) == set(expected)
    assert len(names) in (2 * len(expected), 2 * len(expected) - 1), "a badge takes the place of one name at most"


@pytest.mark.parametrize("upright", [False, True])
def test_a_very_long_palace_is_named_here_and_there_and_always_at_the_fountain(*, upright: bool) -> None:
    picture = PalacePicture.of(built(row(54, upright=upright)), "Amina")
    left, top, across, down = area_of(picture)
    area = Item("", round(left), round(top), round(across), round(down))
    names = [item for item in told(picture.scene(), "text ") if within(item, area)]
    assert {"text M", "text 13"} <= {item.what for item in names}
    assert not any(overlap(one, other) for number, one in enumerate(names) for other in names[:number])


@pytest.mark.parametrize("seed", range(8))
def test_the_badge_lies_on_no_tile_and_within_the_picture(seed: int) -> None:
    for palace, _ in list(legal_palaces(Random(seed), 500))[::15]:
        player = built({cell: any_tile(0, walls) for cell, walls in palace.items() if cell != (0, 0)})
        for page in (page_beside(palace, 700), page_above(palace, 200)):
            scene, plan = Scene(page.across, page.down), page.plan
            for cell in palace:
                scene.box(*plan.corner(cell), plan.side, plan.side, colour=palette.INK, what="tile ")
            trace_wall(scene, plan, player.wall)
            assert put_badge(scene, plan, player.wall) == bool(player.wall)
            check_layout(scene, SMALLEST)
            for badge in told(scene, "wall badge"):
                assert not any(overlap(badge, tile, slack=6) for tile in told(scene, "tile "))


NAMES = (
    "",
    "🎲🎲",
    "أمينة بنت عبد الله",
    "W" * 200,
    "Sigurbjörg Guðmundsdóttir",
    "Ķristīne Ozoliņa-Bērziņa",
    "a\nb\u202ec",
)


@pytest.mark.parametrize("name", NAMES)
def test_any_name_keeps_the_layout(name: str) -> None:
    picture = PalacePicture.of(built(row(3), seat=2), name)
    scene = picture.scene()
    check_layout(scene, SMALLEST)
    title, score = [item for item in told(scene, "text ") if item.top < 100]
    assert not overlap(title, score)
    assert len(picture.alt()) <= 1000
    assert not picture.alt().startswith("’"), "somebody without a name is called by the seat"


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
