"""Golden images: the important pictures look as they did when somebody last looked at them.

Blocks of pixels are compared by their mean: small ones, so that the hinting of a font does not matter but a
single wrong digit does, and larger ones, in which a change of colour is noticed earlier. After a wanted change
write them anew with `python -m tests.render.alhambra.test_golden`, and look at each before it is committed. When one
differs, the picture and the difference are saved beside each other in the temporary folder of the test.
"""

import io
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from render.alhambra.gallery import gallery
from render.alhambra.market import MarketPicture
from render.alhambra.palace import PalacePicture
from render.kit.picture import Picture

FOLDER = Path(__file__).parent / "golden"
NAMES = (
    "pieces",
    "market-4-middle",
    "market-6-odd-names",
    "palace-15",
    "palace-30",
    "palace-wide",
    "palace-tall",
    "place-15",
    "hand-4",
    "scoring-4-2",
    "table-2",
    "table-3",
    "table-4-end",
    "end-2",
    *(f"primer-{page}" for page in range(1, 6)),
    "module-pieces",
    "market-4-auction-modules",
    "market-new_score_cards",
    "table-3-modules",
    "palace-4-1-modules",
    "place-6-camp",
    "remove-4-modules",
    "hand-3-modules",
    "scoring-6-3-modules",
    "end-2-modules",
)
TOLERANCES = {4: 37, 16: 22}
"""How far the means of two blocks may be apart, of 255, for each size of blocks."""


def chosen() -> Iterator[tuple[str, Picture]]:
    return ((name, picture) for name, picture in gallery() if name in NAMES)


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


@pytest.fixture(scope="module")
def pictures() -> dict[str, Picture]:
    return dict(chosen())


@pytest.mark.parametrize("name", NAMES)
def test_a_picture_looks_as_it_did(name: str, pictures: dict[str, Picture], tmp_path: Path) -> None:
    now, golden = drawn(pictures[name]), opened(FOLDER / f"{name}.png")
    if differ(now, golden):
        now.save(tmp_path / "drawn.png")
        if now.size == golden.size:
            ImageChops.difference(now, golden).save(tmp_path / "difference.png")
        pytest.fail(f"{name} differs; see {tmp_path}")


def test_a_moved_wall_is_noticed(pictures: dict[str, Picture]) -> None:
    palace = pictures["palace-15"]
    assert isinstance(palace, PalacePicture)
    first, *rest = palace.tiles
    moved = replace(palace, tiles=(replace(first, walls=first.walls ^ 0b101), *rest))
    assert differ(drawn(palace), drawn(moved))


@pytest.mark.parametrize("name", NAMES)
def test_hinting_is_not_noticed(name: str) -> None:
    now = opened(FOLDER / f"{name}.png")
    for right, down in ((0.4, 0.0), (0.0, 0.4)):
        assert not differ(now, shifted(now, right, down))


def test_any_wrong_price_is_noticed(pictures: dict[str, Picture]) -> None:
    palace = pictures["palace-30"]
    assert isinstance(palace, PalacePicture)
    right = drawn(palace)
    for number, standing in enumerate(palace.tiles):
        dearer = replace(standing, tile=replace(standing.tile, price=standing.tile.price + 1))
        tiles = (*palace.tiles[:number], dearer, *palace.tiles[number + 1 :])
        assert differ(right, drawn(replace(palace, tiles=tiles))), standing.tile.id


def test_any_wrong_count_is_noticed(pictures: dict[str, Picture]) -> None:
    palace, market = pictures["palace-15"], pictures["market-4-middle"]
    assert isinstance(palace, PalacePicture)
    assert differ(drawn(palace), drawn(replace(palace, score=53)))
    for kind, count in palace.counts:
        counts = {**dict(palace.counts), kind: count + 1}
        assert differ(drawn(palace), drawn(replace(palace, counts=tuple(counts.items())))), kind
    assert isinstance(market, MarketPicture)
    for who, holdings in enumerate(market.company.holdings):
        assert holdings.cards is not None
        for wrong in (replace(holdings, cards=holdings.cards + 1), replace(holdings, tiles=holdings.tiles + 1)):
            others = market.company.holdings
            company = replace(market.company, holdings=(*others[:who], wrong, *others[who + 1 :]))
            assert differ(drawn(market), drawn(replace(market, company=company))), who


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name_, picture_ in chosen():
        Image.open(io.BytesIO(picture_.file())).save(FOLDER / f"{name_}.png", optimize=True)
