"""What a player sees privately while taking a turn: what is legal, with what each choice would bring."""

from cogs.card import Card, Control, Row
from cogs.common_buttons import hint_buttons
from cogs.controls import MenuLine, Purpose, button, choices, menu, rows, switch
from cogs.emojis import IN_WORDS, Emojis
from cogs.kingdomino import pictures
from cogs.kingdomino.telling import newest_places, told
from cogs.kingdomino.words import Words
from cogs.names import written_name
from host.glance import Glance
from host.table import Status, UserId
from kingdomino.view import CONFIRM, PLACE, Number, View, cell_name
from render.kingdomino.layout.naming import way_called
from render.kingdomino.place.places import Place, Way, places_of
from render.kit.picture import Picture
from tabletop.cellname import Cell
from tabletop.seat import Seat
from texts.catalogue import Catalogue

MOST_PLACES = 25
"""How many of the best places stand in one menu; by their numbers, all can be chosen."""


class Panels:
    """The panels of one player at a table as it is now."""

    def __init__(self, glance: Glance, user: UserId, say: Catalogue, emojis: Emojis = IN_WORDS) -> None:
        self.glance = glance
        self.user = user
        self.say = say
        self.view: View = glance.view(user)
        self.words = Words(glance, say, emojis)
        self.options = glance.options(user)
        self.since = next((wait.since for wait in glance.table.waiting if wait.seat == self.view.viewer), 0)

    @property
    def seat(self) -> Seat:
        """The player's own seat."""
        assert self.view.viewer is not None
        return self.view.viewer

    @property
    def free(self) -> list[Number]:
        """The dominoes of the newer line that nobody has taken."""
        return [slot.number for slot in self.view.newer if slot.king is None]

    def now(self, note: str = "") -> Card:
        """Show what the game asks of the player now."""
        if not self.options:
            return self.waiting(note)
        if self.asks_to_place:
            return self.placing(note)
        return self.confirming(note) if self.view.state == CONFIRM else self.choosing(note)

    @property
    def asks_to_place(self) -> bool:
        """Whether the player is asked where a domino goes."""
        return bool(self.options) and self.view.state == PLACE

    def taken_as(self, said: str) -> Number | None:
        """Return the domino that a control names, if it can be taken."""
        return int(said) if said.isdecimal() and int(said) in self.free else None

    # Placing, and choosing in the same breath

    def placing(self, note: str = "", wish: Number | None = None) -> Card:
        """Show where the domino may go; what to take afterwards can be said at once."""
        number = self.view.domino
        assert number is not None
        detail = "" if wish is None else str(wish)
        text = self.say("panel-place" if self.view.newer else "panel-place-last", domino=self.words.domino(number))
        return self.card(
            lines(note, text),
            pictures.place(self.glance, self.user, number, self.say),
            *self.place_rows(number, self.purpose("spot", detail)),
            *self.best_places(number, self.purpose("spot", f"{detail}/best")),
            *([self._wishing(wish)] if len(self.free) > 1 else ()),
        )

    def places(self, number: Number) -> tuple[Place, ...]:
        """Return the places of a domino by the numbers that they have in the picture."""
        return places_of(self.view.placements.get(number, ()))

    def ways_meant(self, number: Number, said: str) -> tuple[Place | None, list[Way]]:
        """Find the place that a control names, and the ways that it leaves open there."""
        first, _, second = said.partition("/")
        place = next((place for place in self.places(number) if written(place.cell) == first), None)
        ways = [] if place is None else [way for way in place.ways if not second or written(way.cell) == second]
        return place, ways

    def place_rows(self, number: Number, purpose: Purpose) -> list[Row]:
        """Offer the places by their numbers."""
        offered = [
            MenuLine(written(place.cell), self._label(place), short=str(place.number)) for place in self.places(number)
        ]
        return choices(self.say("choose-place"), purpose, offered, "main")

    def _label(self, place: Place) -> str:
        label = self.say("place-label", number=place.number, cell=cell_name(place.cell))
        return self.words.gained(label, max(way.gain for way in place.ways), at_most=True)

    def best_places(self, number: Number, purpose: Purpose) -> list[Row]:
        """Offer the places that bring most with their directions, unless the numbers say it all."""
        places = self.places(number)
        found = [(place, way) for place in places for way in place.ways]
        if len(found) == len(places):
            return []
        found.sort(key=self.least_gain)
        offered = [MenuLine(*self._best_line(place, way)) for place, way in found[:MOST_PLACES]]
        return [Row([menu(self.say("choose-best-place"), purpose, offered)])]

    def _best_line(self, place: Place, way: Way) -> tuple[str, str]:
        called = way_called(way.side, self.say)
        label = self.words.gained(self.say("best-place-label", number=place.number, way=called), way.gain)
        return f"{written(place.cell)}/{written(way.cell)}", label

    def least_gain(self, both: tuple[Place, Way]) -> int:
        """Put what brings most first, unless points are hidden."""
        return 0 if self.words.hides_points else -both[1].gain

    def _wishing(self, wish: Number | None) -> Row:
        """Offer to say before placing what to take afterwards."""
        offered = [
            MenuLine("" if one == wish else str(one), self.say("button-then-take", number=one), one == wish)
            for one in self.free
        ]
        return switch(self.purpose("wish"), offered)

    def turning(self, number: Number, place: Place, purpose: Purpose, back: Purpose) -> Card:
        """Show in which directions a domino may lie from a cell."""
        return self.card(
            self.say("panel-way", domino=self.words.domino(number), cell=cell_name(place.cell)),
            pictures.turning(self.glance, self.user, number, place.cell, self.say),
            *choices(self.say("choose-way"), purpose, self.way_lines(place), "main"),
            Row([button(self.say("button-other-place"), back)]),
        )

    def way_lines(self, place: Place) -> list[MenuLine]:
        """Offer the directions of a place with what they bring."""
        return [
            MenuLine(
                f"{written(place.cell)}/{written(way.cell)}",
                self._way_label(way),
            )
            for way in place.ways
        ]

    def _way_label(self, way: Way) -> str:
        label = self.say("way-label", way=way_called(way.side, self.say), cell=cell_name(way.cell))
        return self.words.gained(label, way.gain)

    # Choosing and confirming

    def choosing(self, note: str = "") -> Card:
        """Show the dominoes that can be taken."""
        offered = [MenuLine(str(number), self.words.choice(number, self.view)) for number in self.free]
        text = self.say("panel-choose-first" if self.view.kings else "panel-choose")
        return self.card(
            lines(note, *self._so_far(), text),
            pictures.draft(self.glance, self.user, self.say),
            *choices(self.say("choose-domino"), self.purpose("take"), offered, "main"),
        )

    def confirming(self, note: str = "") -> Card:
        """Show what the turn comes to before it ends."""
        return self.card(lines(note or self.say("panel-confirm"), *self._so_far()), self._own_kingdom())

    def _so_far(self) -> list[str]:
        """Say what was done in this turn and can still be undone."""
        return told(self.glance.held(self.user), self.words)

    def _own_kingdom(self) -> Picture:
        newest = newest_places(self.glance.held(self.user)).get(self.seat)
        return pictures.kingdom(self.glance, self.seat, self.say, newest)

    # Out of turn

    def waiting(self, note: str = "") -> Card:
        """Say whom the game waits for instead, and let the own next turn be prepared."""
        table = self.glance.table
        if table.status is not Status.PLAYING:
            return Card(note, self.say(f"panel-{table.status}"))
        names = [written_name(table.seats[wait.seat], wait.seat, self.say) for wait in table.waiting]
        text = self.say("panel-not-asked", names=self.say.listed(names))
        return self.card(lines(note, text, *self.plans()), self._own_kingdom())

    def plans(self) -> list[str]:
        """Say what was prepared (K-56)."""
        found = []
        for number, plan in self.view.plans.items():
            place = self.words.place(*plan.place) if plan.place else ""
            taken = self.words.dominoes(plan.wishes)
            key = "plan-both" if place and taken else "plan-place" if place else "plan-wishes"
            found.append(self.say(key, domino=self.words.domino(number), place=place, taken=taken))
        return found

    # Whatever it is

    def purpose(self, verb: str, detail: str = "") -> Purpose:
        """Say what a control is for that answers the present question, in the present state of its panel."""
        return Purpose(verb, self.glance.table.id, self.since, detail, self.glance.table.entries)

    def card(self, text: str, picture: Picture | None, *offered: Row) -> Card:
        """Put a panel together; its last row has what is always at hand."""
        return Card(text, picture, *offered, *rows(self._always()))

    def _always(self) -> list[Control]:
        controls = list[Control]()
        if self.view.state == CONFIRM and self.options:
            controls.append(button(self.say("button-end"), self.purpose("end"), "good"))
        if self.glance.can_undo(self.user):
            controls.append(button(self.say("button-undo"), self.purpose("undo"), "bad"))
        if not self.options and self.view.placements:
            controls.append(button(self.say("button-prepare"), Purpose("prepare", self.glance.table.id), "main", "📝"))
        if self.options and self.view.state != CONFIRM:
            controls += hint_buttons(self.glance, self.say)
        return controls


def lines(*parts: str) -> str:
    """Put lines of text one below the other; empty ones are left out."""
    return "\n".join(filter(None, parts))


def written(cell: Cell) -> str:
    """Write a cell so that a control can carry it."""
    return f"{cell[0]},{cell[1]}"
