"""What is said of chests: how they are bought and moved, who got them, and whether somebody refuses them."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from alhambra.view import Money, View
from cogs.alhambra.orders import one_of
from cogs.alhambra.room import Details, Form, Room, Said
from cogs.alhambra.words import Words
from cogs.controls import MenuLine
from cogs.typed import words as typed_words
from tabletop.rules import Plain

MODULE, PROMPT = "treasure_chamber", "chests"
TAKE, REFUSE = "take", "refuse"


class _Chamber(Protocol):
    """What a view shows of the chests."""

    rooms: Sequence[Sequence[str]]
    price: int


def _seen(view: View) -> _Chamber:
    shown: _Chamber = view.parts[MODULE]  # type: ignore[assignment]
    return shown


def _chests(words: Words, kinds: Iterable[str]) -> str:
    """Name chests by their kinds, such as garden ×2, tower."""
    say = words.say
    return say.row([say("chest-count", number=n, kind=say.noun(f"kind-{kind}")) for kind, n in Counter(kinds).items()])


def _surplus(view: View, action: Any) -> int:
    own = [*(card for card in view.hand or () if isinstance(card, Money)), *view.items]
    return sum(one.value for one in own if one.id in action.pay) - _seen(view).price


def _buying(words: Words, action: Any, view: View) -> Details:
    chests = _chests(words, _seen(view).rooms[action.room - 1])
    paid = {"cards": words.cards(action.pay), "surplus": _surplus(view, action)}
    return {"room": action.room, "chests": chests, **paid}


def _moving(words: Words, action: Any, view: View) -> Details:
    return {"to": words.tile(action.to)}


def _bought(words: Words, event: Plain) -> Said:
    paid = {"cards": words.listed_cards(event["paid"]), "surplus": event["surplus"]}
    return Said("ChestsBought", {"room": event["room"], "chests": _chests(words, event["chests"]), **paid})


def _placed(words: Words, event: Plain) -> Said:
    return Said(event["event"], _where(words, event))


def _where(words: Words, event: Plain) -> Details:
    return {"number": len(event["chests"]), "holders": words.say.listed([*map(words.tile, event["chests"])])}


def _moved(words: Words, event: Plain) -> Said:
    return Said("ChestMoved", {"tile": words.tile(event["tile"]), "to": words.tile(event["to"])})


def _lost(words: Words, event: Plain) -> Said:
    return Said("ChestLost", {"tile": words.tile(event["tile"])})


def _described(order: Mapping[str, Any], words: Words) -> str:
    return words.say("order-chests", refuse=str(order["refuse"]))


def _read(text: str, words: Words, view: View) -> Mapping[str, Any]:
    """Read such as: refuse."""
    ways = {way: tuple(typed_words(f"chests-{way}", words.say)) for way in (TAKE, REFUSE)}
    return {"refuse": one_of(text, ways) == REFUSE}


def _lines(view: View, words: Words) -> list[MenuLine]:
    standing = view.standing.get(PROMPT)
    refuses = bool(standing and standing.order and standing.order["refuse"])
    chosen = REFUSE if refuses else TAKE
    return [MenuLine(way, words.say(f"pick-chests-{way}"), chosen=way == chosen) for way in (TAKE, REFUSE)]


ROOM = Room(
    options={"BuyChests": _buying, "MoveChest": _moving},
    surplus={"BuyChests": _surplus},
    deeds={
        "ChestsBought": _bought,
        "ChestsPlaced": _placed,
        "ChestsPassedOn": _placed,
        "ChestMoved": _moved,
        "ChestLost": _lost,
    },
    told={
        "RivalGotChests": lambda words, event, names: {"rival": words.say(event["rival"]), **_where(words, event)},
        "ChestsReturned": lambda words, event, names: {"chests": _chests(words, event["chests"])},
        "RoomLeftEmpty": lambda words, event, names: {"room": event["room"]},
    },
    untold={"RoomFilled"},
    forms={
        PROMPT: Form(
            described=_described,
            read=_read,
            lines=_lines,
            chosen=lambda way, view: {"refuse": way == REFUSE},
            asks="answer-ask-chests",
            choose="choose-chests",
        )
    },
)
