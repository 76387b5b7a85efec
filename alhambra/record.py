"""A finished game as a file that anybody can check: options, seed, actions, and what came out.

The commitment was published when the game began; with the seed and the salt in the file everybody can see
that the shuffles were fixed before the first action.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from alhambra.actions import Action, SetStanding
from alhambra.codec import stored_action
from alhambra.events import Event
from alhambra.game import Game, Outcome, new_game, seats_to_act
from alhambra.options import Options
from alhambra.preparing import apply
from alhambra.renaming import options_today
from alhambra.rulebook import RULES_VERSION, Rulebook, rulebook
from tabletop.fairness import Promise, commitment, is_seed
from tabletop.refused import Refused
from tabletop.rules import Plain
from tabletop.seat import Seat

VERSION = 1


class NotProven(Exception):
    """A record is damaged, or something in it is not as it says."""


class Result(Struct, frozen=True, forbid_unknown_fields=True):
    """The final scores and those who won."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    """A game to hand on. Without seed and salt it is still being played."""

    format: Literal["alhambra-game"]
    version: int
    rules: int | tuple[int, ...]
    """The version of the rules by which it was played, or all of them if the program was renewed meanwhile."""
    options: Options
    commitment: str
    actions: tuple[Plain, ...]
    seed: str | None = None
    salt: str | None = None
    result: Result | None = None
    names: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Replayed:
    """A record that was played again and found true."""

    record: Record
    outcomes: tuple[Outcome, ...]
    """After the setup and after each action."""

    @property
    def events(self) -> tuple[Event, ...]:
        """All that happened."""
        return tuple(event for outcome in self.outcomes for event in outcome.events)


def export(
    game: Game,
    promise: Promise,
    actions: Sequence[Plain],
    names: Sequence[str] = (),
    versions: Sequence[int] = (RULES_VERSION,),
) -> bytes:
    """Write the record of a game; as long as it is being played, without what is hidden and what is secret."""
    over = not seats_to_act(game)
    rules = rulebook(game.state.options)
    if not over and (rules.prompts or any(move.private for move in rules.moves)):
        actions = tuple(_told(rules, promise.seed, actions))
    record = Record(
        format="alhambra-game",
        version=VERSION,
        rules=versions[0] if len(versions) == 1 else tuple(versions),
        options=game.state.options,
        commitment=promise.commitment,
        seed=promise.seed if over else None,
        salt=promise.salt if over else None,
        actions=tuple(actions),
        result=_result(game) if over else None,
        names=tuple(names),
    )
    return _with_a_line_for_each_action(record)


def _told(rules: Rulebook, seed: str, actions: Sequence[Plain]) -> Iterator[Plain]:
    """Leave out what players said in secret: standing answers, whatever they said in a window, and what stays so.

    By C-22, C-25 and C-27.
    """
    options, game = rules.options, new_game(rules.options, seed).game
    private: tuple[type[Action], ...] = (SetStanding, *(move.action for move in rules.moves if move.private))
    for plain in actions:
        action = stored_action(plain, options)
        if game.state.window is None and not isinstance(action, private):
            yield plain
        game = apply(game, action).game


def verify(data: bytes) -> Replayed:
    """Play a record again; raise `NotProven` unless commitment, every action and the result hold.

    One of older rules is proven if it has the same course by the present ones.
    """
    record = read(data)
    try:
        return _played_again(record)
    except NotProven as fault:
        if record.rules == RULES_VERSION:
            raise
        raise NotProven(f"{fault}; {_versions(record)}") from fault


def _played_again(record: Record) -> Replayed:
    seed, salt = record.seed, record.salt
    if seed is None or salt is None:
        raise NotProven("seed and salt are not revealed; is the game still being played?")
    if not is_seed(seed) or not is_seed(salt):
        raise NotProven("seed and salt are 64 hexadecimal digits each")
    if commitment(seed, salt) != record.commitment:
        raise NotProven("seed and salt do not give the commitment that was published")
    outcomes = [_start(record, seed)]
    for number, plain in enumerate(record.actions, 1):
        try:
            outcomes.append(apply(outcomes[-1].game, stored_action(plain, record.options)))
        except Refused as refusal:
            raise NotProven(f"action {number} is refused: {refusal}: {plain}") from refusal
    last = outcomes[-1].game
    if seats_to_act(last):
        raise NotProven(f"after {len(record.actions)} actions the game is not over")
    if _result(last) != record.result:
        raise NotProven(f"the result is {_result(last)}, not {record.result}")
    return Replayed(record, tuple(outcomes))


def read(data: bytes) -> Record:
    """Read a record without playing it again."""
    try:
        record = msgspec.json.decode(data, type=Record)
    except msgspec.DecodeError as error:
        raise NotProven(f"this is no record of a game: {error}") from error
    if record.version != VERSION:
        raise NotProven(f"the record has version {record.version}; this program reads version {VERSION}")
    if record.names and len(record.names) != record.options.players:
        raise NotProven(f"there are names of {len(record.names)} players, not of {record.options.players}")
    if max(_rules_of(record), default=0) > RULES_VERSION:
        raise NotProven(_versions(record))
    return replace(record, options=options_today(record.options))


def _rules_of(record: Record) -> tuple[int, ...]:
    return (record.rules,) if isinstance(record.rules, int) else record.rules


def _versions(record: Record) -> str:
    played = " and then ".join(map(str, _rules_of(record)))
    return f"the game was played by rules version {played}; this program has {RULES_VERSION}"


def _with_a_line_for_each_action(record: Record) -> bytes:
    fields = {name: msgspec.json.encode(getattr(record, name)) for name in record.__struct_fields__}
    fields["actions"] = b"[" + b",".join(b"\n  " + msgspec.json.encode(action) for action in record.actions) + b"\n ]"
    return b"{\n" + b",\n".join(b' "%b": %b' % (name.encode(), value) for name, value in fields.items()) + b"\n}\n"


def _start(record: Record, seed: str) -> Outcome:
    try:
        return new_game(record.options, seed)
    except Refused as refusal:
        raise NotProven(f"there is no such game: {refusal}") from refusal


def _result(game: Game) -> Result:
    return Result(tuple(player.score for player in game.state.players), game.state.winners)
