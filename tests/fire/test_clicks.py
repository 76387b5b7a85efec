"""Two people click at the same moment, one person clicks twice, Discord delivers twice, a table has ended."""

import asyncio

from bench.standin.server import offers, text_of, within
from tests.fire.scene import PATIENCE, Scene, until


async def test_two_people_cannot_take_the_last_seat_together(here: Scene) -> None:
    asked = await here.discord.slash(here.people[0], "alhambra new", seats=2)
    await within(asked.answered, PATIENCE)
    await until(lambda: len(here.public) == 1)
    both = await asyncio.gather(*(here.discord.use(person, here.newest, "Join") for person in here.people[1:]))
    for one in both:
        await within(one.acknowledged, PATIENCE)
    await until(lambda: sum(len(one.followups) for one in both) == 1)
    [refused] = [one for one in both if one.followups]
    message = here.world.messages[here.world.channel][refused.followups[0]]
    assert "All 2 seats are taken. (rule T-2)" in text_of(message)
    assert message["flags"] & 64, "only that person sees it"
    await until(lambda: "2. **" in text_of(here.newest))


async def test_a_double_click_acts_once(table: Scene) -> None:
    person, before = table.asked, len(table.public)
    panel = await table.panel(person)
    clicks = await asyncio.gather(*(table.discord.choose(person, panel, offer) for offer in offers(panel)[:2] * 3))
    for click in clicks:
        await within(click.answered, PATIENCE)
    await until(lambda: len(table.public) > before)
    await asyncio.sleep(0.3)
    assert len(table.public) == before + 1
    assert text_of(table.newest).count(" took ") == 1


async def test_what_is_delivered_twice_acts_once(table: Scene) -> None:
    person, before = table.asked, len(table.public)
    panel = await table.panel(person)
    click = await table.discord.choose(person, panel)
    for _ in range(3):
        await table.discord.deliver(click)
    await within(click.answered, PATIENCE)
    await until(lambda: len(table.public) > before)
    await asyncio.sleep(0.3)
    assert len(table.public) == before + 1
    assert "Traceback" not in table.log


async def test_both_players_press_everything_at_once_and_all_are_answered(table: Scene) -> None:
    labels = ("Take money", "Buy", "Redesign", "Hand", "Hint", "Since last turn")
    people = [*table.people[:2], table.stranger]
    clicks = await asyncio.gather(
        *(table.discord.use(person, table.newest, label) for person in people for label in labels for _ in range(4))
    )
    for click in clicks:
        await within(click.answered, PATIENCE)
        assert click.private
        assert click.acknowledged_at is not None
        assert click.acknowledged_at - click.at < 3
    await table.turn()


async def test_the_buttons_of_a_table_that_has_ended_say_so(table: Scene) -> None:
    old, asked_before = table.newest, table.asked
    question = await table.discord.slash(table.people[0], "table cancel")
    await within(question.answered, PATIENCE)
    await table.use(table.people[0], table.discord.answer(question), "Cancel the game")
    await until(lambda: "cancelled" in text_of(table.newest))
    for part in ("money", "buy", "redesign", "do", "end", "undo"):
        click = await table.discord.use_id(asked_before, old, f"b:{part}:1:5:")
        await within(click.answered, PATIENCE)
        assert click.private
        assert "Something went wrong" not in text_of(table.discord.answer(click))
