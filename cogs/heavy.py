"""Requests that take much work: everybody has one at a time, so that nobody takes the time of all others."""

from collections.abc import Awaitable, Callable
from functools import wraps

from cogs.call import Call
from cogs.card import Card


def heavy(work: Callable[[Call], Awaitable[Card]]) -> Callable[[Call], Awaitable[Card]]:
    """Let somebody ask for something again only when its pictures are drawn."""

    @wraps(work)
    async def one_at_a_time(call: Call) -> Card:
        busy, user = call.bot.busy_with, call.actor.user
        if user in busy:
            return Card(call.say("one-at-a-time"))
        busy.add(user)
        try:
            card = await work(call)
            await card.drawn(call.bot.studio)
        finally:
            busy.discard(user)
        return card

    return one_at_a_time
