"""What people call themselves, so that it does nothing where it is read."""

import re
import unicodedata

LONGEST_NAME = 32
"""As long as names can be on Discord; of longer ones the rest is not read out."""
MOST_LOOKED_AT = 200
JOINERS = "\u200c\u200d"
"""Of the characters that cannot be seen, those that some scripts and emoji need between others."""
BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Characters that count as letters or signs and show nothing."""
NEEDLESS = re.compile(f"(?<![^\\x00-\\x7f])[{JOINERS}]+|[{JOINERS}]+(?![^\\x00-\\x7f])|(?<=[{JOINERS}])[{JOINERS}]+")
"""Joiners beside what needs none."""
LOOKALIKES = str.maketrans({"<": "\u2039", ">": "\u203a", "/": "\u2215", "@": "\uff20"})
"""What mentions, timestamps, commands, emoji, links and invites are made of, and what looks the same and makes none."""


def readable(name: str) -> str:
    """Leave out of a name what controls a terminal or the direction of writing, what shows nothing, and line breaks."""
    visible = " ".join("".join(filter(_can_be_read, name[:MOST_LOOKED_AT])).split())
    return NEEDLESS.sub("", visible).strip()


def harmless(name: str) -> str:
    """Return a name that can stand in any text: one line, not too long, and nothing in it can be followed or mentions.

    If nothing of it can be read, nothing is left.
    """
    return shortened(readable(name).translate(LOOKALIKES), LONGEST_NAME)


def shortened(name: str, longest: int) -> str:
    """Cut off a name that is too long."""
    return name if len(name) <= longest else name[: longest - 1].rstrip() + "…"


def _can_be_read(sign: str) -> bool:
    if sign in BLANK:
        return False
    return sign.isspace() or sign in JOINERS or unicodedata.category(sign)[0] != "C"
