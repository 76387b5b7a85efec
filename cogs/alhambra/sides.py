"""The sides of a tile as people read and type them: arrows, letters and words are understood alike."""

from alhambra.view import SIDES
from texts.catalogue import Catalogue


def spelled(text: str, say: Catalogue) -> str:
    """Write the words for arrows, which somebody may type, or begin to."""
    for arrow, name in zip(say("side-arrows"), say("side-names").split(), strict=True):
        text = text.replace(arrow, f" {name} ")
    return text


def arrows_for(sides: str, say: Catalogue) -> str:
    """Give the arrows for some sides."""
    return "".join(say("side-arrows")[SIDES.index(side)] for side in sides)


def sides_typed(word: str, say: Catalogue) -> str:
    """Read a word that names sides, such as NE, ↑→ or north; give nothing for any other word.

    Letters come in the order of the rules, for "se" begins seraglio.
    """
    names = say("side-names").split()
    if word.casefold() in names:
        return SIDES[names.index(word.casefold())]
    for signs in (say("sides"), say("side-arrows")):
        found = [signs.find(sign) for sign in word.upper()]
        if -1 not in found and found == sorted(set(found)):
            return "".join(SIDES[side] for side in found)
    return ""
