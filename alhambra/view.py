"""What one viewer may see of a game.

A view is built up from what is public (B-25, C-27) and the viewer's own hand; nothing is taken away from a copy
of the state, so nothing can be forgotten there (B-113).
"""

from collections.abc import Mapping
from dataclasses import dataclass

from msgspec.structs import replace

from alhambra.actions import Action
from alhambra.base.buying import Prospect
from alhambra.base.placing import LAST_TILES
from alhambra.base.scoring import buildings_of, points_in
from alhambra.components import ROUNDS, SIDES, Card, Currency, Kind, Money, Tile, Walls
from alhambra.events import ScoreLine
from alhambra.game import Game, asked, open_decision
from alhambra.grid import CELL, Cell, Grid, spot_of
from alhambra.ledger import Position
from alhambra.module import Points
from alhambra.outline import longest_wall, walls_along
from alhambra.palace import Built, Palace, fault_of_placing
from alhambra.pieces import ModuleView, Pieces, modules, pieces
from alhambra.preparing import can_undo, foreseen, preparer
from alhambra.renaming import today
from alhambra.rulebook import rulebook
from alhambra.state import Player, StandingAnswer
from alhambra.windows import read, reasons
from tabletop.seat import Seat

__all__ = [
    "GAME_END",
    "SIDES",
    "Card",
    "Cell",
    "ModuleView",
    "Money",
    "Pieces",
    "PlayerView",
    "Prospect",
    "RivalView",
    "ScoreLine",
    "Standing",
    "StandingAnswer",
    "Tile",
    "View",
    "WallEdge",
    "WindowView",
    "forecast",
    "modules",
    "pieces",
    "places_for",
    "today",
    "view",
    "wall_after",
]

GAME_END = "GAME_END"


@dataclass(frozen=True, slots=True)
class Standing:
    """A tile in a palace, with its walls as they stand."""

    cell: Cell
    tile: Tile
    walls: Walls


@dataclass(frozen=True, slots=True)
class WallEdge:
    """An edge of a wall: a cell, and its side as 0, 1, 2 or 3 for north, east, south and west."""

    cell: Cell
    side: int


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What everybody sees of a player."""

    seat: Seat
    score: int
    cards: int
    palace: tuple[Standing, ...]
    reserve: tuple[Tile, ...]
    aside: tuple[Tile, ...]
    counts: Mapping[Kind, float]
    wall: tuple[WallEdge, ...]
    """The longest wall, edge by edge clockwise."""


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
    display: tuple[Card | None, ...]
    cards_left: int
    piles: tuple[int, ...]
    """How many cards the piles had of which the draw pile was last stacked; one alone if of discards (B-61)."""
    cards_discarded: int
    tiles_left: int
    scored: tuple[int, ...]
    points: tuple[Points, ...]
    """The points for the places of each kind, in each round."""
    winners: tuple[Seat, ...]
    hand: tuple[Card, ...] | None
    can_undo: bool
    window: WindowView | None
    standing: Mapping[str, StandingAnswer]
    """The viewer's own standing answers, by the names of the prompts."""
    parts: Mapping[str, object]
    """What the parts of the rules show this viewer besides, by their ids."""


