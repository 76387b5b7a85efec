"""What one viewer may see: built from what is shown, never by taking something away (K-50)."""

from collections.abc import Mapping
from dataclasses import dataclass

from kingdomino.dominoes import Domino, Number, Square, Terrain, dominoes, terrains
from kingdomino.game import Game, can_undo
from kingdomino.grid import cell_at
from kingdomino.kingdom import Extent, Kingdom, Laid, Territory, in_order, pair_of
from kingdomino.options import NEEDS, PARTS, VARIANTS, Options, setup_for
from kingdomino.preparing import waiting
from kingdomino.scoring import (
    BONUSES,
    HARMONY,
    MIDDLE_KINGDOM,
    bonuses_in,
    final_standings,
    is_in_the_middle,
    parts_of,
    places,
    totals,
)
from kingdomino.state import CHOOSE, CONFIRM, GAME_END, PLACE, Plan, Player, Slot, Standing, State
from tabletop import cellname
from tabletop.cellname import Cell
from tabletop.seat import Seat

__all__ = [
    "BONUSES",
    "CHOOSE",
    "CONFIRM",
    "G7",
    "GAME_END",
    "HARMONY",
    "MIDDLE_KINGDOM",
    "NEEDS",
    "PARTS",
    "PLACE",
    "VARIANTS",
    "Domino",
    "Extent",
    "Kingdom",
    "Laid",
    "Number",
    "Options",
    "Placement",
    "Plan",
    "PlayerView",
    "Slot",
    "Square",
    "Standing",
    "Terrain",
    "Territory",
    "View",
    "best_gain",
    "cell_name",
    "cell_named",
    "dominoes",
    "places",
    "terrains",
    "totals",
    "view",
]

G7: Cell = (6, 7)
"""The column and the row of every castle, so that all cells of a kingdom have names from A1 to M13."""
CERTAIN, POSSIBLE, LOST = "certain", "possible", "lost"
"""How a bonus stands before the end."""


