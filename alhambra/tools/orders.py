"""Standing answers of random players, for games in which nobody is prompted and only orders count (C-24)."""

from collections.abc import Iterator

from alhambra.actions import SetStanding
from alhambra.options import Options
from alhambra.rulebook import rulebook
from alhambra.tools.scenario.part import scenario_parts
from alhambra.windows import ORDER
from tabletop.rng import Rng

NUMBERS = 12


def orders(options: Options, luck: Rng) -> Iterator[SetStanding]:
    """Let each seat give an order for each prompt, if nothing else would be heard."""
    if options.interrupts != "orders":
        return
    possible = {prompt: order for part in scenario_parts() for prompt, order in part.orders.items()}
    for seat in range(options.players):
        for prompt in rulebook(options).prompts_by_name:
            number, luck = luck.below(NUMBERS)
            if prompt in possible:
                yield SetStanding(seat, prompt, ORDER, possible[prompt](number))
