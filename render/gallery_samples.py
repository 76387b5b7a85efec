"""What all sheets of the gallery share: names, a seed, and what is read off a view."""

from alhambra.game import Game
from alhambra.hosted import Alhambra
from alhambra.view import View

NAMES = ("Amina", "Þórdís", "Jānis", "Marijke", "Óscar", "Zoë")
ODD_NAMES = ("Wolfeschlegelsteinhausenbergerdorff", "مريم", "🎲🎲🎲", "ĳsbrand ðþæ", "X" * 200, "Ķ")
SEED = 3


def totals_of(seen: View) -> tuple[int, ...]:
    """Give the scores of seats and then rivals."""
    return (*(player.score for player in seen.players), *(rival.score for rival in seen.rivals))


def ranking_of(game: Game) -> tuple[int, ...]:
    """Give the places of the seats, as the rules see them."""
    result = Alhambra().result(game)
    assert result is not None, "the game is over"
    return result.places


def rivals_of(seen: View) -> tuple[str, ...]:
    """Give the names of the rivals."""
    return tuple(rival.name for rival in seen.rivals)
