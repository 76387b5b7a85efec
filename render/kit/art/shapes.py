"""Outlines of the shapes that carry a meaning: stars, octagons, and a shape for each currency."""

import math

from render.kit.art.drawing import Point


def star(centre: Point, outer: float, inner: float, points: int = 8) -> list[Point]:
    """Give the corners of a star, the first one up."""
    return [
        (
            centre[0] + (inner if corner % 2 else outer) * math.sin(corner * math.pi / points),
            centre[1] - (inner if corner % 2 else outer) * math.cos(corner * math.pi / points),
        )
        for corner in range(2 * points)
    ]


def octagon(centre: Point, radius: float) -> list[Point]:
    """Give the corners of an octagon with a flat top."""
    angles = [math.pi * (2 * corner + 1) / 8 for corner in range(8)]
    return [(centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle)) for angle in angles]


def coin_outline(currency: str, centre: Point, radius: float) -> list[Point]:
    """Give the shape of a currency: circle, square, quatrefoil or star; a cut gem for any other."""
    x, y = centre
    if currency == "gulden":
        return [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in _angles(96)]
    if currency == "dirham":
        return rounded_square(centre, 1.8 * radius, 0.12 * radius)
    if currency == "denar":
        return _quatrefoil(centre, radius)
    if currency == "ducat":
        return star(centre, 1.06 * radius, 0.8 * radius)
    shape = ((-0.55, -0.85), (0.55, -0.85), (1, -0.25), (0, 1), (-1, -0.25))
    return [(x + radius * right, y + radius * down) for right, down in shape]


def _quatrefoil(centre: Point, radius: float) -> list[Point]:
    """Give four arcs that meet on the diagonals."""
    reach, arc = 0.46 * radius, 0.48 * radius
    depth = math.sqrt(max(0.0, arc * arc - (0.46 * radius) ** 2))
    points = []
    for turn in range(4):
        start = -math.pi / 2 + turn * math.pi / 2
        across, out = (-math.sin(start), math.cos(start)), (math.cos(start), math.sin(start))
        middle = centre[0] + out[0] * (reach + depth), centre[1] + out[1] * (reach + depth)
        spread = math.pi - math.acos(min(1.0, depth / arc))
        for step in range(25):
            angle = -spread + 2 * spread * step / 24
            points.append(
                (
                    middle[0] + arc * (math.cos(angle) * out[0] + math.sin(angle) * across[0]),
                    middle[1] + arc * (math.cos(angle) * out[1] + math.sin(angle) * across[1]),
                )
            )
    return points


def rounded_square(centre: Point, side: float, radius: float) -> list[Point]:
    """Give the outline of a square with rounded corners."""
    half = side / 2 - radius
    corners = ((1, -1, -math.pi / 2), (1, 1, 0.0), (-1, 1, math.pi / 2), (-1, -1, math.pi))
    return [
        (
            centre[0] + right * half + radius * math.cos(start + step * math.pi / 16),
            centre[1] + down * half + radius * math.sin(start + step * math.pi / 16),
        )
        for right, down, start in corners
        for step in range(9)
    ]


def _angles(number: int) -> list[float]:
    return [2 * math.pi * step / number for step in range(number)]