@dataclass(frozen=True, slots=True)
class Placement:
    """Where a domino may go, and how many points of land more there would be."""

    first: Cell
    second: Cell
    gain: int


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What everybody sees of a player."""

    seat: Seat
    kingdom: Kingdom
    discards: tuple[Number, ...]
    points: int
    """What the land is worth now; bonuses join it at the end (K-50)."""
    bonuses: Mapping[str, str]
    """For each bonus that is played for, whether it is certain, possible or lost."""
    parts: tuple[tuple[str, int], ...]
    """What the player would score now, by its sources."""
    total: int
    """The scores of the games of a Dynasty that are over."""


@dataclass(frozen=True, slots=True)
class View:
    """A game as one viewer sees it."""

    viewer: Seat | None
    options: Options
    state: str
    turn: Seat | None
    domino: Number | None
    """The domino that is being placed, or was just dealt with in this turn."""
    players: tuple[PlayerView, ...]
    older: tuple[Slot, ...]
    done: int
    """How many kings of the older line have had their turn."""
    newer: tuple[Slot, ...]
    kings: tuple[Seat, ...]
    """At the first choice, the kings still in hand, in their order."""
    round: int
    rounds: int
    size: int
    """How many columns and rows a kingdom may have."""
    part: int
    parts: int
    left: int
    """How many dominoes can still be drawn."""
    unseen: tuple[Number, ...]
    """The dominoes that nobody has seen yet."""
    are_to_come: bool
    """Whether all of those are still to come, or some of them are set aside for good."""
    left_over: tuple[Number, ...]
    earlier: tuple[tuple[Standing, ...], ...]
    winners: tuple[Seat, ...]
    ranking: tuple[int, ...]
    """The place of each player, when the game is over."""
    standings: tuple[Standing, ...]
    """What decides the places, when the game is over."""
    can_undo: bool
    placements: Mapping[Number, tuple[Placement, ...]]
    """For each domino that the viewer is to place, now or later in this round, where it could go now."""
    plans: Mapping[Number, Plan]
    """What the viewer has prepared, by the dominoes (K-56)."""


def view(game: Game, viewer: Seat | None) -> View:
    """Return the view of a seat, or of a spectator."""
    state = game.state
    if viewer is not None and viewer not in range(len(state.players)):
        raise ValueError(f"there is no seat {viewer}")
    setup, over = setup_for(state.options), state.asks == GAME_END
    before = totals(state.earlier) if state.earlier else None
    return View(
        viewer=viewer,
        options=state.options,
        state=state.asks,
        turn=state.turn,
        domino=state.domino,
        players=tuple(
            _player(state, seat, player, 0 if before is None else before[seat].score)
            for seat, player in enumerate(state.players)
        ),
        older=state.older,
        done=state.done,
        newer=state.newer,
        kings=state.kings,
        round=state.round,
        rounds=setup.lines(),
        size=setup.size,
        part=state.part,
        parts=PARTS if state.options.dynasty else 1,
        left=len(state.secret.pile),
        unseen=tuple(sorted((*state.secret.pile, *state.secret.aside))),
        are_to_come=not state.secret.aside,
        left_over=state.left_over,
        earlier=state.earlier,
        winners=state.winners,
        ranking=places(final_standings(state)) if over else (),
        standings=final_standings(state) if over else (),
        can_undo=viewer is not None and can_undo(game, viewer),
        placements={} if viewer is None else _placements(state, viewer),
        plans={} if viewer is None else dict(state.plans.get(viewer, {})),
    )


def _player(state: State, seat: Seat, player: Player, total: int) -> PlayerView:
    return PlayerView(
        seat=seat,
        kingdom=player.kingdom,
        discards=player.discards,
        points=player.kingdom.points,
        bonuses={name: _outlook(name, state, player) for name in bonuses_in(state.options)},
        parts=parts_of(player, state.options),
        total=total,
    )


def _outlook(bonus: str, state: State, player: Player) -> str:
    """Say whether a bonus is certain, still possible or lost."""
    if bonus == HARMONY:
        if player.discards:
            return LOST
        return CERTAIN if state.asks == GAME_END else POSSIBLE
    half, extent = setup_for(state.options).size // 2, player.kingdom.land.extent
    if any(abs(reach) > half for reach in extent):
        return LOST
    if all(abs(reach) == half for reach in extent):
        return CERTAIN
    if state.asks == GAME_END:
        return CERTAIN if is_in_the_middle(player) else LOST
    return POSSIBLE


def _placements(state: State, viewer: Seat) -> dict[Number, tuple[Placement, ...]]:
    """List where the viewer's dominoes of the older line could go now, with what each place would bring."""
    current = state.domino if state.turn == viewer and state.asks == PLACE else None
    own = (*((current,) if current is not None else ()), *waiting(state, viewer))
    kingdom, size = state.players[viewer].kingdom, setup_for(state.options).size
    return {
        number: tuple(
            Placement(cell_at(pair[0]), cell_at(pair[1]), kingdom.land.gain(number, pair))
            for pair in kingdom.pairs(number, size)
        )
        for number in own
    }


def gain_of(kingdom: Kingdom, number: Number, first: Cell, second: Cell) -> int:
    """Return how many points of land more there would be with a domino somewhere."""
    return kingdom.land.gain(number, pair_of(*in_order(number, first, second)))


def best_gain(kingdom: Kingdom, number: Number, size: int) -> int | None:
    """Return how many points of land a domino could bring now; None if it fits nowhere."""
    return max((kingdom.land.gain(number, pair) for pair in kingdom.pairs(number, size)), default=None)


def cell_name(cell: Cell) -> str:
    """Return the name of a cell of a kingdom."""
    return cellname.cell_name(cell, G7)


def cell_named(name: str) -> Cell | None:
    """Find a cell of a kingdom by its name; None if this is no name."""
    return cellname.cell_named(name, G7)
