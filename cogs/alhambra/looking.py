"""Looking at what only Alhambra has: the market, a palace from near, a scoring explained, how to play in pictures."""

from typing import TYPE_CHECKING

from alhambra.view import View
from cogs.alhambra import pictures, reckoning
from cogs.alhambra.asking import is_setup
from cogs.alhambra.cards import asked_line
from cogs.alhambra.primer import PRIMER
from cogs.attempting import in_play
from cogs.call import Call
from cogs.card import Card, Row
from cogs.controls import Control, Controls, MenuLine, Purpose, button, switch
from cogs.participants import player_meant, players
from host.glance import Glance
from render.alhambra.overview import PRICE, WALLS
from render.alhambra.rooms import rooms
from tabletop.refused import Refused

if TYPE_CHECKING:
    pass


async def market(call: Call) -> Card:
    """Show the market."""
    glance = await in_play(call)
    if is_setup(glance):
        return Card(call.say("market-not-yet"), asked_line(glance, call.say))
    more = button(call.say("button-buildings"), Purpose("buildings", glance.table.id).choosing(WALLS), emoji="🏘️")
    return Card(pictures.market(glance, call.say), Row([more]))


async def buildings(call: Call, by: str) -> Card:
    """Show all buildings, by walls or by price, and where they are, or such an overview of a module (C-38)."""
    glance = await in_play(call)
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
    glance = await in_play(call)
    return Card(pictures.palace(glance, player_meant(glance, call, player, participants), call.say))


def participants(glance: Glance, call: Call) -> list[str]:
    """Name all who take part, also those without a seat."""
    view: View = glance.view(None)
    return [*players(glance, call), *(call.say(rival.name) for rival in view.rivals)]


async def score(call: Call, when: str) -> Card:
    """Explain the points of a scoring that was, or of the next one as if it came now."""
    glance = await in_play(call)
    return await reckoning.reckoning(call, glance, when)


CONTROLS: Controls = {
    **PRIMER.controls,
    "buildings": Control(other_buildings),
    "wall": Control(reckoning.wall),
    "score": Control(reckoning.back_to_scoring),
}
