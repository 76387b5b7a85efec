"""Choosing modules: the private panel with its menus, and what is offered to somebody who types."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from alhambra.view import modules
from cogs import lobby
from cogs.alhambra.choosing import (
    ORDERS,
    asks_between_turns,
    between_turns,
    chosen_modules,
    contents,
    exact,
    fitting,
    fitting_presets,
    is_sparing,
    module_ids,
    name_of,
    names_of_modules,
    pick,
    pick_preset,
    preset_ids,
    preset_line,
    preset_of,
    read_modules,
    read_window,
    time_words,
    window_words,
)
from cogs.call import Call, call_of
from cogs.card import Card, Row
from cogs.controls import (
    LONGEST_LABEL,
    MOST_OPTIONS,
    Control,
    Controls,
    MenuLine,
    Purpose,
    button,
    in_groups,
    menu,
    switch,
)
from cogs.lobby import changed, table_in_lobby
from cogs.options_panel import heading
from cogs.queueing import newest_only
from cogs.typed import folded
from host.commands import Configure
from host.glance import Glance
from host.settings import Settings
from host.storage import Unavailable
from tabletop.refused import Refused
from texts.catalogue import Catalogue

if TYPE_CHECKING:
    from cogs.client import TableBot

WINDOWS = {"0.25": 0.25, "1": 1.0, "4": 4.0, "12": 12.0, "24": 24.0}
"""The hours for an answer that can be chosen in the menu; a command takes any number."""
RECOMMENDED = 1.0
SPARING = ("on", "off")


async def show(call: Call) -> Card:
    """Offer the modules."""
    return modules_panel(await table_in_lobby(call), call.say)


async def choose(call: Call) -> Card:
    """Choose by one of the menus, or by a button."""
    glance = await table_in_lobby(call)
    changes, missing = _wanted(call, chosen_modules(glance.table.settings))
    accepted = await call.submit(glance, Configure(changed(glance.table.settings, changes, call.face(glance).choices)))
    return modules_panel(accepted.glance, call.say, missing)


async def choose_typed(call: Call, changes: Mapping[str, Any]) -> Card:
    """Change what was typed; without anything, offer it all."""
    if not any(value is not None for value in changes.values()):
        return await show(call)
    return await lobby.choose_typed(call, changes)


def _wanted(call: Call, before: tuple[str, ...]) -> tuple[dict[str, Any], tuple[str, ...]]:
    """Read a choice: what it changes, and which modules were meant that are not there yet."""
    what, _, part = call.purpose.detail.partition("/")
    if what == "modules":
        kept = [module for module in before if part and module not in _of_part(part)]
        return {"options": {"modules": list(pick([*kept, *call.values], call.say).modules)}}, ()
    what, choice = call.purpose.detail, call.choice
    offered = {"preset": preset_ids(), "window": (*WINDOWS, ORDERS), "sparing": SPARING}
    if choice not in offered.get(what, ()):
        raise Refused("T-7", "question-is-closed")
    if what == "window":
        return read_window(choice, call.say), ()
    if what == "sparing":
        return {"options": {"sparing": choice == "on"}}, ()
    chosen = pick_preset(choice, call.say)
    return {"options": {"modules": list(chosen.modules)}}, chosen.missing


def modules_panel(glance: Glance, say: Catalogue, missing: tuple[str, ...] = ()) -> Card:
    """Offer modules, presets and, where it matters, who is asked between turns and for how long."""
    settings = glance.table.settings
    names = say.row(names_of_modules(chosen_modules(settings), say)) or say("modules-none")
    ready_made = _preset_lines(settings, say)
    return Card(
        say("modules-title"),
        heading("modules", names, say),
        say("modules-missing", modules=say.row(names_of_modules(missing, say))) if missing else None,
        *_module_menus(glance, say),
        heading("preset", say("preset-own"), say, ready_made),
        _menu(glance, "preset", ready_made, say),
        *(_between_turns(glance, say) if asks_between_turns(settings) else ()),
        Row([button(say("button-back-to-options"), Purpose("options", glance.table.id), emoji="⚙️")]),
    )


def _between_turns(glance: Glance, say: Catalogue) -> Iterator[str | Row]:
    """Explain what people are asked between turns, and offer how long and whom."""
    settings = glance.table.settings
    yield between_turns(settings, say)
    times = _window_lines(settings, say)
    yield heading("window", window_words(settings, say), say, times)
    yield _menu(glance, "window", times, say)
    if settings.options.get("interrupts") != ORDERS:
        present = "on" if is_sparing(settings) else "off"
        entries = [MenuLine(one, say(f"pick-sparing-{one}"), one == present) for one in SPARING]
        yield "\n".join([heading("sparing", say(f"sparing-{present}"), say, entries), say("sparing-tells")])
        yield switch(_purpose(glance, "sparing"), entries)


def _menu(glance: Glance, what: str, entries: list[MenuLine], say: Catalogue, *, least: int = 1, most: int = 1) -> Row:
    return Row([menu(say(f"choose-{what}"), _purpose(glance, what), entries, least=least, most=most)])


def _purpose(glance: Glance, what: str) -> Purpose:
    return Purpose("set-modules", glance.table.id, detail=what, state=glance.table.entries)


def _module_menus(glance: Glance, say: Catalogue) -> list[Row]:
    """Offer the modules; more than one menu holds are parted by their numbers, and each part is chosen by itself."""
    numbers = {module.id: module.number for module in modules()}
    groups = in_groups(_module_lines(glance.table.settings, say))
    if len(groups) == 1:
        return [_menu(glance, "modules", list(groups[0]), say, least=0, most=len(groups[0]))]
    parts = [f"{numbers[group[0].value]}-{numbers[group[-1].value]}" for group in groups]
    return [
        Row(
            [
                menu(
                    say("choose-modules-part", numbers=part.replace("-", "–")),
                    _purpose(glance, f"modules/{part}"),
                    group,
                    least=0,
                    most=len(group),
                )
            ]
        )
        for part, group in zip(parts, groups, strict=True)
    ]


def _of_part(part: str) -> list[str]:
    """List the modules of a menu that has only some of them, by their numbers; anything else is out of date (T-7)."""
    first, _, last = part.partition("-")
    if not (first.isdecimal() and last.isdecimal()):
        raise Refused("T-7", "question-is-closed")
    return [module.id for module in modules() if int(first) <= module.number <= int(last)]


def _module_lines(settings: Settings, say: Catalogue) -> list[MenuLine]:
    chosen = chosen_modules(settings)
    return [MenuLine(one, name_of(one, say), one in chosen, say(f"module-{one}-line")) for one in module_ids()]


def _preset_lines(settings: Settings, say: Catalogue) -> list[MenuLine]:
    present = preset_of(chosen_modules(settings))
    return [
        MenuLine(preset, _preset_label(preset, say), preset == present, preset_line(preset, say))
        for preset in preset_ids()
    ]


def _preset_label(preset: str, say: Catalogue) -> str:
    """Name a preset, and say so if not all of it is there yet."""
    name, (here, missing) = say(f"preset-{preset}"), contents(preset)
    if not missing:
        return name
    return say("preset-partly", name=name, number=len(here), all=len(here) + len(missing))


def _window_lines(settings: Settings, say: Catalogue) -> list[MenuLine]:
    asked = settings.options.get("interrupts") != ORDERS
    times = [
        MenuLine(
            value,
            time_words(hours, say),
            asked and hours == settings.window,
            say("window-recommended") if hours == RECOMMENDED else "",
        )
        for value, hours in WINDOWS.items()
    ]
    return [*times, MenuLine(ORDERS, say("window-orders"), not asked, say("window-orders-line"))]


@newest_only
async def offer_modules(interaction: "discord.Interaction[TableBot]", typed: str) -> list[app_commands.Choice[str]]:
    """Offer presets and modules; after a comma, one module more."""
    try:
        say = (await call_of(interaction)).say
        before, last = _before_the_last(typed, say)
    except (Unavailable, Refused):
        return []
    presets = [] if before else [(_preset_label(name, say), name) for name in fitting_presets(last, say)]
    found = [_joined((*before, one), say) for one in fitting(last, say) if one not in before]
    if last and (known := exact(last, say)):  # it is complete: perhaps another one follows
        begun = (*before, *known)
        found += [_joined((*begun, one), say) for one in module_ids() if one not in begun]
    offers = dict.fromkeys((*found, *presets) if last else (*presets, *found))
    return [
        app_commands.Choice(name=name, value=value)
        for name, value in list(offers)[:MOST_OPTIONS]
        if len(name) <= LONGEST_LABEL
    ]


def _before_the_last(typed: str, say: Catalogue) -> tuple[tuple[str, ...], str]:
    """Split what was typed into the modules that are complete and the one that is being typed."""
    head, _, last = typed.rpartition(",")
    return (read_modules(head, say).modules if head.strip(" ,") else ()), last.strip()


def _joined(chosen: tuple[str, ...], say: Catalogue) -> tuple[str, str]:
    """Write modules as a choice, which Discord wants to be short: by their names, else by their numbers."""
    numbers = {module.id: str(module.number) for module in modules()}
    *others, last = chosen
    name, value = ", ".join(names_of_modules(chosen, say)), ",".join(chosen)
    if len(name) > LONGEST_LABEL:
        name = ", ".join([*(numbers[one] for one in others), name_of(last, say)])
    return name, value if len(value) <= LONGEST_LABEL else ",".join(numbers[one] for one in chosen)


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


CONTROLS: Controls = {"modules": Control(show), "set-modules": Control(choose)}
