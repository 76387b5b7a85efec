"""Medinas: worth the penalties that one escapes with another of them (V-MED-4 to V-MED-6)."""

from math import erf, sqrt

from alhambra.components import Tile
from alhambra.grid import Spot
from alhambra.modules.medina import MEDINA, Owned, all_medinas, penalties_in
from alhambra.player.estate import Estate
from alhambra.player.part import PalacePart, PlayerPart
from alhambra.view import View

NEARLY_NONE = 1e-9
A_PRICE = 0.05
"""How much a coin of the dearest medina counts beside a whole one: less than one, since it decides among equals."""


class Fewest(PalacePart):
    """How likely it is to be among those with the fewest medinas."""

    def __init__(self, estate: Estate) -> None:
        super().__init__(estate)
        shown = estate.view.parts.get(MEDINA)
        self._owned = [one for one in shown if isinstance(one, Owned)] if isinstance(shown, tuple) else []
        if self._owned:
            self._own = self._owned[estate.outlook.seat]
            self._to_come = _to_come(estate.view)
            self._now = self._expected(self._own)

    def counted(self, tile: Tile, spot: Spot) -> int:
        return self._own.number + 1 if self._owned and tile.family == MEDINA and tile.finished else 0

    def gain(self, tile: Tile, spot: Spot) -> float:
        """Judge the penalties that are smaller, or others', with a medina more."""
        if not self._owned or tile.family != MEDINA or not tile.finished:
            return 0.0
        return self._now - self._expected(Owned(self._own.number + 1, max(self._own.dearest, tile.price)))

    def _expected(self, own: Owned) -> float:
        """Return the penalties to expect in all rounds to come."""
        rounds = self.estate.outlook.rounds
        return sum(self._expected_in(number, own, place / len(rounds)) for place, number in enumerate(rounds, 1))

    def _expected_in(self, number: int, own: Owned, passed: float) -> float:
        """Return the penalty to expect in a round, until when some share of the medinas to come will be built."""
        table, built = penalties_in(number), self._to_come * passed
        spread = sqrt(2 * built / len(self._owned)) + NEARLY_NONE
        behind = [1.0]  # how likely it is that none, one, two ... others have fewer
        for who, other in enumerate(self._owned):
            if who != self.estate.outlook.seat:
                fewer = (1 + erf((_standing(own) - _standing(other)) / spread)) / 2
                behind = [
                    stay * (1 - fewer) + more * fewer for stay, more in zip([*behind, 0.0], [0.0, *behind], strict=True)
                ]
        points = sum(chance * lost for chance, lost in zip(behind, table.places, strict=False))
        return points if own.number else points + table.none * (1 - 1 / len(self._owned)) ** built


def _standing(owned: Owned) -> float:
    return owned.number + A_PRICE * owned.dearest


def _to_come(view: View) -> int:
    """Count the medinas that are in the market or the bag."""
    seen = [tile for rival in view.rivals for tile in rival.tiles]
    for player in view.players:
        seen += [*(standing.tile for standing in player.palace), *player.reserve, *player.aside]
    return len(all_medinas()) - sum(tile.family == MEDINA for tile in seen)


PART = PlayerPart(palace=Fewest)
