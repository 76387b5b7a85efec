"""What everybody may look at, spectators too: the table, points that explain themselves, history, rules, results."""

from pathlib import Path
from random import Random

import pytest
from simcord.results import InteractionResult

from alhambra.hosted import Alhambra
from alhambra.view import ScoreLine
from alhambra.view import modules as all_modules
from cogs.alhambra.reckoning import explained
from host.commands import Act
from host.table import Actor, Status
from tabletop.record import verify
from tests.cogs.test_mail import take
from tests.cogs.test_turns import buyer
from tests.cogs.world import World, world
from texts.catalogue import catalogue

ALHAMBRA = ("market", "buildings", "palace", "score", "stats", "leaderboard")
PUBLIC = (
    *("table show", "table history", "table export", "rules", "help"),
    *(f"alhambra {name}" for name in ALHAMBRA),
)


@pytest.mark.parametrize("command", PUBLIC)
async def test_a_spectator_can_use_every_public_command_and_sees_nothing_secret(command: str, table: World) -> None:
    await take(table)
    shown = await table.stranger.slash(table.channel, command)
    assert shown.response is not None
    assert shown.response.ephemeral
    assert table.text(shown.response) or table.alts(shown.response)
    assert not [alt for alt in table.alts(shown.response) if "Your hand" in alt]
    assert "rule T-6" not in table.text(shown.response)


async def test_the_table_shows_the_market_and_all_palaces(table: World) -> None:
    shown = await table.stranger.slash(table.channel, "table show")
    [alt] = table.alts(shown.response)
    assert alt.startswith("Whole table")
    assert "Anna" in alt
    assert "Bela" in alt


async def test_all_buildings_by_walls_and_by_price(table: World) -> None:
    """C-38."""
    shown = await table.stranger.slash(table.channel, "alhambra market")
    shown = await table.press(table.stranger, shown, "All buildings")
    assert table.alts(shown.response)[0].startswith("Buildings by walls, still in the bag: no walls: ")
    shown = await table.press(table.stranger, shown, "By price")
    assert table.alts(shown.response)[0].startswith("Buildings by price, still in the bag: price 6: ")


async def test_a_palace_is_ones_own_or_that_of_whoever_is_named(table: World) -> None:
    anna = table.people[0]
    for player, title in ((None, "Anna’s palace"), ("bel", "Bela’s palace"), ("2", "Dirk’s tiles")):
        given = {} if player is None else {"player": player}
        shown = await anna.slash(table.channel, "alhambra palace", **given)
        assert table.alts(shown.response)[0].startswith(title)
    offered = await anna.autocomplete(table.channel, "alhambra palace", "player", "")
    assert [choice["name"] for choice in offered] == ["Anna", "Bela", "Dirk"]
    refused = await anna.slash(table.channel, "alhambra palace", player="Nobody")
    assert "Nobody called Nobody is playing here. Choose from: Anna, Bela, Dirk." in table.text(refused.response)


async def test_the_history_tells_who_did_what(table: World) -> None:
    first = await take(table)
    second = await take(table)
    shown = await table.stranger.slash(table.channel, "table history")
    text = table.text(shown.response)
    assert text.index(f"**{first.user.global_name}** took") < text.index(f"**{second.user.global_name}** took")


async def test_what_was_taken_back_is_not_told(table: World) -> None:
    person = await table.asked()
    await person.slash(table.channel, "preferences", confirm="always")
    shown = await person.click(table.newest, label="Take money")
    first, second, *_ = [offer.label for offer in table.offers(shown.response)]
    shown = await table.choose(person, shown, first)
    await table.press(person, shown, "Undo")
    shown = await person.click(table.newest, label="Take money")
    shown = await table.choose(person, shown, second)
    await table.press(person, shown, "End turn")
    assert f"**{person.user.global_name}** took {second}." in table.text(table.newest)
    assert f"took {first}." not in table.text(table.newest)


async def test_points_as_if_the_scoring_came_now(table: World) -> None:
    shown = await table.stranger.slash(table.channel, "alhambra score")
    text = table.text(shown.response)
    assert "If the first scoring came now" in text
    assert "(B-70): Dirk" in text
    assert "has 2, 1st: " in text or "has 1, 1st: " in text
    assert table.alts(shown.response)[0].startswith("First scoring")


async def test_a_scoring_that_has_not_happened_is_refused(table: World) -> None:
    refused = await table.stranger.slash(table.channel, "alhambra score", when="2")
    assert "Scoring 2 hasn’t happened yet" in table.text(refused.response)
    assert "(rule B-62)" in table.text(refused.response)


async def test_a_wall_is_counted_edge_by_edge(table: World) -> None:
    shown = await table.stranger.slash(table.channel, "alhambra score")
    scoring = table.text(shown.response)
    wall = await table.choose(table.stranger, shown, "Anna")
    assert table.alts(wall.response)[0].startswith("Anna’s palace")
    assert "(rule B-77)" in table.text(wall.response)
    other = await table.choose(table.stranger, wall, "Bela")
    assert table.alts(other.response)[0].startswith("Bela’s palace")
    back = await table.press(table.stranger, other, "Back to the scoring")
    assert table.text(back.response) == scoring


