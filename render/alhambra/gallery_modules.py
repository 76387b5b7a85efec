"""One of everything that modules bring, from games that were played with them."""

from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from itertools import islice

from alhambra.base.placing import places
from alhambra.events import RoundScored
from alhambra.game import Game
from alhambra.grid import Cell
from alhambra.hosted import Alhambra
from alhambra.ledger import Position
from alhambra.options import Options
from alhambra.registry import known_modules
from alhambra.rulebook import rulebook
from alhambra.tools.random_play import numbered_seed, random_game
from alhambra.view import Card, How, Money, Tile, View, view
from render.alhambra import GAME
from render.alhambra.end import EndPicture
from render.alhambra.gallery_samples import NAMES, ODD_NAMES, SEED, new_since, ranking_of, rivals_of, totals_of
from render.alhambra.hand import HandPicture
from render.alhambra.layout.badges import Badge
from render.alhambra.layout.naming import card_called
from render.alhambra.market import MarketPicture
from render.alhambra.module_pieces import ModulePiecesPicture
from render.alhambra.palace import PalacePicture
from render.alhambra.place import MannerPicture, PlacePicture
from render.alhambra.replay import Replay
from render.alhambra.rival import RivalPicture
from render.alhambra.room import SheetPanel
from render.alhambra.rooms import rooms
from render.alhambra.scoring import ScoringPicture
from render.alhambra.table import TablePicture
from render.kit.picture import Picture
from tabletop.rules import Points
from texts.catalogue import ENGLISH, catalogue

MODULES = tuple(module.id for module in known_modules() if module.number)
AUCTION = "auction"
ALONE = 200
"""After how many actions a game with one module is shown."""
STEP = 10
"""How many actions there are from one moment of a replay to the next."""


def module_gallery(numbers: Iterable[int]) -> Iterator[tuple[str, Picture]]:
    """Yield what modules bring: their pieces, games with all of them at once, and with each alone."""
    yield "module-pieces", module_pieces()
    for players in numbers:
        yield from _module_game(players)
    for module in MODULES:
        _, game, _ = next(islice(random_game(Options(3, (module,)), numbered_seed(SEED)), ALONE, None))
        seen = view(game, None)
        yield f"market-{module}", MarketPicture.of(seen, NAMES[:3])
        yield f"table-{module}", TablePicture.of(seen, NAMES[:3])


def module_pieces() -> ModulePiecesPicture:
    """Put the pieces of all modules onto a sheet."""
    return ModulePiecesPicture(
        tiles=tuple(_module_tiles()),
        cards=tuple(_module_cards()),
        badges=tuple(Badge(room.id, *sign) for room in rooms().all for sign in room.all_badges),
        panels=tuple(_sheet_panels()),
    )


def _module_tiles() -> Iterator[Tile]:
    for module in known_modules():
        for bring in module.brings_tiles if module.number else ():
            yield from bring()


def _module_cards() -> Iterator[Card]:
    """Yield a card of each sort: those that are called the same look the same."""
    say, met = catalogue(ENGLISH, GAME), set[str]()
    for module in known_modules():
        for card in (card for bring in module.brings_cards if module.number for card in bring()):
            name = card_called(card, say)
            if name not in met:
                met.add(name)
                yield card


def _sheet_panels() -> Iterator[SheetPanel]:
    """Find what rooms add to the sheet, in a file of their own."""
    for room in rooms().all:
        folder = f"render.alhambra.modules.{room.id}"
        found = find_spec(folder)
        if found and found.submodule_search_locations and find_spec(f"{folder}.gallery"):
            yield import_module(f"{folder}.gallery").SHEET


def _module_game(players: int) -> Iterator[tuple[str, Picture]]:
    """Follow a game with all modules, and return its pictures at some moments."""
    names, sheet = NAMES[:players], list[Points]()
    turns = list(random_game(Options(players, MODULES), numbered_seed(SEED)))
    games = [game for _, game, _ in turns]
    for _, game, events in turns:
        for event in events:
            sheet += Alhambra().points(event)
            if isinstance(event, RoundScored):
                seen = view(game, None)
                scoring = ScoringPicture.of(
                    event.round, event.lines, names, totals_of(seen), points=seen.points, rivals=rivals_of(seen)
                )
                yield f"scoring-{players}-{event.round}-modules", scoring
    lot = max(number for number, game in enumerate(games) if game.state.window and game.state.window.name == AUCTION)
    for moment, number in (("start", 0), ("auction", lot), ("late", len(games) * 4 // 5)):
        seen = view(games[number], None)
        yield f"market-{players}-{moment}-modules", MarketPicture.of(seen, names)
        yield f"market-{players}-{moment}-modules-odd-names", MarketPicture.of(seen, ODD_NAMES[:players])
    before, seen, last = (view(games[number], None) for number in (lot - 20, lot, -1))
    yield f"table-{players}-modules", TablePicture.of(seen, names, new=new_since(before, seen))
    for player in last.players:
        palace = PalacePicture.of(player, names[player.seat], parts=last.parts)
        yield f"palace-{players}-{player.seat}-modules", palace
    yield f"hand-{players}-modules", HandPicture.of(_richest(games))
    yield from _module_places(players, games)
    ranking = ranking_of(games[-1])
    yield f"end-{players}-modules", EndPicture.of(names, totals_of(last), ranking, sheet, rivals=rivals_of(last))
    yield f"replay-{players}-modules", Replay.of((view(game, None) for game in (*games[::STEP], games[-1])), names)
    for rival in last.rivals:
        yield f"rival-{players}-modules", RivalPicture.of(rival)


def _richest(games: Iterable[Game]) -> View:
    """Find whoever has the most cards that are no money, in the own turn."""

    def wealth(game: Game) -> int:
        cards, turn = rulebook(game.state.options).cards, game.state.turn.seat
        return sum(not isinstance(cards[card], Money) for card in game.state.players[turn].hand)

    richest = max(games, key=wealth)
    return view(richest, richest.state.turn.seat)


def _module_places(players: int, games: Sequence[Game]) -> Iterator[tuple[str, Picture]]:
    """Yield where tiles of each family may go, when there are most places, and what can be taken out."""
    seen = [(game, player) for game in games[:: len(games) // 50] for player in view(game, None).players]
    for family in dict.fromkeys(tile.family for tile in _module_tiles()):
        found = [
            (player, tile, cells)
            for game, player in seen
            for tile in player.reserve
            if tile.family == family and (cells := _cells(game, player.seat, tile))
        ]
        if found:
            player, tile, cells = max(found, key=lambda one: len(one[2]))
            yield f"place-{players}-{family}", PlacePicture.of(player, tile, cells, reserve=True)
            if tile.turns and not tile.half:
                hows = [How(turned) for turned in range(4)]
                yield f"manner-{players}-{family}", MannerPicture.of(player, tile, cells[0], hows)
    player = max(view(games[-1], None).players, key=lambda one: len(one.palace))
    taken_out = PlacePicture.of(player, None, [one.cell for one in player.palace if not one.tile.half])
    yield f"remove-{players}-modules", taken_out


def _cells(game: Game, seat: int, tile: Tile) -> Sequence[Cell]:
    return places(Position(rulebook(game.state.options), game.state), seat, tile.id)
