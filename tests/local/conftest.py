"""What the tests in the browser are given."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.local.browsing import ARGUMENTS, BROWSER
from tests.local.laid import PATIENCE, ROOT, Laid, laid


@pytest.fixture
def laid_table(tmp_path: Path) -> Iterator[Laid]:
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
