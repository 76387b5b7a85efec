"""Buying by clicking: first what, and how to pay for it; then what to have for a surplus, if there is a choice."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from alhambra.actions import NOTHING, Action, BuyBuilding, TakeMoney
from cogs.alhambra import pictures
from cogs.alhambra.redesigning import REDESIGN
from cogs.alhambra.words import without_payment, without_wish
from cogs.card import Card, Control, Row
from cogs.controls import MOST_OPTIONS, MenuLine, button, choices, menus, rows
from render.kit.layout.wording import capital
from tabletop.option import Option

if TYPE_CHECKING:
    from cogs.alhambra.panels import Panels

MOST_PAYMENTS = 3
"""How many menus there are for other payments than the best ones."""
MOST_BESIDE = 3
"""Up to so many things that are sold beside the market have buttons, more a menu."""


class Buying:
    """The panels of one player for a purchase."""

    def __init__(self, panels: "Panels") -> None:
        self._panels = panels
        self._words = panels.words
        self._say = panels.say
        self._view = panels.view
        self._by_payment: dict[Action, list[Option]] = {}
        for option in panels.own:
            if hasattr(option.action, "pay"):
                self._by_payment.setdefault(without_wish(option.action), []).append(option)

    def now(self) -> Card:
        """Offer each building that can be paid with its best payment, exact ones first; other payments in a menu."""
        panels = self._panels
        if not panels.of(BuyBuilding, TakeMoney, *REDESIGN):
            return panels.now()
        panels.about = "buy"
        picture, best = pictures.hand(panels.glance, panels.user, self._say), self._best()
        if not best:
            return panels.card(self._say("panel-buy-nothing"), picture, *panels.money_rows(), here="buy")
        others = [option for option in self._others(best) if isinstance(option.action, BuyBuilding)]
        other_ways = menus(self._say("choose-payment"), panels.purpose("do", "pay"), self._lines(others), MOST_PAYMENTS)
        is_cut = len(others) > MOST_PAYMENTS * MOST_OPTIONS
        text = "\n".join([self._say("panel-buy"), *([self._say("more-by-typing")] if is_cut else [])])
        offered = rows(self.bargains("main"))
        return panels.card(text, picture, *offered, *(Row([one]) for one in other_ways), here="buy")

    def bargains(self, otherwise: str = "plain") -> list[Control]:
        """Offer what can be bought, each tile with the payment that wastes least."""
        return [self._bargain(option, otherwise) for option in self._best()]

    def beside(self, *, all_ways: bool = False) -> list[Row]:
        """Offer what is sold otherwise than on the market, each with its best payment; perhaps also with others."""
        sold = [option for same in self._by_payment.values() for option in same]
        best: dict[Action, Option] = {}
        for option in sorted(sold, key=self._surplus):
            if not isinstance(option.action, BuyBuilding):
                best.setdefault(without_payment(option.action), option)
        lines, purpose = self._lines([*best.values()]), self._panels.purpose("do", "beside")
        offered = choices(self._say("choose-beside"), purpose, lines, most=MOST_BESIDE) if lines else []
        others = [option for option in self._others([*best.values()]) if not isinstance(option.action, BuyBuilding)]
        if not (all_ways and others):
            return offered
        ways = menus(self._say("choose-payment"), self._panels.purpose("do", "pay"), self._lines(others), MOST_PAYMENTS)
        return [*offered, *(Row([one]) for one in ways)]

    def refunds(self, chosen: Action) -> Card:
        """Ask what somebody would like for the surplus of a payment."""
        panels, same = self._panels, self._by_payment[without_wish(chosen)]
        option = self._words.without_refund(chosen, self._view)
        text = self._say("panel-refund", option=option, surplus=self._words.surplus(chosen, self._view))
        lines = [MenuLine(one.code, self._refund(one.action)) for one in same]
        offered = choices(self._say("choose-refund"), panels.purpose("refund"), lines, "main")
        return panels.card(text, pictures.hand(panels.glance, panels.user, self._say), *offered)

    def asks_about(self, action: Action) -> bool:
        """Return whether there is a choice of things for the surplus; what comes by default needs no question."""
        same = self._by_payment.get(without_wish(action), [])
        return any(_wish(one.action) != NOTHING for one in same[1:])

    def _best(self) -> list[Option]:
        """List what can be bought, each tile with the payment that wastes least."""
        best: dict[tuple[str, str], Option] = {}
        for option in self._purchases():
            best.setdefault((option.action.tile, option.action.manner), option)
        return list(best.values())

    def _others(self, best: Sequence[Option]) -> list[Option]:
        """List the other ways to pay, each once if it is asked later what to have for the surplus."""
        others = [
            option
            for same in self._by_payment.values()
            for option in (same[:1] if self.asks_about(same[0].action) else same)
            if option not in best
        ]
        return sorted(others, key=lambda one: (_wish(one.action) == NOTHING, self._surplus(one)))

    def _purchases(self) -> list[Option]:
        """List what can be bought and how, first simply, then in other manners; exact payments before wasteful ones."""
        return sorted(self._panels.of(BuyBuilding), key=lambda one: (one.action.manner, self._surplus(one)))

    def _surplus(self, option: Option) -> int:
        return self._words.surplus(option.action, self._view)

    def _bargain(self, option: Option, otherwise: str) -> Control:
        style = otherwise if option.action.manner or self._surplus(option) else "good"
        [line] = self._lines([option])
        return button(line.label, self._panels.purpose("do").choosing(line.value), style, line.emoji)

    def _lines(self, options: Sequence[Option]) -> list[MenuLine]:
        emoji = self._words.emoji
        return [MenuLine(one.code, self._called(one.action), emoji=emoji(one.action, self._view)) for one in options]

    def _called(self, action: Action) -> str:
        if self.asks_about(action):
            return self._say("option-asks", option=self._words.without_refund(action, self._view))
        return self._words.option(action, self._view)

    def _refund(self, action: BuyBuilding) -> str:
        """Say what can be had for a surplus; nothing wished is nothing, where nothing comes by default."""
        if not action.refund:
            return capital(self._say(f"refund-{NOTHING}"))
        return capital(self._words.with_warning(action, self._words.refund(action, self._view), self._view))


def _wish(action: Action) -> str:
    """Return what is wished for a surplus; some purchases leave nothing to wish for."""
    wish: str = getattr(action, "refund", "")
    return wish
