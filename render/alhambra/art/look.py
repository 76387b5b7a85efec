"""What all pictures of Alhambra look like: a lattice of stars, a band of tiles, and the colours of its pieces."""

from PIL import Image, ImageDraw

from render.alhambra.art import DRAWINGS, hues
from render.alhambra.art.money import CURRENCIES
from render.alhambra.art.money import card as money_card
from render.alhambra.art.tile import tile
from render.alhambra.art.tokens import count_chip
from render.kit.art import palette
from render.kit.art.drawing import FINE, drawn_colours, stroke
from render.kit.art.frame import frame
from render.kit.art.look import BAND, Look
from render.kit.art.palette import Colour
from render.kit.art.shapes import star
from render.kit.art.stamps import seat_shield

STEP = 110
"""How far the stars of the page's pattern are apart."""
LINE = 3
"""How thick the lines along the band are."""
LOZENGE, CASING = 7, 9
"""Half of how large the lozenges of the band are, without and with their edge of night."""


def _pattern() -> Image.Image:
    """Draw one star of the lattice, with the lines to its neighbours."""
    side, middle = STEP * FINE, STEP * FINE / 2
    cell = Image.new("RGB", (side, side), palette.PAGE)
    draw = ImageDraw.Draw(cell)
    radius = 0.40 * side
    stroke(draw, star((middle, middle), radius, 0.77 * radius), 3 * FINE, palette.PAGE_PATTERN, closed=True)
    for x, y, to_x, to_y in ((0, middle, middle - radius, middle), (middle + radius, middle, side, middle)):
        stroke(draw, [(x, y), (to_x, to_y)], 3 * FINE, palette.PAGE_PATTERN)
        stroke(draw, [(y, x), (to_y, to_x)], 3 * FINE, palette.PAGE_PATTERN)
    return cell.reduce(FINE)


def _band(width: int) -> Image.Image:
    """Draw the band: lozenges of gold, cream and turquoise on terracotta between two lines."""
    period = 2 * CASING
    band = Image.new("RGB", (width * FINE, BAND * FINE), palette.TERRACOTTA)
    draw = ImageDraw.Draw(band)
    colours = (palette.GOLD, palette.CREAM, palette.TURQUOISE, palette.CREAM)
    number = width // period
    first, y = (width - (number - 1) * period) / 2, BAND * FINE / 2
    for place in range(number):  # only whole lozenges, with as much left free at both ends
        x = (first + place * period) * FINE
        for half, fill in ((CASING * FINE, palette.NIGHT), (LOZENGE * FINE, colours[place % 4])):
            draw.polygon([(x, y - half), (x + half, y), (x, y + half), (x - half, y)], fill=fill)
    for top in (0, BAND - LINE):
        draw.rectangle((0, top * FINE, width * FINE, (top + LINE) * FINE - 1), fill=palette.GOLD_DARK)
    return band.reduce(FINE)


def _colours() -> list[Colour]:
    of_kinds = [colour for kind in hues.KINDS.values() for colour in kind]
    of_currencies = [colour for art in CURRENCIES.values() for colour in (art.field, art.deep, art.text)]
    return [*palette.named(vars(hues)), *of_kinds, *of_currencies, *drawn_colours(DRAWINGS)]


def _sheet() -> Image.Image:
    """Lay out one of everything."""
    sheet = Image.new("RGB", (1600, 1000), palette.PANEL)
    sheet.paste(frame(1600, 1000, look=LOOK).crop((0, 0, 1600, 300)), (0, 0))
    kinds = [kind for kind in hues.KINDS if kind != "fountain"]
    for column, kind in enumerate(kinds):
        letter = kind[0].upper()
        for row, (walls, size) in enumerate(((9, 166), (0, 110), (6, 100))):
            sheet.paste(tile(kind, walls, 10, letter, size).image, (20 + 180 * column, 310 + 170 * row))
        chip = count_chip(kind, letter, 92)
        sheet.paste(chip.image, (20 + 180 * column, 850), chip.mask)
    sheet.paste(tile("fountain", 0, None, "", 166).image, (1110, 310))
    for row, (currency, art) in enumerate(CURRENCIES.items()):
        card = money_card(art, currency[:2].title(), 7, 133, 166)
        sheet.paste(card.image, (1300 + 140 * (row % 2), 310 + 170 * (row // 2)), card.mask)
    for seat in range(len(palette.SEATS)):
        shield = seat_shield(seat, 60)
        sheet.paste(shield.image, (1110 + 70 * (seat % 2), 490 + 80 * (seat // 2)), shield.mask)
    return sheet


LOOK = Look(_pattern, _band, _colours, _sheet)
