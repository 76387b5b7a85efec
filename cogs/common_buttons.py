"""Buttons that the tables of every game have."""

from cogs.card import Control, Row
from cogs.controls import Purpose, button
from host.glance import Glance
from texts.catalogue import Catalogue


def buttons_when_over(glance: Glance, say: Catalogue) -> Row:
    """Offer what people may want when a game is over."""
    table = glance.table
    again = button(say("button-rematch"), Purpose("rematch", table.id), "good", "🔁")
    if not table.guild:  # among private messages there is room for a practice game only
        again = button(say("button-learn-again"), Purpose("learn-again"), "good", "🔁")
    replay = button(say("button-replay"), Purpose("replay", table.id), emoji="🎞️")
    return Row([again, replay, button(say("button-export"), Purpose("export", table.id), emoji="💾")])


def hint_buttons(glance: Glance, say: Catalogue, about: str = "") -> list[Control]:
    """Offer a hint, perhaps about one thing alone, where the table allows hints (T-22)."""
    if not glance.table.settings.hints:
        return []
    return [button(say("button-hint"), Purpose("hint", glance.table.id, detail=about), emoji="💡")]
