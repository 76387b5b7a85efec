"""What a scenario expects, compared with what came about."""

from collections.abc import Iterator
from typing import Any

from msgspec import UNSET

from kingdomino.dominoes import dominoes
from kingdomino.game import Game
from kingdomino.grid import cell_at
from kingdomino.kingdom import in_order
from kingdomino.options import setup_for
from kingdomino.scoring import bonuses_in, parts_of, places, standing_of, totals
from kingdomino.state import GAME_END, PLACE, Standing
from kingdomino.tools.scenario.shape import Name, Scenario, cells_of
from kingdomino.tools.scenario.steps import take_step
from tabletop.refused import Refused


class Expectations:
    """What a scenario expects of a game."""

    def __init__(self, scenario: Scenario, game: Game) -> None:
        self._scenario = scenario
        self._then = scenario.then
        self._game = game
        self._state = game.state
        self._names = scenario.players

    def differences(self) -> Iterator[tuple[str, Any, Any]]:
        """Yield what is not as expected: its name, what was expected, what was found."""
        for what, wanted, found in (*self._whole(), *self._by_player()):
            if wanted is not UNSET and wanted != found:
                yield what, wanted, found
        for key, steps, fine in (("legal", self._then.legal, True), ("illegal", self._then.illegal, False)):
            for step in steps:
                if self._is_accepted(step) != fine:
                    yield f"{key} {step}", fine, not fine

    def _is_accepted(self, step: Any) -> bool:
        try:
            take_step(self._scenario, self._game, step)
        except Refused:
            return False
        return True

    def _whole(self) -> Iterator[tuple[str, Any, Any]]:
        then, state = self._then, self._state
        begun = state.done if state.asks == PLACE else state.done + 1
        yield "turn", then.turn, self._name(state.turn)
        yield "state", then.state, state.asks
        kings: list[int | None] = [*state.kings] or [slot.king for slot in state.older[state.done :]]
        yield "order", then.order, tuple(map(self._name, kings))
        current = {slot.number: self._name(slot.king) for slot in state.older[begun:]}
        yield "current", then.current, {} if state.asks == GAME_END else current
        yield "next", then.next, {slot.number: self._name(slot.king) for slot in state.newer}
        yield "leftover", _sorted(then.leftover), _sorted(state.left_over)
        yield "pile_size", then.pile_size, len(state.secret.pile)
        ranking = places(self._standings())
        groups = [
            tuple(sorted(self._names[seat] for seat, one in enumerate(ranking) if one == place))
            for place in sorted(set(ranking))
        ]
        wanted = then.ranking if then.ranking is UNSET else [tuple(sorted(group)) for group in then.ranking]
        yield "ranking", wanted, groups
        yield "winners", _sorted(then.winners), list(groups[0])

    def _standings(self) -> tuple[Standing, ...]:
        """Return what decides: all games of a Dynasty that are over, else the kingdoms as they are now."""
        state = self._state
        now = tuple(standing_of(player, state.options) for player in state.players)
        return totals(state.earlier) if state.earlier else now

    def _by_player(self) -> Iterator[tuple[str, Any, Any]]:
        then, state = self._then, self._state
        for seat, name in enumerate(self._names):
            player, kingdom = state.players[seat], state.players[seat].kingdom
            standing = standing_of(player, state.options)
            lying = then.kingdoms.get(name, {}).items()
            wanted = {number: in_order(number, *cells_of(cells)) for number, cells in lying}
            laid = {one.number: (one.first, one.second) for one in kingdom.laid}
            yield f"kingdoms {name}", wanted if name in then.kingdoms else UNSET, laid
            yield f"discards {name}", _sorted(then.discards.get(name, UNSET)), _sorted(player.discards)
            yield from self._places(name, seat)
            found = sorted((one.terrain, one.squares, one.crowns) for one in kingdom.territories)
            yield f"territories {name}", _sorted(then.territories.get(name, UNSET)), found
            parts = dict(parts_of(player, state.options))
            points = {"land": kingdom.points, **{bonus: parts[bonus] for bonus in bonuses_in(state.options)}}
            yield f"points {name}", then.points.get(name, UNSET), points
            yield f"score {name}", then.score.get(name, UNSET), standing.score
            yield f"largest {name}", then.largest.get(name, UNSET), standing.largest
            yield f"crowns {name}", then.crowns.get(name, UNSET), standing.crowns
            total = sum(one[seat].score for one in state.earlier)
            yield f"totals {name}", then.totals.get(name, UNSET), total

    def _places(self, name: Name, seat: int) -> Iterator[tuple[str, Any, Any]]:
        kingdom, size = self._state.players[seat].kingdom, setup_for(self._state.options).size
        for number, cells in self._then.places.get(name, {}).items():
            if number not in dominoes():
                yield f"places {name}", f"a domino {number}", "none"
                continue
            wanted = sorted(in_order(number, *cells_of(one)) for one in cells)
            found = sorted((cell_at(one), cell_at(other)) for one, other in kingdom.pairs(number, size))
            yield f"places {name} {number}", wanted, found

    def _name(self, seat: int | None) -> Name | None:
        return None if seat is None else self._names[seat]


def _sorted(values: Any) -> Any:
    return values if values is UNSET else sorted(values)
