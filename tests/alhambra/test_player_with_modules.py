"""The bot player in games with modules: it answers when it is asked, and uses what they offer."""

from dataclasses import replace as with_fields

import msgspec
import pytest
from msgspec.structs import replace

from alhambra import Game, Options, apply, legal_actions, new_game, seats_to_act, view
from alhambra.actions import Action, AddBuilding, BuyBuilding, Decline, Forgo, PlaceBuilding, SwapBuilding, TakeMoney
from alhambra.base.placing import PLACEMENT
from alhambra.components import load
from alhambra.modules.camps import CAMPS
from alhambra.modules.characters.architect import ARCHITECTS_TURN
from alhambra.modules.characters.auction import AUCTION, Bid
from alhambra.modules.characters.beginnings import Beg, ChangeMoney
from alhambra.modules.characters.cards import (
    ARCHITECT,
    BEGGAR,
    CHARACTERS,
    JUGGLER,
    MISER,
    MONEY_CHANGER,
    PATRON,
    Characters,
)
from alhambra.modules.characters.purchases import MISERS_CARD, BuyWithPatron, TakeWithMiser
from alhambra.modules.squares import SQUARES, Stacks, TakeSquare
from alhambra.modules.vizier import VIZIER, BuyWithVizier, Viziers, WakeVizier
from alhambra.player import choose
from alhambra.player.outlook import Outlook
from alhambra.state import Window
from alhambra.tools.random_play import numbered_seed
from alhambra.tools.scenario.position import build
from alhambra.tools.scenario.shape import Scenario
from alhambra.tools.variety import all_modules
from alhambra.windows import BETWEEN_TURNS
from tests.alhambra.test_player import played

EVERY = [*((name,) for name in all_modules()), all_modules()]
OTHER_TOWERS = [tile.id for tile in load().buildings if tile.kind == "tower" and tile.id != "tower-12"]
THE_LAST_TOWER = {"market": {"denar": "tower-12"}, "reserves": {"ben": OTHER_TOWERS}, "scored": [1, 2]}
"""Whoever buys it has the majority."""
DULL = ["gulden-1", "gulden-2", "ducat-1", "ducat-2"]


@pytest.mark.parametrize("modules", EVERY, ids="+".join)
def test_it_beats_random_players(modules: tuple[str, ...]) -> None:
    for players in (2, 4):
        hero = players // 2
        game = played(players, 7, {hero}, modules)
        assert game.state.winners == (hero,), [player.score for player in game.state.players]


@pytest.mark.parametrize("players", [2, *(pytest.param(many, marks=pytest.mark.nightly) for many in (3, 6))])
def test_games_among_bots_with_all_modules_are_legal_and_end(players: int) -> None:
    assert played(players, 2, set(range(players)), all_modules()).state.winners


def at(given: dict[str, object], *modules: str, **slices: msgspec.Struct) -> Game:
    """Return a position of three with modules, ann to act, with what the modules keep."""
    scenario = {"id": "here", "players": ["ann", "ben", "cem"], "modules": modules, "given": given}
    state = build(msgspec.convert(scenario, Scenario)).state
    state = replace(state, slices=slices)
    return Game(state, state)


def since(game: Game, phase: str) -> tuple[str, ...]:
    """Return what is left to do when a phase has come, also one that interrupts others."""
    agenda = game.state.agenda
    return agenda[agenda.index(phase) :] if phase in agenda else (phase, *agenda)


def asked(game: Game, name: str, *seats: int) -> Game:
    """Return the game in which these seats are asked in a window."""
    agenda = since(game, name)
    state = replace(game.state, agenda=agenda, window=Window(name, seats))
    return Game(state, state)


def choice(game: Game, seat: int = 0) -> Action:
    return choose(view(game, seat), legal_actions(game, seat))


def test_it_answers_a_window_and_prepares_nothing() -> None:
    game = new_game(Options(3, (VIZIER,)), numbered_seed(1)).game
    windows = 0
    while windows < 12:
        seat = seats_to_act(game)[0]
        action = choice(game, seat)
        if game.state.window is not None:
            windows += 1
            assert isinstance(action, BuyWithVizier | Decline)
        game = apply(game, action).game
    assert not game.prepared


RICH_IN_DENAR = {"cem": ["denar-9", "denar-3"]}


def test_the_vizier_buys_what_would_be_gone() -> None:
    given = {**THE_LAST_TOWER, "hands": RICH_IN_DENAR, "display": DULL, "bag_size": 4}
    game = asked(at(given, VIZIER), BETWEEN_TURNS, 1, 2, 0)
    action = choice(game, 2)
    assert isinstance(action, BuyWithVizier)
    assert (action.tile, action.to_dirk) == ("tower-12", False)
    assert action.cell is not None


def test_before_the_own_turn_the_vizier_is_spared() -> None:
    hands = {"ben": RICH_IN_DENAR["cem"]}
    game = asked(at({**THE_LAST_TOWER, "hands": hands, "display": DULL}, VIZIER), BETWEEN_TURNS, 1, 2, 0)
    assert choice(game, 1) == Decline(1)  # in a moment it can be bought exactly, with the vizier still awake


def test_the_vizier_is_woken_when_nothing_better_is_there() -> None:
    dull: dict[str, object] = {"market": {"denar": "tower-12"}, "display": ["gulden-1"]}
    game = at(dull, VIZIER, vizier=Viziers((0,)))
    assert choice(game) == WakeVizier(0)
    assert isinstance(choice(at({**dull, "display": ["denar-9"]}, VIZIER, vizier=Viziers((0,)))), TakeMoney)


