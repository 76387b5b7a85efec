"""What a bot player says before anybody asks, where nobody is prompted and only orders count (C-24)."""

from alhambra.actions import SetStanding
from alhambra.options import Options
from alhambra.player.part import player_parts
from alhambra.rulebook import rulebook
from alhambra.windows import ORDER
from tabletop.seat import Seat


def orders(options: Options, seat: Seat) -> tuple[SetStanding, ...]:
    """Return the orders of a bot player; where players are prompted, it decides when it is asked."""
    if options.interrupts != "orders":
        return ()
    known = {prompt: order for part in player_parts() for prompt, order in part.orders.items()}
    prompts = [prompt for prompt in rulebook(options).prompts_by_name if prompt in known]
    return tuple(SetStanding(seat, prompt, ORDER, dict(known[prompt])) for prompt in prompts)
