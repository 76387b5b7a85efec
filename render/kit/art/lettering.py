"""Type: two families that lie beside the code, measured and set, each text once.

A text becomes a mask, through which its colour is painted; masks are kept.
"""

import math
import re
import unicodedata
from enum import Enum
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFont

FOLDER = Path(__file__).parent / "fonts"
CAP_HEIGHT = 0.66
"""The height of a capital letter or a digit, for a size of 1."""
SMALLEST_SHARE = 0.72
"""How far a text is made smaller before it is cut off."""
ELLIPSIS = "…"
DIGITS = re.compile("([0-9]+)")
BREAKS = re.compile(r"(?<=[\s–-])")
LONGEST = 200
"""No more than so many signs of a text are looked at."""


class Face(Enum):
    """A weight of a family."""

    BLACK = "SourceSansPro-Black.ttf"
    BOLD = "SourceSansPro-Bold.ttf"
    SEMIBOLD = "SourceSansPro-Semibold.ttf"
    TITLE = "Vollkorn-Black.ttf"


class Set(NamedTuple):
    """A text that was set: its mask, where that begins beside the pen, and how far the pen moves."""

    mask: Image.Image
    left: int
    top: int
    """Above the baseline: negative."""
    advance: float


@cache
def font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    """Open a font. The basic layout is the same on every system."""
    return ImageFont.truetype(FOLDER / face.value, size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=2048)
def width(text: str, face: Face, size: int) -> float:
    """Measure a text."""
    return sum(font(own, size).getlength(run) for run, own in _runs(text, face))


@lru_cache(maxsize=768)
def set_text(text: str, face: Face, size: int) -> Set:
    """Set a text in one line."""
    runs, boxes, pen = _runs(text, face), [], 0.0
    for run, own in runs:
        boxes.append((pen, font(own, size).getbbox(run, anchor="ls")))
        pen += width(run, own, size)
    left, right = math.floor(min(x + box[0] for x, box in boxes)), math.ceil(max(x + box[2] for x, box in boxes))
    top, bottom = int(min(box[1] for _, box in boxes)), int(max(box[3] for _, box in boxes))
    mask = Image.new("L", (max(1, right - left), max(1, bottom - top)))
    for (run, own), (x, _) in zip(runs, boxes, strict=True):
        ImageDraw.Draw(mask).text((round(x) - left, -top), run, fill=255, font=font(own, size), anchor="ls")
    return Set(mask, left, top, pen)


def _runs(text: str, face: Face) -> list[tuple[str, Face]]:
    """Cut a text where its face changes: the digits of titles, which are old-style, are set in the other family."""
    if face is not Face.TITLE:
        return [(text, face)]
    return [(run, Face.BLACK if run[0].isdigit() else face) for run in DIGITS.split(text) if run]


@lru_cache(maxsize=2048)
def fitted(text: str, face: Face, size: int, space: float) -> tuple[str, int]:
    """Make a text fit: smaller first, then shorter."""
    least = max(1, round(size * SMALLEST_SHARE))
    for smaller in range(size, least - 1, -1):
        if width(text, face, smaller) <= space:
            return text, smaller
    kept = text
    while kept and width(kept.rstrip() + ELLIPSIS, face, least) > space:
        kept = kept[:-1]
    return kept.rstrip() + ELLIPSIS, least


def broken(text: str, face: Face, size: int, space: float) -> list[str]:
    """Break a text into lines, between words and after dashes; a word that is too long for one stands alone."""
    lines = [""]
    for word in BREAKS.split(text):
        if lines[-1] and width((lines[-1] + word).rstrip(), face, size) > space:
            lines.append("")
        lines[-1] += word
    return [line.rstrip() for line in lines]


def in_lines(text: str, face: Face, size: int, space: float) -> list[str]:
    """Return a text in one line if it fits there, made smaller if need be; otherwise broken into several."""
    smallest = round(size * SMALLEST_SHARE)
    return [text] if width(text, face, smallest) <= space else broken(text, face, smallest, space)


def paragraph(text: str, across: float, down: float, largest: int, *, line: float) -> tuple[list[str], int]:
    """Break a text into lines that fit a box in the largest possible type; as a last resort lines are cut off."""
    least = max(1, largest // 2)
    for size in range(largest, least - 1, -1):
        lines = broken(text, Face.BLACK, size, across)
        if len(lines) * line * size <= down and all(width(one, Face.BLACK, size) <= across for one in lines):
            return lines, size
    most = max(1, int(down / (line * least)))
    return [fitted(one, Face.BLACK, least, across)[0] for one in broken(text, Face.BLACK, least, across)[:most]], least


def drawable(text: str, face: Face = Face.BLACK) -> str:
    """Leave out what the fonts cannot show, such as emoji and other scripts, and all that control a terminal."""
    known = _characters(face)
    normal = unicodedata.normalize("NFC", text[:LONGEST])
    return " ".join("".join(sign if sign in known else " " for sign in normal).split())


@cache
def _characters(face: Face) -> frozenset[str]:
    """Find out what a font can show: what does not look like the sign for a missing character."""
    shown = font(face, 32)
    missing = bytes(shown.getmask("\U0010ffff"))
    ranges = (range(0x20, 0x7F), range(0xA0, 0x250), range(0x370, 0x530), range(0x1E00, 0x1F00), range(0x2010, 0x2040))
    signs = (chr(code) for span in ranges for code in span)
    return frozenset(sign for sign in signs if sign.isspace() or bytes(shown.getmask(sign)) != missing)
