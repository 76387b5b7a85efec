"""The picture of the whole table."""

from render.table.picture import TablePicture

__all__ = ["TablePicture"]
