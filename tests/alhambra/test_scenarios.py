"""Our scenarios pass, and the runner notices everything that is wrong."""

import json
from pathlib import Path
from typing import Any

import pytest

from alhambra.tools.invariants import check
from alhambra.tools.scenario.position import build
from alhambra.tools.scenario.runner import failures_of
from alhambra.tools.scenario.shape import read_scenario
from tabletop.tools.scenarios import run_paths

FOLDER = Path(__file__).parent.parent / "scenarios"
SCENARIOS: list[dict[str, Any]] = [
    scenario for path in sorted(FOLDER.rglob("*.json")) for scenario in json.loads(path.read_bytes())
]


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario["id"])
def test_scenario(scenario: dict[str, Any]) -> None:
    assert list(failures_of(scenario)) == []


def test_no_two_scenarios_have_the_same_name() -> None:
    names = [scenario["id"] for scenario in SCENARIOS]
    assert len(set(names)) == len(names)


GIVEN = {
    "market": {"denar": "garden-10", "gulden": "pavilion-2-new"},
    "display": ["gulden-1", "ducat-9"],
    "hands": {"ann": ["denar-4", "denar-6"]},
    "palaces": {"ann": {"1,0": "garden-11"}},
    "reserves": {"ann": ["tower-11-n"]},
    "scores": {"ann": 12},
}
BUY = {"by": "ann", "do": "buy", "tile": "garden-10", "pay": ["denar-4", "denar-6"]}


def scenario(then: dict[str, Any], when: Any = (BUY,), **changes: Any) -> dict[str, Any]:
    return {"id": "x", "players": ["ann", "ben", "cem"], "given": GIVEN, "when": list(when), "then": then, **changes}


@pytest.mark.parametrize(
    ("then", "failure"),
    [
        ({"turn": "ben"}, "turn: expected ben, found ann"),
        ({"state": "PLACEMENT"}, "state: expected PLACEMENT, found ACTION"),
        ({"market": {"denar": "garden-10"}}, "market denar: expected garden-10, found None"),
        ({"display": ["gulden-1"]}, "display: expected ['gulden-1', None, None, None]"),
        ({"hands": {"ann": ["denar-4"]}}, "hands ann: expected ['denar-4'], found []"),
        ({"palaces": {"ann": {}}}, "palaces ann: expected {}, found {(1, 0): 'garden-11'}"),
        ({"reserves": {"ann": []}}, "reserves ann: expected [], found ['tower-11-n']"),
        ({"aside": {"ann": []}}, "aside ann: expected [], found ['garden-10']"),
        ({"scores": {"ann": 13}}, "scores ann: expected 13, found 12"),
        ({"gained": {"ann": 1}}, "gained ann: expected 1, found 0"),
        ({"walls": {"ann": 1}}, "walls ann: expected 1, found 0"),
        ({"counts": {"ann": {"garden": 2}}}, "counts ann garden: expected 2, found 1"),
        ({"places": {"tower-12": ["2,0"]}}, "places tower-12: expected ['2,0'], found"),
        ({"removable": []}, "removable: expected [], found ['1,0']"),
        ({"swappable": {"tower-12": []}}, "swappable tower-12: expected [], found ['1,0']"),
        ({"legal": [{"by": "ben", "do": "finish"}]}, "expected accepted, found refused: not-your-decision (B-26)"),
        ({"illegal": [{"by": "ann", "do": "finish"}]}, "expected refused, found accepted"),
        ({"winners": ["ann"]}, "winners: expected ['ann'], found []"),
        ({"refused": "B-37"}, "refused: expected B-37, found nothing"),
        ({"deck": ["scoring-1"]}, "deck: expected ['scoring-1'], found ["),
        ({"bag": ["garden-10"]}, "bag: expected ['garden-10'], found ["),
        ({"deck_size": 1}, "deck_size: expected 1, found 106"),
        ({"bag_size": 1}, "bag_size: expected 1, found 50"),
        ({"discard": []}, "discard: expected [], found ['denar-4', 'denar-6']"),
        ({"scored": [1]}, "scored: expected [1], found []"),
        ({"sees": {"ben": {"hand": ["denar-1"], "cards": {}}}}, "sees ben: expected ['denar-1'], found []"),
        ({"sees": {"ben": {"hand": [], "cards": {"ann": 1}}}}, "sees ben ann: expected 1, found 0"),
        ({"sees": {"ben": {"hand": [], "cards": {}, "unseen": 1}}}, "sees ben unseen: expected 1, found 50"),
    ],
)
def test_every_difference_is_told(then: dict[str, Any], failure: str) -> None:
    (found,) = failures_of(scenario(then))
    assert failure in found


