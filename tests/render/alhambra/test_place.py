"""The picture of places shows every legal one, numbered row by row, and what choosing it would mean."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import NamedTuple

import pytest
from PIL import ImageChops

from alhambra import Game, apply, legal_actions, seats_to_act, view
from alhambra.actions import Action, AddBuilding, PlaceBuilding, RemoveBuilding, SwapBuilding
from alhambra.grid import CELL
from alhambra.view import Cell, PlayerView, Tile
from render.alhambra.gallery import palace_of
from render.alhambra.place import PlacePicture
from render.alhambra.place.listing import FEW, HIGH, Place
from render.kit.art import palette
from render.kit.art.lettering import CAP_HEIGHT
from render.kit.layout.scene import Item, Scene
from tabletop.cellname import cell_name
from tests.render.built import COMPONENTS, any_tile, block, built, games, grid_of, holds, row
from tests.render.played import PLAYERS, check_layout, overlap, told, within
from tests.render.reading import SIDE_NUMBERS, has_wall, is_dashed, part, read_number

SMALLEST = 31
LINED = 8
"""So many places have a line each in any case."""
PHONE = 400
SIZES = (1, 5, 10, 15, 20, 25, 30)
TILES = {tile.id: tile for tile in COMPONENTS.buildings}
KINDS_OF_CHOICE = (PlaceBuilding, AddBuilding, SwapBuilding, RemoveBuilding)


class Choice(NamedTuple):
    """A choice that somebody had in a game: actions of one kind with one tile."""

    game: Game
    player: PlayerView
    tile: Tile | None
    actions: dict[Cell, Action]

    @property
    def picture(self) -> PlacePicture:
        return PlacePicture.of(self.player, self.tile, self.actions)


def choices(game: Game) -> Iterator[Choice]:
    for seat in seats_to_act(game):
        found: dict[tuple[type[Action], str | None], dict[Cell, Action]] = {}
        for action in legal_actions(game, seat):
            if isinstance(action, RemoveBuilding):
                found.setdefault((RemoveBuilding, None), {})[action.cell] = action
            elif isinstance(action, (PlaceBuilding, AddBuilding, SwapBuilding)):
                found.setdefault((type(action), action.tile), {})[action.cell] = action
        for (_, tile), actions in found.items():
            yield Choice(game, view(game, seat).players[seat], TILES[tile] if tile else None, actions)


def some_choices() -> Iterator[Choice]:
    """Yield for each number of players one choice of each kind, the one with the most places."""
    for players in PLAYERS:
        largest: dict[type[Action], Choice] = {}
        for game in games(players)[::7]:
            for choice in choices(game):
                kind = type(next(iter(choice.actions.values())))
                if kind not in largest or len(choice.actions) > len(largest[kind].actions):
                    largest[kind] = choice
        yield from largest.values()


CHOICES = list(some_choices())


def numbered(scene: Scene, word: str) -> list[str]:
    return [item.what.removeprefix(f"{word} ") for item in told(scene, f"{word} ")]


def value_of(scene: Scene, number: int) -> list[str]:
    """Read what is written in the line of a number, after the name of the cell."""
    disc = holds(scene, f"choice {number}")
    line = Item("", disc.left + disc.across, disc.top, 300, disc.down)
    texts = sorted((item for item in told(scene, "text ") if within(item, line)), key=lambda item: item.left)
    return [item.what.removeprefix("text ") for item in texts]


def wide_open(places: int) -> tuple[PlayerView, list[Cell]]:
    """Return a palace without walls and so many places beside it."""
    tiles = row(max(1, places // 2 + 1))
    cells = [CELL[spot] for spot in grid_of(tiles).places(0)]
    assert len(cells) >= places
    return built(tiles), cells[:places]


def test_the_games_had_choices_of_every_kind() -> None:
    assert {type(action) for choice in CHOICES for action in choice.actions.values()} == set(KINDS_OF_CHOICE)


@pytest.mark.parametrize("choice", CHOICES)
def test_every_legal_place_is_numbered_row_by_row(choice: Choice) -> None:
    scene = choice.picture.scene()
    in_order = sorted(choice.actions, key=lambda cell: (cell[1], cell[0]))
    expected = [f"{number} {cell_name(cell)}" for number, cell in enumerate(in_order, 1)]
    assert [place.cell for place in choice.picture.places] == in_order
    assert numbered(scene, "place") == expected
    assert numbered(scene, "number") == expected
    assert numbered(scene, "choice") == [str(number) for number in range(1, len(expected) + 1)]
    fountain = holds(scene, "tile M13")
    for (x, y), mark in zip(in_order, told(scene, "number "), strict=True):
        left, top = fountain.left + x * fountain.across, fountain.top + y * fountain.across
        assert within(mark, Item("", left, top, fountain.across, fountain.across))


@pytest.mark.parametrize("choice", CHOICES)
def test_the_walls_told_are_those_that_would_be(choice: Choice) -> None:
    seat = choice.player.seat
    for place in choice.picture.places:
        after = view(apply(choice.game, choice.actions[place.cell]).game, seat).players[seat]
        assert place.wall in (None, len(after.wall))
        assert (place.wall is None) == (choice.tile is None)


@pytest.mark.parametrize("choice", [choice for choice in CHOICES if len(choice.actions) <= LINED])
def test_each_line_tells_cell_and_wall_in_gold_if_longer(choice: Choice) -> None:
    scene, wall = choice.picture.scene(), len(choice.player.wall)
    places = choice.picture.places
    for number, place in enumerate(places, 1):
        told_wall = [] if place.wall is None else [str(place.wall)]
        assert value_of(scene, number) == [cell_name(place.cell), *told_wall]
    assert len(told(scene, "longer")) == sum(place.wall is not None and place.wall > wall for place in places)
    assert holds(scene, f"wall {wall}")


@pytest.mark.parametrize("choice", CHOICES[::3])
def test_the_numbers_can_be_read_on_the_map_and_in_the_list(choice: Choice) -> None:
    scene = choice.picture.scene()
    image = scene.image()
    for word in ("number", "choice"):
        for number, mark in enumerate(told(scene, f"{word} "), 1):
            is_disc = word == "choice" or choice.picture.places[number - 1].taken is None
            inside = part(mark, 0.12, 0.2, 0.88, 0.8) if is_disc else part(mark, 0.08, 0.08, 0.92, 0.92)
            assert read_number(image, inside, palette.CREAM) == number


@pytest.mark.parametrize("walls", ["", "N", "ES", "ESW", "NSW"])
def test_a_ghost_has_the_walls_of_its_tile(walls: str) -> None:
    player = built({})
    picture = PlacePicture.of(player, any_tile(4, walls), [(1, 0), (0, -1)])
    scene = picture.scene()
    image = scene.image()
    for ghost in told(scene, "place "):
        assert "".join("NESW"[side] for side in SIDE_NUMBERS if has_wall(image, ghost, side)) == walls
        assert "".join("NESW"[side] for side in SIDE_NUMBERS if not is_dashed(image, ghost, side)) == walls
        assert image.getpixel((ghost.left + ghost.across // 2, ghost.top + ghost.down // 2 - 25)) == palette.TURQUOISE


@pytest.mark.parametrize("tile", [None, any_tile(8, "N")])
def test_standing_tiles_keep_their_walls_in_sight(tile: Tile | None) -> None:
    tiles = block(5, 3)
    scene = PlacePicture.of(built(tiles), tile, tiles).scene()
    image = scene.image()
    for cell, standing in tiles.items():
        box = holds(scene, f"tile {cell_name(cell)} {standing.id}")
        for side in (0, 1, 3):  # in the south there is the number
            assert has_wall(image, box, side) == bool(standing.walls >> side & 1)


@pytest.mark.parametrize("reserve", [False, True])
@pytest.mark.parametrize("dirk", [False, True])
def test_reserve_and_dirk_are_offered_only_where_they_can_be_chosen(*, reserve: bool, dirk: bool) -> None:
    picture = PlacePicture.of(built({}), any_tile(4), [(1, 0)], reserve=reserve, given_to="dirk" if dirk else "")
    assert numbered(picture.scene(), "key") == ["R"] * reserve + ["D"] * dirk
    assert ("R Reserve." in picture.alt(), "D Dirk." in picture.alt()) == (reserve, dirk)


@pytest.mark.parametrize("keys", [0, 1, 2])
@pytest.mark.parametrize("has_tile", [False, True])
@pytest.mark.parametrize("places", [*range(15), 20, 22, 25, 40, 110])
def test_however_many_places_there_are_all_is_legible_and_nothing_overlaps(
    places: int, keys: int, *, has_tile: bool
) -> None:
    player, cells = wide_open(places)
    picture = PlacePicture.of(
        player, any_tile(4, "") if has_tile else None, cells, reserve=keys > 0, given_to="dirk" if keys > 1 else ""
    )
    scene = picture.scene()
    check_layout(scene, SMALLEST)
    (panel,) = told(scene, "panel")
    inside = [item for item in scene.items if item.what and item is not panel and within(item, panel)]
    inside = [item for item in inside if not item.what.startswith("longer")]
    for number, item in enumerate(inside):
        assert panel.left <= item.left < item.left + item.across <= panel.left + panel.across, item.what
        assert panel.top <= item.top < item.top + item.down <= panel.top + panel.down, item.what
        assert not any(overlap(item, other, slack=6) for other in inside[:number]), item.what
    assert len(numbered(scene, "number")) == places, "the map shows them all"
    listed = len(numbered(scene, "choice"))
    assert listed == places or any(item.what == f"text +{places - listed}" for item in inside)
    assert listed == places or places > 20


def test_few_places_have_high_lines() -> None:
    player, cells = wide_open(FEW)
    scene = PlacePicture.of(player, any_tile(4), cells, reserve=True).scene()
    assert {item.across for item in told(scene, "choice ")} == {2 * HIGH.disc + 6}


@pytest.mark.parametrize("player", [built(row(54)), built(row(54, upright=True)), built(block(11, 5))])
def test_places_beside_a_very_large_palace_stay_in_the_picture(player: PlayerView) -> None:
    tiles = {standing.cell: standing.tile for standing in player.palace}
    cells = [CELL[spot] for spot in grid_of(tiles).places(0)] or [(-1, 0)]
    scene = PlacePicture.of(player, any_tile(4), cells, reserve=True).scene()
    check_layout(scene, SMALLEST)
    discs = told(scene, "number ")
    assert not any(overlap(one, other, slack=6) for number, one in enumerate(discs) for other in discs[:number])


@pytest.mark.parametrize("choice", CHOICES)
def test_the_alt_text_tells_every_place(choice: Choice) -> None:
    alt = choice.picture.alt()
    assert len(alt) <= 1000
    for number, place in enumerate(choice.picture.places, 1):
        beginning = f"{number} {cell_name(place.cell)}"
        assert beginning in alt
        if place.taken is not None:
            assert f"{beginning} {place.taken.tile.kind}" in alt
        if place.wall is not None:
            assert alt.partition(beginning)[2].partition(";")[0].partition(". ")[0].endswith(f"wall {place.wall}")
    assert f"Wall now {len(choice.player.wall)}." in alt
    if choice.tile is not None:
        assert f"{choice.tile.kind} {choice.tile.price}" in alt


def test_the_title_asks_what_is_to_be_chosen() -> None:
    player = built(row(3))
    standing = [one.cell for one in player.palace]
    seraglio, arcades = (
        next(tile for tile in COMPONENTS.buildings if tile.kind == kind) for kind in ("seraglio", "arcades")
    )
    pictures = {
        "Where does the seraglio go?": PlacePicture.of(player, seraglio, [(0, 1)]),
        "Where do the arcades go?": PlacePicture.of(player, arcades, [(0, 1)]),
        "Which tile should the arcades replace?": PlacePicture.of(player, arcades, standing),
        "Which tile goes to the reserve?": PlacePicture.of(player, None, standing),
    }
    for title, picture in pictures.items():
        assert holds(picture.scene(), f"text {title}")


def test_without_a_place_the_picture_says_so() -> None:
    picture = PlacePicture.of(built({}), any_tile(4, "NES"), [], reserve=True)
    assert holds(picture.scene(), "text no place")
    assert picture.alt().startswith("No place for ")


def test_every_change_of_a_fact_changes_the_picture() -> None:
    before = PlacePicture.of(built(row(3)), any_tile(4, "N"), [(0, 1), (1, 1)])
    first, second = before.places
    longer = Place(first.cell, None, 7)
    changed = (
        replace(before, places=(longer, second)),
        replace(before, places=(first,)),
        replace(before, tile=any_tile(4, "S")),
        replace(before, reserve=True),
    )
    for after in changed:
        assert ImageChops.difference(before.scene().image(), after.scene().image()).getbbox() is not None


def test_equal_views_give_equal_pictures() -> None:
    for choice in CHOICES[:3]:
        seat = choice.player.seat
        own, others = (view(choice.game, viewer).players[seat] for viewer in (seat, None))
        picture = PlacePicture.of(own, choice.tile, choice.actions)
        assert PlacePicture.of(others, choice.tile, reversed(choice.actions)) == picture
        assert hash(PlacePicture.of(others, choice.tile, choice.actions)) == hash(picture)


def removal(size: int) -> Scene:
    palace = palace_of(size, Random(size))
    return PlacePicture.of(palace, None, [standing.cell for standing in palace.palace]).scene()


@pytest.mark.parametrize("size", SIZES)
def test_the_numbers_on_standing_tiles_can_be_read_on_a_phone(size: int) -> None:
    scene = removal(size)
    for mark in told(scene, "number "):
        digits = mark.down / (CAP_HEIGHT + 0.24)
        assert digits * PHONE / scene.across >= 11, mark.what


@pytest.mark.parametrize("size", SIZES)
def test_the_numbers_of_places_can_be_read_on_a_phone(size: int) -> None:
    palace = palace_of(size, Random(size))
    grid = grid_of({standing.cell: standing.tile for standing in palace.palace})
    scene = PlacePicture.of(palace, any_tile(4), [CELL[spot] for spot in grid.places(0)]).scene()
    for mark in told(scene, "number "):
        assert 1.3 * (mark.down - 6) / 2 * PHONE / scene.across >= 11, mark.what


@pytest.mark.parametrize("tile", [None, any_tile(8, "N")])
@pytest.mark.parametrize("size", SIZES)
def test_a_number_leaves_the_building_its_price_and_its_letter_in_sight(size: int, tile: Tile | None) -> None:
    palace = palace_of(size, Random(size))
    cells = [standing.cell for standing in palace.palace]
    scene = PlacePicture.of(palace, tile, cells).scene()
    for mark, (_, name) in zip(told(scene, "number "), map(str.split, numbered(scene, "number")), strict=True):
        (box,) = [item for item in told(scene, f"tile {name} ") if item.what.split()[1] == name]
        building = part(box, 0.15, 0.17, 0.86, 0.85)
        assert not overlap(mark, part(box, 0, 0, 1, 0.5)), f"{mark.what} hides a price or a letter"
        across = min(mark.left + mark.across, building.left + building.across) - max(mark.left, building.left)
        down = min(mark.top + mark.down, building.top + building.down) - max(mark.top, building.top)
        assert max(0, across) * max(0, down) <= 0.2 * building.across * building.down, f"{mark.what} hides a building"


def test_the_digits_are_no_larger_than_a_small_tile_allows() -> None:
    player = built(row(54))
    scene = PlacePicture.of(player, None, [standing.cell for standing in player.palace]).scene()
    side = holds(scene, "tile M13").across
    assert all(mark.down <= side / 2 for mark in told(scene, "number "))
