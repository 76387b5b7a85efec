"""The bot player: it knows nothing but its own view, and takes what will probably bring most in the end.

A kingdom is worth its land, what may still grow there, and what the bonuses may bring; cells that no domino can fill
any more cost something. Of the next line it takes what serves itself, costs little time and hurts others.
"""

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import NamedTuple

from kingdomino.actions import Action, ChooseDomino, PlaceDomino
from kingdomino.dominoes import Number
from kingdomino.grid import Spots, beside, frame
from kingdomino.kingdom import Kingdom, Land, Pair, groups, in_order, pair_of
from kingdomino.options import setup_for
from kingdomino.scoring import BONUSES, HARMONY, MIDDLE_KINGDOM
from kingdomino.view import View
from tabletop.rules import Advice
from tabletop.seat import Seat

GROWTH = 0.45
"""What a crown is worth for each free cell beside its territory, as long as there is much to come."""
HOPE = 0.22
"""What a square without a crown is worth, for the crown that may come to its territory."""
DEAD = 1.6
"""What a cell costs that no domino can fill."""
LOSS = 2.0
"""What it costs to have to discard a domino, besides any bonus."""
MIDDLE = 0.5
"""How much of the bonus for the middle is certain as long as it is possible."""
LATER = 0.35
"""What it costs to have a later turn, for each king that comes before."""
SPITE = 0.25
"""How much what somebody else loses counts."""
CONSIDERED = 6
"""How many of the best places are thought over together with what could be chosen then."""


class Mind:
    """What the player thinks of a position."""

    def __init__(self, view: View) -> None:
        assert view.viewer is not None
        self.view = view
        self.seat: Seat = view.viewer
        self.size = setup_for(view.options).size
        self.share = max(0.0, (view.rounds - view.round) / view.rounds)
        """How much of the game is still to come."""
        self._best: dict[tuple[Seat, Number], float] = {}

    @property
    def kingdom(self) -> Kingdom:
        """The player's own kingdom."""
        return self.view.players[self.seat].kingdom

    def worth(self, land: Land) -> float:
        """Return what a kingdom is probably worth in the end."""
        free = frame(*land.extent, self.size) & ~land.taken
        hoped = 0.0
        for kind in land.terrains:
            for squares, crowns, spots in groups(kind, land.crowned):
                room = (beside(spots) & free).bit_count()
                hoped += GROWTH * crowns * room if crowns else HOPE * squares * min(room, 2)
        return sum(land.points) + self.share * hoped - DEAD * dead(land, self.size).bit_count() + self._middle(land)

    def _middle(self, land: Land) -> float:
        if not self.view.options.middle_kingdom:
            return 0.0
        half = self.size // 2
        return 0.0 if any(abs(reach) > half for reach in land.extent) else MIDDLE * BONUSES[MIDDLE_KINGDOM]

    def gain(self, kingdom: Kingdom, number: Number) -> float:
        """Return what a domino would bring to a kingdom, in the best place; less than nothing where it has none."""
        pairs = kingdom.pairs(number, self.size)
        if not pairs:
            return -LOSS - (BONUSES[HARMONY] if self.view.options.harmony else 0)
        before = self.worth(kingdom.land)
        return max(self.worth(kingdom.land.with_domino(number, pair)) for pair in pairs) - before

    def choice(self, kingdom: Kingdom, number: Number) -> float:
        """Return what is gained by taking a domino of the newer line: for oneself, in time, and from others."""
        place = [slot.number for slot in self.view.newer].index(number)
        return self.gain(kingdom, number) - LATER * place + SPITE * self._denied(number)

    def _denied(self, number: Number) -> float:
        """Return what the keenest of those who choose later would lose without a domino, against another one."""
        view = self.view
        rest = view.kings[1:] if view.kings else tuple(slot.king for slot in view.older[view.done + 1 :])
        others = {seat for seat in rest if seat not in (None, self.seat)}
        free = [slot.number for slot in view.newer if slot.king is None and slot.number != number]
        if not free:
            return 0.0
        return max(
            (max(0.0, self._of(seat, number) - max(self._of(seat, other) for other in free)) for seat in others),
            default=0.0,
        )

    def _of(self, seat: Seat, number: Number) -> float:
        if (seat, number) not in self._best:
            self._best[seat, number] = self.gain(self.view.players[seat].kingdom, number)
        return self._best[seat, number]

    @cached_property
    def free(self) -> tuple[Number, ...]:
        """What can be chosen."""
        return tuple(slot.number for slot in self.view.newer if slot.king is None)