def with_exchange_cards(hand: list[str], held: tuple[str, ...], shown: tuple[str | None, ...]) -> Game:
    game = at({**THE_LAST_TOWER, "display": ["dirham-1"], "hands": {"ann": hand}}, "currency_exchange")
    ann = game.state.players[0]
    players = (replace(ann, hand=ann.hand + held), *game.state.players[1:])
    state = replace(game.state, players=players, display=("dirham-1-a", *shown))
    return Game(state, state)


def test_an_exchange_card_is_taken_when_it_opens_a_purchase() -> None:
    game = with_exchange_cards(["gulden-9", "gulden-3"], (), ("bureau-gulden-denar", "bureau-dirham-ducat", None))
    assert choice(game) == TakeMoney(0, ("bureau-gulden-denar",))


def test_an_exchange_card_goes_along_with_a_payment() -> None:
    action = choice(with_exchange_cards(["gulden-9", "denar-3"], ("bureau-gulden-denar",), (None, None, None)))
    assert isinstance(action, BuyBuilding)
    assert set(action.pay) == {"gulden-9-a", "denar-3-a", "bureau-gulden-denar"}


def test_a_square_is_taken_for_the_buildings_beside_it() -> None:
    palace = {"1,0": "garden-10", "1,1": "garden-11"}
    stacks = Stacks({"garden": ("square-green-n",), "tower": ("square-purple-e",)})
    game = at({"palaces": {"ann": palace}, "display": DULL}, SQUARES, squares=stacks)
    assert choice(game) == TakeSquare(0, "square-green-n")
    game = apply(game, TakeSquare(0, "square-green-n")).game
    placing = choice(game)
    assert isinstance(placing, PlaceBuilding)
    assert view(apply(game, placing).game, 0).players[0].counts["garden"] > 2


def test_a_camp_stands_where_its_line_is_longest() -> None:
    palace = {"1,0": "garden-10", "2,0": "garden-11", "3,0": "tower-13-e", "0,1": "pavilion-7-e"}
    game = at({"palaces": {"ann": palace}, "reserves": {"ann": ["camp-5-w"]}, "display": DULL}, CAMPS)
    ann = game.state.players[0]
    players = (replace(ann, reserve=(), aside=ann.reserve), *game.state.players[1:])
    state = replace(game.state, players=players, agenda=since(game, PLACEMENT))
    assert choice(Game(state, state)) == PlaceBuilding(0, "camp-5-w", (4, 0))


def auctioned(card: str, hand: list[str]) -> Game:
    game = at({"hands": {"ann": hand}, "display": DULL, "market": {"denar": "tower-12"}}, CHARACTERS)
    game = Game(replace(game.state, slices={CHARACTERS: Characters(lot=card)}), game.start)
    return asked(game, AUCTION, 0, 1, 2)


def test_a_bid_is_no_more_than_the_character_is_worth() -> None:
    action = choice(auctioned(JUGGLER, ["denar-9", "denar-8", "denar-1", "denar-2"]))
    assert isinstance(action, Bid)
    assert 3 <= action.maximum <= 12
    assert not action.swap


def test_a_poor_hand_bids_nothing() -> None:
    assert choice(auctioned(ARCHITECT, ["denar-9"])) == Decline(0)


def owning(card: str, given: dict[str, object]) -> Game:
    return at(given, CHARACTERS, characters=Characters(owned={card: 0}))


def test_the_patron_pays_for_what_is_dear() -> None:
    given = {**THE_LAST_TOWER, "market": {"denar": "tower-12", "gulden": "pavilion-8"}, "display": DULL}
    assert choice(owning(PATRON, given)) == BuyWithPatron(0, "tower-12")


def test_the_miser_takes_the_best_card() -> None:
    game = owning(MISER, {"display": ["gulden-1", "denar-9", "ducat-2"], "market": {"denar": "tower-12"}})
    state = replace(game.state, agenda=since(game, MISERS_CARD))
    assert choice(Game(state, state)) == TakeWithMiser(0, "denar-9-a")


def test_the_beggar_begs_before_all_else() -> None:
    given = {"hands": {"ann": ["denar-9", "denar-3"]}, "market": {"denar": "tower-12"}, "display": DULL}
    assert choice(owning(BEGGAR, given)) == Beg(0)


def test_money_is_changed_for_an_exact_payment() -> None:
    hands = {"ann": ["denar-8", "gulden-5"]}
    game = owning(MONEY_CHANGER, {**THE_LAST_TOWER, "hands": hands, "display": ["denar-4", "ducat-1"]})
    action = choice(game)
    assert isinstance(action, ChangeMoney)
    assert (action.give, action.take) == ("gulden-5-a", "denar-4-a")


def test_the_architect_redesigns_only_for_a_gain() -> None:
    given: dict[str, object] = {"palaces": {"ann": {"1,0": "tower-11"}}, "display": DULL, "scored": [1, 2]}
    game = owning(ARCHITECT, given)
    state = replace(game.state, agenda=since(game, ARCHITECTS_TURN))
    assert choice(Game(state, state)) == Forgo(0)
    game = owning(ARCHITECT, {**given, "reserves": {"ann": ["garden-10"]}})
    state = replace(game.state, agenda=since(game, ARCHITECTS_TURN))
    assert isinstance(choice(Game(state, state)), AddBuilding | SwapBuilding)


def test_it_knows_the_score_cards() -> None:
    here = view(new_game(Options(3, ("new_score_cards",)), numbered_seed(1)).game, 0)
    least, *_, most = sorted(here.points[2], key=lambda kind: here.points[2][kind])
    printed = tuple(dict.fromkeys(table, table[least]) for table in here.points)
    assert Outlook(here).gain(most) > Outlook(with_fields(here, points=printed)).gain(most)
