"""Games with all modules, for pictures of what they bring."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import pytest

from alhambra.modules.characters import Lots
from alhambra.modules.characters import all_cards as all_characters
from alhambra.view import View
from render.alhambra.gallery_modules import MODULES
from render.kit.layout.scene import Scene
from tests.render.played import PLAYERS, overlap, played, told
from texts.catalogue import catalogue

SMALLEST, SMALLEST_IN_HAND = 31, 23
LONG = ("W" * 200, "🎲", "أمينة", "Sigurbjörg Guðmundsdóttir frá Ísafirði", "Ķristīne Ozoliņa-Bērziņa", "x")
SAY = catalogue("en")


def some(players: int) -> Iterator[View]:
    """Yield the first view of a game with all modules, some later ones, all kinds of auctions and the last."""
    views = played(players, modules=MODULES).views
    yield from views[:: len(views) // 4]
    yield from [seen for seen in views if lots(seen).lot is not None][:: 2 * players]
    yield views[-1]


def lots(seen: View) -> Lots:
    found = seen.parts["characters"]
    assert isinstance(found, Lots)
    return found


def crowded(seen: View) -> View:
    """Give every character that there is to the last seat."""
    owned = {card.id: len(seen.players) - 1 for card in all_characters()}
    return replace(seen, parts={**seen.parts, "characters": Lots(None, owned, 0)})


VIEWS = [
    pytest.param(view, id=f"{players}-{number}") for players in PLAYERS for number, view in enumerate(some(players))
]


def whats(scene: Scene, beginning: str) -> list[str]:
    return [item.what.removeprefix(beginning) for item in told(scene, beginning)]


def check_no_text_is_covered(scene: Scene) -> None:
    for one, other in combinations(told(scene, "text "), 2):
        assert not overlap(one, other, slack=4), f"{one.what} lies on {other.what}"
    for badge in told(scene, "badge of "):
        for text in told(scene, "text "):
            assert not overlap(badge, text, slack=2), f"{badge.what} lies on {text.what}"
        for other in told(scene, "badge of "):
            assert badge is other or not overlap(badge, other)
