"""What is read out in place of the picture of a table: who has what, and above all what is new."""

from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate
from typing import Any

from alhambra.view import Tile
from render.alhambra.layout.badges import badges_called
from render.alhambra.layout.naming import letter_of, piece_called, tile_called
from render.alhambra.layout.parts import KINDS
from render.alhambra.market import MarketPicture
from render.alhambra.table.panel import Panel
from render.kit.layout.naming import LONGEST_ALT, SHORT_NAME, said_of, shortest_needed
from render.kit.layout.wording import amount
from tabletop.cellname import cell_name
from tabletop.naming import LONGEST_NAME
from texts.catalogue import Catalogue

MOST_BESIDE = 12
"""From how many sentences about what lies beside the market some are left out."""


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
    pieces: bool = True
    """What stands in palaces, but on no tile."""
    badges: bool = True
    """What lies open beside everybody."""
    most_beside: int | None = None
    """How many sentences about what modules have beside the market."""
    longest_name: int = LONGEST_NAME


LEFT_OUT: Sequence[Mapping[str, Any]] = (
    {"walls": False},
    {"lasting": False},
    {"pieces": False},
    {"prices": False},
    {"counts": False},
    {"longest_name": SHORT_NAME},
    {"badges": False},
    *({"most_beside": most} for most in range(MOST_BESIDE, -1, -1)),
)
"""What is left out where all would be too long: one after the other."""
DETAILS = tuple(accumulate(LEFT_OUT, lambda detail, less: replace(detail, **less), initial=Detail()))
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
        turn, told = market.company.turn(say), say.series(seats)
        if market.company.winners:
            return said_of(say, "alt-table-over", turn=turn, seats=told)
        return said_of(say, "alt-table", turn=turn, offer=_offer(market, say, detail), seats=told)

    return _as_much_as_fits(version)


def market_read(market: MarketPicture, rivals: Sequence[Sequence[float]], seats: int, say: Catalogue) -> str:
    """Read out the market alone, and what rivals have."""

    def version(detail: Detail) -> str:
        told = said_of(say, "alt-table-market", turn=market.company.turn(say), offer=_offer(market, say, detail))
        others = [_rival_read(seats + number, market, counts, say) for number, counts in enumerate(rivals)]
        return " ".join([told, *(say("alt-table-seat", seat=one) for one in others)])

    return _as_much_as_fits(version)


def panel_read(panel: Panel, market: MarketPicture, places: Sequence[int], say: Catalogue) -> str:
    """Read out one palace."""
    return _as_much_as_fits(
        lambda detail: said_of(say, "alt-table-seat", seat=seat_read(panel, market, places, say, detail))
    )


def _as_much_as_fits(version: Callable[[Detail], str]) -> str:
    """Find the version with most details that is not too long: each has less than the one before."""
    first = bisect_left(DETAILS, True, key=lambda detail: len(version(detail)) <= LONGEST_ALT)  # noqa: FBT003
    return shortest_needed(map(version, DETAILS[first:] or DETAILS[-1:]))


def _offer(market: MarketPicture, say: Catalogue, detail: Detail) -> str:
    return market.offer(
        say, walls=detail.walls, lasting=detail.lasting, prices=detail.prices, most_beside=detail.most_beside
    )


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
    if detail.pieces:
        parts += [piece_called(piece, say) for piece in panel.pieces]
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
