"""Bonus cards: what is said of them, and when each is to be laid open (V-BON-20)."""

from collections.abc import Iterator, Mapping
from typing import Any

from alhambra.view import View
from cogs.alhambra.ordering import back_to_answers, counts_now, purpose_of, set_answer
from cogs.alhambra.orders import one_of, ordered, unreadable
from cogs.alhambra.room import Form, Room, Said
from cogs.alhambra.words import Words
from cogs.call import Call
from cogs.card import Card, Row
from cogs.controls import MenuLine, switch
from cogs.typed import folded
from cogs.typed import words as typed_words
from host.glance import Glance
from tabletop.refused import Refused
from tabletop.rules import Plain
from texts.catalogue import Catalogue

MODULE, PROMPT = "bonus_cards", "bonus cards"
WHENS = ("soon", "next", "last")
USUAL = "next"
EACH = "each"
"""Chosen in the menu to decide for each card."""


def _laid_open(words: Words, event: Plain) -> Said:
    """Say which cards somebody has laid open."""
    return Said(event["event"], {"number": len(event["cards"]), "cards": words.listed_cards(event["cards"])})


def _taken_back(words: Words, event: Plain) -> Said:
    """Say which card is hidden again."""
    return Said(event["event"], {"card": words.cards([event["card"]])})


def _hand(words: Words, shown: Any) -> Iterator[str]:
    """Say which cards somebody hides, and when they are laid open."""
    say = words.say
    lines = [
        say(
            "bonus-own",
            tile=words.tile_first(held.card.tile),
            built=str(held.is_built),
            when=say(f"bonus-when-{held.when}"),
        )
        for held in shown.own
    ]
    if lines:
        yield "\n".join([say("bonus-own-title"), *(f"- {line}" for line in lines)])


def _own(view: View) -> list[Any]:
    """List the viewer's own cards: the hidden ones first, then those that may become hidden again."""
    shown: Any = view.parts[MODULE]
    assert view.viewer is not None
    return [*(held.card for held in shown.own), *shown.open[view.viewer]]


def _present(view: View) -> dict[str, str]:
    """Return when the own cards are to be laid open."""
    standing = view.standing.get(PROMPT)
    chosen = standing.order["cards"] if standing and standing.order else {}
    return {card.id: chosen.get(card.id, USUAL) for card in _own(view)}


def _described(order: Mapping[str, Any], words: Words) -> str:
    """Say when cards are laid open."""
    say, cards = words.say, order["cards"]
    whens = set(cards.values()) or {USUAL}
    if len(whens) == 1:
        return say("order-bonus-all", when=say(f"bonus-when-{whens.pop()}"))
    return say.row([f"{words.cards([card])} {say(f'bonus-when-{when}')}" for card, when in cards.items()])


def _lines(view: View, words: Words) -> list[MenuLine]:
    """Offer the same for all cards, or to decide for each."""
    say, whens = words.say, set(_present(view).values())
    lines = [MenuLine(when, say(f"pick-bonus-{when}"), chosen=whens == {when}) for when in WHENS]
    each = MenuLine(EACH, say("pick-bonus-each"), chosen=len(whens) > 1)
    return [*lines, each] if len(_own(view)) > 1 else lines


def _chosen(when: str, view: View) -> Mapping[str, Any] | None:
    """Turn a line of the menu into an order for all cards; None to decide for each."""
    return {"cards": dict.fromkeys(_present(view), when)} if when in WHENS else None


def _panel(call: Call, glance: Glance) -> Card:
    """Show when each card is laid open, and offer to change that."""
    view: View = glance.view(call.actor.user)
    say, words, present = call.say, Words(glance, call.say), _present(view)
    parts: list[str | Row] = [say("panel-order-bonus-cards")]
    for card in _own(view):
        whens = [MenuLine(when, say(f"pick-bonus-{when}"), chosen=present[card.id] == when) for when in WHENS]
        parts += [f"**{words.tile_first(card.tile)}**", switch(purpose_of(glance, "order", f"bonus.{card.id}"), whens)]
    return Card(*parts, back_to_answers(glance, say), counts_now(view, say))


async def _change(call: Call, glance: Glance, about: str) -> Card:
    """Change when a card is laid open."""
    present = _present(glance.view(call.actor.user))
    if about not in present or call.choice not in WHENS:
        raise Refused("T-7", "question-is-closed")
    order = {"cards": {**present, about: call.choice}}
    return _panel(call, await set_answer(call, glance, PROMPT, ordered(order)))


def _read(text: str, words: Words, view: View) -> Mapping[str, Any]:
    """Read such as: garden 10 soon, tower third; without a card it is about all of them."""
    present = _present(view)
    said = dict.fromkeys((words, words.in_english()))
    called = {card.id: tuple(folded(one.tile(card.tile)) for one in said) for card in _own(view)}
    for part in filter(None, (folded(one).strip() for one in text.split(","))):
        card, when = _split(part, words.say)
        present |= {one_of(card, called): when} if card else dict.fromkeys(present, when)
    return {"cards": present}


def _split(part: str, say: Catalogue) -> tuple[str, str]:
    """Divide what is typed into a card, or none, and when it is laid open."""
    known = [(word, when) for when in WHENS for word in typed_words(f"bonus-{when}", say)]
    for word, when in sorted(known, key=lambda pair: len(pair[0]), reverse=True):
        if f" {part}".endswith(f" {word}"):
            return part.removesuffix(word).strip(), when
    raise unreadable(part)


ROOM = Room(
    deeds={"BonusCardsLaidOpen": _laid_open, "BonusCardTakenBack": _taken_back},
    untold={"BonusCardsDealt"},
    changes_hands={"BonusCardsDealt", "BonusCardsLaidOpen", "BonusCardTakenBack"},
    hand=_hand,
    forms={
        PROMPT: Form(
            described=_described,
            read=_read,
            panel=_panel,
            lines=_lines,
            chosen=_chosen,
            changes={"bonus": _change},
            asks="answer-ask-bonus-cards",
            choose="choose-bonus-cards",
        )
    },
)
