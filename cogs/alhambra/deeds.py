"""What a player did in a row, each thing in a few words; what belongs together is said as one."""

from collections.abc import Iterator, Sequence

from cogs.alhambra.words import Words
from cogs.names import listed
from tabletop.cellname import cell_name
from tabletop.rules import Plain

GETTING = {"BuildingBought", "VizierBought", "SquareTaken"}
"""How a player comes by a tile."""
TAKERS = {"character-miser", "character-money-changer"}
"""The characters that bring a card of money, which is told with them."""
LAYING = {"BuildingPlaced", "OutworkPlaced", "BuildingReserved", "BuildingGiven"}
"""Where it goes."""


def deeds_in(events: Sequence[Plain], words: Words) -> Iterator[str]:
    """Say what somebody did: a tile that was bought and built is named once, and a swap is one thing."""
    ends = {at: end for at in range(len(events)) if (end := _end_of(at, events)) is not None}
    for at, event in enumerate(events):
        if at in ends.values() or _pays_for_the_next(at, events):
            continue
        if event["event"] == "BuildingRemoved" and at in ends:
            yield _swap(event, events[ends[at]], words)
        elif event["event"] == "CharacterUsed" and at in ends:
            cards = _cards(events[ends[at]]["cards"], words)
            yield words.say("did-take-with", card=words.cards([event["card"]]), cards=cards)
        elif at in ends:
            yield words.say("did-both", deed=_deed(event, words), then=_deed(events[ends[at]], words, "then"))
        else:
            yield _deed(event, words)


def _end_of(at: int, events: Sequence[Plain]) -> int | None:
    """Give where a tile that was got goes, what comes into the place of one, or what a character brings."""
    event, later = events[at], range(at + 1, len(events))
    if event["event"] in GETTING:
        return next((n for n in later if events[n]["event"] in LAYING and events[n]["tile"] == event["tile"]), None)
    if event["event"] == "BuildingRemoved" and later:
        bought = {one["tile"] for one in events[:at] if one["event"] in GETTING}
        new = events[at + 1]
        is_swap = new.get("cell") == event["cell"] and new["tile"] not in bought
        return at + 1 if is_swap else None
    if event["event"] == "CharacterUsed" and event["card"] in TAKERS:
        return at + 1 if later and events[at + 1]["event"] == "MoneyTaken" else None
    return None


def _pays_for_the_next(at: int, events: Sequence[Plain]) -> bool:
    """Tell whether a character is used for what comes next, where it is named as well."""
    following = events[at + 1 : at + 2]
    return events[at]["event"] == "CharacterUsed" and any(
        one["event"] == "BuildingBought" and one["paid"] == [events[at]["card"]] for one in following
    )


def _swap(old: Plain, new: Plain, words: Words) -> str:
    names = {"old": words.tile(old["tile"]), "tile": words.tile(new["tile"])}
    return words.say("did-swap", cell=cell_name(tuple(new["cell"])), **names)


def _deed(event: Plain, words: Words, said: str = "did") -> str:
    """Say what somebody did, or what then became of a tile that is named already."""
    kind, details = event["event"], dict[str, str | int]()
    if "tile" in event:
        details["tile"] = words.tile(event["tile"])
    if "cell" in event:
        details["cell"] = cell_name(tuple(event["cell"]))
    match kind:
        case "MoneyTaken":
            details["cards"] = _cards(event["cards"], words)
        case "BuildingBought":
            kind = kind if words.value(event["paid"]) else "PatronBought"
            details |= {"cards": _cards(event["paid"], words), "surplus": event["surplus"]}
        case "TurnReturned":
            details["rule"] = event["rule"]
        case "VizierBought":
            details["cards"] = _cards(event["paid"], words)
        case "CharacterWon":
            details |= {"card": words.cards([event["card"]]), "cards": _cards(event["paid"], words)}
            details |= {"price": event["price"], "bonus": event["bonus"]}
        case "CharacterUsed" | "JugglerSwapped":
            details["card"] = words.cards([event["card"]])
    return words.say(f"{said}-{kind}", **details)


def _cards(names: Sequence[str], words: Words) -> str:
    """Name cards as they stand in a sentence, such as Gulden 5 + 4 and Denar 3."""
    return listed(words.sums(names), words.say)
