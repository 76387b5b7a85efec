"""What no picture can show is refused with a clear sentence."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from alhambra.view import PlayerView, Standing, Tile, View
from render.alhambra.end import EndPicture
from render.alhambra.hand import HandPicture
from render.alhambra.market import MarketPicture
from render.alhambra.palace import PalacePicture
from render.alhambra.place import PlacePicture
from render.alhambra.replay import Replay
from render.alhambra.scoring import ScoringPicture
from render.alhambra.table import TablePicture
from tests.render.built import any_tile, built
from tests.render.played import NAMES, played

FAR = 5000


def palace(tile: Tile | None = None, x: int = 1, seat: int = 0) -> PlayerView:
    return replace(built({}, seat=seat), palace=(Standing((x, 0), tile or any_tile(1), 0),))


def view(tile: Tile | None = None, x: int = 1) -> View:
    seen = played(3).views[0]
    return replace(seen, players=(palace(tile, x), *seen.players[1:]))


@pytest.mark.parametrize(
    ("show", "sentence"),
    [
        (lambda: PalacePicture.of(palace(x=FAR), "Ann"), "the cell 5000, 0 is too far"),
        (lambda: PalacePicture.of(palace(x=-FAR), "Ann"), "the cell -5000, 0 is too far"),
        (lambda: PlacePicture.of(palace(), any_tile(0), [(0, -FAR)]), "the cell 0, -5000 is too far"),
        (lambda: TablePicture.of(view(x=FAR), NAMES[:3]).scene(), "the cell 5000, 0 is too far"),
        (lambda: list(Replay.of([view(x=FAR)], NAMES[:3]).scenes()), "the cell 5000, 0 is too far"),
        (lambda: PalacePicture.of(palace(seat=9), "Ann"), "no seat 9"),
        (lambda: PlacePicture.of(palace(seat=9), None, []), "no seat 9"),
        (lambda: HandPicture(9, ()), "no seat 9"),
        (lambda: ScoringPicture.of(1, (), ["x"] * 7, [0] * 7), "no seat 6"),
        (lambda: MarketPicture.of(view(), NAMES[:2]), "2 names for 3 seats"),
        (lambda: TablePicture.of(view(), NAMES[:2]), "2 names for 3 seats"),
        (lambda: Replay.of([view()], NAMES[:2]), "2 names for 3 seats"),
        (lambda: ScoringPicture.of(1, (), NAMES[:2], [0] * 3), "3 totals for 2 participants"),
        (lambda: EndPicture.of(NAMES[:2], [0] * 3, [1] * 3, ()), "2 names for 3 seats"),
        (lambda: EndPicture.of(NAMES[:2], [0] * 3, [1] * 2, ()), "3 totals for 2 participants"),
    ],
)
def test_bad_input_is_refused_with_a_sentence(show: Callable[[], object], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        show()
