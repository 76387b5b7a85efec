"""The modules and presets that a table can choose: which there are, how they are read, and how they are said."""

import re
from collections.abc import Iterable, Sequence
from functools import cache
from secrets import SystemRandom
from typing import Any

from alhambra.view import modules, today
from cogs.typed import folded, is_word, names
from host.settings import Settings
from tabletop.datafile import read, rooms_with
from tabletop.refused import Refused
from texts.catalogue import Catalogue

ORDERS = "orders"
"""In place of a time: nobody is asked between turns, and only orders count (C-24)."""
RANDOM, EVERYTHING, NONE = "random", "everything", "none"
FEWEST_DRAWN, MOST_DRAWN = 2, 4
MOST_NAMED = 3
BOX, BOXES = 4, 6
"""How many modules were published in one box, by their numbers, and how many boxes there were."""
TIME = re.compile(r"(\d+(?:[.,]\d+)?)\s*([^\W\d]+)?")
MINUS = "-−–"
SIGNED = re.compile(rf"([{MINUS}+]?)(.*)", re.DOTALL)
"""What is added to a choice, or taken away from it."""
WINDOWS = {"0.25": 0.25, "1": 1.0, "4": 4.0, "12": 12.0, "24": 24.0}
"""The hours for an answer that can be chosen in a menu; a command takes any number."""
HOURS = {"minutes": 1 / 60, "hours": 1.0, "days": 24.0}


@cache
def _recommended() -> dict[str, list[str]]:
    """Return which presets of our own each module belongs to."""
    return {module: read(name, list[str]) for module, name in rooms_with("alhambra", "presets.json").items()}


