"""Somebody who plays in a browser, by clicking and typing."""

import re
from collections.abc import Callable
from typing import Literal

from playwright.sync_api import Locator, Page, expect

from tests.local.laid import until

ASKED = re.compile(r"@(\w+), it is your turn")
PRIVATE = "Only you can see this"
LOST = "Action was not completed."
MOST_ATTEMPTS = 3


class Player:
    """Somebody on the page that looks like Discord, who is one person or another there."""

    def __init__(self, start: Page) -> None:
        with start.context.expect_page() as opening:
            start.get_by_role("link", name="Open the table").click()
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

    def choose_first(self, menu: str) -> None:
        """Choose the first line of a menu in the newest private message, and wait for what it brings."""

        def choose() -> None:
            combobox = self.private.last.get_by_role("combobox", name=menu).first
            until(lambda: self._is_open(combobox), f"opening {menu}")
            self.private.last.get_by_role("option").first.click()

        self._do(choose, f"choosing from {menu}")

    def type(self, command: str) -> None:
        """Type a command and send it."""
        self.page.locator("#channel-composer-input").press_sequentially(command)
        expect(self.page.get_by_role("option", name=command)).to_be_visible()
        self.page.keyboard.press("Enter")
        expect(self.page.get_by_role("button", name=f"Command {command}")).to_be_visible()
        self._do(lambda: self.page.get_by_role("button", name="Send").click(), f"typing {command}")

    def is_offered(self, role: Literal["button", "combobox"], name: str) -> bool:
        """Tell whether the newest private message has a button or a menu."""
        return self.private.last.get_by_role(role, name=name).count() > 0

    def take_money(self) -> None:
        """Take a turn with two clicks."""
        self.press("Take money")
        self.choose_first("Which cards?")
        self._wait_for_the_next()

    def buy(self) -> bool:
        """Take a turn with a purchase that is placed, or with money if nothing can be paid; tell which."""
        self.press("Buy")
        bought = self.is_offered("combobox", "Which building, paid how?")
        if bought:
            self.choose_first("Which building, paid how?")
        while "Done." not in self.private.last.inner_text():
            if self.is_offered("combobox", "Which place?"):
                self.choose_first("Which place?")
            elif self.is_offered("button", "End turn"):
                self.press("End turn", self.private.last)
            elif self.is_offered("combobox", "Which cards?"):
                self.choose_first("Which cards?")
            else:
                self.press("Take money", self.private.last)
        self._wait_for_the_next()
        return bought

    def pictures(self) -> set[str]:
        """Give what is read out in place of all the pictures that can be seen."""
        return set(self.page.locator("img").evaluate_all("pictures => pictures.map(picture => picture.alt)"))

    def _is_open(self, menu: Locator) -> bool:
        """Tell whether a menu is open, else press it; one that is pressed while pictures arrive may close again."""
        is_open = menu.get_attribute("aria-expanded") == "true"
        if not is_open:
            menu.scroll_into_view_if_needed()
            menu.click(delay=100)
        return is_open

    def _wait_for_the_next(self) -> None:
        expect(self.private.last).to_contain_text("Done.")
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
