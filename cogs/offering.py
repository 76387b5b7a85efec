"""Seats and tables that change hands: whoever is to have one is asked in the channel, and presses a button (T-12)."""

from contextlib import suppress
from typing import TYPE_CHECKING

import discord
from discord import ui

from cogs.answering import LOST
from cogs.call import Call
from cogs.card import Card, Row
from cogs.controls import Control, Controls, Purpose, button
from cogs.names import words_of, written, written_name
from cogs.nonces import name_of, send_once
from host.commands import Accept, Decline, OfferSeat, OfferTable
from host.glance import Glance, TableView
from host.news import News
from host.table import Offer, TableId
from tabletop.refused import Refused
from texts.catalogue import Catalogue

if TYPE_CHECKING:
    from cogs.client import TableBot


async def replace(call: Call, player: discord.abc.User, by: discord.abc.User) -> Card:
    """Ask another person to take over somebody's seat, not a program, which could not play (T-12)."""
    if by.bot:
        raise Refused("T-12", "not-a-person")
    return await _offer(call, OfferSeat(str(player.id), str(by.id)))


async def hand_over(call: Call, to: discord.abc.User) -> Card:
    """Ask somebody else to be the host of the table."""
    return await _offer(call, OfferTable(str(to.id)))


async def _offer(call: Call, what: OfferSeat | OfferTable) -> Card:
    done = await call.submit(await call.table(), what)
    return Card(call.say(f"done-{done.news.kind}"))


async def accept(call: Call) -> Card:
    """Take over what one was asked to."""
    done = await call.submit(await call.table(), Accept(_number(call)))
    return Card(call.say(f"taken-{done.news.kind}"))


async def decline(call: Call) -> Card:
    """Leave it."""
    await call.submit(await call.table(), Decline(_number(call)))
    return Card(call.say("done-Decline"))


def _number(call: Call) -> int:
    detail = call.purpose.detail
    return int(detail) if detail.isdecimal() else 0


async def show_offers(bot: "TableBot", glance: Glance, news: News) -> None:
    """Ask in the channel whoever is to take something over, and take away the buttons of what is no longer offered."""
    table, say = glance.table, words_of(glance.table)
    for number in news.lapsed:
        answered = number == news.params.get("offer")
        await _close(bot, _note(table.id, number), say(f"offer-{news.kind}" if answered else "offer-lapsed"))
    offer = next((one for one in table.offers if one.number == news.params.get("offer")), None)
    if offer is not None and await bot.host.memory.note(_note(table.id, offer.number)) is None:
        await _put_up(bot, table, offer, say)


async def _put_up(bot: "TableBot", table: TableView, offer: Offer, say: Catalogue) -> None:
    made = await _card(table, offer, say).made(bot.studio)
    bot.meters.messages += 1
    channel, name = (
        bot.get_partial_messageable(int(table.channel)),
        await name_of(bot.host, table.id, offer.number, "-o"),
    )
    mentioned = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(int(offer.to))])
    sent = await send_once(bot, channel, made, name, mentioned)
    await bot.host.memory.keep_note(_note(table.id, offer.number), f"{table.channel}/{sent.id}")


def _card(table: TableView, offer: Offer, say: Catalogue) -> Card:
    to, who, detail = f"<@{offer.to}>", written(offer.name), str(offer.number)
    seats = {sitter.user: written_name(sitter, seat, say) for seat, sitter in enumerate(table.seats)}
    if offer.seat_of is None:
        text = say("offer-table", to=to, who=who)
    elif offer.seat_of == offer.by:
        text = say("offer-own-seat", to=to, who=who)
    else:
        text = say("offer-seat", to=to, who=who, whose=seats[offer.seat_of])
    yes = button(say("button-accept"), Purpose("accept", table.id, detail=detail), "good")
    no = button(say("button-no-thanks"), Purpose("no-thanks", table.id, detail=detail))
    return Card(text, Row([yes, no]))


async def _close(bot: "TableBot", note: str, how: str) -> None:
    """Let the message of an offer say what became of it, if it is still there."""
    address = await bot.host.memory.note(note)
    if not address:
        return
    channel, message = map(int, address.split("/"))
    with suppress(*LOST):
        found = await bot.get_partial_messageable(channel).get_partial_message(message).fetch()
        view = ui.LayoutView.from_message(found, timeout=None)
        for part in list(view.children):
            if isinstance(part, ui.ActionRow):
                view.remove_item(part)
        view.add_item(ui.TextDisplay(how))
        await found.edit(view=view)
    await bot.host.memory.keep_note(note, "")


def _note(table: TableId, number: int) -> str:
    """Name the note that says where an offer is shown."""
    return f"offer {number} of {table}"


CONTROLS: Controls = {
    "accept": Control(accept),
    "no-thanks": Control(decline),
}
