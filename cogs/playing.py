"""Taking a turn, by clicking and by typing: both end in the same few functions."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from alhambra.view import View
from cogs.alhambra.asking import AUTO_PASSES, PROMPTS
from cogs.alhambra.cards import ENOUGH_ENTRIES, recap
from cogs.alhambra.hinting import hint as told_hint
from cogs.alhambra.panels import REDESIGN, Panels, together
from cogs.alhambra.reading import Reading
from cogs.alhambra.teaching import with_lesson
from cogs.alhambra.words import Words
from cogs.answering import answer
from cogs.arguments import on_servers
from cogs.call import Call, call_of
from cogs.card import Card
from cogs.controls import LONGEST_LABEL, MOST_OPTIONS, Control, Controls
from cogs.queueing import newest_only
from cogs.refusing import refusal_text
from cogs.translating import texted
from host.commands import Act, Command, Confirm, Undo
from host.glance import Glance
from host.news import Entry
from host.storage import Unavailable
from tabletop.option import Option
from tabletop.refused import Refused
from tabletop.rules import Plain
from tabletop.unreadable import Unreadable

if TYPE_CHECKING:
    from cogs.client import TableBot

TAKE, BUY = ("TakeMoney",), ("BuyBuilding",)
PLACE = ("PlaceBuilding", "ReserveBuilding", "GiveToDirk")
END = ("Finish", "ConfirmTurn", "Forgo", "Pass", "Decline")
"""What ends something; of several the first."""
OTHER = ("WakeVizier",)
"""Stands for all that has no command of its own."""
RULES = {TAKE: "B-33", BUY: "B-37", PLACE: "B-30", REDESIGN: "B-44", END: "B-28", OTHER: "B-26"}
"""Which rule says what can be done, by what somebody wants to do."""
NAMED = {*TAKE, *BUY, *PLACE, *REDESIGN, *END}


async def money(call: Call) -> Card:
    """Open the menu of the open money."""
    return (await _panels(call)).money()


async def buy(call: Call) -> Card:
    """Open the menu of what can be bought."""
    return (await _panels(call)).buying()


async def redesign(call: Call) -> Card:
    """Open the menu of what can be rebuilt."""
    return (await _panels(call)).redesigning()


async def rebuild(call: Call) -> Card:
    """Show where."""
    return (await _panels(call)).rebuilding(call.choice)


async def place(call: Call) -> Card:
    """Lead to the tiles that wait to be placed."""
    return (await _panels(call)).place()


async def another_tile(call: Call) -> Card:
    """Place another of the tiles that were set aside first."""
    panels = await _panels(call)
    return panels.placing(tile=call.choice) if panels.has_tiles_to_place else panels.now()


async def more(call: Call) -> Card:
    """Open the menu of what the modules add to a turn."""
    return (await _panels(call)).more()


async def prepare(call: Call) -> Card:
    """Put together the next turn while others are asked (C-25)."""
    return (await _panels(call)).turn()


async def window(call: Call) -> Card:
    """Show what is asked out of turn."""
    panels = await _panels(call)
    return panels.asking().now() if panels.asks_out_of_turn else panels.now()


async def wish(call: Call) -> Card:
    """Show where a tile may go that somebody wants to buy out of turn."""
    panels = await _panels(call)
    return panels.asking().where(call.choice) if panels.asks_out_of_turn else panels.now()


async def pay_in(call: Call) -> Card:
    """Choose in which currency to pay for a bid."""
    panels = await _panels(call)
    return panels.asking().now(currency=call.choice) if panels.asks_out_of_turn else panels.now()


async def bid(call: Call) -> Card:
    """Bid for a character."""
    maximum, currency = call.choice.removesuffix("s"), call.mark.detail.partition("/")[0]  # after it, which menu it was
    if not maximum.isdecimal():
        raise Refused("T-7", "question-is-closed")
    action = {
        "do": "Bid",
        "maximum": int(maximum),
        "prefer": [currency] if currency else [],
        "swap": call.choice.endswith("s"),
    }
    return await _attempt(call, await call.table(), Act(action))


async def decline(call: Call) -> Card:
    """Pass out of turn: once, or by an auto-answer that the button names."""
    glance = await call.table()
    view: View | None = glance.view(call.actor.user)
    action: Plain = {"do": "Decline"}
    if call.mark.detail in AUTO_PASSES and view is not None and view.window is not None:
        action = {"do": "SetStanding", "prompt": PROMPTS[view.window.name], "answer": call.mark.detail}
    return await _attempt(call, glance, Act(action))


async def hand(call: Call) -> Card:
    """Show somebody the own hand."""
    return (await _panels(call)).hand()


async def hint(call: Call) -> Card:
    """Tell somebody what the bot player would do in their place, above the panel in which they can do it (T-22)."""
    panels = await _panels(call)
    about = call.mark.detail or ("turn" if panels.prepares else "")
    note = told_hint(panels.glance, call.actor.user, about, call.say)
    return panels.turn(note) if about else panels.now(note)


async def since_last_turn(call: Call) -> Card:
    """Tell a player what happened since the own last turn."""
    panels = await _panels(call)
    assert panels.view.viewer is not None
    told = recap(panels.glance, await _story(call, panels.glance), panels.view.viewer, call.say)
    return panels.recap(told)


async def do(call: Call) -> Card:
    """Do what was chosen in a menu. Taking money is done at once; a turn with building is confirmed."""
    panels = await _panels(call)
    action = panels.find(call.choice)
    if action is None:
        return panels.now(_refusal(call, panels.glance, Refused("T-7", "question-is-closed")))
    return await _attempt(call, panels.glance, Act(action, quick=action["do"] in TAKE))


async def end(call: Call) -> Card:
    """End the turn, or as much of it as is left to end."""
    glance = await call.table()
    options = _of(glance, call, END)
    if not options:
        raise await _no_choice(call, glance, END)
    action = min((option.action for option in options), key=lambda one: END.index(one["do"]))
    quick = action["do"] != "Decline"  # to pass is to answer, and hands in no turn that is being prepared
    return await _attempt(call, glance, Confirm() if action["do"] == "ConfirmTurn" else Act(action, quick=quick))


async def undo(call: Call, *, everything: bool = False) -> Card:
    """Take back the last step, or the whole turn."""
    return await _attempt(call, await call.table(), Undo(everything))


async def _attempt(call: Call, glance: Glance, command: Command) -> Card:
    """Do something and show what comes next; what was meant for a question that is closed changes nothing."""
    try:
        accepted = await call.do(glance, command)
    except Refused as refusal:
        if refusal.rule != "T-7":
            raise
        return (await _panels(call)).now(_refusal(call, glance, refusal))
    panels = await _panels_of(call, accepted.glance)
    if panels.asks_out_of_turn and not panels.prepares:
        return panels.now(call.say("panel-answered"))
    return panels.turn("" if panels.own else call.say("panel-done"))


def _refusal(call: Call, glance: Glance, refusal: Refused) -> str:
    return refusal_text(refusal, call.actor.user, glance, call.say)


@with_lesson
async def type_choice(call: Call, kinds: tuple[str, ...], text: str) -> Card:
    """Do what was typed: one of the choices that were offered, or words that fit just one.

    What was chosen needs no confirmation; what was only understood does. What is understood and not offered is
    put to the rules, which say why not.
    """
    glance = await call.table()
    options, first = _offered(glance, call, kinds)
    if not glance.options(call.actor.user):
        raise await _no_choice(call, glance, kinds)
    reading = Reading(options, Words(glance, call.say), glance.view(call.actor.user))
    chosen = reading.chosen(text)
    found = chosen or reading.fitting(text)
    if len(found) == 1:
        return await _attempt(call, glance, Act(together(first, found[0].action), quick=bool(chosen)))
    try:
        meant = None if found else reading.meant(kinds[0], text)
        if meant is not None:
            return await _attempt(call, glance, Act(together(first, meant)))
    except Refused as why:
        why.legal = options or why.legal
        raise
    if not options:
        raise await _no_choice(call, glance, kinds)
    example = reading.labelled[0].label
    refusal = Refused("B-32", "no-such-choice", text=text[:60], found=len(found), example=example)
    refusal.legal = found or options
    raise refusal


def _offered(glance: Glance, call: Call, kinds: tuple[str, ...]) -> tuple[list[Option], Plain | None]:
    """List what can be done of some kinds, and what has to be done before, in the same breath."""
    options = _of(glance, call, kinds)
    finish = _of(glance, call, ("Finish",))
    if options or not finish:
        return options, None
    later = glance.imagined(call.actor.user, finish[0].action).options(call.actor.user)
    return [option for option in later if option.action["do"] in kinds], finish[0].action


async def _no_choice(call: Call, glance: Glance, kinds: tuple[str, ...]) -> Refused:
    """Let the rules say why nothing of a kind can be done now."""
    options = glance.options(call.actor.user)
    if not options:  # whatever is asked of somebody who is not asked, the host or the rules refuse
        await call.host.test(glance.table.id, call.actor, Act({"do": "Pass"}))
    refusal = Refused(RULES[kinds], f"no-choice-{kinds[0]}")
    refusal.legal = options
    return refusal


async def _panels(call: Call) -> Panels:
    glance = await call.table()
    view: View | None = glance.view(call.actor.user)
    if view is None:
        raise Refused("T-8", "table-is-" + glance.table.status)
    if view.viewer is None:
        raise Refused("T-6", "not-at-this-table")
    return await _panels_of(call, glance)


async def _panels_of(call: Call, glance: Glance) -> Panels:
    panels = Panels(glance, call.actor.user, call.say)
    if panels.asks_to_confirm:
        panels.entries = await _story(call, glance)
    return panels


async def _story(call: Call, glance: Glance) -> Sequence[Entry]:
    return await call.host.story(glance.table.id, glance.table.entries - ENOUGH_ENTRIES)


def _of(glance: Glance, call: Call, kinds: Sequence[str]) -> list[Option]:
    options = glance.options(call.actor.user)
    if kinds == OTHER:
        return [option for option in options if option.action["do"] not in NAMED]
    return [option for option in options if option.action["do"] in kinds]


@newest_only
async def offer(
    interaction: "discord.Interaction[TableBot]", kinds: tuple[str, ...], typed: str
) -> list[app_commands.Choice[str]]:
    """Offer what is legal now, in words; to somebody who is not asked, nothing."""
    try:
        call = await call_of(interaction)
        glance = await call.table()
        options = _offered(glance, call, kinds)[0]
    except (Refused, Unavailable, Unreadable):
        return []
    if not options:
        return []
    reading = Reading(options, Words(glance, call.say), glance.view(call.actor.user))
    offered = reading.beginning(typed)[:MOST_OPTIONS]
    return [app_commands.Choice(name=one.label[:LONGEST_LABEL], value=one.option.code) for one in offered]


CONTROLS: Controls = {
    "money": Control(money),
    "buy": Control(buy),
    "redesign": Control(redesign),
    "rebuild": Control(rebuild),
    "place": Control(place),
    "tile": Control(another_tile),
    "more": Control(more),
    "prepare": Control(prepare),
    "window": Control(window),
    "wish": Control(wish),
    "pay-in": Control(pay_in),
    "bid": Control(bid),
    "decline": Control(decline),
    "answer": Control(do),
    "hand": Control(hand),
    "hint": Control(hint),
    "recap": Control(since_last_turn),
    "do": Control(do),
    "end": Control(end),
    "undo": Control(undo),
}


class Playing(commands.Cog):
    """The commands of a turn."""

    @app_commands.command(name=texted("name-take"), description=texted("cmd-take"))
    @app_commands.describe(cards=texted("arg-take-cards"))
    @on_servers
    async def take(self, interaction: "discord.Interaction[TableBot]", cards: str) -> None:
        """Take money."""
        await answer(interaction, lambda call: type_choice(call, TAKE, cards))

    @app_commands.command(name=texted("name-buy"), description=texted("cmd-buy"))
    @app_commands.describe(building=texted("arg-buy-building"))
    @on_servers
    async def buy(self, interaction: "discord.Interaction[TableBot]", building: str) -> None:
        """Buy a building."""
        await answer(interaction, lambda call: type_choice(call, BUY, building))

    @app_commands.command(name=texted("name-place"), description=texted("cmd-place"))
    @app_commands.describe(place=texted("arg-place-place"))
    @on_servers
    async def place(self, interaction: "discord.Interaction[TableBot]", place: str) -> None:
        """Place a building that was bought."""
        await answer(interaction, lambda call: type_choice(call, PLACE, place))

    @app_commands.command(name=texted("name-redesign"), description=texted("cmd-redesign"))
    @app_commands.describe(change=texted("arg-redesign-change"))
    @on_servers
    async def redesign(self, interaction: "discord.Interaction[TableBot]", change: str) -> None:
        """Rebuild the palace."""
        await answer(interaction, lambda call: type_choice(call, REDESIGN, change))

    @app_commands.command(name=texted("name-act"), description=texted("cmd-act"))
    @app_commands.describe(action=texted("arg-act-action"))
    @on_servers
    async def act(self, interaction: "discord.Interaction[TableBot]", action: str) -> None:
        """Do anything else that the modules of this game allow, also out of turn."""
        await answer(interaction, lambda call: type_choice(call, OTHER, action))

    @act.autocomplete("action")
    async def offer_actions(
        self, interaction: "discord.Interaction[TableBot]", typed: str
    ) -> list[app_commands.Choice[str]]:
        """Offer what else can be done."""
        return await offer(interaction, OTHER, typed)

    @take.autocomplete("cards")
    async def offer_money(
        self, interaction: "discord.Interaction[TableBot]", typed: str
    ) -> list[app_commands.Choice[str]]:
        """Offer the open money."""
        return await offer(interaction, TAKE, typed)

    @buy.autocomplete("building")
    async def offer_buildings(
        self, interaction: "discord.Interaction[TableBot]", typed: str
    ) -> list[app_commands.Choice[str]]:
        """Offer what can be bought."""
        return await offer(interaction, BUY, typed)

    @place.autocomplete("place")
    async def offer_places(
        self, interaction: "discord.Interaction[TableBot]", typed: str
    ) -> list[app_commands.Choice[str]]:
        """Offer where tiles may go."""
        return await offer(interaction, PLACE, typed)

    @redesign.autocomplete("change")
    async def offer_changes(
        self, interaction: "discord.Interaction[TableBot]", typed: str
    ) -> list[app_commands.Choice[str]]:
        """Offer what can be rebuilt."""
        return await offer(interaction, REDESIGN, typed)

    @app_commands.command(name=texted("name-end"), description=texted("cmd-end"))
    @on_servers
    async def end(self, interaction: "discord.Interaction[TableBot]") -> None:
        """End the turn."""
        await answer(interaction, end)

    @app_commands.command(name=texted("name-undo"), description=texted("cmd-undo"))
    @app_commands.describe(everything=texted("arg-undo-everything"))
    @on_servers
    async def undo(self, interaction: "discord.Interaction[TableBot]", everything: bool = False) -> None:
        """Take something back."""
        await answer(interaction, lambda call: undo(call, everything=everything))

    @app_commands.command(name=texted("name-hand"), description=texted("cmd-hand"))
    @on_servers
    async def hand(self, interaction: "discord.Interaction[TableBot]") -> None:
        """Show the own hand."""
        await answer(interaction, hand)
