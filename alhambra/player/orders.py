"""What a player says before anybody asks, where nobody is prompted and only orders count (C-24)."""

from collections.abc import Mapping
from typing import Any

from alhambra.actions import SetStanding
from alhambra.modules.characters import AUCTION
from alhambra.modules.vizier import VIZIER
from alhambra.options import Options
from alhambra.rulebook import rulebook
from alhambra.windows import ORDER
from tabletop.seat import Seat

ORDERS: Mapping[str, Mapping[str, Any]] = {
    VIZIER: {"wishes": [{"at_least": 9}, {"at_least": 7}]},
    AUCTION: {"others": 4},
}
"""Dear tiles that can be paid exactly are worth the vizier's sleep, and any character is worth a few coins."""


def orders(options: Options, seat: Seat) -> tuple[SetStanding, ...]:
    """Give the orders of a bot player; where players are prompted, it decides when it is asked."""
    if options.interrupts != "orders":
        return ()
    prompts = [prompt for prompt in rulebook(options).prompts if prompt in ORDERS]
    return tuple(SetStanding(seat, prompt, ORDER, dict(ORDERS[prompt])) for prompt in prompts)
