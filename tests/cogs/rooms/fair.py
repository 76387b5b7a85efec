"""The fair on Discord: what it says, how its cheers are asked for, and how they are ordered."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from alhambra.view import View
from cogs.alhambra.ordering import back_to_answers, overview, purpose_of, set_answer
from cogs.alhambra.orders import one_of, ordered
from cogs.alhambra.room import Details, Form, Room, Said, WindowRoom
from cogs.alhambra.words import Words
from cogs.call import Call
from cogs.card import Card
from cogs.controls import MenuLine, switch
from cogs.typed import names
from host.glance import Glance
from tabletop.rules import Plain
from texts.catalogue import Catalogue

CHEER, BANNER = "cheer", "banner"
LOUDLY, SOFTLY = "loudly", "softly"


def _card(words: Words, event: Plain) -> Said:
    return Said(event["event"], {"card": words.cards([event["card"]])})


def _cards(words: Words, event: Plain) -> Said:
    return Said(event["event"], {"cards": words.listed_cards(event["cards"])})


def _cheered(words: Words, event: Plain) -> Said:
    return Said(event["event"], {"loudly": str(event["loudly"])})


def _question(glance: Glance, say: Catalogue, names: str, deadline: str) -> Iterable[str]:
    return [say("asked-cheer", names=names, deadline=deadline)]


def _banners(glance: Glance, say: Catalogue, names: str, deadline: str) -> Iterable[str]:
    return [say("asked-banner", names=names, deadline=deadline)]


def _raised(words: Words, event: Plain, names: Sequence[str]) -> Details:
    shown = zip(names, event["colours"], strict=True)
    return {"banners": words.say.listed([words.say("fair-banner", who=who, colour=colour) for who, colour in shown])}


def _described(order: Mapping[str, Any], words: Words) -> str:
    return words.say("order-cheer", loudly=str(order.get("loudly", False)))


def _read(text: str, words: Words, view: View) -> Mapping[str, Any]:
    ways = {way: names(f"cheer-{way}", words.say) for way in (LOUDLY, SOFTLY)}
    return {"loudly": one_of(text, ways) == LOUDLY}


def _panel(call: Call, glance: Glance) -> Card:
    ways = [MenuLine(way, call.say(f"cheer-{way}")) for way in (LOUDLY, SOFTLY)]
    offered = switch(purpose_of(glance, "order", CHEER), ways)
    return Card(call.say("panel-order-cheer"), offered, back_to_answers(glance, call.say))


async def _choose(call: Call, glance: Glance, about: str) -> Card:
    order = {"loudly": call.choice == LOUDLY}
    return overview(call, await set_answer(call, glance, CHEER, ordered(order)))


def _secret(words: Words, shown: Any) -> Iterable[str]:
    return [words.say("fair-favourite", kind=words.say.noun(f"kind-{shown.favourite}"))]


ROOM = Room(
    options={
        "TakeVoucher": lambda words, action, view: {"card": words.cards([action.card])},
        "Cheer": lambda words, action, view: {"loudly": str(action.loudly)},
        "RaiseBanner": lambda words, action, view: {"colour": action.colour},
    },
    refunds={"sweets": lambda words, action, view: {"number": words.surplus(action, view)}},
    deeds={"VoucherTaken": _card, "VoucherSpent": _cards, "Cheered": _cheered},
    told={
        "BannersRaised": _raised,
        "VoucherAppeared": lambda words, event, names: {"card": words.cards([event["card"]])},
        "StallOpened": lambda words, event, names: {"tile": words.tile_first(event["tile"])},
    },
    untold={"Noted", "FavouriteDealt", "TillChanged", "SweetsDrawn", "DrumsHeard", "FlagRaised", "Fenced"},
    changes_hands={"FavouriteDealt"},
    hand=_secret,
    windows={
        CHEER: WindowRoom(answers={"Cheer"}, question=_question),
        BANNER: WindowRoom(answers={"RaiseBanner"}, question=_banners),
    },
    forms={CHEER: Form(described=_described, read=_read, panel=_panel, changes={CHEER: _choose})},
)
