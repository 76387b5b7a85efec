"""What is offered to somebody who types about modules: presets, modules, their options, times to answer."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from alhambra.view import modules
from cogs.alhambra.choosing import (
    MINUS,
    NONE,
    ORDERS,
    WINDOWS,
    chosen_modules,
    described,
    exact,
    fitting,
    fitting_presets,
    fitting_variants,
    module_ids,
    name_of,
    names_of_modules,
    read_modules,
    time_words,
)
from cogs.call import call_of
from cogs.controls import LONGEST_LABEL, MOST_OPTIONS
from cogs.queueing import newest_only
from cogs.typed import folded
from host.storage import Unavailable
from tabletop.refused import Refused
from tabletop.unreadable import Unreadable
from texts.catalogue import Catalogue

if TYPE_CHECKING:
    from cogs.client import TableBot

ENOUGH = 3
"""How many letters must be typed to be looked for in what modules do."""
Offers = dict[str, str]
"""What is offered, with what is sent for it."""


@newest_only
async def offer_modules(interaction: "discord.Interaction[TableBot]", typed: str) -> list[app_commands.Choice[str]]:
    """Offer presets and modules; after a comma, one module more."""
    try:
        say = (await call_of(interaction)).say
    except Unavailable:
        return []
    return _choices(_offers(typed, say))


@newest_only
async def offer_changes(interaction: "discord.Interaction[TableBot]", typed: str) -> list[app_commands.Choice[str]]:
    """Offer the same; but at a table that has modules already, first to add one or to take one away."""
    try:
        call = await call_of(interaction)
        chosen = chosen_modules((await call.table()).table.settings)
    except Unavailable:
        return []
    except (Refused, Unreadable):
        chosen = ()
    last = typed.rpartition(",")[2].lstrip(f" +{MINUS}").strip()
    is_list = "," in typed or not (chosen and last)
    return _choices(({} if is_list else _changes(last, chosen, call.say)) | _offers(typed, call.say))


def _choices(offers: Offers) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=name, value=value) for name, value in list(offers.items())[:MOST_OPTIONS]]


def _offers(typed: str, say: Catalogue) -> Offers:
    head, _, last = typed.rpartition(",")
    last = last.strip()
    try:
        before = read_modules(head, say) if head.strip(" ,") else ()
    except Refused:
        return {}
    presets = {} if before else {say(f"preset-{name}"): name for name in fitting_presets(last, say)}
    found = dict(_joined((*before, one), say) for one in _found(last, say) if one not in before)
    if not last:
        return presets | found
    begun = (*before, *exact(last, say))  # if it is complete, perhaps another one follows
    more = [one for one in module_ids() if one not in begun] if len(begun) > len(before) else []
    return found | presets | dict(_joined((*begun, one), say) for one in more)


def _changes(typed: str, chosen: Sequence[str], say: Catalogue) -> Offers:
    """Offer to add modules that fit what was typed, or to take them away."""
    changes = [(one, ("remove", MINUS[0]) if one in chosen else ("add", "+")) for one in _found(typed, say)]
    return {say(f"offer-{verb}", module=name_of(one, say)): f"{sign}{one}" for one, (verb, sign) in changes}


def _found(typed: str, say: Catalogue) -> list[str]:
    """List the modules whose names have what was typed, or else those that do something with it."""
    return fitting(typed, say) or (described(typed, say) if len(typed) >= ENOUGH else [])


def _joined(chosen: tuple[str, ...], say: Catalogue) -> tuple[str, str]:
    """Write modules as a choice, which Discord wants to be short: all by their names, or the last one and how many."""
    numbers = {module.id: str(module.number) for module in modules()}
    *others, last = chosen
    name, value = say.row(names_of_modules(chosen, say)), ",".join(chosen)
    if len(name) > LONGEST_LABEL:
        name = say("modules-more", names=name_of(last, say), number=len(others))
    return name, value if len(value) <= LONGEST_LABEL else ",".join(numbers[one] for one in chosen)


@newest_only
async def offer_variants(interaction: "discord.Interaction[TableBot]", typed: str) -> list[app_commands.Choice[str]]:
    """Offer the options of the modules: of those at the table here, or else of all."""
    try:
        call = await call_of(interaction)
        chosen = chosen_modules((await call.table()).table.settings)
    except Unavailable:
        return []
    except (Refused, Unreadable):
        chosen = module_ids()
    return _choices({_described(one, call.say): one for one in (*fitting_variants(typed, chosen, call.say), NONE)})


def _described(variant: str, say: Catalogue) -> str:
    return say("variant-offer", name=say(f"variant-{variant}"), line=say(f"variant-{variant}-line"))[:LONGEST_LABEL]


@newest_only
async def offer_windows(interaction: "discord.Interaction[TableBot]", typed: str) -> list[app_commands.Choice[str]]:
    """Offer the times for an answer between turns."""
    try:
        say = (await call_of(interaction)).say
    except Unavailable:
        return []
    offers = [(time_words(hours, say), value) for value, hours in WINDOWS.items()] + [(say("window-orders"), ORDERS)]
    plain = folded(typed.strip())
    return [
        app_commands.Choice(name=name, value=value)
        for name, value in offers
        if plain in folded(name) or value.startswith(plain)
    ]
