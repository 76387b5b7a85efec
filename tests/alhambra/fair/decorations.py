"""What stands in the palace of whoever wears the ribbon of the fair."""

from alhambra.components import Token
from alhambra.ledger import Position
from alhambra.stand import GridPoint, Piece, WallEdge
from tabletop.seat import Seat
from tests.alhambra.fair.kept import KEPT


def decorations(at: Position, seat: Seat) -> list[Piece]:
    """Bunting hangs over the fountain's north side, a lantern at its corner; puppets play on the next free cell."""
    if KEPT.of(at.state).ribbon != seat:
        return []
    palace = at.state.players[seat].palace
    taken = {(0, 0), *(tile.cell for tile in palace.tiles + palace.outworks)}
    stage = next((0, y) for y in range(1, 99) if (0, y) not in taken)
    lantern = Piece(Token("lantern", "red"), GridPoint((0, 0)))
    return [Piece(Token("bunting"), WallEdge((0, 0), 0)), lantern, Piece(Token("puppets"), stage)]
