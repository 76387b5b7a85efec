"""Choosing modules: the private panel with its menus."""

from collections.abc import Iterator, Mapping
from typing import Any

from alhambra.view import modules
from cogs import lobby
from cogs.alhambra import boxes
from cogs.alhambra.boxes import sign_of
from cogs.alhambra.choosing import (
    ORDERS,
    WINDOWS,
    asks_between_turns,
    between_turns,
    chosen_modules,
    is_sparing,
    name_of,
    names_of_modules,
    pick,
    pick_preset,
    preset_ids,
    preset_line,
    preset_of,
    read_window,
    time_words,
    variants_of,
    window_words,
    with_modules,
)
from cogs.alhambra.length import length_lines
from cogs.call import Call
from cogs.card import Card, Row
from cogs.controls import OFF, Control, Controls, MenuLine, Purpose, button, menu, switch, switches
from cogs.lobby import changed, table_in_lobby
from cogs.options_panel import heading
from host.commands import Configure
from host.glance import Glance
from host.settings import Settings
from tabletop.refused import Refused
from texts.catalogue import Catalogue

RECOMMENDED = 1.0
SPARING = ("on", "off")


async def show(call: Call) -> Card:
    """Offer the modules."""
    return modules_panel(await table_in_lobby(call), call.say)


async def choose(call: Call) -> Card:
    """Choose by one of the menus, or by a button."""
    glance = await table_in_lobby(call)
    before = glance.table.settings
    accepted = await call.submit(glance, Configure(changed(before, _wanted(call, before), call.face(glance).choices)))
    return modules_panel(accepted.glance, call.say)


async def choose_typed(call: Call, changes: Mapping[str, Any]) -> Card:
    """Change what was typed; without anything, offer it all."""
    if not any(value is not None for value in changes.values()):
        return await show(call)
    return await lobby.choose_typed(call, changes)


def _wanted(call: Call, before: Settings) -> dict[str, Any]:
    """Read what a choice changes."""
    what, _, part = call.purpose.detail.partition("/")
    if what == "modules":
        kept = [module for module in chosen_modules(before) if part and module not in _of_part(part)]
        return {"options": with_modules(pick([*kept, *call.values], call.say), before)}
    what, choice = call.purpose.detail, call.choice
    offered = {"preset": preset_ids(), "window": (*WINDOWS, ORDERS), "sparing": SPARING}
    if what == "variant":
        return {"options": {"variants": _switched(choice, before)}}
    if choice not in offered.get(what, ()):
        raise Refused("T-7", "question-is-closed")
    if what == "window":
        return read_window(choice, call.say)
    if what == "sparing":
        return {"options": {"sparing": choice == "on"}}
    return {"options": with_modules(pick_preset(choice, call.say), before)}


def _switched(choice: str, before: Settings) -> list[str]:
    """Switch an option of a module on, or off with a minus before it; anything that is not offered is out of date."""
    variant, offered = choice.removeprefix(OFF), variants_of(chosen_modules(before))
    if variant not in offered:
        raise Refused("T-7", "question-is-closed")
    switched_on = {*before.options.get("variants", ()), variant} - ({variant} if choice.startswith(OFF) else set())
    return [one for one in offered if one in switched_on]


def modules_panel(glance: Glance, say: Catalogue) -> Card:
    """Offer modules, presets and, where it matters, who is asked between turns and for how long."""
    settings = glance.table.settings
    names = say.row(names_of_modules(chosen_modules(settings), say)) or say("modules-none")
    ready_made = _preset_lines(settings, say)
    return Card(
        say("modules-title"),
        "\n".join([heading("modules", names, say), *length_lines(settings, say)]),
        *_module_menus(glance, say),
        heading("preset", say("preset-own"), say, ready_made),
        _menu(glance, "preset", ready_made, say),
        *_variants(glance, say),
        *(_between_turns(glance, say) if asks_between_turns(settings) else ()),
        Row([button(say("button-back-to-options"), Purpose("options", glance.table.id), emoji="⚙️")]),
    )


def _variants(glance: Glance, say: Catalogue) -> Iterator[str | Row]:
    """Offer the options of the modules that are chosen, each with a button that switches it (C-37)."""
    settings = glance.table.settings
    offered, switched_on = variants_of(chosen_modules(settings)), settings.options.get("variants", ())
    if offered:
        named = [say("variant", name=say(f"variant-{one}"), line=say(f"variant-{one}-line")) for one in offered]
        yield "\n".join([say("choose-variants"), *named])
        yield from switches(
            _purpose(glance, "variant"), [MenuLine(one, say(f"variant-{one}"), one in switched_on) for one in offered]
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


def _module_menus(glance: Glance, say: Catalogue) -> Iterator[str | Row]:
    """Offer the modules box by box; more than one menu holds are parted, and each part is chosen by itself."""
    chosen = chosen_modules(glance.table.settings)
    for part in boxes.parts():
        lines = [
            MenuLine(one.id, name_of(one.id, say), one.id in chosen, say(f"module-{one.id}-line"), "", sign_of(one))
            for one in part.modules
        ]
        purpose = _purpose(glance, f"modules/{part.numbers}")
        yield boxes.heading(part, say)
        yield Row([menu(boxes.prompt(part, say), purpose, lines, least=0, most=len(lines))])


def _of_part(part: str) -> list[str]:
    """List the modules of a menu that has only some of them, by their numbers; anything else is out of date (T-7)."""
    first, _, last = part.partition("-")
    if not (first.isdecimal() and last.isdecimal()):
        raise Refused("T-7", "question-is-closed")
    return [module.id for module in modules() if int(first) <= module.number <= int(last)]


def _preset_lines(settings: Settings, say: Catalogue) -> list[MenuLine]:
    present = preset_of(chosen_modules(settings))
    return [
        MenuLine(preset, say(f"preset-{preset}"), preset == present, preset_line(preset, say))
        for preset in preset_ids()
    ]


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


CONTROLS: Controls = {"modules": Control(show), "set-modules": Control(choose)}
