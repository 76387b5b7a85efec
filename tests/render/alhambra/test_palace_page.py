"""The page with a palace: how large its tiles are, and where names, badges and the reserve lie."""

from collections.abc import Mapping
from random import Random

import pytest

from alhambra.view import Cell, PlayerView, Tile
from render.alhambra.gallery import palace_of
from render.alhambra.layout.trace import put_badge, trace_wall
from render.alhambra.palace.page import page_above, page_beside
from render.alhambra.palace.picture import PalacePicture
from render.kit.art import palette
from render.kit.layout.plan import Plan
from render.kit.layout.scene import Item, Scene
from tabletop.cellname import column_name, row_name
from tests.alhambra.palaces import legal_palaces
from tests.render.alhambra.palaces import PALACES, PHONE, RESERVES, SMALLEST, area_of, extremes
from tests.render.built import any_tile, built, row
from tests.render.played import check_layout, overlap, told, within


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
