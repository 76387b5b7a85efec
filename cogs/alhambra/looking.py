"""Looking at what only Alhambra has: the market, a palace from near, a scoring explained, how to play in pictures."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from alhambra.view import View
from cogs.alhambra import pictures, primer, reckoning
from cogs.alhambra.asking import is_setup
from cogs.alhambra.cards import asked_line
from cogs.call import Call, call_of
from cogs.card import Card, Row
from cogs.controls import Control, Controls, MenuLine, Purpose, button, switch
from cogs.names import spoken_names, written
from cogs.queueing import newest_only
from cogs.typed import folded
from host.glance import Glance
from host.storage import Unavailable
from render.alhambra.overview import PRICE, WALLS
from render.alhambra.rooms import rooms
from tabletop.naming import harmless
from tabletop.refused import Refused
from tabletop.unreadable import Unreadable

if TYPE_CHECKING:
    from cogs.client import TableBot


async def market(call: Call) -> Card:
    """Show the market."""
    glance = await _game(call)
    if is_setup(glance):
        return Card(call.say("market-not-yet"), asked_line(glance, call.say))
    more = button(call.say("button-buildings"), Purpose("buildings", glance.table.id).choosing(WALLS), emoji="🏘️")
    return Card(pictures.market(glance, call.say), Row([more]))


async def buildings(call: Call, by: str) -> Card:
    """Show all buildings, by walls or by price, and where they are, or such an overview of a module (C-38)."""
    glance = await _game(call)
    others = pictures.overviews(glance, call.say)
    if by not in (WALLS, PRICE, *others):
        raise Refused("C-38", "overview-of-nothing", module=call.say(f"module-{by}"))
    lines = [MenuLine(one, call.say(f"buildings-{one}"), one == by) for one in (WALLS, PRICE, *others)]
    shown = switch(Purpose("buildings", glance.table.id, state=glance.table.entries), lines)
    return Card(others[by] if by in others else pictures.buildings(glance, by, call.say), shown)


async def other_buildings(call: Call) -> Card:
    """Show the overview that a button names."""
    known = (WALLS, PRICE, *(room.id for room in rooms().all if room.overview))
    return await buildings(call, call.choice if call.choice in known else WALLS)


async def palace(call: Call, player: str | None) -> Card:
    """Show a palace: the own one, or a player's, or Dirk's tiles."""
    glance = await _game(call)
    view: View = glance.view(call.actor.user)
    people = _participants(glance, call)
    seat = view.viewer if view.viewer is not None else 0
    if player is not None:
        exact = [who for who in range(len(people)) if player == str(who)]
        found = exact or [who for who, name in enumerate(people) if folded(harmless(player)) in folded(name)]
        if not found:
            raise Refused("T-6", "no-such-player", player=player[:40], players=[written(name) for name in people])
        seat = found[0]
    return Card(pictures.palace(glance, seat, call.say))


def _participants(glance: Glance, call: Call) -> list[str]:
    view: View = glance.view(None)
    return [*spoken_names(glance.table, call.say), *(call.say(rival.name) for rival in view.rivals)]


@newest_only
async def offer_players(interaction: "discord.Interaction[TableBot]", typed: str) -> list[app_commands.Choice[str]]:
    """Offer the players of the table in this channel."""
    try:
        call = await call_of(interaction)
        names = _participants(await _game(call), call)
    except (Refused, Unavailable, Unreadable):
        return []
    fitting = [(str(who), name) for who, name in enumerate(names) if folded(typed) in folded(name)]
    return [app_commands.Choice(name=name[:100], value=who) for who, name in fitting]


async def score(call: Call, when: str) -> Card:
    """Explain the points of a scoring that was, or of the next one as if it came now."""
    glance = await _game(call)
    return await reckoning.reckoning(call, glance, when)


async def _game(call: Call) -> Glance:
    glance = await call.table()
    if glance.view(None) is None:
        raise Refused("T-8", "table-is-" + glance.table.status)
    return glance


CONTROLS: Controls = {
    primer.TURN: Control(primer.turn_page),
    primer.RULES: Control(primer.show_rules),
    "buildings": Control(other_buildings),
    "wall": Control(reckoning.wall),
    "score": Control(reckoning.back_to_scoring),
}
