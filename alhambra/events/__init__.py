"""What can happen in the base game. Events alone change who has what; each knows how (`fold`)."""

from alhambra.events.ending import GameWon, LastTileGiven, LastTilesConfirmed, MarketRanShort
from alhambra.events.event import Event, Notice, Open, Private, Secret
from alhambra.events.refilling import CardDrawn, DiscardsGathered, TileDrawn
from alhambra.events.scoring import RoundScored, ScoreLine, ScoringCardDrawn
from alhambra.events.setting_up import BagFilled, DrawPileStacked, HandCounted, HandDealt, StartingPlayerFound
from alhambra.events.turn import (
    ActionsFinished,
    BuildingBought,
    BuildingPlaced,
    BuildingRemoved,
    BuildingReserved,
    MoneySpent,
    MoneyTaken,
    OutworkPlaced,
    TileBought,
    TimedOut,
    TurnConfirmed,
    TurnPassed,
    TurnStarted,
    Undone,
)
from alhambra.events.windows import AnswerSealed, StandingSet, TurnPrepared, TurnReturned, WindowClosed, WindowOpened

__all__ = [
    "ActionsFinished",
    "AnswerSealed",
    "BagFilled",
    "BuildingBought",
    "BuildingPlaced",
    "BuildingRemoved",
    "BuildingReserved",
    "CardDrawn",
    "DiscardsGathered",
    "DrawPileStacked",
    "Event",
    "GameWon",
    "HandCounted",
    "HandDealt",
    "LastTileGiven",
    "LastTilesConfirmed",
    "MarketRanShort",
    "MoneySpent",
    "MoneyTaken",
    "Notice",
    "Open",
    "OutworkPlaced",
    "Private",
    "RoundScored",
    "ScoreLine",
    "ScoringCardDrawn",
    "Secret",
    "StandingSet",
    "StartingPlayerFound",
    "TileBought",
    "TileDrawn",
    "TimedOut",
    "TurnConfirmed",
    "TurnPassed",
    "TurnPrepared",
    "TurnReturned",
    "TurnStarted",
    "Undone",
    "WindowClosed",
    "WindowOpened",
]
