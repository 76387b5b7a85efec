"""A real browser on the local pages."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize

from tests.local.laid import PATIENCE

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

needs_browser = pytest.mark.skipif(BROWSER is None, reason=f"no browser: none of {', '.join(BROWSERS)} is installed")


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
