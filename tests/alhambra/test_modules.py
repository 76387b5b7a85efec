"""A module is a file of its own: one that the engine has never heard of uses every extension point."""

from collections.abc import Iterator
from dataclasses import MISSING, fields, replace

import pytest

from alhambra import (
    Game,
    Options,
    apply,
    legal_actions,
    new_game,
    registry,
    rulebook,
    seats_to_act,
    view,
)
from alhambra.actions import (
    AddBuilding,
    BuyBuilding,
    PlaceBuilding,
    TakeMoney,
    action_to_plain,
)
from alhambra.codec import VERSION, action_from_plain, decode, encode
from alhambra.events import RoundScored
from alhambra.module import Module
from alhambra.player import choose
from alhambra.player.hints import advise
from alhambra.player.hints.part import HintPart
from alhambra.player.part import PlayerPart
from alhambra.tools.beginning import begun
from alhambra.tools.invariants import check
from alhambra.tools.random_play import numbered_seed, random_game
from alhambra.tools.scenario.part import ScenarioPart
from alhambra.tools.scenario.runner import failures_of
from tabletop.refused import Refused
from tests.alhambra import fair, nosy
from tests.alhambra.fair import Cheer, StallOpened, TakeVoucher, VoucherAppeared, VoucherSpent
from tests.alhambra.fair.hints import PART as REASONS
from tests.alhambra.fair.player import PART as THOUGHTS
from tests.alhambra.fair.scenario import PART as WORDS
from tests.alhambra.moving_in import moved_in

WITH_FAIR = ("fair",)


@pytest.fixture(autouse=True)
def the_fair_is_known() -> Iterator[None]:
    with moved_in(fair.__name__, nosy.__name__):
        yield


@pytest.mark.parametrize("said", [fair.MODULE, THOUGHTS, REASONS, WORDS], ids=["rules", "player", "hints", "scenario"])
def test_the_fair_uses_every_extension_point(said: Module | PlayerPart | HintPart | ScenarioPart) -> None:
    unused = [
        field.name
        for field in fields(said)
        if getattr(said, field.name)
        == (field.default_factory() if field.default_factory is not MISSING else field.default)
    ]
    assert unused == []


def test_a_piece_with_another_id_is_still_found_by_the_old_one() -> None:
    """In actions of old logs and buttons, and in games that version 2 has written."""
    game = next(g for g in fair_games() if "voucher-1" in fair.KEPT.of(g.state).vouchers)
    options = game.state.options
    assert action_from_plain({"do": "TakeVoucher", "seat": 0, "card": "coupon-1"}, options) == TakeVoucher(
        0, "voucher-1"
    )
    old = encode(game).replace(b'"v":%d' % VERSION, b'"v":2').replace(b"voucher-1", b"coupon-1")
    assert decode(old) == game


def fair_games() -> Iterator[Game]:
    for seed in range(9):
        yield from (game for _, game, _ in random_game(Options(3, WITH_FAIR), numbered_seed(seed)))


def test_the_bot_player_knows_its_way_around_the_fair() -> None:
    """What it thinks, and why, comes from the module's own folder; it cheers, and the reason is the fair's."""
    taken: set[str] = set()
    reasons: set[str] = set()
    for seed in range(4):
        game = begun(Options(3, WITH_FAIR), numbered_seed(seed))
        while seats := seats_to_act(game):
            seen, legal = view(game, seats[0]), legal_actions(game, seats[0])
            action = choose(seen, legal)
            taken.add(type(action).__name__)
            if isinstance(action, Cheer | TakeVoucher | fair.Admire):
                hint = advise(seen, legal)
                assert hint is not None
                reasons |= {reason.key for reason in hint.reasons}
            game = apply(game, action).game
    assert {"TakeVoucher", "Cheer", "Admire"} <= taken
    assert {"voucher", "cheer", "admire"} <= reasons


def test_scenarios_speak_of_the_fair() -> None:
    plain = {
        "id": "at-the-fair",
        "players": ["ann", "ben", "cem"],
        "modules": ["fair"],
        "given": {"fair": {"vouchers": ["voucher-1"]}, "display": ["gulden-1", "gulden-2", "gulden-3", "gulden-4"]},
        "when": [
            {"by": "ann", "do": "voucher", "card": "voucher-1"},
            {"by": "ann", "do": "confirm"},
            {"by": "cem", "do": "cheer", "loudly": True},
            {"by": "ben", "do": "cheer"},
        ],
        "then": {"fair": {"cheers": 1, "ribbon": "cem", "vouchers": []}},
    }
    assert list(failures_of(plain)) == []
    (failure,) = failures_of({**plain, "when": [{"by": "ann", "do": "cheer", "voucher": "x"}]})
    assert "the step 'cheer' has the keys by, do, loudly, and no others" in failure
    (failure,) = failures_of({**plain, "given": {"scores": {"juggler": 1}}})
    assert "plays nowhere" in failure


