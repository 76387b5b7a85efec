"""Where a domino may go: every place has its number, every way its beak, and every gain its line."""

from dataclasses import replace
from itertools import combinations

import pytest

from kingdomino.actions import Prepare
from kingdomino.game import apply
from kingdomino.view import View, dominoes
from render.kingdomino.art.pins import pin
from render.kingdomino.draft import DraftPicture
from render.kingdomino.gallery import games, middle
from render.kingdomino.gallery_samples import NAMES, Step
from render.kingdomino.kingdom import KingdomPicture
from render.kingdomino.layout.naming import EAST, NORTH, cell_called
from render.kingdomino.place import PlacePicture, TurnPicture, places_of
from render.kingdomino.table import TablePicture
from render.kingdomino.unseen import UnseenPicture
from render.kit.art import palette
from render.kit.layout.naming import LONGEST_ALT
from tests.render.kingdomino.positions import PLACING, SMALLEST, holds
from tests.render.played import check_layout, enclosed, overlap, told

LEAST_SQUARE = 104
LEAST_NUMBER = 43


def picture(view: View) -> PlacePicture:
    assert view.domino is not None
    return PlacePicture.of(view, view.domino)


@pytest.mark.parametrize("view", PLACING)
def test_every_legal_place_has_a_number_and_no_other_cell(view: View) -> None:
    assert view.domino is not None
    legal = {placement.first for placement in view.placements[view.domino]}
    scene = picture(view).scene()
    pins = [item.what.split()[1:] for item in told(scene, "pin ")]
    assert [int(number) for number, _ in pins] == list(range(1, len(pins) + 1))
    assert {cell for _, cell in pins} == {cell_called(cell) for cell in legal}
    assert {item.what.split()[1] for item in told(scene, "choice ")} == {cell_called(cell) for cell in legal}
    middles = [(item.top + item.down / 2, item.left + item.across / 2) for item in told(scene, "pin ")]
    assert middles == sorted(middles), "row by row from the north-west"


@pytest.mark.parametrize("view", PLACING)
def test_every_gain_is_listed_once_with_the_pins_that_bring_it(view: View) -> None:
    assert view.domino is not None
    scene, numbers = picture(view).scene(), {place.cell: place.number for place in picture(view).places}
    wanted = {(placement.gain, numbers[placement.first]) for placement in view.placements[view.domino]}
    listed = {(int(gain), int(number)) for _, gain, number in (item.what.split() for item in told(scene, "gain "))}
    best = max((gain for gain, _ in wanted), default=0)
    assert {one for one in wanted if one[0] == best} <= listed <= wanted
    dropped = {gain for gain, _ in wanted - listed}
    assert all(gain > max(dropped) for gain, _ in listed) if dropped else True
    assert bool(told(scene, "best ")) is (best > 0)


def test_a_beak_points_to_each_cell_for_the_second_half() -> None:
    stamp = pin(3, frozenset((NORTH, EAST)), frozenset((EAST,)), 120)
    middle_ = stamp.size[0] // 2
    far = round(0.42 * 120)
    found = [stamp.image.getpixel((middle_ + x, middle_ + y)) for x, y in ((0, -far), (far, 0))]
    assert found == [palette.TURQUOISE, palette.GOLD]
    assert stamp.mask is not None
    assert stamp.mask.getpixel((middle_, middle_ + far)) == 0
    assert stamp.mask.getpixel((middle_ - far, middle_)) == 0


@pytest.mark.parametrize("view", PLACING)
def test_no_pin_lies_on_another_or_on_the_kingdom(view: View) -> None:
    scene = picture(view).scene()
    check_layout(scene, SMALLEST)
    pins = told(scene, "pin ")
    for one, other in combinations(pins, 2):
        assert not overlap(one, other, slack=2)
    squares = [*told(scene, "square "), *told(scene, "castle ")]
    assert all(item.across >= LEAST_SQUARE for item in squares)
    for one in pins:
        assert not any(overlap(one, item, slack=2) for item in squares)
    (panel,) = told(scene, "panel")
    assert not any(overlap(panel, item) for item in [*pins, *squares])
    assert all(enclosed(item, panel) for item in told(scene, "gain "))
    for one, other in combinations(told(scene, "gain "), 2):
        assert not overlap(one, other, slack=6)
    assert 1.38 * 0.3 * squares[0].across >= LEAST_NUMBER - 1


