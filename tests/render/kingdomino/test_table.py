"""The picture of the whole table shows every kingdom, both lines and all points as they are."""

from dataclasses import replace
from itertools import combinations

import pytest

from kingdomino.view import CHOOSE, PLACE, Slot, View, dominoes
from render.kingdomino.gallery import games, middle
from render.kingdomino.gallery_samples import NAMES, Step
from render.kingdomino.layout.lines import Lines, Standing
from render.kingdomino.layout.naming import cell_called
from render.kingdomino.table import TablePicture
from render.kit.layout.naming import LONGEST_ALT
from render.kit.layout.scene import Item, Scene
from tests.render.kingdomino.positions import LONG_NAMES, SMALLEST, STEPS, names_of
from tests.render.played import check_layout, enclosed, overlap, texts, told, within

SMALLEST_SQUARE, SMALLEST_IN_LINE, SMALLEST_KING, SMALLEST_STONE = 100, 98, 106, 54


def picture(view: View, names: tuple[str, ...] = NAMES, *, hide_points: bool = False) -> TablePicture:
    """Return the picture of a view in which the last domino of everybody is new."""
    new = [player.kingdom.laid[-1].number for player in view.players if player.kingdom.laid]
    return TablePicture.of(view, names_of(view, names), new=new, hide_points=hide_points)


def panel(scene: Scene, seat: int) -> Item:
    (found,) = [item for item in told(scene, f"panel {seat}") if item.what.split()[1] == str(seat)]
    return found


