"""Drawings as data: filled and outlined paths, in a box of their own, drawn at any size.

A path is written as in SVG, with the absolute commands M, L, C, Q and Z. Everything is drawn four times as
large as needed and reduced, which makes smooth edges.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import pairwise
from math import ceil, floor
from pathlib import Path
from typing import TypeAlias

import msgspec
from msgspec import Struct
from PIL import Image, ImageDraw

from render.kit.art.palette import Colour, rgb

FINE = 4
"""How many times as large things are drawn."""
CURVE = 24
"""How many straight pieces make a curve."""
NEAR = 2.0
"""How near two points of a line are to be drawn as one: half of a pixel, once all is reduced."""

Point: TypeAlias = tuple[float, float]
Line: TypeAlias = list[Point]

HEX = re.compile("[0-9A-F]{6}")
_TOKEN = re.compile(r"[MLCQZ]|-?[\d.]+")


class Shape(Struct, frozen=True, forbid_unknown_fields=True):
    """A path with its paint."""

    d: str
    fill: str | None = None
    stroke: str | None = None
    width: float = 0
    clip: str | None = None
    """A path outside of which nothing is painted."""
    square: bool = False
    """Whether the outline has square corners instead of round ones."""


class Drawing(Struct, frozen=True, forbid_unknown_fields=True):
    """Shapes, one over the other, in a box."""

    size: tuple[int, int]
    shapes: tuple[Shape, ...]


@cache
def drawing(source: Path) -> Drawing:
    """Read a drawing, which is called as its file but for the ending."""
    return msgspec.json.decode(source.with_suffix(".json").read_bytes(), type=Drawing)


@cache
def drawn_colours(*folders: Path) -> tuple[Colour, ...]:
    """List the colours of all drawings in some folders."""
    files = sorted((path for folder in folders for path in folder.glob("*.json")), key=lambda path: path.name)
    drawings = [drawing(path) for path in files]
    named = [name for one in drawings for shape in one.shapes for name in (shape.fill, shape.stroke) if name]
    return tuple(rgb(name) for name in dict.fromkeys(named) if HEX.fullmatch(name))


@cache
def extent(source: Path) -> tuple[float, float, float, float]:
    """Return the left, top, right and bottom of what a drawing covers of its box."""
    points = [
        (x + sign * shape.width / 2, y + sign * shape.width / 2)
        for shape in drawing(source).shapes
        for line, _ in outlines(shape.d)
        for x, y in line
        for sign in (-1, 1)
    ]
    across, down = zip(*points, strict=True)
    return min(across), min(down), max(across), max(down)


def paint(
    image: Image.Image, source: Path, scale: float, at: Point = (0, 0), colours: Mapping[str, Colour] | None = None
) -> None:
    """Paint a drawing onto an image, its box magnified and its corner put somewhere.

    Colours that the drawing leaves open are given by name.
    """
    for shape in drawing(source).shapes:
        if shape.clip is None:
            _paint_shape(ImageDraw.Draw(image), shape, scale, at, colours or {})
        else:
            _paint_clipped(image, shape, scale, at, colours or {})


def _paint_clipped(image: Image.Image, shape: Shape, scale: float, at: Point, colours: Mapping[str, Colour]) -> None:
    """Paint a shape onto a copy of the part where it may be seen, and put that back."""
    clip = shape.clip
    assert clip is not None
    across, down = zip(*(point for line, _ in outlines(clip, scale, at) for point in line), strict=True)
    left, top = max(0, floor(min(across))), max(0, floor(min(down)))
    right, bottom = min(image.width, ceil(max(across)) + 1), min(image.height, ceil(max(down)) + 1)
    if left >= right or top >= bottom:
        return
    layer, there = image.crop((left, top, right, bottom)), (at[0] - left, at[1] - top)
    mask = Image.new("L", layer.size)
    _paint_shape(ImageDraw.Draw(layer), shape, scale, there, colours)
    for line, _ in outlines(clip, scale, there):
        ImageDraw.Draw(mask).polygon(line, fill=255)
    image.paste(layer, (left, top), mask)


def _paint_shape(
    draw: ImageDraw.ImageDraw, shape: Shape, scale: float, at: Point, colours: Mapping[str, Colour]
) -> None:
    for whole, closed in outlines(shape.d, scale, at):
        line = _thinned(whole)
        if shape.fill is not None and len(line) > 2:
            draw.polygon(line, fill=_colour(shape.fill, colours))
        if shape.stroke is not None:
            colour = _colour(shape.stroke, colours)
            stroke(draw, line, shape.width * scale, colour, closed=closed, square=shape.square)


def _colour(name: str, colours: Mapping[str, Colour]) -> Colour:
    return colours[name] if name in colours else rgb(name)


def stroke(
    draw: ImageDraw.ImageDraw,
    line: Sequence[Point],
    width: float,
    colour: Colour,
    *,
    closed: bool = False,
    square: bool = False,
) -> None:
    """Draw a line with round joins and ends, or a closed one with square corners."""
    points = [*line, line[0]] if closed else list(line)
    if square:
        _square_outline(draw, points, width, colour)
        return
    draw.line(points, fill=colour, width=max(1, round(width)), joint="curve")
    radius = width / 2
    for x, y in points if closed else (points[0], points[-1]):
        draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour)


def _square_outline(draw: ImageDraw.ImageDraw, points: Sequence[Point], width: float, colour: Colour) -> None:
    half = width / 2
    for (x, y), (to_x, to_y) in pairwise(points):
        box = min(x, to_x) - half, min(y, to_y) - half, max(x, to_x) + half, max(y, to_y) + half
        draw.rectangle(box, fill=colour)


def outlines(d: str, scale: float = 1, at: Point = (0, 0)) -> Iterator[tuple[Line, bool]]:
    """Turn a path into lines of points, and return whether each is closed."""
    left, top = at
    for line, closed in _traced(d):
        yield [(left + scale * x, top + scale * y) for x, y in line], closed


@lru_cache(maxsize=4096)
def _traced(d: str) -> tuple[tuple[Line, bool], ...]:
    """Follow a path as it is written; many pictures have the same ones, in other sizes and places."""
    return tuple(_lines_of(d))


def _lines_of(d: str) -> Iterator[tuple[Line, bool]]:
    line: Line = []
    tokens = iter(_TOKEN.findall(d))
    command = ""

    def point(x: str) -> Point:
        return float(x), float(next(tokens))

    for word in tokens:
        if word == "Z":
            yield line, True
            line = []
            continue
        command, first = (word, next(tokens)) if word.isalpha() else (command, word)
        if command == "M" and line:
            yield line, False
            line = []
        if command in "ML":
            line.append(point(first))
            command = "L"
        else:
            handles = [point(first), *(point(next(tokens)) for _ in range({"C": 2, "Q": 1}[command]))]
            line += _curve(line[-1], handles)
    if line:
        yield line, False


def _curve(start: Point, handles: Sequence[Point]) -> Iterator[Point]:
    """Sample a Bézier curve by de Casteljau's way, without its start."""
    for step in range(1, CURVE + 1):
        share, points = step / CURVE, [start, *handles]
        while len(points) > 1:
            points = [(x + share * (to_x - x), y + share * (to_y - y)) for (x, y), (to_x, to_y) in pairwise(points)]
        yield points[0]


def _thinned(line: Line) -> Line:
    """Leave out points that nobody could tell from those before them."""
    kept = line[:1]
    for x, y in line[1:-1]:
        last_x, last_y = kept[-1]
        if abs(x - last_x) + abs(y - last_y) >= NEAR:
            kept.append((x, y))
    return [*kept, *line[1:][-1:]]