async def test_rules_by_topic_by_id_and_by_words(house: World) -> None:
    anna = house.people[0]
    overview = await anna.slash(house.channel, "rules")
    topics, *modules = house.menus(overview.response)
    assert topics["options"][0]["label"] == "How to play"
    assert modules[0]["options"][0]["value"] == "vizier"
    assert {line["value"] for menu in modules for line in menu["options"]} == {one.id for one in all_modules()}
    by_id = await anna.slash(house.channel, "rules", about="b-33")
    assert house.text(by_id.response).startswith("**B-33 · What you can take together**")
    of_a_module = await anna.slash(house.channel, "rules", about="viz-3")
    assert house.text(of_a_module.response).startswith("**V-VIZ-3 · The vizier pays exactly**")
    by_words = await anna.slash(house.channel, "rules", about="fountain stays")
    assert "B-48" in house.text(by_words.response)
    nothing = await anna.slash(house.channel, "rules", about="zeppelins")
    assert "I found nothing about “zeppelins” in the rules" in house.text(nothing.response)
    topic = await house.choose(anna, overview, "money")
    assert "(B-33)" in house.text(topic.response)
    offered = await anna.autocomplete(house.channel, "rules", "about", "B-7")
    assert "B-70" in [choice["value"] for choice in offered]


async def finish(played: World, *, told: bool = False) -> None:
    """Let the rest of a game be played behind the scenes, at random; each scoring may be told before the next turn."""
    luck = Random(1)
    while (await played.glance()).table.status is Status.PLAYING:
        glance = await played.glance()
        sitter = glance.table.seats[glance.table.waiting[0].seat]
        assert sitter.user is not None
        option = luck.choice(glance.options(sitter.user))
        act = Act(option.action, quick=True)
        done = await played.host.do(glance.table.id, Actor(sitter.user, sitter.name), act)
        if told and any(event["event"] == "RoundScored" for event in done.news.seen_by(None)):
            await played.host.courier.idle()
    await played.host.courier.idle()


async def test_scorings_and_the_end_stay_in_a_tidy_channel(house: World) -> None:
    await house.start(tidy=True)
    await finish(house, told=True)
    *scorings, end = house.public()
    assert ["scoring" in "".join(house.alts(message)) for message in scorings] == [True, True]
    assert not any(house.buttons(message) for message in scorings)
    assert "Rematch" in house.buttons(end)


async def see_it_shared(played: World, watched: InteractionResult) -> None:
    """A replay is put up once for everybody, by somebody who played, and disturbs nobody."""
    before = played.public()
    refused = await played.press(played.stranger, watched, "Show everyone")
    assert "(rule T-6)" in played.text(refused.followups[0])
    for person in (played.people[1], played.people[2], played.people[1]):
        own = await person.click(before[-1], label="Replay")
        shown = await played.press(person, own, "Show everyone")
        [posted] = played.public()[len(before) :]
        assert played.text(shown.response).endswith(f"/{played.channel.id}/{posted.id}")
    assert "shared by **Bela**" in played.text(posted)
    assert played.alts(posted)[0].startswith("Replay of Anna, Bela, Cleo")
    assert posted.mentions == []
    played.env.backend.delete_message(played.channel.id, posted.id)  # so that the end is the newest message again


async def test_the_end_of_a_game(tmp_path: Path) -> None:
    """Its pictures, the rematch, the replay, the proven export, results; and scorings that can be looked up."""
    async with world(tmp_path, 3) as played:
        await played.start()
        await finish(played)
        anna = played.people[0]
        alts = played.alts(played.newest)
        assert any("wins." in alt or "win." in alt for alt in alts)
        assert alts[-1].startswith("Whole table")
        replay = await played.stranger.click(played.newest, label="Replay")
        assert played.alts(replay.response)[0].startswith("Replay of Anna, Bela, Cleo")
        await see_it_shared(played, replay)
        export = await played.stranger.click(played.newest, label="Export")
        assert export.response is not None
        data = played.env.backend.cdn.get(export.response.attachments[0].url)
        assert data is not None
        verify(Alhambra(), data)
        for when in ("1", "2", "3"):
            shown = await anna.slash(played.channel, "alhambra score", when=when)
            assert played.alts(shown.response)
            scoring = played.text(shown.response)
            wall = await played.choose(anna, shown, "Cleo")
            back = await played.press(anna, wall, "Back to the scoring")
            assert played.text(back.response) == scoring
        stats = await anna.slash(played.channel, "alhambra stats")
        assert "On this server: 1 game" in played.text(stats.response)
        board = await anna.slash(played.channel, "alhambra leaderboard")
        assert played.text(board.response).count(": 1 game,") == 3
        assert played.text(board.response).count("(provisional)") == 3
        assert "Everyone starts at 1500" in played.text(board.response)
        await anna.slash(played.channel, "preferences", leaderboards="server")
        for everywhere, listed in ((False, 3), (True, 2)):
            board = await anna.slash(played.channel, "alhambra leaderboard", everywhere=everywhere)
            assert played.text(board.response).count(": 1 game,") == listed
        refused = await played.stranger.click(played.newest, label="Rematch")
        assert "Only people who played can open a rematch" in played.text(refused.response)
        await anna.click(played.newest, label="Rematch")
        assert "1. **Anna** 👑\n2. **Bela**\n3. **Cleo**" in played.text(played.newest)


