"""The picture of a kingdom shows its lands, what they are worth, and how that is counted."""

from dataclasses import replace
from itertools import combinations

import pytest
from PIL import Image, ImageDraw

from kingdomino.view import Kingdom
from render.kingdomino.art import hues
from render.kingdomino.art.cell import cell
from render.kingdomino.gallery import games, middle
from render.kingdomino.gallery_samples import NAMES, Step
from render.kingdomino.kingdom import KingdomPicture
from render.kingdomino.layout.board import squares_of
from render.kingdomino.layout.naming import cell_called
from render.kit.art import palette
from render.kit.layout.naming import LONGEST_ALT
from render.kit.layout.scene import Item, Scene
from tests.render.kingdomino.positions import LONG_NAMES, SMALLEST, STEPS, kingdom_of
from tests.render.played import check_layout, enclosed, overlap, told


def picture(step: Step, seat: int = 0, name: str = NAMES[0], *, hide_points: bool = False) -> KingdomPicture:
    view = step.view()
    laid = view.players[seat].kingdom.laid
    newest = laid[-1].number if laid else None
    return KingdomPicture.of(view, seat, name, newest=newest, hide_points=hide_points)


def with_kingdom(kingdom: Kingdom) -> KingdomPicture:
    shown = picture(games()["4"].first_choice)
    return replace(shown, realm=replace(shown.realm, kingdom=kingdom, points=kingdom.points))


@pytest.mark.parametrize("step", STEPS)
def test_every_territory_that_scores_has_its_line_and_its_banner(step: Step) -> None:
    for player in step.view().players:
        scene = picture(step, player.seat, NAMES[player.seat]).scene()
        scoring = sorted(f"{land.terrain} {land.points}" for land in player.kingdom.territories if land.points)
        assert sorted(item.what.removeprefix("scoring ") for item in told(scene, "scoring ")) == scoring
        bare = sorted(f"{land.terrain} {land.squares}" for land in player.kingdom.territories if not land.crowns)
        assert sorted(item.what.removeprefix("bare ") for item in told(scene, "bare ")) == bare
        large = told(scene, "castle ")[0].across >= 110
        wanted = {land.points for land in player.kingdom.territories if land.points and (large or land.squares > 1)}
        assert {int(item.what.split()[2]) for item in told(scene, "banner ")} == wanted
        for item in told(scene, "banner "):
            name, points = item.what.split()[1:]
            (land,) = [one for one in player.kingdom.territories if name in map(cell_called, one.cells)]
            assert land.points == int(points)
        assert {item.what.split()[-1] for item in told(scene, "thrown away ")} == {*map(str, player.discards)}
        assert dict(item.what.split()[1:] for item in told(scene, "bonus ")) == dict(player.bonuses)


@pytest.mark.parametrize("step", STEPS)
def test_nothing_leaves_the_picture_or_covers_what_matters(step: Step) -> None:
    for player in step.view().players:
        scene = picture(step, player.seat, LONG_NAMES[3]).scene()
        check_layout(scene, SMALLEST)
        (panel,) = told(scene, "panel")
        for one, other in combinations(told(scene, "text "), 2):
            assert not overlap(one, other, slack=4), f"{one.what} lies on {other.what}"
        for kind in ("scoring ", "bare ", "bonus ", "thrown away "):
            assert all(enclosed(item, panel) for item in told(scene, kind))
            for item in told(scene, kind):
                assert not any(overlap(text, item, slack=4) for text in told(scene, "text ")), item.what
        for square in told(scene, "square "):
            assert not overlap(square, panel)
            assert square.across >= 104
        for banner in told(scene, "banner "):
            others = [item for item in told(scene, "square ") if item.what.split()[1] != banner.what.split()[1]]
            assert not any(overlap(banner, item, slack=3) for item in others), banner.what


