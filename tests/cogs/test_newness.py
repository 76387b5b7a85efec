"""What is new is marked: since the next player's last turn for everybody, since one's own for oneself."""

from tests.cogs.test_mail import take
from tests.cogs.test_turns import buyer
from tests.cogs.world import World


async def test_a_new_tile_is_marked_for_the_others_until_their_turn_is_over(table: World) -> None:
    builder = await buyer(table, "over")
    offers = await builder.autocomplete(table.channel, "buy", "building", "over")
    await builder.slash(table.channel, "buy", building=offers[0]["value"])
    places = await builder.autocomplete(table.channel, "place", "place", "")
    await builder.slash(table.channel, "place", place=places[0]["value"])

    async def seen(person: str) -> bool:
        viewer = builder if person == "builder" else table.stranger if person == "stranger" else await table.asked()
        shown = await viewer.slash(table.channel, "table show")
        return "new: " in table.alts(shown.response)[-1]

    assert "new: " in table.alts(table.newest)[-1], "the next player has not seen it"
    assert await seen("next")
    assert await seen("stranger"), "who has no turn sees what is new to the next player"
    assert not await seen("builder"), "nobody needs to be shown the own tiles"
    await take(table)
    assert "new: " not in table.alts(table.newest)[-1], "now it is the builder's turn, and nobody built since"
