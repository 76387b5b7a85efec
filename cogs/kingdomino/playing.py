"""Taking a turn by clicking: each control ends in one of a few functions."""

from functools import partial

from cogs import attempting
from cogs.attempting import refusal_of, seated, story_of
from cogs.call import Call
from cogs.card import Card
from cogs.controls import Control, Controls
from cogs.kingdomino import cards
from cogs.kingdomino.hinting import hint as told_hint
from cogs.kingdomino.panels import Panels
from host.commands import Act, Command, Confirm, Undo
from host.glance import Glance
from kingdomino.actions import Action, ChooseDomino, PlaceDomino, Together
from tabletop.refused import Refused


async def panels_of(call: Call) -> Panels:
    """Return the panels of somebody who sits at the table."""
    return panels_at(call, await seated(call))


def panels_at(call: Call, glance: Glance) -> Panels:
    """Return the panels of somebody at a table as it is now."""
    return Panels(glance, call.actor.user, call.say, call.emojis)


async def attempt(call: Call, glance: Glance, command: Command) -> Card:
    """Do something and show what comes next."""
    return await attempting.attempt(call, glance, command, partial(_show_next, call, command))


async def _show_next(call: Call, command: Command, glance: Glance, note: str) -> Card:
    panels = panels_at(call, glance)
    done = not panels.options and not isinstance(command, Undo)
    return panels.now(note or (call.say("panel-done") if done else ""))


async def play(call: Call) -> Card:
    """Open the panel of somebody's turn."""
    return (await panels_of(call)).now()


async def spot(call: Call) -> Card:
    """Lay the domino from a numbered cell on, or show in which directions it may lie there."""
    panels, wished = await panels_of(call), call.purpose.detail.partition("/")[0]
    number = panels.view.domino
    place, ways = panels.ways_meant(number, call.choice) if number is not None and panels.asks_to_place else (None, [])
    if number is None or place is None or not ways:
        return _out_of_date(call, panels)
    if len(ways) > 1:
        return panels.turning(number, place, panels.purpose("spot", wished), panels.purpose("wish").choosing(wished))
    return await lay(call, panels, PlaceDomino(panels.seat, place.cell, ways[0].cell), wished)


async def wish(call: Call) -> Card:
    """Say what to take after placing, or lead back to all places."""
    panels = await panels_of(call)
    if not panels.asks_to_place:
        return _out_of_date(call, panels)
    return panels.placing(wish=panels.taken_as(call.choice))


async def take(call: Call) -> Card:
    """Take a domino, which ends the turn unless somebody always confirms."""
    panels = await panels_of(call)
    number = panels.taken_as(call.choice)
    if number is None or panels.asks_to_place:
        return _out_of_date(call, panels)
    return await attempt(call, panels.glance, Act(ChooseDomino(panels.seat, number), quick=True))


async def lay(call: Call, panels: Panels, action: PlaceDomino, wished: str, *, sure: bool = True) -> Card:
    """Lay the domino, and take what was wished for in the same breath; then the turn ends if all that is sure."""
    number = panels.taken_as(wished)
    if number is None:
        return await attempt(call, panels.glance, Act(action))
    both: Action = Together(panels.seat, (action, ChooseDomino(panels.seat, number)))
    return await attempt(call, panels.glance, Act(both, quick=sure))


def _out_of_date(call: Call, panels: Panels) -> Card:
    """Show what is asked now to somebody whose button was for an earlier moment (T-7)."""
    return panels.now(refusal_of(call, panels.glance, Refused("T-7", "question-is-closed")))


async def end(call: Call) -> Card:
    """End the turn."""
    return await attempt(call, await seated(call), Confirm())


async def undo(call: Call, *, everything: bool = False) -> Card:
    """Undo the last step, or the whole turn."""
    return await attempt(call, await seated(call), Undo(everything))


async def hint(call: Call) -> Card:
    """Show somebody what the bot player would do in their seat, above the panel in which they can do it (T-22)."""
    panels = await panels_of(call)
    return panels.now(told_hint(panels, call.say))


async def since_last_turn(call: Call) -> Card:
    """Show what happened since a player's last turn."""
    panels = await panels_of(call)
    told = cards.recap(panels.glance, await story_of(call, panels.glance), panels.seat, call.say, call.emojis)
    return panels.now(told)


CONTROLS: Controls = {
    "play": Control(play),
    "spot": Control(spot),
    "wish": Control(wish),
    "take": Control(take),
    "end": Control(end),
    "undo": Control(undo),
    "hint": Control(hint),
    "recap": Control(since_last_turn),
}
