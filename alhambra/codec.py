"""Games and actions as JSON, for storage and exchange. `docs/encoding.md` describes the format.

What is written carries the version of the format. New fields have defaults, so that older data need no
more; where that is not enough, an upgrade turns data of one version into the next one's.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Annotated, Any, get_type_hints

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import replace

from alhambra.actions import Action, SetStanding, Timeout, Together, UndoStep, UndoTurn, action_to_plain
from alhambra.game import Game
from alhambra.options import Options
from alhambra.renaming import today
from alhambra.rulebook import rulebook
from alhambra.state import Player, State
from tabletop.refused import Malformed, Refused
from tabletop.unreadable import Unreadable

VERSION = 3


def _tell_only_what_changed(plain: dict[str, Any]) -> dict[str, Any]:
    """Turn version 1, where the start of a turn was a whole state, into version 2."""
    start = plain.get("start")
    if start is not None:
        plain["start"] = {**start, "players": dict(enumerate(start["players"]))}
        del plain["start"]["options"]
    return plain


def _call_everything_as_today(plain: dict[str, Any]) -> dict[str, Any]:
    """Turn version 2, where some modules and pieces had other ids, into version 3."""
    renamed: dict[str, Any] = today(plain)
    return renamed


UPGRADES: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {
    1: _tell_only_what_changed,
    2: _call_everything_as_today,
}
"""For each older version what makes its data those of the next one."""


class _Breath(Action, frozen=True):
    """Several actions of one seat as they are written: the seat stands there once."""

    actions: Annotated[list[dict[str, Any]], Meta(min_length=1)]


META_ACTIONS: Mapping[str, type[Action]] = {
    **{kind.__name__: kind for kind in (SetStanding, UndoStep, UndoTurn, Timeout)},
    Together.__name__: _Breath,
}
"""What can be said besides the moves of a game."""


OLDER_NAMES = {"TakeBackStep": "UndoStep", "TakeBackTurn": "UndoTurn"}
"""What older logs and records call some of it."""


CHANGING = tuple(name for name in State.__struct_fields__ if name not in ("options", "players"))

_Start = msgspec.defstruct(
    "_Start",
    [
        ("players", dict[int, Player], msgspec.field(default_factory=dict)),
        *((name, get_type_hints(State)[name] | UnsetType, UNSET) for name in CHANGING),
    ],
    omit_defaults=True,
)
"""What was different when the unfinished turn began."""


class _Stored(Struct, omit_defaults=True):
    v: int
    state: State
    start: _Start | None = None  # type: ignore[valid-type]
    steps: list[dict[str, Any]] = []
    prepared: list[dict[str, Any]] = []
    barred: bool = False


class _Header(Struct):
    v: int


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(_Stored)


def encode(game: Game) -> bytes:
    """Write a game, with what can still be undone."""
    start = _difference(game.state, game.start) if game.steps else None
    steps, prepared = ([action_to_plain(step) for step in some] for some in (game.steps, game.prepared))
    return _encoder.encode(_Stored(VERSION, game.state, start, steps, prepared, game.barred))


def decode(data: bytes) -> Game:
    """Read a game that this version or an older one has written."""
    try:
        stored = _stored(data)
        state = _revived(stored.state)
        steps, prepared = (
            tuple(action_from_plain(step, state.options) for step in some) for some in (stored.steps, stored.prepared)
        )
        start = _revived(_undone(state, stored.start)) if stored.start else state
        return Game(state, start, steps, prepared, stored.barred)
    except (msgspec.ValidationError, Refused) as error:
        raise Unreadable(f"the data do not fit version {VERSION}: {error}") from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Unreadable(f"the data are damaged: {error}") from error


def _difference(state: State, start: State) -> Any:
    """Return what was different at the start; most of a state is the very same object as before."""
    pairs = enumerate(zip(state.players, start.players, strict=True))
    changed = {name: getattr(start, name) for name in CHANGING if getattr(start, name) is not getattr(state, name)}
    return _Start(players={seat: before for seat, (now, before) in pairs if before is not now}, **changed)


def _undone(state: State, start: Any) -> State:
    """Return the state at the start."""
    before = {name: getattr(start, name) for name in CHANGING if getattr(start, name) is not UNSET}
    unknown = start.players.keys() - set(range(len(state.players)))
    if unknown:
        raise Unreadable(f"there is no seat {min(unknown)}")
    players = tuple(start.players.get(seat, player) for seat, player in enumerate(state.players))
    return replace(state, players=players, **before)


def action_from_plain(plain: object, options: Options) -> Action:
    """Read an action from plain data, or raise `Malformed` with what is wrong (B-32).

    It may name pieces as they were called in older logs, and in buttons of older messages.
    """
    action = _read(today(plain), _action_kinds(options))
    if isinstance(action, _Breath):
        moves, seat = rulebook(options).actions, action.seat
        return Together(seat, tuple(_read({**one, "seat": seat}, moves) for one in action.actions))
    return action


def stored_action(plain: object, options: Options) -> Action:
    """Read an action from a log or a record, also one that an older version of the rules has written."""
    if isinstance(plain, Mapping) and plain.get("do") == SetStanding.__name__:
        plain = {"answers": False, **plain}
    return action_from_plain(plain, options)


def _read(plain: object, kinds: Mapping[str, type[Action]]) -> Action:
    if not isinstance(plain, Mapping):
        raise Malformed("B-32", "action-is-no-object")
    name = plain.get("do")
    kind = kinds.get(OLDER_NAMES.get(name, name)) if isinstance(name, str) else None
    if kind is None:
        raise Malformed("B-32", "action-unknown", action=name, actions=sorted(kinds))
    given = {key: value for key, value in plain.items() if key != "do"}
    unknown = given.keys() - set(kind.__struct_fields__)
    if unknown:
        raise Malformed("B-32", "action-unknown-field", action=name, field=min(map(str, unknown)))
    try:
        return msgspec.convert(given, kind)
    except msgspec.ValidationError as error:
        raise Malformed("B-32", "action-field", action=name, fault=str(error)) from error


@lru_cache(maxsize=256)
def _action_kinds(options: Options) -> dict[str, type[Action]]:
    """Return the kinds of action of a game by their names."""
    return {**rulebook(options).actions, **META_ACTIONS}


def _revived(state: State) -> State:
    """Return a state whose phases are known and whose modules' slices are values of their own types again."""
    rules = rulebook(state.options)
    unknown = [phase for phase in state.agenda if phase not in rules.phases]
    unknown += [name for name in state.slices if name not in rules.slices]
    if unknown:
        raise Unreadable(f"{unknown[0]} does not belong to a game with {state.options}")
    if all(isinstance(value, Struct) for value in state.slices.values()):
        return state  # what a start shares with the present stays the very same, so that it is not written again
    kinds, kept = rules.slices, state.slices
    revived = {name: msgspec.convert(value, kinds[name], str_keys=True) for name, value in kept.items()}
    return replace(state, slices=revived)  # JSON knows seats as keys only as text


def _stored(data: bytes) -> _Stored:
    """Read data of this version at once, and others by way of their upgrades."""
    try:
        stored = _decoder.decode(data)
        if stored.v == VERSION:
            return stored
    except msgspec.ValidationError:
        pass  # perhaps only since they are of another version
    plain: dict[str, Any] = msgspec.json.decode(data, type=dict[str, Any])
    version = msgspec.convert(plain, _Header).v
    if version > VERSION:
        raise Unreadable(f"the data are of version {version}; this program reads versions up to {VERSION}")
    for older in range(version, VERSION):
        if older not in UPGRADES:
            raise Unreadable(f"there is no version {older}")
        plain = UPGRADES[older](plain)
    return _decoder.decode(_encoder.encode(plain))  # as JSON, where the numbers of seats can be keys
