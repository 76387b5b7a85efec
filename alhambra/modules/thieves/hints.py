"""Why to send a thief, or to wait: what the card is good for, and that each steals only once (V-THI-4)."""

from alhambra.modules.thieves.cards import THIEVES, ThievesView
from alhambra.modules.thieves.stealing import StealMoney
from alhambra.player.hints.hint import Case, Reason
from alhambra.player.hints.money import taking_cards
from alhambra.player.hints.part import HintPart
from alhambra.windows import BETWEEN_TURNS


def stealing(case: Case) -> tuple[Reason, ...]:
    """Say what is good about the card, and that it costs no turn."""
    assert isinstance(case.action, StealMoney)
    return (*taking_cards(case.mind, (case.action.card,), ())[:1], Reason("thief-costs-no-turn"))


def waiting(case: Case) -> tuple[Reason, ...]:
    """Say why thieves are spared, if they are what is asked about."""
    shown = case.mind.view.parts.get(THIEVES)
    if not isinstance(shown, ThievesView) or not shown.own:
        return ()
    if not any(isinstance(action, StealMoney) for action in case.legal):
        return (Reason("thief-finds-nothing"),)
    return (Reason("thief-waits", {"number": len(shown.own)}),)


PART = HintPart(reasons={StealMoney: stealing}, declining={BETWEEN_TURNS: waiting})
