"""The draft shows both lines from near, what can be chosen, and what somebody wishes for."""

from dataclasses import replace

import pytest

from kingdomino.view import CHOOSE
from render.kingdomino.draft import DraftPicture
from render.kingdomino.gallery import games, middle
from render.kingdomino.gallery_samples import NAMES, Step
from render.kit.layout.naming import LONGEST_ALT
from tests.render.kingdomino.positions import LONG_NAMES, SMALLEST, STEPS, holds, names_of
from tests.render.played import check_layout, overlap, texts, told

CHOOSING = [param for param in STEPS if str(param.id).endswith(("first", "choice"))]


def picture(step: Step, names: tuple[str, ...] = NAMES) -> DraftPicture:
    view = step.own
    return DraftPicture.of(view, names_of(view, names))


@pytest.mark.parametrize("step", CHOOSING)
def test_all_that_can_be_chosen_is_ringed(step: Step) -> None:
    view, scene = step.own, picture(step).scene()
    free = {slot.number for slot in view.newer if slot.king is None}
    slots = [item for item in told(scene, "slot ") if item.what.endswith("ringed")]
    assert {int(slot.what.split()[1]) for slot in slots if slot.what.split()[1].isdigit()} == free
    assert {int(item.what.split()[2]) for item in told(scene, "no king ")} == free
    for slot in view.newer:
        holds(scene, f"domino {slot.number}")


@pytest.mark.parametrize("step", CHOOSING)
def test_the_points_and_bonuses_of_all_are_told(step: Step) -> None:
    view, scene = step.own, picture(step).scene()
    for player in view.players:
        (box,) = told(scene, f"points of {player.seat}")
        assert texts(scene, box)[-1] == str(player.total + player.points)
        assert dict(item.what.split()[2:] for item in told(scene, f"bonus {player.seat} ")) == dict(player.bonuses)
    ringed = [item.what for item in told(scene, "points of ") if item.what.endswith("ringed")]
    assert ringed == [f"points of {view.turn} ringed"]


@pytest.mark.parametrize("names", [NAMES, LONG_NAMES], ids=["names", "long-names"])
@pytest.mark.parametrize("step", STEPS)
def test_nothing_leaves_the_picture_or_lies_on_a_name(step: Step, names: tuple[str, ...]) -> None:
    scene = picture(step, names).scene()
    check_layout(scene, SMALLEST)
    rows = max(len(told(scene, "points of ")), 1)
    assert scene.down >= 196 + 158 * rows
    for text in told(scene, "text "):
        for what in ("bonus ", "shield ", "milestone ", "king ", "domino "):
            assert not any(overlap(text, item, slack=4) for item in told(scene, what)), f"{text.what} on {what}"
    for king in told(scene, "king "):
        assert king.down >= 126
        assert not any(overlap(king, item) for item in told(scene, "domino "))


def test_three_kings_make_three_rows() -> None:
    assert picture(middle(games()["4"], CHOOSE)).scene().down == 852


def test_wishes_are_ranked_and_nobody_else_is_shown_them() -> None:
    step = middle(games()["4"])
    waiting = step.view().older[-1]
    view = step.view(waiting.king)
    plain = DraftPicture.of(view, NAMES, preparing=waiting.number)
    free = tuple(slot.number for slot in view.newer if slot.king is None)
    wished = replace(plain, wishes=free[::-1])
    marks = [item.what for item in told(wished.scene(), "wish ")]
    assert sorted(marks) == [f"wish {rank} {number}" for rank, number in enumerate(free[::-1], 1)]
    ringed = [item.what.split()[1] for item in told(wished.scene(), "slot ") if "waiting ringed" in item.what]
    assert ringed == [str(waiting.number)]
    assert "Your wishes, in this order: " in wished.alt()
    assert wished.alt() != plain.alt()
    assert not told(DraftPicture.of(view, NAMES).scene(), "wish ")


@pytest.mark.parametrize("step", STEPS)
def test_it_is_read_out_within_limits(step: Step) -> None:
    for names in (NAMES, LONG_NAMES):
        alt = picture(step, names).alt()
        assert len(alt) <= LONGEST_ALT
    for slot in step.own.newer:
        assert f"{slot.number} " in alt
