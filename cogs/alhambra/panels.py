"""What a player sees privately while putting a turn together: menus of what is legal, and nothing else."""

from collections.abc import Callable, Sequence

from alhambra.view import Tile, View
from cogs.alhambra import pictures
from cogs.alhambra.asking import ANSWERS, Asking, answering_buttons, question
from cogs.alhambra.cards import hand_card, since_last_turn
from cogs.alhambra.telling import told
from cogs.alhambra.words import Words
from cogs.card import Card, Control, Part, Row
from cogs.controls import MOST_OPTIONS, Entry, Mark, button, menu, menus
from cogs.names import written_name, written_names
from host.glance import Glance
from host.news import Entry as LogEntry
from host.table import Status, UserId
from render.layout.wording import capital
from render.place import PlacePicture
from tabletop.cellname import cell_name
from tabletop.option import Option
from tabletop.rules import Plain
from texts.catalogue import Catalogue

REDESIGN = ("AddBuilding", "SwapBuilding", "RemoveBuilding")
KNOWN = {"TakeMoney", "BuyBuilding", *REDESIGN, "Finish", "Pass", "Forgo", "ConfirmTurn", *ANSWERS}
"""What has a button or a panel of its own; whatever else can be done stands in a menu."""


class Panels:
    """The panels of one player at a table as it is now."""

    def __init__(self, glance: Glance, user: UserId, say: Catalogue) -> None:
        self.glance = glance
        self.user = user
        self.say = say
        self.view: View = glance.view(user)
        self.words = Words(glance, say)
        self.options = glance.options(user)
        self.entries: Sequence[LogEntry] = ()
        """What happened lately; only whoever is asked to confirm is told."""
        table = glance.table
        seat = next((number for number, sitter in enumerate(table.seats) if sitter.user == user), None)
        self.since = next((wait.since for wait in table.waiting if wait.seat == seat), 0)

    def now(self, note: str = "") -> Card:
        """Show what the game asks of the player now."""
        if self.asks_out_of_turn and not self.prepares:
            return self.asking().now(note)
        return self.turn(note)

    def turn(self, note: str = "") -> Card:
        """Show what comes next in the player's turn, also in one that is being prepared."""
        if not self.own:
            return self.waiting(note)
        if self.asks_to_place:
            return self.placing(note)
        if self.asks_to_confirm:
            return self.confirming(note)
        if self._of("Finish"):
            return self.placing(note)
        if self._of("Forgo"):
            return self._using_a_power(note)
        return self._card(
            note or self.say("panel-act"), pictures.hand(self.glance, self.user, self.say), *self._other_rows()
        )

    def more(self) -> Card:
        """Offer whatever can be done besides, in a menu of its own."""
        if not self.own or self.asks_to_place or self.asks_to_confirm:
            return self.now()
        rows = self._other_rows()
        return self._card(self.say("panel-more" if rows else "panel-more-nothing"), None, *rows)

    def _other_rows(self) -> list[Row]:
        others = [option for option in self.own if option.action["do"] not in KNOWN]
        return self._menus(self.say("choose-other"), others) if others else []

    def _using_a_power(self, note: str) -> Card:
        """Offer a character's power, which may be left unused."""
        key = f"panel-{self.view.state}"
        if self._of(*REDESIGN):
            return self._card(note or self.say(key), None, *self._redesign_rows())
        return self._card(note or self.say(key), None, *self._other_rows())

    @property
    def own(self) -> list[Option]:
        """What can be done in the player's own turn, not what is asked out of turn."""
        return [option for option in self.options if option.action["do"] not in ANSWERS]

    @property
    def asks_out_of_turn(self) -> bool:
        """Whether several are asked at once, and the player is one of them."""
        return any(option.action["do"] in ANSWERS for option in self.options)

    @property
    def prepares(self) -> bool:
        """Whether the player has begun to prepare a turn while others are asked (C-25)."""
        return self.view.window is not None and self.glance.can_undo(self.user)

    def asking(self) -> Asking:
        """Give the panels for somebody who is asked out of turn."""
        assert self.view.window is not None
        return Asking(self, self.view.window)

    def find(self, code: str) -> tuple[Option | None, Plain | None]:
        """Find the option of a code, and what has to be done before it in the same breath."""
        for option in self.options:
            if option.code == code:
                return option, None
        for option in self.after_finishing():
            if option.code == code:
                return option, self._of("Finish")[0].action
        return None, None

    @property
    def has_tiles_to_place(self) -> bool:
        """Whether the player has tiles set aside, and is asked something."""
        assert self.view.viewer is not None
        return bool(self.own and self.view.players[self.view.viewer].aside)

    @property
    def asks_to_place(self) -> bool:
        """Whether the player is asked where tiles go that were set aside."""
        return bool(self._of("PlaceBuilding", "ReserveBuilding"))

    @property
    def asks_to_confirm(self) -> bool:
        """Whether the player is asked whether the turn is over, and nothing else."""
        return {option.action["do"] for option in self.own} == {"ConfirmTurn"}

    def confirming(self, note: str = "") -> Card:
        """Show what the turn comes to before it ends."""
        assert self.view.viewer is not None
        seat = self.view.viewer
        own = [event for event in since_last_turn(self.entries, seat) if event.get("seat") == seat]
        lines = told(own, written_names(self.glance.table, self.say), self.words)
        built = [event["cell"] for event in own if event["event"] in ("BuildingPlaced", "OutworkPlaced")]
        newest = tuple(built[-1]) if built else None
        picture = (
            pictures.palace(self.glance, seat, self.say, newest=newest)
            if newest
            else pictures.hand(self.glance, self.user, self.say)
        )
        return self._card("\n".join([note or self.say("panel-confirm"), *lines]), picture)

    def hand(self) -> Card:
        """Show the own hand; whoever is asked can go on from there."""
        row = Row(self._always()) if self.options else None
        return hand_card(self.glance, self.user, self.say, self.say("panel-hand")).with_row(row)

    def waiting(self, note: str = "") -> Card:
        """Say whom the game waits for instead."""
        table = self.glance.table
        if table.status is not Status.PLAYING:
            return Card(note, self.say(f"panel-{table.status}"))
        names = [written_name(table.seats[wait.seat], wait.seat, self.say) for wait in table.waiting]
        if self.view.window is not None:
            text = self.say("panel-handed-in") if self.prepares else question(self.glance, self.say)
            waited_for = self.asks_out_of_turn and self.view.window.own is None
            more = self.say("panel-answer-too") if waited_for else ""
            controls = answering_buttons(self.glance, self.say, self.since) if waited_for else []
            row = Row([*self._always(), *controls])
            return hand_card(self.glance, self.user, self.say, note, text, more).with_row(row)
        return hand_card(self.glance, self.user, self.say, note, self.say("panel-not-asked", names=", ".join(names)))

    def money(self) -> Card:
        """Offer the open cards, and those of them that may be taken together (B-33)."""
        options = self._of("TakeMoney")
        if not options:
            return self.now()
        prompt = self.say("choose-money")
        limit: int = self.view.parts["money"]  # type: ignore[assignment]
        return self._card(self.say("panel-money", limit=limit), None, *self._menus(prompt, options))

    def buying(self) -> Card:
        """Offer the buildings that can be paid with the ways to pay, exact ones first, wasteful ones last."""
        options = sorted(self._of("BuyBuilding"), key=lambda option: self.words.surplus(option.action, self.view))
        if not self._of("BuyBuilding", "TakeMoney", *REDESIGN):
            return self.now()
        picture = pictures.hand(self.glance, self.user, self.say)
        if not options:
            return self._card(self.say("panel-buy-nothing"), picture)
        if len(options) <= MOST_OPTIONS:
            rows = self._menus(self.say("choose-purchase"), options)
        else:
            tiles = dict.fromkeys(option.action["tile"] for option in options)
            rows = [
                Row(
                    [self._menu(capital(self.words.tile(tile)), [o for o in options if o.action["tile"] == tile], tile)]
                )
                for tile in tiles
            ]
        more = any(len([o for o in options if o.action["tile"] == tile]) > MOST_OPTIONS for tile in tiles_of(options))
        text = "\n".join([self.say("panel-buy"), *([self.say("more-by-typing")] if more else [])])
        return self._card(text, picture, *rows)

    def placing(self, note: str = "", tile: str | None = None) -> Card:
        """Show where a tile that was set aside may go."""
        assert self.view.viewer is not None
        aside = self.view.players[self.view.viewer].aside
        chosen = next((one for one in aside if one.id == tile), aside[0])
        again = not self.asks_to_place
        own_options = self.after_finishing() if again else self.own
        other = (
            Row(
                [
                    menu(
                        self.say("choose-tile"),
                        self._mark("tile"),
                        [Entry(one.id, capital(self.words.tile(one.id)), chosen=one is chosen) for one in aside],
                    )
                ]
            )
            if len(aside) > 1
            else None
        )
        own = [option for option in own_options if option.action.get("tile") == chosen.id]
        picture, entries = self._places(chosen, own, "PlaceBuilding")
        rows = [Row([one]) for one in menus(self.say("choose-place"), self._mark("do"), entries)]
        text = self.say("panel-act-again" if again else "panel-place", tile=self.words.tile(chosen.id))
        return self._card(note or text, picture, other, *rows)

    def after_finishing(self) -> tuple[Option, ...]:
        """List what could be done after doing without a further action: it is offered before that is said."""
        finish = self._of("Finish")
        if not finish:
            return ()
        return self.glance.imagined(self.user, finish[0].action).options(self.user)

    def redesigning(self) -> Card:
        """Offer what can be rebuilt: tiles of the reserve to add or to exchange, and tiles to take out."""
        if not self._of("BuyBuilding", "TakeMoney", *REDESIGN):
            return self.now()
        rows = self._redesign_rows()
        return self._card(self.say("panel-redesign" if rows else "panel-redesign-nothing"), None, *rows)

    def _redesign_rows(self) -> list[Row]:
        entries: list[Entry] = []
        for kind, key in (("AddBuilding", "redesign-add"), ("SwapBuilding", "redesign-swap")):
            tiles = dict.fromkeys(option.action["tile"] for option in self._of(kind))
            entries += [Entry(f"{kind}.{tile}", capital(self.say(key, tile=self.words.tile(tile)))) for tile in tiles]
        if self._of("RemoveBuilding"):
            entries.append(Entry("RemoveBuilding.", self.say("redesign-remove")))
        if not entries:
            return []
        return [Row([one]) for one in menus(self.say("choose-redesign"), self._mark("rebuild"), entries)]

    def places_of(self, tile: str, options: Sequence[Option]) -> tuple[PlacePicture, list[Entry]]:
        """Number the places where a tile of the market may go, and list them.

        It is bought before the next turn: whatever the player has prepared for that has not happened yet.
        """
        public: View = self.glance.view(None)
        piece = next(one for one in public.market if one is not None and one.id == tile)
        return self._places(piece, options, "BuyWithVizier", public)

    def rebuilding(self, choice: str) -> Card:
        """Show where a redesign can take place."""
        kind, _, tile = choice.partition(".")
        own = [option for option in self._of(kind) if option.action.get("tile", "") == tile]
        if kind not in REDESIGN or not own:
            return self.now()
        piece = next((one for player in self.view.players for one in player.reserve if one.id == tile), None)
        picture, entries = self._places(piece, own, kind)
        rows = [Row([one]) for one in menus(self.say("choose-place"), self._mark("do"), entries)]
        return self._card(self.say("panel-rebuild"), picture, *rows)

    def _places(
        self, tile: Tile | None, options: Sequence[Option], kind: str, view: View | None = None
    ) -> tuple[PlacePicture, list[Entry]]:
        """Number the places of a tile on a picture, and list them with their numbers."""
        assert self.view.viewer is not None
        at = {
            tuple(option.action["cell"]): option
            for option in options
            if option.action["do"] == kind and option.action.get("cell") is not None
        }
        others = [option for option in options if option.action.get("cell") is None]
        picture = PlacePicture.of(
            (view or self.view).players[self.view.viewer],
            tile,
            at,
            reserve=any(not _goes_to_dirk(option.action) for option in others),
            dirk=any(_goes_to_dirk(option.action) for option in others),
            language=self.say.language,
        )
        entries = [
            Entry(at[place.cell].code, self._place_label(number, at[place.cell].action))
            for number, place in enumerate(picture.places, 1)
        ]
        return picture, entries + [self._entry(option) for option in others]

    def _place_label(self, number: int, action: Plain) -> str:
        details: dict[str, str | int] = {"number": number, "cell": cell_name(tuple(action["cell"]))}
        if action["do"] in ("SwapBuilding", "RemoveBuilding"):
            details["old"] = self.words.standing(action, self.view)
        if "tile" not in action:
            return self.say("place-label-removed", **details)
        details["wall"] = self.words.wall_after_it(action, self.view)
        return self.say("place-label-taken" if "old" in details else "place-label", **details)

    def _of(self, *kinds: str) -> list[Option]:
        return [option for option in self.options if option.action["do"] in kinds]

    def _entry(self, option: Option) -> Entry:
        return Entry(option.code, self.words.option(option.action, self.view))

    def _menu(self, prompt: str, options: Sequence[Option], detail: str = "") -> Control:
        return menu(prompt, self._mark("do", detail), [self._entry(option) for option in options])

    def _menus(self, prompt: str, options: Sequence[Option]) -> list[Row]:
        return [Row([one]) for one in menus(prompt, self._mark("do"), [self._entry(option) for option in options])]

    def _mark(self, verb: str, detail: str = "") -> Mark:
        return Mark(verb, self.glance.table.id, self.since, detail)

    def _card(self, text: str, picture: Part | None, *rows: Row | None) -> Card:
        """Put a panel together; its last row has what is always at hand."""
        return Card(text, picture, *rows, Row(self._always()))

    def _always(self) -> list[Control]:
        table, controls = self.glance.table.id, list[Control]()
        act: Callable[[str, str, str], Control] = lambda key, verb, style: button(  # noqa: E731
            self.say(f"button-{key}"), Mark(verb, table), style
        )
        if self._of("TakeMoney"):
            controls.append(act("money", "money", "main"))
        if self._of("BuyBuilding", "TakeMoney", *REDESIGN) and not self._of("Forgo"):
            controls += [act("buy", "buy", "main"), act("redesign", "redesign", "plain")]
        if self._of("Forgo"):
            controls.append(button(self.say("button-forgo"), self._mark("end"), "good"))
        if self._of("Pass", "ConfirmTurn"):
            controls.append(button(self.say("button-end"), self._mark("end"), "good"))
        if self.glance.can_undo(self.user):
            controls.append(button(self.say("button-undo"), self._mark("undo"), "bad"))
        if not controls:
            controls.append(act("hand", "hand", "plain"))
        return controls[:5]


def _goes_to_dirk(action: Plain) -> bool:
    return action["do"] == "GiveToDirk" or bool(action.get("to_dirk"))


def tiles_of(options: Sequence[Option]) -> list[str]:
    """List the tiles that options are about."""
    return list(dict.fromkeys(option.action["tile"] for option in options))
