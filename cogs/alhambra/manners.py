"""How a tile stands on its cell, and what is chosen besides: asked after the place, and only if there is a choice."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product, takewhile
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from alhambra.actions import Action, Together, one_by_one
from alhambra.view import How, Whereto
from cogs.alhambra.sides import arrows_for
from cogs.alhambra.words import besides_of, kind_of
from cogs.card import Card, Row
from cogs.controls import MenuLine, choices
from render.alhambra.layout.naming import corner_letters
from render.alhambra.place import MannerPicture, Way
from render.kit.layout.wording import capital
from tabletop.cellname import cell_name
from tabletop.option import Option
from texts.catalogue import Catalogue

if TYPE_CHECKING:
    from cogs.alhambra.panels import Panels


NOTHING = "_"
"""Picked by whoever leaves it to the default."""


class Manners:
    """The panels of one player who has chosen where a tile goes."""

    def __init__(self, panels: "Panels") -> None:
        self._panels = panels

    def asked(self, action: Action, code: str, picked: Sequence[str], *, anyhow: bool) -> Card | None:
        """Ask what is still open: in which manner, unless it was chosen, then what each part lets one choose."""
        ways = self._ways(action)
        if len(ways) > 1 and anyhow:
            return self._which(ways)
        questions = self._questions(action)
        if len(picked) >= len(questions):
            return None
        part = list(questions)[len(picked)]
        return self._beside(part, questions[part], ".".join([code, *picked]), action)

    def completed(self, action: Action, picked: Sequence[str]) -> Action:
        """Return a placement with all that was picked besides, by the numbers of the choices."""
        questions = self._questions(action) if picked else {}
        if not questions:
            return action
        more = {
            part: values[int(number)]
            for (part, values), number in zip(questions.items(), picked, strict=False)
            if number.isdecimal() and int(number) < len(values)
        }
        *before, _ = one_by_one([action])
        placed = placement_in(action)
        done: Action = replace(placed, how=placed.how.with_more(more))
        return Together(done.seat, (*before, done)) if before else done

    def spelled_out(self, options: Iterable[Option]) -> Iterator[Option]:
        """Yield placements with all that can be chosen besides, for whoever names it in one line."""
        for option in options:
            questions = self._questions(option.action)
            for values in product(*([NOTHING, *values] for values in questions.values())):
                more = {part: value for part, value in zip(questions, values, strict=True) if value != NOTHING}
                if more:
                    yield self._panels.glance.option(replace(option.action, how=option.action.how.with_more(more)))

    def _ways(self, action: Action) -> list[Option]:
        """List the manners in which the same tile may stand on the same cell; what looks the same is one."""
        one = placement_in(action)
        if one is None:
            return []
        options = self._panels.after_finishing() if isinstance(action, Together) else self._panels.options
        same = [option for option in options if plainly(option.action) == plainly(one)]
        words, view = self._panels.words, self._panels.view
        looks = {(words.standing_so(each.action, view).walls, each.action.how.gate): each for each in same[::-1]}
        return list(looks.values())[::-1]

    def _which(self, ways: Sequence[Option]) -> Card:
        say, picture = self._panels.say, self._picture(*ways)
        entries = [
            MenuLine(option.code, how_label(number, way, option.action.how, say))
            for number, (option, way) in enumerate(zip(ways, picture.ways, strict=True), 1)
        ]
        return self._card("panel-how", ways[0].action, picture, self._rows("choose-how", entries))

    def _picture(self, *ways: Option) -> MannerPicture:
        action, words = ways[0].action, self._panels.words
        return MannerPicture.of(
            self._panels.player_of(action),
            words.tile_now(action, self._panels.view),
            action.cell,
            [option.action.how for option in ways],
            language=words.language,
        )

    def _rows(self, key: str, entries: Sequence[MenuLine]) -> list[Row]:
        return choices(self._panels.say(key), self._panels.purpose("how"), entries, "main")

    def _card(self, key: str, action: Any, picture: MannerPicture, offered: Sequence[Row]) -> Card:
        words = self._panels.words
        text = words.say(key, tile=capital(words.tile(action.tile)), cell=cell_name(action.cell))
        if kind_of(action) in words.answers:
            return self._panels.asking().card(text, picture, offered)
        return self._panels.card(text, picture, *offered)

    def _questions(self, action: Action) -> Mapping[str, Sequence[str]]:
        """Return what the parts let one choose here; where there is but one thing, nobody is asked."""
        one, view = placement_in(action), self._panels.view
        if one is None or not view.has_besides:
            return {}
        if isinstance(action, Together):
            view = self._panels.glance.imagined(self._panels.user, action.actions[0]).view(self._panels.user)
        offered = view.besides.get(Whereto(one.tile, one.cell, one.how, getattr(one, "manner", "")), {})
        out_of_turn = kind_of(one) in self._panels.words.answers
        asked = {part: values for part, values in offered.items() if out_of_turn or not besides_of(part).later}
        return {part: values for part, values in asked.items() if len(values) > 1}

    def _beside(self, part: str, values: Sequence[str], so_far: str, action: Action) -> Card:
        room, words, one = besides_of(part), self._panels.words, placement_in(action)
        entries = [
            MenuLine(f"{so_far}.{number}", capital(room.called(words, value)), emoji=words.emojis.of(room.emoji(value)))
            for number, value in enumerate(values)
        ]
        if room.default:
            entries.insert(0, MenuLine(so_far + self._by_default(part, action), capital(words.say(room.default))))
        picture = self._picture(Option("", one))
        return self._card(f"panel-besides-{part}", one, picture, self._rows("choose-besides", entries))

    def _by_default(self, part: str, action: Action) -> str:
        """Leave a question open, and those after it that can be left open as well: nobody has to care."""
        parts = list(self._questions(action))
        left = takewhile(lambda one: besides_of(one).default, parts[parts.index(part) :])
        return "".join(f".{NOTHING}" for _ in left)


def placement_in(action: Action) -> Any:
    """Return the placement that an action ends with, None if it ends with another thing."""
    [*_, one] = one_by_one([action])
    return one if getattr(one, "cell", None) is not None and hasattr(one, "how") else None


def plainly(action: Action) -> Action:
    """Return a placement, whatever was chosen besides its cell."""
    return replace(action, how=How()) if hasattr(action, "how") else action


def how_label(number: int, way: Way, how: How, say: Catalogue) -> str:
    """Name a manner: the walls as they would stand, and the gate; or the corner of what fills half of its cell."""
    if way.tile.half:
        return say("how-label-corner", number=number, corner=corner_letters(how.turned or 0, say), wall=way.wall)
    sides = "".join(side for place, side in enumerate("NESW") if way.walls >> place & 1)
    key = "how-label-gate" if how.gate else "how-label"
    arrows = arrows_for(sides, say) or say("how-no-walls")
    return say(key, number=number, walls=arrows, wall=way.wall, gate=arrows_for(how.gate, say))
