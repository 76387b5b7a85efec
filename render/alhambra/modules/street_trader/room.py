"""What street traders bring to the pictures: citizens on tiles, tokens beside them, and points."""

from collections.abc import Iterator, Sequence
from typing import Protocol, runtime_checkable

from alhambra.view import Piece, Tile, Token
from render.alhambra.layout.naming import letter_of
from render.alhambra.modules.street_trader.art import citizen, citizen_on_tile, paint_citizen, token
from render.alhambra.room import PartArt, PieceArt, Room, Sign, TokenArt
from render.kit.art.drawing import Point
from render.kit.art.palette import Colour, rgb
from render.kit.art.sketch import Sketch, Stamp
from texts.catalogue import Catalogue

HOUSED, LEFT = "citizens-housed", "citizens-left"
LOWER_LEFT = (0.24, 0.77)
BAR = rgb("B98A5A")
"""The colour of their points in the bars of the end."""
MARK = 30


@runtime_checkable
class _Traders(Protocol):
    """What a view shows of the traders."""

    @property
    def supply(self) -> Sequence[tuple[str, int]]: ...
    @property
    def housed(self) -> Sequence[Sequence[str]]: ...


def _draw_citizen(what: Token, tile: Tile, size: int, say: Catalogue) -> Stamp:
    return citizen_on_tile(what.detail, size)


def _draw_trader(piece: Piece, size: int, say: Catalogue) -> Stamp:
    return token(tuple((kind, letter_of(kind, say)) for kind in piece.token.detail.split()), size)


def _trader_called(what: Token, say: Catalogue) -> str:
    kinds = [say.noun(f"kind-{kind}") for kind in what.detail.split()]
    return say.noun("token-trader", citizens=say.listed(kinds)) if kinds else say.noun("trader-alone")


def _signs(shown: object, seat: int) -> Iterator[Sign]:
    if isinstance(shown, _Traders) and shown.housed[seat]:
        yield Sign(HOUSED, len(shown.housed[seat]))


def _remaining(shown: object) -> Iterator[Sign]:
    if isinstance(shown, _Traders):
        yield Sign(LEFT, sum(number for _, number in shown.supply))


def _badge(name: str, height: int, say: Catalogue) -> Stamp:
    return citizen("", "", height)


def _icon(part: str, side: int, ground: Colour | None) -> Stamp:
    return citizen("", "", side)


def _mark(sketch: Sketch, at: Point) -> None:
    paint_citizen(sketch, at, MARK, "")


ROOM = Room(
    id="street_trader",
    number=12,
    tokens={"citizen": TokenArt(_draw_citizen, LOWER_LEFT)},
    pieces={"trader": PieceArt(_draw_trader, _trader_called)},
    parts={"citizens": PartArt(_icon, BAR, _mark)},
    badges=_signs,
    badge=_badge,
    remaining=_remaining,
    all_badges=(Sign(HOUSED, 4),),
)
