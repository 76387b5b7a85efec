"""The catalogue of one language: texts by their keys, with names, numbers and plurals filled in.

The files are in the format of Project Fluent, a folder for each language, and in it one for each game, with a file
or a folder for each of its modules. At a table, the words of its game come first, then those that all games share; so
two games may use the same key. What a language lacks is said in English. What is missing there, too, is said in the
words of another game, or else in the plain words of its key, and logged, so that no game has to stop for it.
"""

import logging
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from typing import Any

from fluent.runtime.types import fluent_number

from texts.bundle import TERM, LazyBundle, sources_in
from texts.commands import know_commands, mention
from texts.nouns import NOUNS, Noun, form, joined, kind

log = logging.getLogger(__name__)

FOLDER = Path(__file__).parent
ENGLISH = "en"
PSEUDO = "en-XA"
"""No language, but English made longer: it shows where a translation would be cut off."""
FUNCTIONS: dict[str, Callable[..., Any]] = {"COMMAND": mention, "FORM": form, "KIND": kind}
"""What texts can ask for."""
ANY_GAME = ""
"""No table says which game is meant; what only one game has is found all the same."""
MOST_KEPT = 4096
MINUS = "−"
"""The sign of numbers below 0, which is longer than a hyphen."""
_further: list[Path] = []


class Catalogue:
    """The texts of a language, as one game says them."""

    def __init__(self, language: str, game: str = ANY_GAME) -> None:
        self.language = language
        self.game = game
        self._bundles = [_bundle(one, game) for one in _spoken(language)]
        self._borrowed = _borrowed(game)
        self._complained: set[str] = set()
        self._said: dict[tuple[object, ...], str] = {}
        """What was said lately: the same few words come again and again."""

    def __call__(self, key: str, **params: str | int) -> str:
        """Return the text of a key."""
        if any(isinstance(value, Noun) for value in params.values()):  # its other forms count as well
            return self._put_together(key, params)
        asked = (key, *params.items())
        if asked not in self._said:
            if len(self._said) >= MOST_KEPT:
                self._said.clear()
            self._said[asked] = self._put_together(key, params)
        return self._said[asked]

    def _put_together(self, key: str, params: Mapping[str, str | int]) -> str:
        given = {name: _plain(value) for name, value in params.items()}
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is not None:
                    text, errors = bundle.format_pattern(pattern, given)
                    if errors:
                        self._complain(key, f"does not fit what was given: {errors[0]}")
                    if key in self._borrowed:
                        self._complain(key, f"of {self.game} is missing, and said in the words of another game")
                    self._check_nouns(key, params)
                    return _with_minus(str(text), params.values())
        self._complain(key, "is missing")
        return plain_words(key)

    def noun(self, key: str, **params: str | int) -> Noun:
        """Return the text of a key as a noun, which a sentence can have in any case; nouns in it have the same case."""

        def forms(case: str) -> str:
            return self(key, case=case, **{name: _in_case(value, case) for name, value in params.items()})

        sort = params.get("sort")
        return Noun(forms, sort.kind if isinstance(sort, Noun) else key.partition("-")[2])

    def row(self, parts: Sequence[str]) -> str:
        """Put parts one after another, as labels have them."""
        return joined(parts, self("list-comma").join)

    def series(self, parts: Sequence[str]) -> str:
        """Put longer parts one after another, which may have commas of their own."""
        return joined(parts, self("list-semicolon").join)

    def added(self, parts: Iterable[str | int]) -> str:
        """Add parts up, such as 5 + 4."""
        return joined([part if isinstance(part, str) else str(part) for part in parts], self("list-plus").join)

    def line(self, parts: Sequence[str]) -> str:
        """Put short facts into one line."""
        return joined(parts, self("list-dot").join)

    def listed(self, parts: Sequence[str]) -> str:
        """Put parts into a sentence, with an “and” before the last one."""
        comma = self("list-comma")

        def join(some: list[str]) -> str:
            return self("list-and", first=comma.join(some[:-1]), last=some[-1]) if len(some) > 1 else "".join(some)

        return joined(parts, join)

    def of(self, game: str) -> "Catalogue":
        """Return the texts of a game in the same language."""
        return catalogue(self.language, game)

    @property
    def english(self) -> "Catalogue":
        """The same texts in English, which everybody may type."""
        return catalogue(ENGLISH, self.game)

    def has(self, key: str) -> bool:
        """Return whether somebody has written the text of a key, for this game or for all of them."""
        return key not in self._borrowed and any(bundle.has_message(key) for bundle in self._bundles)

    def _check_nouns(self, key: str, params: Mapping[str, str | int]) -> None:
        """See to it that a sentence can inflect the nouns that it is given."""
        for name in NOUNS & params.keys():
            if params[name] and isinstance(params[name], str) and not isinstance(params[name], Noun):
                self._complain(key, f"cannot inflect {name}")

    def _complain(self, key: str, fault: str) -> None:
        """Log what is wrong with a text, once."""
        if key not in self._complained:
            self._complained.add(key)
            log.error("the text %s (%s) %s", key, self.language, fault)


