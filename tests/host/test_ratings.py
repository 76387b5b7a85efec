"""Ratings as people see them: on a scale that they know, and never below its end."""

from pathlib import Path

import hypothesis.strategies as st
from hypothesis import given, settings

from host.kept import Rating
from host.ratings import ENOUGH_GAMES, LEAST, START, newcomer, rated, shown
from tests.clash.rules import Clash
from tests.host.tables import hosting
from tests.host.test_records import finish
from tests.host.test_second_game import clash

RESULTS = st.lists(st.lists(st.integers(1, 6), min_size=4, max_size=4), max_size=40)


@settings(max_examples=50, deadline=None)
@given(RESULTS)
def test_whatever_happens_a_rating_stays_on_the_scale(results: list[list[int]]) -> None:
    ratings = [newcomer()] * 4
    for ranks in results:
        ratings = rated(ratings, ranks)
    assert all(shown(rating) >= LEAST > 0 for rating in ratings)


def test_a_scale_that_people_know() -> None:
    assert shown(newcomer()) == START == 1500
    winner, loser = rated([newcomer(), newcomer()], [1, 2])
    assert START + 50 < shown(winner) < START + 200
    assert START - 200 < shown(loser) < START - 50
    assert shown(Rating(-100.0, 1.0)) == LEAST


async def test_provisional_ratings_come_after_those_that_say_something(tmp_path: Path) -> None:
    async with hosting(tmp_path / "tables.db", games=[Clash()]) as host:
        for _ in range(ENOUGH_GAMES):
            await finish(host, await clash(host, 2, rounds=1), 3, 2)
        await finish(host, await clash(host, 3, rounds=1), 1, 2, 3)
        assert [line.user for line in await host.storage.statistics("clash")] == ["a", "b", "c"]
        ann, ben, cem = await host.storage.statistics("clash")
        assert cem.games < ENOUGH_GAMES <= ben.games
        assert ann.rating is not None
        assert ben.rating is not None
        assert cem.rating is not None
        assert shown(cem.rating) > shown(ben.rating), "but less is known about it"
