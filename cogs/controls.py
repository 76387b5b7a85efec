"""Buttons and menus that outlive the program: what they are for stands in their custom ids."""

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias
from zlib import crc32

import discord
from discord import ui

from cogs.card import Card, Row
from host.table import TableId

if TYPE_CHECKING:
    from cogs.call import Call

OURS = r"(?P<verb>[a-z-]+):(?P<table>\d{1,12}):(?P<since>\d{1,9}):(?P<detail>.{0,60})"
STATE = "~"
MOST_OPTIONS = 25
MOST_BUTTONS = 15
"""How many choices are offered as buttons; a menu costs a tap more, but holds many."""
IN_A_ROW = 5
LONGEST_LABEL = 100
LARGEST_ID = 0x7FFFFFFF
CHOICE = "="
"""Stands before what a button chooses."""
OFF = "-"
"""Stands before what a button switches off."""
TICK = "✅"

Sign: TypeAlias = discord.PartialEmoji | str | None
"""What may stand before the label of a button or a line of a menu."""


class Purpose(NamedTuple):
    """What a button or a menu is for: a verb, a table, the question that it answers, and some detail."""

    verb: str
    table: TableId = 0
    since: int = 0
    """The number of the question (T-7), or 0 if it answers none."""
    detail: str = ""
    state: str | int = ""
    """Tells it from the same control in an earlier state of its panel, and means nothing else.

    Discord keeps what somebody chose in a menu as long as the ids of the menu stay the same.
    """

    def custom_id(self, kind: str) -> str:
        """Write it."""
        state = f"{STATE}{self.state}" if self.state != "" else ""
        return f"{kind}:{self.verb}:{self.table}:{self.since}:{self.detail}{state}"

    def choosing(self, value: str) -> "Purpose":
        """Return the purpose of a button that stands for one choice, as a line of a menu would."""
        return self._replace(detail=f"{self.detail}{CHOICE}{value}")


NO_PURPOSE = Purpose("")
"""For whatever came without a button or a menu."""


def _read(match: re.Match[str]) -> Purpose:
    detail, _, state = match["detail"].partition(STATE)
    return Purpose(match["verb"], int(match["table"]), int(match["since"]), detail, state)


Handler: TypeAlias = "Callable[[Call], Awaitable[Card | None]]"


@dataclass(frozen=True, slots=True)
class Control:
    """What happens when a control is used."""

    handle: Handler
    quiet: bool = False
    """Whether there is nothing to show when all went well, since the message itself will change."""
    even_blocked: bool = False
    """Whether also those may use it who are blocked (T-26)."""


Controls: TypeAlias = Mapping[str, Control]
Press: TypeAlias = Callable[[discord.Interaction[Any], Purpose, tuple[str, ...]], Awaitable[None]]


class TableButton(ui.DynamicItem[ui.Button[ui.LayoutView]], template="b:" + OURS):
    """A button."""

    def __init__(self, item: ui.Button[ui.LayoutView], purpose: Purpose) -> None:
        super().__init__(item)
        self.purpose = purpose

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str]
    ) -> "TableButton":
        return cls(item, _read(match))  # type: ignore[arg-type]  # whatever has our id is answered

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        detail, is_choice, value = self.purpose.detail.rpartition(CHOICE)
        purpose = self.purpose._replace(detail=detail) if is_choice else self.purpose
        await interaction.client.press(interaction, purpose, (value,) if is_choice else ())


class TableMenu(ui.DynamicItem[ui.Select[ui.LayoutView]], template="m:" + OURS):
    """A menu."""

    def __init__(self, item: ui.Select[ui.LayoutView], purpose: Purpose) -> None:
        super().__init__(item)
        self.purpose = purpose

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str]
    ) -> "TableMenu":
        return cls(item, _read(match))  # type: ignore[arg-type]  # whatever has our id is answered

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.client.press(interaction, self.purpose, tuple(getattr(self.item, "values", ())))


def is_ours(custom_id: str) -> bool:
    """Return whether a custom id is one that we write."""
    return any(item.__discord_ui_compiled_template__.fullmatch(custom_id) for item in (TableButton, TableMenu))


STYLES = {
    "plain": discord.ButtonStyle.secondary,
    "main": discord.ButtonStyle.primary,
    "good": discord.ButtonStyle.success,
    "bad": discord.ButtonStyle.danger,
}


