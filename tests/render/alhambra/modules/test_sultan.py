"""The sultan's cards beside the market, a tile that may be claimed, and claims beside their owners."""

from alhambra import apply, view
from alhambra.actions import ConfirmTurn, TakeMoney
from render.alhambra.market import MarketPicture
from tests.alhambra.games import position
from tests.render.played import check_layout, told

NAMES = ["Anna", "Bela", "Cleo"]
MARKS = {"sultan-gulden-1": "garden", "sultan-denar-1": "arcades", "sultan-ducat-2": "tower"}
GIVEN = {
    "market": {"dirham": "seraglio-3-esw", "denar": "garden-10", "ducat": "tower-11"},
    "display": ["gulden-9", "dirham-9", "denar-9", "ducat-9"],
    "bag": ["garden-11"],
    "sultan": {"marks": MARKS, "owned": {"sultan-gulden-1": "ben"}},
}


def test_cards_for_sale_and_claims_are_shown() -> None:
    picture = MarketPicture.of(view(position(GIVEN, 3, ("sultan",)), None), NAMES)
    scene = picture.scene()
    check_layout(scene, 30)
    cards = [item.what for item in told(scene, "sultan card ")]
    assert cards == ["sultan card sultan-denar-1 arcades", "sultan card sultan-ducat-2 tower"]
    assert [item.what for item in told(scene, "badge of ")] == ["badge of 1 claim-garden"]
    assert "Sultan cards for 7 each: sultan card (Denar) marked arcades" in picture.alt()
    assert "claim on gardens" in picture.alt()


def test_the_tile_that_may_be_claimed_is_shown() -> None:
    game = position(GIVEN, 3, ("sultan",))
    for action in (TakeMoney(0, ("gulden-9-a",)), ConfirmTurn(0)):
        game = apply(game, action).game
    picture = MarketPicture.of(view(game, None), NAMES)
    check_layout(picture.scene(), 30)
    assert [item.what for item in told(picture.scene(), "claimable ")] == ["claimable garden-11"]
    assert "Drawn and up for a claim: garden 11." in picture.alt()
