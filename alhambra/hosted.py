"""Alhambra as a host knows it: the engine behind the protocol that all games share."""

from collections.abc import Sequence
from operator import itemgetter
from typing import Any

import msgspec

from alhambra import codec
from alhambra.actions import (
    Action,
    SetStanding,
    Timeout,
    Together,
    UndoStep,
    UndoTurn,
    action_to_plain,
    one_by_one,
)
from alhambra.events import Event as AlhambraEvent
from alhambra.game import Game, Outcome, new_game, seats_asked, seats_to_act
from alhambra.ledger import Position
from alhambra.options import Options
from alhambra.player import choose
from alhambra.player.hints import advise
from alhambra.player.orders import orders
from alhambra.practice import arranged
from alhambra.preparing import apply, can_undo, confirmation, held, legal_actions
from alhambra.renaming import today
from alhambra.rulebook import FEWEST, RULES_VERSION, rulebook
from alhambra.view import ScoreLine, View, forecast, view
from alhambra.windows import at_first, can_act, is_setup
from tabletop import record
from tabletop.event import Event
from tabletop.fairness import Promise
from tabletop.refused import Malformed
from tabletop.rules import Advice, Arranged, Plain, Points, Result
from tabletop.seat import Seat

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(dict[str, Any])


class Alhambra:
    """The rules of Alhambra."""

    key = "alhambra"
    version = RULES_VERSION

    def check(self, seats: int, options: Plain) -> None:
        rulebook(_options(seats, options))

    def practice(self, plan: str) -> Arranged:
        return arranged(plan)

    def start(self, seats: int, options: Plain, seed: str) -> Outcome:
        return new_game(_options(seats, options), seed)

    def to_act(self, game: Game) -> tuple[Seat, ...]:
        return seats_to_act(game)

    def asked(self, game: Game) -> tuple[Seat, ...]:
        return seats_asked(game)

    def is_sealed(self, game: Game) -> bool:
        return game.state.window is not None

    def is_brief(self, game: Game) -> bool:
        return self.is_sealed(game) and not self.is_setup(game)

    def is_setup(self, game: Game) -> bool:
        return is_setup(Position(rulebook(game.state.options), game.state))

    def has_choice(self, game: Game, seat: Seat) -> bool:
        return can_act(Position(rulebook(game.state.options), game.state), seat)

    def is_private(self, game: Game, action: Action) -> bool:
        return game.state.window is not None or isinstance(action, SetStanding)

    def legal(self, game: Game, seat: Seat) -> tuple[Action, ...]:
        return legal_actions(game, seat)

    def apply(self, game: Game, action: Action) -> Outcome:
        return apply(game, action)

    def action(self, game: Game, seat: Seat, said: Action) -> Action:
        if not isinstance(said, Action):  # of another game, perhaps
            raise Malformed("B-32", "action-is-no-object")
        action = codec.action_from_plain({**self.plain(said), "seat": seat}, game.state.options)
        if isinstance(action, Timeout):  # B-110: that is the host's to say
            raise Malformed("B-32", "action-unknown", action="Timeout", actions=())
        return action

    def stored_action(self, game: Game, plain: object) -> Action:
        return codec.stored_action(plain, game.state.options)

    def plain(self, action: Action) -> Plain:
        return _as_json_knows_it(action_to_plain(action))

    def timeout(self, seat: Seat) -> Action:
        return Timeout(seat)

    def confirmation(self, game: Game, seat: Seat) -> Action | None:
        return confirmation(game, seat)

    def can_undo(self, game: Game, seat: Seat) -> bool:
        return can_undo(game, seat)

    def together(self, seat: Seat, actions: Sequence[Action]) -> Action:
        return Together(seat, tuple(one_by_one(actions)))

    def undoing(self, seat: Seat, *, everything: bool) -> Action:
        return UndoTurn(seat) if everything else UndoStep(seat)

    def held(self, game: Game, seat: Seat) -> tuple[AlhambraEvent, ...]:
        return held(game, seat)

    def bot_auto_answers(self, game: Game, seat: Seat) -> tuple[Action, ...]:
        return orders(game.state.options, seat)

    def default_auto_answers(self, game: Game, seat: Seat) -> tuple[Action, ...]:
        standing, first = game.state.standing.get(seat, {}), at_first(game.state.options)
        return tuple(SetStanding(seat, prompt, first) for prompt, own in standing.items() if own.answer != first)

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        return choose(view, legal)

    def advise(self, view: View, legal: Sequence[Action], about: str) -> Advice | None:
        hint = advise(view, legal, about)
        if hint is None:
            return None
        reasons = tuple((reason.key, dict(reason.things)) for reason in hint.reasons)
        return Advice(hint.how, tuple(hint.actions), reasons)

    def view(self, game: Game, viewer: Seat | None) -> View:
        return view(game, viewer)

    def tell(self, event: Event) -> Plain:
        plain = _as_json_knows_it(event)
        for name in event.added if isinstance(event, AlhambraEvent) else ():
            if not plain[name]:
                del plain[name]
        return {"event": type(event).__name__, **plain}

    def points(self, event: Event) -> tuple[Points, ...]:
        return event.points() if isinstance(event, AlhambraEvent) else ()

    def forecast(self, game: Game) -> tuple[ScoreLine, ...]:
        return forecast(game)

    def result(self, game: Game) -> Result | None:
        if seats_to_act(game):
            return None
        scores = tuple(player.score for player in game.state.players)
        return Result(scores, tuple(1 + sum(other > score for other in scores) for score in scores))  # B-84

    def encode(self, game: Game) -> bytes:
        return codec.encode(game)

    def decode(self, data: bytes) -> Game:
        return codec.decode(data)

    def changes(self, since: int, options: Plain) -> tuple[str, ...]:
        changed = rulebook(_options(FEWEST, options)).changed
        return tuple(rule for rule, version in sorted(changed.items(), key=itemgetter(1)) if version > since)

    def export(
        self, game: Game, log: Sequence[Plain], promise: Promise, names: Sequence[str], versions: Sequence[int]
    ) -> bytes:
        options: Plain = msgspec.to_builtins(game.state.options)
        return record.export(
            self,
            game,
            options=options,
            promise=promise,
            actions=log,
            names=names,
            versions=versions,
            hides=_is_secret,
        )


def _is_secret(game: Game, action: Action) -> bool:
    """Return whether players said something in secret: a standing answer, one in a window, or what stays so.

    By C-22, C-25 and C-27.
    """
    private = {move.action for move in rulebook(game.state.options).moves if move.private}
    return game.state.window is not None or type(action) in {SetStanding, *private}


def _as_json_knows_it(value: object) -> dict[str, Any]:
    """Return plain data as they are when they come back from storage: with lists for tuples."""
    return _decoder.decode(_encoder.encode(value))


def _options(seats: int, options: Plain) -> Options:
    try:
        return msgspec.convert({**today(options), "players": seats}, Options)
    except msgspec.ValidationError as error:
        raise Malformed("B-14", "options-unfit", fault=str(error)) from error
