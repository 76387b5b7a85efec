"""What a player sees privately who is asked out of turn; nobody learns what is answered, or when (C-22, C-29)."""

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from alhambra.view import WindowView
from cogs.alhambra import pictures
from cogs.alhambra.hinting import hint_buttons
from cogs.alhambra.rooms import rooms as all_rooms
from cogs.card import Card, Control, Row
from cogs.controls import Entry, Mark, button, choices, rows
from cogs.moments import from_now
from cogs.names import listed, mention, written_name
from host.glance import Glance
from render.kit.picture import Picture
from tabletop.rules import Plain
from tabletop.seat import Seat
from texts.catalogue import Catalogue

if TYPE_CHECKING:
    from cogs.alhambra.panels import Panels

AUTO_PASSES = ("rest", "able")
"""The auto-answers that buttons set: pass until the own next turn, or whenever nothing else is possible."""


class Asking:
    """The panels of one player in a window that is open."""

    def __init__(self, panels: "Panels", window: WindowView) -> None:
        self._panels = panels
        self._window = window
        self._say = panels.say

    def now(self, note: str = "", offered: Sequence[Row] | None = None) -> Card:
        """Show what is asked, what was answered so far, and what can be."""
        if offered is None:
            window = all_rooms().windows.get(self._window.name)
            offered = window.offers(self._panels) if window else self._others()
        lines = [note, question(self._panels.glance, self._say, private=True), self._so_far()]
        if not offered:
            lines.append(self._say("window-nothing", window=self._window.name))
        picture = pictures.hand(self._panels.glance, self._panels.user, self._say)
        return self.card("\n".join(filter(None, lines)), picture, offered)

    def card(self, text: str, picture: Picture, offered: Sequence[Row]) -> Card:
        """Put a panel together; its last rows have what is always at hand."""
        return Card(text, picture, *offered, *rows(self._buttons()))

    def _others(self) -> list[Row]:
        """Offer whatever can be answered, where nobody has said how."""
        passing = [one for one in self._panels.options if one.action["do"] != "Decline"]
        entries = [Entry(one.code, self._panels.words.option(one.action, self._panels.view)) for one in passing]
        return choices(self._say("choose-other"), self._mark("answer"), entries, "main")

    def _so_far(self) -> str:
        own = self._window.own
        return self._say("window-own", answer=self._panels.words.option(own, self._panels.view)) if own else ""

    def _buttons(self) -> list[Control]:
        table = self._panels.glance.table.id
        controls: list[Control] = [
            button(self._say("button-pass"), self._mark("decline"), "good"),
            button(self._say("button-rest"), self._mark("decline", "rest")),
        ]
        if self._auto_answer() != "able":
            controls.append(button(self._say("button-able"), self._mark("decline", "able")))
        controls.append(button(self._say("button-orders"), Mark("orders", table), emoji="📜"))
        if self._window.preparer == self._panels.view.viewer:
            controls.append(button(self._say("button-prepare"), Mark("prepare", table), "main"))
        return [*controls, *hint_buttons(self._panels.glance, self._say)]

    def _auto_answer(self) -> str:
        window = all_rooms().windows.get(self._window.name)
        standing = self._panels.view.standing.get(window.prompt if window else self._window.name)
        return standing.answer if standing else self._panels.words.at_first

    def _mark(self, verb: str, detail: str = "") -> Mark:
        return self._panels.mark(verb, detail)


def asked_out_of_turn(glance: Glance) -> tuple[Seat, ...]:
    """Give those who are asked together, whether or not they can do anything but pass (C-21)."""
    view = glance.view(None)
    return view.window.asked if view is not None and view.window is not None else ()


def question(glance: Glance, say: Catalogue, *, private: bool = False, called: Collection[Seat] = ()) -> str:
    """Say what is asked of whom until when; in the channel only what everybody may know (C-21, C-29).

    Those are called there whom no private message reaches.
    """
    view, table = glance.view(None), glance.table
    window: WindowView = view.window
    seats = [written_name(table.seats[seat], seat, say) for seat in window.asked]
    deadline = next((wait.deadline for wait in table.waiting if wait.deadline is not None), None)
    closes = say("window-no-deadline") if deadline is None else from_now(deadline)
    room = all_rooms().windows.get(window.name)
    names = listed(seats, say)
    lines = list(room.question(glance, say, names, closes) if room else _plainly(names, closes, say))
    if private:
        lines.append(say("window-secret"))
        return "\n".join(lines)
    if called:
        lines.append(
            say("window-called", names=listed([mention(table.seats[seat], seat, say) for seat in called], say))
        )
    if window.preparer is not None and not table.seats[window.preparer].bot:
        lines.append(say("window-next", who=mention(table.seats[window.preparer], window.preparer, say)))
    return "\n".join(lines)


def _plainly(names: str, closes: str, say: Catalogue) -> list[str]:
    """Say that players are asked something, where nobody has said what."""
    return [say("asked-plainly", names=names, deadline=closes)]


def is_asked_about(glance: Glance, event: Plain) -> bool:
    """Tell whether an event is what the open question is about: that says it anyway."""
    view = glance.view(None)
    room = all_rooms().windows.get(view.window.name) if view is not None and view.window is not None else None
    return room is not None and room.is_about(glance, event)


def answering_buttons(glance: Glance, say: Catalogue, since: int) -> list[Control]:
    """Offer to answer right where somebody was told of the question; passing answers that one only (T-7)."""
    table = glance.table.id
    return [
        button(say("button-answer"), Mark("window", table), "main", "✋"),
        button(say("button-pass"), Mark("decline", table, since), "good"),
    ]
