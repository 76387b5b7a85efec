"""Bazaars on Discord: one whose stall is empty has no price, and says so."""

from pathlib import Path

from alhambra.codec import encode
from alhambra.modules.bazaars import all_bazaars
from tests.alhambra.games import position
from tests.cogs.stage import hush
from tests.cogs.test_noninterference import put
from tests.cogs.world import world


async def test_one_without_a_price_says_what_it_waits_for(tmp_path: Path) -> None:
    open_ones = [bazaar.id for bazaar in all_bazaars().values() if bazaar.currency == "ducat"]
    given = {"market": {"gulden": "pavilion-3-sw"}, "bazaars": {"open": open_ones}, "hands": {"ann": ["ducat-9"]}}
    async with world(tmp_path, 3) as house:
        await house.start(modules="bazaars")
        await hush(house)
        await house.let_go()
        put(house, encode(position(given, modules=("bazaars",))))
        await house.env.restart_bot(await house.bot())
        refused = await (await house.asked()).slash(house.channel, "buy", building="bazaar ducat S C T")
        assert "(rule V-BAZ-5)" in house.text(refused.response)
