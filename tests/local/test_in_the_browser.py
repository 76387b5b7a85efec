"""A few turns in a real browser, as a newcomer plays them after `make run`."""

import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect, sync_playwright

from tests.local.laid import PATIENCE, ROOT, Laid, laid, until
from tests.local.player import Player

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
BROWSER = next(filter(None, map(shutil.which, BROWSERS)), None)
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP: ViewportSize = {"width": 1280, "height": 900}
PHONE: ViewportSize = {"width": 400, "height": 800}
MOST_TURNS = 24
HAND = "img[alt^='Your hand']"

pytestmark = pytest.mark.skipif(BROWSER is None, reason=f"no browser: none of {', '.join(BROWSERS)} is installed")


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Laid]:
    """Lay a table for two as a newcomer does; .venv is there, or no test would run, and is left alone."""
    command = ("make", "--silent", "--old-file=.venv/ready", "run", "SEATS=2")
    with laid(tmp_path, command, ROOT, DISCORD_TOKEN="") as table:
        yield table


@pytest.fixture
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE * 1000)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=BROWSER, args=ARGUMENTS)
        yield browser
        browser.close()


@contextmanager
def opened(browser: Browser, address: str, size: ViewportSize) -> Iterator[Page]:
    """Open a window at the start page; nothing may go wrong in our own pages."""
    context = browser.new_context(viewport=size)
    context.set_default_timeout(PATIENCE * 1000)
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    page.on("console", lambda message: faults.append(message.text) if message.type == "error" else None)
    page.goto(address)
    yield page
    assert not [fault for fault in faults if "ERR_CONNECTION_REFUSED" not in fault]
    context.close()


def is_drawn(picture: Locator) -> bool:
    """Return whether a picture has arrived."""
    return bool(picture.evaluate("picture => picture.complete && picture.naturalWidth > 0"))


def fits(page: Page, picture: Locator | None = None) -> bool:
    """Return whether nothing on a page is wider than the window."""
    if picture is not None:
        box = picture.bounding_box()
        assert box is not None
        if box["x"] < 0 or box["x"] + box["width"] > PHONE["width"]:
            return False
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_a_newcomer_plays_a_few_turns(table: Laid, browser: Browser) -> None:
    with opened(browser, table.address, DESKTOP) as start:
        player = Player(start)
        player.press("Add a bot")
        expect(player.public.last).to_contain_text("Bot 3")
        player.press("Start")
        until(lambda: is_drawn(player.picture), "the picture of the table")

        people = set()
        for _ in range(2):
            people.add(player.asked)
            player.be(player.asked)
            player.take_money()
        assert people == {"Amina", "Þórdís"}
        for _ in range(MOST_TURNS):
            player.be(player.asked)
            if player.buy():
                break
        until(lambda: is_drawn(player.picture), "the picture of the table after a purchase")
        assert re.search(rf"{player.name}: [^;]*\b1 tile\b", player.picture.get_attribute("alt") or "")


def test_a_newcomer_is_guided_and_finds_the_table_of_all_afterwards(table: Laid, browser: Browser) -> None:
    with opened(browser, table.address, DESKTOP) as start:
        player = Player(start, "Learn to play")
        expect(player.public.last).to_contain_text("You can’t pay for anything exactly yet")
        player.press("Take money")
        expect(player.private.last).to_contain_text("You can’t pay for anything exactly yet")
        player.press("Skip lessons", player.private.last)
        expect(player.private.last).to_contain_text("No more lessons")
        player.page.close()
        expect(Player(start).public.get_by_role("button", name="Start")).to_be_visible()


def test_links_lead_into_these_pages(table: Laid, browser: Browser) -> None:
    with opened(browser, table.address, DESKTOP) as start:
        player = Player(start, "Learn to play")
        player.type("/learn")
        back = player.private.last.get_by_role("link", name="Back to the game").get_attribute("href") or ""
        assert back.startswith(table.address)
        assert table.goes_to(back.removeprefix(table.address.rstrip("/"))) == player.page.url
        start.get_by_role("link", name="Amina").click()
        to_the_table = start.get_by_role("link", name="To the table").first.get_attribute("href") or ""
        assert to_the_table.startswith(table.address)


def test_a_hand_is_shown_only_to_whom_it_belongs(table: Laid, browser: Browser) -> None:
    with opened(browser, table.address, DESKTOP) as start:
        player = Player(start)
        player.press("Start")
        hands: dict[str, set[str]] = {}
        for name in ("Amina", "Þórdís"):
            player.be(name)
            player.type("/hand")
            expect(player.private.last.locator(HAND)).to_be_visible()
            hands[name] = {alt for alt in player.pictures() if alt.startswith("Your hand")}
            start.goto(table.address)
            start.get_by_role("link", name=name).click()
            expect(start.get_by_role("heading", name=f"{name}’s private messages")).to_be_visible()
            until(lambda: is_drawn(start.locator(HAND).first), "a hand in a private message")
            hands[name].add(start.locator(HAND).first.get_attribute("alt") or "")
        assert not hands["Amina"] & hands["Þórdís"]
        for name, other in (("Amina", "Þórdís"), ("Þórdís", "Amina")):
            player.be(name)
            assert player.pictures() & hands[name]
            assert not player.pictures() & hands[other]


def test_what_is_done_in_one_window_is_seen_in_every_other(table: Laid, browser: Browser) -> None:
    with opened(browser, table.address, DESKTOP) as start, opened(browser, table.address, DESKTOP) as other:
        here, there = Player(start), Player(other)
        here.press("Start")
        expect(there.picture).to_be_visible()
        there.be(here.asked)
        there.take_money()
        expect(here.public.last).to_contain_text("took")
        with opened(browser, table.address, DESKTOP) as late:
            expect(Player(late).public.last.get_by_role("button", name="Take money")).to_be_in_viewport()


def test_everything_fits_on_a_phone(table: Laid, browser: Browser) -> None:
    with opened(browser, table.address, PHONE) as start:
        assert fits(start)
        player = Player(start)
        player.press("Start")
        until(lambda: is_drawn(player.picture), "the picture of the table")
        assert fits(player.page, player.picture)
        start.get_by_role("link", name="Amina").click()
        until(lambda: is_drawn(start.locator(HAND).first), "a hand in a private message")
        assert fits(start, start.locator(HAND).first)


def test_whoever_ends_the_session_in_the_page_clears_the_table(table: Laid, browser: Browser) -> None:
    with opened(browser, table.address, DESKTOP) as start:
        player = Player(start)
        player.page.get_by_text("More", exact=True).click()
        player.page.get_by_role("button", name="End preview session").click()
        expect(start.get_by_text("The table is gone.")).to_be_visible()
        assert table.process.wait(PATIENCE) == 0
        assert table.said.endswith("\nStopped. The table is gone.\n")