def plain_words(key: str) -> str:
    """Read a key as words: did-TilePlaced becomes did tile placed."""
    return re.sub(r"\B([A-Z])", r" \1", key.replace("-", " ").replace("_", " ")).lower()


def _in_case(value: str | int, case: str) -> str | int:
    return form(value, case=case) if isinstance(value, str) else value


def _plain(value: str | int) -> object:
    """Write numbers without a sign between the thousands."""
    return fluent_number(value, useGrouping=False) if isinstance(value, int) else value


def _with_minus(text: str, numbers: Iterable[object]) -> str:
    """Write the numbers below 0 in a text with the proper sign, which Fluent does not in every language."""
    for number in numbers:
        if isinstance(number, int) and number < 0:
            text = text.replace(str(number), f"{MINUS}{-number}")
    return text


@cache
def catalogue(language: str, game: str = ANY_GAME) -> Catalogue:
    """Return the catalogue of a language, in English if it is unknown, with the words of a game."""
    return Catalogue(language, game)


def learn_commands(numbers: Mapping[str, int]) -> None:
    """Let texts name commands from now on so that people can click on them."""
    know_commands(numbers)
    catalogue.cache_clear()


def own_name(language: str) -> str:
    """Return what a language calls itself, which whoever speaks it recognises."""
    return catalogue(language)("language-name") if "language-name" in keys(language) else language


@cache
def languages() -> tuple[str, ...]:
    """List the languages there are."""
    return tuple(sorted({path.parent.name for root in (FOLDER, *_further) for path in root.glob("*/*.ftl")}))


def files(language: str) -> list[Path]:
    """Return the files of a language, in its folder and in those of the games."""
    return [path for found in spaces(language).values() for path in found]


def spaces(language: str) -> dict[str, list[Path]]:
    """Return the files of a language by the games that they belong to; those of all games come first."""
    found: dict[str, list[Path]] = {ANY_GAME: []}
    for root in (folder / language for folder in (FOLDER, *_further)):
        for path in sorted(root.rglob("*.ftl")):
            inside = path.relative_to(root).parts
            found.setdefault(inside[0] if len(inside) > 1 else ANY_GAME, []).append(path)
    return found


def _spoken(language: str) -> list[str]:
    """Return in which languages a text is looked for: English comes last."""
    return list(dict.fromkeys([language, ENGLISH])) if language in (*languages(), PSEUDO) else [ENGLISH]


@cache
def keys(language: str) -> frozenset[str]:
    """List the keys of a language."""
    return frozenset(key for key in _bundle(language, ANY_GAME).sources if not key.startswith(TERM))


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
    for known in (catalogue, languages, keys, _borrowed, _bundle, sources_in):
        known.cache_clear()


@cache
def _bundle(language: str, game: str) -> LazyBundle:
    """Put together the words of all games, those that they share, and above all those of one game."""
    functions: dict[str, Callable[..., Any]] = {**FUNCTIONS, "COMMAND": partial(mention, game=game)}
    bundle = LazyBundle(language, functions, longer=language == PSEUDO)
    found = spaces(ENGLISH if language == PSEUDO else language)
    others = [name for name in found if name not in (ANY_GAME, game)]
    for space in dict.fromkeys((*others, ANY_GAME, game)):
        bundle.add_files(found.get(space, ()))
    return bundle


@cache
def _borrowed(game: str) -> frozenset[str]:
    """List the keys that a game lacks, because only other games have them."""
    if game == ANY_GAME:
        return frozenset()
    found = spaces(ENGLISH)
    own = {key for space in (ANY_GAME, game) for path in found.get(space, ()) for key in sources_in(path)}
    return keys(ENGLISH) - own
