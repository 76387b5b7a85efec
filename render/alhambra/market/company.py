"""Who sits at the table, what everybody holds, and whose turn it is: what the market and the whole table share."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from alhambra.view import GAME_END, View
from render.alhambra.layout.badges import Badge, badges_of
from render.alhambra.layout.rounds import RESERVED, put_rounds
from render.alhambra.rooms import rooms
from render.kit.art import palette
from render.kit.art.lettering import SMALLEST_SHARE, Face, width
from render.kit.art.palette import Colour
from render.kit.art.sketch import Stamp
from render.kit.layout.checking import check_names
from render.kit.layout.header import head
from render.kit.layout.participants import Participants
from render.kit.layout.scene import Scene
from render.kit.layout.wording import words_of
from tabletop.naming import LONGEST_NAME, shortened
from texts.catalogue import Catalogue

SHORTEST_NAME = 4
MOST_NAMED = 2
"""How many can be named in a title; more are counted."""
TITLE, TITLE_SPACE = 58, 1160
SHIELD = 64


@dataclass(frozen=True, slots=True)
class Holdings:
    """What is public of somebody's belongings."""

    cards: int | None
    """The cards in hand; None for a rival, who has no hand."""
    tiles: int
    """The tiles in reserve; all tiles of a rival, who has no palace."""
    score: int | None
    """None if the table hides scores."""
    badges: tuple[Badge, ...] = ()
    """What lies open besides."""


@dataclass(frozen=True, slots=True)
class Company:
    """Those who take part, by their numbers: first the seats, then the rivals."""

    people: Participants
    holdings: tuple[Holdings, ...]
    asked: tuple[int, ...]
    winners: tuple[int, ...]
    scored: tuple[int, ...]
    window: str | None = None
    """For what several are asked at once."""

    @classmethod
    def of(cls, view: View, names: Sequence[str], *, hide_scores: bool) -> "Company":
        """Take it from a view. In the end no scores are hidden any more."""
        check_names(names, len(view.players))
        hidden = hide_scores and view.state != GAME_END
        seats = [
            Holdings(one.cards, len(one.reserve), None if hidden else one.score, badges_of(view.parts, one.seat))
            for one in view.players
        ]
        rivals = [Holdings(None, len(one.tiles), None if hidden else one.score) for one in view.rivals]
        people = Participants(tuple(names), tuple(rival.name for rival in view.rivals))
        window = view.window.name.replace(" ", "-") if view.window else None
        return cls(people, (*seats, *rivals), view.asked, view.winners, view.scored, window)

    def ring_of(self, who: int) -> Colour | None:
        """Return the colour that frames somebody: turquoise for whom we wait, gold for who has won."""
        return palette.TURQUOISE if who in self.asked else palette.GOLD if who in self.winners else None

    def called(self, who: int, say: Catalogue) -> str:
        """Return a name to be read out."""
        return self.people.called(who, say)

    def turn(self, say: Catalogue) -> str:
        """Say whose turn it is, or who has won."""
        return self._title(lambda who: self.called(who, say), say)

    def lay_header(self, scene: Scene, say: Catalogue) -> None:
        """Write whose turn it is, and show which scorings are past."""
        head(scene, self.title(say, TITLE_SPACE), self.shield(SHIELD), reserved=RESERVED)
        put_rounds(scene, self.scored)

    def shield(self, across: int) -> Stamp | None:
        """Return the shield of the only one whose turn it is or who has won."""
        subjects = self.winners or (self.asked if self.window is None else ())
        return self.people.shield(subjects[0], across) if len(subjects) == 1 else None

    def title(self, say: Catalogue, space: float) -> str:
        """Say whose turn it is, or who has won; names are shortened rather than what is said of them."""

        def title(longest: int) -> str:
            return self._title(lambda who: shortened(self.people.shown(who, say), longest), say)

        fitting = (
            text
            for text in map(title, range(LONGEST_NAME, SHORTEST_NAME, -1))
            if SMALLEST_SHARE * width(text, Face.TITLE, TITLE) <= space
        )
        return next(fitting, title(SHORTEST_NAME))

    def _title(self, name: Callable[[int], str], say: Catalogue) -> str:
        if self.winners:
            return say("end-title", winners=len(self.winners), names=say.listed([*map(name, self.winners)]))
        if self.window is not None:
            return rooms().text(say, f"window-title-{self.window}", words_of(self.window))
        if len(self.asked) > MOST_NAMED:
            return say("several-to-play", number=len(self.asked))
        return say("to-play", names=say.listed([*map(name, self.asked)]))
