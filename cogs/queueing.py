"""Everybody stands in a line of their own: whoever asks for very much waits for themselves, and nobody else does."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeAlias, TypeVar
from weakref import WeakValueDictionary

import discord

from host.table import UserId

if TYPE_CHECKING:
    from cogs.client import TableBot

P = ParamSpec("P")
T = TypeVar("T")
Offer: TypeAlias = "Callable[Concatenate[discord.Interaction[TableBot], P], Coroutine[Any, Any, list[T]]]"

AT_ONCE = 3
"""How many requests of one person are carried out at the same time."""
MOST_WAITING = 20
"""How many more of theirs wait for that."""


class Line:
    """What one person has asked for, in the order in which it came; the first few are being carried out."""

    def __init__(self) -> None:
        self._turns: list[asyncio.Future[None]] = []
        self.completing = asyncio.Lock()
        self.completions = 0
        """How often they have asked what could be typed."""

    @property
    def is_full(self) -> bool:
        """Whether one more request is too many."""
        return len(self._turns) >= AT_ONCE + MOST_WAITING

    @contextmanager
    def standing(self) -> Iterator[asyncio.Future[None]]:
        """Stand in line with a request; return what is done as soon as it is its turn."""
        turn = asyncio.get_running_loop().create_future()
        self._turns.append(turn)
        self._let_in()
        try:
            yield turn
        finally:
            self._turns.remove(turn)
            self._let_in()

    def _let_in(self) -> None:
        for turn in self._turns[:AT_ONCE]:
            if not turn.done():
                turn.set_result(None)


class Lines:
    """The lines of all who have asked for something just now."""

    def __init__(self) -> None:
        self._lines: WeakValueDictionary[UserId, Line] = WeakValueDictionary()

    def of(self, user: discord.abc.User) -> Line:
        """Return somebody's line."""
        return self._lines.setdefault(str(user.id), Line())


def newest_only(offer: "Offer[P, T]") -> "Offer[P, T]":
    """Offer something for what somebody typed last; what they typed before does not matter any more."""

    @wraps(offer)
    async def offered(interaction: "discord.Interaction[TableBot]", /, *args: P.args, **kwargs: P.kwargs) -> list[T]:
        line = interaction.client.lines.of(interaction.user)
        line.completions += 1
        number = line.completions
        async with line.completing:
            return await offer(interaction, *args, **kwargs) if number == line.completions else []

    return offered
