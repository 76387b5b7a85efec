"""What a player did in a row, each thing in a few words; what belongs together is said as one."""

from collections.abc import Iterator, Sequence

from cogs.alhambra.room import Said
from cogs.alhambra.rooms import rooms
from cogs.alhambra.words import Words
from tabletop.cellname import cell_name
from tabletop.rules import Plain


def deeds_in(events: Sequence[Plain], words: Words) -> Iterator[str]:
    """Say what somebody did: a tile that was bought and built is named once, and a swap is one thing."""
    ends = {at: end for at in range(len(events)) if (end := _end_of(at, events)) is not None}
    joined = {at: said for at in range(len(events) - 1) if (said := _joined(events[at], events[at + 1], words))}
    for at, event in enumerate(events):
        if at in ends.values() or at - 1 in joined or _goes_without_saying(at, events):
            continue
        if event["event"] == "BuildingRemoved" and at in ends:
            yield _swap(event, events[ends[at]], words)
        elif at in joined:
            yield words.say(f"did-{joined[at].key}", **joined[at].details)
        elif at in ends:
            yield words.say("did-both", deed=_deed(event, words), then=_deed(events[ends[at]], words, "then"))
        else:
            yield _deed(event, words)


def _end_of(at: int, events: Sequence[Plain]) -> int | None:
    """Return where a tile that was got goes, or what comes into the very place of one that was removed."""
    event, later = events[at], range(at + 1, len(events))
    if event["event"] in rooms().gets:
        return next(
            (n for n in later if events[n]["event"] in rooms().lays and events[n]["tile"] == event["tile"]), None
        )
    if event["event"] == "BuildingRemoved":
        bought = {one["tile"] for one in events[:at] if one["event"] in rooms().gets}
        new = next(
            (n for n in later if {"cell", "tile"} <= events[n].keys()), None
        )  # what follows at once may come between
        is_swap = new is not None and events[new]["cell"] == event["cell"] and events[new]["tile"] not in bought
        return new if is_swap else None
    return None


def _joined(event: Plain, then: Plain, words: Words) -> Said | None:
    """Let the rooms say two deeds in a row as one."""
    ways = [room.joins for room in rooms().all if room.joins is not None]
    return next((said for join in ways if (said := join(words, event, then)) is not None), None)


def _goes_without_saying(at: int, events: Sequence[Plain]) -> bool:
    if events[at]["event"] == "TimedOut" and any(event["event"] == "TimedOut" for event in events[:at]):
        return True  # each step of a turn can run out of time, and once says it
    return any(room.left_out(events, at) for room in rooms().all if room.left_out is not None)


def _swap(old: Plain, new: Plain, words: Words) -> str:
    names = {"old": words.tile(old["tile"]), "tile": words.tile(new["tile"])}
    return words.say("did-swap", cell=cell_name(tuple(new["cell"])), **names)


def _deed(event: Plain, words: Words, begun: str = "did") -> str:
    """Say what somebody did, or what then became of a tile that is named already."""
    details = dict[str, str | int]()
    if "tile" in event:
        details["tile"] = words.tile(event["tile"])
    if "cell" in event:
        details["cell"] = cell_name(tuple(event["cell"]))
    said = _said(event, words)
    return words.say(f"{begun}-{said.key}", **{**details, **said.details})


def _said(event: Plain, words: Words) -> Said:
    """Let the rooms say it, those of modules first."""
    ways = [room.deeds[event["event"]] for room in rooms().all if event["event"] in room.deeds]
    return next((said for say in ways if (said := say(words, event)) is not None), Said(event["event"]))
