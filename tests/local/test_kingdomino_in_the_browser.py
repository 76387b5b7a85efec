"""A few turns of Kingdomino in a real browser, on a desktop and on a phone."""

import re

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.local.browsing import DESKTOP, PHONE, fits, is_drawn, needs_browser, opened
from tests.local.laid import Laid, until
from tests.local.player import Player

TURNS = 6
DOMINO = r"^\d+ \("
PLACE = r"^\d+$"
WAY = r"^(north|east|south|west) · "

pytestmark = needs_browser


def take_a_turn(player: Player) -> int:
    """Take a turn with whatever is offered first; return how many buttons that took."""
    player.be(player.asked)
    player.press("Play")
    pressed = 1
    while "Your turn is over." not in player.private.last.inner_text():
        player.choose_first(next(words for words in (DOMINO, WAY, PLACE, "End turn") if player.is_offered(words)))
        pressed += 1
    return pressed


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_few_turns(size: ViewportSize, laid_table: Laid, browser: Browser) -> None:
    with opened(browser, laid_table.address, size) as start:
        player = Player(start, "Play Kingdomino")
        player.press("Add a bot")
        expect(player.public.last).to_contain_text("Bot 3")
        player.press("Start")
        until(lambda: is_drawn(player.picture), "the picture of the table")
        taken = [take_a_turn(player) for _ in range(TURNS)]
        assert max(taken) <= 4, "a place may have several directions"
        until(lambda: is_drawn(player.picture), "the picture of the table after some turns")
        assert size == DESKTOP or fits(player.page, player.picture)
        assert re.search(r"placed \d+ \(", " ".join(player.public.all_inner_texts()))
