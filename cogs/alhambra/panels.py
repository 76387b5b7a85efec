"""What a player sees privately while putting a turn together: menus of what is legal, and nothing else."""

from collections.abc import Callable, Sequence

from alhambra.actions import (
    Action,
    BuyBuilding,
    ConfirmTurn,
    Finish,
    Forgo,
    Pass,
    PlaceBuilding,
    ReserveBuilding,
    TakeMoney,
    Together,
)
from alhambra.view import PlayerView, View
from cogs.alhambra import pictures
from cogs.alhambra.asking import Asking, answering_buttons, is_setup, question
from cogs.alhambra.buying import Buying
from cogs.alhambra.cards import hand_card, purchases
from cogs.alhambra.folding import folds_of
from cogs.alhambra.manners import Manners
from cogs.alhambra.places import Places, numbered
from cogs.alhambra.redesigning import REDESIGN, Redesigning
from cogs.alhambra.rooms import rooms
from cogs.alhambra.telling import told
from cogs.alhambra.turns import this_turn
from cogs.alhambra.words import Words, kind_of
from cogs.card import Card, Control, Part, Row
from cogs.common_buttons import hint_buttons
from cogs.controls import MOST_BUTTONS, MenuLine, Purpose, button, choices, rows
from cogs.emojis import IN_WORDS, Emojis
from cogs.names import written_name
from host.glance import Glance
from host.news import Entry
from host.table import Status, UserId
from render.kit.layout.wording import capital
from tabletop.option import Option
from tabletop.seat import Seat
from texts.catalogue import Catalogue

KNOWN = (TakeMoney, BuyBuilding, *REDESIGN, Finish, Pass, Forgo, ConfirmTurn)
"""What has a button or a panel of its own; whatever else can be done is offered besides."""
MOST_BARGAINS = 5
"""How many purchases are offered beside the open money."""


