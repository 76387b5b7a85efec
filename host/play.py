"""Playing: what a person does in the running game (T-6 to T-8)."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from host.commands import Act, AskToConfirm, Confirm, Undo
from host.errand import Errand
from host.table import Status
from tabletop.refused import Refused


def act(errand: Errand[Any, Any, Any], command: Act) -> None:
    """Do something in the game, whose rules alone decide."""
    errand.require(Status.PLAYING)
    confirms = errand.table.seats[errand.seat].confirms
    ends = confirms == "never" or (command.quick and confirms == "usually")
    _take_step(errand, errand.rules.action(errand.game, errand.seat, command.action), ends=ends)


def undo(errand: Errand[Any, Any, Any], command: Undo) -> None:
    """Take something back, as far as the rules of the game allow it."""
    errand.require(Status.PLAYING)
    _take_step(errand, errand.rules.undoing(errand.seat, everything=command.everything))


def confirm(errand: Errand[Any, Any, Any], command: Confirm) -> None:
    """Let the turn end as it is."""
    errand.require(Status.PLAYING)
    action = errand.rules.confirmation(errand.game, errand.seat)
    if action is None:
        raise Refused("T-7", "nothing-to-confirm")
    _take_step(errand, action)


def _take_step(errand: Errand[Any, Any, Any], action: Any, *, ends: bool = False) -> None:
    """Let a seat act; `ends` tells whether the turn ends with it if nothing else is left to do."""
    seat, rules = errand.seat, errand.rules
    errand.tell("Act", seat)
    if ends and rules.is_sealed(errand.game):
        action = _with_its_end(errand, action)
    errand.apply(seat, action)
    end = rules.confirmation(errand.game, seat) if ends else None
    if end is not None:
        errand.apply(seat, end)
    sitter = errand.table.seats[seat]
    if sitter.misses:
        errand.change(seats=errand.table.with_sitter(seat, replace(sitter, misses=0)).seats)
    errand.settle()


def _with_its_end(errand: Errand[Any, Any, Any], action: Any) -> Any:
    """Let a turn that is prepared be handed in with its last step, so that one undo undoes both (C-25)."""
    after = errand.rules.apply(errand.game, action).game
    end = errand.rules.confirmation(after, errand.seat)
    return action if end is None else errand.rules.together(errand.seat, (action, end))


def ask_to_confirm(errand: Errand[Any, Any, Any], command: AskToConfirm) -> None:
    """Want to be asked before a turn ends, or not."""
    errand.require(Status.LOBBY, Status.PLAYING, Status.PAUSED)
    seat = errand.seat
    errand.table = errand.table.with_sitter(seat, replace(errand.table.seats[seat], confirms=command.ask))
    errand.note({"do": "AskToConfirm", "ask": command.ask})
    errand.tell("AskToConfirm", seat, ask=command.ask)
    if errand.table.status is Status.PLAYING:
        errand.settle()


HANDLERS: Mapping[type, Callable[[Errand[Any, Any, Any], Any], None]] = {
    Act: act,
    Undo: undo,
    Confirm: confirm,
    AskToConfirm: ask_to_confirm,
}
