"""The turn: a decision to act, its end, and the next player (B-24 to B-32, B-65, B-66).

Display and market are refilled only after the confirmation, by phases that ask nobody (B-29, B-31, B-35).
"""

from alhambra.actions import Action, ConfirmTurn, Finish, Forgo, Pass
from alhambra.events import ActionsFinished, MoneyTaken, TurnConfirmed, TurnPassed, TurnStarted
from alhambra.ledger import Ledger, Position
from alhambra.module import Decision, Module, Move, Phase
from tabletop.refused import Refused
from tabletop.seat import Seat

ACTION = "action"
CONFIRM = "confirm"


def active_player(at: Position) -> tuple[Seat, ...]:
    """Ask the active player, and nobody else (B-26)."""
    return (at.state.turn.seat,)


def finish(game: Ledger, action: Finish) -> None:
    """Do without the further action (B-28)."""
    if not game.state.turn.again:
        raise Refused("B-28", "finish-only-after-exact-payment")
    game.emit(ActionsFinished(action.seat))
    game.end_phase()


def finishes(at: Position, seat: Seat) -> tuple[Action, ...]:
    """Offer to finish after an action that granted a further one (B-27, C-5)."""
    return (Finish(seat),) if at.state.turn.again else ()


def pass_turn(game: Ledger, action: Pass) -> None:
    """Do nothing, which is legal only if nothing else is (B-28)."""
    if not can_pass(game, action.seat):
        raise Refused("B-28", "pass-only-without-an-action")
    game.emit(TurnPassed(action.seat))
    game.end_phase()


def passes(at: Position, seat: Seat) -> tuple[Action, ...]:
    """Offer to pass where nothing else can be done."""
    return (Pass(seat),) if can_pass(at, seat) else ()


def can_pass(at: Position, seat: Seat) -> bool:
    """Return whether the player, at the start of the turn and with an empty display, can do nothing else."""
    if at.state.turn.again or any(at.state.display):
        return False  # known without listing all other moves
    moves = [move for kind, move in at.rules.moves_in[ACTION].items() if kind is not Pass and not move.needless]
    return not any(move.legal(at, seat) for move in moves)


def act_by_default(game: Ledger, seat: Seat) -> None:
    """Finish, or take the most valuable card of the display, the first of equals, or pass (B-112)."""
    money, cards = game.rules.money, [card for card in game.state.display if card is not None]
    if game.state.turn.again:
        game.emit(ActionsFinished(seat))
    elif cards:
        best = max(cards, key=lambda card: money[card].value if card in money else 0)
        game.emit(MoneyTaken(seat, (best,)))
    else:
        game.emit(TurnPassed(seat))
    game.end_phase()


def confirm_turn(game: Ledger, action: ConfirmTurn) -> None:
    """Begin the end of the turn, after which nothing can be undone (B-66)."""
    game.emit(TurnConfirmed(action.seat))
    game.end_phase()


def confirmations(at: Position, seat: Seat) -> tuple[Action, ...]:
    """Offer to end the turn."""
    return (ConfirmTurn(seat),)


def start_first_turn(game: Ledger) -> None:
    """Begin with the starting player (B-24)."""
    start_turn(game, game.state.turn.seat)


def start_next_turn(game: Ledger) -> None:
    """Go on with the next player in seat order (B-1, B-65)."""
    start_turn(game, (game.state.turn.seat + 1) % len(game.state.players))


def start_turn(game: Ledger, seat: Seat) -> None:
    """Begin a player's turn."""
    game.go_over_to(game.rules.turn_agenda)
    game.emit(TurnStarted(seat))


def confirm_by_default(game: Ledger, seat: Seat) -> None:
    """Let the turn end as it is."""
    confirm_turn(game, ConfirmTurn(seat))


def forgoing(*phases: str) -> Move:
    """Let a player do without what is offered in some phases, which end with that."""
    return Move(Forgo, frozenset(phases), lambda at, seat: [Forgo(seat)], lambda game, action: game.end_phase())


MODULE = Module(
    id="turn",
    number=0,
    plays=lambda options: True,
    setup=(Phase("start the first turn", 80, start_first_turn),),
    turn=(
        Decision(
            ACTION, 0, asks=active_player, plays_the_turn=True, label="ACTION", rule="B-26", default=act_by_default
        ),
        Decision(
            CONFIRM, 55, asks=active_player, makes_final=True, label="CONFIRM", rule="B-26", default=confirm_by_default
        ),
        Phase("start the next turn", 110, start_next_turn),
    ),
    moves=(
        Move(Finish, frozenset({ACTION}), finishes, finish),
        Move(Pass, frozenset({ACTION}), passes, pass_turn),
        Move(ConfirmTurn, frozenset({CONFIRM}), confirmations, confirm_turn),
    ),
)
