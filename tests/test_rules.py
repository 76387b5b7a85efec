"""The catalogue of rules, the code and the scenarios name the same rules."""

import json
import re
from pathlib import Path

from alhambra.rules_index import known_rules
from texts.catalogue import catalogue

ROOT = Path(__file__).parent.parent
CITATION = re.compile(r"\b(?:[BCORG]|V-[A-Z]{3})-\d+\b")


def cited(*folders: str) -> set[str]:
    texts = [path.read_text() for folder in folders for path in (ROOT / folder).rglob("*.py")]
    return {rule for text in texts for rule in CITATION.findall(text)}


def test_every_rule_is_cited_in_the_engine() -> None:
    assert sorted(known_rules() - cited("alhambra", "tabletop")) == []


def test_every_rule_has_a_scenario() -> None:
    scenarios = [
        scenario for path in (ROOT / "tests/scenarios").glob("*.json") for scenario in json.loads(path.read_bytes())
    ]
    named = {rule for scenario in scenarios for rule in scenario["rules"]}
    assert sorted(known_rules() - named) == []


def test_every_refusal_in_the_scenarios_is_a_known_rule() -> None:
    text = "".join(path.read_text() for path in (ROOT / "tests/scenarios").glob("*.json"))
    assert set(CITATION.findall(text)) <= known_rules()


def test_nothing_cites_a_rule_that_is_not_there() -> None:
    for path in [*(ROOT / "alhambra").rglob("*.py"), *(ROOT / "tabletop").rglob("*.py")]:
        unknown = set(CITATION.findall(path.read_text())) - known_rules()
        assert not unknown, f"{path} cites {unknown}"


def test_every_rule_has_a_title_of_its_own() -> None:
    titles = [catalogue("en", "alhambra")(f"rule-{rule}-title") for rule in known_rules()]
    assert len(set(titles)) == len(titles)
