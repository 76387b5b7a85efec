"""The catalogue: every key once, every key that the code names, and plurals."""

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from alhambra.rules_index import known_rules
from alhambra.view import modules
from bot import GAMES
from cogs.alhambra.choosing import preset_line
from cogs.alhambra.face import AlhambraFace
from cogs.face import Face
from cogs.reference import HOW_TO_PLAY, Reference
from tabletop.datafile import FOLDER as DATA
from tests.registered import PACKAGES
from texts.catalogue import FOLDER, Catalogue, catalogue, files, keys, languages, learn_commands, spaces, texts_in

ROOT = Path(__file__).parent.parent
SAID = re.compile(r"""\b(?:say|texted)\(\s*f?(?P<quote>["'])([a-z{].*?)(?P=quote)""")
REFUSED = re.compile(r"""\bRefused\(\s*[^,]+,\s*(f?)"([a-z][^"]*)"(\s*\+)?""")
KEY = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]* =")
CITED = re.compile(r"\b(?:V-)?[A-Z]+-\d+\b")
SPEAKING = ("render", "cogs")
REFERENCE = AlhambraFace.reference
REFERENCES = {path.parent.name: Reference(path.parent.name) for path in sorted(DATA.glob("*/topics.json"))}
REFERENCES |= {face.key: face.reference for face in GAMES.values()}
"""The rules of all games to look up; a game may have some before it is registered."""
LISTED = {(game, rule) for game, reference in REFERENCES.items() for rule in reference.rule_ids()}
PRESETS = ("first-evening", "everything", "random", "none")


def test_no_key_is_said_twice() -> None:
    """Each game, and what all games share, may say it once: the game comes before what is shared."""
    for paths in [paths for language in languages() for paths in spaces(language).values()]:
        lines = [line for path in paths for line in path.read_text(encoding="utf-8").splitlines()]
        found = [line.split(" =")[0] for line in lines if KEY.match(line)]
        assert len(found) == len(set(found)), sorted(key for key in found if found.count(key) > 1)


def test_every_key_that_the_code_names_is_there() -> None:
    missing = []
    for path in [path for package in SPEAKING for path in (ROOT / package).rglob("*.py")]:
        for _, key in SAID.findall(path.read_text()):
            pattern = re.compile(re.sub(r"\{[^}]*\}", ".+", key))
            if not any(pattern.fullmatch(known) for known in keys("en")):
                missing.append(f"{path.name}: {key}")
    assert not missing