@pytest.mark.parametrize("view", PLACING)
def test_every_way_is_shown_as_it_would_lie(view: View) -> None:
    assert view.domino is not None
    for place in places_of(view.placements[view.domino])[:3]:
        shown = TurnPicture.of(view, view.domino, place.cell)
        scene = shown.scene()
        check_layout(scene, SMALLEST)
        assert {item.what.split()[1] for item in told(scene, "ghost ")} == {cell_called(way.cell) for way in place.ways}
        for kind in ("arrow ", "way ", "lies "):
            assert [int(item.what.split()[1]) for item in told(scene, kind)] == [way.side for way in place.ways]
        laid = holds(scene, f"laid {cell_called(place.cell)}")
        assert not any(overlap(laid, item) for item in told(scene, "ghost "))
        assert shown.alt().startswith(f"{place.number}: ")
        for way in place.ways:
            lying = holds(scene, f"lies {way.side}")
            assert (lying.down > lying.across) is (way.side % 2 == NORTH)


@pytest.mark.parametrize("view", PLACING)
def test_cells_stay_where_they_are_from_one_picture_to_the_next(view: View) -> None:
    assert view.domino is not None
    places = places_of(view.placements[view.domino])
    if places:
        before = told(picture(view).scene(), "castle ")
        after = told(TurnPicture.of(view, view.domino, places[0].cell).scene(), "castle ")
        assert [(one.left, one.top, one.across) for one in before] == [(one.left, one.top, one.across) for one in after]


@pytest.mark.parametrize("view", PLACING)
def test_places_are_read_out_with_what_they_bring(view: View) -> None:
    assert view.domino is not None
    alt = picture(view).alt()
    assert len(alt) <= LONGEST_ALT
    domino = dominoes()[view.domino]
    assert alt.startswith(f"Places for {view.domino} {domino.first.terrain}")
    assert f"the number is the {domino.first.terrain}." in alt
    assert f"Points now {view.players[view.viewer or 0].points}." in alt


def test_hidden_points_leave_no_gain() -> None:
    view = middle(games()["4"]).own
    assert view.domino is not None
    shown = PlacePicture.of(view, view.domino, hide_points=True)
    scene = shown.scene()
    assert not told(scene, "gain ")
    assert not told(scene, "best ")
    assert told(scene, "pin ")
    assert "+" not in shown.alt()


def test_a_domino_without_a_place_is_told_so() -> None:
    shown = replace(picture(middle(games()["4"]).own), places=())
    assert told(shown.scene(), "text Fits nowhere")
    assert shown.alt().startswith("No place for ")


def prepared(step: Step) -> tuple[Step, int]:
    """Let somebody prepare a turn."""
    waiting = step.view().older[-1]
    assert waiting.king is not None
    seat, free = waiting.king, [slot.number for slot in step.view().newer if slot.king is None]
    first = step.view(seat).placements[waiting.number][0]
    plan = Prepare(seat, waiting.number, (first.first, first.second), tuple(free))
    outcome = apply(step.game, plan)
    return Step(outcome.game, outcome.events), seat


def test_what_was_prepared_is_in_the_pictures_of_its_owner_alone() -> None:
    step = middle(games()["4"])
    later, owner = prepared(step)
    for viewer in (None, *range(4)):
        before, after = step.view(viewer), later.view(viewer)
        for make in (
            lambda view: TablePicture.of(view, NAMES),
            lambda view: DraftPicture.of(view, NAMES),
            lambda view: KingdomPicture.of(view, owner, NAMES[owner]),
            UnseenPicture.of,
        ):
            assert make(before) == make(after), viewer
    own = later.view(owner)
    (number,) = own.plans
    shown = PlacePicture.of(own, number)
    assert shown.preparing
    assert told(shown.scene(), f"planned {number}")
    assert told(shown.scene(), "text Your plan")
    assert "Your plan: " in shown.alt()
    assert told(DraftPicture.of(own, NAMES, preparing=number).scene(), "wish 1 ")


def test_a_picture_of_places_is_refused_to_whoever_has_none() -> None:
    view = middle(games()["4"]).view()
    with pytest.raises(ValueError, match="no domino"):
        PlacePicture.of(view, 1)
