"""Preparing a turn in private while others play (K-56)."""

from collections.abc import Mapping
from typing import TypeAlias

from msgspec.structs import replace

from kingdomino.actions import Action, ChooseDomino, PlaceDomino, Prepare
from kingdomino.dominoes import Number
from kingdomino.events import Event, Prepared
from kingdomino.kingdom import fault_of, in_order
from kingdomino.options import setup_for
from kingdomino.state import CHOOSE, PLACE, Plan, State
from tabletop.refused import Refused
from tabletop.seat import Seat

Plans: TypeAlias = Mapping[Seat, Mapping[Number, Plan]]
NOTHING = Plan()


def waiting(state: State, seat: Seat) -> tuple[Number, ...]:
    """Return the dominoes of a seat's kings on the older line whose turn is still to come."""
    return tuple(slot.number for slot in state.older[state.done + 1 :] if slot.king == seat)


def prepare(state: State, action: Prepare) -> tuple[State, tuple[Event, ...]]:
    """Note what somebody wants to do when the turn of a king comes, or refuse what could never be."""
    seat, number = action.seat, action.domino
    own = waiting(state, seat)
    if number not in own:
        raise Refused("K-56", "prepare-what-waits", domino=number, dominoes=own)
    if action.place is not None:
        first, second = in_order(number, *action.place)
        size = setup_for(state.options).size
        if fault := fault_of(state.players[seat].kingdom, number, first, second, size):
            raise Refused(fault, f"place-{fault}", domino=number, first=first, second=second, size=size)
    line = [slot.number for slot in state.newer]
    for wish in action.wishes:
        if wish not in line:
            raise Refused("K-56", "prepare-from-the-line", domino=wish, line=tuple(line))
    plan = Plan(action.place, tuple(dict.fromkeys(action.wishes)))
    return replace(state, plans=_with(state.plans, seat, number, plan)), (Prepared(seat, number),)


def planned_step(state: State, *, begun: bool) -> Action | None:
    """Return the next step that somebody has prepared for the turn that is being played; None if they are asked.

    A placement is made only when the turn has just begun: whoever has undone it is asked.
    """
    seat, number = state.turn, state.domino
    plan = NOTHING if seat is None or number is None else state.plans.get(seat, {}).get(number, NOTHING)
    if plan == NOTHING or seat is None or number is None:
        return None
    if state.asks == PLACE and plan.place is not None and begun:
        first, second = in_order(number, *plan.place)
        legal = not fault_of(state.players[seat].kingdom, number, first, second, setup_for(state.options).size)
        return PlaceDomino(seat, first, second) if legal else None
    wish = next((wish for wish in plan.wishes if wish in state.free), None) if state.asks == CHOOSE else None
    return None if wish is None else ChooseDomino(seat, wish)


def without_step(state: State, step: Action) -> Plans:
    """Return the plans without what a step does."""
    number = state.domino
    assert number is not None
    wishes = state.plans[step.seat][number].wishes if isinstance(step, PlaceDomino) else ()
    return _with(state.plans, step.seat, number, Plan(None, wishes))


def _with(plans: Plans, seat: Seat, number: Number, plan: Plan) -> Plans:
    """Return the plans with another one for a domino; one that says nothing is none."""
    own = {domino: one for domino, one in {**plans.get(seat, {}), number: plan}.items() if one != NOTHING}
    others = {one: theirs for one, theirs in plans.items() if one != seat}
    return {**others, seat: own} if own else others
