"""What is told of each action: all that happened, in order, and what cannot be undone any more."""

import pytest
from msgspec.structs import replace

from alhambra import Game, Options, apply
from alhambra.actions import (
    Action,
    AddBuilding,
    BuyBuilding,
    ConfirmTurn,
    Finish,
    Pass,
    PlaceBuilding,
    RemoveBuilding,
    ReserveBuilding,
    SwapBuilding,
    TakeMoney,
    Timeout,
)
from alhambra.events import (
    ActionsFinished,
    AnswerSealed,
    BuildingBought,
    BuildingGiven,
    BuildingPlaced,
    BuildingRemoved,
    BuildingReserved,
    CardDrawn,
    DiscardsGathered,
    DrawPileStacked,
    Event,
    GameWon,
    LastTileGiven,
    LastTilesConfirmed,
    MarketRanShort,
    MoneySpent,
    MoneyTaken,
    RoundScored,
    ScoreLine,
    ScoringCardDrawn,
    TileDrawn,
    TimedOut,
    TurnConfirmed,
    TurnPassed,
    TurnStarted,
    WindowClosed,
    WindowOpened,
)
from alhambra.modules.bazaars import BazaarOpened
from alhambra.modules.bonus_cards import BonusCardsLaidOpen
from alhambra.modules.building_sites.completing import SiteCompleted
from alhambra.modules.building_sites.showing import SitesShown
from alhambra.modules.building_sites.starting import SiteTilesDrawn, SiteTilesSeen
from alhambra.modules.change import CoinsDrawn
from alhambra.modules.characters.auction import CharacterAppeared, CharacterUnwanted, CharacterWon, JugglerSwapped
from alhambra.modules.characters.beginnings import Begged, CardBegged, TileExchanged
from alhambra.modules.city_gates.cards import GateCardAppeared, GateCardDiscarded
from alhambra.modules.city_walls.cards import WallCardAppeared
from alhambra.modules.dirk import DirkDrew, GiveToDirk
from alhambra.modules.invaders.cards import AttackSeen, AttackTurnedUp, InvadersAttacked, ScoutsTurnedUp, ScoutWon
from alhambra.modules.squares import SquareTurnedUp
from alhambra.modules.street_trader.beginning import TradersSent
from alhambra.modules.sultan.buying import LotDrawn
from alhambra.modules.sultan.cards import SultanAppeared
from alhambra.modules.sultan.claims import OfferEnded, TileClaimed, TileOffered, TileUnclaimed
from alhambra.modules.thieves.stealing import MoneyStolen
from alhambra.modules.treasure_chamber.events import RoomFilled
from alhambra.registry import rooms
from alhambra.tools.random_play import numbered_seed, random_game
from tabletop.rng import Rng
from tests.alhambra.games import kinds_in, position

FULL = {
    "market": {"gulden": "pavilion-2-new", "dirham": "seraglio-3-esw", "denar": "garden-10", "ducat": "tower-11"},
    "display": ["gulden-9", "dirham-9", "denar-9", "ducat-9"],
}


def told(game: Game, *actions: Action) -> list[Event]:
    """Carry out actions and return what the last one was answered with."""
    answer: tuple[Event, ...] = ()
    for action in actions:
        outcome = apply(game, action)
        game, answer = outcome.game, outcome.events
    return list(answer)


def test_taking_money() -> None:
    assert told(position(FULL), TakeMoney(0, ("gulden-9-a",))) == [MoneyTaken(0, ("gulden-9-a",))]


def test_buying() -> None:
    game = position(FULL | {"hands": {"ann": ["gulden-2", "gulden-3"]}})
    exact = told(game, BuyBuilding(0, "pavilion-2-new", ("gulden-2-a",)))
    assert exact == [
        MoneySpent(0, ("gulden-2-a",)),
        BuildingBought(0, "pavilion-2-new", 0, ("gulden-2-a",), price=2, surplus=0),
    ]
    overpaid = told(game, BuyBuilding(0, "pavilion-2-new", ("gulden-3-a",)))
    assert overpaid[-1] == BuildingBought(0, "pavilion-2-new", 0, ("gulden-3-a",), price=2, surplus=1)


def test_finishing_and_placing() -> None:
    game = position(FULL | {"hands": {"ann": ["gulden-2", "denar-9", "denar-1"]}})
    buy = BuyBuilding(0, "pavilion-2-new", ("gulden-2-a",)), BuyBuilding(0, "garden-10", ("denar-9-a", "denar-1-a"))
    assert told(game, *buy, Finish(0)) == [ActionsFinished(0)]
    placed = told(game, *buy, Finish(0), PlaceBuilding(0, "pavilion-2-new", (0, -1)))
    assert placed == [BuildingPlaced(0, "pavilion-2-new", (0, -1), 11)]
    assert told(game, *buy, Finish(0), ReserveBuilding(0, "garden-10")) == [BuildingReserved(0, "garden-10")]


