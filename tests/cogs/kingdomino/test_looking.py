"""Looking at kingdoms, points and dominoes; what is told of a whole game."""

from pathlib import Path
from random import Random

from host.table import Status
from tests.cogs.kingdomino.world import kingdom, type_through_a_turn
from tests.cogs.world import World


async def play(table: World, turns: int = 999) -> None:
    """Play on by typing, to the end or for some turns."""
    luck = Random(1)
    while turns and (await table.glance()).table.status is Status.PLAYING:
        await type_through_a_turn(table, await table.asked(), luck)
        turns -= 1


async def test_a_kingdom_is_shown_by_its_players_name(table: World) -> None:
    anna, bela, _ = table.people
    shown = await anna.slash(table.channel, "kingdomino kingdom")
    assert table.alts(shown.response)[0].startswith("Anna’s kingdom")
    offered = await anna.autocomplete(table.channel, "kingdomino kingdom", "player", "bel")
    shown = await anna.slash(table.channel, "kingdomino kingdom", player=offered[0]["value"])
    assert table.alts(shown.response)[0].startswith("Bela’s kingdom")
    assert bela
    refused = await anna.slash(table.channel, "kingdomino kingdom", player="nobody")
    assert "(rule T-6)" in table.text(refused.response)


async def test_points_are_explained_land_by_land(table: World) -> None:
    await play(table, 9)
    shown = await table.people[0].click(table.newest, label="Points")
    text = table.text(shown.response)
    view = (await table.glance()).view(None)
    for name, player in zip(("Anna", "Bela", "Cleo"), view.players, strict=True):
        assert f"**{name}: {player.points}**" in text
    assert "👑 = " in text


async def test_where_points_are_hidden_nobody_is_told_them_before_the_end(tmp_path: Path) -> None:
    async with kingdom(tmp_path, 2) as house:
        await house.open(variants="dynasty")
        anna = house.people[0]
        await anna.slash(house.channel, "table options", scores="hidden")
        await anna.click(house.newest, label="Start")
        await play(house, 30)
        refused = await anna.slash(house.channel, "kingdomino score")
        assert "Points stay hidden" in house.text(refused.response)
        told = "\n".join(house.text(message) for message in house.public())
        assert "Final points" not in told
        assert "👑 Anna" not in told
        assert "points" not in "\n".join(alt for message in house.public() for alt in house.alts(message))


async def test_a_dynasty_shows_each_of_its_games_and_the_totals(tmp_path: Path) -> None:
    async with kingdom(tmp_path, 2) as house:
        await house.start(variants="dynasty, harmony")
        await play(house)
        told = "\n".join(house.text(message) for message in house.public())
        assert "**Game 2 of the Dynasty begins!**" in told
        assert "**Game 3 of the Dynasty begins!**" in told
        assert told.count("🏁") == 3
        assert "🏆 **" in told
        glance = await house.glance()
        assert glance.table.status is Status.OVER
        assert glance.result is not None
        view = glance.view(None)
        assert glance.result.scores == tuple(one.score for one in view.standings)
        assert f"Anna {glance.result.scores[0]}" in house.text(house.newest)


async def test_the_end_can_be_replayed_exported_and_played_again(tmp_path: Path) -> None:
    async with kingdom(tmp_path, 2) as house:
        await house.start()
        await play(house)
        anna = house.people[0]
        for label in ("Replay", "Export"):
            shown = await anna.click(house.newest, label=label)
            assert "went wrong" not in house.text(shown.response)
        await anna.click(house.newest, label="Rematch")
        assert (await house.glance()).table.status is Status.LOBBY
        shown = await anna.slash(house.channel, "kingdomino stats")
        assert "1 game," in house.text(shown.response)
        shown = await anna.slash(house.channel, "kingdomino leaderboard")
        assert "Top players" in house.text(shown.response)


async def test_bots_and_absent_players_play_to_the_end(tmp_path: Path) -> None:
    async with kingdom(tmp_path, 1) as house:
        await house.people[0].slash(house.channel, "kingdomino new", seats=4, hours=1)
        await house.people[0].slash(house.channel, "table bots", number=3)
        await house.people[0].slash(house.channel, "table options", then="move")
        await house.people[0].click(house.newest, label="Start")
        for _ in range(30):
            await house.pass_hours(2)
        assert (await house.glance()).table.status is Status.OVER
        told = "\n".join(house.text(message) for message in house.public())
        assert "ran out of time" in told
