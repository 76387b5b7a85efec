"""A message shows each page of a picture by itself, with its own words."""

from dataclasses import dataclass
from time import monotonic

import pytest
from discord import ui

from cogs.card import Card
from render.kit.picture import Drawn, Picture
from render.kit.studio import Studio
from tests.render.kit.stuck import Hanging


@dataclass(frozen=True, slots=True)
class Pages(Picture):
    """A picture that needs two pages."""

    format = "png"

    def file(self) -> bytes:
        """Return the first page."""
        return b"one"

    def alt(self) -> str:
        """Say everything."""
        return "all of it"

    def drawn(self) -> Drawn:
        """Return both pages."""
        return Drawn(b"one", "first", (Drawn(b"two", "second"),))


async def test_every_page_of_a_picture_stands_in_a_gallery_of_its_own() -> None:
    studio = Studio()
    made = await Card("text", Pages()).made(studio)
    await studio.close()
    assert [(file.filename, file.description) for file in made.files] == [
        ("pages-1.png", "first"),
        ("pages-2.png", "second"),
    ]
    galleries = [part.items for part in made.view.children if isinstance(part, ui.MediaGallery)]
    assert [[item.description for item in items] for items in galleries] == [["first"], ["second"]]


def test_in_words_a_picture_of_several_pages_is_told_once() -> None:
    assert Card(Pages()).in_words("no pictures here").parts == ["no pictures here", "all of it"]


@pytest.mark.parametrize("processes", [0, 1])
async def test_a_picture_that_hangs_is_told_in_words_where_it_would_stand(processes: int) -> None:
    studio = Studio(processes=processes, limit=1)
    card = Card("before", Hanging("a palace", seconds=5), "after")
    await card.drawn(studio)
    begun = monotonic()
    made = await card.made(studio)
    assert monotonic() - begun < 0.5, "it is not tried again for the same message"
    await studio.close()
    texts = [part.content for part in made.view.children if isinstance(part, ui.TextDisplay)]
    assert texts == ["before", "What would hang here: a palace.", "after"]
    assert not made.files
