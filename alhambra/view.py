"""What one viewer may see of a game.

A view is built up from what is public (B-25, C-27) and the viewer's own hand; nothing is taken away from a copy
of the state, so nothing can be forgotten there (B-113).
"""

import dataclasses
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from alhambra.actions import Action, AddBuilding, PlaceAtOnce, PlaceBuilding, SwapBuilding
from alhambra.base.buying import Beside, Prospect, sold_beside
from alhambra.base.placing import LAST_TILES, as_it_is, choices_beside
from alhambra.base.scoring import buildings_of, points_in
from alhambra.components import ROUNDS, SIDES, Card, Currency, Kind, Money, Tile, TileId, Token
from alhambra.events import ScoreLine
from alhambra.game import Game, asked, open_decision
from alhambra.grid import CELL, Cell
from alhambra.how import How
from alhambra.ledger import Position
from alhambra.module import Placing, Points
from alhambra.outline import scored_wall
from alhambra.pieces import ModuleView, Pieces, modules, pieces
from alhambra.preparing import can_undo, foreseen, legal_actions, preparer
from alhambra.purchase import PURCHASE, Item
from alhambra.renaming import today
from alhambra.rulebook import rulebook
from alhambra.seen import PlayerView, Standing, palace_of, places_for, standing_so, wall_after
from alhambra.stand import GridPoint, Piece, WallEdge
from alhambra.state import Player, StandingAnswer
from alhambra.windows import is_setup, read, reasons
from tabletop.seat import Seat

__all__ = [
    "GAME_END",
    "SIDES",
    "Beside",
    "Card",
    "Cell",
    "GridPoint",
    "How",
    "Item",
    "ModuleView",
    "Money",
    "Piece",
    "Pieces",
    "PlayerView",
    "Prospect",
    "RivalView",
    "ScoreLine",
    "Standing",
    "StandingAnswer",
    "Tile",
    "Token",
    "View",
    "WallEdge",
    "Whereto",
    "WindowView",
    "forecast",
    "modules",
    "palace_of",
    "pieces",
    "places_for",
    "standing_so",
    "today",
    "view",
    "wall_after",
]

GAME_END = "GAME_END"


@dataclass(frozen=True, slots=True)
class RivalView:
    """What everybody sees of a participant without a seat."""

    name: str
    score: int
    tiles: tuple[Tile, ...]
    counts: Mapping[Kind, float]


@dataclass(frozen=True, slots=True)
class WindowView:
    """A window in which several players are asked, as one viewer sees it."""

    name: str
    asked: tuple[Seat, ...]
    """In the order of priority."""
    own: Action | None
    """What the viewer has answered so far."""
    preparer: Seat | None
    """Who may prepare the next turn meanwhile."""
    prompts: Mapping[str, tuple[Seat, ...]]
    """The reasons to ask, and whom each concerns."""
    is_setup: bool = False
    """Whether it comes before the game begins, and everybody has to answer (C-36)."""


class Whereto(NamedTuple):
    """A tile, and where it might be placed in which manner."""

    tile: TileId
    cell: Cell
    how: How
    manner: str = ""
    """In which manner it is to be bought."""


@dataclass(frozen=True, slots=True)
class View:
    """A game as one seat, or a spectator (None), sees it."""

    viewer: Seat | None
    state: str
    """ACTION, PLACEMENT, CONFIRM, a state of some module, or GAME_END."""
    last_tiles: bool
    """Whether the market has run short, and those who got its last tiles place them (B-82)."""
    turn: Seat
    asked: tuple[Seat, ...]
    """The seats whose decision the game waits for."""
    players: tuple[PlayerView, ...]
    rivals: tuple[RivalView, ...]
    currencies: tuple[Currency, ...]
    """Those of the stalls."""
    universal: tuple[Currency, ...]
    """Those that pay at every stall, but only on their own (C-11)."""
    market: tuple[Tile | None, ...]
    beside: tuple[Beside, ...]
    """What else is for sale as tiles are."""
    display: tuple[Card | None, ...]
    cards_left: int
    piles: tuple[int, ...]
    """How many cards the piles had of which the draw pile was last stacked; one alone if of discards (B-61)."""
    cards_discarded: int
    tiles_left: int
    tiles_in_all: int
    """How many are in the bag before anybody draws."""
    scored: tuple[int, ...]
    points: tuple[Points, ...]
    """The points for the places of each kind, in each round."""
    winners: tuple[Seat, ...]
    hand: tuple[Card, ...] | None
    items: tuple[Item, ...]
    """What the viewer can pay with besides, in a purchase."""
    can_undo: bool
    window: WindowView | None
    standing: Mapping[str, StandingAnswer]
    """The viewer's own standing answers, by the names of the prompts."""
    besides: Mapping[Whereto, Mapping[str, Sequence[str]]]
    """What the viewer may choose besides who places a tile somewhere, by the ids of the parts (C-31)."""
    has_besides: bool
    """Whether there is a part that could let anybody choose anything there."""
    parts: Mapping[str, object]
    """What the parts of the rules show this viewer besides, by their ids."""


