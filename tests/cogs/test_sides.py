"""Walls in words: arrows for the eye, letters for the ear, and whatever somebody types."""

import pytest

from alhambra.view import pieces
from cogs.alhambra.reading import fits
from cogs.alhambra.sides import arrows_for, sides_typed, spelled
from cogs.alhambra.words import Words
from render.alhambra.layout.naming import tile_called
from tests.cogs.world import World
from texts.catalogue import catalogue

SAY = catalogue("en", "alhambra")
TILES = pieces(3, {"modules": ["camps", "squares"]}).tiles


@pytest.mark.parametrize(
    ("tile", "seen", "heard"),
    [
        ("tower-9-nw", "tower 9 (↑←)", "tower 9 (N W)"),
        ("seraglio-3-esw", "seraglio 3 (→↓←)", "seraglio 3 (E S W)"),
        ("garden-10", "garden 10", "garden 10"),
        ("camp-3-e", "camp 3 (arrow →)", "camp 3 (arrow E)"),
    ],
)
def test_a_tile_is_called_with_arrows_for_the_eye_and_letters_for_the_ear(tile: str, seen: str, heard: str) -> None:
    assert tile_called(TILES[tile], SAY, arrows=True) == seen
    assert tile_called(TILES[tile], SAY) == heard


@pytest.mark.parametrize(
    "typed", ["tower n w", "tower north west", "tower ↑←", "tower (N W)", "9 ← ↑", "tow nor wes", "Tower 9 (↑←)"]
)
def test_walls_can_be_typed_as_letters_words_or_arrows(typed: str) -> None:
    labels = ["Tower 9 (↑←)", "Tower 9 (↑→)", "Tower 10 (←)", "Garden 10"]
    assert [label for label in labels if fits(spelled(label, SAY), spelled(typed, SAY))] == labels[:1]


@pytest.mark.parametrize(
    ("word", "sides"),
    [
        *(("NE", "NE"), ("ne", "NE"), ("s", "S"), ("↑→", "NE"), ("↓", "S"), ("West", "W"), ("NESW", "NESW")),
        *(("se", ""), ("tower", ""), ("NN", ""), ("nort", ""), ("7", "")),
    ],
)
def test_a_word_is_read_as_sides_or_left_to_others(word: str, sides: str) -> None:
    assert sides_typed(word, SAY) == sides
    assert sides_typed(arrows_for(sides, SAY), SAY) == sides


async def test_menus_and_stories_show_walls_as_arrows(table: World) -> None:
    words = Words(await table.glance(), SAY)
    assert words.tile("tower-9-nw") == "tower 9 (↑←)"
    assert words.params({"tile": "garden-8-ne"}) == {"tile": "garden 8 (↑→)"}
