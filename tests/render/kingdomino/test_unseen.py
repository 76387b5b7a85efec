"""What nobody has seen yet, and all pieces: every domino with its number, and how much there is of each land."""

from collections import Counter
from itertools import combinations

import pytest

from kingdomino.view import dominoes
from render.kingdomino.gallery_samples import Step
from render.kingdomino.pieces import PiecesPicture
from render.kingdomino.unseen import UnseenPicture
from render.kit.layout.naming import LONGEST_ALT
from tests.render.kingdomino.positions import SMALLEST, STEPS
from tests.render.played import check_layout, overlap, told


@pytest.mark.parametrize("step", STEPS)
def test_every_unseen_domino_is_shown_and_counted_and_no_other(step: Step) -> None:
    view = step.view()
    picture = UnseenPicture.of(view)
    scene = picture.scene()
    check_layout(scene, SMALLEST)
    assert [int(item.what.split()[1]) for item in told(scene, "domino ")] == list(view.unseen)
    assert [int(item.what.split()[1]) for item in told(scene, "milestone ")] == sorted(view.unseen)
    squares, crowns = Counter[str](), Counter[str]()
    for number in view.unseen:
        for square in dominoes()[number][1:]:
            squares[square.terrain] += 1
            crowns[square.terrain] += square.crowns
    for _, land, some, gold in (item.what.split() for item in told(scene, "land ")):
        assert (squares[land], crowns[land]) == (int(some), int(gold))
    for one, other in combinations([*told(scene, "domino "), *told(scene, "milestone ")], 2):
        assert not overlap(one, other)
    title = "Still to come" if view.are_to_come else "Not seen yet"
    assert told(scene, f"text {title}")
    assert picture.alt().startswith(f"{title}. ")
    assert len(picture.alt()) <= LONGEST_ALT
    assert all(str(number) in picture.alt() for number in view.unseen)


def test_the_order_of_the_pile_cannot_be_told_from_the_picture() -> None:
    step = STEPS[2].values[0]
    assert isinstance(step, Step)
    assert UnseenPicture.of(step.view()).numbers == tuple(sorted(step.game.state.secret.pile))


def test_all_pieces_are_on_one_sheet() -> None:
    picture = PiecesPicture.of_all()
    scene = picture.scene()
    check_layout(scene, SMALLEST)
    assert len(told(scene, "domino ")) == 48
    assert len(told(scene, "castle ")) == len(told(scene, "king ")) == 4
    assert len(picture.alt()) <= LONGEST_ALT
    assert not told(PiecesPicture().scene(), "domino ")
