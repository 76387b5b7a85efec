"""Seats and tables that change hands: nobody gets one without having said yes (T-4, T-12)."""

from collections.abc import Callable, Mapping
from typing import Any

from host.commands import Accept, Decline, OfferSeat, OfferTable
from host.errand import Errand
from host.people import sit
from host.table import OPEN, Offer, UserId
from tabletop.refused import Refused


def offer_seat(errand: Errand[Any, Any, Any], command: OfferSeat) -> None:
    """Ask somebody to take over a seat: one's own, or as the owner anybody's (T-12)."""
    errand.require(*OPEN)
    if errand.actor is None or errand.actor.user != command.user:
        errand.require_owner()
    seat = errand.seat_of(command.user)
    if errand.table.practice:
        raise Refused("T-21", "practice-is-for-one")
    if errand.table.seat_of(command.to) is not None:
        raise Refused("T-12", "they-are-already-at-this-table")
    _ask(errand, command.to, {"do": "OfferSeat", "seat": seat}, command.user)


def offer_table(errand: Errand[Any, Any, Any], command: OfferTable) -> None:
    """Ask somebody else at the table to own it (T-4)."""
    errand.require(*OPEN)
    errand.require_owner()
    errand.seat_of(command.to)
    _ask(errand, command.to, {"do": "OfferTable"})


def _ask(errand: Errand[Any, Any, Any], to: UserId, do: Mapping[str, Any], seat_of: UserId | None = None) -> None:
    """Put an offer in the place of an older one for the same; whoever asks for oneself has answered."""
    actor = errand.actor
    assert actor is not None
    number = errand.table.entries + 1
    offer = Offer(number, to, actor.user, actor.name, errand.table.owner, seat_of)
    others = tuple(one for one in errand.table.offers if one.seat_of != seat_of)
    if to == actor.user:
        errand.change(offers=others)
        _take(errand, offer)
    else:
        errand.change(offers=(*others, offer))
        errand.note(do, target=to)
        errand.tell(do["do"], offer=number)


def accept(errand: Errand[Any, Any, Any], command: Accept) -> None:
    """Take over what one was asked to (T-12)."""
    _take(errand, _answered(errand, command.offer))


def decline(errand: Errand[Any, Any, Any], command: Decline) -> None:
    """Say no to what one was asked to take over (T-12)."""
    offer = _answered(errand, command.offer)
    errand.note({"do": "Decline", "offer": offer.number})
    errand.tell("Decline", offer=offer.number)


def _answered(errand: Errand[Any, Any, Any], number: int) -> Offer:
    """Return an offer, which does not stand any more; only the person who was asked answers."""
    offer = next((one for one in errand.table.offers if one.number == number), None)
    if offer is None:
        raise Refused("T-12", "offer-is-closed")
    if errand.actor is None or errand.actor.user != offer.to:
        raise Refused("T-12", "offer-is-for-somebody-else")
    errand.change(offers=tuple(one for one in errand.table.offers if one is not offer))
    return offer


def _take(errand: Errand[Any, Any, Any], offer: Offer) -> None:
    actor, owner = errand.actor, errand.table.owner
    assert actor is not None
    if offer.seat_of is None:
        errand.note({"do": "HandOver"}, target=offer.by)
        errand.tell("HandOver", errand.seat_of(offer.to), offer=offer.number)
        errand.change(owner=offer.to)
        return
    seat = errand.seat_of(offer.seat_of)
    errand.note({"do": "Replace", "seat": seat}, target=offer.seat_of)
    errand.tell("Replace", seat, offer=offer.number)
    if owner == offer.seat_of:
        errand.change(owner=offer.to)
    sit(errand, seat, actor.user, actor.name)


HANDLERS: Mapping[type, Callable[[Errand[Any, Any, Any], Any], None]] = {
    OfferSeat: offer_seat,
    OfferTable: offer_table,
    Accept: accept,
    Decline: decline,
}
