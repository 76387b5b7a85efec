"""What is left to draw: the money cards in their five piles, and the tiles in the bag."""

from collections.abc import Collection
from dataclasses import dataclass

from alhambra.view import View
from render.alhambra.art import tokens
from render.kit.art import palette, stamps
from render.kit.art.drawing import Point
from render.kit.art.marks import scoring_mark
from render.kit.art.palette import Colour
from render.kit.layout.plan import Area
from render.kit.layout.scene import Scene

PILES = 5
SCORING_PILES = {1: 2, 2: 4}
"""Into which pile the card of a scoring is shuffled (B-22)."""
LAST_SCORING = 3
"""The scoring that comes when the bag runs out (B-79)."""
NEARLY_EMPTY = 6
"""With how many tiles in the bag the last scoring is near."""
RIVALS_FIRST_TILES = 6  # B-103
BAR, EDGE, RADIUS, GAP = 32, 3, 8, 8
COUNT, MANY = 50, 100
"""How large a count is written, and from which on it needs more room."""
DECK, DECK_BAR = 26, (176, 758)
BAG, BAG_BAR = 986, (1148, 330)
"""Where the icons and the bars stand in a row of their own; and how long the bars are."""
MARK = 27
"""The radius of the octagons on the bars, whose digits then have the smallest size that there is."""


@dataclass(frozen=True, slots=True)
class Stock:
    """How many cards and tiles are left, and of how many: when the draw pile was last stacked, and at first."""

    cards: int
    piles: tuple[int, ...]
    """One alone if the draw pile was made of discards, without scoring cards (B-61)."""
    tiles: int
    tiles_at_first: int

    @classmethod
    def of(cls, view: View) -> "Stock":
        """Count what is left."""
        return cls(
            cards=view.cards_left,
            piles=view.piles,
            tiles=view.tiles_left,
            tiles_at_first=tiles_at_first(view),
        )

    def drawn_of_piles(self) -> list[tuple[int, int]]:
        """Return for each pile how many cards it had and how many of them were drawn."""
        drawn, piles = max(0, sum(self.piles) - self.cards), []
        for size in self.piles:
            piles.append((size, min(size, drawn)))
            drawn -= piles[-1][1]
        return piles

    def due(self, scored: Collection[int]) -> set[int]:
        """Return the scorings that may come any moment: their pile is being drawn, or the bag is nearly empty."""
        piles = self.drawn_of_piles()
        pile = next((number for number, (size, drawn) in enumerate(piles, 1) if drawn < size), 0)
        due = {number for number, own in SCORING_PILES.items() if len(piles) == PILES and own == pile}
        if self.tiles <= NEARLY_EMPTY:
            due.add(LAST_SCORING)
        return due - set(scored)

    @property
    def bag_emptied(self) -> float:
        """Which share of the bag is gone."""
        return 1 - self.tiles / max(1, self.tiles_at_first)


def tiles_at_first(view: View) -> int:
    """Return how many tiles were in the bag when the first turn began (B-16, B-103), but for any laid elsewhere."""
    return view.tiles_in_all - len(view.market) - RIVALS_FIRST_TILES * len(view.rivals)


def _lay_count(scene: Scene, at: Point, icon: str, count: int, height: int, *, end: float) -> None:
    """Show the deck or the bag, and how much is left in it, before something else begins."""
    (left, y), stamp = at, tokens.icon(icon, height)
    scene.put(stamp, left, y - height / 2, f"icon {icon}")
    number = left + stamp.size[0] + (18 if count < MANY else 10)
    scene.write(str(count), number, y, COUNT, space=end - number - GAP)


def _lay_deck_bar(scene: Scene, stock: Stock, box: Area) -> list[float]:
    """Draw the piles, filled as far as they were drawn; return where the middle of each is."""
    left, top, across, height = box
    piles = stock.drawn_of_piles()
    step = (across + GAP) / len(piles)
    starts = [left + step * number for number in range(len(piles))]
    for number, (start, (size, drawn)) in enumerate(zip(starts, piles, strict=True), 1):
        bar = start, top, step - GAP, height
        _lay_bar(scene, bar, drawn / max(1, size), palette.COBALT, f"pile {number} {drawn} of {size}")
    return [start + (step - GAP) / 2 for start in starts]


def lay_stock_row(scene: Scene, at: Point, stock: Stock, scored: Collection[int]) -> None:
    """Show the draw pile and the bag beside each other, with the scorings on their way."""
    (left, y), top = at, at[1] - BAR / 2
    _lay_count(scene, (left + DECK, y), "deck", stock.cards, 66, end=left + DECK_BAR[0])
    middles = _lay_deck_bar(scene, stock, (left + DECK_BAR[0], top, DECK_BAR[1], BAR))
    _lay_count(scene, (left + BAG, y), "bag", stock.tiles, 62, end=left + BAG_BAR[0])
    bag = left + BAG_BAR[0], top, BAG_BAR[1], BAR
    _lay_bar(scene, bag, stock.bag_emptied, palette.TERRACOTTA, f"bag {stock.tiles}")
    piles = SCORING_PILES if len(stock.piles) == PILES else {}
    places = {number: middles[pile - 1] for number, pile in piles.items()} | {LAST_SCORING: bag[0] + bag[2]}
    for number, x in places.items():
        scene.put_at(scoring_mark(number, MARK, done=number in scored), x, y, f"scoring {number}")


def _lay_bar(scene: Scene, box: Area, share: float, colour: Colour, what: str) -> None:
    """Draw a bar, filled from the left."""
    left, top, across, height = (round(side) for side in box)
    empty = palette.PLASTER_SHADE, palette.STRONG_LINE
    scene.put(stamps.panel(across, height, *empty, radius=RADIUS, thickness=EDGE), left, top, what)
    if share > 0:
        filled = max(2 * RADIUS, round(across * share))
        full = stamps.panel(filled, height, colour, palette.INK, radius=RADIUS, thickness=EDGE)
        scene.put(full, left, top, f"{what} drawn")
