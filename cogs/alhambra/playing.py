"""Taking a turn, by clicking and by typing: both end in the same few functions."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

from discord import app_commands

from alhambra.actions import (
    Action,
    BuyBuilding,
    ConfirmTurn,
    Decline,
    Finish,
    Forgo,
    Pass,
    PlaceBuilding,
    ReserveBuilding,
    SetStanding,
    TakeMoney,
)
from cogs.alhambra.asking import AUTO_PASSES
from cogs.alhambra.attempting import attempt, panels_of
from cogs.alhambra.cards import recap
from cogs.alhambra.hinting import hint as told_hint
from cogs.alhambra.panels import Panels, together
from cogs.alhambra.reading import Reading
from cogs.alhambra.redesigning import REDESIGN
from cogs.alhambra.rooms import rooms
from cogs.alhambra.words import Words
from cogs.attempting import refusal_of, story_of
from cogs.call import Call
from cogs.card import Card
from cogs.controls import LONGEST_LABEL, MOST_OPTIONS, Control, Controls
from cogs.teaching import with_lesson
from host.commands import Act, Confirm, Undo
from host.glance import Glance
from tabletop.option import Option
from tabletop.refused import Refused

Kinds: TypeAlias = tuple[type[Action], ...]

TAKE: Kinds = (TakeMoney,)
BUY: Kinds = (BuyBuilding,)
PLACE: Kinds = (PlaceBuilding, ReserveBuilding, *rooms().placing)
END: Kinds = (Finish, ConfirmTurn, Forgo, Pass, Decline)
"""What ends something; of several the first."""
OTHER: Kinds = ()
"""Stands for all that has no command of its own."""
RULES: Mapping[Kinds, str] = {TAKE: "B-33", BUY: "B-37", PLACE: "B-30", REDESIGN: "B-44", END: "B-28", OTHER: "B-26"}
"""Which rule says what can be done, by what somebody wants to do."""
NOBODY = -1
"""Where no seat is known: the host knows whose it is."""
NAMED: Kinds = (*TAKE, *BUY, *PLACE, *REDESIGN, *END)


async def money(call: Call) -> Card:
    """Open the menu of the open money."""
    return (await panels_of(call)).money()


async def buy(call: Call) -> Card:
    """Open the menu of what can be bought."""
    return (await panels_of(call)).buying().now()


async def redesign(call: Call) -> Card:
    """Open the menu of what can be rebuilt."""
    return (await panels_of(call)).redesigning().now()


async def rebuild(call: Call) -> Card:
    """Show where."""
    return (await panels_of(call)).redesigning().where(call.choice)


async def place(call: Call) -> Card:
    """Lead to the tiles that wait to be placed."""
    return (await panels_of(call)).place()


async def another_tile(call: Call) -> Card:
    """Place another of the tiles that were set aside first."""
    panels = await panels_of(call)
    return panels.placing(tile=call.choice) if panels.has_tiles_to_place else panels.now()


async def more(call: Call) -> Card:
    """Open the menu of what the modules add to a turn."""
    return (await panels_of(call)).more()


async def fold(call: Call) -> Card:
    """Open the menu of choices that begin alike."""
    return (await panels_of(call)).unfolded(call.choice)


async def prepare(call: Call) -> Card:
    """Put together the next turn while others are asked (C-25)."""
    return (await panels_of(call)).turn()


async def window(call: Call) -> Card:
    """Show what is asked out of turn."""
    panels = await panels_of(call)
    return panels.asking().now() if panels.asks_out_of_turn else panels.now()


async def decline(call: Call) -> Card:
    """Pass out of turn: once, or by an auto-answer that the button names."""
    panels = await panels_of(call)
    window = panels.view.window
    if call.purpose.detail in AUTO_PASSES and window is not None:
        about = next(iter(window.prompts)) if len(window.prompts) == 1 else window.name  # it stands for several
        return await attempt(call, panels.glance, Act(SetStanding(panels.seat, about, call.purpose.detail)))
    return await attempt(call, panels.glance, Act(Decline(panels.seat)))


async def hand(call: Call) -> Card:
    """Show somebody the own hand."""
    return (await panels_of(call)).hand()


async def hint(call: Call) -> Card:
    """Show somebody what the bot player would do in their seat, above the panel in which they can do it (T-22)."""
    panels = await panels_of(call)
    about = call.purpose.detail or ("turn" if panels.prepares else "")
    note = told_hint(panels.glance, call.actor.user, about, call.say)
    return panels.turn(note) if about else panels.now(note)


async def since_last_turn(call: Call) -> Card:
    """Show what happened since a player's last turn."""
    panels = await panels_of(call)
    assert panels.view.viewer is not None
    told = recap(panels.glance, await story_of(call, panels.glance), panels.view.viewer, call.say, call.emojis)
    return panels.recap(told)


async def choose(call: Call) -> Card:
    """Do what was chosen in a menu. Taking money is done at once; a turn with building is confirmed."""
    panels = await panels_of(call)
    code, *picked = call.choice.split(".")
    action = panels.find(code)
    if action is None:
        return panels.now(refusal_of(call, panels.glance, Refused("T-7", "question-is-closed")))
    if call.purpose.verb == "do" and panels.buying().asks_about(action):
        return panels.buying().refunds(action)
    manners = panels.manners()
    if asked := manners.asked(action, code, picked, anyhow=call.purpose.verb != "how"):
        return asked
    action = manners.completed(action, picked)
    return await attempt(call, panels.glance, Act(action, quick=isinstance(action, TAKE)))


