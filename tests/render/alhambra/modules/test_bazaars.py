"""Bazaars in pictures: beside the market with their prices, and what they are called."""

from dataclasses import replace

import pytest

from alhambra.modules.bazaars import Bazaar, OpenBazaar, all_bazaars
from render.alhambra.layout.naming import tile_called
from render.alhambra.market import MarketPicture
from render.alhambra.palace import PalacePicture
from render.alhambra.table import TablePicture
from tests.render.alhambra.modules.shown import SAY, whats
from tests.render.built import built
from tests.render.played import NAMES, played, told

BAZAARS = tuple(all_bazaars().values())


def picture(*prices: int | None) -> MarketPicture:
    view = played(3, modules=("bazaars",)).views[0]
    shown = tuple(OpenBazaar(tile, price) for tile, price in zip(BAZAARS, prices, strict=False))
    return MarketPicture.of(replace(view, parts={"bazaars": shown}), NAMES[:3])


def test_bazaars_lie_beside_the_market_with_their_prices() -> None:
    shown = picture(4, None, 11)
    prices = [what.rpartition(" ")[2] for what in whats(shown.scene(), "open bazaar ")]
    assert prices == ["4", "–", "11"]
    assert (
        "Bazaars beside the market: bazaar (Gulden, seraglio, arcades, tower) for 4, "
        "bazaar (Gulden, pavilion, chambers, garden), not for sale now, "
        "bazaar (Dirham, seraglio, arcades, garden) for 11." in shown.alt()
    )


def test_all_of_them_find_room() -> None:
    scene = picture(*range(2, 10)).scene()
    boxes = [box for bazaar in BAZAARS for box in told(scene, f"open bazaar {bazaar.id}")]
    assert len(boxes) == len(BAZAARS)
    assert max(box.left + box.across for box in boxes) < 1600


@pytest.mark.parametrize("bazaar", BAZAARS, ids=lambda bazaar: bazaar.id)
def test_a_bazaar_in_a_palace_has_no_price(bazaar: Bazaar) -> None:
    assert told(PalacePicture.of(built({(2, 0): bazaar}), "Amina").scene(), f"tile O13 {bazaar.id}")
    assert not any(letter.isdigit() for letter in tile_called(bazaar, SAY))


def test_walls_that_were_put_on_a_bazaar_are_named() -> None:
    assert tile_called(replace(BAZAARS[0], walls=1), SAY) == "bazaar (Gulden, seraglio, arcades, tower, N)"
    assert tile_called(BAZAARS[0], SAY, arrows=True) == "bazaar (Gulden, S A T)"


def test_the_picture_of_a_table_shows_them_too() -> None:
    views = played(3, modules=("bazaars",)).views
    some = next(view for view in views if view.parts["bazaars"])
    scene = TablePicture.of(some, NAMES[:3]).scene()
    assert whats(scene, "open bazaar ")
