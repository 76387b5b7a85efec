"""Makes up what nobody could have been shown: ids, values and options, from nearly right to rubbish."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from bench.standin.server import AUTOCOMPLETE, BUTTON, COMMAND, COMPONENT, MENU, SUBCOMMAND, StandIn
from bench.standin.world import Asked, Json, Person
from cogs.alhambra.face import AlhambraFace
from cogs.client import CONTROLS

STRING, INTEGER, BOOLEAN, USER, NUMBER = 3, 4, 5, 6, 10
TABLES = (0, 1, 1, 1, 1, 2, 99, 999_999_999_999)
QUESTIONS = (0, 1, 7, 999_999_999)
SETTINGS = ("seats", "pace", "then", "tidy", "hints", "scores", "language", "colour", "")
SETTING_COMMAND = "table options"
SIGNS = [chr(code) for code in (*range(32, 127), *range(0xA0, 0x250), *range(0x2000, 0x2100), *range(0x1F600, 0x1F650))]
GUESSES = (
    *SETTINGS,
    *("+", "-", "B-12", "T-7", "overview", "/0", "0", "-1", "99", "9" * 60, "٣", "²", "None", "nan", "1e999"),
    *("on", "wait", "RemoveBuilding.", "AddBuilding.garden-9", "tower", "Anna", "*", "<@1>", "{0}", "%s", "\x00"),
    *("22:00-8:00", "99:99-1", "8-8", "UTC", "Mars/Base", "/etc/passwd", "../..", "zz", "de", "’; DROP TABLE tables"),
)
OLD_IDS = (
    *("money", "b", "b:", "b:money", "b:money:1", "b:money:1:0", "m:do:1:x:", "x:money:1:0:", "b:MONEY:1:0:", ":::::"),
    *("b:money:-1:0:", "b::1:0:", "b:money:1:0:\n", "b:money:1:1234567890:", "b:money:1234567890123:0:", "modal:1"),
    *("b:money:1:0:" + "x" * 61, "b:money:٣:٣:", " b:money:1:0:", "b:other:1:0:"),
)
COMMANDS: dict[str, dict[str, int]] = {
    "take": {"cards": STRING},
    "buy": {"building": STRING},
    "place": {"place": STRING},
    "redesign": {"change": STRING},
    "end": {},
    "undo": {"everything": BOOLEAN},
    "hand": {},
    "games": {},
    "rules": {"about": STRING},
    "preferences": {"language": STRING},
    "privacy": {},
    "learn": {},
    "alhambra new": {"seats": INTEGER, "hours": NUMBER},
    "table join": {},
    "table leave": {},
    "table bots": {"number": INTEGER},
    "table start": {},
    SETTING_COMMAND: {"quiet": STRING, "zone": STRING, "then": STRING, "language": STRING, "hours": NUMBER},
    "table show": {},
    "alhambra market": {},
    "alhambra palace": {"player": STRING},
    "alhambra score": {"when": STRING},
    "table history": {},
    "table answers": {"about": STRING, "answer": STRING},
    "table export": {},
    "alhambra stats": {"player": USER},
    "table resign": {},
    "table replace": {"player": USER, "by": USER},
    "table kick": {"player": USER},
    "table host": {"to": USER},
    "table pause": {},
    "table resume": {},
    "table bring": {"table": STRING},
    "table cancel": {},
    "help": {},
    "alhambra modules": {"modules": STRING, "window": STRING},
    "moderate skip": {"player": USER},
    "owner block": {"person": USER, "server": STRING},
    "owner servers": {},
    "moderate defaults": {"seats": INTEGER, "language": STRING, "permission": STRING},
    "take ": {"card": STRING},
    "buy ": {"building": INTEGER},
    "alhambra": {},
    "alhambra other": {"cards": STRING},
    "other": {"cards": STRING},
}
"""The commands with their options, and some that there are not."""


class Forger:
    """Makes things up: by the same luck, the same things."""

    def __init__(self, discord: StandIn, luck: Random, codes: Sequence[str], people: Sequence[Person]) -> None:
        self._discord = discord
        self._luck = luck
        self._words = [*GUESSES, *codes]
        self._users = {person.id: person.payload() for person in people}

    def anything(self, person: Person, message: Json, but: set[str]) -> Asked:
        """Ask for something, on a message or in its channel, but not with some verbs and commands."""
        verb, command = (
            self._luck.choice(sorted(names.keys() - but))
            for names in ({**CONTROLS, **AlhambraFace().controls}, COMMANDS)
        )
        channel = message["channel_id"]
        ways: list[Callable[[], Asked]] = [
            lambda: self.control(person, message, self._id(verb, self.word())),
            lambda: self.control(person, message, self._id(verb, self.word())),
            lambda: self.control(person, message, self._luck.choice([*OLD_IDS, *[self._rubbish()] * len(OLD_IDS)])),
            lambda: self._slash(person, channel, command),
            lambda: self._slash(person, channel, command, AUTOCOMPLETE),
        ]
        return self._luck.choice(ways)()

    def setting(self, person: Person, message: Json) -> Asked:
        """Choose a setting that cannot be chosen, by a menu or by typing."""
        if self._luck.random() < 0.3:
            return self._slash(person, message["channel_id"], SETTING_COMMAND)
        return self.control(person, message, f"m:set:1:0:{self._luck.choice(SETTINGS)}")

    def control(self, person: Person, message: Json, custom_id: str) -> Asked:
        """Use a control, of a message that may have it or not."""
        kind = self._luck.choice([BUTTON, MENU])
        shown: Json = {"type": kind, "id": 2, "custom_id": custom_id, "style": 1, "label": "Forged", "options": []}
        if self._luck.random() < 0.8:
            message = {**message, "components": [{"type": 1, "id": 1, "components": [shown]}]}
        data: Json = {"custom_id": custom_id, "component_type": kind, "id": 2}
        if kind == MENU:
            data["values"] = [self.word() for _ in range(self._luck.choice([0, 1, 1, 1, 1, 3]))]
        return self._discord.ask(person, COMPONENT, data, message["channel_id"], message=message)

    def word(self) -> str:
        """Return a word that means something, though hardly here, or nothing at all."""
        return self._rubbish() if self._luck.random() < 0.2 else self._luck.choice(self._words)

    def _id(self, verb: str, detail: str) -> str:
        """Return an id as ours are."""
        kind, table, since = self._luck.choice("bm"), self._luck.choice(TABLES), self._luck.choice(QUESTIONS)
        return f"{kind}:{verb}:{table}:{since}:{detail[:60]}"

    def _rubbish(self) -> str:
        return "".join(self._luck.choices(SIGNS, k=self._luck.choice([1, 2, 10, 60, 100])))

    def _slash(self, person: Person, channel: str, command: str, kind: int = COMMAND) -> Asked:
        given = [self._option(name, way) for name, way in COMMANDS[command].items() if self._luck.random() < 0.9]
        if kind == AUTOCOMPLETE and given:
            given[0]["focused"] = True
        name, *inner = command.split()
        options = [{"name": inner[0], "type": SUBCOMMAND, "options": given}] if inner else given
        data: Json = {"id": "1", "name": name, "type": 1, "options": options, "resolved": {"users": self._users}}
        return self._discord.ask(person, kind, data, channel)

    def _option(self, name: str, kind: int) -> Json:
        values: dict[int, list[Any]] = {
            STRING: [self.word()],
            INTEGER: [-1, 0, 3, 17, 1 << 52],
            BOOLEAN: [True, False],
            USER: ["1", str(1 << 62), *self._users],
            NUMBER: [-1.0, 0, 0.001, 24, 1e308],
        }
        return {"name": name, "type": kind, "value": self._luck.choice(values[kind])}
