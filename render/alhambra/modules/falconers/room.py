"""What falconers bring to the pictures: falcons between tiles, beside their owners, and all of them on a sheet."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Protocol, runtime_checkable

from alhambra.view import Card, Piece, View
from render.alhambra.layout.naming import letter_of
from render.alhambra.modules.falconers.art import GROUNDS, falcon, falcon_on_point, falcon_piece, paint_falcon
from render.alhambra.modules.falconers.overview import FalconSheet, Perch
from render.alhambra.room import CardArt, PartArt, PieceArt, Room, Sign
from render.kit.art import palette
from render.kit.art.drawing import Point
from render.kit.art.palette import Colour
from render.kit.art.sketch import Sketch, Stamp
from texts.catalogue import Catalogue

FALCON, FOR_SALE = "falcon", "falcons-left"
SKY = palette.rgb("5B7FA6")


@runtime_checkable
class _Falcon(Protocol):
    """What is on a piece."""

    @property
    def id(self) -> str: ...
    @property
    def colour(self) -> str: ...
    @property
    def kinds(self) -> tuple[str, ...]: ...


@runtime_checkable
class _Falconry(Protocol):
    """What a view shows of the falcons."""

    @property
    def falcons(self) -> Sequence[Card]: ...
    @property
    def owned(self) -> Mapping[str, int]: ...
    @property
    def points(self) -> Sequence[int]: ...


def _draw(card: Card, size: tuple[int, int], say: Catalogue) -> Stamp:
    assert isinstance(card, _Falcon)
    return falcon_piece(card.colour, tuple((kind, letter_of(kind, say)) for kind in card.kinds), *size)


def _called(card: Card, say: Catalogue) -> str:
    assert isinstance(card, _Falcon)
    one, other = (say.noun(f"kind-{kind}") for kind in card.kinds)
    return say.noun("falcon-called", colour=say(f"falcon-colour-{card.colour}"), one=one, other=other)


def _captioned(card: Card, say: Catalogue) -> str:
    assert isinstance(card, _Falcon)
    return say(f"falcon-caption-{card.colour}")


def _standing(piece: Piece, size: int, say: Catalogue) -> Stamp:
    return falcon_on_point(piece.token.detail, size)


def _own(shown: object, seat: int) -> Iterator[Sign]:
    if isinstance(shown, _Falconry):
        own = (one for one in shown.falcons if isinstance(one, _Falcon) and shown.owned.get(one.id) == seat)
        yield from (Sign(f"falcon-{colour}", number) for colour, number in Counter(one.colour for one in own).items())


def _for_sale(shown: object) -> Iterator[Sign]:
    if isinstance(shown, _Falconry):
        yield Sign(FOR_SALE, len(shown.falcons) - len(shown.owned))


def _badge(name: str, height: int, say: Catalogue) -> Stamp:
    return falcon(name.removeprefix("falcon-") if name != FOR_SALE else "brown", height // 2 - 1)


def _icon(part: str, side: int, ground: Colour | None) -> Stamp:
    return falcon("brown", side // 2 - 1)


def _mark(sketch: Sketch, at: Point) -> None:
    paint_falcon(sketch, at, 15, "white")


def _overview(view: View, names: Sequence[str], language: str) -> FalconSheet | None:
    shown = view.parts.get("falconers")
    if not isinstance(shown, _Falconry):
        return None
    falcons = [one for one in shown.falcons if isinstance(one, _Falcon)]
    perches = tuple(Perch(one.id, one.colour, one.kinds, shown.owned.get(one.id)) for one in falcons)
    return FalconSheet(perches, tuple(shown.points), tuple(names), language)


ROOM = Room(
    id="falconers",
    number=21,
    cards={FALCON: CardArt(_draw, _called, _captioned)},
    pieces={FALCON: PieceArt(_standing)},
    parts={"falcons": PartArt(_icon, SKY, _mark)},
    badges=_own,
    badge=_badge,
    all_badges=tuple(Sign(f"falcon-{colour}", number) for number, colour in enumerate(GROUNDS, 1)),
    remaining=_for_sale,
    overview=_overview,
)
