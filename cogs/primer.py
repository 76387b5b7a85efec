"""How to play: pictures, leafed through in one private message, and the rules on which each of them rests."""

from collections.abc import Sequence

from cogs.call import Call
from cogs.card import Card, Row, clipped
from cogs.controls import Control, Controls, Purpose, TableButton, button
from cogs.rules import topics_rows
from render.kit.primer import Page

VERB = "primer"
MOST_RULES = 3500


class Primer:
    """How to play a game."""

    def __init__(
        self, game: str, pages: Sequence[type[Page]], rests_on: Sequence[Sequence[str]], verb: str = VERB
    ) -> None:
        """Take the pages, the rules of each in the order in which it tells them, and a verb that no other game has."""
        self._game = game
        self._pages = pages
        self._rests_on = rests_on
        self._turn, self._rules = verb, f"{verb}-rules"

    @property
    def controls(self) -> Controls:
        """The controls that turn to a page, and show its rules."""
        return {self._turn: Control(self.turn_page), self._rules: Control(self.show_rules)}

    def card(self, call: Call, number: int = 1) -> Card:
        """Show a page."""
        say, page = call.say, self._pages[number - 1]
        text = f"## {say(f'primer-{number}-title')}\n{say(f'primer-{number}')}"
        return Card(text, page(say.language), Row(self._buttons(call, number)))

    async def turn_page(self, call: Call) -> Card:
        """Show the page that a button names; the first one unless it names another."""
        return self.card(call, self._number(call.purpose))

    async def show_rules(self, call: Call) -> Card:
        """Show the rules of the page whose button was pressed, the way back to it, and the way to all others."""
        number, face = self._number(call.purpose), call.bot.faces[self._game]
        text = "\n\n".join(face.reference.rule_text(rule, call.say) for rule in self._rests_on[number - 1])
        back = button(call.say("button-primer-picture"), self._page(number), "main", "📖")
        return Card(clipped(text, MOST_RULES), Row([back]), *topics_rows(call, face))

    def _number(self, purpose: Purpose) -> int:
        pages = {str(page.number): page.number for page in self._pages}
        return pages.get(purpose.detail, 1)

    def _page(self, number: int) -> Purpose:
        return Purpose(self._turn, detail=str(number))

    def _buttons(self, call: Call, number: int) -> list[TableButton]:
        """Lead to the pages before and after, as far as there are any, to the rules, and to a game that teaches."""
        say, last = call.say, number == len(self._pages)
        back = [button(say("button-primer-back"), self._page(number - 1), emoji="◀️")] if number > 1 else []
        onwards = [] if last else [button(say("button-primer-next"), self._page(number + 1), "main", "▶️")]
        rules = button(say("button-primer-rules"), Purpose(self._rules, detail=str(number)), emoji="📜")
        learn = [button(say("button-learn"), Purpose("learn"), "good" if last else "plain", "🎓")]
        return [*back, *onwards, rules, *(learn if call.bot.faces[self._game].practice else ())]
