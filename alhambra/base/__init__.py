"""The base game, in parts that declare themselves through the same extension points as every module."""

from alhambra.base import buying, ending, market, money, placing, redesign, scoring, setup, turn

PARTS = (
    setup.MODULE,
    turn.MODULE,
    money.MODULE,
    buying.MODULE,
    redesign.MODULE,
    placing.MODULE,
    market.MODULE,
    scoring.MODULE,
    ending.MODULE,
)