def view(game: Game, viewer: Seat | None) -> View:
    """Return the view of a seat, or of a spectator."""
    if viewer is not None and viewer not in range(len(game.state.players)):
        raise ValueError(f"there is no seat {viewer}")
    state = foreseen(game, viewer)
    at = Position(rulebook(state.options), state)
    decision = open_decision(at)
    return View(
        viewer=viewer,
        state=decision.label if decision else GAME_END,
        last_tiles=decision is not None and decision.name == LAST_TILES,
        turn=state.turn.seat,
        asked=asked(Position(at.rules, game.state)),
        players=tuple(_player_view(at, seat, player) for seat, player in enumerate(state.players)),
        rivals=tuple(
            RivalView(rival.name, rival.score, _tiles(at, rival.tiles), buildings_of(at, who))
            for who, rival in enumerate(state.rivals, len(state.players))
        ),
        currencies=at.rules.components.currencies,
        universal=at.rules.universal,
        market=tuple(None if tile is None else at.rules.tiles[tile] for tile in state.market),
        display=tuple(None if card is None else at.rules.cards[card] for card in state.display),
        cards_left=len(state.secret.deck),
        piles=state.piles or (state.stacked,),
        cards_discarded=len(state.discard),
        tiles_left=len(state.secret.bag),
        scored=state.scored,
        points=tuple(points_in(at, number) for number in ROUNDS),
        winners=state.winners,
        hand=None if viewer is None else tuple(at.rules.cards[card] for card in state.players[viewer].hand),
        can_undo=viewer is not None and can_undo(game, viewer),
        window=_window_view(game, viewer),
        standing={} if viewer is None else game.state.standing.get(viewer, {}),
        parts={part: shown for part, show in at.rules.shown if (shown := show(at, viewer)) is not None},
    )


def _window_view(game: Game, viewer: Seat | None) -> WindowView | None:
    window = game.state.window
    if window is None:
        return None
    rules = rulebook(game.state.options)
    answer = None if viewer is None else window.answers.get(viewer)
    own = None if answer is None else read(rules, answer)
    return WindowView(window.name, window.asked, own, preparer(game), reasons(Position(rules, game.state), window))


def forecast(game: Game) -> tuple[ScoreLine, ...]:
    """Return the points that the next scoring would bring if it came now; after the last one, those of the last."""
    state = replace(game.state, standing={})  # nobody's orders show here
    at = Position(rulebook(state.options), state)
    number = min([number for number in ROUNDS if number not in game.state.scored], default=ROUNDS[-1])
    return tuple(line for give in at.rules.scorings for line in give(at, number))


def wall_after(player: PlayerView, tile: Tile, cell: Cell) -> int:
    """Return how long a player's longest wall would be with a tile on a cell, in place of what stands there."""
    tiles = {standing.cell: standing.walls for standing in player.palace if not standing.tile.outside}
    if not tile.outside:
        tiles[cell] = tile.walls
    spots = [(spot_of(place), walls) for place, walls in tiles.items()]
    return longest_wall(Grid.of((spot, walls) for spot, walls in spots if spot is not None))


def places_for(player: PlayerView, tile: Tile, *others: tuple[Tile, Cell]) -> list[Cell]:
    """Return where a building could stand in a player's palace, perhaps after some others have got their places."""
    built = [Built(*standing.cell, standing.tile.id, standing.walls) for standing in player.palace]
    built += [Built(*cell, other.id, other.walls) for other, cell in others]
    outside = {standing.cell for standing in player.palace if standing.tile.outside}
    palace = Palace(
        tuple(one for one in built if one.cell not in outside), tuple(one for one in built if one.cell in outside)
    )
    cells = [CELL[spot] for spot in palace.grid.places(tile.walls)]
    return [cell for cell in cells if fault_of_placing(palace, cell, tile.walls) is None]


def _player_view(at: Position, seat: Seat, player: Player) -> PlayerView:
    longest = max(walls_along(player.palace.grid), key=len, default=[])
    return PlayerView(
        seat=seat,
        score=player.score,
        cards=len(player.hand),
        palace=tuple(
            Standing(tile.cell, at.rules.tiles[tile.tile], tile.walls)
            for tile in player.palace.tiles + player.palace.outworks
        ),
        reserve=_tiles(at, player.reserve),
        aside=_tiles(at, player.aside),
        counts=buildings_of(at, seat),
        wall=tuple(WallEdge(CELL[edge >> 2], edge & 3) for edge in longest),
    )


def _tiles(at: Position, tiles: tuple[str, ...]) -> tuple[Tile, ...]:
    return tuple(at.rules.tiles[tile] for tile in tiles)
