"""One of everything, to be looked at: pieces, tables, drafts, kingdoms, places, results, replays and a primer."""

from collections.abc import Iterator
from dataclasses import replace

from kingdomino.view import CHOOSE, PLACE, PlayerView, View
from render.kingdomino.draft import DraftPicture
from render.kingdomino.emojis import EMOJIS
from render.kingdomino.end import EndPicture
from render.kingdomino.gallery_samples import BONUSES, NAMES, ODD_NAMES, Played, Step, played
from render.kingdomino.kingdom import KingdomPicture
from render.kingdomino.pieces import PiecesPicture
from render.kingdomino.place import PlacePicture, TurnPicture, places_of
from render.kingdomino.primer import PRIMER
from render.kingdomino.replay import Replay
from render.kingdomino.table import TablePicture
from render.kingdomino.unseen import UnseenPicture
from render.kit.emoji_sheet import EmojiSheet
from render.kit.picture import Picture

FOUR, DUEL, TWO, THREE = "4", "duel", "2", "3"


def games() -> dict[str, Played]:
    """Return a game of each sort: four players, a Mighty Duel, two players, and three in a Dynasty."""
    return {
        FOUR: played(3, 4, **BONUSES),
        DUEL: played(5, 2, mighty_duel=True, **BONUSES),
        TWO: played(5, 2),
        THREE: played(5, 3, line_of_four=True, dynasty=True, harmony=True),
    }


def gallery() -> Iterator[tuple[str, Picture]]:
    """Return everything with a name for its file."""
    yield "pieces", PiecesPicture.of_all()
    for name, game in games().items():
        yield from _tables(name, game)
        yield from _places(name, game)
        yield from _ends(name, game)
    yield from _kingdoms()
    yield from _odd()
    yield from ((f"primer-{page.number}", page()) for page in PRIMER)
    yield "emojis", EmojiSheet(EMOJIS)


def _names(view: View) -> tuple[str, ...]:
    return NAMES[: len(view.players)]


def middle(game: Played, asks: str = PLACE, done: int = 1) -> Step:
    """Return a position well into a game."""
    view = game.last.view()
    return game.at(view.rounds * 3 // 4, done, asks, part=min(2, view.parts))


def _tables(name: str, game: Played) -> Iterator[tuple[str, Picture]]:
    moments = {
        "first": game.first_choice,
        "early": game.at(2, 1),
        "middle": middle(game),
        "choice": middle(game, CHOOSE),
        "last": game.last_round,
        "end": game.last,
    }
    for moment, step in moments.items():
        view = step.view()
        yield f"table-{name}-{moment}", TablePicture.of(view, _names(view), new=game.new_at(step))
    for moment in ("first", "choice"):
        view = moments[moment].own
        yield f"draft-{name}-{moment}", DraftPicture.of(view, _names(view))
    yield f"unseen-{name}", UnseenPicture.of(middle(game).view())


def _places(name: str, game: Played) -> Iterator[tuple[str, Picture]]:
    for moment, step in (("first", game.at(1)), ("early", game.at(2, 1)), ("middle", middle(game))):
        view = step.own
        assert view.domino is not None
        yield f"place-{name}-{moment}", PlacePicture.of(view, view.domino)
        places = places_of(view.placements[view.domino])
        most = max(places, key=lambda place: len(place.ways), default=None)
        if most is not None:
            yield f"turn-{name}-{moment}", TurnPicture.of(view, view.domino, most.cell)


def _ends(name: str, game: Played) -> Iterator[tuple[str, Picture]]:
    last = game.last.view()
    yield f"end-{name}", EndPicture.of(last, _names(last))
    for step, scored in game.scorings[:-1]:
        parts = EndPicture.of_part(step.view(), _names(last), scored.part, scored.parts)
        yield f"end-{name}-part-{scored.part}", parts
    settled = [step.view() for step in game.steps if any(event.final for event in step.events)]
    yield f"replay-{name}", Replay.of([game.steps[0].view(), *settled], _names(last))


def _kingdoms() -> Iterator[tuple[str, Picture]]:
    for name, game in games().items():
        for moment, step in (("early", game.at(2)), ("middle", middle(game)), ("end", game.last)):
            view = step.view()
            best = max(view.players, key=lambda player: player.points)
            yield f"kingdom-{name}-{moment}", KingdomPicture.of(view, best.seat, NAMES[best.seat], newest=_newest(best))


def _newest(player: PlayerView) -> int | None:
    return player.kingdom.laid[-1].number if player.kingdom.laid else None


def _odd() -> Iterator[tuple[str, Picture]]:
    """Yield long names, hidden points, and what was prepared."""
    step = middle(games()[FOUR])
    view, own = step.view(), step.own
    yield "table-odd-names", TablePicture.of(view, ODD_NAMES)
    yield "table-hidden", TablePicture.of(view, NAMES, hide_points=True)
    yield "draft-odd-names", DraftPicture.of(own, ODD_NAMES)
    yield "kingdom-hidden", KingdomPicture.of(view, 0, ODD_NAMES[0], hide_points=True)
    assert own.domino is not None
    yield "place-hidden", PlacePicture.of(own, own.domino, hide_points=True)
    waiting = next(slot for slot in reversed(view.older) if slot.king is not None)
    later = step.view(waiting.king)
    plan = PlacePicture.of(later, waiting.number)
    if plan.places:
        first = plan.places[0]
        yield "place-planned", replace(plan, planned=(first.cell, first.ways[0].cell))
    free = tuple(slot.number for slot in later.newer if slot.king is None)
    draft = DraftPicture.of(later, NAMES, preparing=waiting.number)
    yield "draft-wishes", replace(draft, wishes=free[::-1][:2])
    end = games()[THREE].last.view()
    yield "end-odd-names", EndPicture.of(end, ODD_NAMES[:3])
