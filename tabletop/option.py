"""Something that a player can do now, with a short code that names it in a button or a menu."""

from hashlib import blake2s
from typing import Any, NamedTuple

import msgspec

from tabletop.rules import Plain


class Option(NamedTuple):
    """An action that is legal."""

    code: str
    """The same for the same action at any time, also after a restart."""
    action: Any
    """In the game's own terms."""


def option(action: Any, plain: Plain) -> Option:
    """Return an action with its code, by what it is as plain data, whoever does it."""
    said = {name: value for name, value in plain.items() if name != "seat"}
    return Option(blake2s(msgspec.json.encode(said, order="deterministic"), digest_size=5).hexdigest(), action)
