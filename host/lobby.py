"""The lobby: who plays, and what (T-1 to T-5)."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from host.commands import Configure, Join, Leave, SeatBots, Start
from host.errand import Errand
from host.kept import Profile
from host.settings import Pace, Settings, check_settings, own
from host.table import OPEN, RulesUsed, Sitter, Status, Table, UserId
from tabletop.refused import Refused
from tabletop.rules import Rules


def check_choice(rules: Rules[Any, Any, Any], settings: Settings) -> None:
    """Refuse settings with which the game could not be played, even by all who may sit down (T-5, T-14)."""
    check_settings(settings)
    rules.check(settings.seats, settings.options)


def open_table(errand: Errand[Any, Any, Any]) -> None:
    """Open a table and sit down there."""
    check_choice(errand.rules, errand.table.settings)
    errand.change(seats=(newcomer(errand),), settings=own(errand.table.settings))
    errand.note({"do": "Open"})
    errand.tell("Open", 0)


def open_practice(errand: Errand[Any, Any, Any]) -> None:
    """Open a table to learn at, where bot players have the other seats, and begin at once (T-21)."""
    table, game = errand.table, errand.rules.practice(errand.table.practice)
    settings = replace(table.settings, seats=game.seats, options=game.options, pace=Pace())
    check_choice(errand.rules, settings)
    bots = (Sitter(bot=True),) * (game.seats - 1)
    errand.change(seats=(newcomer(errand), *bots), settings=own(settings))
    errand.note({"do": "Open"})
    errand.tell("Practise", 0)
    begin(errand)


def join(errand: Errand[Any, Any, Any], command: Join) -> None:
    """Sit down where a seat is free (T-2)."""
    errand.require(Status.LOBBY)
    actor, table = errand.actor, errand.table
    assert actor is not None
    if table.seat_of(actor.user) is not None:
        raise Refused("T-2", "already-at-this-table")
    if len(table.seats) >= table.settings.seats:
        raise Refused("T-2", "table-is-full", seats=table.settings.seats)
    errand.change(seats=(*table.seats, newcomer(errand)), owner=table.owner or actor.user)
    errand.note({"do": "Join"})
    errand.tell("Join", len(table.seats))


def newcomer(errand: Errand[Any, Any, Any]) -> Sitter:
    """Return the person who asks a seat, with all that is known of them."""
    assert errand.actor is not None
    return sitter(errand, errand.actor.user, errand.actor.name)


def sitter(errand: Errand[Any, Any, Any], user: UserId, name: str) -> Sitter:
    """Give somebody a seat, with all that is known of them."""
    known = errand.newcomer or Profile(user)
    return Sitter(user, name, confirms=known.confirms, holiday=known.holiday)


def sit_down_again(errand: Errand[Any, Any, Any], old: Table, profiles: Mapping[UserId, Profile]) -> None:
    """Let the people and the bot players of an old table sit down (T-13); nobody sits for somebody who was erased."""
    seats: list[Sitter] = []
    for one in old.seats:
        if one.bot:
            seats.append(Sitter(bot=True))
        elif one.user is not None:
            errand.newcomer = profiles[one.user]
            seats.append(sitter(errand, one.user, one.name))
    errand.change(seats=tuple(seats))
    errand.note({"do": "Rematch", "of": old.id})
    errand.tell("Rematch", of=old.id)


def leave(errand: Errand[Any, Any, Any], command: Leave) -> None:
    """Stand up; the last person takes the table away (T-3)."""
    errand.require(Status.LOBBY)
    assert errand.actor is not None
    stand_up(errand, errand.actor.user, errand.seat)
    errand.note({"do": "Leave"})
    errand.tell("Leave")


def stand_up(errand: Errand[Any, Any, Any], user: UserId, seat: int) -> None:
    """Let somebody leave the lobby, and another person own the table if need be."""
    seats = tuple(one for number, one in enumerate(errand.table.seats) if number != seat)
    errand.change(seats=seats)
    pass_on_ownership(errand, user)


def pass_on_ownership(errand: Errand[Any, Any, Any], gone: UserId) -> None:
    """Make another person the owner if the owner is gone; without people there is no table (T-3, T-11)."""
    people = errand.table.people
    if not people:
        errand.change(status=Status.CANCELLED, ended=errand.now, waits=(), owner=None)
    elif errand.table.owner in (gone, None):
        errand.change(owner=people[0])


def seat_bots(errand: Errand[Any, Any, Any], command: SeatBots) -> None:
    """Give bot players the seats that are free, or take them away again (T-2)."""
    errand.require(Status.LOBBY)
    errand.require_owner()
    people = tuple(one for one in errand.table.seats if not one.bot)
    free = errand.table.settings.seats - len(people)
    if not 0 <= command.number <= free:
        raise Refused("T-2", "bots-out-of-range", number=command.number, free=free)
    errand.change(seats=people + (Sitter(bot=True),) * command.number)
    errand.note({"do": "SeatBots", "number": command.number})
    errand.tell("SeatBots", number=command.number)


def configure(errand: Errand[Any, Any, Any], command: Configure) -> None:
    """Choose other settings (T-4, T-14)."""
    errand.require(Status.LOBBY)
    errand.require_owner()
    check_choice(errand.rules, command.settings)
    if len(errand.table.seats) > command.settings.seats:
        raise Refused("T-2", "more-sit-than-seats", seats=command.settings.seats, sitting=len(errand.table.seats))
    errand.change(settings=own(command.settings))
    chosen = msgspec.json.decode(msgspec.json.encode(command.settings))  # as it will be read again from the log
    errand.note({"do": "Configure", "settings": chosen})
    errand.tell("Configure")


def move(errand: Errand[Any, Any, Any], channel: str, guild: str) -> None:
    """Bring the table to another channel (T-20)."""
    errand.require(*OPEN)
    errand.require_owner()
    if errand.table.guild and errand.table.guild != guild:
        raise Refused("T-20", "another-server")
    errand.change(channel=channel, guild=guild)
    errand.note({"do": "Move", "channel": channel})
    errand.tell("Move")


def start(errand: Errand[Any, Any, Any], command: Start) -> None:
    """Begin the game with those who sit here (T-5)."""
    errand.require(Status.LOBBY)
    errand.require_owner()
    begin(errand)


def begin(errand: Errand[Any, Any, Any]) -> None:
    """Set up the game and let it go on until a person is asked."""
    table, promise = errand.table, errand.promise
    assert promise is not None, "the host has a seed"
    outcome = errand.rules.start(len(table.seats), table.settings.options, promise.seed)
    errand.note({"do": "Start"})
    errand.change(
        status=Status.PLAYING,
        started=errand.now,
        promise=promise,
        rules=(RulesUsed(errand.rules.version, errand.table.entries),),
    )
    errand.tell("Start", commitment=promise.commitment)
    errand.receive(outcome)
    for seat, one in enumerate(errand.table.seats):
        if one.bot:
            errand.instruct_bot(seat)
    errand.settle()


HANDLERS: Mapping[type, Callable[[Errand[Any, Any, Any], Any], None]] = {
    Join: join,
    Leave: leave,
    SeatBots: seat_bots,
    Configure: configure,
    Start: start,
}
