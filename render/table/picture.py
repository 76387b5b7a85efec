"""The whole table in one picture: the market, what is left, and every palace."""

from collections.abc import Sequence
from dataclasses import dataclass

from alhambra.view import View
from render.art import palette, stamps
from render.art.frame import CONTENT, MARGIN
from render.layout.badges import badges_called
from render.layout.families import CAMP, is_camp
from render.layout.naming import letter_of, listed, shortest_needed, tile_called
from render.layout.parts import KINDS
from render.layout.plan import Area
from render.layout.scene import Scene
from render.layout.wording import amount
from render.market import MarketPicture
from render.market.company import Company
from render.market.display import lay_slots
from render.market.stall import SMALL, lay_stall
from render.market.stock import lay_count, lay_deck_bar
from render.picture import Still
from render.table.collection import HEIGHT as COLLECTION
from render.table.collection import lay_collection
from render.table.palace_panel import PalacePanel
from texts.catalogue import Catalogue, catalogue

WIDTH = 1600
STALL_STEP = 226
OFFER = (940, CONTENT, 624, SMALL.down)
CARD, CARD_GAP = (140, 180), 12
PALACES = CONTENT + SMALL.down + 14
"""Where the palaces begin."""
EDGE, GAP, BOTTOM = 34, 12, 30
HEIGHTS = 40
"""Pictures are a multiple of this high, so that many share a frame."""
WHOLE = WIDTH - 2 * EDGE
HALF = (WHOLE - GAP) // 2


