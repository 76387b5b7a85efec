"""The games that the bot hosts: what tests ask of a game, they ask of each, from the day it is registered."""

from bot import GAMES

PACKAGES = tuple(sorted({type(rules).__module__.partition(".")[0] for rules in GAMES}))
"""The folders of their rules; their pictures and their faces are in folders of the same name."""