class Panels:
    """The panels of one player at a table as it is now."""

    def __init__(self, glance: Glance, user: UserId, say: Catalogue, emojis: Emojis = IN_WORDS) -> None:
        self.glance = glance
        self.user = user
        self.say = say
        self.emojis = emojis
        self.view: View = glance.view(user)
        self.words = Words(glance, say, emojis)
        self.options = glance.options(user)
        self.about = "turn"
        """What a hint would be about."""
        self.entries: Sequence[Entry] = ()
        """What happened lately; only whoever is asked to confirm is told."""
        table = glance.table
        seat = next((number for number, sitter in enumerate(table.seats) if sitter.user == user), None)
        self.since = next((wait.since for wait in table.waiting if wait.seat == seat), 0)

    @property
    def seat(self) -> Seat:
        """The player's own seat."""
        assert self.view.viewer is not None
        return self.view.viewer

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
        if self.of(Finish) and self.has_tiles_to_place:
            return self.placing(note)
        if self.view.state in self.words.further_states:
            return self._deciding(note)
        return self.acting(note)

    def acting(self, note: str = "") -> Card:
        """Offer at once what most turns are: the open money, and what can be bought best; the rest has buttons."""
        picture = pictures.hand(self.glance, self.user, self.say)
        money = choices(self.say("choose-money"), self.purpose("do"), self._entries(self.of(TakeMoney)), most=10)
        bargains = rows(self.buying().bargains()[:MOST_BARGAINS])
        again = "panel-act-again-bare" if self.of(Finish) else "panel-act"
        text = note or self.say(again if self.view.window is None else "panel-prepare")
        return self.card(text, picture, *money, *bargains, *self._other_rows(most=5))

    def more(self) -> Card:
        """Offer whatever can be done besides, in a menu of its own."""
        if not self.own or self.asks_to_place or self.asks_to_confirm:
            return self.now()
        others = self._other_rows(all_ways=True)
        return self.card(self.say("panel-more" if others else "panel-more-nothing"), None, *others)

    def _other_rows(self, most: int = MOST_BUTTONS, *, all_ways: bool = False) -> list[Row]:
        others = [option for option in self.own if not isinstance(option.action, KNOWN)]
        others = [option for option in others if not hasattr(option.action, "pay")]
        folds = folds_of(others, self.words)
        folded = [option for fold in folds.values() for option in fold.options]
        others = [option for option in others if option not in folded]
        offered = choices(self.say("choose-other"), self.purpose("do", "more"), self._entries(others), most=most)
        first = choices(
            self.say("choose-other"), self.purpose("fold"), [fold.line for fold in folds.values()], most=most
        )
        return [*offered, *first, *self.buying().beside(all_ways=all_ways)]

    def unfolded(self, value: str) -> Card:
        """Offer the choices that begin with something, beside the own palace."""
        fold = folds_of(self.own, self.words).get(value)
        if fold is None:
            return self.now()
        lines = choices(self.say("choose-other"), self.purpose("do", "more"), self._entries(fold.options), "main")
        picture = pictures.palace(self.glance, self.seat, self.say)
        return self.card(fold.line.label, picture, *lines)

    def _deciding(self, note: str) -> Card:
        """Offer what a module lets somebody decide."""
        key = f"panel-{self.view.state}"
        if self.of(*REDESIGN):
            return self.card(note or self.say(key), None, *self.redesigning().rows())
        if self.view.state in rooms().states:
            return rooms().states[self.view.state](self, note)
        return self.card(note or self.say(key), None, *self._other_rows())

    @property
    def own(self) -> list[Option]:
        """What can be done in the player's own turn, not what is asked out of turn."""
        return [option for option in self.options if kind_of(option.action) not in self.words.answers]

    @property
    def asks_out_of_turn(self) -> bool:
        """Whether several are asked at once, and the player is one of them."""
        return any(kind_of(option.action) in self.words.answers for option in self.options)

    @property
    def prepares(self) -> bool:
        """Whether the player has begun to prepare a turn while others are asked (C-25)."""
        return self.view.window is not None and self.glance.can_undo(self.user)

    def asking(self) -> Asking:
        """Return the panels for somebody who is asked out of turn."""
        assert self.view.window is not None
        return Asking(self, self.view.window)

    def manners(self) -> Manners:
        """Return the panels for how a tile is placed."""
        return Manners(self)

    def player_of(self, action: Action) -> PlayerView:
        """Return the player's palace as it is when an action takes place: out of turn nothing prepared has happened."""
        shown: View = self.glance.view(None) if kind_of(action) in self.words.answers else self.view
        return shown.players[self.seat]

    def find(self, code: str) -> Action | None:
        """Find the action of a code, with what has to be done before it in the same breath."""
        for option in self.options:
            if option.code == code:
                action: Action = option.action
                return action
        for option in self.after_finishing():
            if option.code == code:
                return together(self.of(Finish)[0].action, option.action)
        return None

    @property
    def has_tiles_to_place(self) -> bool:
        """Whether the player has tiles set aside, and is asked something."""
        assert self.view.viewer is not None
        return bool(self.own and self.view.players[self.view.viewer].aside)

    @property
    def asks_to_place(self) -> bool:
        """Whether the player is asked where tiles go that were set aside."""
        return bool(self.of(PlaceBuilding, ReserveBuilding))

    @property
    def asks_to_confirm(self) -> bool:
        """Whether the player is asked whether the turn is over; nothing else has to be decided."""
        return bool(self.of(ConfirmTurn))

    def confirming(self, note: str = "") -> Card:
        """Show what the turn comes to before it ends."""
        assert self.view.viewer is not None
        seat = self.view.viewer
        own = [*this_turn(self.entries, seat), *self.glance.held(self.user)]
        telling = Words(self.glance, self.say, self.emojis, with_emojis=True)
        lines = told(own, telling.names, telling)
        built = [event["cell"] for event in own if event["event"] in ("BuildingPlaced", "OutworkPlaced")]
        newest, others = tuple(built[-1]) if built else None, self._other_rows(most=5)
        picture = (
            pictures.palace(self.glance, seat, self.say, newest=newest)
            if newest or others
            else pictures.hand(self.glance, self.user, self.say)
        )
        return self.card("\n".join([note or self.say("panel-confirm"), *lines]), picture, *others)

    def recap(self, told: str) -> Card:
        """Show what happened lately; whoever is asked can go on from there."""
        card = Card(told, purchases(self.glance, self.user, self.say, self.emojis))
        return card.with_rows(rows(self._always()) if self.options else [])

    def hand(self) -> Card:
        """Show the own hand; whoever is asked can go on from there, or has to before there is one."""
        if is_setup(self.glance):
            return self.now()
        card = self._hand_card(self.say("panel-hand"))
        return card.with_rows(rows(self._always()) if self.options else [])

    def waiting(self, note: str = "") -> Card:
        """Say whom the game waits for instead."""
        table = self.glance.table
        if table.status is not Status.PLAYING:
            return Card(note, self.say(f"panel-{table.status}"))
        names = [written_name(table.seats[wait.seat], wait.seat, self.say) for wait in table.waiting]
        if self.view.window is not None:
            text = self.say("panel-handed-in") if self.prepares else question(self.glance, self.say)
            waited_for = self.asks_out_of_turn and self.view.window.own is None
            is_asked = self.view.viewer in self.view.window.asked
            more = self.say("panel-answer-too") if waited_for else "" if is_asked else self.say("panel-others-asked")
            controls = answering_buttons(self.glance, self.say, self.since) if waited_for else []
            card = self._hand_card(note, text, more)
            return card.with_rows(rows([*self._always(), *controls]))
        if self.view.last_tiles:
            return Card(note, self.say("panel-last-tiles", names=self.say.listed(names), number=len(names)))
        text = self.say("panel-not-asked", names=self.say.listed(names), number=len(names))
        return self._hand_card(note, text)

    def _hand_card(self, *extra: str) -> Card:
        return hand_card(self.glance, self.user, self.say, *extra, emojis=self.emojis)

    def money(self) -> Card:
        """Offer the open cards, and those of them that may be taken together (B-33)."""
        options = self.of(TakeMoney)
        if not options:
            return self.now()
        limit: int = self.view.parts["money"]  # type: ignore[assignment]
        picture = pictures.hand(self.glance, self.user, self.say)
        return self.card(self.say("panel-money", limit=limit), picture, *self.money_rows(), here="money")

    def money_rows(self) -> list[Row]:
        """Offer the open cards."""
        return choices(self.say("choose-money"), self.purpose("do"), self._entries(self.of(TakeMoney)), "main")

    def buying(self) -> Buying:
        """Return the panels for a purchase."""
        return Buying(self)

    def place(self) -> Card:
        """Lead back to the tiles that wait to be placed, from wherever somebody has strayed."""
        if self.has_tiles_to_place and (self.asks_to_place or self.of(Finish)):
            return self.placing()
        return self.turn(self.say("panel-place-nothing"))

    def placing(self, note: str = "", tile: str | None = None) -> Card:
        """Show where a tile that was set aside may go."""
        assert self.view.viewer is not None
        aside = self.view.players[self.view.viewer].aside
        chosen = next((one for one in aside if one.id == tile), aside[0])
        again = not self.asks_to_place
        own = [
            o for o in (self.after_finishing() if again else self.own) if getattr(o.action, "tile", None) == chosen.id
        ]
        others = [self._tile_first(one.id) for one in aside if one is not chosen]
        places = numbered(self.view.players[self.view.viewer], chosen, own, self.words)
        style = "plain" if again else "main"  # to place it now is to do without the further action
        offered = choices(self.say("choose-place"), self.purpose("do"), places.entries(self.words, self.view), style)
        key = "panel-act-again" if again else "panel-last-tile" if self.view.last_tiles else "panel-place"
        key = key if places.picture.places else f"{key}-nowhere"
        text = self.say(key, tile=capital(self.words.tile(chosen.id)))
        instead = choices(self.say("choose-tile"), self.purpose("tile"), others) if others else []
        return self.card("\n".join(filter(None, [note, text])), places.picture, *offered, *instead, here="place")

    def _tile_first(self, tile: str) -> MenuLine:
        label = self.say("button-tile-first", tile=capital(self.words.tile(tile)))
        return MenuLine(tile, label, emoji=self.words.emoji_of_tile(tile))

    def after_finishing(self) -> tuple[Option, ...]:
        """List what could be done after doing without a further action: it is offered before that is said."""
        finish = self.of(Finish)
        if not finish:
            return ()
        return self.glance.imagined(self.user, finish[0].action).options(self.user)

    def redesigning(self) -> Redesigning:
        """Return the panels for a redesign."""
        return Redesigning(self)

    def places_of(self, tile: str, options: Sequence[Option]) -> Places:
        """Number the places where a tile may go that is got out of turn.

        That is before the next turn: whatever the player has prepared for it has not happened yet.
        """
        public: View = self.glance.view(None)
        return numbered(public.players[self.seat], self.words.piece(tile), options, self.words)

    def of(self, *kinds: type[Action]) -> list[Option]:
        """List what can be done of some kinds."""
        return [option for option in self.options if isinstance(option.action, kinds)]

    def entry(self, option: Option) -> MenuLine:
        """Say what an option does, as a line of a menu."""
        emoji = self.words.emoji(option.action, self.view)
        return MenuLine(option.code, self.words.option(option.action, self.view), emoji=emoji)

    def _entries(self, options: Sequence[Option]) -> list[MenuLine]:
        return [self.entry(option) for option in options]

    def purpose(self, verb: str, detail: str = "") -> Purpose:
        """Say what a control is for that answers the present question, in the present state of its panel."""
        return Purpose(verb, self.glance.table.id, self.since, detail, self.glance.table.entries)

    def card(self, text: str, picture: Part | None, *offered: Row, here: str = "") -> Card:
        """Put a panel together; its last rows have what is always at hand."""
        return Card(text, picture, *offered, *rows(self._always(here)))

    def _always(self, here: str = "") -> list[Control]:
        """Offer what is always at hand, but for the panel in which one is."""
        table, controls = self.glance.table.id, list[Control]()
        act: Callable[[str, str], Control] = lambda verb, style: button(  # noqa: E731
            self.say(f"button-{verb}"), Purpose(verb, table), style
        )
        acts = ["money"] if self.of(TakeMoney) else []
        if self.of(BuyBuilding, TakeMoney, *REDESIGN) and not self.of(Forgo):
            acts += ["buy", "redesign"]
        if self.has_tiles_to_place and here != "place":
            controls.append(act("place", "main"))
        goes_again = here == "place" and bool(acts)
        controls += [act(verb, "main" if goes_again else "plain") for verb in acts if verb != here]
        if self.of(Forgo):
            controls.append(button(self.say("button-forgo"), self.purpose("end"), "good"))
        if self.of(Pass, ConfirmTurn) or (self.of(Finish) and not self.has_tiles_to_place):
            controls.append(button(self.say("button-end"), self.purpose("end"), "good"))
        if self.glance.can_undo(self.user):
            controls.append(button(self.say("button-undo"), self.purpose("undo"), "bad"))
        if not controls:
            controls.append(act("hand", "plain"))
        chooses = bool(self.own) and not self.asks_to_confirm
        return [*controls, *hint_buttons(self.glance, self.say, self.about)] if chooses else controls


def together(first: Action | None, action: Action) -> Action:
    """Say two things in one breath, where something has to be done before: they are one step of the turn."""
    return action if first is None else Together(action.seat, (first, action))
