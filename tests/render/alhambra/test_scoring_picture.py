"""The picture of a scoring shows what was scored: it is read back from where things lie."""

from dataclasses import replace
from itertools import combinations

import pytest

from alhambra.base.scoring import penalties, shares
from alhambra.components import load
from alhambra.events import ScoreLine
from render.alhambra.layout.parts import KINDS, PARTS, WALL
from render.alhambra.scoring import ScoringPicture
from render.kit.layout.naming import LONGEST_ALT
from render.kit.layout.scene import Item, Scene
from render.kit.layout.wording import signed
from tests.render.played import NAMES, PLAYERS, Scoring, check_layout, overlap, played, texts, told, within

SMALLEST = 31
RIM = 7
"""How much of two octagons beside each other is clear."""
SCORINGS = [(players, number) for players in PLAYERS for number in (0, 1, 2)]


def picture(scoring: Scoring) -> ScoringPicture:
    names = NAMES[: len(scoring.view.players)]
    points = scoring.view.points
    return ScoringPicture.of(
        scoring.event.round, scoring.event.lines, names, scoring.totals, points=points, rivals=scoring.rivals
    )


def of_lines(*lines: ScoreLine, players: int = 4, number: int = 2) -> ScoringPicture:
    return ScoringPicture.of(number, lines, NAMES[:players], [0] * players, points=load().points)


def cell(scene: Scene, part: str, who: int) -> Item:
    """Return the box where a column crosses a row."""
    (column,), (chip,) = told(scene, f"column {who}"), told(scene, f"chip {part}")
    middle = chip.top + chip.down // 2
    return replace(column, what="cell", top=middle - 36, down=72)


def place_in(scene: Scene, box: Item) -> list[int]:
    return [int(item.what.split()[-1]) for item in told(scene, "place ") if within(item, box)]


@pytest.mark.parametrize(("players", "number"), SCORINGS)
def test_every_cell_tells_how_many_which_place_and_the_points(players: int, number: int) -> None:
    scoring = played(players).scorings[number]
    scene, lines = picture(scoring).scene(), {(line.part, line.who): line for line in scoring.event.lines}
    for part in KINDS:
        for who in range(len(scoring.totals)):
            box, line = cell(scene, part, who), lines.get((part, who))
            found = texts(scene, box)
            if line is None:
                assert found == ["–"]
                continue
            assert (found[0], found[-1]) == (str(line.amount), signed(line.points))
            assert place_in(scene, box) == ([line.place] if line.place <= scoring.event.round else [])


@pytest.mark.parametrize(("players", "number"), SCORINGS)
def test_a_wall_has_as_many_bricks_as_points(players: int, number: int) -> None:
    scoring = played(players).scorings[number]
    scene = picture(scoring).scene()
    lengths = {line.who: line.points for line in scoring.event.lines if line.part == WALL}
    for who in range(len(scoring.totals)):
        box = cell(scene, WALL, who)
        bricks = [int(item.what.split()[1]) for item in told(scene, "bricks ") if within(item, box)]
        assert bricks == ([lengths[who]] if who in lengths else [])
        assert texts(scene, box) == [signed(lengths[who]) if who in lengths else "–"]


@pytest.mark.parametrize(("players", "number"), SCORINGS)
def test_the_last_row_tells_the_gain_and_the_new_total(players: int, number: int) -> None:
    scoring = played(players).scorings[number]
    scene = picture(scoring).scene()
    for who, total in enumerate(scoring.totals):
        gained = sum(line.points for line in scoring.event.lines if line.who == who)
        (box,) = told(scene, f"total {who}")
        assert sorted(texts(scene, box)) == sorted([signed(gained), str(total)])


@pytest.mark.parametrize(("players", "number"), SCORINGS)
def test_nothing_leaves_the_picture_or_lies_on_something_else(players: int, number: int) -> None:
    scene = picture(played(players).scorings[number]).scene()
    assert (scene.across, scene.down) == (1600, 1000)
    check_layout(scene, SMALLEST)
    things = [item for what in ("text ", "place ", "bricks ", "worth ") for item in told(scene, what)]
    for one, other in combinations(things, 2):
        assert not overlap(one, other, slack=RIM), f"{one.what} lies on {other.what}"


def test_equals_share_and_the_sum_is_told() -> None:
    lines = shares("garden", (0, 2, 2, 1), (12, 5))
    scene = of_lines(*lines).scene()
    assert texts(scene, cell(scene, "garden", 1)) == ["2", "17÷2", "+8"]
    assert texts(scene, cell(scene, "garden", 2)) == ["2", "17÷2", "+8"]
    assert place_in(scene, cell(scene, "garden", 1)) == [1]
    assert texts(scene, cell(scene, "garden", 3)) == ["1", "0"]
    assert place_in(scene, cell(scene, "garden", 3)) == []


def test_six_columns_leave_the_sums_out() -> None:
    scene = of_lines(*shares("garden", (0, 2, 2, 1, 0, 0), (12, 5)), players=6).scene()
    assert texts(scene, cell(scene, "garden", 1)) == ["2", "+8"]


def test_a_scoring_without_points_has_a_dash_in_every_cell() -> None:
    scene = of_lines().scene()
    assert [texts(scene, cell(scene, part, who)) for part in PARTS for who in range(4)] == [["–"]] * 28


