"""Every module says all that the engine needs of it: a walk through the rooms names whatever is missing."""

import sys
from collections.abc import Iterator

import pytest

from alhambra import Options, apply, registry, seats_to_act, view
from alhambra.actions import Timeout
from alhambra.module import Decision, Module
from alhambra.player.hints.part import HintPart
from alhambra.player.part import PlayerPart
from alhambra.rulebook import rulebook
from alhambra.tools.invariants import check
from alhambra.tools.random_play import numbered_seed, random_game
from alhambra.tools.scenario.part import ScenarioPart
from tests.alhambra import fair, nosy
from tests.alhambra.games import ALL
from tests.alhambra.moving_in import moved_in


@pytest.fixture(autouse=True)
def the_fair_is_known() -> Iterator[None]:
    with moved_in(fair.__name__, nosy.__name__):
        yield


def test_what_a_module_says_is_found_in_its_room() -> None:
    for found in (
        registry.parts("player", PlayerPart),
        registry.parts("hints", HintPart),
        registry.parts("scenario", ScenarioPart),
    ):
        assert "fair" in found
        assert "nosy" not in found
        assert list(found) == [module.id for module in registry.known_modules() if module.id in found]


def test_something_else_under_the_name_of_a_part_is_refused() -> None:
    with pytest.raises(TypeError, match=r"the PART in .* is no Module"):
        registry.parts("player", Module)


def test_a_module_lies_in_a_room_of_its_own_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "rooms", lambda: ("alhambra.windows_of_mine",))
    monkeypatch.setitem(sys.modules, "alhambra.windows_of_mine", fair)
    registry.known_modules.cache_clear()
    with pytest.raises(ValueError, match="is called fair"):
        registry.known_modules()


def test_whoever_does_not_decide_in_time_holds_up_nobody() -> None:
    """B-112, C-28: each decision of each module has a default that leaves the game sound."""
    waited_for: set[str] = set()
    everything = (*ALL, fair.FAIR)
    with_others = [Options(2 + seed % 3, everything) for seed in range(1, 4)]
    alone = [Options(2 + seed % 3, (module, fair.FAIR)) for module in ALL for seed in range(9)]
    for seed, options in enumerate([*with_others, *alone], start=1):
        if waited_for >= labels_of(options):
            continue  # what is rare where all is played comes up sooner by itself
        for _, game, _ in random_game(options, numbered_seed(seed)):
            label = view(game, None).state
            if label in waited_for:
                continue
            waited_for.add(label)
            for seat in seats_to_act(game):
                outcome = apply(game, Timeout(seat))
                check(game, outcome.game, outcome.events)
    assert waited_for >= labels_of(with_others[0])


def labels_of(options: Options) -> set[str]:
    """Return the names of all decisions of a game."""
    return {phase.label for phase in rulebook(options).phases.values() if isinstance(phase, Decision)}
