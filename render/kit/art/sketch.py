"""Drawing something small: four times as large as it will be, with its own mask, then reduced."""

import math
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple, TypeAlias

from PIL import Image, ImageChops, ImageDraw

from render.kit.art import palette
from render.kit.art.drawing import FINE, Point, paint, stroke
from render.kit.art.lettering import CAP_HEIGHT, Face, set_text, width
from render.kit.art.palette import Colour

Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right, bottom."""

_TURN = Image.Transpose.TRANSPOSE
_NOWHERE = (255, 0, 254)
"""A colour that no drawing has."""


class Stamp(NamedTuple):
    """A small picture, and the mask through which it is put down; without one it is opaque."""

    image: Image.Image
    mask: Image.Image | None = None

    @property
    def size(self) -> tuple[int, int]:
        """Its width and height."""
        return self.image.size

    def stretched(self, across: int, down: int) -> "Stamp":
        """Make it larger by repeating its middle column and row; its corners stay as they are."""
        image, mask = (
            None if layer is None else _widened(_widened(layer, across).transpose(_TURN), down).transpose(_TURN)
            for layer in self
        )
        assert image is not None
        return Stamp(image, mask)

    def paste_stretched(self, image: Image.Image, at: tuple[int, int], size: tuple[int, int]) -> None:
        """Put it down larger than it is, without ever making a large image of it: its middle must be of one colour."""
        columns, rows = (_thirds(own, wanted) for own, wanted in zip(self.size, size, strict=True))
        for left, right, x, across in columns:
            for top, bottom, y, down in rows:
                part = self.image.crop((left, top, right, bottom))
                place = at[0] + x, at[1] + y, at[0] + x + across, at[1] + y + down
                if (left, top) == (columns[1][0], rows[1][0]):
                    image.paste(part.getpixel((0, 0)), place)  # type: ignore[arg-type]  # a colour
                    continue
                mask = None if self.mask is None else self.mask.crop((left, top, right, bottom)).resize((across, down))
                image.paste(part.resize((across, down)), place, mask)


def _thirds(own: int, wanted: int) -> list[tuple[int, int, int, int]]:
    """Cut a length before and after its middle pixel: from where to where, and where that goes, how long."""
    half = own // 2
    rest = own - half - 1
    return [
        (0, half, 0, half),
        (half, half + 1, half, wanted - half - rest),
        (half + 1, own, wanted - rest, rest),
    ]


def _widened(image: Image.Image, across: int) -> Image.Image:
    """Repeat the middle column of an image."""
    middle, high = image.width // 2, image.height
    wide = Image.new(image.mode, (across, high))
    wide.paste(image.crop((middle, 0, middle + 1, high)).resize((across, high)))
    wide.paste(image.crop((0, 0, middle, high)))
    wide.paste(image.crop((middle + 1, 0, image.width, high)), (across - image.width + middle + 1, 0))
    return wide


class Sketch:
    """Something with a mask being drawn, four times as large as it will be."""

    def __init__(self, across: float, down: float, edge: Colour = palette.INK) -> None:
        """Begin with nothing; the smooth outer edge will be mixed with its colour."""
        size = max(1, math.ceil(across)) * FINE, max(1, math.ceil(down)) * FINE
        self.image = Image.new("RGB", size, edge)
        self._mask = Image.new("L", size)
        self.draw = ImageDraw.Draw(self.image)
        self._cover = ImageDraw.Draw(self._mask)

    def polygon(self, points: list[Point], fill: Colour, outline: float = 0, colour: Colour = palette.INK) -> None:
        """Paint a shape, given in the units of the finished picture, with an outline around its edge."""
        large = [(x * FINE, y * FINE) for x, y in points]
        self.draw.polygon(large, fill=fill)
        self._cover.polygon(large, fill=255)
        if outline:
            stroke(self.draw, large, outline * FINE, colour, closed=True)
            self._stroke_cover(large, outline)

    def _stroke_cover(self, large: list[Point], outline: float) -> None:
        radius = outline * FINE / 2
        self._cover.line([*large, large[0]], fill=255, width=max(1, round(2 * radius)), joint="curve")
        for x, y in large:
            self._cover.ellipse((x - radius, y - radius, x + radius, y + radius), fill=255)

    def outline(self, points: list[Point], colour: Colour, thickness: float) -> None:
        """Draw a closed line."""
        stroke(self.draw, [(x * FINE, y * FINE) for x, y in points], thickness * FINE, colour, closed=True)

    def line(self, points: list[Point], colour: Colour, thickness: float) -> None:
        """Draw a line with round ends."""
        large = [(x * FINE, y * FINE) for x, y in points]
        stroke(self.draw, large, thickness * FINE, colour)
        radius = thickness * FINE / 2
        self._cover.line(large, fill=255, width=max(1, round(2 * radius)), joint="curve")
        for x, y in (large[0], large[-1]):
            self._cover.ellipse((x - radius, y - radius, x + radius, y + radius), fill=255)

    def box(self, box: Box, fill: Colour, *, radius: float) -> None:
        """Paint a box with rounded corners."""
        left, top, right, bottom = (side * FINE for side in box)
        for draw, paint_with in ((self.draw, fill), (self._cover, 255)):
            draw.rounded_rectangle((left, top, right - 1, bottom - 1), radius=radius * FINE, fill=paint_with)

    def frame(self, box: Box, colour: Colour, thickness: float, *, radius: float) -> None:
        """Draw the edge of a box with rounded corners."""
        left, top, right, bottom = (side * FINE for side in box)
        self.draw.rounded_rectangle(
            (left, top, right - 1, bottom - 1),
            radius=radius * FINE,
            outline=colour,
            width=max(1, round(thickness * FINE)),
        )

    def ring(self, box: Box, colour: Colour, thickness: float, *, radius: float) -> None:
        """Draw the edge of a box with rounded corners, and leave its middle open."""
        left, top, right, bottom = (side * FINE for side in box)
        for draw, paint_with in ((self.draw, colour), (self._cover, 255)):
            draw.rounded_rectangle(
                (left, top, right - 1, bottom - 1),
                radius=radius * FINE,
                outline=paint_with,
                width=max(1, round(thickness * FINE)),
            )

    def disc(self, centre: Point, radius: float, fill: Colour) -> None:
        """Paint a disc."""
        x, y, large = centre[0] * FINE, centre[1] * FINE, radius * FINE
        for draw, paint_with in ((self.draw, fill), (self._cover, 255)):
            draw.ellipse((x - large, y - large, x + large, y + large), fill=paint_with)

    def painted(
        self, source: Path, scale: float, at: Point = (0, 0), colours: Mapping[str, Colour] | None = None
    ) -> None:
        """Paint a drawing; it covers what differs from the ground."""
        ground = Image.new("RGB", self.image.size, _NOWHERE)
        paint(ground, source, scale * FINE, (at[0] * FINE, at[1] * FINE), colours)
        bare = Image.new("RGB", self.image.size, _NOWHERE)
        cover = ImageChops.difference(ground, bare).convert("L").point(lambda value: 255 if value else 0)
        self.image.paste(ground, (0, 0), cover)
        self._mask.paste(cover, (0, 0), cover)

    def text(self, text: str, centre: Point, size: float, colour: Colour, *, squeeze: float = 1.0) -> None:
        """Paint a short text."""
        large = centre[0] * FINE, centre[1] * FINE
        paint_text(self.image, text, large, round(size * FINE), colour, squeeze=squeeze)

    def stamp(self) -> Stamp:
        """Return what was drawn, in its true size."""
        self.image.putalpha(self._mask)  # so that edges take no colour from the ground around them
        reduced = self.image.reduce(FINE)
        return Stamp(reduced.convert("RGB"), reduced.getchannel("A"))


def paint_text(
    image: Image.Image, text: str, centre: Point, size: int, colour: Colour, *, squeeze: float = 1.0
) -> None:
    """Paint a short text with its capitals centred on a point, onto something that is reduced afterwards."""
    found = set_text(text, Face.BLACK, size)
    mask = found.mask
    if squeeze < 1:
        mask = mask.resize((max(1, round(mask.width * squeeze)), mask.height), Image.Resampling.BOX)
    left = centre[0] - width(text, Face.BLACK, size) * squeeze / 2 + found.left * squeeze
    top = centre[1] + CAP_HEIGHT / 2 * size + found.top
    image.paste(colour, (round(left), round(top)), mask)
