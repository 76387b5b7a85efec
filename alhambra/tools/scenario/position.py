"""The position in which a scenario begins."""

from collections.abc import Iterable

from msgspec.structs import replace

from alhambra.base.placing import as_it_is, veto
from alhambra.base.setup import PILES
from alhambra.game import Game, new_game
from alhambra.grid import spot_of
from alhambra.how import turn
from alhambra.ledger import Position
from alhambra.options import Options
from alhambra.palace import Built, Palace
from alhambra.rulebook import Rulebook, rulebook
from alhambra.state import SLOTS, Player, Rival, Secret, State, Turn
from alhambra.tools.beginning import begun
from alhambra.tools.invariants import flaw_of
from alhambra.tools.scenario.part import rivals
from alhambra.tools.scenario.parts import lay_out_parts
from alhambra.tools.scenario.pieces import Box
from alhambra.tools.scenario.shape import Given, PlayerName, Scenario, cell_of, gate_of, tile_turned
from tabletop.refused import Refused
from tabletop.rng import Rng
from tabletop.tools.scenarios import Faulty

MIDDLE = (2, 3, 4)
"""The piles into which further cards are shuffled."""


def build(scenario: Scenario) -> Game:
    """Set up the given position; what is not given is empty, and unused pieces wait to be drawn."""
    if len(set(scenario.players)) < len(scenario.players):
        raise Faulty("two players have the same name")
    options = Options(
        players=len(scenario.players),
        modules=tuple(scenario.modules),
        interrupts=scenario.interrupts,
        sparing=scenario.sparing,
        variants=tuple(scenario.variants),
    )
    seed = f"{scenario.seed % 2**256:064x}"
    try:
        if scenario.fresh:
            if scenario.given != Given():
                raise Faulty("a fresh game begins as it is set up")
            return new_game(options, seed).game
        state = _Table(rulebook(options), scenario, Rng(seed)).state()
    except Refused as refusal:
        raise Faulty(str(refusal)) from refusal
    return Game(state, state)


