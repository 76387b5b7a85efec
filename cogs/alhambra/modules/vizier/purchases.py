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
from tabletop.cellname import cell_name
from tabletop.rules import Plain
from texts.catalogue import Catalogue

BUYING = BuyWithVizier.__name__


def option(words: Words, action: BuyWithVizier, view: View) -> Details:
    """Say where a tile goes that he buys."""
    to = "dirk" if action.to_dirk else "reserve" if action.cell is None else "palace"
    cell = "" if action.cell is None else cell_name(action.cell)
    return {"cards": words.cards(action.pay), "to": to, "cell": cell}


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
    words = panels.words
    paid = {"tile": words.tile(action.tile), "cards": words.cards(action.pay)}
    return capital(panels.say("option-BuyBuilding", **paid, surplus=0))


async def where(call: Call) -> Card:
    """Show where a tile may go that somebody wants to buy out of turn."""
    panels = await panels_of(call)
    purchases = [one for one in panels.options if isinstance(one.action, BuyWithVizier)]
    chosen = next((one.action for one in purchases if one.code == call.choice), None)
    if chosen is None:
        return panels.now()
    same = [one for one in purchases if (one.action.tile, one.action.pay) == (chosen.tile, chosen.pay)]
    places = panels.places_of(chosen.tile, same)
    text = panels.say("panel-place", tile=capital(panels.words.tile(chosen.tile)))
    entries = places.entries(panels.words, panels.view)
    offered = choices(panels.say("choose-place"), panels.purpose("answer"), entries, "main")
    return panels.asking().card(text, places.picture, offered)
