"""Who takes part: the seats, and after them the rivals without a seat."""

from dataclasses import dataclass

from render.art import stamps
from render.art.sketch import Stamp
from render.layout.naming import shown_name
from render.layout.wording import said
from texts.catalogue import Catalogue


@dataclass(frozen=True, slots=True)
class Participants:
    """Those whose points are counted, by their numbers: first the seats, then the rivals."""

    names: tuple[str, ...]
    rivals: tuple[str, ...] = ()
    """The rivals' names as the view has them, which are keys of texts."""

    def __len__(self) -> int:
        return len(self.names) + len(self.rivals)

    def has_seat(self, who: int) -> bool:
        """Tell whether this one plays, rather than only counts."""
        return who < len(self.names)

    def called(self, who: int, say: Catalogue) -> str:
        """Give a name to be read out."""
        return self.names[who] if self.has_seat(who) else said(say, self.rivals[who - len(self.names)])

    def shown(self, who: int, say: Catalogue) -> str:
        """Give a name as far as it can be drawn."""
        return shown_name(self.called(who, say), who, say)

    def shield(self, who: int, width: int) -> Stamp:
        """Draw the shield."""
        return stamps.seat_shield(who, width) if self.has_seat(who) else stamps.rival_shield(width)
