"""Games with all modules, for pictures of what they bring."""

from dataclasses import replace
from functools import cache
from itertools import combinations

from alhambra.modules.characters import Lots
from alhambra.modules.characters import all_cards as all_characters
from alhambra.modules.characters.cards import KEPT
from alhambra.options import Options
from alhambra.tools.random_play import numbered_seed, random_game
from alhambra.view import View, view
from render.alhambra.gallery_modules import MODULES
from render.kit.layout.scene import Scene
from tests.render.played import overlap, told
from texts.catalogue import catalogue

SMALLEST, SMALLEST_IN_HAND = 31, 23
LONG = ("W" * 200, "🎲", "أمينة", "Sigurbjörg Guðmundsdóttir frá Ísafirði", "Ķristīne Ozoliņa-Bērziņa", "x")
SAY = catalogue("en", "alhambra")


@cache
def some(players: int) -> tuple[View, ...]:
    """Return the first view of a game with all modules, some later ones, two in auctions and the last."""
    games = [game for _, game, _ in random_game(Options(players, MODULES), numbered_seed(3))]
    auctions = [game for game in games if KEPT.of(game.state).lot is not None]
    chosen = [*games[:: len(games) // 4], *auctions[:: len(auctions) // 2 + 1], games[-1]]
    return tuple(view(game, None) for game in chosen)


def lots(seen: View) -> Lots:
    found = seen.parts["characters"]
    assert isinstance(found, Lots)
    return found


def crowded(seen: View) -> View:
    """Give every character that there is to the last seat."""
    owned = {card.id: len(seen.players) - 1 for card in all_characters()}
    return replace(seen, parts={**seen.parts, "characters": Lots(None, owned, 0)})


def whats(scene: Scene, beginning: str) -> list[str]:
    return [item.what.removeprefix(beginning) for item in told(scene, beginning)]


def check_no_text_is_covered(scene: Scene) -> None:
    texts, badges = told(scene, "text "), told(scene, "badge of ")
    for one, other in combinations(texts, 2):
        assert not overlap(one, other, slack=4), f"{one.what} lies on {other.what}"
    for badge in badges:
        for text in texts:
            assert not overlap(badge, text, slack=2), f"{badge.what} lies on {text.what}"
        for other in badges:
            assert badge is other or not overlap(badge, other)
