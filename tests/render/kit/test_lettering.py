"""Names of all kinds: what the fonts cannot show is left out, and what is too long is made to fit."""

import pytest

from render.kit.art.lettering import Face, drawable, fitted, set_text, width
from render.kit.layout.naming import LONGEST_ALT, shortest_needed, shown_name
from texts.catalogue import catalogue

SAY = catalogue("en", "alhambra")


@pytest.mark.parametrize("name", ["Þórdís", "Ķīļņš", "ĳsbeer ëï", "Ångström Żółć", "Ελένη", "Ольга", "O’Neil – Jr."])
def test_letters_with_accents_are_shown_as_they_are(name: str) -> None:
    assert drawable(name) == name


@pytest.mark.parametrize(
    ("name", "shown"),
    [("Zoë 🎲🎲", "Zoë"), ("שלום Dana", "Dana"), ("a\u202eb\u0007c", "a b c"), ("e\u0301va", "éva"), ("👑", "")],
)
def test_what_the_fonts_lack_is_left_out(name: str, shown: str) -> None:
    assert drawable(name) == shown


@pytest.mark.parametrize("name", ["", "  ", "👑👑", "שלום", "\u202e"])
def test_a_name_of_which_nothing_is_left_becomes_the_number_of_the_seat(name: str) -> None:
    assert shown_name(name, 2, SAY) == "Player 3"


@pytest.mark.parametrize("text", ["Ann", "W" * 200, "a b " * 50, "Ķ" * 40])
@pytest.mark.parametrize("space", [60, 200, 800])
def test_a_text_fits_its_space(text: str, space: int) -> None:
    shown, size = fitted(text, Face.BLACK, 48, space)
    assert width(shown, Face.BLACK, size) <= space
    assert 34 <= size <= 48
    assert shown == text or shown.endswith("…")


def test_a_long_name_costs_no_more_than_a_short_one() -> None:
    assert len(drawable("x" * 100_000)) == 200


def test_capitals_are_as_high_as_they_are_said_to_be() -> None:
    assert set_text("H", Face.BLACK, 100).mask.height == pytest.approx(66, abs=1)


def test_what_is_read_out_is_never_too_long() -> None:
    assert shortest_needed(["x" * 2000, "y" * 900]) == "y" * 900
    assert len(shortest_needed(["x" * 2000, "y" * 1900])) == LONGEST_ALT
    assert shortest_needed([f"One. Two! {'y' * 900}. {'z' * 900}."]) == f"One. Two! {'y' * 900}."