def view(game: Game, viewer: Seat | None) -> View:
    """Return the view of a seat, or of a spectator."""
    if viewer is not None and viewer not in range(len(game.state.players)):
        raise ValueError(f"there is no seat {viewer}")
    state = foreseen(game, viewer)
    at = Position(rulebook(state.options), state)
    decision, now = open_decision(at), _tiles_now(at)
    return View(
        viewer=viewer,
        state=decision.label if decision else GAME_END,
        last_tiles=decision is not None and decision.name == LAST_TILES,
        turn=state.turn.seat,
        asked=asked(Position(at.rules, game.state)),
        players=tuple(_player_view(at, seat, player, now) for seat, player in enumerate(state.players)),
        rivals=tuple(
            RivalView(rival.name, rival.score, tuple(now[tile] for tile in rival.tiles), buildings_of(at, who))
            for who, rival in enumerate(state.rivals, len(state.players))
        ),
        currencies=at.rules.components.currencies,
        universal=at.rules.universal,
        market=tuple(None if tile is None else at.rules.tiles[tile] for tile in state.market),
        beside=sold_beside(at),
        display=tuple(None if card is None else at.rules.cards[card] for card in state.display),
        cards_left=len(state.secret.deck),
        piles=state.piles or (state.stacked,),
        cards_discarded=len(state.discard),
        tiles_left=len(state.secret.bag),
        tiles_in_all=len(at.rules.bag),
        scored=state.scored,
        points=tuple(points_in(at, number) for number in ROUNDS),
        winners=state.winners,
        hand=None if viewer is None else tuple(at.rules.cards[card] for card in state.players[viewer].hand),
        items=() if viewer is None else _items(at, viewer),
        can_undo=viewer is not None and can_undo(game, viewer),
        window=_window_view(game, viewer),
        standing={} if viewer is None else game.state.standing.get(viewer, {}),
        besides={} if viewer is None or not at.rules.besides else _besides(at, game, viewer),
        has_besides=bool(at.rules.besides),
        parts={part: shown for part, show in at.rules.shown if (shown := show(at, viewer)) is not None},
    )


def _besides(at: Position, game: Game, viewer: Seat) -> dict[Whereto, Mapping[str, Sequence[str]]]:
    """Return what may be chosen with each placement: out of turn, before anything that is being prepared."""
    now, found = Position(at.rules, game.state), dict[Whereto, Mapping[str, Sequence[str]]]()
    for action in legal_actions(game, viewer):
        if isinstance(action, AddBuilding | PlaceBuilding | SwapBuilding | PlaceAtOnce) and action.cell is not None:
            at_once, swaps = isinstance(action, PlaceAtOnce), isinstance(action, SwapBuilding)
            manner = getattr(action, "manner", "")
            where = Whereto(action.tile, action.cell, action.how, manner)
            if where in found:
                continue  # however it is paid
            tile = as_it_is(at, at.rules.tiles[action.tile], action.how.turned)
            placing = Placing(viewer, tile, action.cell, action.how, at_once, swaps, manner)
            found[where] = choices_beside(now if at_once else at, placing)
    return {where: choices for where, choices in found.items() if choices}


def _items(at: Position, seat: Seat) -> tuple[Item, ...]:
    if not at.rules.things:
        return ()
    own = [item for part in at.rules.items for item in part(at, seat, PURCHASE)]
    return tuple(item for item in own if item.id in at.rules.things)


def _window_view(game: Game, viewer: Seat | None) -> WindowView | None:
    window = game.state.window
    if window is None:
        return None
    rules = rulebook(game.state.options)
    answer = None if viewer is None else window.answers.get(viewer)
    own = None if answer is None else read(rules, answer)
    at = Position(rules, game.state)
    return WindowView(window.name, window.asked, own, preparer(game), reasons(at, window), is_setup(at))


def forecast(game: Game) -> tuple[ScoreLine, ...]:
    """Return the points that the next scoring would bring if it came now; after the last one, those of the last."""
    state = replace(game.state, standing={})  # nobody's orders show here
    at = Position(rulebook(state.options), state)
    number = min([number for number in ROUNDS if number not in game.state.scored], default=ROUNDS[-1])
    return tuple(line for give in at.rules.scorings for line in give(at, number))


def _player_view(at: Position, seat: Seat, player: Player, now: Mapping[TileId, Tile]) -> PlayerView:
    grid = player.palace.grid
    return PlayerView(
        seat=seat,
        score=player.score,
        cards=len(player.hand),
        palace=tuple(Standing(tile.cell, now[tile.tile], tile.walls, tile.turned) for tile in player.palace.all),
        reserve=tuple(now[tile] for tile in player.reserve),
        aside=tuple(now[tile] for tile in player.aside),
        counts=buildings_of(at, seat),
        wall=tuple(WallEdge(CELL[edge >> 2], edge & 3, edge >> 2 in grid.corners) for edge in scored_wall(grid)),
        pieces=tuple(piece for part in at.rules.pieces for piece in part(at, seat)),
        fountain=player.palace.fountain,
        gates=tuple(WallEdge((x, y), side) for x, y, side in player.palace.gates),
    )


def _tiles_now(at: Position) -> Mapping[TileId, Tile]:
    """Return all tiles as they are now: with what stands and lies on them, and perhaps unfinished."""
    if not at.rules.tokens and not at.rules.unfinished and not at.rules.adds_walls:
        return at.rules.tiles
    tokens: dict[TileId, tuple[Token, ...]] = {}
    for part in at.rules.tokens:
        for tile, token in part(at):
            tokens[tile] = (*tokens.get(tile, ()), token)
    unfinished = {tile for part in at.rules.unfinished for tile in part(at.state)}
    walled = {tile for part in at.rules.adds_walls for tile in part(at.state)}
    changed = {
        tile: _as_it_is(as_it_is(at, at.rules.tiles[tile]), tile not in unfinished, tokens.get(tile, ()))
        for tile in {*tokens, *unfinished, *walled}
    }
    return {**at.rules.tiles, **changed}


@lru_cache(maxsize=1024)
def _as_it_is(tile: Tile, finished: bool, bears: tuple[Token, ...]) -> Tile:  # noqa: FBT001  # a cache takes no names
    """Return a tile as it is now; there is one object for each, since pictures are compared."""
    return dataclasses.replace(tile, finished=finished, bears=bears)
