"""The whole table: the market, what is left, and every palace, with tiles as large as all of them allow."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from alhambra.view import GAME_END, Tile, View
from render.alhambra import GAME
from render.alhambra.art.look import LOOK
from render.alhambra.layout.parts import KINDS
from render.alhambra.market import MarketPicture
from render.alhambra.table.arrangement import BROADEST, Arrangement, alone, arranged
from render.alhambra.table.head import Head
from render.alhambra.table.panel import Panel
from render.alhambra.table.reading import market_read, panel_read, table_read
from render.alhambra.table.strip import HEIGHT as STRIP
from render.alhambra.table.strip import lay_strip
from render.alhambra.table.top import EDGE, GAP, WIDTH, lay_top, top_height
from render.kit.layout.scene import Scene
from render.kit.picture import Drawn, Still
from texts.catalogue import Catalogue, catalogue

BOTTOM = 28
SHIELD = 46


@dataclass(frozen=True, slots=True)
class TablePicture(Still):
    """All that the picture shows."""

    market: MarketPicture
    panels: tuple[Panel, ...]
    """In the order in which they are shown."""
    rivals: tuple[tuple[float, ...], ...] = ()
    """How many tiles of each kind each rival has."""
    others: tuple[tuple[tuple[str, int], ...], ...] = ()
    """How many tiles each rival has that are no buildings, by their kinds."""
    places: tuple[int, ...] = ()
    """The places of the seats, when the game is over."""

    @classmethod
    def of(
        cls,
        view: View,
        names: Sequence[str],
        *,
        new: Collection[str] = (),
        places: Sequence[int] = (),
        hide_scores: bool = False,
        language: str = "en",
    ) -> "TablePicture":
        """Take from a view what the picture needs; some tiles are marked as new, by their ids."""
        return cls(
            market=MarketPicture.of(view, names, hide_scores=hide_scores, language=language),
            panels=tuple(Panel.of(view.players[seat], frozenset(new)) for seat in _order(view, places)),
            rivals=tuple(tuple(rival.counts.get(kind, 0) for kind in KINDS) for rival in view.rivals),
            others=tuple(_others(rival.tiles) for rival in view.rivals),
            places=tuple(places) if view.state == GAME_END else (),
        )

    @property
    def _over(self) -> bool:
        return bool(self.market.company.winners)

    @property
    def _say(self) -> Catalogue:
        return catalogue(self.market.language, GAME)

    def in_language(self, language: str) -> "TablePicture":
        """Return the same picture in another language."""
        return replace(self, market=self.market.in_language(language))

    def scene(self) -> Scene:
        """Lay it out, or as much of it as comes first."""
        return next(self.scenes())

    def scenes(self) -> Iterator[Scene]:
        """Lay it out in one page; if tiles became too small there, in one for the market and one for each palace."""
        found, top = self.arrangement(), top_height(self.market, over=self._over)
        first = Scene(WIDTH, (found.bottom if found else top - GAP) + self._below, look=LOOK)
        lay_top(first, self.market, self._say, over=self._over)
        self._lay_rivals(first, first.down - self._below + GAP)
        if found is not None:
            for panel, spot in zip(self.panels, found.spots, strict=True):
                panel.lay(first, spot, found.side, self._head(panel), self._say)
        yield first
        for panel in self.panels if found is None else ():
            head = self._head(panel)
            single = alone(panel.outline(head))
            page = Scene(WIDTH, single.bottom + BOTTOM, header=0, look=LOOK)
            panel.lay(page, single.spots[0], single.side, head, self._say)
            yield page

    def arrangement(self) -> Arrangement | None:
        """Find places for all palaces on one page, if there is room for tiles that can be read."""
        outlines = tuple(panel.outline(self._head(panel)) for panel in self.panels)
        return arranged(outlines, top_height(self.market, over=self._over), self._below)

    @property
    def _below(self) -> int:
        """How much space is kept below the palaces, for the rivals and the frame."""
        return (GAP + STRIP) * len(self.rivals) + BOTTOM

    def _lay_rivals(self, scene: Scene, top: int) -> None:
        for number, counts in enumerate(self.rivals):
            shown = dict(zip(KINDS, counts, strict=True)) | dict(self.others[number])
            box = EDGE, top + (STRIP + GAP) * number, BROADEST, STRIP
            lay_strip(scene, box, self.market.company, len(self.panels) + number, shown, say=self._say)

    def _head(self, panel: Panel) -> Head:
        company, seat = self.market.company, panel.seat
        holdings = company.holdings[seat]
        return Head(
            seat=seat,
            name=company.people.shown(seat, self._say),
            shield=company.people.shield(seat, SHIELD),
            cards=None if self._over else holdings.cards,
            score=holdings.score,
            badges=holdings.badges,
            new=len(panel.new),
            place=self.places[seat] if self.places else None,
            ring=company.ring_of(seat),
            say=self._say,
        )

    def drawn(self) -> Drawn:
        """Draw all pages, each with what is read out in place of it."""
        first, *others = [scene.png() for scene in self.scenes()]
        if not others:
            return Drawn(first, self.alt())
        told, *palaces = self.alts()
        return Drawn(first, told, tuple(map(Drawn, others, palaces)))

    def alts(self) -> Iterator[str]:
        """Say what each page shows where there are several: the market, and every palace."""
        yield market_read(self.market, self.rivals, len(self.panels), self._say)
        for panel in self.panels:
            yield panel_read(panel, self.market, self.places, self._say)

    def alt(self) -> str:
        """Say what it shows; walls are left out first, and never what is new."""
        return table_read(self.market, self.panels, self.rivals, self.places, self._say)


def _others(tiles: Iterable[Tile]) -> tuple[tuple[str, int], ...]:
    """Count the tiles that are no buildings, kind by kind."""
    return tuple(Counter(tile.kind for tile in tiles if tile.kind not in KINDS).items())


def _order(view: View, places: Sequence[int]) -> list[int]:
    """Put whoever plays first, then the others in turn; in the end, the winner first."""
    seats = list(range(len(view.players)))
    if view.state == GAME_END and places:
        return sorted(seats, key=lambda seat: places[seat])
    first = view.asked[0] if len(view.asked) == 1 else 0
    return seats[first:] + seats[:first]
