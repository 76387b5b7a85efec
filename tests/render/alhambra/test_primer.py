"""How to play: what the five pictures tell is true by the rules, large enough, and told to those who cannot see it."""

import pickle
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from alhambra.components import load
from alhambra.palace import Built, Palace, fault_of_placing
from alhambra.tools.scenario.runner import failures_of
from alhambra.view import Cell
from render.alhambra.primer import PRIMER, Page, story
from render.alhambra.primer.page import PAGES, WIDTH
from render.kit.layout.scene import Item, Scene
from tests.render.built import built, holds
from texts.catalogue import catalogue, keys

NAMES = ("you", "ann", "ben")
ANN: story.Palace = {"N13": "tower-12", "O13": "tower-9-ne", "M12": "garden-11"}
BEN: story.Palace = {"N13": "chambers-10", "O13": "chambers-6-es", "L13": "pavilion-3-sw"}
"""What the others have, where they could have built it; only what they have counts."""
SMALLEST_TYPE = 41
"""A phone shows a picture about a fifth as wide as it is."""


def failures(given: Mapping[str, Any], then: Mapping[str, Any], *steps: Mapping[str, Any]) -> list[str]:
    """Let the engine play some steps from a position of the story; return all that is not as expected."""
    when = [{"by": "you", **step} for step in steps]
    return list(failures_of({"id": "primer", "players": [*NAMES], "given": given, "when": when, "then": then}))


def at(cell: str) -> str:
    x, y = story.cell(cell)
    return f"{x},{y}"


def palace(tiles: story.Palace) -> dict[str, str]:
    return {at(cell): tile for cell, tile in tiles.items()}


def named(cards: tuple[str, ...]) -> list[str]:
    """Name cards as scenarios do: it doesn't matter which of the equal ones."""
    return [card.rpartition("-")[0] for card in cards]


def taken(numbers: tuple[int, ...]) -> dict[str, Any]:
    return {"do": "take", "cards": named(tuple(story.OPEN_MONEY[number] for number in numbers))}


def fault(misstep: story.Misstep) -> str | None:
    tiles = tuple(Built(*story.cell(cell), tile, story.tile(tile).walls) for cell, tile in misstep.palace.items())
    return fault_of_placing(Palace(tiles), story.cell(misstep.cell), story.tile(misstep.tile).walls)


@pytest.mark.parametrize(
    ("tiles", "edges"), [(story.HOME, story.HOME_WALL), (story.GROWN, story.GROWN_WALL)], ids=["home", "grown"]
)
def test_the_walls_are_counted_as_the_rules_do(tiles: story.Palace, edges: story.Edges) -> None:
    assert not failures({"palaces": {"you": palace(tiles)}}, {"walls": {"you": len(edges)}})
    player = built({story.cell(cell): story.tile(tile) for cell, tile in tiles.items()})
    assert player.wall == story.wall(edges)


def test_the_rules_allow_what_is_ticked_and_refuse_what_is_crossed_out_of_the_open_money() -> None:
    display = {"display": named(story.OPEN_MONEY)}
    assert not failures(display, {"turn": "ann"}, taken(story.ALONE))
    assert not failures(display, {"turn": "ann"}, taken(story.TOGETHER))
    assert not failures(display, {"refused": "B-33"}, taken(story.TOO_MUCH))


def shop() -> dict[str, Any]:
    return {"market": dict(story.MARKET), "hands": {"you": named(story.HAND)}, "palaces": {"you": palace(story.HOME)}}


def test_paying_exactly_goes_again_and_paying_too_much_does_not() -> None:
    exact = {"do": "buy", "tile": story.MARKET["gulden"], "pay": named(story.EXACT)}
    over = {"do": "buy", "tile": story.MARKET["denar"], "pay": named(story.OVER)}
    assert not failures(shop(), {"state": "ACTION"}, exact)
    assert not failures(shop(), {"state": "PLACEMENT"}, over)


@pytest.mark.parametrize("currency", ["dirham", "ducat"])
def test_the_dimmed_tiles_cannot_be_paid(currency: str) -> None:
    tile = story.MARKET[currency]
    for card in story.HAND:
        assert not failures(shop(), {"refused": "B-37"}, {"do": "buy", "tile": tile, "pay": named((card,))})


def test_the_new_tile_fits_in_one_place_alone() -> None:
    given = {"palaces": {"you": palace(story.HOME)}}
    assert not failures(given, {"places": {story.BOUGHT: [at(story.FITS)]}})


@pytest.mark.parametrize(
    "misstep",
    [
        *(story.Misstep(story.HOME, cell, story.BOUGHT, misfit.rule) for cell, misfit in story.MISFITS.items()),
        story.NO_WAY_IN,
        story.NO_GAP,
    ],
    ids=lambda misstep: f"{misstep.tile} {misstep.cell}",
)
def test_each_cross_stands_for_the_rule_that_is_broken(misstep: story.Misstep) -> None:
    assert fault(misstep) == misstep.rule


def test_the_gap_is_what_the_last_tile_would_enclose() -> None:
    tiles = {*map(story.cell, story.NO_GAP.palace), story.cell(story.NO_GAP.cell), (0, 0)}
    x, y = story.cell(story.GAP)
    around: list[Cell] = [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]
    assert (x, y) not in tiles
    assert tiles.issuperset(around)


def test_the_second_scoring_is_as_the_rules_work_it_out() -> None:
    everybody = {"you": palace(story.GROWN), "ann": palace(ANN), "ben": palace(BEN)}
    score = {"do": "score", "round": story.SHOWN_ROUND}
    scenario = {
        "id": "primer",
        "players": [*NAMES],
        "given": {"palaces": everybody, "scored": [1]},
        "when": [score],
        "then": {"gained": {"you": story.YOUR_POINTS}},
    }
    assert list(failures_of(scenario)) == []


