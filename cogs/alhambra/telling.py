"""What happened, in a sentence for each player's turn."""

from collections.abc import Iterable, Iterator, Sequence

from cogs.alhambra.deeds import deeds_in
from cogs.alhambra.rooms import rooms
from cogs.alhambra.words import Words
from tabletop.rules import Plain
from tabletop.seat import Seat


def told(events: Iterable[Plain], names: Sequence[str], words: Words) -> list[str]:
    """Put events into words: a sentence for all that a player did in a row, and one for each other thing."""
    events = list(events)
    lines = list(_hands(events, names, words))
    who: Seat | None = None
    done: list[Plain] = []

    def finish() -> None:
        if who is not None and done:
            lines.append(words.say("told", who=names[who], deeds=_in_turn([*deeds_in(done, words)], words)))
        done.clear()

    for event in events:
        kind = event["event"]
        if kind in ("TurnStarted", "TurnConfirmed", "WindowClosed"):
            finish()
        if kind in rooms().untold:
            continue
        if kind in rooms().told or "seat" not in event:
            finish()
            lines.append(_told_by_itself(event, names, words))
            continue
        if event["seat"] != who:
            finish()
            who = event["seat"]
        done.append(event)
        if kind == "LastTileGiven":  # where it goes is another matter, told when it is final
            finish()
    finish()
    return lines


def _in_turn(deeds: Sequence[str], words: Words) -> str:
    """Put what somebody did into a sentence, in its order."""
    if len(deeds) < 2:
        return "".join(deeds)
    return words.say("did-then", first=words.say.row(deeds[:-1]), last=deeds[-1])


def _hands(events: Sequence[Plain], names: Sequence[str], words: Words) -> Iterator[str]:
    """Say in one line what everybody saw of the starting hands (B-25)."""
    hands = [
        words.say("told-hand", who=names[event["seat"]], number=event["cards"], total=event["total"])
        for event in events
        if event["event"] == "HandCounted"
    ]
    if hands:
        yield words.say("told-hands", hands=words.say.row(hands))


def _told_by_itself(event: Plain, names: Sequence[str], words: Words) -> str:
    """Say what no player did."""
    kind = event["event"]
    details = rooms().told[kind](words, event, names) if kind in rooms().told else {}
    return words.say(f"told-{kind}", **details)


def is_memorable(events: Iterable[Plain]) -> bool:
    """Return whether people will want to look at something again: a scoring, or the end."""
    return any(event["event"] in ("RoundScored", "GameWon") for event in events)


def changed_hands(events: Iterable[Plain]) -> set[Seat]:
    """Return the seats whose money is different afterwards."""
    return {event["seat"] for event in events if event["event"] in rooms().changes_hands}
