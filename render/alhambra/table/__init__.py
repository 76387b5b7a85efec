"""The picture of the whole table."""

from render.alhambra.table.picture import TablePicture

__all__ = ["TablePicture"]
