"""How to play: five pictures, leafed through in one private message, and the rules on which each of them rests."""

from cogs.call import Call
from cogs.card import Card, Row, clipped
from cogs.controls import Purpose, TableButton, button
from cogs.rules import topics_rows
from render.alhambra.primer import PRIMER

TURN, RULES = "primer", "primer-rules"
"""The verbs: turn to a page, and read its rules."""
RESTS_ON = (
    ("B-5", "B-4", "B-2", "B-67", "B-77"),
    ("B-26", "B-7", "B-33", "B-34", "B-35"),
    ("B-6", "B-37", "B-38", "B-40", "B-27"),
    ("B-54", "B-53", "B-55", "B-56", "B-57", "B-51"),
    ("B-8", "B-62", "B-68", "B-70", "B-77"),
)
"""The rules of each page, in the order in which it tells them."""
MOST_RULES = 3500


def primer_card(call: Call, number: int = 1) -> Card:
    """Show a page."""
    say, page = call.say, PRIMER[number - 1]
    text = f"## {say(f'primer-{number}-title')}\n{say(f'primer-{number}')}"
    return Card(text, page(say.language), Row(_buttons(call, number)))


async def show_rules(call: Call) -> Card:
    """Show the rules of the page whose button was pressed, the way back to it, and the way to all others."""
    number, face = _number(call.purpose), call.bot.faces["alhambra"]
    text = "\n\n".join(face.reference.rule_text(rule, call.say) for rule in RESTS_ON[number - 1])
    back = button(call.say("button-primer-picture"), _page(number), "main", "📖")
    return Card(clipped(text, MOST_RULES), Row([back]), *topics_rows(call, face))


async def turn_page(call: Call) -> Card:
    """Show the page that a button names; the first one unless it names another."""
    return primer_card(call, _number(call.purpose))


def _number(purpose: Purpose) -> int:
    pages = {str(page.number): page.number for page in PRIMER}
    return pages.get(purpose.detail, 1)


def _page(number: int) -> Purpose:
    return Purpose(TURN, detail=str(number))


def _buttons(call: Call, number: int) -> list[TableButton]:
    """Lead to the pages before and after, as far as there are any, to the rules, and to a game that teaches."""
    say, last = call.say, number == len(PRIMER)
    back = [button(say("button-primer-back"), _page(number - 1), emoji="◀️")] if number > 1 else []
    onwards = [] if last else [button(say("button-primer-next"), _page(number + 1), "main", "▶️")]
    rules = button(say("button-primer-rules"), Purpose(RULES, detail=str(number)), emoji="📜")
    style = "good" if last else "plain"
    return [*back, *onwards, rules, button(say("button-learn"), Purpose("learn"), style, "🎓")]
