"""The end of the game: the last tiles, the third scoring and the winners (B-79 to B-84)."""

from alhambra.actions import Action, ConfirmTurn
from alhambra.base.placing import LAST_TILES, reserve_all
from alhambra.base.scoring import score_round
from alhambra.components import ROUNDS, Currency
from alhambra.events import GameWon, LastTileGiven, LastTilesConfirmed
from alhambra.ledger import Ledger, Position
from alhambra.module import Decision, Module, Move, Phase
from tabletop.refused import Refused
from tabletop.seat import Seat


def give_last_tiles(game: Ledger) -> None:
    """Give each tile on the market to whoever alone has the most money of its stall (B-81, G-4)."""
    for stall, currency in enumerate(game.rules.components.currencies):
        tile = game.state.market[stall]
        totals = [funds(game, seat, currency) for seat in range(len(game.state.players))]
        most = max(totals)
        if tile is not None and totals.count(most) == 1:  # where nobody has any, all share the highest total
            game.emit(LastTileGiven(totals.index(most), stall, tile))
    game.end_phase()


def funds(at: Position, seat: Seat, currency: Currency) -> int:
    """Add up what a seat has of a currency (G-3)."""
    return sum(part(at, seat, currency) for part in at.rules.funds)


def money_in_hand(at: Position, seat: Seat, currency: Currency) -> int:
    """Add up the cards of a currency in a hand."""
    money = at.rules.money
    cards = [money[card] for card in at.state.players[seat].hand if card in money]
    return sum(card.value for card in cards if card.currency == currency)


def receivers(at: Position) -> tuple[Seat, ...]:
    """Ask all who got tiles, independently of each other (B-82, G-5)."""
    return at.state.waiting


def confirm_last_tiles(game: Ledger, action: ConfirmTurn) -> None:
    """Be done with the own last tiles."""
    if aside := game.state.players[action.seat].aside:
        raise Refused("B-30", "confirm-with-tiles-aside", aside=aside)
    game.emit(LastTilesConfirmed(action.seat))


def confirmations(at: Position, seat: Seat) -> tuple[Action, ...]:
    """Offer to be done when no tile is left."""
    return () if at.state.players[seat].aside else (ConfirmTurn(seat),)


def reserve_and_confirm(game: Ledger, seat: Seat) -> None:
    """Let the remaining tiles go to the reserve (B-112) and be done."""
    reserve_all(game, seat)
    game.emit(LastTilesConfirmed(seat))


def score_last_round(game: Ledger) -> None:
    """Score the third round, whatever became of the other two (B-80, B-83, G-6)."""
    score_round(game, ROUNDS[-1])
    game.end_phase()


def find_winners(game: Ledger) -> None:
    """Let those with the most points win; there is no tie-break (B-84, R-14). A rival cannot win (B-105)."""
    scores = tuple(player.score for player in game.state.players)
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    game.emit(GameWon(winners, scores))
    game.end_phase()


MODULE = Module(
    id="ending",
    number=0,
    plays=lambda options: True,
    funds=(money_in_hand,),
    ending=(
        Phase("give the last tiles", 40, give_last_tiles),
        Decision(LAST_TILES, 50, asks=receivers, label="PLACEMENT", rule="B-30", default=reserve_and_confirm),
        Phase("score the last round", 60, score_last_round),
        Phase("find the winners", 70, find_winners),
    ),
    moves=(Move(ConfirmTurn, frozenset({LAST_TILES}), confirmations, confirm_last_tiles),),
)
