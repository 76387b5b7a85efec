"""The lobby says about how long a game will be, and what a table might regret."""

import pytest

from cogs.alhambra.length import advice, days_words, length_words, turns
from host.settings import Pace, Settings
from tests.cogs.choosing_modules import ALL, SAY
from tests.cogs.world import World

QUESTIONS = ["vizier", "characters", "thieves"]


def table(*modules: str, seats: int = 4, window: float = 1.0, interrupts: str = "window", **pace: object) -> Settings:
    options = {"modules": list(modules), "interrupts": interrupts}
    return Settings(seats=seats, options=options, window=window, pace=Pace(**pace))  # type: ignore[arg-type]


@pytest.mark.parametrize("players", range(2, 7))
def test_more_tiles_make_more_turns(players: int) -> None:
    assert turns(players, ALL) > turns(players, ["squares"]) > turns(players, []) > 2 * players
    assert turns(players, ["squares", "camps"]) - turns(players, ["camps"]) == turns(players, ["squares"]) - turns(
        players, []
    )


def test_turns_are_said_for_all_and_for_each() -> None:
    assert length_words(table(), SAY) == "⏱️ About 80 turns with 4 players, 20 each"
    assert length_words(table(seats=2), SAY) == "⏱️ About 50 turns with 2 players, 26 each"


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        (table(), "3 weeks at a turn a day."),
        (table(seats=6), "2 weeks at a turn a day."),
        (table(hours=1.0), "3 weeks at a turn a day, 3 days if everyone always used up their time."),
        (table(hours=24.0), "3 weeks at a turn a day, 11 weeks if everyone always used up their time."),
        (
            table(hours=8.0, quiet=(0, 12 * 60)),
            "3 weeks at a turn a day, 8 weeks if everyone always used up their time.",
        ),
        (
            table("vizier", hours=12.0, window=12.0),
            "3 weeks at a turn a day, 11 weeks if everyone always used up their time.",
        ),
        (
            table("vizier", hours=12.0, window=12.0, interrupts="orders"),
            "3 weeks at a turn a day, 6 weeks if everyone always used up their time.",
        ),
    ],
)
def test_days_are_said_at_leisure_and_at_the_slowest(settings: Settings, words: str) -> None:
    assert days_words(settings, SAY) == words


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        (table(), []),
        (table("vizier", "camps"), []),
        (table(*QUESTIONS), []),
        (table(*QUESTIONS, window=24.0, interrupts="orders"), []),
        (table(*QUESTIONS[:2], window=24.0), []),
        (table(*QUESTIONS, window=24.0), ["3 modules ask between turns, with 24 hours to answer each time."]),
        (
            table("squares", "camps"),
            ["That’s about 45 % longer than the base game. What takes longest: Squares and Camps."],
        ),
        (table(*ALL), ["longer than the base game", f"{len(ALL)} modules are a lot to keep in mind."]),
    ],
)
def test_what_is_long_or_unwise_is_said(settings: Settings, words: list[str]) -> None:
    said = list(advice(settings, SAY))
    assert len(said) == len(words)
    assert all(part in line for part, line in zip(words, said, strict=True))


async def test_the_card_and_the_panel_say_how_long_it_will_be(house: World) -> None:
    anna = house.people[0]
    await house.open(modules="squares, camps")
    assert "-# ⏱️ About 75 turns with 2 players, 36 each" in house.text(house.newest)
    shown = await anna.click(house.newest, label="Modules")
    assert "⏱️ About 75 turns with 2 players, 36 each: 5 weeks at a turn a day." in house.text(shown.response)
    assert "What takes longest: Squares and Camps" in house.text(shown.response)
    shown = await anna.slash(house.channel, "alhambra modules", modules="everything")
    assert "longer than the base game" in house.text(shown.response)
