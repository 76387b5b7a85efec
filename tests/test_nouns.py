"""Nouns in sentences: a language inflects them in its texts alone, and no text has one where it cannot be inflected."""

import pickle
import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, Placeable, SelectExpression, TextElement, VariableReference

from alhambra.actions import Finish
from alhambra.view import pieces
from cogs.alhambra.deeds import deeds_in
from cogs.alhambra.face import AlhambraFace
from cogs.alhambra.hinting import Hinting
from cogs.alhambra.words import Words
from cogs.refusing import refusal_text
from host.glance import Glance
from render.alhambra.layout.naming import sort_called
from render.kit.layout.wording import capital
from tabletop.refused import Refused
from tabletop.rules import Advice, Plain
from tests.alhambra.games import ALL
from tests.host.tables import hosting, start_table
from texts.catalogue import Catalogue, catalogue, files, languages, texts_in
from texts.nouns import LABELS, NOUNS

INFLECTING = "en-XB"
SAID: dict[str, list[Plain]] = {
    "buyed towerum 9 (↑→) with guldenum 5 & 4, exact": [
        {"event": "BuildingBought", "tile": "tower-9-ne", "paid": ["gulden-5-a", "gulden-4-a"], "surplus": 0}
    ],
    "buyed gardenum 8 (↑→) with denarum 8 et guldenum 2": [
        {"event": "BuildingBought", "tile": "garden-8-ne", "paid": ["denar-8-a", "gulden-2-a"], "surplus": 2}
    ],
    "taked gardenis squarum (↑)": [{"event": "SquareTaken", "tile": "square-green-n"}],
    "used miserum": [{"event": "CharacterUsed", "card": "character-miser"}],
}
LABEL_BEFORE = re.compile(r"(?:^|[:(·“>+/–—-]|\*\*)\s*$")
"""What a name that is not inflected may follow: nothing, a colon, a bracket, a dash, a quotation purpose."""


@pytest.fixture
def say() -> Iterator[Catalogue]:
    with texts_in(Path(__file__).parent / "inflecting"):
        yield catalogue(INFLECTING, "alhambra")


@pytest.fixture
async def glance(tmp_path: Path) -> AsyncIterator[Glance]:
    async with hosting(tmp_path / "tables.db") as host:
        yield await host.tables.look(await start_table(host, 1, 2, options={"modules": list(ALL)}))


@pytest.mark.parametrize("told", SAID)
async def test_what_was_done_is_told_in_the_case_that_the_sentence_needs(
    told: str, glance: Glance, say: Catalogue
) -> None:
    assert say.row([*deeds_in(SAID[told], Words(glance, say))]) == told


async def test_a_refusal_inflects_what_it_is_about_and_lists_labels(glance: Glance, say: Catalogue) -> None:
    refusal = Refused("B-37", "buy-not-for-sale", tile="tower-9-ne", sale=["garden-8-ne", "tower-11"])
    said = refusal_text(refusal, "a", glance, AlhambraFace(), say)
    assert said.startswith("Nobody sells towerum 9 (↑→). There is: garden 8 (↑→) / tower 11.")


def test_a_hint_has_several_of_a_kind_in_a_case_of_its_own(say: Catalogue) -> None:
    advice = Advice("do", (Finish(0),), (("lead", {"kind": "tower", "number": 2}),))
    assert "in towerios you leads" in Hinting(pieces(3, {}), say).text(advice)


def test_words_around_a_noun_depend_on_which_it_is(say: Catalogue) -> None:
    tiles = pieces(3, {"modules": ["squares"]}).tiles
    asked = [
        say("place-title", sort=sort_called(tiles[one], say)) for one in ("tower-11", "garden-8-ne", "square-green-n")
    ]
    assert asked == ["Where goes he, tower?", "Where goes she, garden?", "Where goes it, gardenis square?"]


def test_a_noun_keeps_its_forms_with_a_capital_and_travels_as_plain_text(say: Catalogue) -> None:
    noun = capital(say.noun("kind-tower"))
    assert (noun, say("did-SquareTaken", tile=noun)) == ("Tower", "taked Towerum")
    assert type(pickle.loads(pickle.dumps(noun))) is str


def test_what_cannot_be_inflected_is_noticed(faults: list[str]) -> None:
    assert Catalogue("en", "alhambra")("did-MoneyTaken", cards="Gulden 5") == "took Gulden 5"
    assert faults == ["the text did-MoneyTaken (en) cannot inflect cards"]
    faults.clear()


def test_nothing_needs_no_case() -> None:
    say = Catalogue("en", "alhambra")
    assert say("alt-hand-annex", cards=say.row([])).endswith(": .")


def labels_in(pattern: Pattern, before: str = "") -> Iterator[tuple[str, str]]:
    """Yield the labels of a text, each with what stands before it."""
    for element in pattern.elements:
        if isinstance(element, TextElement):
            before = element.value
            continue
        assert isinstance(element, Placeable)
        inner = element.expression
        if isinstance(inner, VariableReference) and inner.id.name in LABELS:
            yield inner.id.name, before
        if isinstance(inner, SelectExpression):
            for variant in inner.variants:
                yield from labels_in(variant.value, before)
        before = "}"


def test_a_name_that_is_never_inflected_stands_as_a_label() -> None:
    found = []
    for path in (path for language in languages() for path in files(language)):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message) and entry.value is not None:
                found += [
                    (entry.id.name, name, before)
                    for name, before in labels_in(entry.value)
                    if not LABEL_BEFORE.search(before)
                ]
    assert not found


def test_nouns_and_labels_are_called_differently() -> None:
    assert not NOUNS & LABELS
