"""Standing answers of random players, for games in which nobody is prompted and only orders count (C-24)."""

from collections.abc import Iterator
from typing import Any

from alhambra.actions import SetStanding
from alhambra.components import KINDS
from alhambra.modules.characters import AUCTION, WISE_MAN_S_KIND
from alhambra.modules.vizier import VIZIER
from alhambra.options import Options
from alhambra.rulebook import rulebook
from alhambra.windows import ORDER
from tabletop.rng import Rng

MOST_BID = 12


def orders(options: Options, luck: Rng) -> Iterator[SetStanding]:
    """Let each seat give an order for each prompt, if nothing else would be heard."""
    if options.interrupts != "orders":
        return
    for seat in range(options.players):
        for prompt in rulebook(options).prompts:
            number, luck = luck.below(MOST_BID)
            yield SetStanding(seat, prompt, ORDER, _order(prompt, number))


def _order(prompt: str, number: int) -> dict[str, Any]:
    kinds = list(KINDS)
    kind = kinds[number % len(kinds)]
    possible: dict[str, dict[str, Any]] = {
        VIZIER: {"wishes": [{"kinds": [kind], "at_most": number}, {"money_only": number % 2 == 0}]},
        AUCTION: {"limits": {}, "others": number, "swap": number % 2 == 0},
        WISE_MAN_S_KIND: {"kind": kind},
    }
    return possible[prompt]
