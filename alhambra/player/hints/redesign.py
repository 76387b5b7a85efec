"""Why to redesign; and when a purchase comes first, since an exact one costs no action."""

from collections.abc import Mapping, Sequence

from alhambra.actions import Action, AddBuilding, BuyBuilding, Forgo, SwapBuilding
from alhambra.components import Tile
from alhambra.grid import Cell
from alhambra.player.hints.buying import surplus_of
from alhambra.player.hints.hint import BUT, THEN, Case, Explain, Hint, Reason
from alhambra.player.hints.imagining import built
from alhambra.player.hints.tile import brought, own_palace
from alhambra.player.hints.weighing import CLOSE, Weighed
from alhambra.player.mind import Mind
from alhambra.player.opinion import ACTION, FREE
from alhambra.view import wall_after

REDESIGN: tuple[type[Action], ...] = (AddBuilding, SwapBuilding)
MOST_TRIED = 3
"""Of the tiles that could be added, so many are tried together with purchases."""


def redesigning(case: Case) -> tuple[Reason, ...]:
    """Say what a redesign adds, and that it is the whole action."""
    assert isinstance(case.action, AddBuilding | SwapBuilding)
    mind, tile = case.mind, case.mind.standing(case.action)
    gains = brought(mind, tile, case.action.cell, _replaced(mind, case.action))
    free = any(isinstance(action, Forgo) for action in case.legal)
    price = Reason("costs-nothing") if free else Reason("extra-action" if own_palace(mind).aside else "whole-action")
    return (*gains[:1], price) if gains else (Reason("more-use"), price)


def _replaced(mind: Mind, action: AddBuilding | SwapBuilding) -> str | None:
    """Return the kind of the tile that makes place."""
    return next((one.tile.kind for one in own_palace(mind).palace if one.cell == action.cell), None)


def leaving_it(mind: Mind, redesign: Weighed, better: Action) -> Hint:
    """Say that a redesign is possible, but something else is better."""
    return Hint(BUT, (redesign.action, better), (Reason("costs-the-action"),))


def buying_first(mind: Mind, weighed: Sequence[Weighed]) -> Hint | None:
    """Find an exact purchase after which a redesign makes a place for what was bought, if both are clearly best."""
    found = [(_together(mind, one, add), one, add) for add in _adds(weighed) for one in _exact_purchases(mind, weighed)]
    best = max(found, key=lambda one: one[0], default=None)
    if best is None or best[0] < _in_turn(weighed) + CLOSE:
        return None
    _, purchase, add = best
    assert isinstance(purchase, BuyBuilding)
    assert isinstance(add.action, AddBuilding)
    bought, added = mind.market[purchase.tile][1], mind.standing(add.action)
    return Hint(THEN, (purchase, add.action), _both(mind, bought, added, add.action.cell))


def _adds(weighed: Sequence[Weighed]) -> list[Weighed]:
    return [one for one in weighed if isinstance(one.action, AddBuilding) and one.opinion.points > 0][:MOST_TRIED]


def _exact_purchases(mind: Mind, weighed: Sequence[Weighed]) -> list[BuyBuilding]:
    """Return the best exact payment for each tile."""
    exact = [one.action for one in weighed if isinstance(one.action, BuyBuilding) and not one.action.manner]
    best: dict[str, BuyBuilding] = {}
    for action in exact:
        if not surplus_of(mind, action):
            best.setdefault(action.tile, action)
    return list(best.values())


def _together(mind: Mind, purchase: BuyBuilding, add: Weighed) -> float:
    """Judge a purchase as it will be when the redesign is done."""
    assert isinstance(add.action, AddBuilding)
    stall, tile = mind.market[purchase.tile]
    later = built(mind, mind.standing(add.action), add.action.cell)
    return add.opinion.points + later.purse.gain_of_buying(tile, stall, purchase.pay)[0]


def _in_turn(weighed: Sequence[Weighed]) -> float:
    """Judge what the player would do without that: the best purchase that costs no action, then the best action."""
    free = [one.opinion.points for one in weighed if one.opinion.rank == FREE]
    actions = [one.opinion.points for one in weighed if one.opinion.rank == ACTION]
    return max(free, default=0.0) + max(actions, default=0.0)


def _both(mind: Mind, bought: Tile, added: Tile, cell: Cell) -> tuple[Reason, ...]:
    """Say what the two bring together."""
    later = built(mind, added, cell)
    (bought, place), before = later.estate.best_place(bought), mind.estate.wall
    if place is None:
        return (Reason("both-exact"),)
    after = wall_after(own_palace(later), bought, place)
    longer = (Reason("wall", {"before": before, "after": after}),) if after > before else ()
    return (Reason("both-exact"), *longer, Reason("then-fits", {"tile": bought.id, "cell": place}))


REASONS: Mapping[type[Action], Explain] = {AddBuilding: redesigning, SwapBuilding: redesigning}