async def all_that_is_shown(played: World) -> list[object]:
    """Ask for all that a finished game can be asked for."""
    looks = ("table history", "table show", "alhambra palace")
    shown = [await played.stranger.slash(played.channel, look) for look in looks]
    shown += [await played.stranger.slash(played.channel, "alhambra score", when=str(when)) for when in (1, 2, 3)]
    shown.append(await played.stranger.click(played.newest, label="Replay"))
    export = await played.stranger.click(played.newest, label="Export")
    assert export.response is not None
    file = played.env.backend.cdn.get(export.response.attachments[0].url)
    return [file, *((played.text(one.response), played.alts(one.response)) for one in shown)]


async def test_a_game_that_was_put_away_looks_the_same(tmp_path: Path) -> None:
    async with world(tmp_path, 3) as played:
        await played.start()
        await finish(played)
        before = await all_that_is_shown(played)
        table = (await played.glance()).table.id
        await played.host.upkeep.put_away(table)
        assert await played.host.storage.attic.closed(float("inf")) == []
        assert await all_that_is_shown(played) == before
        await played.restart()
        assert await all_that_is_shown(played) == before
        await played.people[0].click(played.newest, label="Rematch")
        assert "1. **Anna** 👑\n2. **Bela**\n3. **Cleo**" in played.text(played.newest)


async def test_hidden_points_are_shown_nowhere_before_the_end(house: World) -> None:
    anna = house.people[0]
    await house.open()
    await anna.slash(house.channel, "table options", scores="hidden")
    await anna.click(house.newest, label="Start")
    assert "Points:" not in house.text(house.newest)
    palace = await house.stranger.slash(house.channel, "alhambra palace", player="0")
    assert "points" not in house.alts(palace.response)[0]
    refused = await anna.slash(house.channel, "alhambra score")
    assert "Points stay hidden at this table until the end" in house.text(refused.response)


async def test_a_step_that_could_be_taken_back_is_told_to_nobody_else(table: World) -> None:
    """What was paid is in the hand again after an undo: it stays secret until the turn is confirmed (B-66, B-114)."""
    person = await buyer(table)
    shown = await person.click(table.newest, label="Buy")
    await table.choose(person, shown, "over")
    for command in ("table history", "table export"):
        told = await table.stranger.slash(table.channel, command)
        assert "bought" not in table.text(told.response)
        for file in told.response.attachments if told.response else ():
            assert b"BuyBuilding" not in (table.env.backend.cdn.get(file.url) or b"")
    await table.people[0].slash(table.channel, "table pause")
    assert "bought" not in table.text(table.newest)
    await table.people[0].slash(table.channel, "table resume")
    shown = await person.click(table.newest, label="Buy")
    shown = await table.choose(person, shown, "1 · ")
    await table.press(person, shown, "End turn")
    assert table.text(table.newest).count(" bought ") == 1, "it is told when it is final, once"
    assert "paused" not in table.text(table.newest)


async def test_the_table_can_be_looked_at_whatever_became_of_it(table: World) -> None:
    anna = table.people[0]
    for command, words in (("pause", "paused"), ("resume", "your turn"), ("cancel", "cancelled")):
        shown = await anna.slash(table.channel, f"table {command}")
        if command == "cancel":
            await table.press(anna, shown, "Cancel the game")
        seen = await table.stranger.slash(table.channel, "table show")
        assert words in table.text(seen.response)
        assert table.alts(seen.response)[0].startswith("Whole table")


async def test_points_of_modules_are_explained(table: World) -> None:
    lines = (
        ScoreLine(0, "tower", 2.5, 20, "B-70", place=1),
        *(ScoreLine(seat, "garden", 2, 8, "B-71", place=1, tied=2, pot=16) for seat in (0, 1)),
        ScoreLine(1, "camps", 5, 5, "V-CAM-8"),
        ScoreLine(0, "character-city-watch", 8, 2, "V-CHA-19"),
    )
    assert explained(lines, await table.glance(), catalogue("en", "alhambra")) == [
        "**Tower** (B-70): Anna has 2½, 1st: 20 points",
        "**Garden** (B-71): Anna and Bela have 2 each and share 1st and 2nd place, worth 16 together: 8 points each",
        "**Camps** (V-CAM-8): Bela 5 buildings in lines: 5 points",
        "**City Guard** (V-CHA-19): Anna, with a wall of 8: 2 points",
    ]
