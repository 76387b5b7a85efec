"""What happened, in a sentence for each player's turn."""

from collections.abc import Iterable, Iterator, Sequence

from cogs.alhambra.deeds import deeds_in
from cogs.alhambra.words import Words
from tabletop.rules import Plain
from tabletop.seat import Seat

UNTOLD = {
    "TurnStarted",
    "TurnConfirmed",
    "ActionsFinished",
    "CardDrawn",
    "TileDrawn",
    "MoneySpent",
    "DirkJoined",
    "HandDealt",
    "HandCounted",
    "LastTilesConfirmed",
    "ScoringCardDrawn",
    "WindowOpened",
    "WindowClosed",
    "AnswerSealed",
    "StandingSet",
    "TurnPrepared",
    "SquareTurnedUp",
    "PowersRestored",
    "TileExchanged",
    "CardBegged",
    "ScoreCardsDrawn",
}
"""What can be seen in the pictures, or follows from what is told."""
BY_THEMSELVES = {
    "RoundScored",
    "MarketRanShort",
    "DiscardsGathered",
    "DirkDrew",
    "GameWon",
    "StartingPlayerFound",
    "CharacterAppeared",
    "CharacterUnwanted",
}
"""What no player does."""


def told(events: Iterable[Plain], names: Sequence[str], words: Words) -> list[str]:
    """Tell events: a sentence for all that a player did in a row, and one for each other thing."""
    events = list(events)
    lines = list(_hands(events, names, words))
    who: Seat | None = None
    done: list[Plain] = []

    def finish() -> None:
        if who is not None and done:
            lines.append(words.say("told", who=names[who], deeds=", ".join(deeds_in(done, words))))
        done.clear()

    for event in events:
        kind = event["event"]
        if kind in ("TurnStarted", "TurnConfirmed", "WindowClosed"):
            finish()
        if kind in UNTOLD:
            continue
        if kind in BY_THEMSELVES or "seat" not in event:
            finish()
            lines.extend(_told_by_itself(event, names, words))
            continue
        if event["seat"] != who:
            finish()
            who = event["seat"]
        done.append(event)
        if kind == "LastTileGiven":  # where it goes is another matter, told when it is final
            finish()
    finish()
    return lines


def _hands(events: Sequence[Plain], names: Sequence[str], words: Words) -> Iterator[str]:
    """Tell in one line what everybody saw of the starting hands (B-25)."""
    hands = [
        words.say("told-hand", who=names[event["seat"]], number=event["cards"], total=event["total"])
        for event in events
        if event["event"] == "HandCounted"
    ]
    if hands:
        yield words.say("told-hands", hands=", ".join(hands))


def _told_by_itself(event: Plain, names: Sequence[str], words: Words) -> Iterator[str]:
    say = words.say
    match event["event"]:
        case "RoundScored":
            yield say("told-RoundScored", round=event["round"])
        case "DirkDrew":
            yield say("told-DirkDrew", number=len(event["tiles"]), tiles=words.tiles(event["tiles"]))
        case "GameWon":
            winners = [names[seat] for seat in event["winners"]]
            yield say("told-GameWon", winners=len(winners), names=", ".join(winners))
        case "StartingPlayerFound":
            yield say("told-StartingPlayerFound", who=names[event["seat"]], lot=str(event["by_lot"]))
        case "CharacterAppeared" | "CharacterUnwanted" as kind:
            yield say(f"told-{kind}", card=words.cards([event["card"]]))
        case kind:
            yield say(f"told-{kind}")


def is_memorable(events: Iterable[Plain]) -> bool:
    """Tell whether people will want to look at something again: a scoring, or the end."""
    return any(event["event"] in ("RoundScored", "GameWon") for event in events)


def changed_hands(events: Iterable[Plain]) -> set[Seat]:
    """Give the seats whose money is different afterwards."""
    changing = ("HandDealt", "MoneyTaken", "MoneySpent", "CardBegged")
    return {event["seat"] for event in events if event["event"] in changing}
