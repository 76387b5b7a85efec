"""How strong players are, by the places they reached: the model of Plackett and Luce, for any number of players."""

from collections.abc import Sequence

from openskill.models import PlackettLuce

from host.kept import Rating, SeatResult
from host.table import UserId

_MODEL = PlackettLuce()
START, LEAST, STEP = 1500, 100, 40
"""Where everybody begins on the scale that people are shown, its end, and its points for one of the model."""
ENOUGH_GAMES = 5
"""After how many games a rating says something; before, it is provisional."""


def newcomer() -> Rating:
    """Return the rating of somebody about whom nothing is known."""
    start = _MODEL.rating()
    return Rating(start.mu, start.sigma)


def shown(rating: Rating) -> int:
    """Return a rating on a scale like that of chess, which is never below its end."""
    return max(LEAST, round(START + STEP * (rating.mu - newcomer().mu)))


def ranking(seats: Sequence[SeatResult]) -> dict[UserId, int]:
    """Return the ranks that count: those of people who played from beginning to end; who gave up comes last (T-15).

    Bot players, and people who took over a seat, are not rated.
    """
    ranks = {result.user: result.place for result in seats if result.rated and result.user is not None}
    gone = {result.left for result in seats if result.left is not None} - ranks.keys()
    ranks |= dict.fromkeys(sorted(gone), len(seats) + 1)
    return ranks if len(ranks) > 1 else {}


def rated(before: Sequence[Rating], ranks: Sequence[int]) -> list[Rating]:
    """Return the ratings after a game, in the same order."""
    teams = [[_MODEL.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
    return [Rating(team[0].mu, team[0].sigma) for team in _MODEL.rate(teams, ranks=list(ranks))]
