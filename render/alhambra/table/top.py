"""What stands above the palaces: the header, with all that is left to draw, and the market in one row."""

from render.alhambra.art import tokens
from render.alhambra.market import MarketPicture
from render.alhambra.market.annex import STRIP
from render.alhambra.market.company import Company
from render.alhambra.market.display import lay_slots
from render.alhambra.market.stall import SMALL, lay_stall
from render.alhambra.market.stock import LAST_SCORING, SCORING_PILES, Stock
from render.kit.art import palette, stamps
from render.kit.art.frame import HEADER
from render.kit.art.lettering import Face, width
from render.kit.art.marks import due_mark, round_mark
from render.kit.layout.scene import Scene
from texts.catalogue import Catalogue

WIDTH, EDGE, GAP = 1600, 26, 12
PAGE = 130
"""Where the page begins below the header and its band."""
STALL, STALL_STEP = 28, 197
CARD, CARD_GAP = (176, 232), 10
MARK, MARK_STEP = 33, 74
SHIELD, TITLE, COUNT, ICON = 54, 58, 54, 60
TITLE_AT = (36, 104)
"""Where the title begins, without and with a shield before it."""


def top_height(market: MarketPicture, *, over: bool) -> int:
    """Return where the palaces begin: when the game is over, the market is gone."""
    return PAGE if over else PAGE + SMALL.down + GAP + market.annex.height(STRIP)


def lay_top(scene: Scene, market: MarketPicture, say: Catalogue, *, over: bool) -> None:
    """Lay out the header, and below it the market with what modules add."""
    _lay_header(scene, market.company, None if over else market.stock, say)
    if over:
        return
    for number, stall in enumerate(market.stalls):
        lay_stall(scene, (STALL + STALL_STEP * number, PAGE), SMALL, stall, say)
    left = STALL + STALL_STEP * len(market.stalls) + 4
    across = WIDTH - EDGE - left
    scene.stretch(stamps.panel_corners(palette.PANEL, palette.LINE), (left, PAGE, across, SMALL.down), "offer")
    step = (across - CARD_GAP) / len(market.display)
    first, top = left + CARD_GAP + (step - CARD_GAP - CARD[0]) / 2, PAGE + (SMALL.down - CARD[1]) / 2
    lay_slots(scene, market.display, [(first + step * slot, top) for slot in range(len(market.display))], CARD, say)
    market.annex.lay(scene, PAGE + SMALL.down + GAP, market.company.scored, say, STRIP)


def _lay_header(scene: Scene, company: Company, stock: Stock | None, say: Catalogue) -> None:
    """Write whose turn it is or who has won, and show from the right what is left until which scoring."""
    y, x = HEADER / 2 + 6, float(WIDTH - EDGE - 8)
    due = stock.due(company.scored) if stock else set()
    x = _lay_marks(scene, (LAST_SCORING,), company, due, x)
    if stock is not None:
        x = _lay_count(scene, "bag", stock.tiles, x)
        scene.box(x - 26, y - 30, 3, 60, colour=palette.NIGHT_HIGH)
        x -= 52
    x = _lay_marks(scene, tuple(SCORING_PILES), company, due, x)
    if stock is not None:
        x = _lay_count(scene, "deck", stock.cards, x)
    shield = company.shield(SHIELD)
    if shield is not None:
        scene.put(shield, TITLE_AT[0] + 2, y - shield.size[1] / 2, "shield")
    left = TITLE_AT[shield is not None]
    space = x - left - 30
    scene.write(company.title(say, space), left, y, TITLE, colour=palette.CREAM, face=Face.TITLE, space=space)


def _lay_marks(scene: Scene, rounds: tuple[int, ...], company: Company, due: set[int], right: float) -> float:
    """Show some scorings as done, due or to come; return where they begin."""
    for number in reversed(rounds):
        done = number in company.scored
        stamp = due_mark(number, MARK) if number in due else round_mark(number, MARK, done=done)
        state = "past" if done else "due" if number in due else "to come"
        scene.put_at(stamp, right - MARK, HEADER / 2 + 6, f"round {number} {state}")
        right -= MARK_STEP
    return right


def _lay_count(scene: Scene, icon: str, count: int, right: float) -> float:
    """Show how much is left in the deck or in the bag; return where that begins."""
    y, stamp = HEADER / 2 + 6, tokens.deck_on_night(ICON) if icon == "deck" else tokens.icon(icon, ICON)
    right -= 8 + width(str(count), Face.BLACK, COUNT)
    scene.write(str(count), right, y, COUNT, colour=palette.CREAM)
    right -= 14 + stamp.size[0]
    scene.put(stamp, right, y - ICON / 2, f"icon {icon}")
    return right