@pytest.mark.parametrize("step", STEPS)
def test_every_panel_shows_what_its_owner_has(step: Step) -> None:
    view = step.view()
    scene = picture(view).scene()
    for player in view.players:
        box = panel(scene, player.seat)
        (castle,) = told(scene, f"castle {player.seat}")
        assert enclosed(castle, box)
        found = {}
        for item in [item for item in told(scene, "square ") if within(item, box)]:
            across, down = item.left - castle.left, item.top - castle.top
            assert across % castle.across == down % castle.down == 0, f"{item.what} is out of line"
            found[across // castle.across, down // castle.down] = item.what.split()[1:]
        for laid in player.kingdom.laid:
            _, first, second = dominoes()[laid.number]
            for cell, square in ((laid.first, first), (laid.second, second)):
                assert found.pop(cell) == [cell_called(cell), square.terrain, str(square.crowns)]
        assert not found
        thrown = [item.what.split()[-1] for item in told(scene, f"thrown away {player.seat} ") if within(item, box)]
        assert set(thrown) <= {*map(str, player.discards), "all"}
        assert bool(thrown) is bool(player.discards)


@pytest.mark.parametrize("step", STEPS)
def test_every_panel_tells_the_points_of_each_land(step: Step) -> None:
    view = step.view()
    scene = picture(view).scene()
    for player in view.players:
        worth = [item.what.split()[2:] for item in told(scene, f"worth {player.seat} ")]
        land = [(source, points) for source, points in player.parts if source not in player.bonuses]
        assert worth == [[source, str(points)] for source, points in land]
        points = sum(points for _, points in player.parts) if view.ranking else player.points
        assert str(points) in texts(scene, panel(scene, player.seat))
        bonuses = dict(item.what.split()[2:] for item in told(scene, f"bonus {player.seat} "))
        assert bonuses == dict(player.bonuses)
        places = [item.what for item in told(scene, "place ") if within(item, panel(scene, player.seat))]
        assert places == ([f"place {view.ranking[player.seat]}"] if view.ranking else [])


@pytest.mark.parametrize("step", STEPS)
def test_both_lines_show_their_dominoes_and_kings(step: Step) -> None:
    view = step.view()
    scene, lines = picture(view).scene(), Lines.of(view)
    spots = [spot for spot in (*lines.now, *lines.next) if spot.number is not None]
    stones = [int(item.what.split()[1]) for item in told(scene, "milestone ")]
    assert stones == [spot.number for spot in spots]
    assert stones[: len(lines.now)] == sorted(stones[: len(lines.now)]) or view.kings
    shown = {item.what for item in scene.items}
    for spot in spots:
        assert (f"domino {spot.number}" in shown) is (spot.standing not in (Standing.DONE, Standing.DISCARDED))
        assert (f"tick {spot.number}" in shown) is (spot.standing is Standing.DONE)
        assert (f"no king {spot.number}" in shown) is (spot.king is None)
    ringed = {int(item.what.split()[1]) for item in told(scene, "slot ") if item.what.endswith("free ringed")}
    assert ringed == ({slot.number for slot in view.newer if slot.king is None} if view.state == CHOOSE else set())
    now = [item.what.split()[1] for item in told(scene, "slot ") if item.what.endswith("now ringed")]
    assert now == ([str(view.domino)] if view.state == PLACE else ["king"] if view.kings else [])


@pytest.mark.parametrize("step", STEPS)
def test_whoever_plays_is_ringed_and_comes_first(step: Step) -> None:
    view = step.view()
    scene = picture(view).scene()
    ringed = [int(item.what.split()[1]) for item in told(scene, "panel ") if item.what.endswith("ringed")]
    assert ringed == ([view.turn] if view.turn is not None else list(view.winners))
    first = min(told(scene, "panel "), key=lambda item: (item.top // 9, item.left))
    assert int(first.what.split()[1]) == ringed[0]


@pytest.mark.parametrize("step", STEPS)
def test_new_dominoes_are_framed_and_marked(step: Step) -> None:
    view = step.view()
    scene = picture(view).scene()
    new = {player.kingdom.laid[-1].number for player in view.players if player.kingdom.laid}
    for kind in ("new frame ", "new "):
        marks = {item.what.removeprefix(kind) for item in told(scene, kind)}
        assert {int(mark) for mark in marks if mark.isdigit()} == new


@pytest.mark.parametrize("names", [NAMES, LONG_NAMES], ids=["names", "long-names"])
@pytest.mark.parametrize("step", STEPS)
def test_nothing_leaves_its_place_and_all_is_large_enough(step: Step, names: tuple[str, ...]) -> None:
    scene = picture(step.view(), names).scene()
    check_layout(scene, SMALLEST)
    panels = told(scene, "panel ")
    for one, other in combinations([*panels, *told(scene, "left over")], 2):
        assert not overlap(one, other, slack=6)
    for one, other in combinations(told(scene, "text "), 2):
        assert not overlap(one, other, slack=4), f"{one.what} lies on {other.what}"
    for text in told(scene, "text "):
        for what in ("worth ", "bonus ", "thrown away ", "shield ", "milestone ", "castle ", "pile "):
            assert not any(overlap(text, item, slack=6) for item in told(scene, what)), f"{text.what} on {what}"
    for item in [*told(scene, "square "), *told(scene, "castle "), *told(scene, "new ")]:
        assert any(enclosed(item, box) for box in panels), f"{item.what} leaves its panel"
        assert item.across >= SMALLEST_SQUARE or item.what.startswith("new "), item.what
    assert all(item.down >= SMALLEST_IN_LINE for item in told(scene, "domino "))
    assert all(item.down >= SMALLEST_KING for item in told(scene, "king "))
    assert all(item.across >= SMALLEST_STONE for item in told(scene, "milestone "))


@pytest.mark.parametrize("step", STEPS)
def test_hidden_points_are_neither_drawn_nor_read_out(step: Step) -> None:
    view = step.view()
    if view.ranking:
        return
    view = replace(view, players=tuple(replace(player, points=777, total=888) for player in view.players))
    shown = picture(view, hide_points=True)
    assert not [item for item in shown.scene().items if "777" in item.what or "888" in item.what]
    assert not told(shown.scene(), "worth ")
    assert "777" not in shown.alt()


def test_any_change_of_a_fact_changes_the_picture() -> None:
    view = middle(games()["4"]).view()
    shown, pixels = picture(view), picture(view).scene().png()
    player, others = view.players[0], view.players[1:]
    free = next(slot for slot in view.newer if slot.king is None)
    richer = replace(player, points=player.points + 1)
    changed = [
        replace(view, left=view.left + 4),
        replace(view, round=view.round + 1),
        replace(view, done=view.done + 1),
        replace(view, state=CHOOSE),
        replace(view, players=(richer, *others)),
        replace(view, players=(replace(player, discards=(12,)), *others)),
        replace(view, players=(replace(player, bonuses={"harmony": "lost"}), *others)),
        replace(view, players=(replace(player, kingdom=others[0].kingdom), *others)),
        replace(view, newer=tuple(Slot(slot.number, 0) if slot is free else slot for slot in view.newer)),
    ]
    for number, other in enumerate(changed):
        assert picture(other) != shown, number
        assert picture(other).scene().png() != pixels, number


@pytest.mark.parametrize("step", STEPS)
def test_equal_views_give_equal_pictures_whoever_looks(step: Step) -> None:
    own = step.own
    assert len({picture(step.view()), picture(replace(step.view())), picture(own)}) == 1


@pytest.mark.parametrize("step", STEPS)
def test_the_table_can_be_followed_by_ear(step: Step) -> None:
    view = step.view()
    alt = picture(view).alt()
    assert alt.startswith("Whole table, ")
    assert len(alt) <= LONGEST_ALT
    places = [alt.rindex(NAMES[realm.seat]) for realm in picture(view).realms]
    assert places == sorted(places) or view.kings
    for slot in view.newer:
        assert f"{slot.number} " in alt
    assert len(picture(view, LONG_NAMES).alt()) <= LONGEST_ALT


def test_two_kingdoms_have_larger_squares_and_no_more_room_than_they_need() -> None:
    two, duel = games()["2"], games()["duel"]
    assert told(picture(two.last.view()).scene(), "castle ")[0].across == 140
    assert told(picture(duel.last.view()).scene(), "castle ")[0].across == 100
    assert picture(two.first_choice.view()).scene().down < picture(two.last_round.view()).scene().down


def test_what_nobody_took_lies_where_a_fourth_kingdom_would_be() -> None:
    view = middle(games()["3"]).view()
    scene = picture(view).scene()
    assert [int(item.what.split()[2]) for item in told(scene, "nobody took ")] == list(view.left_over)
    assert all(enclosed(item, told(scene, "left over")[0]) for item in told(scene, "nobody took "))
