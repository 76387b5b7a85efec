"""Outlines of the shapes that carry a meaning: stars, octagons and rounded boxes."""

import math

from render.kit.art.drawing import Point


def star(centre: Point, outer: float, inner: float, points: int = 8) -> list[Point]:
    """Return the corners of a star, the first one up."""
    return [
        (
            centre[0] + (inner if corner % 2 else outer) * math.sin(corner * math.pi / points),
            centre[1] - (inner if corner % 2 else outer) * math.cos(corner * math.pi / points),
        )
        for corner in range(2 * points)
    ]


def octagon(centre: Point, radius: float) -> list[Point]:
    """Return the corners of an octagon with a flat top."""
    angles = [math.pi * (2 * corner + 1) / 8 for corner in range(8)]
    return [(centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle)) for angle in angles]


def rounded_square(centre: Point, side: float, radius: float) -> list[Point]:
    """Return the outline of a square with rounded corners."""
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


def shield_outline(width: float, height: float, inset: float) -> list[Point]:
    """Return the outline of a shield, drawn in from its edge."""
    left, right, top, bottom = inset, width - inset, inset, height - 1.15 * inset
    shoulder = 0.58 * height
    points = [(left, top), (right, top), (right, shoulder)]
    for step in range(1, 12):
        share = step / 12
        points.append((right + (width / 2 - right) * share**1.7, shoulder + (bottom - shoulder) * share**0.75))
    points.append((width / 2, bottom))
    return points + [(width - x, y) for x, y in reversed(points[2:-1])] + [(left, shoulder)]
