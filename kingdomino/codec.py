"""Games and actions as JSON, for storage and exchange.

What is written carries the version of the format; new fields have defaults, so that older data need no more.
"""

from typing import Any

import msgspec
from msgspec import Struct

from kingdomino.actions import KINDS, Action, Timeout, Together, action_to_plain
from kingdomino.game import Game
from kingdomino.options import setup_for
from kingdomino.state import State
from tabletop.refused import Malformed, Refused
from tabletop.unreadable import Unreadable

VERSION = 1


class _Stored(Struct, omit_defaults=True):
    v: int
    state: State
    start: State | None = None
    steps: list[dict[str, Any]] = []


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(_Stored)


def encode(game: Game) -> bytes:
    """Write a game, with what can still be undone."""
    steps = [action_to_plain(step) for step in game.steps]
    return _encoder.encode(_Stored(VERSION, game.state, game.start if steps else None, steps))


def decode(data: bytes) -> Game:
    """Read a game that this version has written."""
    try:
        stored = _decoder.decode(data)
        if stored.v != VERSION:
            raise Unreadable(f"the data have version {stored.v}; this program reads version {VERSION}")
        setup_for(stored.state.options)
        start = stored.start or stored.state
        return Game(stored.state, start, tuple(stored_action(step) for step in stored.steps))
    except (msgspec.ValidationError, Refused) as error:
        raise Unreadable(f"the data do not fit version {VERSION}: {error}") from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Unreadable(f"the data are damaged: {error}") from error


def stored_action(plain: object) -> Action:
    """Read an action from a log, including those that only a host can take, or raise `Malformed`."""
    if not isinstance(plain, dict):
        raise Malformed("K-11", "action-is-no-object")
    fields = {name: value for name, value in plain.items() if name != "do"}
    if plain.get("do") == Together.__name__:
        inside = fields.get("actions")
        if not isinstance(inside, list) or not inside:
            raise Malformed("K-11", "action-unfit", action="Together", fault="no actions")
        return Together(_seat(fields), tuple(stored_action(one) for one in inside))
    kind = KINDS.get(str(plain.get("do")))
    if kind is None:
        raise Malformed("K-11", "action-unknown", action=str(plain.get("do"))[:40], actions=tuple(KINDS))
    try:
        return msgspec.convert(fields, kind)
    except msgspec.ValidationError as error:
        raise Malformed("K-11", "action-unfit", action=kind.__name__, fault=str(error)) from error


def action_from_plain(plain: object) -> Action:
    """Read what a player says, which never is what a host says (K-55)."""
    action = stored_action(plain)
    inside = action.actions if isinstance(action, Together) else (action,)
    if any(isinstance(one, Timeout) for one in inside):
        raise Malformed("K-11", "action-unknown", action=Timeout.__name__, actions=tuple(KINDS))
    return action


def _seat(fields: dict[str, Any]) -> int:
    seat = fields.get("seat")
    if not isinstance(seat, int):
        raise Malformed("K-11", "action-unfit", action="Together", fault="no seat")
    return seat
