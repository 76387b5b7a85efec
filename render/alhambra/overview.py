"""All buildings, by their walls or by their prices, and where each of them is (C-38)."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple

from alhambra.view import SIDES, Tile, View
from render.alhambra import GAME
from render.alhambra.art import tokens
from render.alhambra.art.look import LOOK
from render.alhambra.art.money import coin
from render.alhambra.layout.naming import tile_called
from render.alhambra.layout.pieces import tile_of
from render.alhambra.rooms import rooms
from render.kit.art import palette
from render.kit.art.frame import CONTENT, MARGIN
from render.kit.art.stamps import faded
from render.kit.layout.header import head
from render.kit.layout.naming import shortest_needed, spoken_name
from render.kit.layout.panels import lay_panel
from render.kit.layout.participants import Participants
from render.kit.layout.scene import Scene
from render.kit.picture import Still
from texts.catalogue import Catalogue, catalogue

WALLS, PRICE = "walls", "price"
LEAST_PRICE = 6
"""Cheaper buildings are left out where prices are compared, as on the printed card."""
WIDTH, TILE, GAP, LABEL = 1600, 118, 6, 128
ROW, BELOW, LEGEND = TILE + 28, 12, 84


class Placed(NamedTuple):
    """A building, and where it is."""

    tile: Tile
    where: str
    """`bag`, `market`, `palace`, `reserve` or `rival`."""
    who: int = 0
    """The stall, or the participant."""


@dataclass(frozen=True, slots=True)
class OverviewPicture(Still):
    """All that the picture shows."""

    by: str
    buildings: tuple[Placed, ...]
    names: tuple[str, ...]
    rivals: tuple[str, ...]
    currencies: tuple[str, ...]
    language: str = "en"

    @classmethod
    def of(
        cls, view: View, buildings: Iterable[Tile], names: Sequence[str], by: str = WALLS, language: str = "en"
    ) -> "OverviewPicture":
        """Take from a view where the buildings are; whatever nobody has seen is in the bag."""
        seen, least = dict(_seen(view)), LEAST_PRICE if by == PRICE else 0
        placed = [Placed(tile, *seen.get(tile.id, ("bag", 0))) for tile in buildings if tile.price >= least]
        rivals = tuple(rival.name for rival in view.rivals)
        return cls(by, tuple(placed), tuple(names), rivals, view.currencies, language)

    def scene(self) -> Scene:
        """Lay it out: a group for each set of walls or each price, as many in a row as fit."""
        say, rows = catalogue(self.language, GAME), list(self._rows())
        scene = Scene(WIDTH, CONTENT + LEGEND + (ROW + BELOW) * len(rows) + 18, look=LOOK)
        left = sum(one.where == "bag" for one in self.buildings)
        head(scene, say(f"overview-{self.by}"), right=say("overview-left", number=left, all=len(self.buildings)))
        self._lay_legend(scene, CONTENT + LEGEND / 2 - 14, say)
        for number, row in enumerate(rows):
            self._lay_row(scene, row, CONTENT + LEGEND + (ROW + BELOW) * number, say)
        return scene

    def _lay_legend(self, scene: Scene, y: float, say: Catalogue) -> None:
        """Say what pale tiles and their marks mean, and whose shields they are."""
        people, x = Participants(self.names, self.rivals), float(MARGIN)
        x += scene.write(say("overview-legend"), x, y, 36, space=WIDTH / 2) + 28
        everybody = range(len(self.names) + len(self.rivals))
        space = (WIDTH - MARGIN - x) / len(everybody) - 60
        for who in everybody:
            scene.put_at(people.shield(who, 38), x + 19, y, f"shield {who}")
            x += 48 + scene.write(people.shown(who, say), x + 44, y, 36, space=space) + 14

    def _lay_row(self, scene: Scene, row: Sequence[Sequence[Placed]], top: float, say: Catalogue) -> None:
        x, spare = float(MARGIN), WIDTH - 2 * MARGIN - sum(map(_breadth, row)) - BELOW * (len(row) - 1)
        for group in row:
            across = _breadth(group) + spare / len(row)
            lay_panel(scene, (x, top, across, ROW), "group")
            self._lay_label(scene, group, (x + LABEL / 2, top + ROW / 2), say)
            for number, one in enumerate(group):
                self._lay_tile(scene, one, (x + LABEL + (TILE + GAP) * number, top + (ROW - TILE) / 2), say)
            x += across + BELOW

    def _lay_label(self, scene: Scene, group: Sequence[Placed], at: tuple[float, float], say: Catalogue) -> None:
        """Head a group with its walls or its price, and how many of it are in the bag."""
        (x, y), tile = at, group[0].tile
        left = sum(one.where == "bag" for one in group)
        if self.by == WALLS:
            scene.put_at(tokens.wall_pattern(tile.walls, 74), x, y - 26, f"walls {tile.walls}")
        else:
            scene.write(str(tile.price), x, y - 26, 80, align="centre", space=LABEL - 20)
        words = say("overview-of", number=left, all=len(group))
        scene.write(words, x, y + 40, 38, align="centre", space=LABEL - 16, colour=palette.QUIET)

    def _lay_tile(self, scene: Scene, one: Placed, at: tuple[float, float], say: Catalogue) -> None:
        """Show a tile that is in the bag as it is, any other palely and with a mark of where it is."""
        stamp, (x, y) = tile_of(one.tile, TILE, say), at
        if one.where == "bag":
            scene.put(stamp, x, y, f"tile {one.tile.id}")
            return
        scene.put(faded(stamp), x, y, f"seen {one.tile.id}")
        corner = x + TILE - 28, y + TILE - 28
        if one.where == "market":
            currency = self.currencies[one.who]
            mark = coin(rooms().currency(currency), say(f"mark-{currency}"), 27)
        else:
            mark = Participants(self.names, self.rivals).shield(one.who, 44)
        scene.put_at(mark, *corner, f"{one.where} {one.who}")
        if one.where == "reserve":
            scene.put_at(tokens.icon("res", 34), x + 26, y + TILE - 24, "reserve")

    def _groups(self) -> Iterator[list[Placed]]:
        def key(one: Placed) -> tuple[int, int]:
            walls = one.tile.walls
            return (walls.bit_count(), walls) if self.by == WALLS else (one.tile.price, 0)

        for _, group in groupby(sorted(self.buildings, key=key), key):
            yield list(group)

    def _rows(self) -> Iterator[list[list[Placed]]]:
        """Put groups into a row as long as they have room there."""
        row: list[list[Placed]] = []
        for group in self._groups():
            if row and sum(map(_breadth, [*row, group])) + BELOW * len(row) > WIDTH - 2 * MARGIN:
                yield row
                row = []
            row.append(group)
        if row:
            yield row

    def alt(self) -> str:
        """Say what is in the bag, group by group, and where the others are."""
        return shortest_needed(self._told(price=price, others=others) for price, others in ALT)

    def _told(self, *, price: bool, others: bool) -> str:
        say = catalogue(self.language, GAME)
        called: Mapping[str, str] = {
            one.tile.id: tile_called(one.tile, say, walls=self.by == PRICE and price, price=self.by == WALLS or price)
            for one in self.buildings
        }
        groups = []
        for group in self._groups():
            tile = group[0].tile
            sides = " ".join(say("sides")[number] for number in range(len(SIDES)) if tile.walls >> number & 1)
            what = say("alt-overview-price", number=tile.price) if self.by == PRICE else sides or say("alt-no-walls")
            names = [called[one.tile.id] for one in group if one.where == "bag"]
            groups.append(say("alt-overview-group", what=what, tiles=say.row(names) or say("alt-overview-none")))
        text = say("alt-overview", title=say(f"overview-{self.by}"), groups=" ".join(groups))
        if not others:
            return text
        places = self._elsewhere(say, called)
        return " ".join([text, *(say("alt-overview-at", place=place, tiles=say.row(names)) for place, names in places)])

    def _elsewhere(self, say: Catalogue, called: Mapping[str, str]) -> Iterator[tuple[str, list[str]]]:
        found: dict[tuple[str, int], list[str]] = {}
        for one in self.buildings:
            if one.where != "bag":
                found.setdefault((one.where, 0 if one.where == "market" else one.who), []).append(called[one.tile.id])
        for (where, who), names in sorted(found.items()):
            seated = who < len(self.names)
            name = spoken_name(self.names[who], who, say) if seated else say(self.rivals[who - len(self.names)])
            yield say(f"overview-at-{where}", who=name), names


ALT = ((True, True), (False, True), (False, False))
"""What is left out if an alt text is too long: first the walls or prices, then where the others are."""


def _breadth(group: Sequence[Placed]) -> int:
    return LABEL + (TILE + GAP) * len(group) + 6


def _seen(view: View) -> Iterator[tuple[str, tuple[str, int]]]:
    yield from ((tile.id, ("market", stall)) for stall, tile in enumerate(view.market) if tile is not None)
    for player in view.players:
        yield from ((standing.tile.id, ("palace", player.seat)) for standing in player.palace)
        yield from ((tile.id, ("reserve", player.seat)) for tile in (*player.reserve, *player.aside))
    for who, rival in enumerate(view.rivals, len(view.players)):
        yield from ((tile.id, ("rival", who)) for tile in rival.tiles)