@pytest.mark.parametrize("kind", story.SHARES)
def test_everybody_gets_the_points_of_their_place(kind: str) -> None:
    palaces = {story.YOU: story.GROWN, story.ANN: ANN, story.BEN: BEN}
    counts = [sum(story.tile(tile).kind == kind for tile in palaces[who].values()) for who in range(3)]
    worth = load().points[story.SHOWN_ROUND - 1][kind]
    for share in story.SHARES[kind]:
        ahead, tied = sum(other > share.tiles for other in counts), counts.count(share.tiles)
        pot = sum(worth[ahead : ahead + tied])
        assert (counts[share.who], ahead + 1, pot // tied) == (share.tiles, share.place, share.points)
        assert share.shared == (f"{pot}÷{tied}" if tied > 1 else "")
    assert [who for who in range(3) if counts[who]] == [share.who for share in story.SHARES[kind]]


def test_your_points_are_the_sum_of_what_is_shown() -> None:
    own = [share.points for shares in story.SHARES.values() for share in shares if share.who == story.YOU]
    assert sum(own) + len(story.GROWN_WALL) == story.YOUR_POINTS
    built_kinds = {story.tile(tile).kind for tile in story.GROWN.values()}
    assert built_kinds == set(story.SHARES)


def test_towers_are_worth_what_is_printed() -> None:
    assert tuple(tuple(table["tower"]) for table in load().points) == story.POINTS_OF_TOWERS


def scenes() -> Iterator[tuple[Page, Scene]]:
    for page in PRIMER:
        yield page(), page().scene()


def test_the_pages_are_numbered_in_order() -> None:
    assert [page.number for page in PRIMER] == list(range(1, PAGES + 1))
    for page, scene in scenes():
        holds(scene, f"text {page.number} / {PAGES}")


def test_everything_can_be_read_on_a_phone_and_nothing_is_cut_off() -> None:
    for page, scene in scenes():
        texts = [item for item in scene.items if item.what.startswith("text ")]
        assert min(item.size for item in texts) >= SMALLEST_TYPE, page
        assert not [item.what for item in texts if item.what.endswith("…")], page
        assert scene.across == WIDTH
        assert all(_is_inside(item, scene) for item in scene.items), page


def _is_inside(item: Item, scene: Scene) -> bool:
    right, bottom = item.left + item.across, item.top + item.down
    return item.left >= 0 and item.top >= 0 and right <= scene.across - 14 and bottom <= scene.down - 14


def test_no_text_lies_upon_another() -> None:
    for page, scene in scenes():
        texts = [item for item in scene.items if item.what.startswith("text ")]
        for number, one in enumerate(texts):
            for other in texts[number + 1 :]:
                apart = (
                    one.left + one.across <= other.left
                    or other.left + other.across <= one.left
                    or one.top + one.down <= other.top
                    or other.top + other.down <= one.top
                )
                assert apart, f"page {page.number}: {one.what} and {other.what}"


def test_each_edge_of_the_wall_is_numbered() -> None:
    for page, edges in ((1, story.HOME_WALL), (5, story.GROWN_WALL)):
        scene = PRIMER[page - 1]().scene()
        numbers = [item.what.split()[1] for item in scene.items if item.what.startswith("edge ") and " " in item.what]
        assert sorted(number for number in numbers if number.isdecimal()) == [str(n + 1) for n in range(len(edges))]


def test_each_page_is_read_out_with_its_title_first_and_all_that_it_shows() -> None:
    wanted = {
        1: ("L13 chambers 9 (W)", "L12 arcades 5 (N W)", "M12 garden 8 (N E)", "price 8", "Longest wall 5"),
        2: ("Dirham 4, Ducat 9, Gulden 2, Denar 3", "2 + 3 = 5", "4 + 3 = 7", "Ducat 9, 1 card"),
        3: ("Gulden stall: tower 11 (N)", "Ducat stall: garden 10.", "9 + 2 = 11, exact", "8 for 6, 2 are lost"),
        4: ("fits only on N13", "wall grows to 6", "N12, open meets wall", "N14, corner only", "reserve"),
        5: ("N13 tower 11 (N)", "3: 21, 13, 6", "Ann 2, first, 13", "You 1, second, 6", "Your wall: 6. You: 34."),
    }
    for page in PRIMER:
        alt = page().alt()
        assert alt.startswith(f"{catalogue('en', 'alhambra')(f'primer-{page.number}-title')}. ")
        assert len(alt) <= 1000
        places = [alt.find(words) for words in wanted[page.number]]
        assert -1 not in places, f"page {page.number}: {wanted[page.number][places.index(-1)]!r} is not in {alt!r}"


def test_no_colour_is_named_without_need() -> None:
    colours = ("red", "green", "gold ", "golden", "grey", "blue", "yellow")
    for page in PRIMER:
        words = page().alt().lower().split()
        assert not [colour for colour in colours if colour.strip() in words]


def test_a_page_is_a_value_that_can_be_sent_to_another_process() -> None:
    for page in PRIMER:
        assert pickle.loads(pickle.dumps(page())) == page()  # it comes from ourselves
        assert page("en") == page()
    assert len({page() for page in PRIMER}) == PAGES


def test_each_page_has_its_sentences() -> None:
    assert {f"primer-{page}" for page in range(1, PAGES + 1)} <= keys("en")
    assert f"primer-{PAGES + 1}" not in keys("en")
