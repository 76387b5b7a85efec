"""What must be true of every game at every moment; checked in simulations and tests, never in play.

Kingdoms are judged here by walking over them cell by cell, not by the sets with which the engine places dominoes.
"""

from collections import Counter
from collections.abc import Iterable, Mapping

from kingdomino.dominoes import Square, dominoes
from kingdomino.events import Event
from kingdomino.game import Game, legal_actions
from kingdomino.kingdom import Kingdom
from kingdomino.options import setup_for
from kingdomino.scoring import BONUSES, bonuses_in, is_complete, is_in_the_middle
from kingdomino.state import CONFIRM, GAME_END, PLACE, State
from tabletop.cellname import Cell
from tabletop.tools.simulating import Broken

WAYS = ((1, 0), (0, 1), (-1, 0), (0, -1))
CASTLE: Cell = (0, 0)


def check(before: Game | None, after: Game, events: Iterable[Event] = ()) -> None:
    """Raise `Broken` if anything is wrong with a game, given the game one action earlier and what happened since."""
    state = after.state
    _check_pieces(state)
    _check_kings(state)
    for seat, player in enumerate(state.players):
        if before is None or before.state.players[seat].kingdom is not player.kingdom:
            if flaw := flaw_of(player.kingdom, setup_for(state.options).size):
                raise Broken(f"the kingdom of seat {seat} breaks {flaw}: {player.kingdom.laid}")
            if player.kingdom.points != slow_points(squares_of(player.kingdom)):
                raise Broken(f"the kingdom of seat {seat} is worth {slow_points(squares_of(player.kingdom))}")
    if state.asks == GAME_END:
        _check_end(state)
    elif not legal_actions(after, state.turn if state.turn is not None else -1):
        raise Broken(f"nothing can be done in {state.asks}")
    if [slot.number for slot in state.older] != sorted(slot.number for slot in state.older):
        raise Broken("turns do not come in rising numbers")


def squares_of(kingdom: Kingdom) -> dict[Cell, Square]:
    """Return what lies on each cell."""
    found: dict[Cell, Square] = {}
    for one in kingdom.laid:
        domino = dominoes()[one.number]
        found[one.first], found[one.second] = domino.first, domino.second
    return found


def flaw_of(kingdom: Kingdom, size: int) -> str | None:
    """Name the rule that a kingdom breaks, as it was laid domino by domino; None for a sound one."""
    lying: dict[Cell, Square] = {}
    for one in kingdom.laid:
        domino = dominoes()[one.number]
        cells = (one.first, one.second)
        if any(cell in lying or cell == CASTLE for cell in cells) or cells[1] not in _around(cells[0]):
            return "K-17"
        touches = any(
            other == CASTLE or (other in lying and lying[other].terrain == square.terrain)
            for cell, square in zip(cells, (domino.first, domino.second), strict=True)
            for other in _around(cell)
        )
        if not touches:
            return "K-18"
        lying[one.first], lying[one.second] = domino.first, domino.second
        for axis in (0, 1):
            reach = [cell[axis] for cell in (*lying, CASTLE)]
            if max(reach) - min(reach) >= size:
                return "K-20"
    return None


def slow_points(lying: Mapping[Cell, Square]) -> int:
    """Count the land by walking over it (K-25, K-26)."""
    left, points = set(lying), 0
    while left:
        waiting, group = [left.pop()], list[Cell]()
        while waiting:
            cell = waiting.pop()
            group.append(cell)
            same = [one for one in _around(cell) if one in left and lying[one].terrain == lying[cell].terrain]
            left -= set(same)
            waiting += same
        points += len(group) * sum(lying[cell].crowns for cell in group)
    return points


def _around(cell: Cell) -> list[Cell]:
    return [(cell[0] + x, cell[1] + y) for x, y in WAYS]


def _check_pieces(state: State) -> None:
    """See that each domino is in exactly one place."""
    lines = [slot.number for slot in state.newer] + [slot.number for slot in state.older[_dealt_with(state) :]]
    kingdoms = [one.number for player in state.players for one in player.kingdom.laid]
    gone = [number for player in state.players for number in player.discards]
    secret = [*state.secret.pile, *state.secret.aside]
    found, expected = Counter([*lines, *kingdoms, *gone, *state.left_over, *secret]), Counter(list(dominoes()))
    if found != expected:
        raise Broken(f"dominoes are not each in one place: {found - expected} too many, {expected - found} too few")


def _dealt_with(state: State) -> int:
    """Return how many dominoes of the older line lie elsewhere by now."""
    return state.done if state.asks in (PLACE, GAME_END) or state.kings else state.done + 1


def _check_kings(state: State) -> None:
    """See that each king stands on one domino or is still in hand; in the last round they leave one by one."""
    if state.asks == GAME_END or not state.newer:
        return
    standing = [slot.king for slot in (*state.newer, *state.older[state.done :]) if slot.king is not None]
    moved = state.asks == CONFIRM  # until the turn passes, that king is counted where it was as well
    count, expected = len(standing) + len(state.kings) - moved, setup_for(state.options).kings * state.options.players
    if count != expected:
        raise Broken(f"there are {count} kings instead of {expected}")


def _check_end(state: State) -> None:
    """See that everybody has dealt with all dominoes, and that the points are those of the kingdoms."""
    setup = setup_for(state.options)
    each = setup.lines() * setup.kings
    for player, standing in zip(state.players, state.earlier[-1], strict=True):
        if len(player.kingdom.laid) + len(player.discards) != each:
            raise Broken(f"{len(player.kingdom.laid)} placed and {len(player.discards)} discarded are not {each}")
        earned = {"middle_kingdom": is_in_the_middle(player), "harmony": is_complete(player)}
        extra = sum(BONUSES[name] for name in bonuses_in(state.options) if earned[name])
        if standing.score != slow_points(squares_of(player.kingdom)) + extra:
            raise Broken(f"a score of {standing.score} is wrong")
        if not player.discards and 2 * each + 1 != setup.size**2:
            raise Broken("a complete kingdom does not fill its square")