@pytest.mark.parametrize(
    ("plain", "failure"),
    [
        (scenario({"turns": "ann"}), "unknown field `turns`"),
        (scenario({}, given={"hand": {}}), "unknown field `hand`"),
        (scenario({}, colour="red"), "unknown field `colour`"),
        (scenario({}, when=[{"do": "take", "by": "ann", "colour": "x"}]), "unknown field `colour`"),
        (scenario({}, when=[{"do": "take", "by": "ann", "cards": [], "at": "1,0"}]), "the step 'take' has the keys"),
        (scenario({}, when=[{"do": "take", "by": "ann"}]), "the step 'take' has the keys"),
        (scenario({}, when=[{"do": "juggle", "by": "ann"}]), "unknown step 'juggle'"),
        (scenario({}, when=[{"do": "finish", "by": "zoe"}]), "unknown player 'zoe'"),
        (scenario({}, when=[{"do": "finish"}]), "the step 'finish' has the keys"),
        (scenario({}, when=[{"do": "score", "round": 4}]), "there is no round 4"),
        (scenario({}, when=[{"do": "remove", "by": "ann", "at": "east"}]), 'a cell is written "x,y"'),
        (scenario({}, when=[{"do": "take", "by": "ann", "cards": ["denar-10"]}]), "unknown piece 'denar-10'"),
        (scenario({}, when=[{**BUY, "tile": "castle"}]), "unknown tile 'castle'"),
        (scenario({"turn": "zoe"}), "unknown player 'zoe'"),
        (scenario({"hands": {"ann": ["denar-0"]}}), "unknown piece 'denar-0'"),
        (scenario({"counts": {"ann": {"castle": 1}}}), "unknown kind 'castle'"),
        (scenario({"market": {"euro": None}}), "unknown currency 'euro'"),
        (scenario({"dirk": []}), "unknown player 'dirk'"),
        (scenario({"scores": {"dirk": 1}}), "unknown player 'dirk'"),
        (scenario({}, rules=["B-99"]), "unknown rule B-99"),
        (scenario({"refused": "B-0"}), "unknown rule B-0"),
        (scenario({}, modules=["castle"]), "no-such-module (C-1)"),
        (scenario({}, players=["ann"]), "players-out-of-range (B-14)"),
        (scenario({}, players=["ann", "ann"]), "two players have the same name"),
        (scenario({}, given={"palaces": {"ann": {"0,-1": "tower-11-s"}}}), "the palace of ann breaks B-53"),
        (scenario({}, given={"palaces": {"ann": {"2,0": "tower-11"}}}), "the palace of ann breaks B-56"),
        (scenario({}, given={"palaces": {"ann": {"0,0": "tower-11"}}}), "the palace of ann breaks B-85"),
        (scenario({}, given={"palaces": {"ann": {"500,0": "tower-11"}}}), "no palace reaches as far as 500,0"),
        (scenario({}, given={"hands": {"ann": ["denar-9"] * 4}}), "denar-9 is used more often"),
        (scenario({}, given={"reserves": {"ann": ["tower-12", "tower-12"]}}), "tower-12 is used more often"),
        (scenario({}, given={"hands": {"zoe": []}}), "unknown player 'zoe'"),
        (scenario({}, given={"turn": "zoe"}), "unknown player 'zoe'"),
        (scenario({}, given={"market": {"euro": "tower-12"}}), "unknown currency 'euro'"),
        (scenario({}, given={"display": ["denar-1"] * 4}), "denar-1 is used more often"),
        (scenario({}, given={"display": [None] * 5}), "the display has 4 slots"),
        (scenario({}, given={"dirk": ["tower-12"]}), "Dirk plays only with two (B-100)"),
        (scenario({}, given={"scores": {"dirk": 1}}), "Dirk plays only with two (B-100)"),
        (scenario({}, given={"scored": [3]}), "only rounds 1 and 2"),
        (scenario({}, fresh=True), "a fresh game begins as it is set up"),
        ({"id": "x", "then": {}}, "missing required field `players`"),
        (scenario({}, given={"deck_size": -5}), "a size is at least 0"),
        (scenario({}, given={"bag_size": -1}), "a size is at least 0"),
        (scenario({}, given={"scored": [1, 1]}), "only rounds 1 and 2"),
        (scenario({}, players="ann"), "Expected `array`"),
        (7, "Expected `object`"),
    ],
)
def test_a_scenario_that_makes_no_sense_fails(plain: Any, failure: str) -> None:
    (found,) = failures_of(plain)
    assert found.startswith("faulty scenario: ")
    assert failure in found


MODULES = ["vizier", "currency_exchange", "squares", "characters", "camps", "new_score_cards"]


def with_modules(then: dict[str, Any], when: Any = (), given: Any = (), **changes: Any) -> dict[str, Any]:
    return scenario(then, when, given=GIVEN | dict(given), modules=MODULES, **changes)


