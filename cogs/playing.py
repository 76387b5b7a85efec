"""Taking a turn, by clicking and by typing: both end in the same few functions."""

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from alhambra.view import View
from cogs.alhambra.asking import PROMPTS
from cogs.alhambra.cards import ENOUGH_ENTRIES, purchases, recap
from cogs.alhambra.panels import REDESIGN, Panels
from cogs.alhambra.words import Words
from cogs.answering import answer
from cogs.arguments import on_servers
from cogs.call import Call, call_of
from cogs.card import Card
from cogs.controls import LONGEST_LABEL, MOST_OPTIONS, Control, Controls
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

WORD = re.compile(r"\w+")
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
    """Pass out of turn, once or until the own next turn."""
    glance = await call.table()
    view: View | None = glance.view(call.actor.user)
    rest = call.mark.detail == "rest" and view is not None and view.window is not None
    first = {"do": "SetStanding", "prompt": PROMPTS[view.window.name], "answer": "rest"} if rest else None  # type: ignore[union-attr]
    return await _attempt(call, glance, Act({"do": "Decline"}, first=first))


async def hand(call: Call) -> Card:
    """Show somebody the own hand."""
    return (await _panels(call)).hand()


async def since_last_turn(call: Call) -> Card:
    """Tell a player what happened since the own last turn."""
    panels = await _panels(call)
    assert panels.view.viewer is not None
    told = recap(panels.glance, await _story(call, panels.glance), panels.view.viewer, call.say)
    return Card(told, purchases(panels.glance, call.actor.user, call.say))


async def do(call: Call) -> Card:
    """Do what was chosen in a menu. Taking money is done at once; a turn with building is confirmed."""
    panels = await _panels(call)
    option, first = panels.find(call.choice)
    if option is None:
        return panels.now(_refusal(call, panels.glance, Refused("T-7", "question-is-closed")))
    quick = option.action["do"] in TAKE
    return await _attempt(call, panels.glance, Act(option.action, quick=quick, first=first))


async def end(call: Call) -> Card:
    """End the turn, or as much of it as is left to end."""
    glance = await call.table()
    options = _of(glance, call, END)
    if not options:
        raise await _no_choice(call, glance, END)
    action = min((option.action for option in options), key=lambda one: END.index(one["do"]))
    return await _attempt(call, glance, Confirm() if action["do"] == "ConfirmTurn" else Act(action, quick=True))


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
        return panels.now(call.say("panel-done"))
    return panels.turn("" if panels.own else call.say("panel-done"))


def _refusal(call: Call, glance: Glance, refusal: Refused) -> str:
    return refusal_text(refusal, call.actor.user, glance, call.say)


async def type_choice(call: Call, kinds: tuple[str, ...], text: str) -> Card:
    """Do what was typed: one of the choices that were offered, or words that fit just one.

    What was chosen needs no confirmation; what was only understood does.
    """
    glance = await call.table()
    options, first = _offered(glance, call, kinds)
    if not options:
        raise await _no_choice(call, glance, kinds)
    labels = _labels(glance, call, options)
    chosen = [option for option, label in labels if text.strip().casefold() in (option.code, label.casefold())]
    found = chosen or [option for option, label in labels if _fits(label, text)]
    if len(found) != 1:
        refusal = Refused("B-32", "no-such-choice", text=text[:60], found=len(found))
        refusal.legal = found or options
        raise refusal
    return await _attempt(call, glance, Act(found[0].action, quick=bool(chosen), first=first))


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


def _labels(glance: Glance, call: Call, options: Sequence[Option]) -> list[tuple[Option, str]]:
    """Give the options with their words, purchases in the order of what is lost."""
    words, view = Words(glance, call.say), glance.view(call.actor.user)
    ordered = list(options)
    if ordered and ordered[0].action["do"] in BUY:
        ordered.sort(key=lambda option: words.surplus(option.action, view))
    return [(option, words.option(option.action, view)) for option in ordered]


def _fits(label: str, text: str) -> bool:
    """Tell whether a label has all that was typed: numbers and cells as they are, words at least begun."""
    words = WORD.findall(label.casefold())
    return all(
        any(word == typed or (typed.isalpha() and word.startswith(typed)) for word in words)
        for typed in WORD.findall(text.casefold())
    )


async def offer(
    interaction: "discord.Interaction[TableBot]", kinds: tuple[str, ...], typed: str
) -> list[app_commands.Choice[str]]:
    """Offer what is legal now, in words; to somebody who is not asked, nothing."""
    try:
        call = await call_of(interaction)
        glance = await call.table()
        labels = _labels(glance, call, _offered(glance, call, kinds)[0])
    except (Refused, Unavailable, Unreadable):
        return []
    fitting = [
        (option, label) for option, label in labels if _fits(label, typed) or typed.casefold() in label.casefold()
    ]
    return [app_commands.Choice(name=label[:LONGEST_LABEL], value=o.code) for o, label in fitting[:MOST_OPTIONS]]


CONTROLS: Controls = {
    "money": Control(money),
    "buy": Control(buy),
    "redesign": Control(redesign),
    "rebuild": Control(rebuild),
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
