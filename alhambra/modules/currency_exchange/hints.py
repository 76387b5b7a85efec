"""Why to take an exchange card: which two currencies it lets one mix (V-CUR-3)."""

from alhambra.modules.currency_exchange import EXCHANGE, ExchangeCard
from alhambra.player.hints.hint import Reason
from alhambra.player.hints.part import HintPart
from alhambra.player.mind import Mind


def mixing(mind: Mind, card: ExchangeCard) -> Reason:
    """Say which currencies an open exchange card joins."""
    return Reason("mixing", {"currencies": card.currencies})


PART = HintPart(cards={EXCHANGE: mixing})
