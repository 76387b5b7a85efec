"""What a table of Kingdomino can choose in the lobby: its variants (section 5 of the rules)."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from cogs import lobby
from cogs.call import Call
from cogs.card import Card, Row
from cogs.card import Control as Item
from cogs.controls import OFF, Control, Controls, MenuLine, Purpose, button, switches
from cogs.face import Choices
from cogs.lobby import changed, table_in_lobby
from cogs.typed import folded, is_word, names
from host.commands import Configure
from host.glance import Glance
from host.settings import Settings
from kingdomino.view import NEEDS, VARIANTS
from tabletop.refused import Refused
from texts.catalogue import Catalogue

COMING = "coming"
"""The aid that shows the dominoes nobody has seen yet."""
MINUS = ("-", "−")


def chosen(settings: Settings) -> list[str]:
    """List the variants that are played."""
    return [name for name in VARIANTS if settings.options.get(name)]


class KingdominoChoices(Choices):
    """The options of Kingdomino."""

    seats: ClassVar[range] = range(2, 5)
    aids: ClassVar[Sequence[str]] = (COMING,)

    def read(self, given: dict[str, Any], before: Settings, say: Catalogue) -> Mapping[str, Any]:
        if "variants" not in given:
            return given
        names_ = _read(given.pop("variants"), chosen(before), say)
        return {**given, **with_variants(names_, before, given.get("seats"))}

    def remarks(self, changes: Mapping[str, Any], settings: Settings, say: Catalogue) -> list[str]:
        exact = [name for name in chosen(settings) if name in NEEDS]
        return [say("variant-needs", variant=say(f"variant-{name}"), number=NEEDS[name]) for name in exact]

    def line(self, settings: Settings, say: Catalogue) -> str:
        found = [say(f"variant-{name}") for name in chosen(settings)]
        return say("variants-line", variants=say.row(found)) if found else ""

    def length(self, settings: Settings, say: Catalogue) -> str:
        turns = 24 if settings.options.get("mighty_duel") else 12
        return say("length", turns=turns * (3 if settings.options.get("dynasty") else 1))

    def buttons(self, glance: Glance, say: Catalogue) -> Sequence[Item]:
        return [button(say("button-variants"), Purpose("variants", glance.table.id), emoji="🧩")]


def with_variants(names_: Iterable[str], before: Settings, seats: int | None = None) -> dict[str, Any]:
    """Return the changes that choose variants; one that fits a single number of players sets the seats, too (K-45)."""
    on = set(names_)
    needed = {NEEDS[name] for name in on if name in NEEDS}
    changes: dict[str, Any] = {"options": {name: name in on for name in VARIANTS}}
    if len(needed) == 1 and seats is None and before.seats not in needed:
        changes["seats"] = needed.pop()
    return changes


def _read(text: str, before: Sequence[str], say: Catalogue) -> list[str]:
    """Read variants that were typed; with a plus or a minus before it, one is added to those before, or taken away."""
    words = [word.strip() for word in text.split(",") if word.strip()]
    if len(words) == 1 and is_word(words[0], "none", say):
        return []
    relative = all(word[0] in ("+", *MINUS) for word in words)
    found = set(before) if relative else set[str]()
    for word in words:
        named = _named(word.lstrip("+-−").strip(), say)
        found = found - {named} if word[0] in MINUS else found | {named}
    return [name for name in VARIANTS if name in found]


def _named(text: str, say: Catalogue) -> str:
    """Find a variant by its name, or a part of it."""
    typed = folded(text)
    known = {name: (*names(f"variant-{name}", say), name) for name in VARIANTS}
    found = [name for name, called in known.items() if typed in called]
    found = found or [name for name, called in known.items() if any(typed in one for one in called)]
    if len(found) != 1:
        listed = [say(f"variant-{name}") for name in (found or VARIANTS)]
        raise Refused("K-45", "no-such-variant", text=text[:40], variants=listed)
    return found[0]


async def show(call: Call) -> Card:
    """Offer the variants."""
    return panel(await table_in_lobby(call), call.say)


async def choose(call: Call) -> Card:
    """Switch a variant on, or off with a minus before it."""
    glance, choice = await table_in_lobby(call), call.choice
    before, name = glance.table.settings, choice.removeprefix(OFF)
    if name not in VARIANTS:
        raise Refused("T-7", "question-is-closed")
    wanted = {*chosen(before), name} - ({name} if choice.startswith(OFF) else set())
    settings = changed(before, with_variants(wanted, before), call.face(glance).choices)
    accepted = await call.submit(glance, Configure(settings))
    return panel(accepted.glance, call.say)


async def choose_typed(call: Call, changes: Mapping[str, Any]) -> Card:
    """Change what was typed; without anything, offer it all."""
    if not any(value is not None for value in changes.values()):
        return await show(call)
    return await lobby.choose_typed(call, changes)


def panel(glance: Glance, say: Catalogue) -> Card:
    """Offer the variants, each with what it does, and a button that switches it."""
    on = chosen(glance.table.settings)
    purpose = Purpose("set-variant", glance.table.id, state=glance.table.entries)
    return Card(
        say("variants-title"),
        "\n".join(_lines(say)),
        *switches(purpose, [MenuLine(name, say(f"variant-{name}"), name in on) for name in VARIANTS]),
        Row([button(say("button-back-to-options"), Purpose("options", glance.table.id), emoji="⚙️")]),
    )


def _lines(say: Catalogue) -> Iterator[str]:
    for name in VARIANTS:
        yield say("variant", name=say(f"variant-{name}"), line=say(f"variant-{name}-line"))


CONTROLS: Controls = {"variants": Control(show), "set-variant": Control(choose)}
