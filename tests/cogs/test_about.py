"""What people are told about whoever runs the bot, and about what is kept."""

from cogs.operator import Operator
from tests.cogs.world import World

KNOWN = Operator("ask@example.org", "https://example.org/privacy", "https://example.org/terms")


async def texts(house: World) -> tuple[str, str]:
    """Return what help and privacy say to somebody."""
    person = house.people[0]
    helped = await person.slash(house.channel, "help")
    data = await person.slash(house.channel, "privacy")
    return house.text(helped.response), house.text(data.response)


async def test_without_settings_help_has_a_short_text_of_our_own(house: World) -> None:
    helped, data = await texts(house)
    assert "**Privacy:** I keep what your games need" in helped
    assert "**Terms:** be kind" in helped
    assert "http" not in helped + data
    assert "Questions?" not in helped + data


async def test_pages_and_the_contact_are_shown_where_they_are_known(house: World) -> None:
    house.operator = KNOWN
    await house.restart()
    helped, data = await texts(house)
    for text in (helped, data):
        assert f"]({KNOWN.privacy})" in text
        assert f"**Questions?** {KNOWN.contact}" in text
    assert f"]({KNOWN.terms})" in helped
    assert "**/privacy** shows all of it, and can erase it" in helped
