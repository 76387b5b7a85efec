"""What was wrong, which rule, and what would be legal: a refusal as a private message."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from cogs.card import Card, Row
from cogs.controls import Purpose, button
from host.glance import Glance
from host.table import TableId, UserId
from tabletop.option import Option
from tabletop.refused import Malformed, Refused
from tabletop.unreadable import Unreadable
from texts.catalogue import Catalogue

if TYPE_CHECKING:
    from cogs.client import TableBot
    from cogs.face import Face

MOST_SHOWN = 6
"""How many legal choices are named."""


async def refusal_card(bot: "TableBot", refusal: Refused, user: UserId, where: TableId | str, say: Catalogue) -> Card:
    """Explain a refusal, at a table or in a channel."""
    glance = await _glance(bot, where)
    face = None if glance is None else bot.faces[glance.table.game]
    say = say if face is None else say.of(face.key)
    return Card(refusal_text(refusal, user, glance, face, say), Row([rule_button(refusal.rule, say)]))


def refusal_text(refusal: Refused, user: UserId, glance: Glance | None, face: "Face | None", say: Catalogue) -> str:
    """Put a refusal into words."""
    words = None if glance is None or face is None else face.words(glance, say)
    params = refusal.params if words is None else words.params(refusal.params)
    key = "refused-malformed" if isinstance(refusal, Malformed) else f"refused-{refusal.key}"
    text = f"{say(key, **_plain(params, say))} {say('refused-rule', rule=refusal.rule)}"
    legal = [option for option in refusal.legal if isinstance(option, Option)]
    if glance is None or face is None or words is None or not legal or not face.names_what_is_legal(refusal):
        return text
    view = glance.view(user)
    shown = [words.option(option.action, view) for option in legal[:MOST_SHOWN]]
    more = [say("and-more", number=len(legal) - MOST_SHOWN)] if len(legal) > MOST_SHOWN else []
    return "\n".join([text, say("refused-legal"), *(f"- {line}" for line in shown + more)])


def rule_button(rule: str, say: Catalogue) -> Any:
    """Make the button that shows a rule."""
    return button(say("button-rule", rule=rule), Purpose("rule", detail=rule), emoji="📖")


async def _glance(bot: "TableBot", where: TableId | str) -> Glance | None:
    try:
        return await (bot.host.tables.look_at(where) if isinstance(where, str) else bot.host.tables.look(where))
    except (Refused, Unreadable):
        return None


def _plain(params: Mapping[str, Any], say: Catalogue) -> dict[str, str | int]:
    """Return parameters as the catalogue takes them."""
    return {
        name: value if isinstance(value, int) and not isinstance(value, bool) else _text(value, say)
        for name, value in params.items()
    }


def _text(value: Any, say: Catalogue) -> str:
    if isinstance(value, list | tuple):
        return say.row([_text(one, say) for one in value])
    if isinstance(value, str):
        return value
    return f"{value:g}" if isinstance(value, float) else str(value)