@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_labels_tell_the_printed_points(number: int) -> None:
    scene = of_lines(number=number).scene()
    found = [item.what.removeprefix("worth ") for item in told(scene, "worth ")]
    printed = load().points[number - 1]
    assert found == [f"{kind} {place} {points}" for kind in KINDS for place, points in enumerate(printed[kind], 1)]


def test_points_that_a_module_has_changed_are_not_explained_by_the_printed_table() -> None:
    scene = of_lines(ScoreLine(0, "tower", 3, 20, "B-70", place=1)).scene()
    assert not told(scene, "worth tower")
    assert told(scene, "worth garden")
    assert texts(scene, cell(scene, "tower", 0)) == ["3", "+20"]


def test_a_part_that_nobody_knows_gets_a_plain_row_of_its_own(faults: list[str]) -> None:
    camp, baths = ScoreLine(0, "camp", 3, 3, "M8-2"), ScoreLine(2, "bath_houses", 1, -2, "M99-1")
    shown = of_lines(camp, baths)
    scene = shown.scene()
    words = [item.what for item in told(scene, "text ")]
    assert {"text Camp", "text Bath houses", "text −2"} <= set(words)
    assert scene.down == 1000 + 2 * 83
    check_layout(scene, SMALLEST)
    assert "Camp: Amina 3, 3." in shown.alt()
    assert faults, "it is logged that nobody has written its name"
    faults.clear()


def test_a_wall_of_no_length_has_no_bricks() -> None:
    scene = of_lines(ScoreLine(0, WALL, 0, 0, "B-77")).scene()
    assert texts(scene, cell(scene, WALL, 0)) == ["0"]
    assert not told(scene, "bricks ")


def test_several_lines_of_one_part_are_added_up() -> None:
    scene = of_lines(ScoreLine(0, "tower", 2, 6, "B-70", place=1), ScoreLine(0, "tower", 1, 3, "M1-1")).scene()
    assert texts(scene, cell(scene, "tower", 0)) == ["3", "+9"]


@pytest.mark.parametrize(("players", "number"), SCORINGS)
def test_what_is_read_out_tells_every_line(players: int, number: int) -> None:
    scoring, names = played(players).scorings[number], ["Ann", "Ben", "Cid", "Dee", "Eve", "Fay"][:players]
    event, called = scoring.event, [*names, "Dirk"]
    alt = ScoringPicture.of(event.round, event.lines, names, scoring.totals, rivals=scoring.rivals).alt()
    assert len(alt) <= LONGEST_ALT
    sentences = {part: said for part, _, said in (sentence.partition(": ") for sentence in alt.split(". "))}
    for line in event.lines:
        title = "Longest wall" if line.part == WALL else line.part.capitalize()
        groups = [group for group in sentences[title].split("; ") if called[line.who] in group]
        assert len(groups) == 1
        assert groups[0].endswith(facts_of(line, event.round)), line
    for who, total in enumerate(scoring.totals):
        assert f"{called[who]} {total} (" in sentences["Totals"]


def facts_of(line: ScoreLine, number: int) -> str:
    if line.part == WALL:
        return f" {line.amount}"
    place = ["first, ", "second, ", "third, "][line.place - 1] if line.place <= number else ""
    return f" {line.amount}, {place}{line.points}"


def test_what_is_read_out_is_never_too_long() -> None:
    scoring = played(6).scorings[2]
    names = [letter * 100 for letter in "abcdef"]
    assert len(ScoringPicture.of(3, scoring.event.lines, names, scoring.totals).alt()) <= LONGEST_ALT


def test_long_names_are_shortened_before_parts_are_dropped() -> None:
    scoring = played(6).scorings[2]
    names = [letter * 100 for letter in "abcdef"]
    alt = ScoringPicture.of(3, scoring.event.lines, names, scoring.totals).alt()
    assert len(alt) <= LONGEST_ALT
    assert "Tower: " in alt
    assert all(f"{name[:7]}… " in alt for name in names)


def test_who_leads_is_told_by_a_star_and_not_by_gold_alone() -> None:
    shown = ScoringPicture.of(1, (), NAMES[:4], (30, 50, 50, 10)).scene()
    assert [item.what for item in told(shown, "leads ")] == ["leads 1", "leads 2"]


def test_equal_scorings_are_equal_pictures() -> None:
    scoring = played(2).scorings[0]
    assert picture(scoring) == picture(scoring)
    assert hash(picture(scoring)) == hash(picture(scoring))


def test_penalties_are_told_with_a_minus_and_how_they_came_about() -> None:
    shared = list(penalties("tower", [(0, 0), (0, 0), (2, 1)], (9, 6, 3), "B-70"))
    further = ScoreLine(0, "tower", 0, -3, "B-70")
    shown = ScoringPicture.of(3, [*shared, further], NAMES[:3], [-11, -8, -3], points=load().points)
    scene = shown.scene()
    assert [texts(scene, cell(scene, "tower", who)) for who in range(3)] == [
        ["0", "8+3", "−11"],
        ["0", "15÷2", "−8"],
        ["2", "−3"],
    ]
    assert not told(scene, "place ")
    assert "−11 (−11)" in shown.alt()
    assert "leads 2" in [item.what for item in told(scene, "leads ")]
