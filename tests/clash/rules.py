"""The rules of Clash: each round everybody says 1, 2 or 3 at the same time; what nobody else said counts."""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from tabletop.event import Event, Open, Private
from tabletop.fairness import Promise
from tabletop.refused import Malformed, Refused
from tabletop.rules import Advice, Arranged, Plain, Points, Result
from tabletop.seat import Seat
from tests.clash.actions import Say


class Round(Struct, frozen=True):
    """A game of Clash at some moment."""

    rounds: int
    said: tuple[int | None, ...]
    scores: tuple[int, ...]
    number: int = 1
    brief: bool = False
    """Whether nobody has more than the short time between turns."""


@dataclass(frozen=True, slots=True)
class Whispered(Private):
    """A player has said a number, which the others don't know yet."""

    number: int


@dataclass(frozen=True, slots=True)
class Spoke(Open):
    """Everybody knows that a player has said something."""

    final = True
    seat: Seat


@dataclass(frozen=True, slots=True)
class Clashed(Open):
    """All numbers are known: whoever said what nobody else did, gets as many points."""

    round: int
    gains: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Turn:
    """What an action led to."""

    game: Round
    events: tuple[Event, ...]

    @property
    def settled(self) -> tuple[Event, ...]:
        return self.events


class Clash:
    """Each round everybody says 1, 2 or 3 at the same time."""

    key, version = "clash", 1

    def check(self, seats: int, options: Plain) -> None:
        if not 2 <= seats <= 4 or not 1 <= options.get("rounds", 1) <= 9:
            raise Refused("X-1", "cannot-be-played")

    def start(self, seats: int, options: Plain, seed: str) -> Turn:
        self.check(seats, options)
        return Turn(Round(options.get("rounds", 1), (None,) * seats, (0,) * seats, brief="brief" in options), ())

    def practice(self, plan: str) -> Arranged:
        if plan != "alone":
            raise Refused("X-4", "no-practice")
        return Arranged(2, {"rounds": 2}, "00" * 32)

    def bot_auto_answers(self, game: Round, seat: Seat) -> tuple[Say, ...]:
        return ()

    def default_auto_answers(self, game: Round, seat: Seat) -> tuple[Say, ...]:
        return ()

    def advise(self, view: Any, legal: Sequence[Say], about: str) -> Advice | None:
        return Advice("do", (legal[0],), (("why-not", {}),)) if legal else None

    def asked(self, game: Round) -> tuple[Seat, ...]:
        return self.to_act(game)

    def is_sealed(self, game: Round) -> bool:
        return False

    def is_brief(self, game: Round) -> bool:
        return game.brief

    def is_setup(self, game: Round) -> bool:
        return False

    def has_choice(self, game: Round, seat: Seat) -> bool:
        return True

    def is_private(self, game: Round, action: object) -> bool:
        return False

    def to_act(self, game: Round) -> tuple[Seat, ...]:
        over = game.number > game.rounds
        return () if over else tuple(seat for seat, number in enumerate(game.said) if number is None)

    def legal(self, game: Round, seat: Seat) -> tuple[Say, ...]:
        return tuple(Say(seat, number) for number in (1, 2, 3)) if seat in self.to_act(game) else ()

    def apply(self, game: Round, action: Say) -> Turn:
        if action not in self.legal(game, action.seat):
            refusal = Refused("X-2", "not-now")
            refusal.legal = self.legal(game, action.seat)
            raise refusal
        seat = action.seat
        said = (*game.said[:seat], action.number, *game.said[seat + 1 :])
        spoken: tuple[Event, ...] = (Whispered(seat, action.number), Spoke(seat))
        if None in said:
            return Turn(replace(game, said=said), spoken)
        gains = tuple(number if number and said.count(number) == 1 else 0 for number in said)
        scores = tuple(map(sum, zip(game.scores, gains, strict=True)))
        after = replace(game, said=(None,) * len(said), scores=scores, number=game.number + 1)
        return Turn(after, (*spoken, Clashed(game.number, gains)))

    def action(self, game: Round, seat: Seat, said: Say) -> Say:
        if not isinstance(said, Say):
            raise Malformed("X-3", "no-action")
        return Say(seat, said.number)

    def stored_action(self, game: Round, plain: object) -> Say:
        try:
            return msgspec.convert(plain, Say)
        except msgspec.ValidationError as error:
            raise Malformed("X-3", "no-action", fault=str(error)) from error

    def plain(self, action: Say) -> Plain:
        return {"seat": action.seat, "number": action.number}

    def timeout(self, seat: Seat) -> Say:
        return Say(seat, 1)

    def confirmation(self, game: Round, seat: Seat) -> Say | None:
        return None

    def can_undo(self, game: Round, seat: Seat) -> bool:
        return False

    def together(self, seat: Seat, actions: Sequence[Say]) -> Say:
        raise Refused("X-4", "never")

    def undoing(self, seat: Seat, *, everything: bool) -> Say:
        raise Refused("X-4", "never")

    def held(self, game: Round, seat: Seat) -> tuple[Event, ...]:
        return ()

    def choose(self, view: Plain, legal: Sequence[Say]) -> Say:
        return legal[-1]

    def view(self, game: Round, viewer: Seat | None) -> Plain:
        return {"scores": game.scores, "said": None if viewer is None else game.said[viewer]}

    def tell(self, event: Event) -> Plain:
        plain: dict[str, Any] = json.loads(json.dumps(asdict(event)))
        return {"event": type(event).__name__, **plain}

    def points(self, event: Event) -> tuple[Points, ...]:
        gains = enumerate(event.gains) if isinstance(event, Clashed) else ()
        return tuple(Points(seat, event.round, "clash", gain) for seat, gain in gains if isinstance(event, Clashed))

    def forecast(self, game: Round) -> None:
        return None

    def result(self, game: Round) -> Result | None:
        places = tuple(1 + sum(other > score for other in game.scores) for score in game.scores)
        return None if self.to_act(game) else Result(game.scores, places)

    def encode(self, game: Round) -> bytes:
        return msgspec.json.encode(game)

    def decode(self, data: bytes) -> Round:
        return msgspec.json.decode(data, type=Round)

    def changes(self, since: int, options: Plain) -> tuple[str, ...]:
        return ()

    def export(
        self, game: Round, log: Sequence[Plain], promise: Promise, names: Sequence[str], versions: Sequence[int]
    ) -> bytes:
        return json.dumps({"names": list(names), "log": list(log)}).encode()