@pytest.mark.parametrize("players", range(2, 7))
def test_whole_games_with_the_fair(players: int) -> None:
    seen: set[str] = set()
    for seed in range(3):
        before: Game | None = None
        for action, game, events in random_game(Options(players, WITH_FAIR), numbered_seed(seed)):
            seen |= {type(event).__name__ for event in events}
            check(before, game, events)
            before = game
            assert decode(encode(game)) == game
            if action is not None:
                assert action_from_plain(action_to_plain(action), game.state.options) == action
            for seat in seats_to_act(game):
                for other in legal_actions(game, seat):
                    apply(game, other)
        assert game.state.winners
        assert fair.KEPT.of(game.state).rounds[-1] == 3
    assert {"VoucherAppeared", "VoucherTaken", "StallOpened", "Cheered", "WindowOpened", "Noted"} <= seen


def games() -> Iterator[tuple[Game, tuple[object, ...]]]:
    for seed in range(6):
        for _, game, events in random_game(Options(3, WITH_FAIR), numbered_seed(seed)):
            yield game, events


def test_cards_and_tiles_of_a_module_are_dealt_with_when_they_come_up() -> None:
    revealed = [event for _, events in games() for event in events if isinstance(event, VoucherAppeared | StallOpened)]
    assert {type(event) for event in revealed} == {VoucherAppeared, StallOpened}
    for game, _ in games():
        assert not any(card and card.startswith("voucher") for card in game.state.display)
        assert not any(tile and tile.startswith("stall") for tile in game.state.market)


def test_a_module_takes_cards_out_of_the_deal() -> None:
    state = begun(Options(3, WITH_FAIR), numbered_seed(0)).state
    cards = [
        *state.secret.deck,
        *filter(None, state.display),
        *(card for player in state.players for card in player.hand),
    ]
    assert len(cards) == 108 - 12 + 2 + 3 + 2
    assert not any("-9-" in card for card in cards)


def test_what_it_brings_can_be_bought_and_paid_with() -> None:
    bought = spent = 0
    for game, events in games():
        for seat in seats_to_act(game):
            for action in legal_actions(game, seat):
                if isinstance(action, BuyBuilding):
                    bought += action.tile.startswith("stall")
        spent += sum(isinstance(event, VoucherSpent) for event in events)
    assert bought
    assert spent


def test_what_is_never_taken_together_with_others_is_taken_alone() -> None:
    taken = 0
    for game, _ in games():
        tickets = [card for card in game.state.display if card and card.startswith("ticket")]
        money = [
            card for card in filter(None, game.state.display) if card in rulebook.rulebook(game.state.options).money
        ]
        if tickets and money and view(game, None).state == "ACTION":
            seat = game.state.turn.seat
            assert apply(game, TakeMoney(seat, (tickets[0],))).game.state.players[seat].hand[-1] == tickets[0]
            with pytest.raises(Refused) as refusal:
                apply(game, TakeMoney(seat, (money[0], tickets[0])))
            assert refusal.value.key == "take-alone"
            taken += 1
    assert taken


def test_a_second_tent_is_vetoed() -> None:
    vetoed = 0
    for game, _ in games():
        for seat, player in enumerate(game.state.players):
            assert len(player.palace.outworks) <= 1
            tents = [tile for tile in player.reserve + player.aside if tile.startswith("tent")]
            if player.palace.outworks and tents:
                assert not any(
                    isinstance(action, AddBuilding | PlaceBuilding) and action.tile == tents[0]
                    for action in legal_actions(game, seat)
                )
                vetoed += 1
    assert vetoed


def test_its_secrets_are_for_their_owner_alone() -> None:
    for game, _ in games():
        favourites = fair.KEPT.of(game.state).favourites
        assert [favourite_seen(game, seat) for seat in range(3)] == list(favourites)
        assert favourite_seen(game, None) is None
        break


def favourite_seen(game: Game, viewer: int | None) -> str | None:
    shown = view(game, viewer).parts["fair"]
    assert isinstance(shown, fair.FairView)
    return shown.favourite


def test_it_changes_counts_tables_and_scores() -> None:
    lines = [
        line for _, events in games() for event in events if isinstance(event, RoundScored) for line in event.lines
    ]
    assert {line.points for line in lines if line.part == "cheers"} == {1}
    assert all(line.amount % 1 == 0.5 for line in lines if line.part == "garden" and line.who == 1)
    assert any(line.part == "tower" and line.points > 21 for line in lines)
    assert view(begun(Options(3, WITH_FAIR), numbered_seed(0)), None).players[0].counts["pavilion"] == 1


def test_without_it_nothing_of_it_is_there() -> None:
    game = new_game(Options(3), numbered_seed(0)).game
    assert game.state.slices == {}
    assert "fair" not in view(game, 0).parts
    with pytest.raises(Refused) as refusal:
        apply(game, TakeVoucher(game.state.turn.seat, "voucher-1"))
    assert refusal.value.rule == "V-FAI-1"


def test_two_parts_may_not_claim_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    other = replace(fair.MODULE, effects={Cheer: lambda game, action: None})
    twice = (*registry.known_modules(), other)
    monkeypatch.setattr(rulebook, "known_modules", lambda: twice)
    rulebook.rulebook.cache_clear()
    with pytest.raises(ValueError, match="two parts of the rules claim"):
        rulebook.rulebook(Options(4, WITH_FAIR))


def test_random_shuffles_in_a_module_come_from_the_game() -> None:
    first, second = (new_game(Options(5, WITH_FAIR), numbered_seed(3)) for _ in range(2))
    assert first == second
