"""Invaders in pictures: the next attack, which only some may see, the scouts, and who has looked."""

from dataclasses import replace

from alhambra.modules.invaders.cards import InvadersView, all_attacks, all_scouts
from alhambra.view import Card, View
from render.alhambra.hand import HandPicture
from render.alhambra.market import MarketPicture
from tests.render.alhambra.modules.shown import whats
from tests.render.played import NAMES, played

EAST = all_attacks()[1]


def seen(attack: Card | None, *, is_open: bool = False, viewer: int | None = None) -> View:
    view = played(3, modules=("invaders",)).views[0]
    sides = ((1, 1, 1, 1),) * 3
    shown = InvadersView(attack, is_open, 3, () if is_open else all_scouts()[:2], (2,), sides, ("N", "E", "W"))
    return replace(view, viewer=viewer, hand=() if viewer is not None else None, parts={"invaders": shown})


def test_the_next_attack_is_unknown_and_two_scouts_lie_open() -> None:
    picture = MarketPicture.of(seen(None), NAMES[:3])
    assert whats(picture.scene(), "attack ") == ["unknown"]
    assert whats(picture.scene(), "scout ") == [card.id for card in all_scouts()[:2]]
    assert (
        "Invaders: the next attack is unknown, still to come: N E W; scouts: pavilion scout, seraglio scout."
        in picture.alt()
    )
    assert "knows the next attack" in picture.alt()


def test_the_market_never_shows_what_only_one_may_know() -> None:
    assert whats(MarketPicture.of(seen(EAST, viewer=2), NAMES[:3]).scene(), "attack ") == ["unknown"]


def test_the_own_hand_shows_it() -> None:
    assert "attack from the east" in HandPicture.of(seen(EAST, viewer=2)).alt()
    assert "attack" not in HandPicture.of(seen(None, viewer=1)).alt()


def test_an_open_attack_lies_there_for_all() -> None:
    picture = MarketPicture.of(seen(EAST, is_open=True), NAMES[:3])
    assert whats(picture.scene(), "attack ") == [EAST.id]
    assert "Invaders: next an attack from the east, still to come: N E W." in picture.alt()
    assert "attack" not in HandPicture.of(seen(EAST, is_open=True, viewer=1)).alt()
