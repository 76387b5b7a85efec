"""Currency Exchange: cards with which two currencies pay together."""

from functools import lru_cache

from alhambra.view import Card
from render.alhambra.art.money import CURRENCIES
from render.alhambra.room import CardArt, Room
from render.kit.art import palette
from render.kit.art.dashes import rounded_box
from render.kit.art.drawing import Point
from render.kit.art.sketch import Box, Sketch, Stamp
from texts.catalogue import Catalogue

KEPT = 128


def _currencies(card: Card) -> tuple[str, str]:
    currencies: tuple[str, str] = getattr(card, "currencies", ("", ""))
    return currencies


def _draw(card: Card, size: tuple[int, int], say: Catalogue) -> Stamp:
    one, other = _currencies(card)
    return exchange_card((one, other), (say(f"mark-{one}"), say(f"mark-{other}")), *size)


def _called(card: Card, say: Catalogue) -> str:
    one, other = _currencies(card)
    return say.noun("card-exchange", one=say.noun(f"currency-{one}"), other=say.noun(f"currency-{other}"))


def _captioned(card: Card, say: Catalogue) -> str:
    return say("exchange-card")


@lru_cache(maxsize=KEPT)
def exchange_card(currencies: tuple[str, str], marks: tuple[str, str], width: int, height: int) -> Stamp:
    """Draw an exchange card: a field and a coin for each of its currencies, divided by the diagonal."""
    sketch, edge = Sketch(width, height), 0.025 * width
    first, second = (CURRENCIES[currency].field for currency in currencies)
    sketch.box((0, 0, width, height), palette.INK, radius=0.10 * width)
    inner = edge, edge, width - edge, height - edge
    sketch.box(inner, first, radius=0.085 * width)
    sketch.polygon(_lower_half(inner, 0.085 * width), second)
    sketch.line([(width - 2 * edge, 2 * edge), (2 * edge, height - 2 * edge)], palette.INK, max(2.0, 0.026 * width))
    radius = min(0.27 * width, 0.23 * height)
    inset = 0.07 * width + radius
    centres = (inset, inset), (width - inset, height - inset)
    for currency, mark, centre in zip(currencies, marks, centres, strict=True):
        sketch.polygon(CURRENCIES[currency].outline(centre, radius), palette.CREAM, max(2.0, 0.026 * width))
        sketch.text(mark, centre, 1.02 * radius, palette.INK)
    return sketch.stamp()


def _lower_half(box: Box, radius: float) -> list[Point]:
    """Return the outline of what lies below the diagonal of a box with rounded corners."""
    left, top, right, bottom = box
    slope = (bottom - top) / (right - left)
    return [(x, y) for x, y in rounded_box(box, radius) if y - top > (right - x) * slope]


ROOM = Room(id="currency_exchange", number=2, cards={"exchange": CardArt(_draw, _called, _captioned)})
