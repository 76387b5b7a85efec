"""A finished game as a file that anybody can check: options, seed, actions, and what came out.

The commitment was published when the game began; with the seed and the salt in the file everybody can see
that the shuffles were fixed before the first action.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from tabletop.event import Event
from tabletop.fairness import Promise, commitment, is_seed
from tabletop.refused import Refused
from tabletop.rules import Outcome, Plain, Rules
from tabletop.seat import Seat

VERSION = 1
PLAYERS = "players"
"""The option that says how many play."""
AnyRules: TypeAlias = Rules[Any, Any, Any]


class NotProven(Exception):
    """A record is damaged, or something in it is not as it says."""


class Ending(Struct, frozen=True, forbid_unknown_fields=True):
    """The final scores and those who won."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    """A game to hand on. Without seed and salt it is still being played."""

    format: str
    version: int
    rules: int | tuple[int, ...]
    """The version of the rules by which it was played, or all of them if the program was renewed meanwhile."""
    options: dict[str, Any]
    commitment: str
    actions: tuple[Plain, ...]
    seed: str | None = None
    salt: str | None = None
    result: Ending | None = None
    names: tuple[str, ...] = ()

    @property
    def players(self) -> int:
        """How many play."""
        return int(self.options[PLAYERS])


@dataclass(frozen=True, slots=True)
class Replayed:
    """A record that was played again and found true."""

    record: Record
    outcomes: tuple[Outcome[Any], ...]
    """After the setup and after each action."""

    @property
    def events(self) -> tuple[Event, ...]:
        """All that happened."""
        return tuple(event for outcome in self.outcomes for event in outcome.events)


def export(
    rules: AnyRules,
    game: Any,
    *,
    options: Plain,
    promise: Promise,
    actions: Sequence[Plain],
    names: Sequence[str] = (),
    versions: Sequence[int] = (),
    hides: Callable[[Any, Any], bool] | None = None,
) -> bytes:
    """Write the record of a game; as long as it is being played, without what is hidden and what is secret.

    `hides` says which actions nobody else may know of yet, given the game in which each was taken.
    """
    over = not rules.to_act(game)
    if not over and hides is not None:
        actions = tuple(_told(rules, options, promise.seed, actions, hides))
    versions = versions or (rules.version,)
    record = Record(
        format=_format(rules),
        version=VERSION,
        rules=versions[0] if len(versions) == 1 else tuple(versions),
        options=dict(options),
        commitment=promise.commitment,
        seed=promise.seed if over else None,
        salt=promise.salt if over else None,
        actions=tuple(actions),
        result=_ending(rules, game) if over else None,
        names=tuple(names),
    )
    return _with_a_line_for_each_action(record)


def _told(
    rules: AnyRules, options: Plain, seed: str, actions: Sequence[Plain], hides: Callable[[Any, Any], bool]
) -> Iterator[Plain]:
    """Leave out what players said in secret."""
    game = rules.start(options[PLAYERS], options, seed).game
    for plain in actions:
        action = rules.stored_action(game, plain)
        if not hides(game, action):
            yield plain
        game = rules.apply(game, action).game


def verify(rules: AnyRules, data: bytes) -> Replayed:
    """Play a record again; raise `NotProven` unless commitment, every action and the result hold.

    One of older rules is proven if it has the same course by the present ones.
    """
    record = read(rules, data)
    try:
        return _played_again(rules, record)
    except NotProven as fault:
        if record.rules == rules.version:
            raise
        raise NotProven(f"{fault}; {_versions(rules, record)}") from fault


def _played_again(rules: AnyRules, record: Record) -> Replayed:
    seed, salt = record.seed, record.salt
    if seed is None or salt is None:
        raise NotProven("seed and salt are not revealed; is the game still being played?")
    if not is_seed(seed) or not is_seed(salt):
        raise NotProven("seed and salt are 64 hexadecimal digits each")
    if commitment(seed, salt) != record.commitment:
        raise NotProven("seed and salt do not give the commitment that was published")
    outcomes = [_start(rules, record, seed)]
    for number, plain in enumerate(record.actions, 1):
        game = outcomes[-1].game
        try:
            outcomes.append(rules.apply(game, rules.stored_action(game, plain)))
        except Refused as refusal:
            raise NotProven(f"action {number} is refused: {refusal}: {plain}") from refusal
    last = outcomes[-1].game
    if rules.to_act(last):
        raise NotProven(f"after {len(record.actions)} actions the game is not over")
    if _ending(rules, last) != record.result:
        raise NotProven(f"the result is {_ending(rules, last)}, not {record.result}")
    return Replayed(record, tuple(outcomes))


def read(rules: AnyRules, data: bytes) -> Record:
    """Read a record without playing it again."""
    try:
        record = msgspec.json.decode(data, type=Record)
    except msgspec.DecodeError as error:
        raise NotProven(f"this is no record of a game: {error}") from error
    if record.format != _format(rules):
        raise NotProven(f"this is a record of the format {record.format}, not {_format(rules)}")
    if record.version != VERSION:
        raise NotProven(f"the record has version {record.version}; this program reads version {VERSION}")
    try:
        rules.check(record.players, record.options)
    except (KeyError, TypeError, ValueError, Refused) as fault:
        raise NotProven(f"there is no such game: {fault}") from fault
    if record.names and len(record.names) != record.players:
        raise NotProven(f"there are names of {len(record.names)} players, not of {record.players}")
    if max(_rules_of(record), default=0) > rules.version:
        raise NotProven(_versions(rules, record))
    return record


def _format(rules: AnyRules) -> str:
    return f"{rules.key}-game"


def _rules_of(record: Record) -> tuple[int, ...]:
    return (record.rules,) if isinstance(record.rules, int) else record.rules


def _versions(rules: AnyRules, record: Record) -> str:
    played = " and then ".join(map(str, _rules_of(record)))
    return f"the game was played by rules version {played}; this program has {rules.version}"


def _with_a_line_for_each_action(record: Record) -> bytes:
    fields = {name: msgspec.json.encode(getattr(record, name)) for name in record.__struct_fields__}
    fields["actions"] = b"[" + b",".join(b"\n  " + msgspec.json.encode(action) for action in record.actions) + b"\n ]"
    return b"{\n" + b",\n".join(b' "%b": %b' % (name.encode(), value) for name, value in fields.items()) + b"\n}\n"


def _start(rules: AnyRules, record: Record, seed: str) -> Outcome[Any]:
    try:
        return rules.start(record.players, record.options, seed)
    except Refused as refusal:
        raise NotProven(f"there is no such game: {refusal}") from refusal


def _ending(rules: AnyRules, game: Any) -> Ending:
    result = rules.result(game)
    assert result is not None, "the game is over"
    return Ending(result.scores, tuple(seat for seat, place in enumerate(result.places) if place == 1))