@pytest.mark.parametrize(
    ("then", "failure"),
    [
        ({"vizier": {"asleep": ["ben"]}}, "vizier asleep: expected [1], found []"),
        ({"squares": {"stacks": {"tower": []}}}, "squares stacks: expected {'tower': []}, found {'tower': ['"),
        ({"characters": {"owned": {"character-miser": "cem"}}}, "expected {'character-miser': 2}, found {'char"),
        ({"new_score_cards": {"cards": []}}, "new_score_cards cards: expected [], found ['score-card-"),
        ({"asked": ["ann", "ben"]}, "asked: expected ['ann', 'ben'], found ['ann']"),
        ({"legal": [{"by": "ann", "do": "wake"}]}, "refused: vizier-is-awake (V-VIZ-9)"),
        ({"palaces": {"ann": {}}}, "palaces ann: expected {}, found {(1, 0): 'garden-9-e', (2, 0): 'camp-5-w'}"),
    ],
)
def test_every_difference_in_what_modules_keep_is_told(then: dict[str, Any], failure: str) -> None:
    palaces = {"ann": {"1,0": "garden-9-e", "2,0": "camp-5-w"}}
    (found,) = failures_of(with_modules(then, given={"palaces": palaces}))
    assert failure in found


@pytest.mark.parametrize(
    ("plain", "failure"),
    [
        (with_modules({}, given={"vizier": {"awake": []}}), "vizier keeps no 'awake'"),
        (with_modules({}, given={"currency_exchange": {}}), "currency_exchange keeps nothing"),
        (with_modules({"camps": {}}), "camps keeps nothing"),
        (with_modules({"vizier": {"awake": []}}), "vizier keeps no 'awake'"),
        (with_modules({}, given={"vizier": []}), "Expected `object`"),
        (with_modules({}, given={"vizier": {"asleep": ["zoe"]}}), "vizier: Expected `int`"),
        (scenario({}, given={"vizier": {}}), "unknown field `vizier`"),
        (scenario({"vizier": {}}), "unknown field `vizier`"),
        (with_modules({}, interrupts="never"), "Invalid enum value"),
        (with_modules({}, given={"palaces": {"ann": {"1,0": "camp-5-w"}}}), "the palace of ann breaks V-CAM-3"),
        (
            with_modules({}, given={"characters": {"stack": ["character-miser"]}, "deck": ["character-miser"]}),
            "character-miser is used more often",
        ),
        (with_modules({}, when=[{"by": "ann", "do": "bid"}]), "the step 'bid' has the keys"),
        (with_modules({}, when=[{"by": "ann", "do": "bid", "maximum": 1, "at": "1,0"}]), "the step 'bid' has the keys"),
        (
            with_modules({}, when=[{"by": "ann", "do": "vizier", "tile": "garden-10", "pay": [], "to": "ben"}]),
            "a tile is given to dirk, not to 'ben'",
        ),
    ],
)
def test_what_makes_no_sense_with_modules_fails(plain: Any, failure: str) -> None:
    (found,) = failures_of(plain)
    assert found.startswith("faulty scenario: ")
    assert failure in found


def test_every_piece_of_the_modules_is_somewhere() -> None:
    given = {
        "squares": {"stacks": {"tower": ["square-purple-s"]}},
        "characters": {"owned": {"character-miser": "ann"}, "stack": []},
        "reserves": {"ann": ["square-blue-n"]},
        "hands": {"ann": ["bureau-gulden-denar"]},
    }
    check(None, build(read_scenario(with_modules({}, given=given))))
    check(None, build(read_scenario(with_modules({}))))


def test_a_refused_step_before_the_last_fails() -> None:
    (failure,) = failures_of(scenario({"refused": "B-28"}, when=[{"by": "ben", "do": "finish"}, BUY]))
    assert failure == "step 1 (finish) was refused: not-your-decision (B-26): state ACTION"


def test_any_palace_is_allowed_for_geometry() -> None:
    far = {"palaces": {"ann": {"0,0": "tower-9-es", "1,1": "tower-9-nw"}}}
    assert list(failures_of(scenario({"walls": {"ann": 2}}, when=(), given=far, geometry=True))) == []


def test_files_and_folders(tmp_path: Path) -> None:
    (tmp_path / "b.json").write_text(json.dumps(scenario({"turn": "ann"}, id="one")))
    (tmp_path / "a.json").write_text(json.dumps([scenario({}, id="two"), scenario({"turn": "ben"}, id="three"), 7]))
    (tmp_path / "sub").mkdir()
    (tmp_path / "sub" / "c.json").write_text("{")
    (tmp_path / "sub" / "d.json").write_text("[" * 100_000)
    (tmp_path / "note.txt").write_text("not a scenario")
    verdicts = [(verdict.id, bool(verdict.failures)) for verdict in run_paths([tmp_path], failures_of)]
    assert verdicts == [
        ("two", False),
        ("three", True),
        (f"{tmp_path / 'a.json'} #3", True),
        ("one", False),
        (str(tmp_path / "sub" / "c.json"), True),
        (str(tmp_path / "sub" / "d.json"), True),
    ]
    (nowhere,) = run_paths([tmp_path / "nowhere"], failures_of)
    assert nowhere.failures == ("no such file or folder",)
