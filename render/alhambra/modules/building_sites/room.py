"""What building sites bring to the pictures: scaffolds on tiles, how many are left, and the owner's own backs."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from alhambra.view import Card, Tile, Token
from render.alhambra.layout.naming import letter_of, tile_priced
from render.alhambra.modules.building_sites.art import scaffold_icon, site_card, site_cover, with_coin
from render.alhambra.room import CardArt, OwnCard, Room, Sign, TokenArt
from render.alhambra.rooms import rooms
from render.kit.art.drawing import Point
from render.kit.art.sketch import Stamp
from render.kit.layout.panels import lay_panel
from render.kit.layout.scene import Scene
from render.kit.layout.wording import said
from texts.catalogue import Catalogue

SITE, SITES_LEFT = "site", "sites-left"
BACK = (90, 112)


@runtime_checkable
class _OwnSite(Protocol):
    """What its owner knows of a site."""

    @property
    def tile(self) -> Tile: ...
    @property
    def currency(self) -> str: ...


@runtime_checkable
class _Sites(Protocol):
    """What a view shows of the sites."""

    @property
    def left(self) -> int: ...
    @property
    def own(self) -> Sequence[_OwnSite]: ...


@dataclass(frozen=True, eq=False, slots=True)
class SiteBack(Card):
    """The back of a site tile, with the tile on which it lies."""

    tile: Tile
    currency: str


def _remaining(shown: object) -> Iterator[Sign]:
    if isinstance(shown, _Sites):
        yield Sign(SITES_LEFT, shown.left)


@dataclass(frozen=True, slots=True)
class AllSites:
    """The front of all site tiles, and their backs."""

    backs: tuple[str, ...]

    def height(self) -> int:
        """Return how high it is."""
        return BACK[1] + 24

    def lay(self, scene: Scene, at: Point, across: int, say: Catalogue) -> None:
        """Lay them out in a row."""
        left, top = at
        lay_panel(scene, (left, top, across, self.height()), "site tiles")
        step, y = across / (len(self.backs) + 1), top + self.height() / 2
        scene.put_at(scaffold_icon(BACK[1]), left + step / 2, y, "site tile")
        for number, currency in enumerate(self.backs, 1):
            stamp = site_card(rooms().currency(currency), say(f"mark-{currency}"), 0, *BACK)
            scene.put_at(stamp, left + step * (number + 0.5), y, f"site tile {currency}")

    def told(self, say: Catalogue) -> str:
        """Name them."""
        return say("alt-all-sites", currencies=say.row([said(say, f"currency-{one}") for one in self.backs]))


def _icon(name: str, height: int, say: Catalogue) -> Stamp:
    return scaffold_icon(height)


def _draw(token: Token, tile: Tile, size: int, say: Catalogue) -> Stamp:
    letter = letter_of(tile.kind, say) if say.has(f"letter-{tile.kind}") else ""
    cover = site_cover(tile.kind, tile.walls, tile.price, letter, size)
    if not token.detail:
        return cover
    return with_coin(cover, rooms().currency(token.detail), say(f"mark-{token.detail}"))


def _own(shown: object, seat: int) -> Iterator[OwnCard]:
    for site in shown.own if isinstance(shown, _Sites) else ():
        yield OwnCard(SiteBack(f"{SITE}-on-{site.tile.id}", SITE, site.tile, site.currency))


def _draw_back(card: Card, size: tuple[int, int], say: Catalogue) -> Stamp:
    assert isinstance(card, SiteBack)
    return site_card(rooms().currency(card.currency), say(f"mark-{card.currency}"), card.tile.price, *size)


def _called(card: Card, say: Catalogue) -> str:
    assert isinstance(card, SiteBack)
    return say.noun("alt-own-site", tile=tile_priced(card.tile, say), currency=said(say, f"currency-{card.currency}"))


ROOM = Room(
    id="building_sites",
    number=23,
    tokens={SITE: TokenArt(_draw)},
    cards={SITE: CardArt(_draw_back, _called)},
    hand=_own,
    remaining=_remaining,
    badge=_icon,
)
