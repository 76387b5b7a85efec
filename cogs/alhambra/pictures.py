"""Which pictures show a game, to whom and in which language."""

from collections.abc import Collection, Iterable

import msgspec

from alhambra.view import Cell, ScoreLine, View, pieces
from cogs.names import names_of
from host.glance import Glance
from host.table import UserId
from render.alhambra.end import EndPicture
from render.alhambra.hand import HandPicture
from render.alhambra.market import MarketPicture
from render.alhambra.overview import OverviewPicture
from render.alhambra.palace import PalacePicture
from render.alhambra.rival import RivalPicture
from render.alhambra.rooms import rooms
from render.alhambra.scoring import ScoringPicture
from render.alhambra.table import TablePicture
from render.kit.picture import Picture
from tabletop.rules import Plain
from texts.catalogue import Catalogue


def hides_scores(glance: Glance) -> bool:
    """Return whether the points are kept from everybody's eyes until the end."""
    return glance.table.settings.scores == "hidden" and glance.result is None


def table(glance: Glance, say: Catalogue, new: Collection[str] = ()) -> Picture:
    """Show the market and all palaces, with some tiles marked as new."""
    view, names = glance.view(None), names_of(glance.table, say)
    places = glance.result.places if glance.result else ()
    return TablePicture.of(view, names, new=new, places=places, hide_scores=hides_scores(glance), language=say.language)


def market(glance: Glance, say: Catalogue) -> Picture:
    """Show the market."""
    view, names = glance.view(None), names_of(glance.table, say)
    return MarketPicture.of(view, names, hide_scores=hides_scores(glance), language=say.language)


def buildings(glance: Glance, by: str, say: Catalogue) -> Picture:
    """Show all buildings and where they are (C-38)."""
    known = pieces(max(2, len(glance.table.seats)), glance.table.settings.options).tiles.values()
    base = [tile for tile in known if tile.family == "building"]
    return OverviewPicture.of(glance.view(None), base, names_of(glance.table, say), by, say.language)


def overviews(glance: Glance, say: Catalogue) -> dict[str, Picture]:
    """Show what modules let anybody look up besides, by their ids (C-38)."""
    view, names = glance.view(None), names_of(glance.table, say)
    made = {room.id: room.overview(view, names, say.language) for room in rooms().all if room.overview}
    return {module: picture for module, picture in made.items() if picture is not None}


def hand(glance: Glance, user: UserId, say: Catalogue) -> Picture:
    """Show a player the own money and what it buys."""
    return HandPicture.of(glance.view(user), say.language)


def palace(glance: Glance, seat: int, say: Catalogue, *, newest: Cell | None = None, counted: bool = False) -> Picture:
    """Show a palace."""
    view: View = glance.view(None)
    if seat >= len(view.players):
        return RivalPicture.of(view.rivals[seat - len(view.players)], say.language, hide_score=hides_scores(glance))
    name = names_of(glance.table, say)[seat]
    return PalacePicture.of(
        view.players[seat],
        name,
        newest,
        say.language,
        counted=counted,
        hide_score=hides_scores(glance),
        parts=view.parts,
    )


def scoring(glance: Glance, event: Plain, totals: list[int], say: Catalogue) -> Picture:
    """Show a scoring that happened."""
    return scoring_of(glance, event["round"], score_lines(event), totals, say)


def score_lines(event: Plain) -> tuple[ScoreLine, ...]:
    """Return the points of a scoring that happened, also of one that an older version has written."""
    return msgspec.convert(event["lines"], tuple[ScoreLine, ...])


def scoring_of(glance: Glance, number: int, lines: Iterable[ScoreLine], totals: list[int], say: Catalogue) -> Picture:
    """Show a scoring."""
    view: View = glance.view(None)
    rivals = [rival.name for rival in view.rivals]
    names = names_of(glance.table, say)
    return ScoringPicture.of(number, lines, names, totals, points=view.points, rivals=rivals, language=say.language)


def end(glance: Glance, say: Catalogue) -> Picture:
    """Show how the game ended."""
    view: View = glance.view(None)
    result = glance.result
    assert result is not None, "the game is over"
    totals = [*result.scores, *(rival.score for rival in view.rivals)]
    rivals = [rival.name for rival in view.rivals]
    return EndPicture.of(
        names_of(glance.table, say), totals, result.places, glance.table.sheet, rivals=rivals, language=say.language
    )
