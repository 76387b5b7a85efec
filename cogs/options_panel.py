"""The private panel of a table's options: above each choice stands what it is about."""

from collections.abc import Iterator, Sequence

from cogs.card import Card, Row
from cogs.controls import MenuLine, Purpose, button, menu, switch, switches
from cogs.face import Choices
from cogs.lobby_card import game_and_clock
from host.glance import Glance
from texts.catalogue import Catalogue, languages, own_name

FEW = 5


def heading(what: str, present: str, say: Catalogue, entries: Sequence[MenuLine] = ()) -> str:
    """Say what a choice is about, and what is chosen now unless the choice itself shows it."""
    key = "choice-heading" if any(entry.chosen for entry in entries) else "choice-heading-present"
    return say(key, what=say(f"choose-{what}"), present=present)


def one_of(prompt: str, purpose: Purpose, entries: Sequence[MenuLine]) -> Row:
    """Offer a few choices as buttons, many in a menu."""
    return switch(purpose, entries) if len(entries) <= FEW else Row([menu(prompt, purpose, entries)])


def setting(glance: Glance, what: str, entries: Sequence[MenuLine], present: str, say: Catalogue) -> tuple[str, Row]:
    """Offer a setting under what it is about."""
    purpose = Purpose("set", glance.table.id, detail=what, state=glance.table.entries)
    return heading(what, present, say, entries), one_of(say(f"choose-{what}"), purpose, entries)


def picks(what: str, values: Sequence[str], present: str, say: Catalogue) -> list[MenuLine]:
    """Return the choices of a setting in the words of their buttons."""
    return [MenuLine(value, say(f"pick-{what}-{value}"), value == present) for value in values]


def _aids(glance: Glance, choices: Choices, say: Catalogue) -> Iterator[str | Row]:
    """Offer to switch each of the game's aids on or off (T-27)."""
    if choices.aids:
        off = glance.table.settings.without_aids
        yield say("choose-aids")
        yield from switches(
            Purpose("set", glance.table.id, detail="aids", state=glance.table.entries),
            [MenuLine(aid, say(f"aid-{aid}"), aid not in off) for aid in choices.aids],
        )


def options_panel(glance: Glance, choices: Choices, say: Catalogue, note: str = "") -> Card:
    """Offer the settings of a table; those of its game and its clocks have panels of their own."""
    table, settings = glance.table, glance.table.settings
    tidy, hints = ("on" if chosen else "off" for chosen in (settings.tidy, settings.hints))
    seats = [MenuLine(str(number), str(number), number == settings.seats) for number in choices.seats]
    spoken = [MenuLine(name, own_name(name), name == settings.language) for name in languages()]
    language = setting(glance, "language", spoken, own_name(settings.language), say)
    return Card(
        say("options-title"),
        note,
        game_and_clock(settings, choices, say),
        Row([*choices.buttons(glance, say), button(say("button-clock"), Purpose("clock", table.id), emoji="⏳")]),
        *setting(glance, "seats", seats, say("option-seats", number=settings.seats), say),
        *setting(glance, "tidy", picks("tidy", ("off", "on"), tidy, say), say(f"tidy-{tidy}"), say),
        *setting(glance, "hints", picks("hints", ("off", "on"), hints, say), say(f"hints-{hints}"), say),
        *setting(
            glance,
            "scores",
            picks("scores", ("open", "hidden"), settings.scores, say),
            say(f"scores-{settings.scores}"),
            say,
        ),
        *_aids(glance, choices, say),
        *(language if len(spoken) > 1 else ()),
    )
