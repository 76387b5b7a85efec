"""Golden images: the important pictures look as they did when somebody last looked at them.

They are kept at half the size. Blocks of pixels are compared by their mean, so that the hinting of a font
does not matter but a moved wall or a wrong number does. After a wanted change write them anew with
`python -m tests.render.test_golden`, and look at each before it is committed. When one differs, the picture
and the difference are saved beside each other in the temporary folder of the test.
"""

import io
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from render.gallery import gallery
from render.palace import PalacePicture
from render.picture import Picture

FOLDER = Path(__file__).parent / "golden"
NAMES = (
    "pieces",
    "market-4-middle",
    "market-6-odd-names",
    "palace-15",
    "palace-30",
    "place-15",
    "hand-4",
    "scoring-4-2",
    "table-3",
    "end-2",
)
BLOCK = 8
TOLERANCE = 22
"""How far the means of two blocks may be apart, of 255."""


def chosen() -> Iterator[tuple[str, Picture]]:
    return ((name, picture) for name, picture in gallery() if name in NAMES)


def half(picture: Picture) -> Image.Image:
    return Image.open(io.BytesIO(picture.file())).convert("RGBA").convert("RGB").reduce(2)


def apart(one: Image.Image, other: Image.Image) -> int:
    """Give the largest difference between two blocks."""
    if one.size != other.size:
        return 255
    bands = ImageChops.difference(one.reduce(BLOCK), other.reduce(BLOCK)).getextrema()
    return max(int(high) for _, high in bands)  # type: ignore[misc]


@pytest.fixture(scope="module")
def pictures() -> dict[str, Picture]:
    return dict(chosen())


@pytest.mark.parametrize("name", NAMES)
def test_a_picture_looks_as_it_did(name: str, pictures: dict[str, Picture], tmp_path: Path) -> None:
    drawn, golden = half(pictures[name]), Image.open(FOLDER / f"{name}.png").convert("RGB")
    if apart(drawn, golden) > TOLERANCE:
        drawn.save(tmp_path / "drawn.png")
        if drawn.size == golden.size:
            ImageChops.difference(drawn, golden).save(tmp_path / "difference.png")
        pytest.fail(f"{name} differs by {apart(drawn, golden)}; see {tmp_path}")


def test_a_moved_wall_is_noticed(pictures: dict[str, Picture]) -> None:
    palace = pictures["palace-15"]
    assert isinstance(palace, PalacePicture)
    first, *rest = palace.tiles
    moved = replace(palace, tiles=(replace(first, walls=first.walls ^ 0b101), *rest))
    assert apart(half(palace), half(moved)) > TOLERANCE


def test_a_wrong_number_is_noticed(pictures: dict[str, Picture]) -> None:
    palace = pictures["palace-15"]
    assert isinstance(palace, PalacePicture)
    assert apart(half(palace), half(replace(palace, score=58))) > TOLERANCE
    counts = tuple((kind, count + 1) for kind, count in palace.counts)
    assert apart(half(palace), half(replace(palace, counts=counts))) > TOLERANCE


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name_, picture_ in chosen():
        half(picture_).quantize(256, dither=Image.Dither.NONE).save(FOLDER / f"{name_}.png", optimize=True)