def dead(land: Land, size: int) -> Spots:
    """Return the free spots that no domino can fill: none of those beside them can be filled."""
    free = frame(*land.extent, size) & ~land.taken
    return free & ~beside(free)


class Judged(NamedTuple):
    """An action, and what it is worth."""

    worth: float
    action: Action


def choose(view: View, legal: Sequence[Action]) -> Action:
    """Choose one of the legal actions of the view's own seat."""
    return legal[0] if len(legal) == 1 else judged(view, legal)[0].action


def judged(view: View, legal: Sequence[Action]) -> list[Judged]:
    """Return actions with what they are worth, the best first; of equal ones, the one that is listed first."""
    mind = Mind(view)
    if isinstance(legal[0], ChooseDomino):
        found = [
            Judged(mind.choice(mind.kingdom, action.number), action)
            for action in legal
            if isinstance(action, ChooseDomino)
        ]
        return sorted(found, key=_by_worth)
    placements = [action for action in legal if isinstance(action, PlaceDomino)]
    number = view.domino
    if not placements or number is None:
        return [Judged(0.0, legal[0])]
    lands = [(mind.kingdom.with_domino(number, _pair(number, action)), action) for action in placements]
    first = sorted([Judged(mind.worth(kingdom.land), action) for kingdom, action in lands], key=_by_worth)
    if len(mind.free) < 2:
        return first
    kingdoms = {action: kingdom for kingdom, action in lands}
    thought = [
        Judged(worth + max(mind.choice(kingdoms[action], one) for one in mind.free), action)
        for worth, action in first[:CONSIDERED]
        if isinstance(action, PlaceDomino)
    ]
    return [*sorted(thought, key=_by_worth), *first[CONSIDERED:]]


def _by_worth(one: Judged) -> float:
    return -one.worth


def _pair(number: Number, action: PlaceDomino) -> Pair:
    return pair_of(*in_order(number, action.first, action.second))


def advise(view: View, legal: Sequence[Action]) -> Advice | None:
    """Say what the player would do and why, from that view alone."""
    if not legal:
        return None
    action = choose(view, legal)
    reasons = tuple(_reasons(view, action))
    return Advice("do", (action,), reasons) if reasons else None


def _reasons(view: View, action: Action) -> Iterable[tuple[str, dict[str, object]]]:
    if isinstance(action, PlaceDomino):
        yield from _reasons_to_place(view, action)
    elif isinstance(action, ChooseDomino):
        yield from _reasons_to_choose(view, action)
    else:
        yield "nothing-left", {}


def _reasons_to_place(view: View, action: PlaceDomino) -> Iterable[tuple[str, dict[str, object]]]:
    mind, number = Mind(view), view.domino
    assert number is not None
    before, pair = mind.kingdom.land, _pair(number, action)
    after = before.with_domino(number, pair)
    gain = sum(after.points) - sum(before.points)
    most = max(before.gain(number, other) for other in mind.kingdom.pairs(number, mind.size))
    if gain:
        yield "gains-most" if gain == most else "gains", {"points": gain}
    found = [group for kind in after.terrains for group in groups(kind, after.crowned)]
    joined = max((squares for squares, _, spots in found if spots >> pair[0] & 1), default=0)
    if joined > 1:
        yield "joins", {"squares": joined}
    if dead(after, mind.size) == dead(before, mind.size):
        yield "leaves-no-hole", {}
    if not gain and joined <= 1:
        yield "keeps-room", {}


def _reasons_to_choose(view: View, action: ChooseDomino) -> Iterable[tuple[str, dict[str, object]]]:
    mind, number = Mind(view), action.number
    pairs = mind.kingdom.pairs(number, mind.size)
    if pairs:
        points = max(mind.kingdom.land.gain(number, pair) for pair in pairs)
        yield ("would-gain" if points else "fits"), {"points": points}
    else:
        yield "fits-nowhere", {}
    if number == min(mind.free):
        yield "comes-early", {}
