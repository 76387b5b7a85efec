"""What is read out in place of the picture of a table: who has what, and above all what is new."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from alhambra.view import Tile
from render.alhambra.layout.badges import badges_called
from render.alhambra.layout.naming import letter_of, tile_called
from render.alhambra.layout.parts import KINDS
from render.alhambra.market import MarketPicture
from render.alhambra.table.panel import Panel
from render.kit.layout.naming import SHORT_NAME, shortest_needed
from render.kit.layout.wording import amount
from tabletop.cellname import cell_name
from tabletop.naming import LONGEST_NAME
from texts.catalogue import Catalogue


@dataclass(frozen=True, slots=True)
class Detail:
    """How much is said: what is new always is."""

    walls: bool = True
    """On which sides tiles have walls."""
    prices: bool = True
    """Which tiles wait in reserves, rather than how many, and what those of the market cost."""
    counts: bool = True
    """How many tiles of each kind everybody has."""
    lasting: bool = True
    """What modules add to the market that never changes."""
    badges: bool = True
    longest_name: int = LONGEST_NAME


DETAILS = (
    Detail(),
    Detail(walls=False),
    Detail(walls=False, lasting=False),
    Detail(walls=False, lasting=False, prices=False),
    Detail(walls=False, lasting=False, prices=False, counts=False),
    Detail(walls=False, lasting=False, prices=False, counts=False, longest_name=SHORT_NAME),
    Detail(walls=False, lasting=False, prices=False, counts=False, badges=False, longest_name=SHORT_NAME),
)
"""As much as possible first."""


def table_read(
    market: MarketPicture,
    panels: Sequence[Panel],
    rivals: Sequence[Sequence[float]],
    places: Sequence[int],
    say: Catalogue,
) -> str:
    """Read out the whole table, as much of it as there is room for."""

    def version(detail: Detail) -> str:
        seats = [seat_read(panel, market, places, say, detail) for panel in panels]
        seats += [_rival_read(len(panels) + number, market, counts, say) for number, counts in enumerate(rivals)]
        turn, told = market.company.turn(say), "; ".join(seats)
        if market.company.winners:
            return say("alt-table-over", turn=turn, seats=told)
        return say("alt-table", turn=turn, offer=_offer(market, say, detail), seats=told)

    return shortest_needed(map(version, DETAILS))


def market_read(market: MarketPicture, rivals: Sequence[Sequence[float]], seats: int, say: Catalogue) -> str:
    """Read out the market alone, and what rivals have."""

    def version(detail: Detail) -> str:
        told = say("alt-table-market", turn=market.company.turn(say), offer=_offer(market, say, detail))
        return " ".join([told, *(_rival_read(seats + n, market, counts, say) for n, counts in enumerate(rivals))])

    return shortest_needed(map(version, DETAILS))


def panel_read(panel: Panel, market: MarketPicture, places: Sequence[int], say: Catalogue) -> str:
    """Read out one palace."""
    return shortest_needed(seat_read(panel, market, places, say, detail) for detail in DETAILS)


def _offer(market: MarketPicture, say: Catalogue, detail: Detail) -> str:
    return market.offer(say, walls=detail.walls, lasting=detail.lasting, prices=detail.prices)


def seat_read(panel: Panel, market: MarketPicture, places: Sequence[int], say: Catalogue, detail: Detail) -> str:
    """Say what a seat has, and what of it is new."""
    company, seat = market.company, panel.seat
    holdings, parts = company.holdings[seat], []
    if places:
        parts.append(say("alt-place", place=places[seat]))
    if holdings.score is not None:
        parts.append(say("points", number=holdings.score))
    if holdings.cards is not None and not company.winners:
        parts.append(say("alt-cards", cards=holdings.cards))
    parts.append(_built(len(panel.tiles), panel.counts if detail.counts else (), say))
    parts.append(say("alt-wall", wall=len(panel.wall)))
    if detail.badges:
        parts += badges_called(holdings.badges, say)
    parts += _new(panel, say)
    for key, tiles in (("alt-aside", panel.tray.aside), ("alt-in-reserve", panel.tray.reserve)):
        if tiles:
            parts.append(say(key, tiles=_waiting(tiles, say, detail)))
    name = company.people.all_called(say, detail.longest_name)[seat]
    return f"{name}: {say.row(parts)}"


def _built(tiles: int, counts: Sequence[float], say: Catalogue) -> str:
    """Say how many tiles there are, and how many of each kind."""
    found = [f"{letter_of(kind, say)}{amount(count)}" for kind, count in zip(KINDS, counts, strict=False) if count]
    return say("alt-built", tiles=tiles) + (f" ({' '.join(found)})" if found else "")


def _new(panel: Panel, say: Catalogue) -> Iterator[str]:
    """Say what is new, and where it is."""
    told = [
        say("alt-new-at", tile=tile_called(standing.tile, say, walls=False), cell=cell_name(standing.cell))
        for standing in panel.tiles
        if standing.tile.id in panel.new
    ]
    told += [
        say("alt-new-in-reserve", tile=tile_called(tile, say, walls=False))
        for tile in panel.tray.reserve
        if tile.id in panel.new
    ]
    if told:
        yield say("alt-new", tiles=say.row(told))


def _waiting(tiles: Sequence[Tile], say: Catalogue, detail: Detail) -> str:
    if not detail.prices:
        return str(len(tiles))
    return say.row([tile_called(tile, say, walls=detail.walls) for tile in tiles])


def _rival_read(who: int, market: MarketPicture, counts: Sequence[float], say: Catalogue) -> str:
    """Say what a rival has, who only counts."""
    holdings = market.company.holdings[who]
    parts = [] if holdings.score is None else [say("points", number=holdings.score)]
    return f"{market.company.called(who, say)}: {say.row([*parts, _built(holdings.tiles, counts, say)])}"
