"""What a scenario says must hold, compared with what does."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeAlias

from msgspec import UNSET

from alhambra.base.placing import places
from alhambra.base.redesign import removable, swap_places
from alhambra.components import TileId
from alhambra.game import Game
from alhambra.grid import Cell
from alhambra.ledger import Position
from alhambra.rulebook import rulebook
from alhambra.state import SLOTS, Player, State
from alhambra.tools.scenario.parts import differences
from alhambra.tools.scenario.pieces import copies, known_tile, plain_name
from alhambra.tools.scenario.shape import (
    CellName,
    GateName,
    PieceName,
    PlayerName,
    Scenario,
    Sight,
    Step,
    cell_name,
    cell_of,
    gate_name,
    tile_turned,
    turned_name,
)
from alhambra.tools.scenario.steps import take_step
from alhambra.view import PlayerView, RivalView, View, view
from tabletop.refused import Refused
from tabletop.tools.scenarios import Faulty

Comparison: TypeAlias = tuple[str, Any, Any]
"""What was looked at, what was expected, and what was found."""


class Expectations:
    """The position that a scenario led to, asked about."""

    def __init__(self, scenario: Scenario, before: State, game: Game) -> None:
        self.scenario = scenario
        self.before = before
        self.game = game
        self.state = game.state
        self.at = Position(rulebook(game.state.options), game.state)
        self.view = view(game, None)

    def differences(self) -> Iterator[Comparison]:
        """Yield all that is not as expected."""
        for key, compare in CHECKS.items():
            expected = getattr(self.scenario.then, key)
            if expected is not UNSET:
                for where, wanted, found in compare(self, expected):
                    if wanted != found:
                        yield f"{key} {where}".rstrip(), wanted, found
        for module, part in self.scenario.then.parts.items():
            for where, wanted, found in differences(self.scenario, self.at, module, part):
                yield f"{module} {where}", wanted, found

    def turn(self, name: PlayerName) -> Iterator[Comparison]:
        """Who is active."""
        self.scenario.seat(name)
        yield "", name, self.scenario.players[self.state.turn.seat]

    def phase(self, label: str) -> Iterator[Comparison]:
        """What the game waits for."""
        yield "", label, self.view.state

    def market(self, stalls: dict[str, PieceName | None]) -> Iterator[Comparison]:
        """The tiles on the named stalls."""
        currencies = self.at.rules.components.currencies
        for currency, tile in stalls.items():
            if currency not in currencies:
                raise Faulty(f"unknown currency {currency!r}")
            expected = None if tile is None else known_tile(self.at.rules, tile)
            yield currency, expected, self.state.market[currencies.index(currency)]

    def display(self, cards: list[PieceName | None]) -> Iterator[Comparison]:
        """The open cards, slot by slot."""
        yield "", self._cards(cards + [None] * (SLOTS - len(cards))), self._cards(self.state.display)

    def hands(self, hands: dict[PlayerName, list[PieceName]]) -> Iterator[Comparison]:
        """Hands, without order."""
        for name, cards in hands.items():
            hand = self._player(name).hand
            yield name, sorted(map(str, self._cards(cards))), sorted(map(str, self._cards(hand)))

    def palaces(self, palaces: dict[PlayerName, dict[CellName, PieceName]]) -> Iterator[Comparison]:
        """The whole palaces of the named players."""
        for name, tiles in palaces.items():
            named = {cell_of(cell): tile_turned(tile) for cell, tile in tiles.items()}
            rules, palace = self.at.rules, self._player(name).palace
            expected = {cell: turned_name(known_tile(rules, tile), turned) for cell, (tile, turned) in named.items()}
            yield name, expected, {one.cell: turned_name(one.tile, one.turned) for one in palace.all}

    def gates(self, gates: dict[PlayerName, list[GateName]]) -> Iterator[Comparison]:
        """The gates in the palaces of the named players."""
        for name, sides in gates.items():
            yield name, sorted(sides), sorted(map(gate_name, self._player(name).palace.gates))

    def reserves(self, reserves: dict[PlayerName, list[PieceName]]) -> Iterator[Comparison]:
        """Reserves, without order."""
        for name, tiles in reserves.items():
            yield name, self._tiles(tiles), sorted(self._player(name).reserve)

    def aside(self, asides: dict[PlayerName, list[PieceName]]) -> Iterator[Comparison]:
        """What is set aside, without order."""
        for name, tiles in asides.items():
            yield name, self._tiles(tiles), sorted(self._player(name).aside)

    def rivals(self, rivals: dict[str, list[PieceName]]) -> Iterator[Comparison]:
        """The tiles of those without a seat, without order."""
        for name, tiles in rivals.items():
            who = self._participant(name) - len(self.state.players)
            yield name, self._tiles(tiles), sorted(self.state.rivals[who].tiles)

    def scores(self, scores: dict[PlayerName, int]) -> Iterator[Comparison]:
        """Points."""
        for name, points in scores.items():
            yield name, points, _scores(self.state)[self._participant(name)]

    def gained(self, gained: dict[PlayerName, int]) -> Iterator[Comparison]:
        """Points since the beginning of the scenario."""
        for name, points in gained.items():
            who = self._participant(name)
            yield name, points, _scores(self.state)[who] - _scores(self.before)[who]

    def walls(self, lengths: dict[PlayerName, int]) -> Iterator[Comparison]:
        """The lengths of the longest walls."""
        for name, length in lengths.items():
            yield name, length, len(self.view.players[self.scenario.seat(name)].wall)

    def counts(self, counts: dict[PlayerName, dict[str, int]]) -> Iterator[Comparison]:
        """How many buildings of the named kinds the named players have."""
        participants: list[PlayerView | RivalView] = [*self.view.players, *self.view.rivals]
        for name, kinds in counts.items():
            if unknown := set(kinds) - set(self.at.rules.components.kinds):
                raise Faulty(f"unknown kind {min(unknown)!r}")
            for kind, number in kinds.items():
                yield f"{name} {kind}", number, participants[self._participant(name)].counts.get(kind, 0)

    def places(self, cells: dict[PieceName, list[CellName]]) -> Iterator[Comparison]:
        """Where the active player may build a tile."""
        for tile, expected in cells.items():
            found = places(self.at, self.state.turn.seat, known_tile(self.at.rules, tile))
            yield tile, _named(map(cell_of, expected)), _named(found)

    def removable(self, cells: list[CellName]) -> Iterator[Comparison]:
        """Which tiles the active player may take out."""
        yield "", _named(map(cell_of, cells)), _named(removable(self.at, self.state.turn.seat))

    def swappable(self, cells: dict[PieceName, list[CellName]]) -> Iterator[Comparison]:
        """Where the active player may swap in a tile."""
        for tile, expected in cells.items():
            found = swap_places(self.at, self.state.turn.seat, known_tile(self.at.rules, tile))
            yield tile, _named(map(cell_of, expected)), _named(found)

    def legal(self, steps: list[Step]) -> Iterator[Comparison]:
        """Steps that must be accepted."""
        for step in steps:
            refusal = self._refusal_of(step)
            yield str(step), "accepted", f"refused: {refusal}" if refusal else "accepted"

    def illegal(self, steps: list[Step]) -> Iterator[Comparison]:
        """Steps that must be refused."""
        for step in steps:
            yield str(step), "refused", "refused" if self._refusal_of(step) else "accepted"

    def asked(self, names: list[PlayerName]) -> Iterator[Comparison]:
        """Who is asked, in the order of priority, as everybody may know."""
        yield "", self._names(map(self.scenario.seat, names)), self._names(self.view.asked)

    def winners(self, names: list[PlayerName]) -> Iterator[Comparison]:
        """Who has won."""
        expected = sorted(map(self.scenario.seat, names))
        yield "", self._names(expected), self._names(self.state.winners)

    def deck(self, cards: list[PieceName]) -> Iterator[Comparison]:
        """The next cards to be drawn, the first one first."""
        yield "", self._cards(cards), self._cards(self.state.secret.deck[: len(cards)])

    def bag(self, tiles: list[PieceName]) -> Iterator[Comparison]:
        """The next tiles to be drawn, the first one first."""
        yield "", [known_tile(self.at.rules, tile) for tile in tiles], list(self.state.secret.bag[: len(tiles)])

    def deck_size(self, number: int) -> Iterator[Comparison]:
        """How many cards the draw pile holds."""
        yield "", number, len(self.state.secret.deck)

    def bag_size(self, number: int) -> Iterator[Comparison]:
        """How many tiles the bag holds."""
        yield "", number, len(self.state.secret.bag)

    def discard(self, cards: list[PieceName]) -> Iterator[Comparison]:
        """The discard pile, without order."""
        yield "", sorted(map(str, self._cards(cards))), sorted(map(str, self._cards(self.state.discard)))

    def scored(self, rounds: list[int]) -> Iterator[Comparison]:
        """The rounds that have been scored."""
        yield "", rounds, list(self.state.scored)

    def sees(self, sights: dict[PlayerName, Sight]) -> Iterator[Comparison]:
        """What a player, or a `spectator`, sees of the hands, and how many buildings nowhere."""
        for name, sight in sights.items():
            seen = view(self.game, None if name == "spectator" else self.scenario.seat(name))
            found = None if seen.hand is None else sorted(map(str, self._cards(card.id for card in seen.hand)))
            yield name, sight.hand and sorted(map(str, self._cards(sight.hand))), found
            for other, number in sight.cards.items():
                yield f"{name} {other}", number, seen.players[self.scenario.seat(other)].cards
            if sight.unseen is not None:
                hidden = {tile.id for tile in self.at.rules.components.buildings}.difference(_lying_open(seen))
                yield f"{name} unseen", sight.unseen, len(hidden)

    def _refusal_of(self, step: Step) -> Refused | None:
        try:
            take_step(self.scenario, self.game, step)
        except Refused as refusal:
            return refusal
        return None

    def _names(self, seats: Iterable[int]) -> list[PlayerName]:
        return [self.scenario.players[seat] for seat in seats]

    def _player(self, name: PlayerName) -> Player:
        return self.state.players[self.scenario.seat(name)]

    def _participant(self, name: PlayerName) -> int:
        """Return the place of a player, or of somebody without a seat, among all who score."""
        rivals = [rival.name for rival in self.state.rivals]
        return len(self.state.players) + rivals.index(name) if name in rivals else self.scenario.seat(name)

    def _cards(self, names: Iterable[PieceName | None]) -> list[PieceName | None]:
        rules = self.at.rules
        return [None if name is None else plain_name(rules, copies(rules, name)[0]) for name in names]

    def _tiles(self, names: list[PieceName]) -> list[str]:
        return sorted(known_tile(self.at.rules, name) for name in names)


def _lying_open(seen: View) -> Iterator[TileId]:
    """Yield the tiles that a viewer sees somewhere (C-38)."""
    yield from (tile.id for tile in seen.market if tile is not None)
    for player in seen.players:
        yield from (standing.tile.id for standing in player.palace)
        yield from (tile.id for tile in (*player.reserve, *player.aside))
    yield from (tile.id for rival in seen.rivals for tile in rival.tiles)


def _scores(state: State) -> list[int]:
    return [player.score for player in state.players] + [rival.score for rival in state.rivals]


def _named(cells: Iterable[Cell]) -> list[CellName]:
    return sorted(map(cell_name, cells))


CHECKS: dict[str, Callable[[Expectations, Any], Iterator[Comparison]]] = {
    "turn": Expectations.turn,
    "state": Expectations.phase,
    "market": Expectations.market,
    "display": Expectations.display,
    "hands": Expectations.hands,
    "palaces": Expectations.palaces,
    "gates": Expectations.gates,
    "reserves": Expectations.reserves,
    "aside": Expectations.aside,
    "rivals": Expectations.rivals,
    "scores": Expectations.scores,
    "walls": Expectations.walls,
    "counts": Expectations.counts,
    "gained": Expectations.gained,
    "places": Expectations.places,
    "removable": Expectations.removable,
    "swappable": Expectations.swappable,
    "legal": Expectations.legal,
    "illegal": Expectations.illegal,
    "winners": Expectations.winners,
    "asked": Expectations.asked,
    "deck": Expectations.deck,
    "bag": Expectations.bag,
    "deck_size": Expectations.deck_size,
    "bag_size": Expectations.bag_size,
    "discard": Expectations.discard,
    "scored": Expectations.scored,
    "sees": Expectations.sees,
}
