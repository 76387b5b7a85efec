"""Falcons: as many of a colour as the palace has crossings for, paid with the least cards (V-FAL-3, V-FAL-7)."""

from collections import Counter
from collections.abc import Iterable
from functools import cached_property

from alhambra.components import Kind, Tile
from alhambra.grid import CELL, Cell, Spot
from alhambra.modules.falconers import FalconView
from alhambra.modules.falconers.buying import BuyFalcon
from alhambra.modules.falconers.falcons import FALCON, FALCONERS, FOUNTAIN, Falcon, cells_around
from alhambra.player.mind import Mind
from alhambra.player.opinion import ACTION, Opinion
from alhambra.player.outlook import BUILDING
from alhambra.player.part import PalacePart, PlayerPart
from alhambra.stand import GridPoint
from alhambra.view import View

STAYS = 0.6
"""How much of the points to come is counted: a corner may be rebuilt, and the action could do something else."""
A_CROSSING = 0.1
"""How much of the best falcon a crossing is worth that has none yet: it takes a card, and an action with others."""


class Falconry:
    """The falcons for sale and the own crossings, as a player sees them."""

    def __init__(self, view: View, seat: int, rounds: int) -> None:
        shown = view.parts[FALCONERS]
        assert isinstance(shown, FalconView)
        self._rounds, self._points, own = rounds, shown.points, view.players[seat]
        self.sale = [falcon for falcon in shown.falcons if falcon.id not in shown.owned]
        self.own = Counter(falcon.colour for falcon in shown.falcons if shown.owned.get(falcon.id) == seat)
        corners = [one for one in own.palace if one.tile.family == BUILDING and one.tile.finished]
        self.corners: dict[Cell, Kind] = {FOUNTAIN: "", **{one.cell: one.tile.kind for one in corners}}
        falcons = [piece for piece in own.pieces if piece.token.name == FALCON]
        self.taken = {piece.at.cell: piece.token.detail for piece in falcons if isinstance(piece.at, GridPoint)}
        """The crossings with a falcon, and its colour."""

    @cached_property
    def crossings(self) -> dict[Cell, frozenset[Kind]]:
        """The own crossings without a falcon, with the kinds around."""
        found = {}
        for crossing in self.corners:
            around = cells_around(crossing)
            if crossing not in self.taken and all(cell in self.corners for cell in around):
                found[crossing] = frozenset(self.corners[cell] for cell in around)
        return found

    def gain(self, colour: str, more: int = 0) -> float:
        """Return the points of one more falcon of a colour, in all rounds to come."""
        number = self.own[colour] + more
        return STAYS * self._rounds * self.step(number) if number < len(self._points) else 0.0

    def loss(self, colour: str) -> float:
        """Return the points of one falcon of a colour less."""
        return STAYS * self._rounds * self.step(self.own[colour] - 1)

    def step(self, number: int) -> int:
        """Return what one more brings in a round to whoever has so many of a colour."""
        return self._points[number] - (self._points[number - 1] if number else 0)

    def best(self, kinds: Iterable[Kind]) -> float:
        """Return the points of the best falcon for a crossing of some kinds."""
        around = set(kinds)
        return max((self.gain(falcon.colour) for falcon in self.sale if around.issuperset(falcon.kinds)), default=0.0)

    def plan(self, cards: int) -> list[tuple[Falcon, Cell]]:
        """Fill crossings one after the other, those with the fewest choices first, as long as there are cards."""
        chosen: list[tuple[Falcon, Cell]] = []
        more, free = Counter[str](), dict(self.crossings)
        while len(chosen) < cards:
            taken = {falcon.id for falcon, _ in chosen}
            pairs = [
                (self.gain(falcon.colour, more[falcon.colour]), -self._choices(kinds), falcon.id, falcon, crossing)
                for crossing, kinds in free.items()
                for falcon in self.sale
                if falcon.id not in taken and kinds.issuperset(falcon.kinds)
            ]
            if not pairs:
                break
            *_, falcon, crossing = max(pairs)
            chosen.append((falcon, crossing))
            more[falcon.colour] += 1
            del free[crossing]
        return chosen

    def _choices(self, kinds: frozenset[Kind]) -> int:
        return sum(kinds.issuperset(falcon.kinds) for falcon in self.sale)


def falconry(mind: Mind) -> Falconry:
    """Return what the player sees of the falcons."""
    return Falconry(mind.view, mind.outlook.seat, len(mind.outlook.rounds))


def whole_action(mind: Mind) -> tuple[list[tuple[Falcon, Cell]], float]:
    """Return the falcons of a whole action, and what they bring, less the cards that they cost."""
    sight = mind.thought(falconry)
    own = sorted((card.value, card.id) for card in mind.view.hand or () if hasattr(card, "value"))
    chosen, more, total = [], Counter[str](), 0.0
    for (falcon, crossing), (_, card) in zip(sight.plan(len(own)), own, strict=False):
        gain = sight.gain(falcon.colour, more[falcon.colour]) - mind.purse.loss_of_paying((card,))
        if gain <= 0:
            break
        chosen.append((falcon, crossing))
        more[falcon.colour] += 1
        total += gain
    return chosen, total


def buying(mind: Mind, action: BuyFalcon) -> Opinion:
    """Judge a falcon: the one with which the best action begins by all that may follow, others by themselves."""
    chosen, total = mind.thought(whole_action)
    falcon = next(one for one in mind.thought(falconry).sale if one.id == action.card)
    cost = mind.purse.loss_of_paying(action.pay)
    if chosen and (falcon, action.cell) == chosen[0]:
        least = min(card.value for card in mind.view.hand or () if hasattr(card, "value"))
        return Opinion(ACTION, total - (mind.purse.paid(action.pay) - least))
    return Opinion(ACTION, mind.thought(falconry).gain(falcon.colour) - cost - total)


class Crossings(PalacePart):
    """What crossings a tile would make, or break."""

    @cached_property
    def _sight(self) -> Falconry | None:
        view, outlook = self.estate.view, self.estate.outlook
        shown = FALCONERS in view.parts
        return Falconry(view, outlook.seat, len(outlook.rounds)) if shown else None

    def gain(self, tile: Tile, spot: Spot) -> float:
        """Return what falcons may bring on the crossings that a building completes."""
        sight = self._sight
        if sight is None or tile.family != BUILDING or not tile.finished:
            return 0.0
        (x, y), gain = CELL[spot], 0.0
        for crossing in ((x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)):
            others = [cell for cell in cells_around(crossing) if cell != (x, y)]
            if all(cell in sight.corners for cell in others):
                gain += A_CROSSING * sight.best([tile.kind, *(sight.corners[cell] for cell in others)])
        return gain

    def loss(self, tile: Tile, spot: Spot) -> float:
        """Return the points of the falcons that would fly back."""
        sight, (x, y) = self._sight, CELL[spot]
        if sight is None:
            return 0.0
        around = ((x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1))
        return sum(sight.loss(sight.taken[crossing]) for crossing in around if crossing in sight.taken)


PART = PlayerPart(opinions={BuyFalcon: buying}, palace=Crossings)