class _Table:
    """A position being laid out piece by piece."""

    def __init__(self, rules: Rulebook, scenario: Scenario, rng: Rng) -> None:
        self.rules = rules
        self.scenario = scenario
        self.given = scenario.given
        self.rng = rng
        self.fresh = begun(rules.options, rng.seed).state
        """What the setup would make of it."""
        self.tiles = Box(rules, rules.tiles)
        scored = [card.id for card in rules.components.scoring_cards if card.round in self.given.scored]
        left_out = {card.id for card in rules.components.money}.difference(rules.deck).union(scored)
        others = [card for card in rules.cards if card not in left_out and card not in rules.deck]
        self.cards = Box(rules, (*rules.deck, *others))

    def state(self) -> State:
        """Lay out everything."""
        given = self.given
        self._check_names()
        players = tuple(self._player(name) for name in self.scenario.players)
        market = tuple(
            None if (tile := given.market.get(currency)) is None else self.tiles.take(tile)
            for currency in self.rules.components.currencies
        )
        display = [None if card is None else self.cards.take(card) for card in given.display]
        discard = self.cards.take_all(given.discard)
        rivals = self._rivals()
        deck, bag = self.cards.take_all(given.deck), self.tiles.take_all(given.bag)
        slices = lay_out_parts(self.scenario, self.rules, self.fresh, self.tiles, self.cards)
        in_bag = set(self.rules.bag)
        state = State(
            options=self.rules.options,
            players=players,
            rivals=rivals,
            market=market,
            display=tuple(display + [None] * (SLOTS - len(display))),
            discard=discard,
            turn=Turn(self.scenario.seat(given.turn or self.scenario.players[0])),
            agenda=self.rules.turn_agenda,
            scored=tuple(given.scored),
            slices=slices,
            secret=Secret(
                deck=deck + self._rest_of_the_cards()[: given.deck_size],
                bag=bag + self._shuffled(tile for tile in self.tiles.left if tile in in_bag)[: given.bag_size],
                rng=self.rng,
            ),
        )
        if self.rules.adds_walls:
            state = self._with_pieces(state)
        self._check_palaces(state)
        return state

    def _check_names(self) -> None:
        given, currencies = self.given, self.rules.components.currencies
        for name in (*given.hands, *given.palaces, *given.gates, *given.reserves, *(given.scores.keys() - rivals())):
            self.scenario.seat(name)
        if unknown := set(given.market) - set(currencies):
            raise Faulty(f"unknown currency {min(unknown)!r}")
        if len(given.display) > SLOTS:
            raise Faulty(f"the display has {SLOTS} slots")
        if given.scored not in ([], [1], [2], [1, 2]):
            raise Faulty("only rounds 1 and 2 are scored before the end, each once")
        if min(given.deck_size or 0, given.bag_size or 0) < 0:
            raise Faulty("a size is at least 0")

    def _player(self, name: PlayerName) -> Player:
        given = self.given
        return Player(
            hand=self.cards.take_all(given.hands.get(name, [])),
            palace=self._palace(name),
            reserve=self.tiles.take_all(given.reserves.get(name, [])),
            score=given.scores.get(name, 0),
        )

    def _palace(self, name: PlayerName) -> Palace:
        built = []
        for cell, tile in self.given.palaces.get(name, {}).items():
            piece_name, turned = tile_turned(tile)
            piece = self.rules.tiles[self.tiles.take(piece_name)]
            if spot_of(cell_of(cell)) is None:
                raise Faulty(f"no palace reaches as far as {cell}")
            built.append(Built(*cell_of(cell), piece.id, turn(piece.walls, turned), turned))
        pieces = self.rules.tiles
        return Palace(
            tuple(one for one in built if not pieces[one.tile].outside and not pieces[one.tile].half),
            tuple(one for one in built if pieces[one.tile].outside),
            gates=tuple(map(gate_of, self.given.gates.get(name, []))),
            halves=tuple(one for one in built if pieces[one.tile].half),
        )

    def _with_pieces(self, state: State) -> State:
        """Let the walls of standing tiles have the pieces that modules keep."""
        at = Position(self.rules, state)
        for seat, player in enumerate(state.players):
            walls = {one: as_it_is(at, self.rules.tiles[one.tile], one.turned).walls for one in player.palace.tiles}
            tiles = tuple(replace(one, walls=now) for one, now in walls.items())
            state = state.with_player(seat, palace=player.palace.of_tiles(tiles, player.palace.outworks))
        return state

    def _check_palaces(self, state: State) -> None:
        if self.scenario.geometry:
            return
        for name, player in zip(self.scenario.players, state.players, strict=True):
            flaw = flaw_of(player.palace) or veto(Position(self.rules, state), player.palace)
            if flaw:
                raise Faulty(f"the palace of {name} breaks {flaw}")

    def _rivals(self) -> tuple[Rival, ...]:
        """Lay out the tiles of those who take part without a seat."""
        given, present = self.given, [rival.name for rival in self.fresh.rivals]
        for name, fault in rivals().items():
            if name not in present and (given.rivals.get(name) or name in given.scores):
                raise Faulty(fault)
        return tuple(
            Rival(name, self.tiles.take_all(given.rivals.get(name, [])), given.scores.get(name, 0)) for name in present
        )

    def _rest_of_the_cards(self) -> tuple[str, ...]:
        """Shuffle what is left, scoring cards and others into the piles where the setup could have put them (C-15)."""
        scoring = {card.id: card.pile for card in self.rules.components.scoring_cards if card.id in self.cards.left}
        rest = list(self._shuffled(card for card in self.cards.left if card in self.rules.money))
        others = [card for card in self.cards.left if card not in self.rules.money and card not in scoring]
        others = [card for card in others if self.rules.cards[card].family in self.rules.reveals]
        for number, card in enumerate(self._shuffled(others) if others else ()):
            scoring[card] = MIDDLE[number % len(MIDDLE)]
        for card, pile in scoring.items():
            start, end = (len(rest) * number // PILES for number in (pile - 1, pile))
            place, self.rng = self.rng.below(end - start + 1)
            rest.insert(start + place, card)
        return tuple(rest)

    def _shuffled(self, items: Iterable[str]) -> tuple[str, ...]:
        order, self.rng = self.rng.shuffled(items)
        return order
