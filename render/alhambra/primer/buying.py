"""Buy a building: four stalls, the own cards below those that they can pay, and how that ends."""

from collections.abc import Sequence
from dataclasses import dataclass

from render.alhambra.hand.stamps import exact_mark, over_mark
from render.alhambra.layout.naming import card_called, money_called, tile_called
from render.alhambra.layout.pieces import card_of
from render.alhambra.market.stall import LARGE, lay_stall
from render.alhambra.primer import story
from render.alhambra.primer.page import WIDTH, Page
from render.kit.art import palette, stamps
from render.kit.art.frame import CONTENT, MARGIN
from render.kit.art.lettering import Face
from render.kit.art.palette import Colour
from render.kit.layout.scene import Scene
from render.kit.layout.teaching import arrow_up, veil
from render.kit.layout.wording import signed
from texts.catalogue import Catalogue

STEP = (WIDTH - 2 * MARGIN) / 4
STALLS = CONTENT + 6
ARROW, ARROW_TOP = (72, 250), STALLS + LARGE.down + 6
PLATE, PLATE_TOP = (366, 142), ARROW_TOP + 62
HAND, HAND_HEIGHT = ARROW_TOP + 244, 232
CARD, GAP = (146, 198), 22
MARK = 34


@dataclass(frozen=True, slots=True)
class BuyingPage(Page):
    """The third page."""

    number = 3
    height = HAND + HAND_HEIGHT + 34

    def lay(self, scene: Scene, say: Catalogue) -> None:
        """Lay out the market, the hand, and what leads from one to the other."""
        panel = stamps.panel(WIDTH - 2 * MARGIN, HAND_HEIGHT, palette.PANEL, palette.LINE)
        scene.put(panel, MARGIN, HAND, "hand")
        for column, (currency, name) in enumerate(story.MARKET.items()):
            left = MARGIN + STEP * column + (STEP - LARGE.across) / 2
            lay_stall(scene, (left, STALLS), LARGE, (currency, story.tile(name)), say)
            cards = [card for card in story.HAND if story.money(card).currency == currency]
            if cards:
                _lay_cards(scene, column, cards, say)
            else:
                scene.put(veil(LARGE.across, LARGE.down, radius=20), left, STALLS, f"veil {currency}")
                _lay_nothing(scene, column, currency, say)
        _lay_payment(scene, "gulden", story.EXACT, say)
        _lay_payment(scene, "denar", story.OVER, say)

    def told(self, say: Catalogue) -> str:
        """Say what is for sale, what is in hand, and what it pays for."""
        stalls = [
            say("alt-primer-stall", currency=say.noun(f"currency-{currency}"), tile=tile_called(story.tile(name), say))
            for currency, name in story.MARKET.items()
        ]
        return say(
            "alt-primer-3",
            stalls=" ".join(stalls),
            hand=say.row([card_called(story.money(card), say) for card in story.HAND]),
            exact=_payment_told(story.EXACT, say),
            over=_payment_told(story.OVER, say),
            dimmed=say.row([say.noun(f"kind-{story.tile(story.MARKET[currency]).kind}") for currency in _unpaid()]),
        )


def _unpaid() -> list[str]:
    """List the currencies of the market that are not in the hand."""
    own = {story.money(card).currency for card in story.HAND}
    return [currency for currency in story.MARKET if currency not in own]


def _payment_told(cards: Sequence[str], say: Catalogue) -> str:
    """Say what some cards pay for, and what comes of it."""
    values, currency = [story.money(card).value for card in cards], story.money(cards[0]).currency
    tile, paid = story.tile(story.MARKET[currency]), say.added(values)
    named = {"cards": money_called(currency, values, say), "kind": say.noun(f"kind-{tile.kind}")}
    lost = sum(values) - tile.price
    if not lost:
        return say("alt-primer-exact", paid=paid, price=tile.price, **named)
    return say("alt-primer-over", paid=paid, price=tile.price, lost=lost, **named)


def _middle(column: int) -> float:
    return MARGIN + STEP * (column + 0.5)


def _lay_cards(scene: Scene, column: int, cards: Sequence[str], say: Catalogue) -> None:
    left = _middle(column) - (len(cards) * (CARD[0] + GAP) - GAP) / 2
    for number, card in enumerate(cards):
        top = HAND + (HAND_HEIGHT - CARD[1]) / 2
        scene.put(card_of(story.money(card), CARD, say), left + number * (CARD[0] + GAP), top, f"card {card}")


def _lay_nothing(scene: Scene, column: int, currency: str, say: Catalogue) -> None:
    """Say that there is no card of a currency."""
    words = say("primer-no-money", currency=say.noun(f"currency-{currency}"))
    y = HAND + HAND_HEIGHT / 2
    scene.write(words, _middle(column), y, 46, colour=palette.QUIET, face=Face.BOLD, align="centre", space=STEP - 40)


def _lay_payment(scene: Scene, currency: str, cards: Sequence[str], say: Catalogue) -> None:
    """Lead from cards to a tile, and write on the way what comes of it."""
    column, tile = list(story.MARKET).index(currency), story.tile(story.MARKET[currency])
    values = [story.money(card).value for card in cards]
    over = sum(values) - tile.price
    colour: Colour = palette.RIVAL[1] if over else palette.GOLD
    middle = _from_cards(column, currency, cards)
    scene.put_at(arrow_up(*ARROW, colour), middle, ARROW_TOP + ARROW[1] / 2, f"arrow {currency}")
    left = _middle(column) - PLATE[0] / 2
    fill = palette.PANEL if over else palette.GOLD_LIGHT
    scene.put(stamps.panel(*PLATE, fill, palette.INK), left, PLATE_TOP, f"plate {currency}")
    mark = over_mark(signed(over), MARK) if over else exact_mark(MARK)
    scene.put_at(mark, left + 56, PLATE_TOP + 46, f"mark {over}")
    paid = say.added(values)
    first = say("primer-paid-over", paid=paid, price=tile.price) if over else f"{paid} = {tile.price}"
    second = say("primer-over", number=over) if over else say("primer-exact")
    scene.write(first, left + 104, PLATE_TOP + 46, 52, space=PLATE[0] - 122)
    scene.write(second, left + PLATE[0] / 2, PLATE_TOP + 102, 42, align="centre", space=PLATE[0] - 36)


def _from_cards(column: int, currency: str, cards: Sequence[str]) -> float:
    """Return where the arrow begins: above the middle of the cards that are paid."""
    own = [card for card in story.HAND if story.money(card).currency == currency]
    places = [own.index(card) - (len(own) - 1) / 2 for card in cards]
    return _middle(column) + sum(places) / len(places) * (CARD[0] + GAP)
