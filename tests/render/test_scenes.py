"""No picture of any game is empty: each kind of picture in its gallery has something on it."""

import pytest

from render.__main__ import GAMES, gallery_of
from render.kit.picture import Still


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_no_picture_is_an_empty_frame(game: str) -> None:
    seen: set[type[Still]] = set()
    for name, picture in gallery_of(game):
        if isinstance(picture, Still) and type(picture) not in seen:
            seen.add(type(picture))
            scene = picture.scene()
            below = [item for item in scene.items if item.top >= scene.header]
            assert below, f"{name} has nothing on its page"
            assert scene.look.pattern().size != (1, 1)
    assert seen
