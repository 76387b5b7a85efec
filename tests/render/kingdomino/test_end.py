"""The picture of the end shows the ranking and where the points came from: it is read back from what is drawn."""

from dataclasses import replace
from itertools import combinations

import pytest

from kingdomino.view import Standing, places
from render.kingdomino.art import hues
from render.kingdomino.end import EndPicture
from render.kingdomino.end.bars import BONUSES, EDGE
from render.kingdomino.end.score import Score
from render.kingdomino.gallery import games
from render.kingdomino.gallery_samples import NAMES
from render.kit.layout.naming import LONGEST_ALT
from render.kit.layout.participants import Participants
from tests.render.kingdomino.positions import LONG_NAMES, SMALLEST, names_of
from tests.render.played import check_layout, overlap, texts, told

COLOURS = {land: colours.floor for land, colours in hues.LANDS.items()} | BONUSES
GAMES = ("4", "duel", "2", "3")


def ended(name: str, names: tuple[str, ...] = NAMES) -> EndPicture:
    view = games()[name].last.view()
    return EndPicture.of(view, names_of(view, names))


def made(*scores: tuple[int, int, int], discards: tuple[int, ...] = ()) -> EndPicture:
    """Return a result in which all points came from forests."""
    standings = [Standing(*score) for score in scores]
    all_of_them = tuple(Score((("wheat", 0), ("forest", one.score)), one, discards) for one in standings)
    return EndPicture(Participants(NAMES[: len(scores)]), all_of_them, places(standings))


@pytest.mark.parametrize("name", GAMES)
def test_the_rows_are_ranked_and_tell_all_that_decides(name: str) -> None:
    picture, view = ended(name), games()[name].last.view()
    scene = picture.scene()
    rows = [item for item in scene.items if item.what.startswith(("row ", "winner "))]
    order = [int(item.what.split()[1]) for item in sorted(rows, key=lambda item: item.top)]
    assert [view.ranking[seat] for seat in order] == sorted(view.ranking)
    for row in rows:
        seat = int(row.what.split()[1])
        found, standing = texts(scene, row), view.standings[seat]
        assert {str(standing.score), str(standing.largest), str(standing.crowns)} <= set(found)
        points = [str(points) if points else "–" for _, points in view.players[seat].parts]
        assert [text for text in found if text in points][-len(points) :]
        assert row.what.startswith("winner ") is (seat in view.winners)
    assert [item.what for item in told(scene, "place ")] == [f"place {seat} {view.ranking[seat]}" for seat in order]


@pytest.mark.parametrize("name", GAMES)
def test_the_bars_have_one_scale_and_the_colours_of_the_points(name: str) -> None:
    picture = ended(name)
    scene = picture.scene()
    image, scales = scene.image(), []
    bars = told(scene, "bar ")
    assert len({bar.left for bar in bars}) == 1
    for bar in bars:
        seat, *parts = bar.what.split()[1:]
        segments = [(source, int(points)) for source, _, points in (part.partition(":") for part in parts)]
        assert segments == [one for one in picture.scores[int(seat)].sources if one[1]]
        total = sum(points for _, points in segments)
        scales.append(((bar.across - 2 * EDGE - 0.5) / total, (bar.across - 2 * EDGE + 0.5) / total))
        before, scale = 0, (bar.across - 2 * EDGE) / total
        for source, points in segments:
            left, right = (bar.left + EDGE + round(done * scale) for done in (before, before + points))
            row = {image.getpixel((x, bar.top + bar.down - EDGE - 3)) for x in range(left + 1, right - 3)}
            assert COLOURS[source] in row or points * scale < 24, (bar.what, source)
            before += points
    assert max(low for low, _ in scales) <= min(high for _, high in scales)


