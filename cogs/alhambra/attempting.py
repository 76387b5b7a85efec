"""Doing something and showing the panel that comes next: what every control of a turn ends in."""

from functools import partial

from alhambra.actions import SetStanding
from cogs import attempting
from cogs.alhambra.panels import Panels
from cogs.alhambra.words import kind_of
from cogs.attempting import seated, story_of
from cogs.call import Call
from cogs.card import Card
from host.commands import Act, Command, Undo
from host.glance import Glance


async def attempt(call: Call, glance: Glance, command: Command) -> Card:
    """Do something and show what comes next."""
    return await attempting.attempt(call, glance, command, partial(_show_next, call, glance, command))


async def _show_next(call: Call, before: Glance, command: Command, glance: Glance, note: str) -> Card:
    panels = await panels_at(call, glance)
    if note:
        return panels.now(note)
    if panels.asks_out_of_turn and not panels.prepares:
        return panels.now(_done(call, before, command, panels))
    return panels.turn("" if panels.own or panels.prepares else _done(call, before, command, panels))


def _done(call: Call, before: Glance, command: Command, panels: Panels) -> str:
    """Say what somebody has just ended: the turn, or the answer to a question that others are asked as well."""
    if isinstance(command, Undo):
        return ""
    answers = (SetStanding.__name__, *panels.words.answers)
    if not isinstance(command, Act) or kind_of(command.action) not in answers:
        return call.say("panel-done")
    is_another = panels.asks_out_of_turn and panels.since != Panels(before, call.actor.user, call.say).since
    return call.say("panel-asked-again" if is_another else "panel-answered")


async def panels_of(call: Call) -> Panels:
    """Return the panels of somebody who sits at the table."""
    return await panels_at(call, await seated(call))


async def panels_at(call: Call, glance: Glance) -> Panels:
    """Return the panels of somebody at a table as it is now."""
    panels = Panels(glance, call.actor.user, call.say, call.emojis)
    if panels.asks_to_confirm:
        panels.entries = await story_of(call, glance)
    return panels
