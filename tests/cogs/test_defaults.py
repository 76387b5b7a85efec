"""With which options new tables of a server begin: each game has its own."""

from typing import ClassVar

import discord

from cogs.alhambra.face import AlhambraFace
from cogs.lobby import _defaults
from host.kept import House
from host.settings import Settings
from tests.cogs.world import World


class OtherFace(AlhambraFace):
    """Another game, which came later."""

    key: ClassVar[str] = "other"
    was_alone: ClassVar[bool] = False


async def test_what_was_kept_for_one_game_only_counts_for_that_game(house: World) -> None:
    guild = str(house.guild.id)
    await house.host.storage.save_house(House(guild, Settings(options={"modules": ["camps"]})))
    anna = house.people[0]
    await anna.slash(house.channel, "alhambra new")
    assert (await house.glance()).table.settings.options["modules"] == ["camps"]
    await anna.click(house.newest, label="Leave")
    powers = house.guild.create_role("Keepers", permissions=discord.Permissions(manage_messages=True))
    keeper = house.guild.add_member(house.env.create_user("keeper", global_name="Keeper"), roles=[powers])
    await keeper.slash(house.channel, "alhambra defaults", modules="vizier")
    await keeper.slash(house.channel, "moderate defaults", seats=3)
    await anna.slash(house.channel, "alhambra new")
    settings = (await house.glance()).table.settings
    assert (settings.options["modules"], settings.seats) == (["vizier"], 3)
    kept = await house.host.memory.house(guild)
    assert _defaults(kept, AlhambraFace()).options["modules"] == ["vizier"]
    assert _defaults(kept, OtherFace()).options == {}
    assert _defaults(kept, OtherFace()).seats == 3
