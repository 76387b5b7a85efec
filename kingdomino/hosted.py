"""Kingdomino as a host knows it: the engine behind the protocol that all games share."""

from collections.abc import Sequence
from typing import Any

import msgspec

from kingdomino import codec
from kingdomino.actions import (
    Action,
    Prepare,
    Timeout,
    Together,
    UndoStep,
    UndoTurn,
    action_to_plain,
    one_by_one,
)
from kingdomino.events import Scored
from kingdomino.game import (
    Game,
    Outcome,
    apply,
    can_undo,
    confirmation,
    held,
    is_over,
    legal_actions,
    new_game,
    seats_to_act,
)
from kingdomino.options import Options, setup_for
from kingdomino.player import advise, choose
from kingdomino.scoring import final_standings, parts_of, places
from kingdomino.view import View, view
from tabletop import record
from tabletop.event import Event
from tabletop.fairness import Promise
from tabletop.refused import Malformed, Refused
from tabletop.rules import Advice, Arranged, Plain, Points, Result
from tabletop.seat import Seat

RULES_VERSION = 1
_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(dict[str, Any])


class Kingdomino:
    """The rules of Kingdomino."""

    key = "kingdomino"
    version = RULES_VERSION

    def check(self, seats: int, options: Plain) -> None:
        setup_for(_options(seats, options))

    def practice(self, plan: str) -> Arranged:
        raise Refused("T-21", "no-such-practice", plan=plan)

    def start(self, seats: int, options: Plain, seed: str) -> Outcome:
        return new_game(_options(seats, options), seed)

    def to_act(self, game: Game) -> tuple[Seat, ...]:
        return seats_to_act(game)

    def asked(self, game: Game) -> tuple[Seat, ...]:
        return seats_to_act(game)

    def is_sealed(self, game: Game) -> bool:
        return False

    def is_brief(self, game: Game) -> bool:
        return False

    def is_setup(self, game: Game) -> bool:
        return False

    def has_choice(self, game: Game, seat: Seat) -> bool:
        return True

    def is_private(self, game: Game, action: Action) -> bool:
        return isinstance(action, Prepare)

    def legal(self, game: Game, seat: Seat) -> tuple[Action, ...]:
        return legal_actions(game, seat)

    def apply(self, game: Game, action: Action) -> Outcome:
        return apply(game, action)

    def action(self, game: Game, seat: Seat, said: Action) -> Action:
        if not isinstance(said, Action):  # of another game, perhaps
            raise Malformed("K-11", "action-is-no-object")
        return codec.action_from_plain(_seated(self.plain(said), seat))

    def stored_action(self, game: Game, plain: object) -> Action:
        return codec.stored_action(plain)

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

    def held(self, game: Game, seat: Seat) -> tuple[Event, ...]:
        return held(game, seat)

    def bot_auto_answers(self, game: Game, seat: Seat) -> tuple[Action, ...]:
        return self.default_auto_answers(game, seat)

    def default_auto_answers(self, game: Game, seat: Seat) -> tuple[Action, ...]:
        """Forget what was prepared: it is void when a seat changes hands (K-56)."""
        return tuple(Prepare(seat, number) for number in game.state.plans.get(seat, {}))

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        return choose(view, legal)

    def advise(self, view: View, legal: Sequence[Action], about: str) -> Advice | None:
        return advise(view, legal)

    def view(self, game: Game, viewer: Seat | None) -> View:
        return view(game, viewer)

    def tell(self, event: Event) -> Plain:
        return {"event": type(event).__name__, **_as_json_knows_it(event)}

    def points(self, event: Event) -> tuple[Points, ...]:
        return event.points() if isinstance(event, Scored) else ()

    def forecast(self, game: Game) -> tuple[tuple[tuple[str, int], ...], ...]:
        return tuple(parts_of(player, game.state.options) for player in game.state.players)

    def result(self, game: Game) -> Result | None:
        if not is_over(game):
            return None
        standings = final_standings(game.state)
        return Result(tuple(one.score for one in standings), places(standings))

    def encode(self, game: Game) -> bytes:
        return codec.encode(game)

    def decode(self, data: bytes) -> Game:
        return codec.decode(data)

    def changes(self, since: int, options: Plain) -> tuple[str, ...]:
        return ()

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
            hides=self.is_private,
        )


def _as_json_knows_it(value: object) -> dict[str, Any]:
    """Return plain data as they are when they come back from storage: with lists for tuples."""
    return _decoder.decode(_encoder.encode(value))


def _seated(plain: Plain, seat: Seat) -> dict[str, Any]:
    """Return an action as that of a seat, with all that is said in one breath."""
    inside = {"actions": [_seated(one, seat) for one in plain["actions"]]} if "actions" in plain else {}
    return {**plain, **inside, "seat": seat}


def _options(seats: int, options: Plain) -> Options:
    try:
        return msgspec.convert({**options, "players": seats}, Options)
    except msgspec.ValidationError as error:
        raise Malformed("K-45", "options-unfit", fault=str(error)) from error
