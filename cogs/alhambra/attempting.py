"""Doing something and showing what comes next: what every control of a turn ends in."""

from collections.abc import Sequence

from alhambra.actions import SetStanding
from alhambra.view import View
from cogs.alhambra.panels import Panels
from cogs.alhambra.words import kind_of
from cogs.call import Call
from cogs.card import Card
from cogs.face import ENOUGH_ENTRIES
from cogs.refusing import refusal_text
from host.commands import Act, Command, Undo
from host.glance import Glance
from host.news import Entry
from tabletop.refused import Refused


async def attempt(call: Call, glance: Glance, command: Command) -> Card:
    """Do something and show what comes next; what was meant for a question that is closed changes nothing."""
    try:
        accepted = await call.submit(glance, command)
    except Refused as refusal:
        if refusal.rule != "T-7":
            raise
        return (await panels_of(call)).now(refusal_of(call, glance, refusal))
    panels = await panels_at(call, accepted.glance)
    if panels.asks_out_of_turn and not panels.prepares:
        return panels.now(_done(call, glance, command, panels))
    return panels.turn("" if panels.own or panels.prepares else _done(call, glance, command, panels))


def _done(call: Call, before: Glance, command: Command, panels: Panels) -> str:
    """Say what somebody has just ended: the turn, or the answer to a question that others are asked as well."""
    if isinstance(command, Undo):
        return ""
    answers = (SetStanding.__name__, *panels.words.answers)
    if not isinstance(command, Act) or kind_of(command.action) not in answers:
        return call.say("panel-done")
    is_another = panels.asks_out_of_turn and panels.since != Panels(before, call.actor.user, call.say).since
    return call.say("panel-asked-again" if is_another else "panel-answered")


def refusal_of(call: Call, glance: Glance, refusal: Refused) -> str:
    """Put a refusal into words."""
    return refusal_text(refusal, call.actor.user, glance, call.face(glance), call.say)


async def panels_of(call: Call) -> Panels:
    """Return the panels of somebody who sits at the table."""
    glance = await call.table()
    view: View | None = glance.view(call.actor.user)
    if view is None:
        raise Refused("T-8", "table-is-" + glance.table.status)
    if view.viewer is None:
        raise Refused("T-6", "not-at-this-table")
    return await panels_at(call, glance)


async def panels_at(call: Call, glance: Glance) -> Panels:
    """Return the panels of somebody at a table as it is now."""
    panels = Panels(glance, call.actor.user, call.say, call.emojis)
    if panels.asks_to_confirm:
        panels.entries = await story_of(call, glance)
    return panels


async def story_of(call: Call, glance: Glance) -> Sequence[Entry]:
    """Return what happened lately."""
    return await call.host.tables.story(glance.table.id, glance.table.entries - ENOUGH_ENTRIES)
