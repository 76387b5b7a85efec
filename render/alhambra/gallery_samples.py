"""What all sheets of the gallery share: names, a seed, and what is read off a view."""

from collections.abc import Iterator

from alhambra.game import Game
from alhambra.hosted import Alhambra
from alhambra.view import PlayerView, View

NAMES = ("Amina", "Þórdís", "Jānis", "Marijke", "Óscar", "Zoë")
ODD_NAMES = ("Wolfeschlegelsteinhausenbergerdorff", "مريم", "🎲🎲🎲", "ĳsbrand ðþæ", "X" * 200, "Ķ")
SEED = 3


def totals_of(seen: View) -> tuple[int, ...]:
    """Return the scores of seats and then rivals."""
    return (*(player.score for player in seen.players), *(rival.score for rival in seen.rivals))


def ranking_of(game: Game) -> tuple[int, ...]:
    """Return the places of the seats, as the rules see them."""
    result = Alhambra().result(game)
    assert result is not None, "the game is over"
    return result.places


def new_since(before: View, now: View) -> frozenset[str]:
    """Return the ids of the tiles that came to those since then whose turn it is not."""
    had = {tile for player in before.players for tile in _owned(player)}
    others = [player for player in now.players if player.seat not in now.asked]
    return frozenset(tile for player in others for tile in _owned(player) if tile not in had)


def _owned(player: PlayerView) -> Iterator[str]:
    yield from (standing.tile.id for standing in player.palace)
    yield from (tile.id for tile in player.reserve)


def rivals_of(seen: View) -> tuple[str, ...]:
    """Return the names of the rivals."""
    return tuple(rival.name for rival in seen.rivals)