@dataclass(frozen=True, slots=True)
class TablePicture(Still):
    """All that the picture shows."""

    market: MarketPicture
    palaces: tuple[PalacePanel, ...]
    counts: tuple[tuple[float, ...], ...]
    """How many tiles of each kind everybody has, the rivals after the seats."""
    camps: tuple[int, ...] = ()
    """How many camps each rival has."""

    @classmethod
    def of(
        cls,
        view: View,
        names: Sequence[str],
        *,
        hide_scores: bool = False,
        language: str = "en",
    ) -> "TablePicture":
        """Take from a view what the picture needs."""
        owned = [*(player.counts for player in view.players), *(rival.counts for rival in view.rivals)]
        return cls(
            market=MarketPicture.of(view, names, hide_scores=hide_scores, language=language),
            palaces=tuple(map(PalacePanel.of, view.players)),
            counts=tuple(tuple(counts.get(kind, 0) for kind in KINDS) for counts in owned),
            camps=tuple(sum(map(is_camp, rival.tiles)) for rival in view.rivals),
        )

    def scene(self) -> Scene:
        """Lay it out."""
        say, company = catalogue(self.market.language), self.market.company
        boxes, side = arranged(self.palaces, company, say, PALACES + self.market.annex.height)
        bottom = round(boxes[-1][1] + boxes[-1][3]) + BOTTOM
        scene = Scene(WIDTH, -(-bottom // HEIGHTS) * HEIGHTS)
        company.lay_header(scene, say)
        for number, square in enumerate(self.market.squares):
            lay_stall(scene, (MARGIN + STALL_STEP * number, CONTENT), SMALL, square, say)
        self._lay_offer(scene, say)
        self.market.annex.lay(scene, PALACES, company.scored, say)
        for panel, box in zip(self.palaces, boxes, strict=False):
            panel.lay(scene, box, side, company, say)
        for who in range(len(self.palaces), len(self.counts)):
            counts = dict(zip(KINDS, self.counts[who], strict=True))
            if camps := self.camps[who - len(self.palaces)]:
                counts[CAMP] = camps
            lay_collection(scene, boxes[who], company, who, counts, say=say)
        return scene

    def _lay_offer(self, scene: Scene, say: Catalogue) -> None:
        """Show the open money, and below it what is left to draw."""
        left, top, across, down = OFFER
        scene.put(stamps.panel(across, down, palette.PANEL, palette.LINE), left, top, "offer")
        step = (across - CARD_GAP) / len(self.market.display)
        places = [(left + CARD_GAP + step * slot, top + CARD_GAP) for slot in range(len(self.market.display))]
        lay_slots(scene, self.market.display, places, CARD, say)
        y, stock = top + (CARD_GAP + CARD[1] + down) / 2, self.market.stock
        lay_count(scene, (left + 22, y), "deck", stock.cards, 62)
        lay_deck_bar(scene, stock, (left + 172, y - 14, 248, 28), 6)
        lay_count(scene, (left + 452, y), "bag", stock.tiles, 58)

    def alt(self) -> str:
        """Say what it shows; the walls and then the names of the tiles in reserve are left out first."""
        say = catalogue(self.market.language)
        detail = ((True, True, True), (False, True, True), (False, False, True), (False, False, False))
        offers = ((True, True), (True, False), (False, False))
        return shortest_needed(
            self._alt(
                say, self.market.offer(say, walls=in_stalls, orders=orders), walls=walls, named=named, kinds=kinds
            )
            for in_stalls, orders in (offers if self.market.annex.height else offers[:1])
            for walls, named, kinds in detail
        )

    def _alt(self, say: Catalogue, offer: str, *, walls: bool, named: bool, kinds: bool) -> str:
        everybody = range(len(self.counts))
        return say(
            "alt-table",
            turn=self.market.company.turn(say),
            offer=offer,
            seats="; ".join(
                self._owner(who, say, kinds=kinds) + self._waiting(who, say, walls=walls, named=named)
                for who in everybody
            ),
        )

    def _owner(self, who: int, say: Catalogue, *, kinds: bool) -> str:
        """Say what somebody has built, and how many points and cards there are."""
        company, counts = self.market.company, self.counts[who]
        holdings, letters = company.holdings[who], [letter_of(kind, say) for kind in KINDS]
        built = " ".join(f"{letter}{amount(count)}" for letter, count in zip(letters, counts, strict=True) if count)
        tiles = len(self.palaces[who].tiles) if who < len(self.palaces) else holdings.tiles
        parts = [say("alt-built", tiles=tiles) + (f" ({built})" if built and kinds else "")]
        if who < len(self.palaces):
            parts.append(say("alt-wall", wall=len(self.palaces[who].wall)))
        if holdings.score is not None:
            parts.append(say("points", number=holdings.score))
        if holdings.cards is not None:
            parts.append(say("alt-cards", cards=holdings.cards))
        parts += badges_called(holdings.badges, say)
        return f"{company.called(who, say)}: {listed(parts)}"

    def _waiting(self, who: int, say: Catalogue, *, walls: bool, named: bool) -> str:
        """Say what somebody has not built yet."""
        if who >= len(self.palaces):
            return ""
        said = ""
        for key, tiles in (("alt-aside", self.palaces[who].aside), ("alt-in-reserve", self.palaces[who].reserve)):
            names = [tile_called(tile, say, walls=walls) for tile in tiles]
            if tiles:
                said += ", " + say(key, tiles=listed(names) if named else str(len(tiles)))
        return said


def arranged(
    palaces: Sequence[PalacePanel], company: Company, say: Catalogue, top: int = PALACES
) -> tuple[list[Area], int]:
    """Find a place for each palace, two in a row, and below them for the rivals; give also how large tiles are.

    A palace that is left over has the whole width.
    """
    widths = [HALF] * len(palaces)
    if len(palaces) % 2:
        widths[-1] = WHOLE
    side = min(palace.largest_side(width) for palace, width in zip(palaces, widths, strict=True))
    heights = [palace.height(width, side, company, say) for palace, width in zip(palaces, widths, strict=True)]
    boxes: list[Area] = []
    for first in range(0, len(palaces), 2):
        height = max(heights[first : first + 2])
        boxes += [
            (EDGE + (HALF + GAP) * place, top, width, height) for place, width in enumerate(widths[first : first + 2])
        ]
        top += height + GAP
    rivals = range(len(company.holdings) - len(palaces))
    return boxes + [(EDGE, top + (COLLECTION + GAP) * rival, WHOLE, COLLECTION) for rival in rivals], side
