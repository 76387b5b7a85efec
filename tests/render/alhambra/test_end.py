"""The picture of the end shows the ranking and where the points came from: it is read back from what is drawn."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

import pytest

from render.alhambra.art import hues
from render.alhambra.end import EndPicture
from render.alhambra.end.bars import EDGE, common_scale
from render.alhambra.end.legend import lay_legend
from render.alhambra.layout.parts import KINDS, PARTS, WALL
from render.kit.layout.naming import LONGEST_ALT
from render.kit.layout.scene import Item, Scene
from tabletop.rules import Points
from tests.render.played import NAMES, PLAYERS, Longer, check_layout, overlap, played, texts, told
from texts.catalogue import Catalogue

SMALLEST = 31
COLOURS = {kind: hues.KINDS[kind].floor for kind in KINDS} | {WALL: hues.WALL}


def ended(players: int, number: int = 3) -> EndPicture:
    game = played(players, number)
    last = game.scorings[-1]
    return EndPicture.of(NAMES[:players], last.totals, places(last.totals[:players]), game.sheet, rivals=last.rivals)


def places(totals: Sequence[int]) -> list[int]:
    return [1 + sum(other > total for other in totals) for total in totals]


def row_of(picture: EndPicture, who: int) -> Item:
    (row,) = [item for item in picture.scene().items if item.what in (f"row {who}", f"winner {who}")]
    return row


@pytest.mark.parametrize("players", PLAYERS)
def test_the_rows_are_in_the_order_of_the_points_and_rivals_come_last(players: int) -> None:
    picture = ended(players)
    rows = [item for item in picture.scene().items if item.what.startswith(("row ", "winner "))]
    order = [int(item.what.split()[1]) for item in sorted(rows, key=lambda item: item.top)]
    assert order[players:] == list(range(players, len(picture.totals)))
    totals = [picture.totals[who] for who in order[:players]]
    assert totals == sorted(totals, reverse=True)


@pytest.mark.parametrize("players", PLAYERS)
def test_every_row_tells_the_total_and_the_points_of_each_round(players: int) -> None:
    picture = ended(players)
    scene = picture.scene()
    for who, total in enumerate(picture.totals):
        found = texts(scene, row_of(picture, who))
        sums = [sum(p.points for p in picture.sheet if (p.seat, p.round) == (who, number)) for number in (1, 2, 3)]
        assert str(total) in found
        assert found[-3:] == [str(points) for points in sums]


def test_equals_share_a_place_and_the_next_one_is_left_out() -> None:
    scene = EndPicture.of(NAMES[:4], (30, 50, 30, 10), (2, 1, 2, 4), ()).scene()
    places = [item.what for item in told(scene, "place ")]
    assert places == ["place 1 1", "place 0 2", "place 2 2", "place 3 4"]
    assert [item.what for item in told(scene, "winner ")] == ["winner 1"]


def test_those_who_share_the_victory_are_all_named() -> None:
    picture = EndPicture.of(["Ann", "Ben", "Cid"], (50, 10, 50), (1, 3, 1), ())
    scene = picture.scene()
    assert told(scene, "text Ann and Cid win")
    assert {item.what for item in told(scene, "winner ")} == {"winner 0", "winner 2"}
    assert picture.alt().startswith("Ann and Cid win. 1 Ann 50 (0, 0, 0); 1 Cid 50")


def test_a_rival_has_a_row_but_no_place_and_never_wins() -> None:
    scene = EndPicture.of(["Ann", "Ben"], (50, 10, 90), (1, 2), (), rivals=["dirk"]).scene()
    assert told(scene, "row 2")
    assert told(scene, "text Dirk")
    assert told(scene, "text Ann wins")
    assert not told(scene, "place 2 ")


@pytest.mark.parametrize("players", PLAYERS)
def test_the_bars_have_one_scale_and_begin_below_each_other(players: int) -> None:
    scene = ended(players).scene()
    starts: dict[str, set[int]] = {}
    scales = []
    for bar in told(scene, "bar "):
        _, _, number, *parts = bar.what.split()
        starts.setdefault(number, set()).add(bar.left)
        points = sum(int(part.partition(":")[2]) for part in parts)
        scales.append(((bar.across - 2 * EDGE - 0.5) / points, (bar.across - 2 * EDGE + 0.5) / points))
    assert all(len(lefts) == 1 for lefts in starts.values())
    assert max(low for low, _ in scales) <= min(high for _, high in scales)


@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_colours_of_the_bars_are_those_of_the_points(players: int) -> None:
    picture = ended(players)
    scene = picture.scene()
    image = scene.image()
    for bar in told(scene, "bar "):
        who, number = map(int, bar.what.split()[1:3])
        sums = Counter({p.source: p.points for p in picture.sheet if (p.seat, p.round) == (who, number)})
        scale, before = (bar.across - 2 * EDGE) / sums.total(), 0
        for part in PARTS:
            middle = bar.left + EDGE + round((before + sums[part] / 2) * scale) - 1
            if sums[part] * scale > 6:
                assert image.getpixel((middle, bar.top + bar.down - EDGE - 6)) == COLOURS[part], (bar.what, part)
            before += sums[part]


@pytest.mark.parametrize(("players", "height"), [(2, 800), (3, 800), (4, 980), (5, 1160), (6, 1340)])
def test_nothing_leaves_the_picture_however_many_play(players: int, height: int) -> None:
    scene = ended(players).scene()
    assert (scene.across, scene.down) == (1600, height)
    check_layout(scene, SMALLEST)
    for mark in told(scene, "round ") + told(scene, "bar "):
        assert not any(overlap(mark, text) for text in told(scene, "text ")), mark.what


def test_points_from_elsewhere_get_a_segment_and_a_place_in_the_legend(faults: list[str]) -> None:
    sheet = (Points(0, 1, "camp", 8), Points(0, 0, "bonus", 5), Points(1, 3, "tower", 21))
    picture = EndPicture.of(["Ann", "Ben"], (13, 21), (2, 1), sheet)
    scene = picture.scene()
    assert {item.what for item in told(scene, "bar ")} == {"bar 0 0 bonus:5", "bar 0 1 camp:8", "bar 1 3 tower:21"}
    assert told(scene, "text Other")
    check_layout(scene, SMALLEST)
    assert "2 Ann 13 (5: bonus 5, 8: camp 8, 0, 0)" in picture.alt()
    assert set(faults) <= {"there is no text part-bonus", "there is no text part-camp"}
    faults.clear()


def test_a_game_without_points_is_shown_too() -> None:
    scene = EndPicture.of(NAMES, [0] * 6, [1] * 6, ()).scene()
    assert not told(scene, "bar ")
    check_layout(scene, SMALLEST)


def test_a_scale_leaves_room_for_what_is_written() -> None:
    assert common_scale([10, 30], [50, 50], 400, 100) == 10
    assert common_scale([1, 30], [100, 50], 400, 100) == 10
    assert common_scale([0, 0], [50, 50], 400, 16) == 16
    assert common_scale([1, 1], [50, 50], 400, 16) == 16


@pytest.mark.parametrize("players", PLAYERS)
def test_what_is_read_out_tells_places_totals_and_rounds(players: int) -> None:
    picture = ended(players)
    alt = picture.alt()
    assert len(alt) <= LONGEST_ALT
    for who, name in enumerate(NAMES[:players]):
        place = 1 + sum(other > picture.totals[who] for other in picture.totals[:players])
        assert f"{place} {name if len(name) <= 32 else name[:31] + '…'} {picture.totals[who]} (" in alt
    for points in picture.sheet:
        assert points.points == 0 or f"{points.source} {points.points}" in alt


def test_the_rules_say_who_wins_not_the_points() -> None:
    scene = EndPicture.of(["Ann", "Ben"], (50, 90), (1, 2), ()).scene()
    assert told(scene, "text Ann wins")
    assert [item.what for item in told(scene, "place ")] == ["place 0 1", "place 1 2"]


def test_long_names_are_shortened_before_the_sources_of_points_are_left_out() -> None:
    names = [letter * 120 for letter in "abcdef"]
    for parts, told_of in ((3, 3), (6, 0)):
        sheet = [Points(who, number, part, 10) for who in range(6) for number in (1, 2, 3) for part in KINDS[:parts]]
        alt = EndPicture.of(names, [90] * 6, [1] * 6, sheet).alt()
        assert len(alt) <= LONGEST_ALT
        assert alt.count(": pavilion 10 seraglio 10 arcades 10") == 6 * told_of
        assert all(f"1 {name[: 7 if told_of else 31]}… 90 (" in alt for name in names)


@pytest.mark.parametrize("say", [Catalogue("en"), Longer("en")])
@pytest.mark.parametrize("parts", [PARTS, (*PARTS, "camps"), (*PARTS, "camps", "something")])
def test_no_word_of_the_legend_is_cut_or_lies_on_another(parts: Sequence[str], say: Catalogue) -> None:
    scene = Scene(1600, 1000)
    lay_legend(scene, 500, parts, say)
    (panel,) = told(scene, "legend")[:1]
    entries = [*told(scene, "legend "), *told(scene, "text ")]
    assert not any("…" in entry.what for entry in entries)
    assert not any(overlap(one, other) for one, other in combinations(entries, 2))
    for entry in entries:
        assert panel.left <= entry.left < entry.left + entry.across <= panel.left + panel.across
        assert panel.top <= entry.top < entry.top + entry.down <= panel.top + panel.down
    check_layout(scene, 31)


def test_what_was_lost_stands_behind_what_was_won_and_scores_may_be_below_zero() -> None:
    sheet = (Points(0, 1, "tower", 20), Points(0, 1, "garden", -30), Points(1, 1, "tower", -4))
    picture = EndPicture.of(["Ann", "Ben"], (-10, -4), (2, 1), sheet)
    scene = picture.scene()
    check_layout(scene, SMALLEST)
    assert [bar.what for bar in told(scene, "bar ")] == ["bar 1 1 tower:-4", "bar 0 1 tower:20 garden:-30"]
    assert "−10" in texts(scene, row_of(picture, 0))
    assert "1 Ben −4" in picture.alt()
