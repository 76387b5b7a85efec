"""Exchange Certificates: what is paid too much can be saved, in any currency (V-CER-1 to V-CER-9, V-CER-20)."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, partial
from typing import NamedTuple

from msgspec import Struct

from alhambra.components import CURRENCIES, Currency
from alhambra.events import Open
from alhambra.ledger import Ledger, Position
from alhambra.module import Module
from alhambra.purchase import Purpose, Receipt, Refund
from alhambra.slice import Slice
from alhambra.state import State
from tabletop.datafile import read
from tabletop.seat import Seat

CERTIFICATES = "exchange_certificates"
SAVED = "saved"


class _Certificates(Struct, frozen=True, forbid_unknown_fields=True):
    most: int
    """How much can be saved."""
    tokens: dict[int, int]
    """How many tokens there are of each currency, by the number of players."""


class Amount(NamedTuple):
    """A saved amount, which pays whole, in the currency of its token (V-CER-5)."""

    currency: Currency
    value: int
    family: str = SAVED

    @property
    def id(self) -> str:
        """Its name, which says all about it."""
        return f"{SAVED}-{self.currency}-{self.value}"


class Saved(Struct, frozen=True):
    """What is marked on a certificate: one token, and how much (V-CER-4)."""

    currency: Currency
    amount: int


class Certificates(Struct, frozen=True):
    """What players have saved, by seat; all other tokens are in the centre (V-CER-1)."""

    saved: dict[Seat, Saved] = {}


KEPT = Slice(CERTIFICATES, Certificates)


@dataclass(frozen=True, slots=True)
class CertificatesView:
    """What everybody sees: who has saved what, and the tokens in the centre."""

    saved: Mapping[Seat, Amount]
    tokens: Mapping[Currency, int]


@dataclass(frozen=True, slots=True)
class SurplusSaved(Open):
    """A player has taken a token and marked a surplus on the own certificate (V-CER-2)."""

    seat: Seat
    currency: Currency
    amount: int

    def fold(self, state: State) -> State:
        return KEPT.change(state, saved={**KEPT.of(state).saved, self.seat: Saved(self.currency, self.amount)})


@dataclass(frozen=True, slots=True)
class SavingSpent(Open):
    """A saved amount has paid, and its token is back in the centre (V-CER-5)."""

    seat: Seat
    currency: Currency
    amount: int

    def fold(self, state: State) -> State:
        return KEPT.change(state, saved={seat: own for seat, own in KEPT.of(state).saved.items() if seat != self.seat})


@cache
def _numbers() -> _Certificates:
    return read("alhambra/exchange_certificates/pieces.json", _Certificates)


@cache
def all_amounts() -> tuple[Amount, ...]:
    """Return all that can be saved."""
    return tuple(Amount(currency, value) for currency in CURRENCIES for value in range(1, _numbers().most + 1))


def saved_by(state: State, seat: Seat) -> Amount | None:
    """Return what a player has saved."""
    own = KEPT.of(state).saved.get(seat)
    return None if own is None else Amount(own.currency, own.amount)


def tokens(state: State, currency: Currency) -> int:
    """Count the tokens of a currency in the centre (V-CER-1)."""
    used = [own.currency for own in KEPT.of(state).saved.values()]
    return _numbers().tokens[len(state.players)] - used.count(currency)


def own_amount(at: Position, seat: Seat, purpose: Purpose) -> list[Amount]:
    """Pay with what was saved, where that may pay (V-CER-5, C-13)."""
    own = saved_by(at.state, seat) if purpose.saves else None
    return [own] if own else []


def give_back(game: Ledger, seat: Seat, amounts: tuple[str, ...]) -> None:
    """Put the token of an amount that has paid back into the centre, before anything is saved (V-CER-5, P-1)."""
    own = saved_by(game.state, seat)
    assert own is not None
    game.emit(SavingSpent(seat, own.currency, own.value))


def fault_of_saving(at: Position, receipt: Receipt, *, currency: Currency) -> str | None:
    """Return why a surplus cannot be saved in a currency: the whole of it, or nothing (V-CER-2, V-CER-3)."""
    if not receipt.purpose.saves:
        return "C-13"
    if receipt.surplus > _numbers().most:
        return "V-CER-3"
    own = saved_by(at.state, receipt.seat)
    if own is not None and own.id not in receipt.paid:
        return "V-CER-4"
    is_back = own is not None and own.currency == currency  # it has paid by then
    return None if receipt.surplus and (is_back or tokens(at.state, currency)) else "V-CER-2"


def amount_due(at: Position, receipt: Receipt, *, currency: Currency) -> int:
    """Return how much can be saved in a currency."""
    return 0 if fault_of_saving(at, receipt, currency=currency) else receipt.surplus


def save(game: Ledger, receipt: Receipt, *, currency: Currency) -> None:
    """Save a surplus; the payment is no more exact for that (V-CER-6)."""
    game.emit(SurplusSaved(receipt.seat, currency, receipt.surplus))


def saving_in(currency: Currency) -> Refund:
    """Let somebody save in a currency, with the token of that currency, if they say so (V-CER-8, V-CER-20)."""
    return Refund(
        lambda at, receipt: fault_of_saving(at, receipt, currency=currency) or "V-CER-2",
        partial(amount_due, currency=currency),
        partial(save, currency=currency),
    )


def what_is_seen(at: Position, viewer: Seat | None) -> CertificatesView:
    """Show everybody everything."""
    seats = range(len(at.state.players))
    saved = {seat: own for seat in seats if (own := saved_by(at.state, seat))}
    return CertificatesView(saved, {currency: tokens(at.state, currency) for currency in CURRENCIES})


MODULE = Module(
    id=CERTIFICATES,
    number=24,
    plays=lambda options: CERTIFICATES in options.modules,
    brings_items=(all_amounts,),
    items=(own_amount,),  # V-CER-9; it counts for no last tile (V-CER-7)
    spends={SAVED: give_back},
    refunds={f"save-{currency}": saving_in(currency) for currency in CURRENCIES},
    slice=KEPT,
    shows=what_is_seen,
)