def _contents() -> dict[str, tuple[str, ...]]:
    """Return what is in each preset, by the numbers of the modules: our own, and the boxes as they were published."""
    boxes = {
        f"box-{box + 1}": tuple(module.id for module in modules() if (module.number - 1) // BOX == box)
        for box in range(BOXES)
    }
    fits = _recommended()
    own = dict.fromkeys(preset for presets in fits.values() for preset in presets)
    return {**{preset: tuple(one for one in module_ids() if preset in fits.get(one, ())) for preset in own}, **boxes}


def module_ids() -> tuple[str, ...]:
    """List the modules by their ids."""
    return tuple(module.id for module in modules())


def preset_ids() -> tuple[str, ...]:
    """List the presets."""
    return (*_contents(), EVERYTHING, RANDOM, NONE)


def name_of(module: str, say: Catalogue) -> str:
    """Return the name of a module."""
    return say(f"module-{module}")


def names_of_modules(chosen: Iterable[str], say: Catalogue) -> list[str]:
    """Return the names of modules."""
    return [name_of(module, say) for module in chosen]


def pick(chosen: Iterable[str], say: Catalogue) -> tuple[str, ...]:
    """Take modules by their ids, or refuse those that there are not (C-1); return them by their numbers."""
    wanted = set(today(list(chosen)))
    for module in sorted(wanted - set(module_ids())):
        raise _unknown(module, say)
    return tuple(module for module in module_ids() if module in wanted)


def contents(preset: str) -> tuple[str, ...]:
    """Return the modules that a preset chooses; chance has no contents before it is asked."""
    return module_ids() if preset == EVERYTHING else _contents().get(preset, ())


def preset_line(preset: str, say: Catalogue) -> str:
    """Say what a preset is for, or which modules it has, by their numbers."""
    names, key = names_of_modules(() if preset == EVERYTHING else contents(preset), say), f"preset-{preset}-line"
    return say(key, modules=say.listed(names)) if say.has(key) else say.row(names)


def pick_preset(preset: str, say: Catalogue) -> tuple[str, ...]:
    """Take the modules of a preset; at random, some are drawn now."""
    if preset == RANDOM:
        chance = SystemRandom()
        return pick(chance.sample(module_ids(), chance.randint(FEWEST_DRAWN, MOST_DRAWN)), say)
    return contents(preset)


def preset_of(chosen: Sequence[str]) -> str | None:
    """Return the first preset that chooses just these modules; chance is none, since it can be asked again."""
    found = [name for name in preset_ids() if name != RANDOM and contents(name) == tuple(chosen)]
    return next((name for name in found if chosen or name == NONE), None)


def read_modules(text: str, say: Catalogue, before: Sequence[str] = ()) -> tuple[str, ...]:
    """Read what somebody typed: presets and modules with commas between them, by names, ids or numbers.

    A minus takes something away again. What begins with a sign changes the choice before it, anything else replaces it.
    """
    parts = [SIGNED.fullmatch(part.strip()) for part in text.split(",") if _plain(part)]
    if not parts:
        raise _unknown(text, say)
    wanted = dict.fromkeys(before if parts[0] and parts[0][1] else ())
    for part in filter(None, parts):
        named = _read_one(part[2], say)
        if part[1] and part[1] in MINUS:
            wanted = dict.fromkeys(one for one in wanted if one not in named)
        else:
            wanted |= dict.fromkeys(named)
    return pick(wanted, say)


def _read_one(text: str, say: Catalogue) -> tuple[str, ...]:
    """Read a preset, or the name of a module, or enough of it to know which one is meant."""
    preset = next((name for name in preset_ids() if _plain(text) in _plain_names("preset", name, say)), None)
    if preset is not None:
        return pick_preset(preset, say)
    found = exact(text, say) or fitting(text, say)
    if not found:
        raise _unknown(text, say)
    if len(found) > 1:
        raise Refused("C-1", "module-unclear", text=text.strip()[:40], modules=names_of_modules(found, say))
    return pick(found, say)


def exact(text: str, say: Catalogue) -> list[str]:
    """Return the module that is called so, or that has the number."""
    plain = _plain(text)
    return [one.id for one in modules() if plain in (*_plain_names("module", one.id, say), str(one.number))]


def fitting(text: str, say: Catalogue) -> list[str]:
    """List the modules whose names have what was typed."""
    plain = _plain(text)
    return [one.id for one in modules() if any(plain in name for name in _plain_names("module", one.id, say))]


def described(text: str, say: Catalogue) -> list[str]:
    """List the modules whose sentences have what was typed."""
    plain = _plain(text)
    return [one for one in module_ids() if plain in _plain(say(f"module-{one}-line"))]


def fitting_presets(text: str, say: Catalogue) -> list[str]:
    """List the presets whose names have what was typed."""
    plain = _plain(text)
    return [name for name in preset_ids() if any(plain in one for one in _plain_names("preset", name, say))]


def _plain_names(kind: str, name: str, say: Catalogue) -> tuple[str, ...]:
    return _plain(name), *map(_plain, names(f"{kind}-{name}", say))


def _plain(text: str) -> str:
    """Leave out what people type in different ways: capitals, apostrophes, hyphens."""
    return " ".join(re.sub(r"[_-]", " ", re.sub(r"['’]", "", folded(text))).split())


def _unknown(text: str, say: Catalogue) -> Refused:
    return Refused("C-1", "no-such-module", module=text.strip()[:40], modules=_all_names(say))


def _all_names(say: Catalogue) -> list[str]:
    return names_of_modules(module_ids(), say)


def read_window(text: str, say: Catalogue) -> dict[str, Any]:
    """Read how long somebody may answer between turns: hours, another time with its unit, or orders only (T-9)."""
    plain = text.strip()
    if is_word(plain, ORDERS, say):
        return {"options": {"interrupts": ORDERS}}
    match = TIME.fullmatch(plain)
    unit = next((one for one in HOURS if match and is_word(match[2] or "h", one, say)), None)
    if match is None or unit is None:
        raise Refused("T-9", "window-unreadable", text=plain[:20])
    return {"window": float(match[1].replace(",", ".")) * HOURS[unit], "options": {"interrupts": "window"}}


def chosen_modules(settings: Settings) -> tuple[str, ...]:
    """Return the modules that a table plays with."""
    return tuple(today(settings.options.get("modules", ())))


def with_modules(chosen: Iterable[str], before: Settings) -> dict[str, Any]:
    """Return what changes when a table takes these modules: the options of those that it had go with them (C-37)."""
    changes: dict[str, Any] = {"modules": list(chosen)}
    if before.options.get("variants"):
        kept = variants_of(changes["modules"])
        changes["variants"] = [variant for variant in before.options["variants"] if variant in kept]
    return changes


def variants_of(chosen: Sequence[str]) -> tuple[str, ...]:
    """List the options that modules have of their own (C-37)."""
    return tuple(variant for module in modules() if module.id in chosen for variant in module.variants)


def read_variants(text: str, chosen: Sequence[str], say: Catalogue) -> list[str]:
    """Read the options of these modules that somebody typed, with commas between them, or none of them (C-37)."""
    parts = [part.strip() for part in text.split(",") if _plain(part) and _plain(part) != NONE]
    return list(dict.fromkeys(_variant(part, chosen, say) for part in parts))


def _variant(text: str, chosen: Sequence[str], say: Catalogue) -> str:
    found = fitting_variants(text, chosen, say)
    if len(found) != 1:
        raise Refused("C-37", "no-such-variant", variant=text[:40])
    return found[0]


def fitting_variants(text: str, chosen: Sequence[str], say: Catalogue) -> list[str]:
    """List the options of these modules whose names have what was typed."""
    plain = _plain(text)
    named = {variant: _plain_names("variant", variant, say) for variant in variants_of(chosen)}
    return [variant for variant, names in named.items() if any(plain in name for name in names)]


def asks_between_turns(settings: Settings) -> bool:
    """Return whether a table has moments in which players are asked between turns."""
    return bool(asking_modules(settings))


def asking_modules(settings: Settings) -> list[str]:
    """List the modules of a table that ask players between turns."""
    return [module.id for module in modules() if module.asks and module.id in chosen_modules(settings)]


def modules_words(settings: Settings, say: Catalogue) -> str:
    """Name the modules of a table, in few words."""
    chosen = chosen_modules(settings)
    if not chosen:
        return say("modules-none")
    if len(chosen) == len(modules()):
        return say("modules-all", number=len(chosen))
    names = names_of_modules(chosen, say)
    if len(names) <= MOST_NAMED + 1:
        return say.row(names)
    return say("modules-more", names=say.row(names[:MOST_NAMED]), number=len(names) - MOST_NAMED)


def window_words(settings: Settings, say: Catalogue) -> str:
    """Say how long players have to answer between turns, or that nobody is asked."""
    if settings.options.get("interrupts") == ORDERS:
        return say("window-orders")
    return time_words(settings.window, say)


def is_sparing(settings: Settings) -> bool:
    """Return whether at first only those are asked between turns who can do anything but pass (C-24)."""
    return bool(settings.options.get("sparing"))


def between_turns(settings: Settings, say: Catalogue) -> str:
    """Say in a sentence what people are asked between turns, for how long, and who."""
    asked = say.series([say(f"module-{module}-asks") for module in asking_modules(settings)])
    if settings.options.get("interrupts") == ORDERS:
        return say("between-turns-orders", asked=asked)
    who = "sparing-on" if is_sparing(settings) else "sparing-off"
    return say("between-turns", asked=asked, window=window_words(settings, say), who=say(who))


def time_words(hours: float, say: Catalogue) -> str:
    """Say how long players have to answer."""
    if hours < 1:
        return say("window-minutes", number=round(hours * 60))
    if hours > 24 and hours % 24 == 0:
        return say("window-days", number=round(hours / 24))
    whole = hours == round(hours)
    return say("window-hours", number=round(hours)) if whole else say("window-about", number=f"{hours:.3g}")