def test_redesigning() -> None:
    game = position(FULL | {"palaces": {"ann": {"1,0": "tower-12"}}, "reserves": {"ann": ["tower-11-n"]}})
    assert told(game, AddBuilding(0, "tower-11-n", (0, -1))) == [BuildingPlaced(0, "tower-11-n", (0, -1), 1)]
    assert told(game, RemoveBuilding(0, (1, 0))) == [BuildingRemoved(0, "tower-12", (1, 0))]
    assert told(game, SwapBuilding(0, "tower-11-n", (1, 0))) == [
        BuildingRemoved(0, "tower-12", (1, 0)),
        BuildingPlaced(0, "tower-11-n", (1, 0), 1),
    ]


def test_passing() -> None:
    game = position({"market": FULL["market"], "deck_size": 0})
    assert told(game, Pass(0)) == [TurnPassed(0)]
    assert told(game, Timeout(0)) == [TimedOut(0), TurnPassed(0)]


def test_missing_a_deadline() -> None:
    game = position(FULL | {"hands": {"ann": ["gulden-2"]}, "bag": ["tower-12"]})
    buy = BuyBuilding(0, "pavilion-2-new", ("gulden-2-a",))
    assert told(game, Timeout(0)) == [TimedOut(0), MoneyTaken(0, ("gulden-9-a",))]
    assert told(game, buy, Timeout(0)) == [TimedOut(0), ActionsFinished(0)]
    assert told(game, buy, Timeout(0), Timeout(0)) == [TimedOut(0), BuildingReserved(0, "pavilion-2-new")]
    assert told(game, buy, Timeout(0), Timeout(0), Timeout(0)) == [
        TimedOut(0),
        TurnConfirmed(0),
        TileDrawn(0, "tower-12"),
        TurnStarted(1),
    ]


def test_the_end_of_a_turn_in_its_order() -> None:
    given = FULL | {
        "hands": {"ann": ["gulden-2"]},
        "palaces": {"ben": {"0,-1": "tower-7-new"}},
        "deck": ["scoring-1", "ducat-1"],
        "bag": ["tower-12"],
    }
    actions = BuyBuilding(0, "pavilion-2-new", ("gulden-2-a",)), TakeMoney(0, ("gulden-9-a",))
    assert told(position(given), *actions, ReserveBuilding(0, "pavilion-2-new"), ConfirmTurn(0)) == [
        TurnConfirmed(0),
        ScoringCardDrawn(1),
        CardDrawn(0, "ducat-1-a"),
        RoundScored(
            1, (ScoreLine(1, "tower", 1, 6, "B-70", place=1, tied=1, pot=6), ScoreLine(1, "wall", 3, 3, "B-77"))
        ),
        TileDrawn(0, "tower-12"),
        TurnStarted(1),
    ]


def test_a_reshuffle_is_told_but_not_its_result() -> None:
    given = FULL | {"deck_size": 0, "discard": ["ducat-1", "ducat-2"]}
    answer = told(position(given), TakeMoney(0, ("gulden-9-a",)), ConfirmTurn(0))
    assert [type(event) for event in answer] == [
        TurnConfirmed,
        DiscardsGathered,
        DrawPileStacked,
        CardDrawn,
        TurnStarted,
    ]
    assert [event for event in answer if not event.seen_by(0)] == [answer[2]]


def test_without_any_cards_nothing_is_reshuffled() -> None:
    answer = told(position(FULL | {"deck_size": 0}), TakeMoney(0, ("gulden-9-a",)), ConfirmTurn(0))
    assert answer == [TurnConfirmed(0), TurnStarted(1)]


def test_shared_places_are_told() -> None:
    palaces = {"ann": {"1,0": "tower-12"}, "cem": {"0,1": "tower-11-s"}}
    given = FULL | {"deck": ["scoring-1", "ducat-1"], "palaces": palaces}
    answer = told(position(given), TakeMoney(0, ("gulden-9-a",)), ConfirmTurn(0))
    (scored,) = [event for event in answer if isinstance(event, RoundScored)]
    assert scored.lines == (
        ScoreLine(0, "tower", 1, 3, "B-70", place=1, tied=2, pot=6),
        ScoreLine(2, "tower", 1, 3, "B-70", place=1, tied=2, pot=6),
        ScoreLine(2, "wall", 1, 1, "B-77"),
    )


