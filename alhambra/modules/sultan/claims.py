"""Claims: owners of a mark may have a tile of its kind, for nothing, before it is laid down (V-SUL-7 to V-SUL-12)."""

from dataclasses import dataclass
from typing import Annotated, ClassVar

from msgspec import Meta, Struct
from msgspec.structs import replace

from alhambra.actions import Action, Decline, PlaceAtOnce
from alhambra.base.at_once import MOST_WISHES, TileWish, all_places, put
from alhambra.components import CardId, Tile, TileId
from alhambra.events import Open, TileDrawn
from alhambra.ledger import Ledger, Position
from alhambra.module import Move, Prompt
from alhambra.modules.sultan.cards import KEPT, SULTAN, Offer, owners
from alhambra.state import State
from alhambra.windows import Answers, decline, declines, seal, window
from tabletop.refused import Refused
from tabletop.seat import Seat

CLAIM = "claim"


class SultanOrder(Struct, frozen=True, forbid_unknown_fields=True):
    """Which tiles somebody takes without being asked, the first wish that fits (V-SUL-20)."""

    wishes: Annotated[tuple[TileWish, ...], Meta(max_length=MOST_WISHES)]


class ClaimTile(PlaceAtOnce, frozen=True):
    """Take the tile that was just drawn, for a card with its kind, and say where it goes."""

    rule = "V-SUL-7"


@dataclass(frozen=True, slots=True)
class TileOffered(Open):
    """A tile was drawn for a stall and lies open on the bag: somebody may claim it (V-SUL-12)."""

    final: ClassVar[bool] = True
    tile: TileId
    square: int

    def fold(self, state: State) -> State:
        return KEPT.change(state, offer=Offer(self.tile, self.square))


@dataclass(frozen=True, slots=True)
class TileUnclaimed(Open):
    """Nobody took the tile that was offered; it is laid down now (V-SUL-8)."""

    final: ClassVar[bool] = True
    routine: ClassVar[bool] = True
    tile: TileId

    def fold(self, state: State) -> State:
        offer = KEPT.of(state).offer
        assert offer is not None
        return KEPT.change(state, offer=replace(offer, unwanted=True))


@dataclass(frozen=True, slots=True)
class TileClaimed(Open):
    """A player took the tile that was drawn for a card, which leaves the game (V-SUL-8)."""

    final: ClassVar[bool] = True
    seat: Seat
    tile: TileId
    card: CardId

    def fold(self, state: State) -> State:
        own = KEPT.of(state)
        marks = {card: kind for card, kind in own.marks.items() if card != self.card}
        owned = {card: seat for card, seat in own.owned.items() if card != self.card}
        state = KEPT.change(state, marks=marks, owned=owned, gone=(*own.gone, self.card), offer=None)
        state = state.with_player(self.seat, aside=(*state.players[self.seat].aside, self.tile))
        return replace(state, secret=replace(state.secret, bag=state.secret.bag[1:]))


@dataclass(frozen=True, slots=True)
class OfferEnded(Open):
    """The tile that nobody took lies on its stall; it may come up again and be offered again (V-SUL-9)."""

    final: ClassVar[bool] = True
    routine: ClassVar[bool] = True

    def fold(self, state: State) -> State:
        return KEPT.change(state, offer=None)


def offer(game: Ledger, stall: int, tile: Tile) -> bool:
    """Let a tile wait, before it is laid down, until the owners of its mark were asked (V-SUL-7, O-8).

    Only tiles that count for their kind can be claimed (C-6). In the setup, and for Dirk, nothing stops (V-SUL-10).
    """
    lying = KEPT.of(game.state).offer
    if lying is not None and lying.unwanted and lying.tile == tile.id:
        return False
    if not game.rules.families[tile.family].typed or not owners(game.state, tile.kind):
        return False
    game.emit(TileOffered(tile.id, stall))
    game.interrupt(CLAIM)
    return True


def forget(game: Ledger, event: TileDrawn) -> None:
    """Close what was asked about the tile that is laid down."""
    if KEPT.of(game.state).offer is not None:
        game.emit(OfferEnded())


def concerned(at: Position) -> list[Seat]:
    """Ask the owners of the mark, once each, whatever they could do with the tile (V-SUL-20, C-21)."""
    lying = KEPT.of(at.state).offer
    return [] if lying is None else owners(at.state, at.rules.tiles[lying.tile].kind)


def claim(game: Ledger, action: ClaimTile) -> None:
    """Take the tile for a card with its mark, and place it before the next one is drawn (V-SUL-8, V-SUL-12)."""
    own = KEPT.of(game.state)
    if own.offer is None or own.offer.tile != action.tile:
        raise Refused("V-SUL-7", "sultan-not-drawn", tile=action.tile)
    kind = game.rules.tiles[action.tile].kind
    card = next((card for card, seat in own.owned.items() if seat == action.seat and own.marks[card] == kind), None)
    if card is None:
        raise Refused("V-SUL-7", "sultan-no-such-mark", tile=action.tile)
    game.emit(TileClaimed(action.seat, action.tile, card))
    put(game, action, "V-SUL-8", gift="V-SUL-11")


def claims(at: Position, seat: Seat) -> list[Action]:
    """Offer each place for the tile."""
    lying = KEPT.of(at.state).offer
    if lying is None or seat not in concerned(at):
        return []
    return [ClaimTile(seat, lying.tile, *place) for place in all_places(at, seat, lying.tile)]


def follow(at: Position, seat: Seat, order: SultanOrder) -> Action | None:
    """Take the tile if a wish is about it (V-SUL-20)."""
    lying = KEPT.of(at.state).offer
    if lying is None:
        return None
    tile = at.rules.tiles[lying.tile]
    wish = next((wish for wish in order.wishes if wish.fits(tile, tile.price)), None)
    return None if wish is None else ClaimTile(seat, tile.id, *wish.place_for(at, seat, tile.id))


def settle_claims(game: Ledger, answers: Answers) -> None:
    """Let the first in priority have the tile; if nobody wants it, it is laid down (V-SUL-7, V-SUL-8)."""
    lying = KEPT.of(game.state).offer
    assert lying is not None
    first = next((answer for answer in answers.values() if isinstance(answer, ClaimTile)), None)
    if first is None:
        game.emit(TileUnclaimed(lying.tile))
    else:
        claim(game, first)
    game.end_phase()


WINDOW = window(CLAIM, 80, "CLAIM", "V-SUL-7", settle_claims)
MOVES = (
    Move(ClaimTile, frozenset({CLAIM}), claims, seal),
    Move(Decline, frozenset({CLAIM}), declines, decline),
)
PROMPT = Prompt(SULTAN, concerned, SultanOrder, follow, CLAIM)
