"""Score cards in pictures: the order of the kinds in each round."""

import pytest

from render.alhambra.gallery_modules import MODULES
from render.alhambra.market import MarketPicture
from render.alhambra.scoring import ScoringPicture
from render.kit.layout.naming import LONGEST_ALT
from tests.render.alhambra.modules.shown import LONG, SMALLEST, check_no_text_is_covered, some, whats
from tests.render.played import NAMES, PLAYERS, check_layout, played, told


@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_more_a_kind_is_worth_the_higher_it_stands_on_a_score_card(number: int) -> None:
    scene = MarketPicture.of(next(iter(some(3))), NAMES[:3]).scene()
    chips = told(scene, f"order {number} ")
    assert len({chip.top + chip.down for chip in chips}) == 1
    heights = [chip.down for chip in chips]
    assert heights == sorted(set(heights))
    assert len(heights) == 6


@pytest.mark.parametrize("players", PLAYERS)
def test_scorings_take_the_points_and_their_order_from_the_view(players: int) -> None:
    for scoring in played(players, modules=MODULES).scorings:
        number, names, points = scoring.event.round, LONG[:players], scoring.view.points
        picture = ScoringPicture.of(
            number, scoring.event.lines, names, scoring.totals, points=points, rivals=scoring.rivals
        )
        scene = picture.scene()
        check_layout(scene, SMALLEST)
        check_no_text_is_covered(scene)
        table = points[number - 1]
        orders = scoring.view.parts["new_score_cards"]
        assert isinstance(orders, tuple)
        worth = [f"{kind} {place} {one}" for kind in orders[number - 1] for place, one in enumerate(table[kind], 1)]
        assert whats(scene, "worth ") == worth
        assert len(told(scene, "order of round ")) == 3
        assert len(picture.alt()) <= LONGEST_ALT
