"""Every module has all that it needs in every layer, and whatever one lacks is named."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from alhambra import registry
from alhambra.tools.scenario.runner import failures_of
from tests.alhambra import bare, fair
from tests.alhambra.moving_in import furnished
from tests.walking import lacking

TEXTS = (
    "did-Nodded",
    "did-Shouted",
    "hint-Nod",
    "hint-Ponder",
    "hint-Shout",
    "kind-shed",
    "module-bare",
    "module-bare-asks",
    "module-bare-line",
    "note-1",
    "option-Nod",
    "option-Ponder",
    "option-Shout",
    "panel-PONDER",
    "part-echo",
    "prompt-nod",
    "refused-shouted-enough",
    "rule-V-BAR-1",
    "rule-V-BAR-1-title",
    "state-PONDER",
    "tile-shed",
    "token-flag",
    "token-kite",
    "told-EchoHeard",
    "topic-bare",
    "topic-bare-title",
)
"""What nobody has written for the bare module."""


@pytest.fixture(autouse=True)
def moved_in() -> Iterator[None]:
    with furnished(fair.__name__, bare.__name__):
        yield


@pytest.mark.parametrize("room", [*registry.rooms(), fair.__name__])
def test_no_module_lacks_anything_in_any_layer(room: str) -> None:
    module = next(module for module in registry.known_modules() if module.id == room.rpartition(".")[2])
    found = sorted(lacking(module, room))
    assert not found, "\n" + "\n".join(found)


def test_scenarios_of_a_module_lie_with_it() -> None:
    for plain in json.loads((Path(str(fair.__file__)).parent / "scenarios.json").read_bytes()):
        assert list(failures_of(plain)) == []


def test_whatever_a_module_lacks_is_named() -> None:
    texts = {f"no text {key}" for key in TEXTS}
    assert lacking(bare.MODULE, bare.__name__) == texts | {
        "SecretDealt could not be dealt otherwise",
        "V-BAR-1 cannot be looked up",
        "no auto-answer form for nod",
        "no badge, no annex and no words for what it shows",
        "no default for PONDER",
        "no drawing of the cards note",
        "no drawing of the part of a score echo",
        "no drawing of the tiles shed",
        "no drawing of the piece kite",
        "no drawing of the token flag",
        "no opinion of Nod",
        "no opinion of Ponder",
        "no opinion of Shout",
        "no order for nod",
        "no random order for nod",
        "no scenario for V-BAR-1",
        "no scenario step for Nod",
        "no scenario step for Ponder",
        "no scenario step for Shout",
        "no topic bare",
        "no way to ask for nod",
        "nobody is told of SecretDealt",
    }
