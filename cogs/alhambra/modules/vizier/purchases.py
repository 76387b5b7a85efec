"""Buying a tile between turns: what is asked, what is offered, where it goes, and how it is told (V-VIZ-3)."""

from collections.abc import Iterable

from alhambra.modules.vizier import BuyWithVizier
from alhambra.view import View
from cogs.alhambra.attempting import panels_of
from cogs.alhambra.panels import Panels
from cogs.alhambra.room import Details, Said
from cogs.alhambra.words import Words
from cogs.call import Call
from cogs.card import Card, Row
from cogs.controls import MenuLine, choices
from host.glance import Glance
from render.kit.layout.wording import capital
from tabletop.rules import Plain
from texts.catalogue import Catalogue

BUYING = BuyWithVizier.__name__


def option(words: Words, action: BuyWithVizier, view: View) -> Details:
    """Say how a tile is paid that he buys."""
    return {"cards": words.cards(action.pay)}


def deed(words: Words, event: Plain) -> Said:
    """Say what he bought."""
    return Said("VizierBought", {"cards": words.listed_cards(event["paid"])})


def question(glance: Glance, say: Catalogue, names: str, deadline: str) -> Iterable[str]:
    """Say that players may buy between turns."""
    return [say("asked-between-turns", names=names, deadline=deadline)]


def offers(panels: Panels) -> list[Row]:
    """Offer what can be paid exactly; where it goes is asked next."""
    words = panels.words
    entries = [
        MenuLine(one.code, _purchase(one.action, panels), emoji=words.emoji_of_tile(one.action.tile))
        for one in panels.options
        if isinstance(one.action, BuyWithVizier) and one.action.cell is None and not one.action.to_dirk
    ]
    return choices(panels.say("choose-purchase"), panels.purpose("wish"), entries, "main")


def _purchase(action: BuyWithVizier, panels: Panels) -> str:
    key = f"option-BuyBuilding-{action.manner}".rstrip("-")
    return capital(panels.say(key, **panels.words.details(action, panels.view), surplus=0))


async def where(call: Call) -> Card:
    """Show where a tile may go that somebody wants to buy out of turn."""
    panels = await panels_of(call)
    purchases = [one for one in panels.options if isinstance(one.action, BuyWithVizier)]
    chosen = next((one.action for one in purchases if one.code == call.choice), None)
    if chosen is None:
        return panels.now()
    wanted = chosen.tile, chosen.pay, chosen.manner
    same = [one for one in purchases if (one.action.tile, one.action.pay, one.action.manner) == wanted]
    return panels.asking().where(chosen.tile, same)
