"""What a player makes of the position: how much of the game is left, and what each kind may bring."""

from collections import Counter
from functools import cache
from math import erf, sqrt

from alhambra.components import ROUNDS, Kind, load
from alhambra.view import View

TILES_A_TURN = 0.8
"""How many tiles a player buys in a turn, as experience tells."""
NEARLY_NONE = 1e-9


class Outlook:
    """The rounds to come, and the chances in their majorities (B-69 to B-71)."""

    def __init__(self, view: View) -> None:
        assert view.viewer is not None, "a player sits somewhere"
        self.seat = view.viewer
        self.rounds = [number for number in ROUNDS if number not in view.scored]
        self.turns = view.tiles_left / len(view.players) / TILES_A_TURN
        """How many turns each player still has."""
        self.soon = min(1.0, self.turns)
        """How sure it is that there is a next turn."""
        self._counts = [player.counts for player in view.players] + [rival.counts for rival in view.rivals]
        self._to_come = _all_tiles() - _seen(view)
        self._points: dict[tuple[Kind, int], float] = {}

    def gain(self, kind: Kind) -> float:
        """Give the points that one more tile of a kind is likely to bring."""
        return self._expected(kind, 1) - self._expected(kind, 0)

    def _expected(self, kind: Kind, more: int) -> float:
        key = kind, more
        if key not in self._points:
            counts = [count.get(kind, 0) for count in self._counts]
            counts[self.seat] += more
            self._points[key] = sum(
                self._expected_in(number, counts, kind, place / len(self.rounds))
                for place, number in enumerate(self.rounds, 1)
            )
        return self._points[key]

    def _expected_in(self, number: int, counts: list[int], kind: Kind, passed: float) -> float:
        """Give the points to expect in a round, until when some share of the tiles to come will be built."""
        own, built = counts[self.seat], self._to_come[kind] * passed
        spread = 2 * sqrt(built / len(counts)) + NEARLY_NONE
        places = [1.0]  # how likely it is that none, one, two ... others are ahead
        for who, count in enumerate(counts):
            if who != self.seat:
                ahead = (1 + erf((count - own) / spread)) / 2
                places = [
                    stay * (1 - ahead) + more * ahead for stay, more in zip([*places, 0.0], [0.0, *places], strict=True)
                ]
        table = load().points[number - 1].get(kind, ())
        points = sum(chance * value for chance, value in zip(places, table, strict=False))
        return points if own else points * (1 - (1 - 1 / len(counts)) ** built)  # B-69: without a tile, none


@cache
def _all_tiles() -> Counter[Kind]:
    return Counter(tile.kind for tile in load().buildings)


def _seen(view: View) -> Counter[Kind]:
    """Count the tiles that have left the market."""
    seen: Counter[Kind] = Counter()
    for player in view.players:
        seen.update(player.counts)
        seen.update(tile.kind for tile in (*player.reserve, *player.aside))
    for rival in view.rivals:
        seen.update(rival.counts)
    return seen
