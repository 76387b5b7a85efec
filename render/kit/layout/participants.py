"""Who takes part: the seats, and after them the rivals without a seat."""

from dataclasses import dataclass

from render.kit.art import stamps
from render.kit.art.lettering import drawable
from render.kit.art.sketch import Stamp
from render.kit.layout.checking import check_seat
from render.kit.layout.naming import shown_name, spoken_name
from render.kit.layout.wording import said
from tabletop.naming import LONGEST_NAME, shortened
from texts.catalogue import Catalogue


@dataclass(frozen=True, slots=True)
class Participants:
    """Those whose points are counted, by their numbers: first the seats, then the rivals."""

    names: tuple[str, ...]
    rivals: tuple[str, ...] = ()
    """The rivals' names as the view has them, which are keys of texts."""

    def __post_init__(self) -> None:
        check_seat(len(self.names) - 1)

    def __len__(self) -> int:
        return len(self.names) + len(self.rivals)

    def has_seat(self, who: int) -> bool:
        """Return whether this one plays, rather than only counts."""
        return who < len(self.names)

    def called(self, who: int, say: Catalogue) -> str:
        """Return a name to be read out."""
        return spoken_name(self.names[who], who, say) if self.has_seat(who) else self._rival(who, say)

    def all_called(self, say: Catalogue, longest: int = LONGEST_NAME) -> list[str]:
        """Return all names to be read out, cut off where they are longer; those that then are equal become seats."""
        names = [shortened(self.called(who, say), longest) for who in range(len(self))]
        return [
            say("seat-name", number=who + 1) if self.has_seat(who) and names.count(name) > 1 else name
            for who, name in enumerate(names)
        ]

    def shown(self, who: int, say: Catalogue) -> str:
        """Return a name as far as it can be drawn."""
        return shown_name(self.names[who], who, say) if self.has_seat(who) else drawable(self._rival(who, say))

    def shield(self, who: int, width: int) -> Stamp:
        """Draw the shield."""
        return stamps.seat_shield(who, width) if self.has_seat(who) else stamps.rival_shield(width)

    def _rival(self, who: int, say: Catalogue) -> str:
        return said(say, self.rivals[who - len(self.names)])
