"""Names are read out whatever somebody calls himself, and cannot break what stands around them."""

import pytest

from render.kit.art.lettering import Face, set_text
from render.kit.layout.naming import SHORT_NAME, spoken_name
from render.kit.layout.participants import Participants
from tabletop.naming import LONGEST_NAME
from texts.catalogue import catalogue

SAY = catalogue("en", "alhambra")


@pytest.mark.parametrize(
    ("name", "spoken"),
    [
        ("Amina", "Amina"),
        ("  Jānis \n\t Bērziņš ", "Jānis Bērziņš"),
        ("مريم", "مريم"),
        ("\u202eevil\u202c", "evil"),
        ("\u2066a\u2069\u200eb\x00\x1b[0m", "ab[0m"),
        ("👩\u200d🌾", "👩\u200d🌾"),
        ("W" * 33, "W" * 31 + "…"),
        ("W" * 32, "W" * 32),
        ("", "Player 3"),
        ("\u202e\u200d \u200b", "Player 3"),
    ],
)
def test_a_name_is_read_out_clean_and_short(name: str, spoken: str) -> None:
    assert spoken_name(name, 2, SAY) == spoken
    assert Participants(("x", "y", name)).called(2, SAY) == spoken
    assert len(spoken) <= LONGEST_NAME


def test_shortened_names_that_would_be_equal_become_seats() -> None:
    people = Participants(("Maximilian", "Maximiliane", "Ann"), ("dirk",))
    assert people.all_called(SAY, SHORT_NAME) == ["Player 1", "Player 2", "Ann", "Dirk"]
    assert people.all_called(SAY) == ["Maximilian", "Maximiliane", "Ann", "Dirk"]


def test_digits_of_titles_are_not_old_style() -> None:
    heights = {set_text(digit, Face.TITLE, 58).mask.height for digit in "0123456789"}
    assert max(heights) - min(heights) <= 2
