"""Characters in pictures: who has which, what they bring, and that there is room for all."""

from itertools import combinations

import pytest

from alhambra.components import load
from alhambra.events import ScoreLine
from alhambra.modules.characters import Lots
from alhambra.modules.characters import all_cards as all_characters
from alhambra.view import View
from render.alhambra.end import EndPicture
from render.alhambra.layout.naming import card_called
from render.alhambra.market import MarketPicture
from render.alhambra.palace import PalacePicture
from render.alhambra.scoring import ScoringPicture
from render.alhambra.table import TablePicture
from render.kit.layout.wording import amount
from tabletop.rules import Points
from tests.render.alhambra.modules.shown import SAY, SMALLEST, check_no_text_is_covered, lots, some, whats
from tests.render.alhambra.modules.test_together import lies_in
from tests.render.built import built
from tests.render.played import NAMES, PLAYERS, check_layout, overlap, told


@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_has_a_vizier_and_the_own_characters(players: int) -> None:
    for view in some(players):
        check_badges(view)


def check_badges(view: View) -> None:
    names, sleepers = NAMES[: len(view.players)], view.parts["vizier"]
    assert isinstance(sleepers, tuple)
    table, market = list(TablePicture.of(view, names).scenes()), MarketPicture.of(view, names).scene()
    for player in view.players:
        vizier = "vizier-asleep" if player.seat in sleepers else "vizier-awake"
        owned = [card for card, owner in lots(view).owned.items() if owner == player.seat]
        expected = [vizier, *owned]
        palace = PalacePicture.of(player, names[player.seat], parts=view.parts)
        alone = palace.scene()
        shown = [what for scene in table for what in whats(scene, f"badge of {player.seat} ")]
        for badges in (shown, *(whats(scene, f"badge of {player.seat} ") for scene in (market, alone))):
            assert [badge for badge in badges if badge.startswith(("vizier-", "character-"))] == expected
        check_layout(alone, SMALLEST)
        check_no_text_is_covered(alone)
        assert all(card_called(card, SAY) in palace.alt() for card in all_characters() if card.id in owned)


def test_a_half_is_written_as_such() -> None:
    assert [amount(number) for number in (0, 0.5, 1, 3.5, 12)] == ["0", "½", "1", "3½", "12"]
    for players in PLAYERS:
        lines = (
            ScoreLine(0, "tower", 3.5, 21, "B-70", place=1, pot=21),
            ScoreLine(1, "tower", 12, 13, "B-70", place=2, pot=13),
        )
        picture = ScoringPicture.of(3, lines, NAMES[:players], [0] * players, points=load().points)
        scene = picture.scene()
        check_layout(scene, SMALLEST)
        check_no_text_is_covered(scene)
        assert {"text 3½", "text 12", "text +21", "text +13"} <= {item.what for item in scene.items}
        marks = [item for item in told(scene, "place ") if item.what in ("place 1", "place 2")]
        assert not any(overlap(mark, text, slack=4) for mark in marks for text in told(scene, "text "))
        assert "3½, first, 21" in picture.alt()


def test_the_end_tells_the_juggler_and_the_camps() -> None:
    sheet = [
        Points(0, 0, "character-travelling-magician", 8),
        Points(0, 3, "camps", 9),
        Points(1, 3, "character-city-watch", 3),
        Points(1, 3, "wall", 9),
    ]
    picture = EndPicture.of(NAMES[:2], (17, 12), (1, 2), sheet)
    scene = picture.scene()
    check_layout(scene, SMALLEST)
    assert whats(scene, "bar 0 ") == ["0 character-travelling-magician:8", "3 camps:9"]
    assert {"legend camps", "legend other"} <= {item.what for item in scene.items}
    assert "Travelling Juggler 8" in picture.alt()


@pytest.mark.parametrize("tiles", [0, 3, 12])
@pytest.mark.parametrize("characters", [0, 1, 6, 10])
def test_a_side_panel_has_room_for_all_that_lies_beside_a_palace(characters: int, tiles: int) -> None:
    player = built({(1, 0): load().buildings[0]}, reserve=load().buildings[20 : 20 + tiles])
    owned = {card.id: 0 for card in all_characters()[:characters]}
    parts = {"characters": Lots(None, owned, 0), "vizier": ()}
    for newest in (None, (1, 0)):
        scene = PalacePicture.of(player, "Amina", newest, parts=parts).scene()
        check_layout(scene, SMALLEST)
        check_no_text_is_covered(scene)
        (panel,) = told(scene, "panel")
        beside = told(scene, "badge of ") + told(scene, "reserve ")
        assert len(beside) == 1 + characters + tiles
        assert all(lies_in(item, panel) for item in beside)
        assert not any(overlap(one, other) for one, other in combinations(beside, 2))
