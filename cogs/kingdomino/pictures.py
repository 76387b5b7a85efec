"""Which pictures show a game, to whom and in which language."""

from collections.abc import Collection, Sequence

from cogs.kingdomino.hiding import hides_points
from cogs.names import names_of
from host.glance import Glance
from host.table import UserId
from kingdomino.view import Number
from render.kingdomino.draft import DraftPicture
from render.kingdomino.end import EndPicture
from render.kingdomino.kingdom import KingdomPicture
from render.kingdomino.place import PlacePicture, TurnPicture
from render.kingdomino.table import TablePicture
from render.kingdomino.unseen import UnseenPicture
from render.kit.picture import Picture
from tabletop.cellname import Cell
from tabletop.rules import Plain
from tabletop.seat import Seat
from texts.catalogue import Catalogue


def table(glance: Glance, new: Collection[Number], say: Catalogue) -> Picture:
    """Show all kingdoms and both lines; some dominoes are marked as new."""
    names, hide = names_of(glance.table, say), hides_points(glance)
    return TablePicture.of(glance.view(None), names, new=new, hide_points=hide, language=say.language)


def kingdom(glance: Glance, seat: Seat, say: Catalogue, newest: Number | None = None) -> Picture:
    """Show a kingdom from near."""
    name, hide = names_of(glance.table, say)[seat], hides_points(glance)
    return KingdomPicture.of(glance.view(None), seat, name, newest=newest, hide_points=hide, language=say.language)


def place(glance: Glance, user: UserId, number: Number, say: Catalogue) -> Picture:
    """Show somebody where one of their dominoes may go."""
    return PlacePicture.of(glance.view(user), number, hide_points=hides_points(glance), language=say.language)


def turning(glance: Glance, user: UserId, number: Number, cell: Cell, say: Catalogue) -> Picture:
    """Show somebody how a domino may lie from a cell on."""
    return TurnPicture.of(glance.view(user), number, cell, hide_points=hides_points(glance), language=say.language)


def draft(glance: Glance, user: UserId, say: Catalogue) -> Picture:
    """Show both lines from near."""
    names, hide = names_of(glance.table, say), hides_points(glance)
    return DraftPicture.of(glance.view(user), names, hide_points=hide, language=say.language)


def unseen(glance: Glance, say: Catalogue) -> Picture:
    """Show the dominoes that nobody has seen yet."""
    return UnseenPicture.of(glance.view(None), language=say.language)


def scorings(glance: Glance, events: Sequence[Plain], say: Catalogue) -> list[Picture]:
    """Show what each game that has just ended came to, in a Dynasty with the games before it."""
    view, names = glance.view(None), names_of(glance.table, say)
    scored = [event for event in events if event["event"] == "Scored"]
    return [
        EndPicture.of(view, names, language=say.language)
        if event["part"] == view.parts
        else EndPicture.of_part(view, names, event["part"], event["parts"], language=say.language)
        for event in scored
        if event["part"] == view.parts or not hides_points(glance)
    ]
