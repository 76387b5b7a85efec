"""What a person prefers in all games: changed by typing, or by clicking in a private panel."""

from collections.abc import Mapping
from typing import Any
from zlib import crc32

from cogs.call import Call
from cogs.card import Card, Row
from cogs.controls import Control, Controls, MenuLine, Purpose, button, switch
from cogs.options_panel import heading, one_of
from host.holidays import DAY, days_left
from host.kept import Profile
from host.table import Holiday
from tabletop.refused import Refused
from texts.catalogue import Catalogue, catalogue, languages, own_name

CONFIRMS = ("always", "usually", "never")
MAIL = {"on": "open", "off": "off"}
RANKED = ("everywhere", "server", "nowhere")
AUTO = "auto"
AWAY = (1, 3, 7, 14, 30)
"""The days that can be clicked; a command takes others too."""


async def prefer(call: Call, changes: Mapping[str, Any], days_away: int | None = None) -> Card:
    """Change what was typed; in any case, show all of it and offer to change it."""
    given = {name: value for name, value in changes.items() if value is not None}
    return await _changed(call, given, days_away)


async def choose(call: Call) -> Card:
    """Change what was clicked."""
    what, value = call.purpose.detail, call.choice
    if what == "confirms" and value in CONFIRMS:
        return await _changed(call, {"confirms": value})
    if what == "mail" and value in MAIL:
        return await _changed(call, {"mail": MAIL[value]})
    if what == "ranked" and value in RANKED:
        return await _changed(call, {"ranked": value})
    if what == "language" and value in (AUTO, *languages()):
        return await _changed(call, {"language": None if value == AUTO else value})
    if what == "away" and value in map(str, (0, *AWAY)):
        return await _changed(call, {}, int(value))
    raise Refused("T-7", "question-is-closed")


async def _changed(call: Call, changes: Mapping[str, Any], days_away: int | None = None) -> Card:
    others = dict(changes)
    if "confirms" in others:
        await call.host.ask_to_confirm(call.actor, others.pop("confirms"))
    if days_away is not None:
        now = call.host.now()
        await call.host.holiday(call.actor, Holiday(now, now + days_away * DAY) if days_away else None)
    if others:
        await call.host.memory.prefer(call.actor.user, **others)
    profile = await call.host.memory.profile(call.actor.user)
    return _panel(profile, call, catalogue(profile.language) if profile.language else call.say)


def _panel(profile: Profile, call: Call, say: Catalogue) -> Card:
    """Show each preference under what it is about, with what is chosen now."""
    mail = next((name for name, kept in MAIL.items() if kept == profile.mail), "closed-now")
    language = profile.language or AUTO
    away = profile.holiday if profile.holiday and profile.holiday.end > call.host.now() else None
    step = crc32(repr(profile).encode())

    def purpose(what: str) -> Purpose:
        return Purpose("prefer", detail=what, state=step)

    confirming = [MenuLine(one, say(f"pick-confirms-{one}"), one == profile.confirms) for one in CONFIRMS]
    mailing = [MenuLine(one, say(f"pick-mail-{one}"), one == mail) for one in MAIL]
    ranking = [MenuLine(one, say(f"pick-ranked-{one}"), one == profile.ranked) for one in RANKED]
    names = {AUTO: say("language-auto"), **{one: own_name(one) for one in languages()}}
    speaking = [MenuLine(one, name, one == language) for one, name in names.items()]
    left = days_left(profile, call.host.now())
    leaving = [MenuLine(str(days), say("pick-away", days=days)) for days in AWAY if days <= left]
    absent = say("away-until", when=f"<t:{away.end:.0f}:D>") if away else say("away-not")
    return Card(
        say("preferences-title"),
        heading("confirms", say(f"confirms-{profile.confirms}"), say),
        switch(purpose("confirms"), confirming),
        heading("mail", say(f"mail-{mail}"), say),
        switch(purpose("mail"), mailing),
        heading("ranked", say(f"ranked-{profile.ranked}"), say),
        switch(purpose("ranked"), ranking),
        heading("own-language", names.get(language, language), say, speaking),
        one_of(say("choose-own-language"), purpose("language"), speaking),
        heading("away", f"{absent} {say('away-left', days=left)}", say),
        switch(purpose("away"), leaving) if leaving else None,
        Row([button(say("pick-back"), Purpose("prefer", detail="away=0", state=step), "good")]) if away else None,
    )


CONTROLS: Controls = {"prefer": Control(choose)}