def test_no_text_for_players_stands_in_the_code_of_the_pictures() -> None:
    """Whatever is written or read out has gone through the catalogue: no sentence is a literal."""
    for path in (ROOT / "render").rglob("*.py"):
        tree = ast.parse(path.read_text())
        written = [
            call.args[0]
            for call in ast.walk(tree)
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "write"
            if call.args
        ]
        literals = [arg.value for arg in written if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
        assert not [text for text in literals if any(sign.isalpha() for sign in text)], path


@pytest.mark.parametrize(
    ("number", "text"), [(0, "0 points"), (1, "1 point"), (1500, "1500 points"), (-3, "−3 points")]
)
def test_plurals_and_large_numbers(number: int, text: str) -> None:
    assert catalogue("en")("points", number=number) == text


def test_an_unknown_language_speaks_english() -> None:
    assert catalogue("tlh")("reserve") == "Reserve"


def test_a_missing_text_is_said_in_the_words_of_its_key_and_logged_once(faults: list[str]) -> None:
    say = Catalogue("en")
    assert [say("did-TilePainted", tile="Tower 9") for _ in range(3)] == ["did tile painted"] * 3
    assert faults == ["the text did-TilePainted (en) is missing"]
    faults.clear()


def test_a_text_without_what_it_needs_is_said_as_far_as_it_goes_and_logged_once(faults: list[str]) -> None:
    say = Catalogue("en")
    assert [say("newest") for _ in range(3)] == ["Newest cell"] * 3
    [fault] = faults
    assert fault.startswith("the text newest (en) does not fit what was given")
    faults.clear()


def test_what_only_another_game_says_is_not_a_games_own(tmp_path: Path) -> None:
    folder = tmp_path / "en" / "other"
    folder.mkdir(parents=True)
    (folder / "other.ftl").write_text("said-by-one-game = Hello")
    with texts_in(tmp_path):
        assert catalogue("en", "other").has("said-by-one-game")
        assert not catalogue("en", "alhambra").has("said-by-one-game")
        assert catalogue("en", "alhambra").has("points"), "what games share is their own"


def refusals() -> set[str]:
    """Return the keys of all refusals in the code, with a dot where something is filled in."""
    found = set()
    for package in (*PACKAGES, "host", "cogs"):
        for path in (ROOT / package).rglob("*.py"):
            for filled, key, goes_on in REFUSED.findall(path.read_text()):
                found.add(re.sub(r"\{[^}]*\}", ".+", key) if filled else key + (".+" if goes_on else ""))
    return found


def test_every_refusal_has_its_words() -> None:
    missing = [key for key in refusals() if not any(re.fullmatch(f"refused-{key}", known) for known in keys("en"))]
    assert not missing
    assert len(refusals()) > 50


def test_every_rule_is_listed_under_a_topic() -> None:
    assert known_rules() | {f"T-{number}" for number in range(1, 19)} <= set(REFERENCE.rule_ids())


@pytest.mark.parametrize(("game", "rule"), sorted(LISTED))
def test_every_rule_can_be_looked_up(game: str, rule: str) -> None:
    say = catalogue("en", game)
    assert say.has(f"rule-{rule}-title")
    assert say.has(f"rule-{rule}")
    assert 1 <= len(say(f"rule-{rule}-title")) <= 60
    assert 1 <= len(say(f"rule-{rule}")) <= 350


@pytest.mark.parametrize("game", REFERENCES)
def test_every_topic_can_be_read(game: str) -> None:
    reference, say = REFERENCES[game], catalogue("en", game)
    for topic in reference.topics():
        assert say.has(f"topic-{topic}-title"), topic
        assert topic == HOW_TO_PLAY or say.has(f"topic-{topic}"), topic
        assert not say.has(f"topic-{topic}") or len(reference.topic_text(topic, say)) <= 1300, topic


@pytest.mark.parametrize("game", REFERENCES)
def test_rules_and_topics_cite_rules_that_exist(game: str) -> None:
    reference, say = REFERENCES[game], catalogue("en", game)
    texts = [f"rule-{rule}" for rule in reference.rule_ids()] + [f"topic-{topic}" for topic in reference.topics()]
    for text in filter(say.has, texts):
        unknown = [rule for rule in CITED.findall(say(text)) if not reference.named_rules(rule)]
        assert not unknown, text


@pytest.mark.parametrize("face", GAMES.values(), ids=lambda face: face.key)
def test_every_word_is_explained_and_every_explanation_shown(face: Face) -> None:
    own = [key for key in keys("en") if key.startswith("word-") and catalogue("en", face.key).has(key)]
    assert {key.removeprefix("word-").removesuffix("-title") for key in own} == {*face.reference.explained}


@pytest.mark.parametrize("about", ["V-VIZ-3", "VIZ-3", "viz-3", "what about viz-3?"])
def test_a_rule_of_a_module_is_found_with_and_without_its_first_letter(about: str) -> None:
    assert REFERENCE.named_rules(about) == ["V-VIZ-3"]


@pytest.mark.parametrize("typed", ["V-CUR", "cur", "CUR-"])
def test_rules_of_a_module_are_offered_while_one_types(typed: str) -> None:
    assert REFERENCE.rules_beginning(typed) == [f"V-CUR-{number}" for number in range(1, 7)]


def test_each_module_has_its_words_its_topic_and_its_rules() -> None:
    say = catalogue("en")
    letters = []
    for module in modules():
        assert 1 <= len(say(f"module-{module.id}")) <= 40
        assert 1 <= len(say(f"module-{module.id}-line")) <= 90
        [own] = {rule.split("-")[1] for rule in REFERENCE.rules_of(module.id) if rule.startswith("V-")}
        letters.append(own)
    rules = {rule for module in modules() for rule in REFERENCE.rules_of(module.id)}
    assert {rule for rule in known_rules() if rule.startswith("V-")} <= rules
    assert len(set(letters)) == len(letters), "no two modules share the letters of their rules"


@pytest.mark.parametrize("preset", [*(f"box-{box}" for box in range(1, 7)), *PRESETS])
def test_each_preset_has_a_name_and_a_line_that_fits_a_menu(preset: str) -> None:
    say = catalogue("en")
    assert 1 <= len(say(f"preset-{preset}")) <= 40
    assert 1 <= len(preset_line(preset, say)) <= 95


@pytest.mark.parametrize("path", sorted(FOLDER.rglob("*.ftl")), ids=lambda path: path.stem)
def test_nothing_in_a_file_of_texts_is_lost_to_its_format(path: Path) -> None:
    junk = [entry.content for entry in FluentParser().parse(path.read_text()).body if isinstance(entry, Junk)]
    assert not junk


def test_a_moment_counted_from_now_reads_right() -> None:
    """Discord shows “in 3 hours” or “3 hours ago”, which no “until” or “since” may precede."""
    read = re.compile(r"\b(until|till|since|by|at|for|within|after|before)\W*\{ ?\$(deadline|when)", re.IGNORECASE)
    dates = {"away-until"}
    for path in files("en"):
        for line in path.read_text(encoding="utf-8").splitlines():
            assert line.split(" =")[0] in dates or not read.search(line), line


def test_texts_name_commands_as_they_are_known_now(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("texts.commands._numbers", {})
    learn_commands({})
    assert "**/privacy**" in catalogue("en")("about-privacy")
    learn_commands({"privacy": 7})
    assert "**</privacy:7>**" in catalogue("en")("about-privacy")
    monkeypatch.undo()
    learn_commands({})


def test_what_is_said_again_is_said_with_what_is_given_then() -> None:
    say = catalogue("en")
    assert (
        say("list-and", first="A", last="B")
        == say("list-and", first="A", last="B")
        != say("list-and", first="A", last="C")
    )


def test_code_puts_no_signs_between_things_that_people_read() -> None:
    """How things stand one after another is for each language to say: see `Catalogue.row` and its neighbours."""
    signs = re.compile(r"[^\w\s] | [^\w\s]")
    for package in ("cogs", "render"):
        for path in (FOLDER.parent / package).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Attribute) and node.attr == "join" and isinstance(node.value, ast.Constant):
                    assert not signs.search(str(node.value.value)), f"{path}:{node.lineno}"


def test_a_damaged_text_is_missing_and_spoils_no_other(tmp_path: Path, faults: list[str]) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "damaged.ftl").write_text(
        "# First\nbroken-one = { $a -> [x] y\nwhole-one = fine\n  and { whole-two }\nwhole-two = so on\n"
    )
    with texts_in(tmp_path):
        say = Catalogue("en")
        assert say("broken-one", a="b") == "broken one"
        assert say("whole-one") == "fine\nand so on"
    assert faults == ["the text broken-one (en) is missing"]
    faults.clear()
