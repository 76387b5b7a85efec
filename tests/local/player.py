"""Somebody who plays in a browser, by clicking and typing."""

import re
from typing import Literal

from playwright.sync_api import Locator, Page, expect

from tests.local.laid import until

ASKED = re.compile(r"@(\w+), it is your turn")
PRIVATE = "Only you can see this"
SEEN = "new Promise(seen => requestAnimationFrame(() => requestAnimationFrame(seen)))"
"""After scrolling: the page closes a menu that is opened before anybody could see it there."""


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
        said = ASKED.findall(self.public.last.inner_text())
        assert said, self.public.last.inner_text()
        return str(said[-1])

    def be(self, name: str) -> None:
        """Become another person."""
        if self.name != name:
            before = self._last_action()
            self.page.get_by_label("Viewing as").select_option(label=name)
            self._wait(before, f"becoming {name}")

    def press(self, label: str, where: Locator | None = None) -> None:
        """Press a button of the newest public message, or of another, and wait for what it brings."""
        before = self._last_action()
        (where or self.public.last).get_by_role("button", name=label).click()
        self._wait(before, f"pressing {label}")

    def choose_first(self, menu: str) -> None:
        """Choose the first line of a menu in the newest private message, and wait for what it brings."""
        before = self._last_action()
        combobox = self.private.last.get_by_role("combobox", name=menu).first
        combobox.scroll_into_view_if_needed()
        self.page.evaluate(SEEN)
        combobox.click()
        self.private.last.get_by_role("option").first.click()
        self._wait(before, f"choosing from {menu}")

    def type(self, command: str) -> None:
        """Type a command and enter it."""
        before = self._last_action()
        self.page.locator("#channel-composer-input").press_sequentially(command)
        expect(self.page.get_by_role("option", name=command)).to_be_visible()
        self.page.keyboard.press("Enter")
        expect(self.page.get_by_role("button", name=f"Command {command}")).to_be_visible()
        self.page.keyboard.press("Enter")
        self._wait(before, f"typing {command}")

    def is_offered(self, role: Literal["button", "combobox"], name: str) -> bool:
        """Tell whether the newest private message has a button or a menu."""
        return self.private.last.get_by_role(role, name=name).count() > 0

    def take_money(self) -> None:
        """Take a turn with two clicks."""
        self.press("Take money")
        self.choose_first("Which cards?")

    def buy(self) -> bool:
        """Take a turn with a purchase that is placed, or with money if nothing can be paid; tell which."""
        self.press("Buy")
        bought = self.is_offered("combobox", "Which building, paid how?")
        if bought:
            self.choose_first("Which building, paid how?")
        while self.asked == self.name:
            if self.is_offered("combobox", "Which place?"):
                self.choose_first("Which place?")
            elif self.is_offered("button", "End turn"):
                self.press("End turn", self.private.last)
            elif self.is_offered("combobox", "Which cards?"):
                self.choose_first("Which cards?")
            else:
                self.press("Take money", self.private.last)
        return bought

    def pictures(self) -> set[str]:
        """Give what is read out in place of all the pictures that can be seen."""
        return set(self.page.locator("img").evaluate_all("pictures => pictures.map(picture => picture.alt)"))

    def _last_action(self) -> object:
        return self.page.evaluate("simcordPreview.lastAction?.requestId")

    def _is_idle(self) -> bool:
        return bool(self.page.evaluate("simcordPreview.ready && !simcordPreview.pendingAction"))

    def _wait(self, before: object, what: str) -> None:
        until(lambda: self._is_idle() and self._last_action() != before, what)
        expect(self.page.locator("#action-status")).not_to_have_text("Action was not completed.")
