"""What the base game says on Discord."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from alhambra.actions import Action, BuyBuilding, RemoveBuilding, TakeMoney
from alhambra.view import View
from cogs.alhambra.room import Details, Room, Said
from tabletop.rules import Plain

if TYPE_CHECKING:
    from cogs.alhambra.words import Words


def _taken(words: "Words", action: TakeMoney, view: View) -> Details:
    cards = action.cards
    return {"cards": words.cards(cards), "total": words.value(cards), "number": len(cards)}


def _bought(words: "Words", action: BuyBuilding, view: View) -> Details:
    return {"cards": words.cards(action.pay), "surplus": words.surplus(action, view)}


def _built(words: "Words", action: Action, view: View) -> Details:
    return {"wall": words.wall_after_it(action, view), "old": words.standing(action, view)}


def _removed(words: "Words", action: RemoveBuilding, view: View) -> Details:
    return {"old": words.standing(action, view)}


def _took(words: "Words", event: Plain) -> Said:
    return Said("MoneyTaken", {"cards": words.listed_cards(event["cards"])})


def _paid(words: "Words", event: Plain) -> Said:
    return Said("BuildingBought", {"cards": words.listed_cards(event["paid"]), "surplus": event["surplus"]})


def _returned(words: "Words", event: Plain) -> Said:
    return Said("TurnReturned", {"rule": event["rule"]})


def _won(words: "Words", event: Plain, names: Sequence[str]) -> Details:
    winners = [names[seat] for seat in event["winners"]]
    return {"winners": len(winners), "names": words.say.listed(winners)}


def _begins(words: "Words", event: Plain, names: Sequence[str]) -> Details:
    return {"who": names[event["seat"]], "lot": str(event["by_lot"])}


BASE = Room(
    options={
        "TakeMoney": _taken,
        "BuyBuilding": _bought,
        "PlaceBuilding": _built,
        "AddBuilding": _built,
        "SwapBuilding": _built,
        "RemoveBuilding": _removed,
    },
    deeds={"MoneyTaken": _took, "BuildingBought": _paid, "TurnReturned": _returned},
    told={
        "RoundScored": lambda words, event, names: {"round": event["round"]},
        "MarketRanShort": lambda words, event, names: {},
        "DiscardsGathered": lambda words, event, names: {},
        "GameWon": _won,
        "StartingPlayerFound": _begins,
    },
    untold={
        *("TurnStarted", "TurnConfirmed", "ActionsFinished", "CardDrawn", "TileDrawn", "MoneySpent", "HandDealt"),
        *("HandCounted", "LastTilesConfirmed", "ScoringCardDrawn", "WindowOpened", "WindowClosed", "AnswerSealed"),
        *("StandingSet", "TurnPrepared"),
    },
    gets={"BuildingBought"},
    lays={"BuildingPlaced", "BuildingReserved"},
    changes_hands={"HandDealt", "MoneyTaken", "MoneySpent"},
)
