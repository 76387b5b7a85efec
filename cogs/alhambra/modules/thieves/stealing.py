"""Stealing between turns: what is asked, what is offered, and how it is told (V-THI-2)."""

from collections.abc import Iterable
from typing import Any

from alhambra.modules.thieves.stealing import StealMoney
from alhambra.view import View
from cogs.alhambra.panels import Panels
from cogs.alhambra.room import Details, Said
from cogs.alhambra.words import Words
from cogs.card import Row
from cogs.controls import MenuLine, choices
from host.glance import Glance
from tabletop.rules import Plain
from texts.catalogue import Catalogue


def option(words: Words, action: StealMoney, view: View) -> Details:
    """Name the card, and the thief that takes it."""
    return {"card": words.cards([action.card]), "thief": words.cards([action.thief])}


def deed(words: Words, event: Plain) -> Said:
    """Say what was stolen."""
    return Said("MoneyStolen", {"cards": words.listed_cards(event["cards"])})


def own(words: Words, shown: Any) -> Iterable[str]:
    """Name players' own thieves to them."""
    thieves = words.listed_cards([card.id for card in shown.own])
    return [words.say("hand-thieves", thieves=thieves)] if thieves else []


def question(glance: Glance, say: Catalogue, names: str, deadline: str) -> Iterable[str]:
    """Say that players may steal between turns."""
    return [say("asked-thieves", names=names, deadline=deadline)]


def offers(panels: Panels) -> list[Row]:
    """Offer each open card that a thief could take."""
    words = panels.words
    entries = [
        MenuLine(one.code, words.option(one.action, panels.view), emoji=words.emoji_of_cards([one.action.card]))
        for one in panels.options
        if isinstance(one.action, StealMoney)
    ]
    return choices(panels.say("choose-thief"), panels.purpose("answer"), entries, "main")
