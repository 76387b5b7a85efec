"""Somebody who plays in a browser, by clicking and typing."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.local.laid import until

ASKED = re.compile(r"@(\w+), your turn!")
PRIVATE = "Only you can see this"
LOST = "Action was not completed."
MOST_ATTEMPTS = 3
CARD = r"^(Gulden|Dirham|Denar|Ducat) \d+$"
PAYMENT = r", (exact|\d+ over)$"
PLACE = r"^(1 · |Reserve$)"


class Player:
    """Somebody on the page that looks like Discord, who is one person or another there."""

    def __init__(self, start: Page, link: str = "Play Alhambra") -> None:
        with start.context.expect_page() as opening:
            start.get_by_role("link", name=link).click()
        self.page = opening.value
        timeline = self.page.locator("#channel-timeline")
        self.private = timeline.locator("article", has_text=PRIVATE)
        self.public = timeline.locator("article", has_not_text=PRIVATE)
        expect(self.public.last).to_be_visible()

    @property
    def picture(self) -> Locator:
        """The newest picture of the table."""
        return self.public.get_by_role("img", name="Whole table").last

    @property
    def name(self) -> str:
        """Who one is."""
        return str(self.page.evaluate("document.querySelector('#viewer-picker').selectedOptions[0].textContent"))

    @property
    def asked(self) -> str:
        """Whose turn it is."""
        return str(ASKED.findall(" ".join(self.public.all_inner_texts()))[-1])

    def be(self, name: str) -> None:
        """Become another person."""
        if self.name != name:
            self._do(lambda: self.page.get_by_label("Viewing as").select_option(label=name), f"becoming {name}")

    def press(self, label: str, where: Locator | None = None) -> None:
        """Press a button of the newest public message, or of another, and wait for what it brings."""
        self._do(lambda: (where or self.public.last).get_by_role("button", name=label).click(), f"pressing {label}")

    def choose_first(self, words: str) -> None:
        """Press the first button with some words in the newest private message, and wait for what it brings."""
        choice = self.private.last.get_by_role("button", name=re.compile(words)).first
        self._do(choice.click, f"choosing {words}")

    def type(self, command: str) -> None:
        """Type a command and send it."""
        self.page.locator("#channel-composer-input").press_sequentially(command)
        expect(self.page.get_by_role("option", name=command)).to_be_visible()
        self.page.keyboard.press("Enter")
        expect(self.page.get_by_role("button", name=f"Command {command}")).to_be_visible()
        self._do(lambda: self.page.get_by_role("button", name="Send").click(), f"typing {command}")

    def is_offered(self, words: str) -> bool:
        """Return whether the newest private message has a button with some words."""
        return self.private.last.get_by_role("button", name=re.compile(words)).count() > 0

    def take_money(self) -> None:
        """Take a turn with two clicks."""
        self.press("Take money")
        self.choose_first(CARD)
        self._wait_for_the_next()

    def buy(self) -> bool:
        """Take a turn with a purchase that is placed, or with money if nothing can be paid; return which."""
        self.press("Buy")
        bought = self.is_offered(PAYMENT)
        if bought:
            self.choose_first(PAYMENT)
        while "Your turn is over." not in self.private.last.inner_text():
            if self.is_offered(PLACE):
                self.choose_first(PLACE)
            elif self.is_offered("End turn"):
                self.press("End turn", self.private.last)
            elif self.is_offered(CARD):
                self.choose_first(CARD)
            else:
                self.press("Take money", self.private.last)
        self._wait_for_the_next()
        return bought

    def pictures(self) -> set[str]:
        """Return what is read out in place of all the pictures that can be seen."""
        return set(self.page.locator("img").evaluate_all("pictures => pictures.map(picture => picture.alt)"))

    def _wait_for_the_next(self) -> None:
        expect(self.private.last).to_contain_text("Your turn is over.")
        until(lambda: self.asked != self.name, "the turn of somebody else")

    def _do(self, act: Callable[[], object], what: str) -> None:
        """Do something and wait for what it brings; what is done while the page is shown anew must be done again."""
        for _ in range(MOST_ATTEMPTS):
            if self._succeeds(act, what):
                return
        raise AssertionError(f"{what}: the page does not do it")

    def _succeeds(self, act: Callable[[], object], what: str) -> bool:
        before, status = self._last_action(), self.page.locator("#action-status")
        act()
        until(lambda: self._is_idle() and (self._last_action() != before or status.inner_text() == LOST), what)
        return status.inner_text() != LOST

    def _last_action(self) -> object:
        return self.page.evaluate("simcordPreview.lastAction?.requestId")

    def _is_idle(self) -> bool:
        return bool(self.page.evaluate("simcordPreview.ready && !simcordPreview.pendingAction"))
