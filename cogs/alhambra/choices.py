"""What a table of Alhambra can choose in the lobby: modules, and how players are asked between turns."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from alhambra.view import modules
from cogs.alhambra.choosing import (
    asks_between_turns,
    between_turns,
    chosen_modules,
    modules_words,
    name_of,
    names_of_modules,
    read_modules,
    read_variants,
    read_window,
    with_modules,
)
from cogs.alhambra.length import advice, length_words
from cogs.card import Control, Row
from cogs.controls import MenuLine, Purpose, button, menus
from cogs.face import Choices
from host.glance import Glance
from host.settings import Settings
from texts.catalogue import Catalogue


class AlhambraChoices(Choices):
    """The options of Alhambra."""

    untouched: ClassVar[Mapping[str, Any]] = {"modules": [], "interrupts": "window"}
    at_first: ClassVar[Mapping[str, Any]] = {"sparing": True}  # C-24

    def read(self, given: dict[str, Any], before: Settings, say: Catalogue) -> Mapping[str, Any]:
        options: dict[str, Any] = {}
        chosen = chosen_modules(before)
        if "modules" in given:
            chosen = read_modules(given.pop("modules"), say, chosen)
            options |= with_modules(chosen, before)
        if "variants" in given:
            options["variants"] = read_variants(given.pop("variants"), chosen, say)
        if "sparing" in given:
            options["sparing"] = given.pop("sparing")
        if "window" in given:
            window = read_window(given.pop("window"), say)
            options |= window.pop("options")
            given |= window
        return {**given, "options": options} if options else given

    def remarks(self, changes: Mapping[str, Any], settings: Settings, say: Catalogue) -> list[str]:
        lines, options = [], changes.get("options", {})
        if {"interrupts", "sparing"} & {*options} and not asks_between_turns(settings):
            names = names_of_modules([module.id for module in modules() if module.asks], say)
            lines.append(say("window-unused", modules=say.row(names)))
        return [*lines, *(advice(settings, say) if "modules" in options else ())]

    def line(self, settings: Settings, say: Catalogue) -> str:
        if not chosen_modules(settings):
            return ""
        lines = [say("modules-line", modules=modules_words(settings, say))]
        if switched_on := settings.options.get("variants"):
            lines.append(say("variants-line", variants=say.row([say(f"variant-{name}") for name in switched_on])))
        if asks_between_turns(settings):
            lines.append(between_turns(settings, say))
        return "\n".join(lines)

    def modules(self, settings: Settings) -> tuple[str, ...]:
        return chosen_modules(settings)

    def length(self, settings: Settings, say: Catalogue) -> str:
        return length_words(settings, say)

    def rows(self, settings: Settings, say: Catalogue) -> Sequence[Row]:
        chosen = chosen_modules(settings)
        entries = [MenuLine(module, name_of(module, say), below=say(f"module-{module}-line")) for module in chosen]
        return [Row([one]) for one in menus(say("choose-module-rules"), Purpose("topic"), entries)] if entries else []

    def buttons(self, glance: Glance, say: Catalogue) -> Sequence[Control]:
        return [button(say("button-modules"), Purpose("modules", glance.table.id), emoji="🧩")]