@pytest.mark.parametrize("names", [NAMES, LONG_NAMES], ids=["names", "long-names"])
@pytest.mark.parametrize("name", GAMES)
def test_nothing_leaves_the_picture_or_lies_on_anything(name: str, names: tuple[str, ...]) -> None:
    scene = ended(name, names).scene()
    check_layout(scene, SMALLEST)
    for one, other in combinations(told(scene, "text "), 2):
        assert not overlap(one, other, slack=4), f"{one.what} lies on {other.what}"
    for what in ("bar ", "tie", "thrown away ", "shield ", "place ", "legend ", "source "):
        for item in told(scene, what):
            if what != "legend " or item.what != "legend":
                assert not any(overlap(text, item, slack=4) for text in told(scene, "text ")), item.what
    for bar in told(scene, "bar "):
        assert not any(overlap(bar, item) for item in told(scene, "thrown away ")), bar.what


def test_four_rows_are_as_high_as_drawn() -> None:
    assert ended("4").scene().down == 1022


@pytest.mark.parametrize(
    ("scores", "winners"),
    [
        (((61, 7, 11), (61, 6, 12)), {0}),
        (((61, 7, 11), (61, 7, 12)), {1}),
        (((61, 7, 12), (61, 7, 12)), {0, 1}),
        (((0, 0, 0), (0, 0, 0), (0, 0, 0), (0, 0, 0)), {0, 1, 2, 3}),
    ],
)
def test_ties_are_broken_by_what_is_shown(scores: tuple[tuple[int, int, int], ...], winners: set[int]) -> None:
    picture = made(*scores)
    scene = picture.scene()
    assert {int(item.what.split()[1]) for item in told(scene, "winner ")} == winners
    check_layout(scene, SMALLEST)
    assert ("win." in picture.alt()) is (len(winners) > 1)


def test_many_discards_are_counted_and_never_lie_on_a_bar() -> None:
    picture = made((199, 12, 20), (190, 9, 20), discards=(1, 2, 3, 4, 5, 6))
    scene = picture.scene()
    assert told(scene, "text +3")
    for bar in told(scene, "bar "):
        assert not any(overlap(bar, item) for item in told(scene, "thrown away "))
    assert "Discarded: Amina 1, 2, 3, 4, 5, 6; " in picture.alt()


def test_a_dynasty_tells_which_game_it_was_and_all_points_so_far() -> None:
    game = games()["3"]
    step, scored = game.scorings[1]
    picture = EndPicture.of_part(step.view(), NAMES[:3], scored.part, scored.parts)
    scene = picture.scene()
    rounds = [item.what for item in told(scene, "round ")]
    assert rounds == ["round 1 past", "round 2 past", "round 3 to come"]
    assert told(scene, "now round 2")
    for score in picture.scores:
        assert told(scene, f"text {score.standing.score}")
        assert told(scene, f"text +{score.points}")
    assert "is ahead" in picture.alt()


@pytest.mark.parametrize("name", GAMES)
def test_the_result_is_read_out(name: str) -> None:
    for names in (NAMES, LONG_NAMES):
        assert len(ended(name, names).alt()) <= LONGEST_ALT
    picture, view = ended(name), games()[name].last.view()
    for seat in range(len(view.players)):
        assert f"{view.ranking[seat]} {NAMES[seat]} {view.standings[seat].score} (" in picture.alt()


def test_any_change_of_a_fact_changes_the_picture() -> None:
    picture = made((61, 7, 11), (50, 6, 12))
    first, second = picture.scores
    data = picture.file()
    changed = [
        replace(first, standing=Standing(62, 7, 11)),
        replace(first, standing=Standing(61, 8, 11)),
        replace(first, standing=Standing(61, 7, 12)),
        replace(first, sources=(("wheat", 1), ("forest", 60))),
        replace(first, discards=(7,)),
    ]
    for number, score in enumerate(changed):
        assert replace(picture, scores=(score, second)).file() != data, number
    assert replace(picture, places=(1, 1)).file() != data
    assert replace(picture, part=1, parts=3).file() != data
