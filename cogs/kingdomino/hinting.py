"""Hints in words: what the bot player would do in somebody's place, for their eyes only."""

from cogs.kingdomino.panels import Panels
from kingdomino.actions import Action, ChooseDomino, PlaceDomino
from render.kingdomino.layout.naming import STEPS, way_called
from render.kit.layout.wording import capital
from tabletop.rules import Plain
from texts.catalogue import Catalogue


def hint(panels: Panels, say: Catalogue) -> str:
    """Return a hint for somebody, or refuse it (T-22)."""
    advice = panels.glance.advice(panels.user)
    what = _what(advice.actions[0], panels, say)
    reasons = [_reason(key, given, say) for key, given in advice.reasons]
    return say("hint-shown", hint=capital(say("hint-do", what=what, why=say.listed(reasons))))


def _what(action: Action, panels: Panels, say: Catalogue) -> str:
    if isinstance(action, PlaceDomino) and panels.view.domino is not None:
        places = panels.places(panels.view.domino)
        number = next((place.number for place in places if place.cell == action.first), 0)
        step = action.second[0] - action.first[0], action.second[1] - action.first[1]
        return say("hint-PlaceDomino", number=number, way=way_called(STEPS[step], say))
    if isinstance(action, ChooseDomino):
        return say("hint-ChooseDomino", domino=panels.words.domino(action.number))
    return say("hint-ConfirmTurn")


def _reason(key: str, given: Plain, say: Catalogue) -> str:
    return say(f"hint-why-{key}", **given)
