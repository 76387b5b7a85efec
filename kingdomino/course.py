"""The course of a game: what each step leads to, up to the next question (sections 1 and 2 of the rules).

Whatever needs no decision happens by itself and is told (K-53).
"""

from collections.abc import Sequence

from msgspec.structs import replace

from kingdomino.actions import Action, ChooseDomino, ConfirmTurn, DiscardDomino, PlaceDomino
from kingdomino.dominoes import Number, dominoes
from kingdomino.events import (
    DominoChosen,
    DominoDiscarded,
    DominoPlaced,
    Event,
    GameOver,
    KingsDrawn,
    LineFormed,
    PartBegun,
    Scored,
    TurnPassed,
)
from kingdomino.grid import cell_at
from kingdomino.kingdom import Pair, fault_of, in_order, pair_of
from kingdomino.options import PARTS, setup_for
from kingdomino.scoring import final_standings, parts_of, places, standing_of
from kingdomino.state import CHOOSE, CONFIRM, GAME_END, PLACE, Player, Secret, Slot, State
from tabletop.refused import Refused
from tabletop.rng import Rng
from tabletop.seat import Seat


class Course:
    """One thing being carried out: the state so far, and what has happened."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []
        self.final = False
        """Whether nothing before it can be undone any more."""

    def emit(self, event: Event) -> None:
        """Note what happened."""
        self.events.append(event)
        self.final |= event.final

    @property
    def _size(self) -> int:
        return setup_for(self.state.options).size

    # Beginning

    def begin(self) -> None:
        """Set up a game, or the next one of a Dynasty, with a shuffle and an order of kings of its own (K-60)."""
        options, rng = self.state.options, self.state.secret.rng
        setup = setup_for(options)
        shuffled, rng = rng.shuffled(dominoes())
        kings, rng = self._draw_kings(rng, setup.kings)
        self.state = replace(
            self.state,
            players=(Player(),) * options.players,
            secret=Secret(rng, shuffled[: setup.used], shuffled[setup.used :]),
            older=(),
            done=0,
            kings=kings,
            left_over=(),
            round=0,
            plans={},
        )
        self.emit(KingsDrawn(kings))
        self.ask_first(form=True)

    def ask_first(self, *, form: bool) -> None:
        """Let the first king choose, from a line that is formed before that."""
        if form:
            self._form_line()
        self._ask_to_choose()

    def _draw_kings(self, rng: Rng, each: int) -> tuple[tuple[Seat, ...], Rng]:
        seats = range(self.state.options.players)
        if self.state.options.balanced_start:  # K-8
            first, rng = rng.below(len(seats))
            return (first, 1 - first, 1 - first, first), rng
        return rng.shuffled(seat for seat in seats for _ in range(each))  # K-7

    # Steps

    def take(self, action: Action) -> None:
        """Carry out a step of whose turn it is, or refuse it."""
        state = self.state
        wanted = {PlaceDomino: PLACE, DiscardDomino: PLACE, ChooseDomino: CHOOSE, ConfirmTurn: CONFIRM}[type(action)]
        if state.asks == GAME_END:
            raise Refused("K-11", "game-is-over")
        if action.seat != state.turn:
            raise Refused("K-11", "not-your-turn", turn=state.turn)
        if state.asks != wanted:
            rule = "K-54" if isinstance(action, ConfirmTurn) else "K-11"
            raise Refused(rule, "not-now", action=type(action).__name__, state=state.asks)
        match action:
            case PlaceDomino():
                self._place(action)
            case ChooseDomino():
                self._choose(action)
            case DiscardDomino():
                number = state.domino
                assert number is not None
                raise Refused("K-23", "must-be-placed", domino=number, places=len(self._pairs()))
            case _:
                self.pass_turn()

    def _place(self, action: PlaceDomino) -> None:
        number, seat = self.state.domino, action.seat
        assert number is not None
        player = self.state.players[seat]
        first, second = in_order(number, action.first, action.second)
        if fault := fault_of(player.kingdom, number, first, second, self._size):
            raise Refused(fault, f"place-{fault}", domino=number, first=first, second=second, size=self._size)
        self.lay(pair_of(first, second))

    def lay(self, pair: Pair) -> None:
        """Lay the domino under the king, where it is legal."""
        number, seat = self.state.domino, self.state.turn
        assert number is not None
        assert seat is not None
        player = self.state.players[seat]
        kingdom = player.kingdom.with_domino(number, pair)
        self.state = self.state.with_player(seat, replace(player, kingdom=kingdom))
        cells = cell_at(pair[0]), cell_at(pair[1])
        self.emit(DominoPlaced(seat, number, *cells, player.kingdom.points, kingdom.points))
        self.choose_or_confirm()

    def _choose(self, action: ChooseDomino) -> None:
        owners = {slot.number: slot.king for slot in self.state.newer}
        if owners.get(action.number) is not None:
            raise Refused("K-9", "domino-taken", domino=action.number, king=owners[action.number])
        if action.number not in owners:
            raise Refused("K-11", "not-in-line", domino=action.number, free=self.state.free)
        self._move_king(action.number)
        self.state = replace(self.state, asks=CONFIRM)

    def _move_king(self, number: Number, *, by_itself: bool = False) -> None:
        seat = self.state.turn
        assert seat is not None
        newer = tuple([Slot(number, seat) if slot.number == number else slot for slot in self.state.newer])
        self.state = replace(self.state, newer=newer)
        self.emit(DominoChosen(seat, number, by_itself))

    def choose_or_confirm(self) -> None:
        """Ask for a domino where there is a choice; the last one is taken by itself (K-9), in the last round none."""
        free = self.state.free
        if len(free) == 1:
            self._move_king(free[0], by_itself=True)
        self.state = replace(self.state, asks=CHOOSE if len(free) > 1 else CONFIRM)

    # From turn to turn

    def pass_turn(self) -> None:
        """Let the turn pass, and everything happen up to the next question."""
        state = self.state
        assert state.turn is not None
        self.emit(TurnPassed(state.turn))
        if state.kings:
            self.state = replace(state, kings=state.kings[1:])
            if self.state.kings:
                self._ask_to_choose()
            else:
                self._begin_round()
        else:
            self.state = replace(state, done=state.done + 1)
            if self.state.done < len(state.older):
                self.ask_to_place()
            elif state.newer:
                self._begin_round()
            else:
                self._score()

    def _ask_to_choose(self) -> None:
        """Ask for a domino of the first line; the last king takes what is left (K-9)."""
        self.state = replace(self.state, asks=CHOOSE)
        if len(self.state.free) == 1:
            self._move_king(self.state.free[0], by_itself=True)
            self.pass_turn()

    def ask_to_place(self) -> None:
        """Ask for a place; a domino that has none is discarded (K-24), and the king moves on all the same (K-16)."""
        self.state = replace(self.state, asks=PLACE)
        if self._pairs():
            return
        seat, number = self.state.turn, self.state.domino
        assert seat is not None
        assert number is not None
        player = self.state.players[seat]
        self.state = self.state.with_player(seat, replace(player, discards=(*player.discards, number)))
        self.emit(DominoDiscarded(seat, number))
        self.choose_or_confirm()
        if self.state.asks == CONFIRM:  # there was nothing to decide (K-53)
            self.pass_turn()

    def _pairs(self) -> Sequence[Pair]:
        seat, number = self.state.turn, self.state.domino
        assert seat is not None
        assert number is not None
        return self.state.players[seat].kingdom.pairs(number, self._size)

    def _begin_round(self) -> None:
        """Let the newer line become the older one, and form another if there is something to draw (K-10, K-13)."""
        for number in self.state.free:
            self.emit(DominoDiscarded(None, number))  # K-44
        taken = tuple(slot for slot in self.state.newer if slot.king is not None)
        left_over = (*self.state.left_over, *self.state.free)
        self.state = replace(
            self.state, older=taken, done=0, newer=(), left_over=left_over, round=self.state.round + 1, plans={}
        )
        if self.state.secret.pile:
            self._form_line()
        self.ask_to_place()

    def _form_line(self) -> None:
        secret, length = self.state.secret, setup_for(self.state.options).line
        drawn, pile = tuple(sorted(secret.pile[:length])), secret.pile[length:]
        self.state = replace(self.state, newer=tuple(map(Slot, drawn)), secret=Secret(secret.rng, pile, secret.aside))
        self.emit(LineFormed(drawn, len(pile)))

    # The end

    def _score(self) -> None:
        """Count everything; in a Dynasty the next game begins at once (K-14, K-40, K-58)."""
        state, options = self.state, self.state.options
        standings = tuple(standing_of(player, options) for player in state.players)
        self.emit(Scored(state.part, tuple(parts_of(player, options) for player in state.players), standings))
        self.state = replace(state, earlier=(*state.earlier, standings), asks=GAME_END)
        if options.dynasty and state.part < PARTS:
            self.state = replace(self.state, part=state.part + 1)
            self.emit(PartBegun(state.part + 1))
            self.begin()
            return
        ranks = places(final_standings(self.state))
        winners = tuple(seat for seat, place in enumerate(ranks) if place == 1)
        self.state = replace(self.state, winners=winners)
        self.emit(GameOver(winners))
