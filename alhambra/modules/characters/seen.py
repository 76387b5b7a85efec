"""The characters that lie before a player."""

from alhambra.modules.characters import CHARACTERS, GUARD, WALL_FOR_A_POINT, Lots
from alhambra.view import View


def lots(view: View) -> Lots | None:
    """Give what everybody sees of the characters, None in a game without them."""
    shown = view.parts.get(CHARACTERS)
    return shown if isinstance(shown, Lots) else None


def wall_factor(view: View) -> float:
    """Give how many points the viewer has for an edge of the longest wall (V-CHA-19)."""
    shown = lots(view)
    guarded = shown is not None and shown.owned.get(GUARD) == view.viewer
    return 1 + 1 / WALL_FOR_A_POINT if guarded else 1.0
