"""The fair in pictures, with one of everything that a room can bring."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, Protocol, runtime_checkable

from alhambra.view import Card, Money, Piece, Tile, Token, View
from render.alhambra.art.money import CurrencyArt
from render.alhambra.art.plain import plain_card, plain_chip, plain_tile
from render.alhambra.layout.naming import card_called, tile_called
from render.alhambra.market import MarketPicture
from render.alhambra.room import CardArt, OwnCard, PartArt, PieceArt, Room, Shelf, Sign, TileArt, TokenArt
from render.kit.art import palette
from render.kit.art.drawing import Point
from render.kit.art.palette import Colour
from render.kit.art.shapes import octagon
from render.kit.art.sketch import Sketch, Stamp
from render.kit.layout.panels import lay_panel
from render.kit.layout.plan import Area
from render.kit.layout.scene import Scene
from texts.catalogue import Catalogue

MARK = "!"
RIBBON, VOUCHERS = "fair-ribbon", "fair-vouchers"


@runtime_checkable
class _Fair(Protocol):
    """What a view shows of the fair."""

    @property
    def vouchers(self) -> Sequence[Card]: ...
    @property
    def held(self) -> Sequence[Sequence[Card]]: ...
    @property
    def stalls(self) -> Sequence[Tile]: ...
    @property
    def cheers(self) -> int: ...
    @property
    def ribbon(self) -> int | None: ...


@dataclass(frozen=True, slots=True)
class AtTheFair:
    """A panel that shows what can be had at the fair, and how loud it was."""

    place: ClassVar[int] = 50
    growth: ClassVar[int] = 0
    vouchers: tuple[Card, ...]
    stalls: tuple[Tile, ...]
    cheers: int

    def breadth(self, shelf: Shelf) -> int:
        return 300

    def height(self, shelf: Shelf) -> int:
        return shelf.high // 2

    def lay(self, scene: Scene, box: Area, shelf: Shelf, scored: Collection[int], say: Catalogue) -> None:
        lay_panel(scene, box, "fair")
        scene.write(say("fair-open"), box[0] + 20, box[1] + box[3] / 2, 40, space=box[2] - 40)

    def told(self, say: Catalogue, *, walls: bool, lasting: bool) -> Iterator[str]:
        names = [card_called(card, say) for card in self.vouchers]
        names += [tile_called(tile, say, walls=walls) for tile in self.stalls]
        yield say("alt-fair", pieces=", ".join(names) or "–", cheers=self.cheers)


def _annex(shown: object) -> AtTheFair | None:
    return AtTheFair(tuple(shown.vouchers), tuple(shown.stalls), shown.cheers) if isinstance(shown, _Fair) else None


def _tile(tile: Tile, walls: int, size: int, say: Catalogue) -> Stamp:
    return plain_tile(MARK, walls, tile.price, size)


def _scaffold(token: Token, tile: Tile, size: int, say: Catalogue) -> Stamp:
    return plain_chip(MARK, size // 2)


def _pennant(token: Token, tile: Tile, size: int, say: Catalogue) -> Stamp:
    return plain_chip(MARK, size // 4)


def _decoration(piece: Piece, size: int, say: Catalogue) -> Stamp:
    return plain_chip(MARK, size // 3)


def _chip(kind: str, side: int, say: Catalogue) -> Stamp:
    return plain_chip(MARK, side)


def _ghost(tile: Tile, side: int) -> Stamp:
    return plain_tile(MARK, 0, 0, side)


def _card(card: Card, size: tuple[int, int], say: Catalogue) -> Stamp:
    return plain_card(MARK, *size)


def _voucher(card: Card, say: Catalogue) -> str:
    return say.noun("card-voucher", number=card.value if isinstance(card, Money) else 0)


def _ticket(card: Card, say: Catalogue) -> str:
    return say.noun("card-ticket")


def _icon(part: str, side: int, ground: Colour | None) -> Stamp:
    return plain_chip(MARK, side)


def _charm(currency: str, value: int, side: int, say: Catalogue) -> Stamp:
    return plain_chip(str(value), side)


def _cheer(sketch: Sketch, at: Point) -> None:
    sketch.text(MARK, at, 30, palette.INK)


def _ribbons(shown: object, seat: int) -> Iterator[Sign]:
    if isinstance(shown, _Fair):
        if shown.ribbon == seat:
            yield Sign(RIBBON)
        if len(shown.held[seat]):
            yield Sign(VOUCHERS, len(shown.held[seat]))


def _remaining(shown: object) -> Iterator[Sign]:
    if isinstance(shown, _Fair):
        yield Sign(VOUCHERS, len(shown.vouchers))


def _vouchers(shown: object, viewer: int) -> Iterator[OwnCard]:
    if isinstance(shown, _Fair):
        yield from (OwnCard(card, is_open=True) for card in shown.held[viewer])


def _overview(view: View, names: Sequence[str], language: str) -> MarketPicture | None:
    return MarketPicture.of(view, names, language=language) if isinstance(view.parts.get("fair"), _Fair) else None


ROOM = Room(
    id="fair",
    number=99,
    tiles={family: TileArt(_tile, _chip, _ghost) for family in ("stall", "tent")},
    tokens={"scaffold": TokenArt(_scaffold), "pennant": TokenArt(_pennant, (0.25, 0.75))},
    pieces={name: PieceArt(_decoration) for name in ("bunting", "lantern", "puppets")},
    cards={"ticket": CardArt(_card, _ticket), "voucher": CardArt(_card, _voucher), "programme": CardArt(_card)},
    currencies={"luck": CurrencyArt(palette.ROSE, palette.INK, palette.INK, octagon)},
    items={"charm": _charm},
    parts={"cheers": PartArt(_icon, palette.ROSE, _cheer), "envy": PartArt(_icon)},
    badges=_ribbons,
    badge=lambda name, height, say: plain_chip(say(f"{name}-mark"), height),
    remaining=_remaining,
    all_badges=(Sign(RIBBON), Sign(VOUCHERS, 2)),
    hand=_vouchers,
    annex=_annex,
    overview=_overview,
)
