"""The picture of the whole table shows every palace as it stands, as large as a phone needs it."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from math import dist

import pytest

from alhambra.view import Cell, View
from render.alhambra.art.tile import UNIT, level_of
from render.alhambra.table import TablePicture
from render.alhambra.table.arrangement import arranged
from render.kit.layout.scene import Item, Scene
from tabletop.cellname import cell_name, cell_named
from tests.render.played import NAMES, PLAYERS, check_layout, enclosed, overlap, played, texts, told, within

SMALLEST = 31
LONG = ("W" * 200, "🎲", "أمينة", "Sigurbjörg Guðmundsdóttir frá Ísafirði", "Ķristīne Ozoliņa-Bērziņa", "x")


def some(players: int) -> Iterator[View]:
    """Yield the first view of a game, some later ones and the last."""
    views = played(players).views
    yield from views[:: len(views) // 3]
    yield views[-1]


VIEWS = [
    pytest.param(view, id=f"{players}-{number}") for players in PLAYERS for number, view in enumerate(some(players))
]


def picture(view: View, names: tuple[str, ...] = NAMES, *, hide_scores: bool = False) -> TablePicture:
    """Return the picture of a view in which the last tile of everybody is new."""
    new = [player.palace[-1].tile.id for player in view.players if player.palace]
    new += [tile.id for player in view.players for tile in player.reserve[-1:]]
    scores = [player.score for player in view.players]
    places = [1 + sum(other > score for other in scores) for score in scores]
    names = names[: len(view.players)]
    return TablePicture.of(view, names, new=new, places=places, hide_scores=hide_scores)


def page(scenes: list[Scene], seat: int) -> tuple[Scene, Item]:
    """Find where the panel of a seat is."""
    ((scene, found),) = [(scene, item) for scene in scenes for item in told(scene, f"panel {seat}")]
    return scene, found


def standing_in(scene: Scene, box: Item) -> dict[Cell, str]:
    """Find out from where the tiles in a panel lie which cells they stand on."""
    tiles = [item for item in told(scene, "tile ") if within(item, box)]
    (fountain,) = [item for item in tiles if item.what == "tile M13"]
    cells = {}
    for item in tiles:
        across, down = item.left - fountain.left, item.top - fountain.top
        assert across % item.across == down % item.down == 0, f"{item.what} is out of line"
        cells[across // item.across, down // item.down] = item.what.removeprefix("tile ")
    return cells


@pytest.mark.parametrize("view", VIEWS)
def test_every_panel_shows_what_its_owner_has(view: View) -> None:
    scenes = list(picture(view).scenes())
    for player in view.players:
        scene, box = page(scenes, player.seat)
        found = standing_in(scene, box)
        assert set(found) == {(0, 0), *(standing.cell for standing in player.palace)}
        for standing in player.palace:
            name, tile = found[standing.cell].split()
            assert (cell_named(name), tile) == (standing.cell, standing.tile.id)
        reserve = [item.what.split()[1] for item in told(scene, "reserve ") if within(item, box)]
        aside = [item.what.split()[1] for item in told(scene, "aside ") if within(item, box) and "-" in item.what]
        assert sorted(reserve) == sorted(tile.id for tile in player.reserve)
        assert sorted(aside) == sorted(tile.id for tile in player.aside)
        badges = [item.what for item in told(scene, "wall badge ") if within(item, box)]
        assert badges == ([f"wall badge {len(player.wall)}"] if player.wall else [])


@pytest.mark.parametrize("view", VIEWS)
def test_every_head_tells_cards_and_points(view: View) -> None:
    scenes = list(picture(view).scenes())
    for player in view.players:
        scene, box = page(scenes, player.seat)
        (head,) = told(scene, f"head of panel {player.seat}")
        numbers = [text for text in texts(scene, replace(head, down=100)) if text.isdigit()]
        assert numbers == ([] if view.winners else [str(player.cards)]) + [str(player.score)]
        counted = [item.what.rsplit(" ", 1)[1] for item in told(scene, f"count of {player.seat} ")]
        assert not counted or sum(map(int, counted)) == sum(player.counts.values())
        assert (
            f"place {places_of(view)[player.seat]}" in {item.what for item in scene.items if within(item, box)}
        ) is (bool(view.winners))


def places_of(view: View) -> tuple[int, ...]:
    scores = [player.score for player in view.players]
    return tuple(1 + sum(other > score for other in scores) for score in scores)


@pytest.mark.parametrize("view", VIEWS)
def test_new_tiles_are_marked_and_counted(view: View) -> None:
    shown = picture(view)
    scenes = list(shown.scenes())
    for panel in shown.panels:
        scene, box = page(scenes, panel.seat)
        for kind in ("new frame ", "new "):
            marks = [item.what.removeprefix(kind) for item in told(scene, kind) if within(item, box)]
            assert set(panel.new) == {mark for mark in marks if not mark.startswith("frame")}
        pills = [item.what for item in told(scene, f"pill of {panel.seat}")]
        assert pills == ([f"pill of {panel.seat}: {len(panel.new)}"] if panel.new else [])


@pytest.mark.parametrize("view", VIEWS)
def test_no_badge_and_no_star_covers_a_price(view: View) -> None:
    for scene in picture(view).scenes():
        prices = [price for item in told(scene, "tile ") if "-" in item.what for price in price_of(item)]
        stars = [item for item in told(scene, "new ") if not item.what.startswith("new frame")]
        for mark in told(scene, "wall badge ") + [star for star in stars if not in_tray(scene, star)]:
            radius, middle = mark.across / 2 - 4, centre(mark)
            for at, price in prices:
                assert dist(middle, at) >= radius + price - 1, f"{mark.what} covers a price"
        for badge in told(scene, "wall badge "):
            assert not any(dist(centre(badge), centre(star)) < (badge.across + star.across) / 2 - 8 for star in stars)


def in_tray(scene: Scene, star: Item) -> bool:
    return any(overlap(star, tray) for tray in told(scene, "tray"))


def centre(item: Item) -> tuple[float, float]:
    return item.left + item.across / 2, item.top + item.down / 2


def price_of(tile: Item) -> Iterator[tuple[tuple[float, float], float]]:
    """Yield the middle and the radius of the disc with the price of a tile."""
    x, y, radius = (value * tile.across / UNIT for value in level_of(tile.across).price)
    yield (tile.left + x, tile.top + y), radius


@pytest.mark.parametrize("view", VIEWS)
def test_the_market_is_there_until_the_game_is_over(view: View) -> None:
    scene = picture(view).scene()
    shown = {item.what for item in scene.items}
    if view.winners:
        assert not any(what.startswith(("stall ", "slot ", "icon ")) for what in shown)
        return
    for currency, tile in zip(view.currencies, view.market, strict=True):
        assert (f"tile {currency} {tile.id}" if tile else f"square {currency} empty") in shown
    for number, card in enumerate(view.display, 1):
        assert f"slot {number} {card.id if card else 'empty'}" in shown
    assert {f"text {view.cards_left}", f"text {view.tiles_left}"} <= shown
    for number in (1, 2, 3):
        states = {what.removeprefix(f"round {number} ") for what in shown if what.startswith(f"round {number} ")}
        assert ("past" in states) is (number in view.scored)


@pytest.mark.parametrize(
    ("cards", "piles", "tiles", "due"),
    [
        (100, (20, 20, 20, 20, 20), 30, ""),
        (80, (20, 20, 20, 20, 20), 30, "1"),
        (61, (20, 20, 20, 20, 20), 30, "1"),
        (60, (20, 20, 20, 20, 20), 30, ""),
        (33, (20, 20, 20, 20, 20), 6, "2 3"),
        (30, (40,), 30, ""),
    ],
)
def test_scorings_are_due_while_their_pile_is_drawn(cards: int, piles: tuple[int, ...], tiles: int, due: str) -> None:
    view = replace(played(3).views[0], cards_left=cards, piles=piles, tiles_left=tiles, scored=())
    whats = [item.what.split() for item in told(picture(view).scene(), "round ")]
    assert sorted(what[1] for what in whats if what[2] == "due") == due.split()


@pytest.mark.parametrize("names", [NAMES, LONG], ids=["names", "long-names"])
@pytest.mark.parametrize("view", VIEWS)
def test_nothing_leaves_its_place(view: View, names: tuple[str, ...]) -> None:
    for scene in picture(view, names).scenes():
        check(scene)


def check(scene: Scene) -> None:
    check_layout(scene, SMALLEST)
    panels = told(scene, "panel ")
    for one, other in combinations(panels, 2):
        assert not overlap(one, other)
    for one, other in combinations([*told(scene, "text "), *told(scene, "tray"), *told(scene, "hand of")], 2):
        assert not overlap(one, other, slack=4), f"{one.what} lies on {other.what}"
    for tray in told(scene, "tray"):
        for item in scene.items:
            if in_a_palace(item) or item.what.startswith(("counts of", "pill of", "shield")):
                assert not overlap(tray, item), f"a tray lies on {item.what}"
    inner = [item for item in scene.items if item.what.split()[:1] in (["reserve"], ["aside"], ["tray"], ["new"])]
    for item in [*inner, *filter(in_a_palace, scene.items)]:
        assert any(enclosed(item, box) for box in panels), f"{item.what} leaves its panel"


def in_a_palace(item: Item) -> bool:
    if item.what.startswith("tile "):
        return cell_named(item.what.split()[1]) is not None
    return item.what.startswith("wall ")


def test_whoever_plays_comes_first_and_winners_in_the_end() -> None:
    for view in played(4).views[::20]:
        seats = [panel.seat for panel in picture(view).panels]
        assert sorted(seats) == [0, 1, 2, 3]
        if len(view.asked) == 1:
            assert seats == [(view.asked[0] + step) % 4 for step in range(4)]
    last = played(4).views[-1]
    shown = picture(last)
    assert shown.panels[0].seat in last.winners
    assert [places_of(last)[panel.seat] for panel in shown.panels] == sorted(places_of(last))


def test_a_place_is_not_sought_again_while_palaces_keep_their_outlines() -> None:
    view = played(4).views[70]
    picture(view).arrangement()
    before = arranged.cache_info().misses
    richer = tuple(replace(player, cards=9 - player.cards, score=9 - player.score) for player in view.players)
    picture(replace(view, players=richer, cards_left=3)).arrangement()
    assert arranged.cache_info().misses == before


def test_the_tiles_of_a_rival_are_counted_by_kind() -> None:
    view = played(2).views[-1]
    scene = picture(view).scene()
    counted = {item.what.split()[1]: int(item.what.split()[2]) for item in told(scene, "chip ")}
    assert {kind: count for kind, count in counted.items() if count} == dict(view.rivals[0].counts)
    _, strip = page([scene], 2)
    numbers = [text for text in texts(scene, strip) if text.isdigit()]
    assert numbers == [str(number) for number in (*counted.values(), view.rivals[0].score)]


@pytest.mark.parametrize("view", VIEWS)
def test_the_table_can_be_followed_by_ear(view: View) -> None:
    shown = picture(view)
    alt = shown.alt()
    for panel in shown.panels:
        player, name = view.players[panel.seat], NAMES[panel.seat]
        of_this = alt[alt.rindex(f"{name[:7]}") :].split(";")[0]
        assert f"{player.score} point" in of_this
        assert f", {len(player.palace)} tile" in of_this
        assert f", wall {len(player.wall)}" in of_this
        assert (f", {player.cards} card" in of_this) is not bool(view.winners)
        for standing in player.palace:
            told_new = f"{standing.tile.kind} {standing.tile.price} at {cell_name(standing.cell)}" in of_this
            assert told_new is (standing.tile.id in panel.new)
        assert ("new: " in of_this) is bool(panel.new)
    if not view.winners:
        assert f"Draw pile {view.cards_left}, bag {view.tiles_left}" in alt
    assert len(alt) <= 1000


@pytest.mark.parametrize("view", VIEWS)
def test_what_is_new_is_read_out_however_long_the_names_are(view: View) -> None:
    shown = picture(view, ("🎲" * 200,) * 6)
    alt = shown.alt()
    assert len(alt) <= 1000
    assert alt.count("new: ") == sum(bool(panel.new) for panel in shown.panels)


def test_hidden_scores_are_neither_drawn_nor_read_out() -> None:
    view = played(3).views[9]
    view = replace(view, players=tuple(replace(player, score=777) for player in view.players))
    shown = picture(view, hide_scores=True)
    assert not told(shown.scene(), "text 777")
    assert "777" not in shown.alt()


def test_equal_views_give_equal_pictures() -> None:
    one, other = played(3).views[5], replace(played(3).views[5])
    assert len({picture(one), picture(other)}) == 1


def test_the_file_is_as_large_as_the_layout_says() -> None:
    shown = picture(played(2).views[30])
    scene = shown.scene()
    assert scene.image().size == (1600, scene.down)
    assert scene.png().startswith(b"\x89PNG")
