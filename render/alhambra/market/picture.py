"""The market: what can be bought and taken, what is left, who plays and who has how many points."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from alhambra.view import View
from render.alhambra import GAME
from render.alhambra.art.look import LOOK
from render.alhambra.layout.badges import badges_called
from render.alhambra.layout.naming import card_called, tile_called
from render.alhambra.market.annex import NO_ANNEX, Annex
from render.alhambra.market.company import Company
from render.alhambra.market.display import Slots, lay_slots
from render.alhambra.market.seat_chip import BADGES, lay_chip, lines_needed
from render.alhambra.market.stall import LARGE, Stall, lay_stall
from render.alhambra.market.stock import Stock, lay_stock_row
from render.kit.art import palette, stamps
from render.kit.art.frame import CONTENT, MARGIN
from render.kit.layout.naming import said_of, shortest_needed
from render.kit.layout.plan import Area
from render.kit.layout.scene import Scene
from render.kit.layout.wording import numeral
from render.kit.picture import Still
from texts.catalogue import Catalogue, catalogue

WIDTH = 1600
CONTENT_WIDTH = WIDTH - 2 * MARGIN
STALL_STEP = 306
DISPLAY = (1260, CONTENT, 304, LARGE.down)
CARD, CARD_GAP = (133, 166), 12
STOCK_TOP, STOCK_HEIGHT = 516, 76
CHIPS_TOP = 606
GAP = 14
BOTTOM = 24
"""What is left free below the chips."""
IN_ONE_ROW, IN_EACH_ROW = 4, 3
HIGH_CHIP, LOW_CHIP = 114, 96
ALT = ("held", "walls", "lasting", "badges")
"""What is left out of what is read out where all would be too long, one after the other; then what modules add."""


@dataclass(frozen=True, slots=True)
class MarketPicture(Still):
    """All that the picture shows."""

    company: Company
    stalls: tuple[Stall, ...]
    display: Slots
    stock: Stock
    language: str = "en"
    annex: Annex = NO_ANNEX
    """What modules add."""

    @classmethod
    def of(
        cls,
        view: View,
        names: Sequence[str],
        *,
        hide_scores: bool = False,
        language: str = "en",
    ) -> "MarketPicture":
        """Take from a view what the picture needs."""
        return cls(
            company=Company.of(view, names, hide_scores=hide_scores),
            stalls=tuple(zip(view.currencies, view.market, strict=True)),
            display=view.display,
            stock=Stock.of(view),
            language=language,
            annex=Annex.of(view.parts),
        )

    def scene(self) -> Scene:
        """Lay it out."""
        say, seats = catalogue(self.language, GAME), len(self.company.holdings)
        top = CHIPS_TOP + self.annex.height()
        chips = chip_boxes(seats, top)
        lines = max(map(lines_needed, self.company.holdings, (box[2] for box in chips)))
        if lines:
            chips = chip_boxes(seats, top, BADGES * lines)
        last = chips[-1]
        scene = Scene(WIDTH, round(last[1] + last[3]) + BOTTOM, look=LOOK)
        self.company.lay_header(scene, say)
        for number, stall in enumerate(self.stalls):
            lay_stall(scene, (MARGIN + STALL_STEP * number, CONTENT), LARGE, stall, say)
        self._lay_display(scene, say)
        row = stamps.panel(CONTENT_WIDTH, STOCK_HEIGHT, palette.PANEL, palette.LINE)
        scene.put(row, MARGIN, STOCK_TOP, "stock")
        lay_stock_row(scene, (MARGIN, STOCK_TOP + STOCK_HEIGHT / 2), self.stock, self.company.scored)
        self.annex.lay(scene, CHIPS_TOP, self.company.scored, say)
        for who, box in enumerate(chips):
            lay_chip(scene, box, self.company, who, say, lines=lines)
        return scene

    def _lay_display(self, scene: Scene, say: Catalogue) -> None:
        left, top, across, down = DISPLAY
        scene.put(stamps.panel(across, down, palette.PANEL, palette.LINE), left, top, "display")
        beside = (across - 2 * CARD[0]) / 3
        places = [
            (left + beside + (CARD[0] + beside) * (slot % 2), top + CARD_GAP + (CARD[1] + CARD_GAP) * (slot // 2))
            for slot in range(len(self.display))
        ]
        lay_slots(scene, self.display, places, CARD, say)

    def alt(self) -> str:
        """Say what it shows; what is in hands and reserves is left out first, then walls, then what modules add."""
        say = catalogue(self.language, GAME)
        versions = [(ALT[number:], None) for number in range(len(ALT) + 1)]
        beside = len(self.annex.told(say, walls=False, lasting=False))
        shorter = [((), most) for most in range(beside - 1, -1, -1)]
        return shortest_needed(self._alt(say, said, most) for said, most in [*versions, *shorter])

    def _alt(self, say: Catalogue, said: Collection[str], most: int | None) -> str:
        everybody = range(len(self.company.holdings))
        seats = [self._seat(who, say, held="held" in said, badges="badges" in said) for who in everybody]
        hidden = all(holdings.score is None for holdings in self.company.holdings)
        return " ".join(
            [
                say("alt-market", turn=self.company.turn(say)),
                self.offer(say, walls="walls" in said, lasting="lasting" in said, most_beside=most),
                said_of(say, "alt-players" if hidden else "alt-scores", seats=say.series(seats)),
            ]
        )

    def offer(
        self,
        say: Catalogue,
        *,
        walls: bool = True,
        lasting: bool = True,
        prices: bool = True,
        most_beside: int | None = None,
    ) -> str:
        """Say what can be bought and taken, what is left, and of what modules add no more than so many sentences."""
        tiles = [
            say(
                "alt-stall",
                currency=say.noun(f"currency-{currency}"),
                tile=tile_called(tile, say, price=prices, walls=walls) if tile else say.noun("alt-empty"),
            )
            for currency, tile in self.stalls
        ]
        cards = [card_called(card, say) for card in self.display if card]
        money = say("alt-money", cards=say.row(cards) or say.noun("alt-empty"))
        left = say("alt-stock", cards=self.stock.cards, bag=self.stock.tiles, scorings=len(self.company.scored))
        beside = self.annex.told(say, walls=walls, lasting=lasting)[:most_beside]
        return " ".join([*tiles, money, left, *beside])

    def _seat(self, who: int, say: Catalogue, *, held: bool, badges: bool) -> str:
        """Say how many points somebody has, and what else."""
        holdings, name = self.company.holdings[who], self.company.called(who, say)
        first = name if holdings.score is None else f"{name} {numeral(holdings.score)}"
        beside = [say.row(badges_called(holdings.badges, say))] if holdings.badges and badges else []
        if not held:
            return " ".join([first, *beside])
        if holdings.cards is None:
            return say("alt-rival-holds", first=first, tiles=holdings.tiles)
        held_too = say("alt-seat-holds", first=first, cards=holdings.cards, reserved=holdings.tiles)
        return say.row([held_too, *beside])


def chip_boxes(number: int, first_top: int = CHIPS_TOP, higher: int = 0) -> list[Area]:
    """Find a place for each chip: up to four in a row, or else in rows of three, which are lower."""
    columns, height = (number, HIGH_CHIP) if number <= IN_ONE_ROW else (IN_EACH_ROW, LOW_CHIP)
    height += higher
    boxes: list[Area] = []
    for first in range(0, number, columns):
        top = first_top + (height + GAP) * (first // columns)
        in_row = min(columns, number - first)
        step = (CONTENT_WIDTH + GAP) / in_row
        boxes += [(round(MARGIN + step * place), top, round(step - GAP), height) for place in range(in_row)]
    return boxes
