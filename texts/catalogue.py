"""The catalogue of one language: texts by their keys, with names, numbers and plurals filled in.

The files are in the format of Project Fluent, a folder for each language, and in it one for each game, with a file
for each of its modules. What a language lacks is said in English. What is missing there, too, is said in the plain
words of its key, so that no game has to stop for it.
"""

import logging
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from texts.commands import mention
from texts.pseudo import lengthened

log = logging.getLogger(__name__)

FOLDER = Path(__file__).parent
ENGLISH = "en"
PSEUDO = "en-XA"
"""No language, but English made longer: it shows where a translation would be cut off."""
_further: list[Path] = []


class Catalogue:
    """The texts of a language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundles = [_bundle(one) for one in _spoken(language)]
        self._complained: set[str] = set()

    def __call__(self, key: str, **params: str | int) -> str:
        """Give the text of a key."""
        given = {name: _plain(value) for name, value in params.items()}
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is not None:
                    text, errors = bundle.format_pattern(pattern, given)
                    if errors:
                        self._complain(key, f"does not fit what was given: {errors[0]}")
                    return str(text)
        self._complain(key, "is missing")
        return _words(key)

    def has(self, key: str) -> bool:
        """Tell whether somebody has written the text of a key."""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def _complain(self, key: str, fault: str) -> None:
        """Log what is wrong with a text, once."""
        if key not in self._complained:
            self._complained.add(key)
            log.error("the text %s (%s) %s", key, self.language, fault)


def _words(key: str) -> str:
    """Read a key as words: did-TilePlaced becomes did tile placed."""
    return re.sub(r"\B([A-Z])", r" \1", key.replace("-", " ").replace("_", " ")).lower()


def _plain(value: str | int) -> object:
    """Write numbers without a sign between the thousands."""
    return fluent_number(value, useGrouping=False) if isinstance(value, int) else value


@cache
def catalogue(language: str) -> Catalogue:
    """Give the catalogue of a language, in English if it is unknown."""
    return Catalogue(language)


@cache
def languages() -> tuple[str, ...]:
    """List the languages there are."""
    return tuple(sorted(folder.name for folder in FOLDER.iterdir() if any(folder.glob("*.ftl"))))


def files(language: str) -> list[Path]:
    """Return the files of a language, in its folder and in those of the games."""
    return sorted(path for folder in (FOLDER, *_further) for path in (folder / language).rglob("*.ftl"))


def _spoken(language: str) -> list[str]:
    """Return in which languages a text is looked for: English comes last."""
    return list(dict.fromkeys([language, ENGLISH])) if language in (*languages(), PSEUDO) else [ENGLISH]


@cache
def keys(language: str) -> frozenset[str]:
    """List the keys of a language."""
    messages: Mapping[str, object] = _bundle(language)._messages
    return frozenset(messages)


@contextmanager
def texts_in(folder: Path) -> Iterator[None]:
    """Let a folder have further texts, with a folder for each language as here, as long as somebody needs them."""
    _further.append(folder)
    _forget()
    try:
        yield
    finally:
        _further.remove(folder)
        _forget()


def _forget() -> None:
    for known in (catalogue, languages, keys, _bundle):
        known.cache_clear()


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False, functions={"COMMAND": mention})  # type: ignore[dict-item]
    for path in files(ENGLISH if language == PSEUDO else language):
        source = path.read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(lengthened(source) if language == PSEUDO else source))
    return bundle
