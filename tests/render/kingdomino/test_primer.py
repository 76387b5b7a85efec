"""How to play in five pictures: one story that the rules agree with, readable on a phone."""

import pickle

import pytest

from kingdomino.kingdom import fault_of, pair_of
from kingdomino.view import Kingdom, dominoes
from render.kingdomino.primer import PRIMER, Page, story
from render.kit.layout.scene import Item, Scene
from tests.render.kingdomino.positions import holds
from tests.render.played import check_layout, overlap, told
from texts.catalogue import catalogue

SMALLEST = 42
PAGES = [pytest.param(page, id=str(page.number)) for page in PRIMER]


def test_the_whole_kingdom_can_be_laid_in_this_order_and_is_worth_what_it_says() -> None:
    kingdom = Kingdom()
    for laid in story.LAID:
        assert fault_of(kingdom, laid.number, laid.first, laid.second, story.SIZE) is None, laid
        kingdom = kingdom.with_domino(laid.number, pair_of(laid.first, laid.second))
    assert kingdom.points == story.YOUR_POINTS == sum(land.points for land in story.scoring(story.FULL))
    best = max(story.HOME.territories, key=lambda land: land.points)
    assert (best.squares, best.crowns) == (story.BEST_SQUARES, story.BEST_CROWNS)


@pytest.mark.parametrize(
    ("kingdom", "one"),
    [*((story.HOME, one) for one in story.TRIES), (story.GROWN, story.FITS), (story.GROWN, story.TOO_HIGH)],
    ids=lambda value: getattr(value, "reason", ""),
)
def test_each_tick_and_each_cross_is_as_the_rules_say(kingdom: Kingdom, one: story.Try) -> None:
    laid = one.laid
    assert fault_of(kingdom, laid.number, laid.first, laid.second, story.SIZE) == one.rule
    if one.rule is None:
        assert kingdom.land.gain(laid.number, pair_of(laid.first, laid.second)) == one.gain


def test_the_line_is_sorted_and_its_dominoes_are_not_laid_yet() -> None:
    numbers = [spot.number for spot in story.LINE]
    assert numbers == sorted(number for number in numbers if number is not None)
    assert not {laid.number for laid in story.HOME.laid} & set(numbers)
    assert story.CHOSEN in numbers
    assert {story.NOWHERE, story.FITS.laid.number} <= set(dominoes())


@pytest.mark.parametrize("page", PAGES)
def test_everything_can_be_read_on_a_phone_and_nothing_is_cut_off(page: type[Page]) -> None:
    scene = page().scene()
    check_layout(scene, SMALLEST)
    texts = told(scene, "text ")
    assert not [item.what for item in texts if item.what.endswith("…")]
    assert all(inside(item, scene) for item in scene.items)
    for number, one in enumerate(texts):
        assert not any(overlap(one, other, slack=4) for other in texts[:number]), one.what
    holds(scene, f"text {page.number} / {len(PRIMER)}")


def inside(item: Item, scene: Scene) -> bool:
    return item.left >= 14 and item.left + item.across <= scene.across - 14 and item.top + item.down <= scene.down - 14


def test_each_page_is_read_out_with_its_title_first_and_all_that_it_shows() -> None:
    wanted = {
        1: ("castle on G7", "H7 mine 3 crowns", "its land is mine", "Mine 2 squares × 5 crowns = 10", "= 0"),
        2: ("10 grassland, grassland: Ben goes first", "free", "47 swamp, mine 2 crowns: You go last"),
        3: ("I6 I7 fits, same land", "F7 E7 fits, your castle", "doesn’t fit, other land", "corner only"),
        4: ("frame of 5 × 5", "fits on I8 I9", "On I10 H10", "discarded"),
        5: ("Mine 4 squares × 8 crowns = 32", "swamp 3 squares", "You: 53 points"),
    }
    say = catalogue("en", "kingdomino")
    for page in PRIMER:
        alt = page().alt()
        assert alt.startswith(f"{say(f'primer-{page.number}-title')}. ")
        assert len(alt) <= 1000
        places = [alt.find(words) for words in wanted[page.number]]
        assert -1 not in places, f"page {page.number}: {wanted[page.number][places.index(-1)]!r} is not in {alt!r}"
        assert places == sorted(places)


def test_a_page_is_a_value_that_can_be_sent_to_another_process() -> None:
    for page in PRIMER:
        assert pickle.loads(pickle.dumps(page())) == page()  # it comes from ourselves
    assert [page.number for page in PRIMER] == [1, 2, 3, 4, 5]
