"""What is paid with, what for, and what is for sale: the words in which parts of the rules speak of purchases."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from msgspec import Struct

from alhambra.components import CardId, Currency, TileId
from alhambra.ledger import Ledger, Position
from tabletop.seat import Seat


class Item(Protocol):
    """Something to pay with, used whole (C-10)."""

    @property
    def id(self) -> str:
        """Its name."""

    @property
    def family(self) -> str:
        """What kind of thing it is; that decides where it goes when it has paid."""

    @property
    def currency(self) -> Currency:
        """Its currency."""

    @property
    def value(self) -> int:
        """What it is worth."""


class Purpose(NamedTuple):
    """What a payment is for, and what that allows (C-13)."""

    name: str
    in_turn: bool = True
    """Whether it belongs to the own turn, so that whatever helps there may help."""
    saves: bool = True
    """Whether what was saved may pay, and a surplus may be saved."""
    changes: bool = True
    """Whether change is given for a surplus."""
    mixed: bool = False
    """Whether all currencies pay together."""

    @property
    def allows(self) -> tuple[bool, ...]:
        """All but its name: what may pay, and what can be had for a surplus, depends on nothing else."""
        return self[1:]


PURCHASE = Purpose("purchase")


class Payment(NamedTuple):
    """A way to pay, and how much more than the price it is; it is exact (B-40, C-12) if that is 0."""

    surplus: int
    cards: tuple[CardId, ...]


class Bill(Struct, frozen=True, gc=False):
    """What is to be paid: a price in one of some currencies (C-9)."""

    price: int
    currencies: tuple[Currency, ...]
    purpose: Purpose


class Receipt(Struct, frozen=True, gc=False):
    """A payment, as it is to be settled (P-3 to P-6)."""

    seat: Seat
    purpose: Purpose
    price: int
    surplus: int
    paid: tuple[str, ...]
    bought: TileId | None = None
    """What was bought, if it is a ware."""
    refund: str = ""
    """What the payer wishes for the surplus; whatever comes by default if nothing is named."""


class Refund(NamedTuple):
    """Something that a payer can have for a surplus, named with the payment (P-3)."""

    fault: Callable[[Position, Receipt], str]
    """Name the rule broken by whoever wishes for it in vain."""
    due: Callable[[Position, Receipt], int]
    """How much there is to have for a payment, which may still be to come.

    The price does not matter, only the surplus, what it is for, and which things have paid that are no cards.
    """
    give: Callable[[Ledger, Receipt], None]
    by_default: bool = False
    """Whether one has it without a word."""
    uncovers: bool = False
    """Whether it shows something hidden or leaves it to chance, and so cannot be prepared (C-25, C-26)."""


class Settling(NamedTuple):
    """What follows a payment; its place is the n of the rule P-n that fixes the order (3.6)."""

    place: int
    do: Callable[[Ledger, Receipt], None]


class Pool(Struct, frozen=True, gc=False):
    """What may be put together into one payment: any of the items, with all that must be included."""

    items: tuple[Item, ...]
    included: tuple[Item, ...] = ()
    apart: frozenset[Currency] = frozenset()
    """The currencies in each of which the items alone could pay, without what is included."""
    plain: bool = True
    """Whether it holds nothing but things of the very currency that is asked for."""


class Mix(NamedTuple):
    """Something that lets items of several currencies pay together, in each of them (C-11)."""

    item: Item
    currencies: tuple[Currency, ...]
    rule: str
    """The rule that says so, broken by whoever uses it for another currency."""


@dataclass(frozen=True, slots=True)
class Ware:
    """Something for sale, with its price and the currency that is required (C-9).

    It is a tile, unless its part sells it by an action of its own. A part may sell what others sell in a manner of
    its own: for another price, with other consequences.
    """

    tile: TileId
    stall: int
    price: int
    currency: Currency
    manner: str = ""
    """What tells it from the same tile sold otherwise."""
    purpose: Purpose = PURCHASE
    in_person: bool = False
    """Whether players can only buy it themselves, and nobody may buy it for them (X-8)."""
    instead: tuple[Currency, ...] = ()
    """The other currencies of which the buyer may name one in its place (C-9)."""
    exactly: str = ""
    """The rule by which only an exact payment will do, if there is one (C-13)."""
    grants: bool = True
    """Whether an exact payment grants a further action (C-13)."""
    hand_over: Callable[[Ledger, Seat, "Ware", Payment], None] | None = None
    """How it changes hands (P-2); without a word the tile is set aside."""
    along: Callable[[Ledger, Seat, "Ware"], None] | None = None
    """What changes hands along with the tile, whoever buys it."""


class Manner(NamedTuple):
    """A manner of its own in which a part sells what others sell."""

    rule: str
    """The rule broken by whoever cannot buy so."""
    reason: str = "buy-not-for-sale"
    """Why that is refused."""
    uncovers: bool = False
    """Whether it shows something hidden, and so cannot be prepared (C-25, C-26)."""


MANY = 1000
"""More things than anybody pays with."""


class Thrift(NamedTuple):
    """What decides between ways that lose the same."""

    kept: tuple[tuple[str, int], ...] = ()
    """How much rather than money things of some families are kept."""
    fewest: bool = False
    """Whether the fewest things come first, and only then those that are rather kept (V-CHA-31)."""

    def weigh(self, family: str) -> int:
        """Return what it costs to part with a thing of a family."""
        kept = sum([more for name, more in self.kept if name == family]) if self.kept else 0
        return MANY + kept if self.fewest else MANY * kept + 1
