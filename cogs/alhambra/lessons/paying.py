"""Money and exact payments: the first turns."""

from collections.abc import Sequence

from alhambra.actions import BuyBuilding, TakeMoney
from alhambra.view import Money
from cogs.alhambra.lessons.lesson import Lesson
from cogs.alhambra.lessons.scene import Scene


def first_turn(scene: Scene) -> str | None:
    """Small cards make exact payments, and two of them may cost one action."""
    if not scene.begins or scene.deeds("TurnConfirmed") or scene.exact or not isinstance(scene.advice, TakeMoney):
        return None
    taken = scene.advice.cards
    text = scene.say("lesson-first-turn", cards=scene.coins(taken), total=scene.words.value(taken), number=len(taken))
    return " ".join(filter(None, [text, _reach(scene, taken)]))


def _reach(scene: Scene, taken: Sequence[str]) -> str | None:
    """Say which price could be paid exactly with what is taken."""
    view = scene.view
    new = [card for card in view.display if card is not None and card.id in taken]
    for stall, tile in enumerate(view.market):
        way = scene.exactly_with((*(view.hand or ()), *new), stall, tile.price) if tile else ()
        if tile and any(card in new for card in way):
            old = scene.coins(card.id for card in way if card not in new)
            return scene.say("lesson-first-turn-reach", cards=old or scene.coins(taken), tile=scene.called(tile.id))
    return None


def card_is_price(scene: Scene) -> str | None:
    """Look for an open card that is the price of a tile."""
    if not scene.begins or scene.exact or (scene.shown.get("card-is-price") and scene.has_paid_exactly):
        return None
    view = scene.view
    for stall, tile in enumerate(view.market):
        card = scene.exactly_with(view.display, stall, tile.price)[:1] if tile else ()
        if tile and card and card[0].value == tile.price:
            text = scene.say(
                "lesson-card-is-price",
                tile=scene.called(tile.id),
                coins=coins(scene, card[0].currency, tile.price),
                card=scene.words.cards([card[0].id]),
            )
            return " ".join(filter(None, [_lost(scene), text]))
    return None


def _lost(scene: Scene) -> str | None:
    """Say who has bought a tile that the newcomer could have paid exactly."""
    bought = [event for event in scene.lately if event["event"] == "BuildingBought" and event["seat"] != scene.seat]
    for event in bought:
        if scene.exactly_with(scene.view.hand or (), event["square"], event["price"]):
            return scene.say("lesson-lost", who=scene.who(event["seat"]), tile=scene.called(event["tile"]))
    return None


def coins(scene: Scene, currency: str, number: int) -> str:
    """Say an amount of money, such as 7 Denars."""
    return scene.words.money(currency, number)


def exact(scene: Scene) -> str | None:
    """An exact purchase costs no action."""
    if not scene.begins or not scene.exact or scene.has_paid_exactly:
        return None
    action = scene.exact[0]
    tile = scene.tile(action.tile)
    return scene.say(
        "lesson-exact", tile=scene.called(tile.id), coins=coins(scene, _currency(scene, action), tile.price)
    )


def _currency(scene: Scene, purchase: BuyBuilding) -> str:
    return next(card.currency for card in scene.view.hand or () if isinstance(card, Money) and card.id in purchase.pay)


def again(scene: Scene) -> str | None:
    """The free action is for money, unless a second exact purchase is there."""
    if not scene.goes_again:
        return None
    match scene.advice:
        case TakeMoney(cards=taken):
            total = scene.words.value(taken)
            idea = scene.say("lesson-again-take", cards=scene.coins(taken), total=total, number=len(taken))
        case BuyBuilding() if scene.exact:
            idea = scene.say("lesson-again-buy", tile=scene.called(scene.exact[0].tile))
        case _:
            idea = ""
    return " ".join(filter(None, [scene.say("lesson-again"), idea, scene.say("lesson-again-waits")]))


def missed(scene: Scene) -> str | None:
    """Whoever places a tile at once does without the free action."""
    can_undo = scene.places or scene.ends
    return scene.say("lesson-missed") if can_undo and scene.deeds("ActionsFinished", scene.lately) else None


LESSONS = (
    Lesson("first-turn", 10, first_turn),
    Lesson("card-is-price", 20, card_is_price, times=2),
    Lesson("exact", 30, exact, times=2),
    Lesson("again", 40, again),
    Lesson("missed", 41, missed),
)
