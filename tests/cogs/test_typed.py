"""What people type is understood in their own language and in English, with or without accents and capitals."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from alhambra.actions import TakeMoney
from cogs.alhambra.choosing import read_modules, read_window
from cogs.alhambra.orders import typed
from cogs.alhambra.reading import Reading
from cogs.alhambra.words import Words
from cogs.typed import folded
from host.glance import Glance
from tests.alhambra.games import ALL
from tests.host.tables import hosting, start_table
from texts.catalogue import Catalogue, catalogue, texts_in

FRENCH = {
    "names.ftl": 'list-comma = { ", " }\n',
    "alhambra/pieces.ftl": """
kind-seraglio = sérail
kind-tower = tour
currency-gulden = Florin
character-miser = Avare
module-camps = Camps
module-vizier = La faveur du vizir
sides = NESO
side-names = nord est sud ouest
""",
    "alhambra/typed.ftl": """
typed-pass = passe
typed-up-to = jusqu’à
typed-at = en
typed-money = monnaie
typed-paying = paye
typed-others = autres
typed-swapping = échange
typed-orders = consignes
typed-minutes = mn
""",
    "alhambra/panels.ftl": "option-TakeMoney = { $cards } ({ $number }, { $total })\n",
}
WISHES: dict[str, dict[str, Any]] = {
    "Sérail jusqu’à 5 en N13": {"kinds": ["seraglio"], "at_most": 5, "cell": (1, 0)},
    "serail jusqu’a 5 EN n13": {"kinds": ["seraglio"], "at_most": 5, "cell": (1, 0)},
    "seraglio up to 5 at N13": {"kinds": ["seraglio"], "at_most": 5, "cell": (1, 0)},
    "tour ouest, monnaie": {"kinds": ["tower"], "walls": "W", "money_only": True},
    "tower west money": {"kinds": ["tower"], "walls": "W", "money_only": True},
}


@pytest.fixture
def say(tmp_path: Path) -> Iterator[Catalogue]:
    for name, text in FRENCH.items():
        path = tmp_path / "texts" / "fr" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    with texts_in(tmp_path / "texts"):
        yield catalogue("fr", "alhambra")


@pytest.fixture
async def glance(tmp_path: Path) -> AsyncIterator[Glance]:
    async with hosting(tmp_path / "tables.db") as host:
        yield await host.tables.look(await start_table(host, 1, 2, options={"modules": list(ALL)}))


@pytest.mark.parametrize("text", WISHES)
async def test_a_wish_for_the_vizier(text: str, glance: Glance, say: Catalogue) -> None:
    answer = typed("vizier", text, Words(glance, say), glance.view("a"))
    assert (answer.order or {})["wishes"] == [WISHES[text]]


@pytest.mark.parametrize("text", ["avare 5 échange, autres 2, paye florin", "Miser 5 swap, others 2, pay gulden"])
async def test_limits_for_auctions(text: str, glance: Glance, say: Catalogue) -> None:
    answer = typed("auction", text, Words(glance, say), glance.view("a"))
    assert answer.order == {"limits": {"character-miser": 5}, "others": 2, "swap": True, "prefer": ["gulden"]}


@pytest.mark.parametrize("text", ["passe", "PASSÉ", "pass"])
async def test_a_simple_answer(text: str, glance: Glance, say: Catalogue) -> None:
    assert typed("vizier", text, Words(glance, say), glance.view("a")).word == "pass"


@pytest.mark.parametrize(("text", "modules"), [("faveur", ("vizier",)), ("vizier", ("vizier",)), ("Càmps", ("camps",))])
def test_modules_by_their_names(text: str, modules: tuple[str, ...], say: Catalogue) -> None:
    assert read_modules(text, say) == modules


def test_times(say: Catalogue) -> None:
    assert read_window("consignes", say) == read_window("orders", say)
    assert read_window("30 mn", say)["window"] == read_window("30min", say)["window"] == 0.5


async def test_cards_and_currencies(glance: Glance, say: Catalogue) -> None:
    user = next(str(wait) for wait in ("a", "b") if glance.options(wait))
    view, words = glance.view(user), Words(glance, say)
    reading = Reading([one for one in glance.options(user) if isinstance(one.action, TakeMoney)], words, view)
    for option in (one.option for one in reading.labelled):
        own, english = words.cards(option.action.cards), words.in_english().cards(option.action.cards)
        assert option in reading.fitting(own.upper())
        assert option in reading.fitting(english.lower())
        assert reading.meant(TakeMoney, own) is not None


def test_accents_and_capitals_make_no_difference() -> None:
    assert folded("Sérail") == folded("SERAIL") == "serail"
    assert folded("Lystiskáli") == "lystiskali"
    assert folded("Straße") == "strasse"
