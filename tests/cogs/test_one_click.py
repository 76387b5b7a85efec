"""What one click costs: the rules are asked to look at each game once for each viewer, whatever is shown of it."""

from collections import Counter
from pathlib import Path
from typing import Any

import simcord
from simcord.results import InteractionResult

from alhambra.game import Game
from alhambra.hosted import Alhambra
from alhambra.view import View
from tabletop.seat import Seat
from tests.cogs.world import World, is_asked, world

MOST_TURNS = 40
MOST_CLICKS = 12
EVERYTHING = {"panel", "buy", "place", "end", "take", "question", "answer"}


class Counting(Alhambra):
    """The real rules, which know how often they were asked to look, and at what."""

    def __init__(self) -> None:
        self._seen: list[Game] = []
        self.looks: Counter[tuple[int, Seat | None]] = Counter()

    def view(self, game: Game, viewer: Seat | None) -> View:
        self._seen.append(game)  # as long as it lives, no other game has its id
        self.looks[id(game), viewer] += 1
        return super().view(game, viewer)


class Counted(World):
    """A world that notes for each kind of click how many looks it took."""

    def __init__(self, *given: Any, **settings: Any) -> None:
        super().__init__(*given, **settings)
        self.rules = self.counting = Counting()
        self.most: Counter[str] = Counter()

    def note(self, click: str) -> None:
        """Note what a click took; nothing was looked at twice in the same way."""
        twice = {look: number for look, number in self.counting.looks.items() if number > 1}
        assert not twice, f"{click}: {twice}"
        self.most[click] = max(self.most[click], len(self.counting.looks))
        self.counting.looks.clear()


async def take_turn(counted: Counted, person: simcord.MemberActor) -> None:
    """Buy if possible, place what was bought, and end the turn; else take money."""
    shown = await person.click(counted.newest, label="Buy")
    counted.note("panel")
    for _ in range(MOST_CLICKS):
        if not await is_asked(counted, person) or "Answer" in counted.buttons(counted.newest):
            return
        shown = await click(counted, person, shown)
    raise AssertionError("a turn does not come to its end")


async def click(counted: Counted, person: simcord.MemberActor, shown: InteractionResult) -> InteractionResult:
    buttons, offers = counted.buttons(shown.response), counted.offers(shown.response)
    if "End turn" in buttons:
        shown = await counted.press(person, shown, "End turn")
        counted.note("end")
    else:
        buys = "exact" in offers[0].label or "over" in offers[0].label
        kind = "buy" if buys else "place" if "Undo" in buttons else "take"
        shown = await counted.take_up(person, shown, offers[0])
        counted.note(kind)
    return shown


async def answer(counted: Counted, person: simcord.MemberActor) -> None:
    shown = await person.click(counted.newest, label="Answer")
    counted.note("question")
    await counted.press(person, shown, "Pass")
    counted.note("answer")


async def test_a_click_looks_at_a_game_once_for_each_who_is_shown_it(tmp_path: Path) -> None:
    async with world(tmp_path, 3, kind=Counted) as counted:
        assert isinstance(counted, Counted)
        await counted.start(modules="vizier")
        counted.note("start")
        for _ in range(MOST_TURNS):
            person = await counted.asked()
            await (answer if "Answer" in counted.buttons(counted.newest) else take_turn)(counted, person)
            if counted.most.keys() >= EVERYTHING:
                break
        assert counted.most.keys() >= EVERYTHING
        everybody = 1 + len(counted.people)
        assert counted.most["panel"] <= 1
        assert counted.most["question"] <= 2, "the own view, and what everybody sees of the question"
        assert counted.most["buy"] <= 1, "the own view afterwards; before it, the panel has seen it"
        assert counted.most["place"] <= 2
        for ends in ("end", "take", "answer"):
            assert counted.most[ends] <= everybody, ends
