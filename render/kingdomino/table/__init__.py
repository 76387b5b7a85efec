"""The picture of the whole table."""

from render.kingdomino.table.picture import TablePicture

__all__ = ["TablePicture"]
