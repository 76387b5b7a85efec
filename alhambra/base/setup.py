"""Setting up the table (B-15 to B-24), up to the first turn."""

from collections.abc import Iterable, Mapping

from alhambra.components import CardId
from alhambra.events import BagFilled, DrawPileStacked, HandCounted, HandDealt, StartingPlayerFound
from alhambra.ledger import Ledger
from alhambra.module import Module, Phase
from tabletop.seat import Seat

ENOUGH = 20  # B-18
PILES = 5  # B-21


def fill_bag(game: Ledger) -> None:
    """Shuffle the tiles into the bag (B-16)."""
    game.emit(BagFilled(game.shuffled(game.rules.bag)))
    game.end_phase()


def shuffle_money(game: Ledger) -> None:
    """Shuffle the money cards, without all that comes later, into the draw pile (B-17, C-14)."""
    game.emit(DrawPileStacked(game.shuffled(game.rules.deck)))
    game.end_phase()


def deal_hands(game: Ledger) -> None:
    """Deal each player cards until they are worth enough (B-18)."""
    for seat in range(len(game.state.players)):
        dealt: list[str] = []
        while worth(game, dealt) < ENOUGH:
            dealt.append(game.state.secret.deck[len(dealt)])
        game.emit(HandDealt(seat, tuple(dealt)))
        game.emit(HandCounted(seat, len(dealt), worth(game, dealt)))  # B-25
    game.end_phase()


def find_starting_player(game: Ledger) -> None:
    """Let the player with the fewest cards begin, among those the one with the least money (B-19)."""

    def rank(seat: Seat) -> tuple[int, int]:
        hand = game.state.players[seat].hand
        return len(hand), worth(game, hand)

    seats = range(len(game.state.players))
    best = min(map(rank, seats))
    tied = tuple(seat for seat in seats if rank(seat) == best)
    seat = game.drawn_from(tied) if len(tied) > 1 else tied[0]
    game.emit(StartingPlayerFound(seat, by_lot=len(tied) > 1))
    game.end_phase()


def stack_piles(game: Ledger) -> None:
    """Cut the draw pile into five, shuffle further cards into some of them and stack them (B-21 to B-23, C-15)."""
    deck = game.state.secret.deck
    size, larger = divmod(len(deck), PILES)
    inserts = [part(game) for part in game.rules.fills_piles]
    stacked: tuple[str, ...] = ()
    sizes: list[int] = []
    for number in range(1, PILES + 1):
        cut = size + (number <= larger)
        pile, deck = deck[:cut], deck[cut:]
        added = tuple(card for insert in inserts for card in insert.get(number, ()))
        stacked += game.shuffled(pile + added) if added else pile
        sizes.append(len(pile + added))
    game.emit(DrawPileStacked(stacked, tuple(sizes)))
    game.end_phase()


def split(
    cards: tuple[CardId, ...], piles: Mapping[int, int]
) -> tuple[dict[int, tuple[CardId, ...]], tuple[CardId, ...]]:
    """Return the piles with their numbers of cards (C-15), and what is left."""
    found = {}
    for pile, number in piles.items():
        found[pile], cards = cards[:number], cards[number:]
    return found, cards


def worth(game: Ledger, cards: Iterable[CardId]) -> int:
    """Add up the values of money cards, whatever their currency."""
    return sum(game.rules.money[card].value for card in cards if card in game.rules.money)


MODULE = Module(
    id="setup",
    number=0,
    plays=lambda options: True,
    setup=(
        Phase("fill the bag", 10, fill_bag),
        Phase("shuffle the money", 30, shuffle_money),
        Phase("deal the hands", 40, deal_hands),
        Phase("find the starting player", 50, find_starting_player),
        Phase("stack the piles", 70, stack_piles),
    ),
)
