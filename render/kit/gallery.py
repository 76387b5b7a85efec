"""A gallery: one of every picture of a game, drawn into a folder to be looked at."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from render.kit.picture import Picture


def write_gallery(pictures: Iterable[tuple[str, Picture]], folder: Path, language: str) -> Iterator[Path]:
    """Draw pictures in a language, each into a file of its name with its text beside it."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, picture in pictures:
        for number, page in enumerate(picture.in_language(language).drawn().pages, 1):
            path = folder / f"{name}{f'-page-{number}' if number > 1 else ''}.{picture.format}"
            path.write_bytes(page.data)
            path.with_suffix(".txt").write_text(page.alt + "\n", encoding="utf-8")
            yield path
