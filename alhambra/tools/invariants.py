"""What must be true of every game at every moment; checked in simulations and tests, never in play.

The palace is judged here by walking over it, not by the tables with which the engine places tiles.
"""

from collections.abc import Iterable, Mapping

from alhambra.base.placing import veto
from alhambra.components import Walls
from alhambra.events import Event, TurnStarted
from alhambra.game import Game, open_decision, seats_to_act
from alhambra.grid import Cell
from alhambra.ledger import Position
from alhambra.palace import Palace
from alhambra.preparing import legal_actions
from alhambra.rulebook import Rulebook, rulebook
from alhambra.state import State
from alhambra.windows import is_setup
from tabletop.tools.simulating import Broken

WAYS = ((0, -1), (1, 0), (0, 1), (-1, 0))


def check(before: Game | None, after: Game, events: tuple[Event, ...] = ()) -> None:
    """Raise `Broken` if anything is wrong with a game, given the game one action earlier and what happened since."""
    state = after.state
    rules = rulebook(state.options)
    if not is_setup(Position(rules, state)):  # before that not everything lies where it belongs
        _check_pieces(rules, state)
    for seat, player in enumerate(state.players):
        if before is None or before.state.players[seat].palace is not player.palace:
            flaw = flaw_of(player.palace) or veto(Position(rules, state), player.palace)
            if flaw:
                raise Broken(f"the palace of seat {seat} breaks {flaw}: {player.palace.tiles}")
        if player.score < 0 and not any(scoring.takes for scoring in rules.scores):
            raise Broken(f"seat {seat} has {player.score} points")
    _check_progress(rules, after)
    if before is not None and not is_setup(Position(rules, before.state)):
        _check_order(before.state, state, events)


def flaw_of(palace: Palace) -> str | None:
    """Name the rule that a palace breaks (B-58), None for a sound one."""
    walls: dict[Cell, int] = {(0, 0): palace.fountain}
    for tile in palace.tiles:
        if tile.cell in walls:
            return "B-85"
        walls[tile.cell] = tile.walls
    outworks = [tile.cell for tile in palace.outworks]
    halves = {half.cell: half.walls for half in palace.halves}
    if len({*walls, *outworks, *halves}) < len(walls) + len(outworks) + len(palace.halves):
        return "B-85"
    for (x, y), own in {**walls, **halves}.items():
        for side, (dx, dy) in enumerate(WAYS):
            beyond, across = (x + dx, y + dy), (side + 2) % 4
            touches = (x, y) not in halves or not own >> side & 1
            other = walls.get(beyond)
            if other is not None and touches and own >> side & 1 != other >> across & 1:
                return "B-53"
    holes = _has_hole([*walls, *outworks], halves)
    walls |= halves  # to whoever walks, a half has walls on the sides that it does not touch
    if len(_on_foot(walls, _through_gates(palace))) < len(walls):
        return "B-56"
    return "B-57" if holes else None


def _through_gates(palace: Palace) -> set[tuple[Cell, int]]:
    """Return the walled sides of cells over which one may walk, from both ends."""
    found = set()
    for x, y, side in palace.gates:
        dx, dy = WAYS[side]
        found |= {((x, y), side), ((x + dx, y + dy), (side + 2) % 4)}
    return found


def _on_foot(walls: dict[Cell, int], gates: set[tuple[Cell, int]]) -> set[Cell]:
    """Return the cells that one reaches from the fountain over open sides and through gates."""
    reached = {(0, 0)}
    ahead = [(0, 0)]
    while ahead:
        x, y = ahead.pop()
        for side, (dx, dy) in enumerate(WAYS):
            cell = x + dx, y + dy
            is_open = not walls[x, y] >> side & 1 or ((x, y), side) in gates
            if cell in walls and cell not in reached and is_open:
                reached.add(cell)
                ahead.append(cell)
    return reached


def _has_hole(cells: Iterable[Cell], halves: Mapping[Cell, Walls]) -> bool:
    """Flood the empty cells, and the empty halves of cells, from outside and return whether some stay dry."""
    occupied = set(cells)
    left, right = min(x for x, _ in [*occupied, *halves]) - 1, max(x for x, _ in [*occupied, *halves]) + 1
    top, bottom = min(y for _, y in [*occupied, *halves]) - 1, max(y for _, y in [*occupied, *halves]) + 1
    flooded = {(left, top)}
    ahead = [(left, top)]
    while ahead:
        x, y = ahead.pop()
        for side, (dx, dy) in enumerate(WAYS):
            cell = x + dx, y + dy
            inside = left <= cell[0] <= right and top <= cell[1] <= bottom
            is_open = halves.get((x, y), 15) >> side & halves.get(cell, 15) >> (side + 2) % 4 & 1
            if inside and is_open and cell not in occupied and cell not in flooded:
                flooded.add(cell)
                ahead.append(cell)
    return len(flooded) + len(occupied) < (right - left + 1) * (bottom - top + 1)


def _check_pieces(rules: Rulebook, state: State) -> None:
    """Find each tile and each card of the game in exactly one place (B-11, B-12, B-101)."""
    tiles = [*state.secret.bag, *filter(None, state.market)]
    cards = [*state.secret.deck, *filter(None, state.display), *state.discard]
    for player in state.players:
        tiles += [tile.tile for tile in player.palace.all]
        tiles += player.reserve + player.aside
        cards += player.hand
    for rival in state.rivals:
        tiles += rival.tiles
    for part in rules.holds:
        for piece in part(state):
            (tiles if piece in rules.tiles else cards).append(piece)
    for what, found, expected in (("tiles", tiles, rules.tiles.keys()), ("cards", cards, rules.cards.keys())):
        if len(found) != len(expected) or set(found) != expected:
            wrong = set(found) ^ expected or {one for one in found if found.count(one) > 1}
            raise Broken(f"{len(found)} {what} instead of {len(expected)}: {sorted(wrong)}")


def _check_progress(rules: Rulebook, after: Game) -> None:
    """See that somebody can act until the game is over."""
    state = after.state
    seats = seats_to_act(after)
    if (open_decision(Position(rules, state)) is None) != (not seats) or bool(seats) == bool(state.winners):
        raise Broken("the game is neither over nor waiting for anybody")
    if len(state.agenda) > len(rules.phases) or len(set(state.agenda)) < len(state.agenda):
        raise Broken(f"the agenda grows: {state.agenda}")
    for seat in seats:
        if not legal_actions(after, seat):
            raise Broken(f"seat {seat} has to act and cannot")


def _check_order(before: State, after: State, events: tuple[Event, ...]) -> None:
    """See that turns go around in seat order (B-65), one for each turn that begins, and that rounds stay scored."""
    begun = sum(isinstance(event, TurnStarted) for event in events)
    if after.turn.seat != (before.turn.seat + begun) % len(after.players):
        raise Broken(f"after seat {before.turn.seat} and {begun} new turns seat {after.turn.seat} plays")
    if after.scored[: len(before.scored)] != before.scored:
        raise Broken("a scored round is forgotten")
