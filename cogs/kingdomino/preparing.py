"""Preparing a turn in private while others play: where the domino goes, and which ones would be nice (K-56)."""

from functools import partial

from cogs import attempting
from cogs.call import Call
from cogs.card import Card
from cogs.card import Control as Item
from cogs.controls import Control, Controls, MenuLine, Purpose, button, rows, switch
from cogs.kingdomino import pictures
from cogs.kingdomino.panels import Panels, lines
from cogs.kingdomino.playing import panels_at, panels_of
from host.commands import Act
from host.glance import Glance
from kingdomino.actions import Prepare
from kingdomino.view import Number, Plan
from tabletop.refused import Refused

NOTHING = Plan()


async def show(call: Call) -> Card:
    """Open the panel for the next own domino, or for the one that a button names."""
    panels = await panels_of(call)
    return panel(panels, _domino(panels, call.purpose.detail))


async def place(call: Call) -> Card:
    """Note where a domino is to go, or show in which directions it may lie there."""
    panels, said = await panels_of(call), call.purpose.detail.partition("/")[0]
    number = _domino(panels, said)
    found, ways = panels.ways_meant(number, call.choice)
    if found is None or not ways:
        raise Refused("T-7", "question-is-closed")
    if len(ways) > 1:
        return panels.turning(number, found, _purpose(panels, "plan", number), _purpose(panels, "prepare", number))
    return await _note(call, panels, number, Plan((found.cell, ways[0].cell), _plan(panels, number).wishes))


async def wish(call: Call) -> Card:
    """Wish for a domino, after those that are wished for already; once more, and it is no wish any longer."""
    panels = await panels_of(call)
    number, plan = _domino(panels, call.purpose.detail), _plan(panels, _domino(panels, call.purpose.detail))
    wished = panels.taken_as(call.choice)
    if wished is None:
        raise Refused("T-7", "question-is-closed")
    kept = tuple(one for one in plan.wishes if one != wished)
    wishes = kept if wished in plan.wishes else (*kept, wished)
    return await _note(call, panels, number, Plan(plan.place, wishes))


async def forget(call: Call) -> Card:
    """Forget what was prepared for a domino."""
    panels = await panels_of(call)
    return await _note(call, panels, _domino(panels, call.purpose.detail), NOTHING)


async def _note(call: Call, panels: Panels, number: Number, plan: Plan) -> Card:
    action = Prepare(panels.seat, number, plan.place, plan.wishes)
    return await attempting.attempt(call, panels.glance, Act(action), partial(_show_again, call, number))


async def _show_again(call: Call, number: Number, glance: Glance, note: str) -> Card:
    return panel(panels_at(call, glance), number, note)


def panel(panels: Panels, number: Number, note: str = "") -> Card:
    """Show where a domino could go when its turn comes, and what could be taken then."""
    say, plan = panels.say, _plan(panels, number)
    wishing = [_wish_line(panels, one, plan) for one in panels.free]
    return Card(
        lines(note, say("panel-prepare", domino=panels.words.domino(number)), *panels.plans()),
        pictures.place(panels.glance, panels.user, number, say),
        *panels.place_rows(number, _purpose(panels, "plan", number)),
        *panels.best_places(number, _purpose(panels, "plan", number, "/best")),
        say("panel-wishes") if wishing else None,
        switch(_purpose(panels, "plan-wish", number), wishing) if wishing else None,
        *rows(_others(panels, number)),
    )


def _wish_line(panels: Panels, number: Number, plan: Plan) -> MenuLine:
    label = panels.say("button-take", number=number)
    if number in plan.wishes:
        label = panels.say("wish-ranked", rank=plan.wishes.index(number) + 1, domino=label)
    return MenuLine(str(number), label, number in plan.wishes)


def _others(panels: Panels, number: Number) -> list[Item]:
    """Lead to the other king's domino, and let a plan be forgotten."""
    say = panels.say
    others = [one for one in _waiting(panels) if one != number]
    controls: list[Item] = [
        button(say("button-prepare-other", number=one), _purpose(panels, "prepare", one)) for one in others
    ]
    if _plan(panels, number) != NOTHING:
        controls.append(button(say("button-forget"), _purpose(panels, "plan-off", number), "bad"))
    return controls


def _plan(panels: Panels, number: Number) -> Plan:
    return panels.view.plans.get(number, NOTHING)


def _domino(panels: Panels, said: str) -> Number:
    """Return the own domino that a control names, or the next one; refuse where none waits (K-56)."""
    own = _waiting(panels)
    if not own:
        raise Refused("K-56", "nothing-to-prepare")
    return int(said) if said.isdecimal() and int(said) in own else own[0]


def _waiting(panels: Panels) -> list[Number]:
    """List the own dominoes whose turn is still to come."""
    now = panels.view.domino if panels.options else None
    return [number for number in panels.view.placements if number != now]


def _purpose(panels: Panels, verb: str, number: Number, more: str = "") -> Purpose:
    """Say what a control is for; it answers no question, since nothing is asked."""
    table = panels.glance.table
    return Purpose(verb, table.id, detail=f"{number}{more}", state=table.entries)


CONTROLS: Controls = {
    "prepare": Control(show),
    "plan": Control(place),
    "plan-wish": Control(wish),
    "plan-off": Control(forget),
}
