"""Options of a module (C-37): checked, stored and replayed with the others, and off where nothing is said."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from alhambra import Options, new_game
from alhambra.codec import decode, encode
from alhambra.hosted import Alhambra
from alhambra.rulebook import rulebook
from alhambra.tools.random_play import numbered_seed
from alhambra.tools.scenario.runner import failures_of
from alhambra.tools.variety import Variety
from alhambra.view import modules
from tabletop.refused import Malformed, Refused
from tests.alhambra import fair
from tests.alhambra.fair import FESTIVAL
from tests.alhambra.moving_in import moved_in

WITH_FAIR = ("fair",)


@pytest.fixture(autouse=True)
def the_fair_is_known() -> Iterator[None]:
    with moved_in(fair.__name__):
        yield


@pytest.mark.parametrize(("variants", "points"), [([], 1), ([FESTIVAL], 2)])
def test_rules_ask_whether_an_option_is_on(variants: list[str], points: int) -> None:
    scenario = {
        "id": "x",
        "players": ["ann", "ben", "cem"],
        "modules": ["fair"],
        "variants": variants,
        "given": {"fair": {"cheers": 3}},
        "when": [{"do": "score", "round": 1}],
        "then": {"gained": {"cem": points}},
    }
    assert list(failures_of(scenario)) == []


@pytest.mark.parametrize(
    "options",
    [
        Options(3, variants=(FESTIVAL,)),
        Options(3, WITH_FAIR, variants=("ball",)),
        Options(3, WITH_FAIR, variants=("festival",) * 2),
    ],
    ids=["module not played", "unknown", "twice"],
)
def test_an_option_that_no_module_of_the_game_has_is_refused(options: Options) -> None:
    with pytest.raises(Refused) as refusal:
        rulebook(options)
    assert (refusal.value.rule, refusal.value.key) == ("C-37", "no-such-variant")


def test_options_come_from_the_lobby_and_stay_with_the_game() -> None:
    plain: dict[str, Any] = {"modules": ["fair"], "variants": [FESTIVAL]}
    Alhambra().check(3, plain)
    game = Alhambra().start(3, plain, numbered_seed(1)).game
    assert game.state.options.variants == (FESTIVAL,)
    assert decode(encode(game)) == game
    with pytest.raises(Malformed):
        Alhambra().check(3, {**plain, "variants": "festival"})


def test_games_from_before_have_none() -> None:
    game = new_game(Options(3, WITH_FAIR), numbered_seed(1)).game
    old = json.loads(encode(game))
    old["state"]["options"].pop("variants", None)
    assert decode(json.dumps(old).encode()) == game


def test_a_table_can_look_up_which_options_there_are() -> None:
    assert {module.id: module.variants for module in modules()}["fair"] == (FESTIVAL,)


def test_random_games_have_them_on_and_off() -> None:
    drawn = [Variety(None, None).options(numbered_seed(seed)) for seed in range(40)]
    assert {FESTIVAL in options.variants for options in drawn if "fair" in options.modules} == {True, False}
    assert not any(FESTIVAL in options.variants for options in drawn if "fair" not in options.modules)
