"""Hands: by private message and by button, two routes that never depend on each other."""

import simcord

from render.alhambra.hand import HandPicture
from tests.cogs.world import World


async def take(table: World) -> simcord.MemberActor:
    """Let whoever is asked take money."""
    person = await table.asked()
    await table.choose(person, await person.click(table.newest, label="Take money"), "")
    return person


async def hand_of(table: World, person: simcord.MemberActor) -> str:
    return HandPicture.of((await table.glance()).view(str(person.id))).alt()


async def test_everybody_gets_the_own_hand_when_the_game_begins(table: World) -> None:
    for person in table.people:
        [message] = table.mail(person)
        assert table.alts(message) == [await hand_of(table, person)]
    asked = await table.asked()
    assert "Your turn in" in table.text(table.mail(asked)[0])


async def test_the_one_message_is_changed_until_it_is_ones_turn_again(table: World) -> None:
    first = await take(table)
    [message] = table.mail(first)
    assert table.alts(message) == [await hand_of(table, first)], "the hand after the turn is in the same message"
    await take(table)
    _, new = table.mail(first)
    assert "Your turn in" in table.text(new)
    assert table.alts(new) == [await hand_of(table, first)]


async def test_the_message_of_a_turn_tells_what_happened_since(table: World) -> None:
    first = await take(table)
    second = await take(table)
    text = table.text(table.mail(first)[-1])
    assert f"**{second.user.global_name}** took" in text
    assert f"**{first.user.global_name}** took" not in text


async def test_the_message_leads_to_the_table(table: World) -> None:
    person = await take(table)
    await take(table)
    [button] = [part for part in table.components(table.mail(person)[-1]) if "url" in part]
    assert button["url"].endswith(f"/{table.guild.id}/{table.channel.id}/{table.newest.id}")


async def test_closed_messages_are_told_once_privately_and_not_tried_again(house: World) -> None:
    anna, bela = house.people
    await house.open()
    address = f"/channels/{anna.user.dm_channel.id}/messages"
    house.env.inject_error("POST", address, status=403, code=50007, times=None)
    await anna.click(house.newest, label="Start")
    shown = await anna.slash(house.channel, "hand")
    assert house.alts(shown.response) == [await hand_of(house, anna)], "the other route always works"
    [told] = shown.followups
    assert told.ephemeral
    assert "Your DMs are closed" in house.text(told)
    again = await anna.slash(house.channel, "hand")
    assert again.followups == []
    for _ in range(4):
        await take(house)
    assert [request.path for request in house.env.http_requests].count(address) == 1
    assert len(house.mail(bela)) > 1


async def test_messages_come_again_when_they_are_asked_for(house: World) -> None:
    anna = house.people[0]
    await house.open()
    address = f"/channels/{anna.user.dm_channel.id}/messages"
    house.env.inject_error("POST", address, status=403, code=50007)
    await anna.click(house.newest, label="Start")
    shown = await anna.slash(house.channel, "preferences", mail="on")
    assert "your hand comes to you as a private message" in house.text(shown.response)
    for _ in range(2):
        await take(house)
    assert house.alts(house.mail(anna)[-1]) == [await hand_of(house, anna)]


async def test_whoever_wants_no_messages_gets_none(house: World) -> None:
    anna, bela = house.people
    await house.open()
    await bela.slash(house.channel, "preferences", mail="off")
    await anna.click(house.newest, label="Start")
    assert (len(house.mail(anna)), len(house.mail(bela))) == (1, 0)


async def test_a_message_that_its_owner_deleted_is_sent_anew(table: World) -> None:
    person = await table.asked()
    [message] = table.mail(person)
    table.env.backend.delete_message(message.channel.id, message.id)
    await take(table)
    [message] = table.mail(person)
    assert table.alts(message) == [await hand_of(table, person)]


async def test_the_hand_is_shown_to_its_owner_alone(table: World) -> None:
    for person in table.people:
        for shown in (await person.click(table.newest, label="Hand"), await person.slash(table.channel, "hand")):
            assert shown.response is not None
            assert shown.response.ephemeral
            assert table.alts(shown.response) == [await hand_of(table, person)]


async def test_what_happened_since_the_last_turn_can_be_asked_for(table: World) -> None:
    first = await take(table)
    second = await take(table)
    shown = await first.click(table.newest, label="Since last turn")
    text = table.text(shown.response)
    assert text.startswith("**Since your last turn**")
    assert f"**{second.user.global_name}** took" in text
    assert f"**{first.user.global_name}**" not in text


async def test_nothing_is_sent_twice_after_a_restart(table: World) -> None:
    await take(table)
    sent = [len(table.mail(person)) for person in table.people], len(table.public())
    await table.restart()
    assert ([len(table.mail(person)) for person in table.people], len(table.public())) == sent


async def test_trouble_with_the_messages_of_one_player_is_nobody_elses(house: World) -> None:
    anna, bela = house.people
    await house.open()
    address = f"/channels/{anna.user.dm_channel.id}/messages"
    house.env.inject_error("POST", address, status=400, code=50035, times=None)
    await anna.click(house.newest, label="Start")
    assert len(house.mail(bela)) == 1
    for _ in range(2):
        await take(house)
    assert "took" in house.text(house.newest)
    assert (await house.host.tables.census()).undelivered == 0


async def test_a_message_that_is_too_old_to_be_changed_is_sent_anew(table: World) -> None:
    person = await table.asked()
    table.env.inject_error("PATCH", f"/channels/{person.user.dm_channel.id}/messages/*", status=400, code=30046)
    await take(table)
    assert table.alts(table.mail(person)[-1]) == [await hand_of(table, person)]


async def test_the_message_no_longer_says_that_it_is_ones_turn_when_it_is_over(table: World) -> None:
    person = await take(table)
    assert "Your hand in" in table.text(table.mail(person)[-1])


async def test_whoever_takes_over_a_seat_gets_its_hand(table: World) -> None:
    anna, bela = table.people
    await anna.slash(table.channel, "table replace", player=bela, by=table.stranger)
    assert table.mail(table.stranger) == [], "nobody gets a hand who has not accepted it"
    await table.stranger.click(table.newest, label="Accept")
    [message] = table.mail(table.stranger)
    assert table.alts(message)[0].startswith("Your hand")
