"""A few turns in a real browser, as a newcomer plays them after `make run`."""

import re

from playwright.sync_api import Browser, expect

from tests.local.browsing import DESKTOP, PHONE, fits, is_drawn, needs_browser, opened
from tests.local.laid import PATIENCE, Laid, until
from tests.local.player import Player

MOST_TURNS = 24
HAND = "img[alt^='Your hand']"

pytestmark = needs_browser


def test_a_newcomer_plays_a_few_turns(laid_table: Laid, browser: Browser) -> None:
    with opened(browser, laid_table.address, DESKTOP) as start:
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


def test_a_newcomer_is_guided_and_finds_the_table_of_all_afterwards(laid_table: Laid, browser: Browser) -> None:
    with opened(browser, laid_table.address, DESKTOP) as start:
        player = Player(start, "Learn Alhambra")
        expect(player.public.last).to_contain_text("You can’t pay for anything exactly yet")
        player.press("Take money")
        expect(player.private.last).to_contain_text("You can’t pay for anything exactly yet")
        player.press("Skip lessons", player.private.last)
        expect(player.private.last).to_contain_text("No more lessons")
        player.page.close()
        expect(Player(start).public.get_by_role("button", name="Start")).to_be_visible()


def test_links_lead_into_these_pages(laid_table: Laid, browser: Browser) -> None:
    with opened(browser, laid_table.address, DESKTOP) as start:
        player = Player(start, "Learn Alhambra")
        player.type("/learn")
        back = player.private.last.get_by_role("link", name="Back to the game").get_attribute("href") or ""
        assert back.startswith(laid_table.address)
        assert laid_table.goes_to(back.removeprefix(laid_table.address.rstrip("/"))) == player.page.url
        start.get_by_role("link", name="Amina").click()
        to_the_table = start.get_by_role("link", name="To the table").first.get_attribute("href") or ""
        assert to_the_table.startswith(laid_table.address)


def test_a_hand_is_shown_only_to_whom_it_belongs(laid_table: Laid, browser: Browser) -> None:
    with opened(browser, laid_table.address, DESKTOP) as start:
        player = Player(start)
        player.press("Start")
        hands: dict[str, set[str]] = {}
        for name in ("Amina", "Þórdís"):
            player.be(name)
            player.type("/hand")
            expect(player.private.last.locator(HAND)).to_be_visible()
            hands[name] = {alt for alt in player.pictures() if alt.startswith("Your hand")}
            start.goto(laid_table.address)
            start.get_by_role("link", name=name).click()
            expect(start.get_by_role("heading", name=f"{name}’s private messages")).to_be_visible()
            until(lambda: is_drawn(start.locator(HAND).first), "a hand in a private message")
            hands[name].add(start.locator(HAND).first.get_attribute("alt") or "")
        assert not hands["Amina"] & hands["Þórdís"]
        for name, other in (("Amina", "Þórdís"), ("Þórdís", "Amina")):
            player.be(name)
            assert player.pictures() & hands[name]
            assert not player.pictures() & hands[other]


def test_what_is_done_in_one_window_is_seen_in_every_other(laid_table: Laid, browser: Browser) -> None:
    with opened(browser, laid_table.address, DESKTOP) as start, opened(browser, laid_table.address, DESKTOP) as other:
        here, there = Player(start), Player(other)
        here.press("Start")
        expect(there.picture).to_be_visible()
        there.be(here.asked)
        there.take_money()
        expect(here.public.last).to_contain_text("took")
        with opened(browser, laid_table.address, DESKTOP) as late:
            expect(Player(late).public.last.get_by_role("button", name="Take money")).to_be_in_viewport()


def test_everything_fits_on_a_phone(laid_table: Laid, browser: Browser) -> None:
    with opened(browser, laid_table.address, PHONE) as start:
        assert fits(start)
        player = Player(start)
        player.press("Start")
        until(lambda: is_drawn(player.picture), "the picture of the table")
        assert fits(player.page, player.picture)
        start.get_by_role("link", name="Amina").click()
        until(lambda: is_drawn(start.locator(HAND).first), "a hand in a private message")
        assert fits(start, start.locator(HAND).first)


def test_whoever_ends_the_session_in_the_page_clears_the_table(laid_table: Laid, browser: Browser) -> None:
    with opened(browser, laid_table.address, DESKTOP) as start:
        player = Player(start)
        player.page.get_by_text("More", exact=True).click()
        player.page.get_by_role("button", name="End preview session").click()
        expect(start.get_by_text("The table is gone.")).to_be_visible()
        assert laid_table.process.wait(PATIENCE) == 0
        assert laid_table.said.endswith("\nStopped. The table is gone.\n")
