"""Something that a player can do now, with a short code that names it in a button or a menu."""

from hashlib import blake2s
from typing import NamedTuple

import msgspec

from tabletop.rules import Plain


class Option(NamedTuple):
    """An action that is legal, as plain data without its seat."""

    code: str
    """The same for the same action at any time, also after a restart."""
    action: Plain


def option(plain: Plain) -> Option:
    """Give an action its code."""
    action = {name: value for name, value in plain.items() if name != "seat"}
    return Option(blake2s(msgspec.json.encode(action, order="deterministic"), digest_size=5).hexdigest(), action)
