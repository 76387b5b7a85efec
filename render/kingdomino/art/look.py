"""What all pictures of Kingdomino look like: a meadow with clover and grass, bunting, and the colours of its lands."""

from PIL import Image, ImageDraw

from render.kingdomino.art import DRAWINGS, hues
from render.kingdomino.art.cell import castle, cell
from render.kingdomino.art.clover import clover
from render.kingdomino.art.crowns import crown_icon
from render.kingdomino.art.domino import back, milestone
from render.kingdomino.art.king import king, no_king
from render.kingdomino.art.marks import banner, choice_cell
from render.kingdomino.art.pins import pin
from render.kingdomino.art.tokens import bonus_icon, land_chip
from render.kit.art import palette
from render.kit.art.drawing import FINE, Point, drawn_colours
from render.kit.art.frame import frame
from render.kit.art.look import BAND, Look
from render.kit.art.palette import Colour
from render.kit.art.sketch import Sketch
from render.kit.art.stamps import faded, seat_shield

STEP = 120
"""How far two clovers of the meadow are apart."""
BLADES: tuple[tuple[Point, ...], ...] = (
    ((-14, -2), (-5, 8), (-2, 18)),
    ((0, -10), (0, 18)),
    ((14, -2), (5, 8), (2, 18)),
)
"""A tuft of grass around a point: each blade by where it begins, bends and ends."""
LINE = 3
"""How thick the lines along the band are."""
FLAG = 80 / 3
"""How far two flags are apart."""
STATES = ("certain", "possible", "lost")
PALE = (0.5, 0.45)
"""How pale squares are shown that could be there, and those that were thrown away."""


def _pattern() -> Image.Image:
    """Draw a part of the meadow: clover at its corners and in its middle, tufts of grass between them."""
    sketch = Sketch(STEP, STEP)
    sketch.box((0, 0, STEP, STEP), hues.MEADOW, radius=0)
    places = (0, STEP / 2, STEP)
    for row, y in enumerate(places):
        for column, x in enumerate(places):
            if (row + column) % 2:
                for blade in BLADES:
                    sketch.line([(x + right, y + down) for right, down in blade], hues.MEADOW_PATTERN, 4)
            else:
                clover(sketch, (x, y), 8.8, hues.MEADOW_PATTERN)
    return sketch.stamp().image


def _band(width: int) -> Image.Image:
    """Draw the bunting: flags of gold, cream and turquoise that hang between those of terracotta which stand."""
    band = Image.new("RGB", (width * FINE, BAND * FINE), palette.NIGHT)
    draw = ImageDraw.Draw(band)
    colours = (palette.GOLD, palette.CREAM, palette.TURQUOISE, palette.CREAM)
    number = int(width // FLAG)
    first, top, bottom = (width - number * FLAG) / 2, LINE, BAND - LINE
    for place in range(-1, number + 1):
        x = (first + (place + 0.5) * FLAG) * FINE
        hanging = [(x - 12 * FINE, top * FINE), (x + 12 * FINE, top * FINE), (x, (bottom - 1) * FINE)]
        draw.polygon(hanging, fill=colours[place % 4])
        x += FLAG * FINE / 2
        draw.polygon(
            [(x - 9.6 * FINE, bottom * FINE), (x + 9.6 * FINE, bottom * FINE), (x, (top + 3) * FINE)],
            fill=palette.TERRACOTTA,
        )
    for edge in (0, BAND - LINE):
        draw.rectangle((0, edge * FINE, width * FINE, (edge + LINE) * FINE - 1), fill=palette.GOLD_DARK)
    return band.reduce(FINE)


def _colours() -> list[Colour]:
    of_lands = [colour for land in hues.LANDS.values() for colour in land]
    return [*palette.named(vars(hues)), *of_lands, *hues.SHADES, *drawn_colours(DRAWINGS)]


def _sheet() -> Image.Image:
    """Lay out one of everything."""
    sheet = Image.new("RGB", (1600, 1000), palette.PANEL)
    sheet.paste(frame(1600, 1000, look=LOOK).crop((0, 0, 1600, 300)), (0, 0))
    for column, land in enumerate(hues.LANDS):
        letter = land[0].upper()
        for row, (crowns, size) in enumerate(((0, 148), (1, 110), (2, 100), (3, 100))):
            sheet.paste(cell(land, crowns, letter, size).image, (20 + 150 * column, 310 + 150 * row))
        chip = land_chip(land, letter, 64)
        sheet.paste(chip.image, (20 + 150 * column, 900), chip.mask)
        for row, share in enumerate(PALE):
            sheet.paste(faded(cell(land, 1, letter, 100), share).image, (940 + 105 * column, 900 - 105 * row))
    stamps = [
        *((castle(seat, 110), (940 + 115 * seat, 310)) for seat in range(4)),
        *((king(seat, 126), (940 + 100 * seat, 440)) for seat in range(4)),
        *((seat_shield(seat, 62), (940 + 80 * seat, 590)) for seat in range(4)),
        (no_king(126, now=True), (1350, 440)),
        (no_king(126, now=False), (1450, 440)),
        (crown_icon(56), (1290, 590)),
        (milestone(48, 64), (1380, 590)),
        (back(48, 90), (940, 700)),
        (choice_cell(107), (1150, 700)),
        (pin(14, frozenset((1, 3)), frozenset((1,)), 107), (1150, 700)),
        (banner("11×3", 33, 148), (1290, 700)),
        *((bonus_icon("harmony", state, 60), (1480, 590 + 70 * number)) for number, state in enumerate(STATES)),
    ]
    for stamp, at in stamps:
        sheet.paste(stamp.image, at, stamp.mask)
    return sheet


LOOK = Look(_pattern, _band, _colours, _sheet)