def test_letters_and_numbers_stand_on_all_four_sides() -> None:
    scene = with_kingdom(kingdom_of((1, (1, 0), (2, 0)))).scene()
    named = [item.what.removeprefix("text ") for item in told(scene, "text ")]
    assert [named.count(name) for name in ("G", "H", "I", "7")] == [2, 2, 2, 2]


def borders(scene: Scene) -> list[Item]:
    return [item for item in scene.items if item.what == "border"]


def test_a_line_of_ink_runs_around_each_territory_and_none_through_it() -> None:
    scene = with_kingdom(kingdom_of((1, (1, 0), (2, 0)), (13, (1, 1), (2, 1)))).scene()
    image = scene.image()
    wheat = {item.what.split()[1]: item for item in told(scene, "square ")}

    def between(one: str, other: str) -> tuple[int, int]:
        first, second = wheat[one], wheat[other]
        x = (first.left + second.left + first.across) // 2
        return x, (first.top + second.top + first.down) // 2

    assert image.getpixel(between("I7", "I8")) == palette.INK, "wheat and forest"
    line = [image.getpixel((x, between("H7", "H8")[1])) for x in range(wheat["H7"].left + 12, wheat["H7"].left + 80)]
    assert palette.INK not in line, "wheat above wheat"


@pytest.mark.parametrize("land", hues.LANDS)
@pytest.mark.parametrize("size", [160, 148, 108, 100])
def test_crowns_can_be_counted(land: str, size: int) -> None:
    for crowns in range(1, 4):
        image = cell(land, crowns, "X", size).image
        assert golden_spots(image.crop((0, int(0.8 * size), size, int(0.97 * size)))) == crowns
    colours = cell(land, 0, "X", size).image.getcolors(size * size) or []
    assert palette.NIGHT not in [colour for _, colour in colours], "no ribbon without a crown"


def golden_spots(image: Image.Image) -> int:
    """Count what is golden dark, as the band of each crown, and hangs together."""
    near = Image.new("L", image.size)
    for x in range(image.width):
        for y in range(image.height):
            pixel = image.getpixel((x, y))
            assert isinstance(pixel, tuple)
            if sum(abs(one - other) for one, other in zip(pixel, palette.GOLD_DARK, strict=True)) < 30:
                near.putpixel((x, y), 255)
    found = 0
    for x in range(near.width):
        for y in range(near.height):
            if near.getpixel((x, y)) == 255:
                found += 1
                ImageDraw.floodfill(near, (x, y), 0)
    return found


def test_lands_differ_without_colours_in_floor_drawing_and_letter() -> None:
    greys = {land: cell(land, 0, "X", 148).image.convert("L") for land in hues.LANDS}
    for one, other in combinations(greys, 2):
        a, b = greys[one].tobytes(), greys[other].tobytes()
        unlike = sum(abs(x - y) > 40 for x, y in zip(a, b, strict=True)) / len(a)
        assert unlike > 0.1, f"{one} and {other} look alike"


@pytest.mark.parametrize("step", STEPS)
def test_a_kingdom_can_be_followed_by_ear(step: Step) -> None:
    for player in step.view().players:
        alt = picture(step, player.seat, NAMES[player.seat]).alt()
        assert len(alt) <= LONGEST_ALT
        assert alt.startswith(f"{NAMES[player.seat]}’s kingdom, ")
        for land in player.kingdom.territories:
            if land.points:
                assert f"= {land.points}" in alt
        crowned = [cell for cell, square in squares_of(player.kingdom).items() if square.crowns]
        rows = [line for line in alt.split(". ") if line.startswith("Row ")]
        assert all(any(cell_called(cell)[0] in row for row in rows) for cell in crowned) or not rows


def test_hidden_points_leave_neither_banners_nor_counts() -> None:
    shown = picture(middle(games()["4"]), hide_points=True)
    scene = shown.scene()
    assert not told(scene, "banner ")
    assert not told(scene, "scoring ")
    assert " = " not in shown.alt()
