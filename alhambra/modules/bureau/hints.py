"""Why to take an exchange card: which two currencies it lets one mix (V-CUR-3)."""

from collections.abc import Sequence

from alhambra.components import CardId
from alhambra.modules.bureau.player import exchange_cards
from alhambra.player.hints.hint import Reason
from alhambra.player.mind import Mind


def mixing(mind: Mind, cards: Sequence[CardId]) -> tuple[Reason, ...]:
    """Say which currencies an open exchange card joins."""
    shown = [card for card in mind.view.display if card is not None and card.id in cards]
    return tuple(Reason("mixing", {"currencies": card.currencies}) for card in exchange_cards(shown))
