"""Golden images: the important pictures look as they did when somebody last looked at them.

Blocks of pixels are compared by their mean: small ones, so that the hinting of a font does not matter but a
single wrong digit does, and larger ones, in which a change of colour is noticed earlier. When one differs, the
picture and the difference are saved beside each other in the temporary folder of the test.
"""

import io
from collections.abc import Iterable
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from render.kit.picture import Picture

TOLERANCES = {4: 37, 16: 22}
"""How far the means of two blocks may be apart, of 255, for each size of blocks."""


def drawn(picture: Picture) -> Image.Image:
    return opened(io.BytesIO(picture.file()))


def opened(file: Path | io.BytesIO) -> Image.Image:
    return Image.open(file).convert("RGBA").convert("RGB")


def differ(one: Image.Image, other: Image.Image) -> bool:
    return one.size != other.size or any(apart(one, other, block) > most for block, most in TOLERANCES.items())


def apart(one: Image.Image, other: Image.Image, block: int) -> int:
    """Return the largest difference between two blocks."""
    bands = ImageChops.difference(one.reduce(block), other.reduce(block)).getextrema()
    return max(int(high) for _, high in bands)  # type: ignore[misc]


def shifted(image: Image.Image, right: float, down: float) -> Image.Image:
    """Move everything by a part of a pixel, which is more than hinting does."""
    moved = 1, 0, right, 0, 1, down
    return image.transform(image.size, Image.Transform.AFFINE, moved, Image.Resampling.BILINEAR)


def check_looks_as_it_did(picture: Picture, file: Path, folder: Path) -> None:
    now, golden = drawn(picture), opened(file)
    if differ(now, golden):
        now.save(folder / "drawn.png")
        if now.size == golden.size:
            ImageChops.difference(now, golden).save(folder / "difference.png")
        pytest.fail(f"{file.stem} differs; see {folder}")


def check_hinting_is_not_noticed(file: Path) -> None:
    now = opened(file)
    for right, down in ((0.4, 0.0), (0.0, 0.4)):
        assert not differ(now, shifted(now, right, down))


def write_anew(folder: Path, pictures: Iterable[tuple[str, Picture]]) -> None:
    """Write all anew after a wanted change; look at each before it is committed."""
    folder.mkdir(exist_ok=True)
    for name, picture in pictures:
        Image.open(io.BytesIO(picture.file())).save(folder / f"{name}.png", optimize=True)
