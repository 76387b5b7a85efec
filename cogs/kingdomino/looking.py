"""Looking at what only Kingdomino has: a kingdom from near, points by their lands, dominoes that are still to come."""

from cogs.aids import require_aid
from cogs.attempting import in_play
from cogs.call import Call
from cogs.card import Card
from cogs.controls import Control, Controls
from cogs.kingdomino import pictures
from cogs.kingdomino.choices import COMING
from cogs.kingdomino.hiding import hides_points
from cogs.kingdomino.words import Words
from cogs.participants import player_meant
from kingdomino.view import PlayerView, View
from render.kingdomino.layout.naming import land_called, source_called
from tabletop.refused import Refused
from texts.catalogue import Catalogue


async def kingdom(call: Call, player: str | None) -> Card:
    """Show a kingdom: the own one, or a player's."""
    glance = await in_play(call)
    return Card(pictures.kingdom(glance, player_meant(glance, call, player), call.say))


async def coming(call: Call) -> Card:
    """Show the dominoes that nobody has seen yet (K-50, T-27)."""
    glance = await in_play(call)
    require_aid(call, glance, COMING)
    return Card(pictures.unseen(glance, call.say))


async def points(call: Call) -> Card:
    """Show everybody's points, land by land, as if the game ended now."""
    glance = await in_play(call)
    if hides_points(glance):
        raise Refused("T-14", "scores-are-hidden")
    view: View = glance.view(None)
    names = Words(glance, call.say, call.emojis).names
    sheets = [_sheet(player, names[player.seat], view, call.say) for player in view.players]
    return Card(call.say("points-title"), "\n".join(sheets), None if view.winners else call.say("points-so-far"))


def _sheet(player: PlayerView, name: str, view: View, say: Catalogue) -> str:
    """Say what a player has, territory by territory, the most valuable first."""
    lands = sorted(player.kingdom.territories, key=lambda land: (-land.points, -land.squares))
    scoring = [
        say(
            "points-land",
            sort=land_called(land.terrain, say),
            squares=land.squares,
            crowns=land.crowns,
            points=land.points,
        )
        for land in lands
        if land.points
    ]
    bonuses = [
        say("points-bonus", bonus=source_called(source, say), points=number, state=player.bonuses[source])
        for source, number in player.parts
        if source in player.bonuses
    ]
    points = sum(number for _, number in player.parts) if view.winners else player.points
    total = player.total + (0 if view.winners else points)
    head = say("points-head", who=name, points=points, total=total, parts=view.parts)
    return "\n".join([head, *(f"- {line}" for line in (*scoring, *bonuses))])


CONTROLS: Controls = {"points": Control(points)}
