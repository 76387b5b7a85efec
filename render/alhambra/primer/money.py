"""Take money: four open cards, what may be taken of them, and what would be too much."""

from collections.abc import Sequence
from dataclasses import dataclass

from render.alhambra.art import tokens
from render.alhambra.hand.stamps import exact_mark
from render.alhambra.layout.naming import card_called
from render.alhambra.layout.pieces import card_of, kind_chip
from render.alhambra.primer import story
from render.alhambra.primer.page import WIDTH, Page
from render.kit.art import palette, stamps
from render.kit.art.frame import CONTENT, MARGIN
from render.kit.layout.scene import Scene
from render.kit.layout.teaching import bracket, no_mark
from texts.catalogue import Catalogue

CARD = (218, 296)
STEP, FIRST = 354, 160
"""How far one card is from the next, and where the first begins."""
TOP = CONTENT + 168
NAMES = TOP + CARD[1] + 42
BRACKET = 54
MARK, SIZE = 36, 54
ACTIONS = ("money", "buy", "redesign")
"""What one thing can be done in a turn."""
ACTION_WIDTHS, ACTION_HEIGHT, ACTION_GAP = (450, 390, 652), 104, 18
PANEL_HEIGHT = 716


@dataclass(frozen=True, slots=True)
class MoneyPage(Page):
    """The second page."""

    number = 2
    height = 1014

    def lay(self, scene: Scene, say: Catalogue) -> None:
        """Lay out the cards, the brackets around them, and what else could be done."""
        panel = stamps.panel(WIDTH - 2 * MARGIN, PANEL_HEIGHT, palette.PANEL, palette.LINE)
        scene.put(panel, MARGIN, CONTENT, "panel")
        for number, name in enumerate(story.OPEN_MONEY):
            card = story.money(name)
            scene.put(card_of(card, CARD, say), _left(number), TOP, f"card {name}")
            currency = say(f"currency-{card.currency}")
            scene.write(currency, _middle([number]), NAMES, 44, colour=palette.QUIET, align="centre", space=STEP - 20)
        _lay_too_much(scene, say)
        below = NAMES + 32
        scene.put_at(bracket(CARD[0], BRACKET, palette.GOOD), _middle(story.ALONE), below + BRACKET / 2, "bracket")
        _lay_verdict(scene, say("primer-alone"), _middle(story.ALONE), below + 98, allowed=True)
        reach = _reach(story.TOGETHER)
        scene.put_at(bracket(reach, BRACKET, palette.GOOD), _middle(story.TOGETHER), below + BRACKET / 2, "bracket")
        _lay_verdict(scene, _sum(story.TOGETHER, say), _middle(story.TOGETHER), below + 98, allowed=True)
        _lay_actions(scene, say)

    def told(self, say: Catalogue) -> str:
        """Say which cards there are, and what may be done with them."""
        cards = [card_called(story.money(name), say) for name in story.OPEN_MONEY]
        return say(
            "alt-primer-2",
            cards=say.row(cards),
            alone=_called(story.ALONE, say),
            together=_called(story.TOGETHER, say),
            enough=_sum(story.TOGETHER, say),
            never=_called(story.TOO_MUCH, say),
            much=_sum(story.TOO_MUCH, say),
        )


def _left(number: int) -> int:
    return FIRST + STEP * number


def _middle(numbers: Sequence[int]) -> float:
    """Return the middle of some cards."""
    return (_left(numbers[0]) + _left(numbers[-1]) + CARD[0]) / 2


def _reach(numbers: Sequence[int]) -> int:
    return _left(numbers[-1]) - _left(numbers[0]) + CARD[0]


def _lay_too_much(scene: Scene, say: Catalogue) -> None:
    """Join two cards from above that may not be taken together: from the middle of one to that of the other."""
    reach = _reach(story.TOO_MUCH) - CARD[0] + 16
    middle, colour = _middle(story.TOO_MUCH), palette.SEATS[0][1]
    scene.put_at(bracket(reach, BRACKET, colour, upside_down=True), middle, TOP - 20 - BRACKET / 2, "bracket")
    text = say("primer-too-much", sum=_sum(story.TOO_MUCH, say))
    _lay_verdict(scene, text, middle, TOP - 112, allowed=False)


def _lay_verdict(scene: Scene, text: str, middle: float, y: float, *, allowed: bool) -> None:
    """Write a text after a tick or a cross, both together centred."""
    mark, what = (exact_mark(MARK), "yes") if allowed else (no_mark(MARK), "no")
    advance = scene.write(text, middle + MARK + 10, y, SIZE, align="centre")
    scene.put_at(mark, middle + MARK + 10 - advance / 2 - MARK - 20, y, f"{what} {text}")


def _sum(numbers: Sequence[int], say: Catalogue) -> str:
    values = [story.money(story.OPEN_MONEY[number]).value for number in numbers]
    return f"{say.added(values)} = {sum(values)}"


def _called(numbers: Sequence[int], say: Catalogue) -> str:
    return say.added([card_called(story.money(story.OPEN_MONEY[number]), say) for number in numbers])


def _lay_actions(scene: Scene, say: Catalogue) -> None:
    """Show the three things of which one is done in a turn; the first is what this page is about."""
    icons = stamps.hand_icon(60), kind_chip("tower", 66, say), tokens.icon("res", 56)
    left, top, down = MARGIN, CONTENT + PANEL_HEIGHT + ACTION_GAP, ACTION_HEIGHT
    for action, icon, across in zip(ACTIONS, icons, ACTION_WIDTHS, strict=True):
        now = action == ACTIONS[0]
        line, thick = (palette.TURQUOISE, 8) if now else (palette.LINE, 3)
        scene.put(stamps.panel(across, down, palette.PANEL, line, thickness=thick), left, top, f"action {action}")
        scene.put_at(icon, left + 66, top + down / 2, f"icon {action}")
        colour, words = palette.INK if now else palette.QUIET, say(f"primer-action-{action}")
        scene.write(words, left + 126, top + down / 2, 52, colour=colour, space=across - 146)
        left += across + ACTION_GAP