async def end(call: Call) -> Card:
    """End the turn, or as much of it as is left to end."""
    glance = await call.table()
    options = _of(glance, call, END)
    if not options:
        raise await _no_choice(call, glance, END)
    action = min((option.action for option in options), key=lambda one: END.index(type(one)))
    quick = not isinstance(action, Decline)  # to pass is to answer, and hands in no turn that is being prepared
    is_all = isinstance(action, ConfirmTurn) and len(options) == len(glance.options(call.actor.user))
    return await attempt(call, glance, Confirm() if is_all else Act(action, quick=quick))


async def undo(call: Call, *, everything: bool = False) -> Card:
    """Take back the last step, or the whole turn."""
    return await attempt(call, await call.table(), Undo(everything))


@with_lesson
async def type_choice(call: Call, kinds: Kinds, text: str) -> Card:
    """Do what was typed: one of the choices that were offered, or words that fit just one.

    What was chosen needs no confirmation; what was only understood does. What is understood and not offered is
    put to the rules, which say why not.
    """
    glance = await call.table()
    options, first = _offered(glance, call, kinds)
    if not glance.options(call.actor.user):
        raise await _no_choice(call, glance, kinds)
    reading = _reading(glance, call, options)
    chosen = reading.chosen(text)
    found = chosen or reading.fitting(text)
    if not found:
        fuller = _reading(glance, call, _spelled_out(glance, call, options))
        chosen = fuller.chosen(text)
        found = chosen or fuller.fitting(text)
    if len(found) == 1:
        return await attempt(call, glance, Act(together(first, found[0].action), quick=bool(chosen)))
    try:
        meant = reading.meant(kinds[0], text) if kinds and not found else None
        if meant is not None:
            return await attempt(call, glance, Act(together(first, meant)))
    except Refused as why:
        why.legal = options or why.legal
        raise
    if not options:
        raise await _no_choice(call, glance, kinds)
    example = _reading(glance, call, found or options).labelled[0].label
    refusal = Refused("B-32", "no-such-choice", text=text[:60], found=len(found), example=example)
    refusal.legal = found or options
    raise refusal


def _offered(glance: Glance, call: Call, kinds: Kinds) -> tuple[list[Option], Action | None]:
    """List what can be done of some kinds, and what has to be done before, in the same breath."""
    options = _of(glance, call, kinds)
    finish = _of(glance, call, (Finish,))
    if options or not finish:
        return options, None
    later = glance.imagined(call.actor.user, finish[0].action).options(call.actor.user)
    return [option for option in later if isinstance(option.action, kinds)], finish[0].action


def _reading(glance: Glance, call: Call, options: Sequence[Option]) -> Reading:
    return Reading(options, Words(glance, call.say), glance.view(call.actor.user))


def _spelled_out(glance: Glance, call: Call, options: Iterable[Option]) -> list[Option]:
    """List placements with all that can be chosen besides."""
    return list(Panels(glance, call.actor.user, call.say).manners().spelled_out(options))


async def _no_choice(call: Call, glance: Glance, kinds: Kinds) -> Refused:
    """Let the rules say why nothing of a kind can be done now."""
    options = glance.options(call.actor.user)
    if not options:  # whatever is asked of somebody who is not asked, the host or the rules refuse
        await call.host.test(glance.table.id, call.actor, Act(Pass(NOBODY)))
    refusal = Refused(RULES[kinds], f"no-choice-{kinds[0].__name__ if kinds else 'other'}")
    refusal.legal = options
    return refusal


def _of(glance: Glance, call: Call, kinds: Kinds) -> list[Option]:
    options = glance.options(call.actor.user)
    if kinds == OTHER:
        return [option for option in options if not isinstance(option.action, NAMED)]
    return [option for option in options if isinstance(option.action, kinds)]


async def offer(call: Call, kinds: Kinds, typed: str) -> list[app_commands.Choice[str]]:
    """Offer what is legal now, in words; to somebody who is not asked, nothing."""
    glance = await call.table()
    options = _offered(glance, call, kinds)[0]
    if not options:
        return []
    found = _reading(glance, call, options).beginning(typed)
    offered = (found or _reading(glance, call, _spelled_out(glance, call, options)).beginning(typed))[:MOST_OPTIONS]
    return [app_commands.Choice(name=one.label[:LONGEST_LABEL], value=one.option.code) for one in offered]


CONTROLS: Controls = {
    "money": Control(money),
    "buy": Control(buy),
    "redesign": Control(redesign),
    "rebuild": Control(rebuild),
    "place": Control(place),
    "tile": Control(another_tile),
    "more": Control(more),
    "fold": Control(fold),
    "prepare": Control(prepare),
    "window": Control(window),
    "decline": Control(decline),
    "answer": Control(choose),
    "hand": Control(hand),
    "hint": Control(hint),
    "recap": Control(since_last_turn),
    "do": Control(choose),
    "refund": Control(choose),
    "how": Control(choose),
    "end": Control(end),
    "undo": Control(undo),
}
