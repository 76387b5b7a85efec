"""What invaders bring to the pictures: the next attack and the scouts below the market, and who has looked ahead."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, Protocol, runtime_checkable

from alhambra.view import SIDES, Card
from render.alhambra.layout.naming import card_called, letter_of
from render.alhambra.layout.pieces import card_of
from render.alhambra.modules.invaders.art import SPYGLASS, attack_back, attack_card, attack_chip, scout_card
from render.alhambra.room import CardArt, OwnCard, PartArt, Room, Shelf, Sign
from render.kit.art import palette
from render.kit.art.palette import Colour
from render.kit.art.sketch import Stamp
from render.kit.art.stamps import icon
from render.kit.layout.panels import lay_panel
from render.kit.layout.plan import Area
from render.kit.layout.scene import Scene
from texts.catalogue import Catalogue

CARD, SMALL_CARD, GAP = (122, 166), (84, 114), 12
ROSE, SMALL_ROSE = 52, 36
"""How far the letters of the compass are from its middle."""
LETTER, GONE = 40, "·"
"""How large the letters are, and what stands in place of those from where an attack has come already."""
LOOKED = "scout-looked"


@runtime_checkable
class _Invaders(Protocol):
    """What a view shows of the invaders."""

    @property
    def attack(self) -> Card | None: ...
    @property
    def is_open(self) -> bool: ...
    @property
    def attacks_left(self) -> int: ...
    @property
    def scouts(self) -> tuple[Card, ...]: ...
    @property
    def looked(self) -> Sequence[int]: ...
    @property
    def still(self) -> tuple[str, ...]: ...


@dataclass(frozen=True, slots=True)
class Camp:
    """The next attack, open or not, the directions that are still to come, and the scouts that can be won."""

    place: ClassVar[int] = 58
    growth: ClassVar[int] = 0
    attack: Card | None
    still: tuple[str, ...]
    scouts: tuple[Card, ...]

    def breadth(self, shelf: Shelf) -> int:
        """Return how broad it is at least."""
        (card, _), rose = _sizes(shelf)
        return 3 * GAP + 2 * rose + LETTER + (1 + len(self.scouts)) * (card + GAP)

    def height(self, shelf: Shelf) -> int:
        """Return how high it would like to be."""
        return shelf.high

    def lay(self, scene: Scene, box: Area, shelf: Shelf, scored: Collection[int], say: Catalogue) -> None:
        """Lay it out: the attack, what may come, then the scouts."""
        left, top, across, down = box
        lay_panel(scene, box, "invaders")
        (broad, high), rose = size, _ = _sizes(shelf)
        x, y = left + (across - self.breadth(shelf)) / 2 + 1.5 * GAP, top + (down - high) / 2
        back = attack_back(*size) if self.attack is None else card_of(self.attack, size, say)
        scene.put(back, x, y, "attack unknown" if self.attack is None else f"attack {self.attack.id}")
        middle = x + broad + GAP + LETTER / 2 + rose, top + down / 2
        for side, (east, south) in zip(SIDES, ((0, -1), (1, 0), (0, 1), (-1, 0)), strict=True):
            at = middle[0] + east * rose, middle[1] + south * rose
            letter = say("sides")[SIDES.index(side)] if side in self.still else GONE
            scene.write(letter, *at, LETTER, colour=palette.INK, align="centre")
        x = middle[0] + rose + LETTER / 2 + GAP
        for scout in self.scouts:
            scene.put(card_of(scout, size, say), x, y, f"scout {scout.id}")
            x += broad + GAP

    def told(self, say: Catalogue, *, walls: bool, lasting: bool) -> Iterator[str]:
        """Say what it shows."""
        still = " ".join(say("sides")[SIDES.index(side)] for side in self.still)
        if self.attack is not None:
            yield say("alt-invaders-open", attack=card_called(self.attack, say), still=still)
            return
        scouts = say.row([card_called(card, say) for card in self.scouts]) or say("alt-no-scouts")
        yield say("alt-invaders", still=still, scouts=scouts)


def _sizes(shelf: Shelf) -> tuple[tuple[int, int], int]:
    return (SMALL_CARD, SMALL_ROSE) if shelf.compact else (CARD, ROSE)


def _annex(shown: object) -> Camp | None:
    """Show what everybody may see, also to those who know more."""
    if not isinstance(shown, _Invaders) or not shown.attacks_left:
        return None
    return Camp(shown.attack if shown.is_open else None, shown.still, shown.scouts)


def _looked(shown: object, seat: int) -> Iterator[Sign]:
    if isinstance(shown, _Invaders) and seat in shown.looked:
        yield Sign(LOOKED)


def _own(shown: object, seat: int) -> Iterator[OwnCard]:
    """Show somebody who has looked the next attack."""
    if isinstance(shown, _Invaders) and shown.attack is not None and not shown.is_open:
        yield OwnCard(shown.attack)


def _draw_attack(card: Card, size: tuple[int, int], say: Catalogue) -> Stamp:
    side: int = getattr(card, "side", 0)
    return attack_card(side, say("sides")[side], *size)


def _draw_scout(card: Card, size: tuple[int, int], say: Catalogue) -> Stamp:
    kind: str = getattr(card, "kind", "")
    return scout_card(kind, letter_of(kind, say), *size)


def _icon(part: str, side: int, ground: Colour | None) -> Stamp:
    return attack_chip(side, ground) if ground else attack_chip(side)


ROOM = Room(
    id="invaders",
    number=15,
    cards={"attack": CardArt(_draw_attack), "scout": CardArt(_draw_scout)},
    parts={"attack": PartArt(_icon)},
    badges=_looked,
    badge=lambda name, height, say: icon(SPYGLASS, height),
    all_badges=(Sign(LOOKED),),
    hand=_own,
    annex=_annex,
)
