"""What a player makes of the position: how much of the game is left, and what each kind may bring."""

from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache
from math import erf, sqrt

from alhambra.components import ROUNDS, Kind, Tile, load
from alhambra.module import Module, Points
from alhambra.player.part import player_parts
from alhambra.registry import known_modules
from alhambra.view import View

TILES_A_TURN = 0.8
"""How many tiles a player buys in a turn, as experience tells."""
NEARLY_NONE = 1e-9
BUILDING = "building"


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
        for kind in (kind for part in player_parts() if part.counts for kind in part.counts(view)):
            own = self._counts[self.seat]
            self._counts[self.seat] = {**own, kind: own.get(kind, 0) + 1}
        self.to_come = _all_tiles() - _seen(view)
        """The tiles of each kind that are in the market or the bag."""
        self._tables = [view.points[number - 1] for number in self.rounds]
        self._points: dict[tuple[Kind, int], float] = {}

    def gain(self, kind: Kind, more: int = 1) -> float:
        """Return the points that one more tile of a kind is likely to bring, or several, or fewer."""
        return self._expected(kind, more) - self._expected(kind, 0) if more else 0.0

    def _expected(self, kind: Kind, more: int) -> float:
        key = kind, more
        if key not in self._points:
            counts = [count.get(kind, 0) for count in self._counts]
            counts[self.seat] += more
            self._points[key] = sum(
                self._expected_in(table, counts, kind, place / len(self._tables))
                for place, table in enumerate(self._tables, 1)
            )
        return self._points[key]

    def _expected_in(self, table: Points, counts: list[float], kind: Kind, passed: float) -> float:
        """Return the points to expect in a round, until when some share of the tiles to come will be built."""
        return expected_share(table.get(kind, ()), counts, self.seat, self.to_come[kind] * passed)


def expected_share(points: Sequence[int], counts: Sequence[float], seat: int, to_come: float) -> float:
    """Return the points to expect of a majority if so many things are still to come to one or another."""
    own, spread = counts[seat], 2 * sqrt(to_come / len(counts)) + NEARLY_NONE
    places = [1.0]  # how likely it is that none, one, two ... others are ahead
    for who, count in enumerate(counts):
        if who != seat:
            ahead = (1 + erf((count - own) / spread)) / 2
            places = [
                stay * (1 - ahead) + more * ahead for stay, more in zip([*places, 0.0], [0.0, *places], strict=True)
            ]
    share = sum(chance * value for chance, value in zip(places, points, strict=False))
    return share if own else share * (1 - (1 - 1 / len(counts)) ** to_come)  # B-69: without any, none


def is_building(tile: Tile) -> bool:
    """Return whether a tile, as it is now, counts for its kind (C-6)."""
    return has_kind(tile) and tile.finished


def has_kind(tile: Tile) -> bool:
    """Return whether a tile, once it is finished, counts for its kind (C-6)."""
    return tile.family in _typed(known_modules())


@lru_cache(maxsize=8)
def _typed(known: tuple[Module, ...]) -> frozenset[str]:
    return frozenset(name for module in known for name, family in module.families.items() if family.typed)


@cache
def _all_tiles() -> Counter[Kind]:
    return Counter(tile.kind for tile in load().buildings)


def _seen(view: View) -> Counter[Kind]:
    """Count the buildings that have left the market."""
    tiles = [tile for rival in view.rivals for tile in rival.tiles]
    for player in view.players:
        tiles += [standing.tile for standing in player.palace]
        tiles += (*player.reserve, *player.aside)
    return Counter([tile.kind for tile in tiles if tile.family == BUILDING])