def button(label: str, purpose: Purpose, style: str = "plain", emoji: Sign = None) -> TableButton:
    """Make a button."""
    item: ui.Button[ui.LayoutView] = ui.Button(
        label=label[:80], custom_id=purpose.custom_id("b"), style=STYLES[style], emoji=emoji
    )
    return TableButton(item, purpose)


def switch(purpose: Purpose, lines: Sequence["MenuLine"]) -> Row:
    """Offer the few values of a setting side by side; the present one has a tick."""
    return Row([button(one.label, purpose.choosing(one.value), *_present(chosen=one.chosen)) for one in lines])


def switches(purpose: Purpose, lines: Sequence["MenuLine"]) -> list[Row]:
    """Offer things that are on or off by themselves: those that are on have a tick, and go off with a minus."""
    return rows(
        [
            button(one.label, purpose.choosing(f"{OFF if one.chosen else ''}{one.value}"), *_present(chosen=one.chosen))
            for one in lines
        ]
    )


def _present(*, chosen: bool) -> tuple[str, str | None]:
    return ("main", TICK) if chosen else ("plain", None)


def link(label: str, url: str) -> ui.Button[ui.LayoutView]:
    """Make a button that leads elsewhere."""
    return ui.Button(label=label[:80], url=url)


class MenuLine(NamedTuple):
    """A line of a menu."""

    value: str
    label: str
    chosen: bool = False
    below: str = ""
    """What is said about it in small letters below."""
    short: str = ""
    """What a button says, where a line of a menu would say more."""
    emoji: Sign = None


def menu(prompt: str, purpose: Purpose, lines: Sequence[MenuLine], *, least: int = 1, most: int = 1) -> TableMenu:
    """Make a menu of at most as many lines as Discord shows, of which one or several can be chosen."""
    options = [
        discord.SelectOption(
            label=line.label[:LONGEST_LABEL],
            value=line.value,
            default=line.chosen,
            description=line.below[:LONGEST_LABEL] or None,
            emoji=line.emoji,
        )
        for line in lines[:MOST_OPTIONS]
    ]
    item: ui.Select[ui.LayoutView] = ui.Select(
        id=_number_of(purpose, options),
        custom_id=purpose.custom_id("m"),
        placeholder=prompt[:150],
        options=options,
        min_values=least,
        max_values=min(most, len(options)),
    )
    return TableMenu(item, purpose)


def _number_of(purpose: Purpose, options: Sequence[discord.SelectOption]) -> int:
    """Number a menu by what it is and offers: one with the number of another would keep what was chosen there."""
    offered = "".join(f"\n{option.value}{option.default:d}" for option in options)
    return crc32((purpose.custom_id("m") + offered).encode()) & LARGEST_ID or 1


def choices(
    prompt: str, purpose: Purpose, lines: Sequence[MenuLine], style: str = "plain", most: int = MOST_BUTTONS
) -> list[Row]:
    """Offer few choices as buttons, and many in menus."""
    if len(lines) > most:
        return [Row([one]) for one in menus(prompt, purpose, lines)]
    return rows([button(line.short or line.label, purpose.choosing(line.value), style, line.emoji) for line in lines])


def rows(controls: Sequence[ui.Item[Any]]) -> list[Row]:
    """Put buttons into as many rows as they need."""
    return [Row(controls[start : start + IN_A_ROW]) for start in range(0, len(controls), IN_A_ROW)]


def in_groups(lines: Sequence[MenuLine]) -> list[Sequence[MenuLine]]:
    """Part lines into as few menus as hold them, about as many in each."""
    number = -(-len(lines) // MOST_OPTIONS) or 1
    size = -(-len(lines) // number)
    return [lines[start : start + size] for start in range(0, len(lines), size or 1)]


def menus(prompt: str, purpose: Purpose, lines: Sequence[MenuLine], most_menus: int = 4) -> list[TableMenu]:
    """Make as many menus as the lines need; each says which lines it has."""
    groups = in_groups(lines)[:most_menus]
    if len(groups) == 1:
        return [menu(prompt, purpose, groups[0])]
    first = 1
    found = []
    for number, group in enumerate(groups):
        label = f"{prompt} ({first}–{first + len(group) - 1})"
        found.append(menu(label, purpose._replace(detail=f"{purpose.detail}/{number}"), group))
        first += len(group)
    return found
