"""All ways to pay, by trying every set of things that somebody has: slow, and plainly what the rules say (C-11)."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations


@dataclass(frozen=True)
class Piece:
    """Something to pay with, or that lets two currencies pay together."""

    id: str
    family: str
    currency: str
    value: int
    mixes: tuple[str, ...] = ()


def legal_payments(
    pieces: Sequence[Piece], price: int, currencies: Iterable[str], universal: Iterable[str] = ()
) -> Iterator[tuple[Piece, ...]]:
    """Yield each set of things that pays a price in one of some currencies."""
    for size in range(1, len(pieces) + 1):
        for some in combinations(pieces, size):
            if sum(piece.value for piece in some) >= price and goes_together(some, currencies, universal):
                yield some


def goes_together(some: Sequence[Piece], currencies: Iterable[str], universal: Iterable[str]) -> bool:
    """Return whether things may be put into one payment."""
    mixers = [piece for piece in some if piece.mixes]
    found = {piece.currency for piece in some if not piece.mixes}
    if not found or len(mixers) > 1:
        return False
    if len(found) == 1 and found & set(universal):
        return not mixers
    if mixers:
        return found <= set(mixers[0].mixes) and bool(set(mixers[0].mixes) & set(currencies))
    return len(found) == 1 and found <= set(currencies)


def sensible_payments(
    pieces: Sequence[Piece], price: int, currencies: Iterable[str], universal: Iterable[str] = ()
) -> list[tuple[Piece, ...]]:
    """Return those of them from which nothing can be left out, neither money nor what would mix nothing."""
    wanted = list(legal_payments(pieces, price, currencies, universal))
    ids = {frozenset(piece.id for piece in some) for some in wanted}
    return [
        some
        for some in wanted
        if not any(frozenset(piece.id for piece in some if piece is not one) in ids for one in some)
    ]
