"""What happened, in a sentence for each turn."""

from collections.abc import Iterable, Iterator, Sequence

from cogs.kingdomino.words import Words
from tabletop.cellname import Cell
from tabletop.rules import Plain

DEEDS = ("DominoPlaced", "DominoDiscarded", "DominoChosen", "TimedOut")
"""What a player does in a turn, or what happens to them there."""
ENDS = {"TurnPassed"}
"""What ends the turn of the seat that it names."""
MEMORABLE = {"Scored", "GameOver"}


def told(events: Iterable[Plain], words: Words) -> list[str]:
    """Put events into words: a sentence for all that a player did in a turn, and one for each other thing."""
    lines, done = list[str](), list[Plain]()

    def finish() -> None:
        if done:
            deeds = [_deed(event, words) for event in done]
            lines.append(words.say("told", who=words.names[done[0]["seat"]], deeds=_in_turn(deeds, words)))
            done.clear()

    for event in events:
        if event["event"] in DEEDS and event["seat"] is not None:
            if done and done[0]["seat"] != event["seat"]:
                finish()
            done.append(event)
            continue
        finish()
        lines += _told_by_itself(event, words)
    finish()
    return lines


def _in_turn(deeds: Sequence[str], words: Words) -> str:
    """Put what somebody did into a sentence, in its order."""
    if len(deeds) < 2:
        return "".join(deeds)
    return words.say("did-then", first=words.say.row(deeds[:-1]), last=deeds[-1])


def _deed(event: Plain, words: Words) -> str:
    """Say what somebody did."""
    details: dict[str, str | int] = {"domino": words.domino(event["number"])} if "number" in event else {}
    if event["event"] == "DominoPlaced":
        details["place"] = words.place(_cell(event["first"]), _cell(event["second"]))
    if event["event"] == "DominoChosen":
        details["how"] = "by-itself" if event["by_itself"] else "chosen"
    deed, gain = words.say(f"did-{event['event']}", **details), event.get("after", 0) - event.get("before", 0)
    return words.say("did-gain", deed=deed, gain=gain) if gain and not words.hides_points else deed


def _told_by_itself(event: Plain, words: Words) -> Iterator[str]:
    """Say what no player did."""
    say = words.say
    match event["event"]:
        case "KingsDrawn":
            yield say("told-KingsDrawn", kings=say.row([words.names[seat] for seat in event["kings"]]))
        case "LineFormed":
            yield say("told-LineFormed", dominoes=words.dominoes(event["numbers"]), left=event["left"])
        case "DominoDiscarded":
            yield say("told-left-over", domino=words.domino(event["number"]))
        case "PartBegun":
            yield say("told-PartBegun", part=event["part"])
        case "Scored" if words.hides_points:
            yield say("told-Scored-hidden")
        case "Scored":
            scores = [
                say("table-score", who=who, number=standing[0])
                for who, standing in zip(words.names, event["standings"], strict=True)
            ]
            yield say("told-Scored", scores=say.row(scores))
        case "GameOver":
            winners = [words.names[seat] for seat in event["winners"]]
            yield say("told-GameOver", winners=say.listed(winners), number=len(winners))


def _cell(plain: Sequence[int]) -> Cell:
    return plain[0], plain[1]


def newest_places(events: Iterable[Plain]) -> dict[int, int]:
    """Return the domino that each player laid last, by their seats."""
    return {event["seat"]: event["number"] for event in events if event["event"] == "DominoPlaced"}


def is_memorable(events: Iterable[Plain]) -> bool:
    """Return whether people will want to look at something again: what a game came to."""
    return any(event["event"] in MEMORABLE for event in events)
