"""What a player sees of the characters."""

from alhambra.modules.characters.cards import CHARACTERS, GUARD, Lots
from alhambra.modules.characters.scoring import WALL_FOR_A_POINT
from alhambra.view import View


def lots(view: View) -> Lots | None:
    """Return what everybody sees of the characters, None in a game without them."""
    shown = view.parts.get(CHARACTERS)
    return shown if isinstance(shown, Lots) else None


def guards_edge(view: View) -> float:
    """Return the points that the City Guard brings for an edge of the longest wall, if the viewer has him."""
    shown = lots(view)
    return 1 / WALL_FOR_A_POINT if shown is not None and shown.owned.get(GUARD) == view.viewer else 0.0
