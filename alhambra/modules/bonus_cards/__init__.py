"""Bonus Cards: secret cards, each of which doubles one building for its owner (V-BON-1 to V-BON-20)."""

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from alhambra.base.scoring import is_finished
from alhambra.components import ROUNDS, CardId
from alhambra.events import BuildingRemoved, MarketRanShort, WindowClosed
from alhambra.ledger import Ledger, Position
from alhambra.module import Around, Module, Phase, Prompt, Reaction
from alhambra.modules.bonus_cards.cards import (
    BONUS_CARDS,
    KEPT,
    BonusCard,
    BonusCardsLaidOpen,
    BonusCardTakenBack,
    Dealt,
    all_cards,
    by_id,
    deal,
    deal_again,
    doubled,
    everywhere,
    hidden_from_others,
    open_before,
)
from alhambra.windows import order_of
from tabletop.seat import Seat

__all__ = [
    "BONUS_CARDS",
    "KEPT",
    "LAYING_OPEN",
    "MODULE",
    "BonusCardsLaidOpen",
    "BonusView",
    "Dealt",
    "When",
    "all_cards",
    "by_id",
    "hidden_from_others",
    "is_built",
    "open_before",
]

LAYING_OPEN = "bonus cards"
"""For what players have a standing answer."""
AFTER_THE_TURN, AFTER_A_WINDOW = "lay bonus cards open", "lay bonus cards open after a window"

When: TypeAlias = Literal["soon", "next", "last"]
"""To lay a card open as soon as possible, at the next scoring, or at the last one (V-BON-20)."""
USUAL: When = "next"
MOST_CARDS = 10


class BonusOrder(Struct, frozen=True, forbid_unknown_fields=True):
    """When cards are to be laid open; one that is not named, at the next scoring."""

    cards: Annotated[dict[CardId, When], Meta(max_length=MOST_CARDS)]

    def __post_init__(self) -> None:
        """Let nobody speak of a card that does not exist."""
        if unknown := self.cards.keys() - by_id():
            raise ValueError(f"there is no {min(unknown)}")


@dataclass(frozen=True, slots=True)
class Held:
    """A card in the viewer's own hand."""

    card: BonusCard
    when: When
    is_built: bool
    """Whether its building stands in the own palace."""


@dataclass(frozen=True, slots=True)
class BonusView:
    """What a viewer sees of the cards."""

    hidden: tuple[int, ...]
    """How many each player has in hand."""
    open: tuple[tuple[BonusCard, ...], ...]
    """Those that lie open beside each player."""
    own: tuple[Held, ...]


def when_of(at: Position, seat: Seat, card: CardId) -> When:
    """Return when a player wants a card to be laid open (V-BON-20)."""
    order: BonusOrder | None = order_of(at, seat, LAYING_OPEN)
    return USUAL if order is None else order.cards.get(card, USUAL)


def is_built(at: Position, seat: Seat, card: CardId) -> bool:
    """Return whether exactly the tile of a card stands in its owner's palace, finished (V-BON-2, V-BON-5)."""
    tile = by_id()[card].tile
    return any(built.tile == tile for built in at.state.players[seat].palace.tiles) and is_finished(at, tile)


def lay_open(game: Ledger, *due: When) -> None:
    """Lay open, all at once, the cards whose owners want it by now and whose tiles are built (V-BON-2)."""
    found = [
        (seat, tuple(card for card in cards if when_of(game, seat, card) in due and is_built(game, seat, card)))
        for seat, cards in KEPT.of(game.state).hidden.items()
    ]
    for seat, cards in sorted(found):
        if cards:
            game.emit(BonusCardsLaidOpen(seat, cards))


def lay_open_now(game: Ledger) -> None:
    """Lay open what was wanted as soon as possible, where nothing can be undone any more (V-BON-6)."""
    lay_open(game, "soon")
    game.end_phase()


def lay_open_for_scoring(game: Ledger, number: int) -> None:
    """Lay open what is due in a round (R-2); the last one follows when the last tiles are confirmed (G-5)."""
    lay_open(game, "soon", "next", *(("last",) if number == ROUNDS[-1] else ()))


def wait_for_its_end(game: Ledger, event: WindowClosed) -> None:
    """Lay cards open as soon as what a window has brought is settled: an interrupt, or a claim (V-BON-6)."""
    if AFTER_A_WINDOW not in game.agenda:
        game.interrupt(AFTER_A_WINDOW)


def settle_at_the_end(game: Ledger, event: MarketRanShort) -> None:
    """Lay cards open where an interrupt has ended the game, and nothing else is left of it (V-BON-6, O-9)."""
    lay_open(game, "soon")


def take_back(game: Ledger, event: BuildingRemoved) -> None:
    """Return an open card to its owner's hand when its tile leaves the palace (V-BON-4)."""
    for card in open_before(game.state, event.seat):
        if by_id()[card].tile == event.tile:
            game.emit(BonusCardTakenBack(event.seat, card))


def what_is_seen(at: Position, viewer: Seat | None) -> BonusView:
    """Show everybody the open cards and how many are hidden, and each player the own ones (V-BON-7)."""
    seats = range(len(at.state.players))
    own = () if viewer is None else hidden_from_others(at.state, viewer)
    return BonusView(
        hidden=tuple(len(hidden_from_others(at.state, seat)) for seat in seats),
        open=tuple(tuple(by_id()[card] for card in open_before(at.state, seat)) for seat in seats),
        own=tuple(
            Held(by_id()[card], when_of(at, viewer, card), is_built(at, viewer, card))
            for card in own
            if viewer is not None
        ),
    )


MODULE = Module(
    id=BONUS_CARDS,
    number=3,
    plays=lambda options: BONUS_CARDS in options.modules,
    brings_cards=(all_cards,),
    setup=(Phase("deal the bonus cards", 45, deal),),
    turn=(Phase(AFTER_THE_TURN, 58, lay_open_now),),  # as soon as the turn is final (O-6)
    interruptions=(Phase(AFTER_A_WINDOW, 0, lay_open_now),),
    prompts=(Prompt(LAYING_OPEN, lambda at: range(len(at.state.players)), BonusOrder, lambda at, seat, order: None),),
    reacts=(
        Reaction(BuildingRemoved, take_back),
        Reaction(WindowClosed, wait_for_its_end),
        Reaction(MarketRanShort, settle_at_the_end),
    ),
    counts=(doubled,),
    around_scoring=(Around(2, lay_open_for_scoring),),
    slice=KEPT,
    holds=(everywhere,),
    shows=what_is_seen,
    redeals=(deal_again,),
)
