"""Scoring a round: the majorities of each kind of building (B-67 to B-71) and the longest walls (B-72 to B-77)."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from alhambra.components import CardId, Kind, ScoringCard, TileId, load
from alhambra.events import RoundScored, ScoreLine, ScoringCardDrawn
from alhambra.ledger import Ledger, Position
from alhambra.module import Counts, Module, Phase, Points, Scoring
from alhambra.outline import longest_wall
from alhambra.state import State

WALL = "wall"
SCORE_DUE = "score what is due"


def note_round(game: Ledger, slot: int, card: ScoringCard) -> None:
    """Let a scoring card leave the game and note its round (B-60)."""
    game.emit(ScoringCardDrawn(card.round))


def score_due(game: Ledger) -> None:
    """Score a round that is due when the display is full, the first one first, until none is (B-62, C-17, O-7)."""
    if game.state.due:
        score_round(game, game.state.due[0])
    else:
        game.end_phase()


def score_round(game: Ledger, number: int) -> None:
    """Score a round: what comes before, the points, during which nothing moves (R-1), and what follows."""
    for prepare in game.rules.before_scoring:
        prepare(game, number)
    lines = tuple(line for give in game.rules.scorings for line in give(game, number))
    if game.rules.on_booked:
        booked = Position(game.rules, RoundScored(number, lines).fold(game.state))
        lines += tuple(line for give in game.rules.on_booked for line in give(booked, number))
    game.emit(RoundScored(number, lines))
    for follow in game.rules.after_scoring:
        follow(game, number)


def majorities(at: Position, number: int) -> Iterator[ScoreLine]:
    """Yield the points for each kind of building (R-4)."""
    table = points_in(at, number)
    participants = range(len(at.state.players) + len(at.state.rivals))
    counts: list[Counts] = [buildings_of(at, who) for who in participants]
    added = [[(module, part(at, who)) for module, part in at.rules.adds_to_counts] for who in participants]
    for module, change in at.rules.bends_counts:
        before, counts = counts, change(counts, table, at)
        for who in participants:
            added[who].append((module, {kind: counts[who].get(kind, 0) - before[who].get(kind, 0) for kind in table}))
    for kind, points in table.items():
        for line in shares(kind, [count.get(kind, 0) for count in counts], points):
            more = tuple((module, count[kind]) for module, count in added[line.who] if count.get(kind))
            yield replace(line, more=more) if more else line


def points_in(at: Position, number: int) -> Points:
    """Return the points for the places of each kind in a round."""
    table: Points = {}
    for change in at.rules.changes_points:
        table = change(table, at, number)
    return table


def shares(part: str, counts: Sequence[float], points: Sequence[int]) -> Iterator[ScoreLine]:
    """Share out the points of the places: equals occupy several together and what does not divide is lost (B-70)."""
    for who, count in enumerate(counts):
        if count:  # B-69
            ahead, tied = sum(other > count for other in counts), counts.count(count)  # B-71
            pot = sum(points[ahead : ahead + tied])
            yield ScoreLine(who, part, count, pot // tied, "B-70", place=ahead + 1, tied=tied, pot=pot)


def penalties(
    part: str, standings: Sequence[tuple[float, float]], points: Sequence[int], rule: str
) -> Iterator[ScoreLine]:
    """Take the points of the places, which are counted from the bottom: equals occupy several together.

    A standing is how many somebody has, and what decides among those who have as many. What does not divide is
    rounded up: each of those who share a penalty loses the larger part.
    """
    for who, standing in enumerate(standings):
        behind, tied = sum(other < standing for other in standings), standings.count(standing)
        pot = -sum(points[behind : behind + tied])
        yield ScoreLine(who, part, standing[0], pot // tied, rule, place=behind + 1, tied=tied, pot=pot)


def buildings_of(at: Position, who: int) -> Counts:
    """Count a participant's tiles of each kind."""
    first, *others = (part(at, who) for part in at.rules.counts)
    if not others:
        return first
    return {kind: sum(part.get(kind, 0) for part in (first, *others)) for kind in at.rules.components.kinds}


def walls(at: Position, number: int) -> Iterator[ScoreLine]:
    """Give each player a point for each edge of the longest wall (B-77, R-5); a rival has no palace."""
    for seat, player in enumerate(at.state.players):
        length = longest_wall(player.palace.grid)
        if length:
            yield ScoreLine(seat, WALL, length, length, "B-77")


def cards_that_came_up(state: State) -> list[CardId]:
    """Account for the scoring cards that have left the game."""
    return [card.id for card in load().scoring_cards if card.round in state.due + state.scored]


def standing(at: Position, who: int) -> Mapping[Kind, int]:
    """Count the tiles that stand in a palace, or belong to a rival; reserve and set-aside tiles do not (B-67).

    Of a rival's tiles only those of a kind have an effect (C-8).
    """
    seats = len(at.state.players)
    if who < seats:
        tiles = [built.tile for built in at.state.players[who].palace.tiles]
    else:
        tiles = list(at.state.rivals[who - seats].tiles)
    return Counter(at.rules.tiles[tile].kind for tile in tiles if is_building(at, tile))


def is_building(at: Position, tile: TileId) -> bool:
    """Return whether a tile counts for its kind: by what it is, and as it is now (B-67, C-6)."""
    return at.rules.families[at.rules.tiles[tile].family].typed and is_finished(at, tile)


def is_finished(at: Position, tile: TileId) -> bool:
    """Return whether more of a tile counts than its walls (C-6)."""
    return not any(tile in part(at.state) for part in at.rules.unfinished)


def printed_points(table: Points, at: Position, number: int) -> Points:
    """Start from the printed table (B-68)."""
    return load().points[number - 1]


MODULE = Module(
    id="scoring",
    number=0,
    plays=lambda options: True,
    brings_cards=(lambda: load().scoring_cards,),
    fills_piles=(lambda game: {card.pile: (card.id,) for card in load().scoring_cards},),  # B-22
    turn=(Phase(SCORE_DUE, 70, score_due),),
    reveals={"scoring": note_round},
    counts=(standing,),
    changes_points=(printed_points,),
    scores=(Scoring(4, majorities), Scoring(5, walls)),
    holds=(cards_that_came_up,),
)
