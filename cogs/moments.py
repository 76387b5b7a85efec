"""Moments as Discord shows them: to everybody in the own language, counted from now."""

from host.table import Timestamp
from texts.catalogue import Catalogue


def from_now(moment: Timestamp) -> str:
    """Return a moment that is read as “in 3 hours” or “3 hours ago”: no “until” or “since” goes before it."""
    return f"<t:{moment:.0f}:R>"


def time_limit(deadline: Timestamp | None, say: Catalogue) -> str:
    """Say by when somebody has to act, in a sentence of its own; nothing where there is no limit."""
    return "" if deadline is None else say("time-limit", deadline=from_now(deadline))
