"""What a player sees privately who is asked out of turn; nobody learns what is answered, or when (C-22, C-29)."""

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from alhambra.view import View, WindowView
from cogs.alhambra import pictures
from cogs.alhambra.places import Places
from cogs.alhambra.room import WindowRoom
from cogs.alhambra.rooms import rooms
from cogs.alhambra.words import kind_of
from cogs.card import Card, Control, Row
from cogs.common_buttons import hint_buttons
from cogs.controls import MenuLine, Purpose, button, choices, rows
from cogs.moments import from_now
from cogs.names import mention, written_name
from host.glance import Glance
from render.kit.layout.wording import capital
from render.kit.picture import Picture
from tabletop.option import Option
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
            offered = self._offers()
        asked = question(self._panels.glance, self._say, self._panels.seat)
        lines = [note, asked, self._so_far(bool(offered))]
        if not offered:
            said = [room.nothing for room in rooms_of(self._window)]
            lines.append(self._say(said[0] if len(said) == 1 else "window-nothing"))
        return self.card("\n".join(filter(None, lines)), self._picture(), offered)

    def _picture(self) -> Picture | None:
        """Show what is asked about, or else the hand; before the game begins there is none."""
        shown = [room.picture(self._panels) for room in rooms_of(self._window) if room.picture is not None]
        if self._window.is_setup:
            return next(iter(shown), None)
        hand = pictures.hand(self._panels.glance, self._panels.user, self._say)
        return next((picture for picture in shown if picture is not None), hand)

    def card(self, text: str, picture: Picture | None, offered: Sequence[Row]) -> Card:
        """Put a panel together; its last rows have what is always at hand."""
        return Card(text, picture, *offered, *rows(self._buttons()))

    def where(self, tile: str, options: Sequence[Option]) -> Card:
        """Show where a tile may go that is got out of turn; whatever is chosen answers."""
        places = self._panels.places_of(tile, options)
        text = self._say("panel-place", tile=capital(self._panels.words.tile(tile)))
        return self.card(text, places.picture, self.placing(places))

    def placing(self, places: Places) -> list[Row]:
        """Offer the places of a tile as answers."""
        entries = places.entries(self._panels.words, self._panels.view)
        return choices(self._say("choose-place"), self._purpose("answer"), entries, "main")

    def _offers(self) -> list[Row]:
        """Offer what each module asks in its own way, and whatever else can be answered."""
        ways = [room for room in rooms_of(self._window) if room.offers is not None]
        offered = [row for room in ways if room.offers is not None for row in room.offers(self._panels)]
        shown = {"Decline", *(kind for room in ways for kind in room.answers)}
        others = [one for one in self._panels.options if kind_of(one.action) in self._panels.words.answers - shown]
        entries = [MenuLine(one.code, self._panels.words.option(one.action, self._panels.view)) for one in others]
        return [*offered, *choices(self._say("choose-other"), self._purpose("answer"), entries, "main")]

    def _so_far(self, can_act: bool) -> str:
        """Say what was answered, unless it is what the table answers for those who can do nothing (C-24)."""
        own = self._window.own
        if not can_act and all(self._auto_answer(prompt) == "able" for prompt in self._window.prompts):
            return ""
        return self._say("window-own", answer=self._panels.words.option(own, self._panels.view)) if own else ""

    def _buttons(self) -> list[Control]:
        table = self._panels.glance.table.id
        if self._window.is_setup:  # nobody can pass there, nor has said before what to answer (C-36)
            return hint_buttons(self._panels.glance, self._say)
        controls: list[Control] = [
            button(self._say("button-pass"), self._purpose("decline"), "good"),
            button(self._say("button-rest"), self._purpose("decline", "rest")),
        ]
        if any(self._auto_answer(prompt) != "able" for prompt in self._window.prompts):
            controls.append(button(self._say("button-able"), self._purpose("decline", "able")))
        controls.append(button(self._say("button-orders"), Purpose("orders", table), emoji="📜"))
        if self._window.preparer == self._panels.view.viewer:
            controls.append(button(self._say("button-prepare"), Purpose("prepare", table), "main"))
        return [*controls, *hint_buttons(self._panels.glance, self._say)]

    def _auto_answer(self, prompt: str) -> str:
        standing = self._panels.view.standing.get(prompt)
        return standing.answer if standing else self._panels.words.at_first

    def _purpose(self, verb: str, detail: str = "") -> Purpose:
        return self._panels.purpose(verb, detail)


def asked_out_of_turn(glance: Glance) -> tuple[Seat, ...]:
    """Return those who are asked together, whether or not they can do anything but pass (C-21)."""
    view = glance.view(None)
    return view.window.asked if view is not None and view.window is not None else ()


def question(glance: Glance, say: Catalogue, viewer: Seat | None = None, called: Collection[Seat] = ()) -> str:
    """Say what is asked of whom until when: to one player, or in the channel what everybody may know (C-21, C-29).

    Those are called there whom no private message reaches.
    """
    view, table = glance.view(None), glance.table
    window: WindowView = view.window
    ends = [(wait.seat == viewer, wait.deadline) for wait in table.waiting if wait.deadline is not None]
    _, deadline = max(ends, default=(False, None))  # the own one, or the last
    closes = say("window-no-deadline") if deadline is None else from_now(deadline)
    lines: list[str] = []
    for prompt, seats in window.prompts.items():
        room, names = rooms().window(prompt), say.listed([written_name(table.seats[s], s, say) for s in seats])
        lines += (
            room.question(glance, say, names, closes) if room else [say("asked-plainly", names=names, deadline=closes)]
        )
    if viewer is not None:
        if len(window.asked) > 1:  # who is asked alone ends it with the answer
            lines.append(say("window-secret"))
        return "\n".join(lines)
    if called:
        lines.append(say("window-called", names=say.listed([mention(table.seats[seat], seat, say) for seat in called])))
    if window.preparer is not None and not table.seats[window.preparer].bot:
        lines.append(say("window-next", who=mention(table.seats[window.preparer], window.preparer, say)))
    return "\n".join(lines)


def rooms_of(window: WindowView) -> list[WindowRoom]:
    """Return those who have something to ask in a window."""
    return [room for prompt in window.prompts if (room := rooms().window(prompt))]


def exact_room(view: View) -> WindowRoom | None:
    """Return what a player is asked just now for which only exact payments count, if there is such a thing."""
    prompts = view.window.prompts if view.window is not None else {}
    asking = (rooms().window(prompt) for prompt, seats in prompts.items() if view.viewer in seats)
    return next((room for room in asking if room is not None and room.exactly), None)


def is_asked_about(glance: Glance, event: Plain) -> bool:
    """Return whether an event is what the open question is about: that says it anyway."""
    view = glance.view(None)
    asking = rooms_of(view.window) if view is not None and view.window is not None else []
    return any(room.is_about(glance, event) for room in asking)


def answering_buttons(glance: Glance, say: Catalogue, since: int) -> list[Control]:
    """Offer to answer right where somebody was told of the question; passing answers that one only (T-7)."""
    table = glance.table.id
    answer = button(say("button-answer"), Purpose("window", table), "main", "✋")
    if is_setup(glance):
        return [answer]
    return [answer, button(say("button-pass"), Purpose("decline", table, since), "good")]


def is_setup(glance: Glance) -> bool:
    """Return whether something is asked before the game begins: there is no market yet, and no hand (C-36)."""
    view: View | None = glance.view(None)
    return view is not None and view.window is not None and view.window.is_setup
