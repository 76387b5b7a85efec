"""What a player sees privately who is asked out of turn; nobody learns what is answered, or when (C-22, C-29)."""

from collections.abc import Collection
from typing import TYPE_CHECKING

from alhambra.view import WindowView
from cogs.alhambra import pictures
from cogs.alhambra.hinting import hint_buttons
from cogs.card import Card, Control, Row
from cogs.controls import Entry, Mark, button, choices, menu, menus, rows
from cogs.moments import from_now
from cogs.names import listed, mention, written_name
from host.glance import Glance
from render.kit.layout.wording import capital
from tabletop.rules import Plain
from tabletop.seat import Seat
from texts.catalogue import Catalogue

if TYPE_CHECKING:
    from cogs.alhambra.panels import Panels

AUCTION = "auction"
PROMPTS = {"between turns": "vizier", AUCTION: AUCTION}
"""Whose auto-answer is changed by a button of the panel."""
AUTO_PASSES = ("rest", "able")
"""The auto-answers that buttons set: pass until the own next turn, or whenever nothing else is possible."""
ANSWERS = {"BuyWithVizier", "Bid", "Decline"}
"""What can be answered out of turn."""
ANSWERING = {*ANSWERS, "SetStanding"}
"""By what somebody answers: at once, or from now on."""


class Asking:
    """The panels of one player in a window that is open."""

    def __init__(self, panels: "Panels", window: WindowView) -> None:
        self._panels = panels
        self._window = window
        self._say = panels.say

    def now(self, note: str = "", currency: str = "") -> Card:
        """Show what is asked, what was answered so far, and what can be."""
        offered = self._bids(currency or self._preferred()) if self._window.name == AUCTION else self._purchases()
        lines = [note, question(self._panels.glance, self._say, private=True), self._so_far()]
        if not offered:
            lines.append(self._say("window-nothing", window=self._window.name))
        text = "\n".join(filter(None, lines))
        picture = pictures.hand(self._panels.glance, self._panels.user, self._say)
        return Card(text, picture, *offered, *rows(self._buttons()))

    def where(self, code: str) -> Card:
        """Show where a tile that somebody wants to buy may go."""
        chosen = next((option for option in self._panels.options if option.code == code), None)
        if chosen is None or chosen.action["do"] != "BuyWithVizier":
            return self.now()
        same = [option for option in self._panels.options if _is_same_purchase(option.action, chosen.action)]
        places = self._panels.places_of(chosen.action["tile"], same)
        entries = places.entries(self._panels.words, self._panels.view)
        text = self._say("panel-place", tile=capital(self._panels.words.tile(chosen.action["tile"])))
        offered = choices(self._say("choose-place"), self._mark("answer"), entries, "main")
        return Card(text, places.picture, *offered, *rows(self._buttons()))

    def _preferred(self) -> str:
        """Give the currency in which a bid that was made is to be paid first."""
        prefer = (self._window.own or {}).get("prefer") or [""]
        return str(prefer[0])

    def _so_far(self) -> str:
        own = self._window.own
        return self._say("window-own", answer=self._panels.words.option(own, self._panels.view)) if own else ""

    def _purchases(self) -> list[Row]:
        """Offer what can be paid exactly; where it goes is asked next."""
        options = [one for one in self._panels.options if _goes_to_the_reserve(one.action)]
        words = self._panels.words
        entries = [
            Entry(one.code, self._purchase(one.action), emoji=words.emoji_of_tile(one.action["tile"]))
            for one in options
        ]
        return choices(self._say("choose-purchase"), self._mark("wish"), entries, "main")

    def _purchase(self, action: Plain) -> str:
        words = self._panels.words
        return capital(
            self._say(
                "option-BuyBuilding", tile=words.tile(action["tile"]), cards=words.cards(action["pay"]), surplus=0
            )
        )

    def _bids(self, currency: str) -> list[Row]:
        """Offer the bids that can be paid, and in which currency to pay first."""
        bids = [one.action for one in self._panels.options if one.action["do"] == "Bid"]
        if not bids:
            return []
        keeping = [Entry(str(bid["maximum"]), self._bid(bid)) for bid in bids if not bid["swap"]]
        swapping = [Entry(f"{bid['maximum']}s", self._bid(bid)) for bid in bids if bid["swap"]]
        currencies = [
            Entry(
                name,
                capital(self._say("pay-in", currency=self._panels.words.currency(name))),
                chosen=name == currency,
                emoji=self._panels.emojis.of(name),
            )
            for name in self._panels.view.currencies
        ]
        also = self._mark("bid", f"{currency}/swap")
        return [
            *choices(self._say("choose-bid"), self._mark("bid", currency), keeping, "main"),
            *(Row([one]) for one in menus(self._say("choose-bid-swap"), also, swapping)),
            Row([menu(self._say("choose-currency"), self._mark("pay-in"), currencies)]),
        ]

    def _bid(self, bid: Plain) -> str:
        return capital(self._say("bid-swap" if bid["swap"] else "bid-up-to", number=bid["maximum"]))

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
        standing = self._panels.view.standing.get(PROMPTS[self._window.name])
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
    if window.name == AUCTION:
        lot = view.parts["characters"].lot
        lines = [say("asked-auction", card=say(lot.id), deadline=closes)]
        lines += [say(f"power-{lot.id}")]
    else:
        lines = [say("asked-between-turns", names=listed(seats, say), deadline=closes)]
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


def is_asked_about(glance: Glance, event: Plain) -> bool:
    """Tell whether an event is what the open question is about: that says it anyway."""
    if event["event"] != "CharacterAppeared":
        return False
    view = glance.view(None)
    is_open = view.window is not None and view.window.name == AUCTION
    return is_open and event["card"] == view.parts["characters"].lot.id


def answering_buttons(glance: Glance, say: Catalogue, since: int) -> list[Control]:
    """Offer to answer right where somebody was told of the question; passing answers that one only (T-7)."""
    table = glance.table.id
    return [
        button(say("button-answer"), Mark("window", table), "main", "✋"),
        button(say("button-pass"), Mark("decline", table, since), "good"),
    ]


def _goes_to_the_reserve(action: Plain) -> bool:
    return action["do"] == "BuyWithVizier" and action["cell"] is None and not action["to_dirk"]


def _is_same_purchase(action: Plain, other: Plain) -> bool:
    return action["do"] == "BuyWithVizier" and (action["tile"], action["pay"]) == (other["tile"], other["pay"])
