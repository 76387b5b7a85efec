"""The hint: one suggestion and its reason, from what one seat sees and may do."""

from collections.abc import Mapping, Sequence
from typing import Final

from alhambra.actions import Action, BuyBuilding, ConfirmTurn, Decline, Finish, Forgo, Pass
from alhambra.player.choice import answers
from alhambra.player.hints import buying, money, placing, redesign
from alhambra.player.hints.hint import DO, OR, Case, Explain, Hint, Reason
from alhambra.player.hints.part import reasons_for, reasons_for_declining
from alhambra.player.hints.weighing import Weighed, is_another, is_close, weigh
from alhambra.player.mind import Mind
from alhambra.player.opinion import ACTION
from alhambra.view import View

BUYING, REDESIGNING = "buy", "redesign"
"""What somebody may ask about in the own turn, also in one that is being prepared; anything else is all of it."""
DOUBTED: Mapping[str, tuple[type[Action], ...]] = {BUYING: (BuyBuilding,), REDESIGNING: redesign.REDESIGN}


def advise(view: View, actions: Sequence[Action], about: str = "") -> Hint | None:
    """Say what the bot player would do in the view's own seat, and why; None if nothing can be done."""
    legal = _asked_about(view, actions, about)
    if not legal:
        return None
    mind = Mind(view)
    weighed = weigh(mind, legal)
    if not weighed:
        return Hint(DO, (legal[0],), _reasons(Case(mind, legal[0], None, legal)))
    return redesign.buying_first(mind, weighed) or _doubt(mind, weighed, about) or _suggestion(mind, weighed, legal)


def _asked_about(view: View, actions: Sequence[Action], about: str) -> tuple[Action, ...]:
    """Return the actions of one decision: in a window an answer, unless somebody prepares a turn meanwhile (C-25)."""
    if view.window is None:
        return tuple(actions)
    given = tuple(action for action in actions if isinstance(action, answers()))
    others = tuple(action for action in actions if not isinstance(action, answers()))
    return others or given if about else given or others


def _doubt(mind: Mind, weighed: Sequence[Weighed], about: str) -> Hint | None:
    """Say why not to do what somebody asks about, if that is not the best."""
    kinds = DOUBTED.get(about, ())
    best, asked = weighed[0], next((one for one in weighed if _is_simply(one.action, kinds)), None)
    if asked is None or best.opinion.rank != ACTION or isinstance(best.action, kinds):
        return None
    doubt = buying.holding if about == BUYING else redesign.leaving_it
    return doubt(mind, asked, best.action)


def _is_simply(action: Action, kinds: tuple[type[Action], ...]) -> bool:
    """Return whether an action is of some kind, in no manner of a module's own."""
    return isinstance(action, kinds) and not getattr(action, "manner", "")


def _suggestion(mind: Mind, weighed: Sequence[Weighed], legal: tuple[Action, ...]) -> Hint:
    """Suggest the best action, or the best two if they are about as good."""
    best, rest = weighed[0], [one for one in weighed[1:] if is_another(mind, weighed[0].action, one.action)]
    close = [one for one in rest if is_close(best, one)]
    rival = next((one.action for one in rest if not is_close(best, one)), None)
    reasons = _reasons(Case(mind, best.action, rival, legal))
    if not close:
        return Hint(DO, (best.action,), reasons)
    others = _reasons(Case(mind, close[0].action, rival, legal))
    shared = tuple(reason for reason in reasons if reason in others and reasons[0] in others)
    return Hint(OR, (best.action, close[0].action), shared or (Reason("close"), reasons[0]))


def _reasons(case: Case) -> tuple[Reason, ...]:
    return EXPLAINED.get(type(case.action), reasons_for)(case) or (Reason("best-there-is"),)


def _always(key: str) -> Explain:
    reasons: Final = (Reason(key),)
    return lambda case: reasons


EXPLAINED: Mapping[type[Action], Explain] = {
    **money.REASONS,
    **buying.REASONS,
    **placing.REASONS,
    **redesign.REASONS,
    Decline: reasons_for_declining,
    ConfirmTurn: _always("all-done"),
    Finish: _always("nothing-more"),
    Forgo: _always("not-worth-it"),
    Pass: _always("nothing-possible"),
}
