"""Invaders: points lost for exposed sides after each scoring, and scouts that look ahead (V-INV-1 to V-INV-21)."""

from collections.abc import Iterator

from alhambra.actions import Action, BuyBuilding
from alhambra.base.scoring import is_building
from alhambra.components import ROUNDS, CardId
from alhambra.events import ScoreLine
from alhambra.ledger import Ledger, Position
from alhambra.module import Around, Module, Phase, Scoring
from alhambra.modules.characters.purchases import BuyWithPatron
from alhambra.modules.invaders.cards import (
    INVADERS,
    KEPT,
    OPEN_ATTACKS,
    AttackSeen,
    InvadersAttacked,
    ScoutWon,
    all_attacks,
    all_scouts,
    lay_out,
    next_attack,
    pieces,
    scout_for,
    shuffle_again,
    sides_of,
    turn_up,
    what_is_seen,
)
from alhambra.purchase import Receipt, Settling
from alhambra.state import State


def send_scout(game: Ledger, receipt: Receipt) -> None:
    """Let whoever bought a building exactly take the open scout of its kind and look ahead (V-INV-2, P-4).

    Only one that counts for its kind now: a site that is started is never exact (C-13), and one that is completed is
    not bought. What else may come of the tile does not matter.
    """
    tile = game.rules.tiles.get(receipt.bought or "")
    if tile is None or receipt.surplus or not is_building(game, tile.id):
        return
    if scout := scout_for(game, tile):
        attack = next_attack(game)
        assert attack is not None, "as long as there is anything to buy an attack is to come"
        game.emit(ScoutWon(receipt.seat, scout))
        game.emit(AttackSeen(receipt.seat, attack.id))


def would_send_scout(at: Position, action: Action) -> bool:
    """Return whether a purchase may win a scout, so that it cannot be prepared (V-INV-20, C-25)."""
    if not isinstance(action, BuyBuilding | BuyWithPatron) or action.tile not in at.rules.tiles:
        return False
    tile = at.rules.tiles[action.tile]
    if scout_for(at, tile) is None:
        return False
    if isinstance(action, BuyWithPatron) or action.manner:
        return True
    items = [at.rules.money.get(name) or at.rules.things.get(name) for name in action.pay]
    return sum(item.value for item in items if item is not None) == tile.price


def attack(at: Position, number: int) -> Iterator[ScoreLine]:
    """Take points for exposed sides where the next attack comes from, and beside it in round 3.

    Nobody loses more than there is; who has fewer points than none loses nothing (V-INV-9). A rival is not attacked.
    """
    card = next_attack(at)
    if card is None:
        return
    loss = pieces().losses[number - 1]  # V-INV-6, V-INV-7, V-INV-8
    for seat, player in enumerate(at.state.players):
        sides = sides_of(at, seat)
        attacked, beside = sides[card.side], sides[card.side - 1] + sides[(card.side + 1) % 4] if loss.beside else 0
        if attacked or beside:
            lost = min(loss.attacked * attacked + loss.beside * beside, max(0, player.score))
            more = ((INVADERS, float(beside)),) if beside else ()
            yield ScoreLine(seat, card.id, attacked, -lost, "V-INV-4", more=more)


def withdraw(game: Ledger, number: int) -> None:
    """Let the card of an attack leave the game (V-INV-4, R-12)."""
    if card := next_attack(game):
        game.emit(InvadersAttacked(card.id))


def renew(game: Ledger, number: int) -> None:
    """Turn up what there is to be known before the next attack (V-INV-3, R-13)."""
    if number != ROUNDS[-1]:
        turn_up(game)


def everywhere(state: State) -> tuple[CardId, ...]:
    """Account for all cards."""
    own = KEPT.of(state)
    return own.attacks + own.hidden + own.open + own.gone


MODULE = Module(
    id=INVADERS,
    number=15,
    plays=lambda options: INVADERS in options.modules,
    variants=(OPEN_ATTACKS,),
    brings_cards=(all_attacks, all_scouts),
    setup=(Phase("send the invaders", 24, lay_out),),
    settles=(Settling(4, send_scout),),
    uncovers=(would_send_scout,),
    scores=(Scoring(12, attack),),
    around_scoring=(Around(12, withdraw), Around(13, renew)),
    slice=KEPT,
    shows=what_is_seen,
    holds=(everywhere,),
    redeals=(shuffle_again,),
)
