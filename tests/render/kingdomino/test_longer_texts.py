"""In a language a third longer than English nothing that is written is cut off or lies on something else."""

from collections.abc import Iterator
from dataclasses import replace

from render.kingdomino.gallery import gallery
from render.kingdomino.replay import Replay
from render.kit.layout.scene import Scene
from render.kit.picture import Picture, Still
from tests.render.alhambra.test_longer_texts import faults_of
from texts.catalogue import PSEUDO


def scenes_of(picture: Picture) -> Iterator[Scene]:
    """Lay out a picture, of a replay only the ends."""
    if isinstance(picture, Replay):
        yield from replace(picture, moments=(picture.moments[0], picture.moments[-1])).scenes()
    elif isinstance(picture, Still):
        yield picture.scene()


def test_no_text_is_cut_off_or_lies_on_another() -> None:
    found = {
        f"{name}: {fault}"
        for name, picture in gallery()
        for scene in scenes_of(picture.in_language(PSEUDO) if name != "emojis" else picture)
        for fault in faults_of(scene)
    }
    assert not found, "\n".join(sorted(found))