def test_the_end_of_the_game_in_its_order() -> None:
    given = FULL | {"bag_size": 0, "hands": {"ann": ["gulden-2"], "ben": ["ducat-1"]}, "scores": {"cem": 40}}
    end = (
        BuyBuilding(0, "pavilion-2-new", ("gulden-2-a",)),
        Finish(0),
        PlaceBuilding(0, "pavilion-2-new", (0, -1)),
        ConfirmTurn(0),
    )
    assert told(position(given), *end) == [TurnConfirmed(0), MarketRanShort(), LastTileGiven(1, 3, "tower-11")]
    last = told(position(given), *end, ReserveBuilding(1, "tower-11"), ConfirmTurn(1))
    assert last == [
        LastTilesConfirmed(1),
        RoundScored(
            3, (ScoreLine(0, "pavilion", 1, 16, "B-70", place=1, tied=1, pot=16), ScoreLine(0, "wall", 3, 3, "B-77"))
        ),
        GameWon((2,), (19, 0, 40)),
    ]


def test_missing_the_deadline_for_the_last_tiles() -> None:
    given = FULL | {"bag_size": 0, "hands": {"ann": ["gulden-2"], "ben": ["ducat-1"], "cem": ["denar-1"]}}
    end = BuyBuilding(0, "pavilion-2-new", ("gulden-2-a",)), Finish(0), ReserveBuilding(0, "pavilion-2-new")
    assert told(position(given), *end, ConfirmTurn(0), Timeout(1)) == [
        TimedOut(1),
        BuildingReserved(1, "tower-11"),
        LastTilesConfirmed(1),
    ]
    assert told(position(given), *end, ConfirmTurn(0), Timeout(1), Timeout(2))[-1] == GameWon((0, 1, 2), (0, 0, 0))


def test_giving_to_dirk_and_dirk_drawing() -> None:
    given = FULL | {"hands": {"ann": ["gulden-3"]}, "deck": ["scoring-2", "ducat-1"], "scored": [1], "bag_size": 9}
    game = position(given, 2)
    bag = game.state.secret.bag
    buy = BuyBuilding(0, "pavilion-2-new", ("gulden-3-a",))
    assert told(game, buy, GiveToDirk(0, "pavilion-2-new")) == [BuildingGiven(0, "pavilion-2-new")]
    answer = told(game, TakeMoney(0, ("gulden-9-a",)), ConfirmTurn(0))
    assert answer[-2:] == [DirkDrew(bag[:3]), TurnStarted(1)]


def test_what_shows_something_hidden_or_passes_the_turn_is_final() -> None:
    packages = ("alhambra.events", *rooms())
    final = {kind for package in packages for kind in kinds_in(package, Event) if kind.final}  # type: ignore[type-abstract]
    assert final == {
        AnswerSealed,
        AttackSeen,
        AttackTurnedUp,
        BazaarOpened,
        Begged,
        BonusCardsLaidOpen,
        CardBegged,
        CardDrawn,
        CharacterAppeared,
        CharacterUnwanted,
        CharacterWon,
        CoinsDrawn,
        DirkDrew,
        DiscardsGathered,
        GateCardAppeared,
        GateCardDiscarded,
        GameWon,
        InvadersAttacked,
        JugglerSwapped,
        LotDrawn,
        MarketRanShort,
        MoneyStolen,
        OfferEnded,
        RoomFilled,
        RoundScored,
        ScoutsTurnedUp,
        ScoutWon,
        ScoringCardDrawn,
        SquareTurnedUp,
        SiteTilesDrawn,
        SiteTilesSeen,
        SiteCompleted,
        SitesShown,
        SultanAppeared,
        WallCardAppeared,
        TileClaimed,
        TileDrawn,
        TileExchanged,
        TileOffered,
        TileUnclaimed,
        TradersSent,
        TurnConfirmed,
        TurnStarted,
        WindowClosed,
        WindowOpened,
    }


def test_nothing_can_be_changed_afterwards() -> None:
    for frozen in (TakeMoney(0, ("gulden-9-a",)), MoneyTaken(0, ("gulden-9-a",))):
        for name in ("seat", "cards"):
            with pytest.raises(AttributeError):
                setattr(frozen, name, getattr(frozen, name))


@pytest.mark.parametrize("players", [2, 4])
def test_nothing_changes_without_an_event(players: int) -> None:
    """Who has what changes by events alone: folding them again gives the same, whatever happens."""
    turns = list(random_game(Options(players), numbered_seed(4)))
    state = turns[0][1].state
    for _, game, happened in turns[1:]:
        for event in happened:
            state = event.fold(state)
        assert replace(state, agenda=(), secret=replace(state.secret, rng=Rng("00"))) == replace(
            game.state, agenda=(), secret=replace(game.state.secret, rng=Rng("00"))
        )
    assert game.state.winners
