"""In a language a third longer than English nothing that is written is cut off or lies on something else."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import pytest

from render.alhambra.gallery import gallery
from render.alhambra.gallery_samples import ODD_NAMES
from render.alhambra.replay import Replay
from render.alhambra.table import TablePicture
from render.kit.art.lettering import ELLIPSIS, drawable
from render.kit.layout.scene import Item, Scene
from render.kit.picture import Picture, Still
from tests.render.played import overlap, told
from texts.catalogue import PSEUDO, catalogue

LONG_NAMES = tuple(beginning for name in ODD_NAMES if (beginning := drawable(name)[:3]))
"""How the names begin that are cut off in any language."""
MOST_AND_FEWEST = (2, 6)
SIGNS = ("legend ", "badge of ", "shield", "coin ", "round ", "key ")
"""What stands beside texts, and never below them."""
HARDLY = 4
"""By how much the boxes of two texts may overlap: no letter fills its own."""


def scenes_of(picture: Picture) -> Iterator[Scene]:
    """Lay out all pages of a picture, of a replay only the ends."""
    if isinstance(picture, TablePicture):
        yield from picture.scenes()
    elif isinstance(picture, Replay):
        yield from list(replace(picture, moments=(picture.moments[0], picture.moments[-1])).scenes())
    elif isinstance(picture, Still):
        yield picture.scene()


def faults_of(scene: Scene) -> Iterator[str]:
    texts = told(scene, "text ")
    for text in texts:
        if text.what.endswith(ELLIPSIS) and not text.what.removeprefix("text ").startswith(LONG_NAMES):
            yield f"{text.what} is cut off"
        if not lies_within(text, scene):
            yield f"{text.what} leaves the picture"
    for one, other in combinations(texts, 2):
        if overlap(one, other, slack=HARDLY):
            yield f"{one.what} lies on {other.what}"
    for sign in [item for beginning in SIGNS for item in told(scene, beginning)]:
        for text in texts:
            if overlap(text, sign, slack=HARDLY):
                yield f"{text.what} lies on {sign.what}"


def lies_within(text: Item, scene: Scene) -> bool:
    return text.left >= 0 and text.left + text.across <= scene.across and text.top + text.down <= scene.down


@pytest.mark.long
def test_no_text_is_cut_off_or_lies_on_another() -> None:
    found = {
        f"{name}: {fault}"
        for name, picture in gallery(MOST_AND_FEWEST)
        for scene in scenes_of(picture.in_language(PSEUDO))
        for fault in faults_of(scene)
    }
    assert not found, "\n".join(sorted(found))


def test_words_are_longer_and_what_is_filled_in_is_not() -> None:
    say = catalogue(PSEUDO)
    assert say("palace-title", name="Amina") == "Amina’s pálácéñö"
    assert say("points", number=1) == "1 póíntñö"
    assert say("sides") == "NESW"
    assert say("letter-tower") == "T"
