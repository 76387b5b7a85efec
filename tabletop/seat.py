"""Who plays: a seat is a place at the table, counted from 0 in seat order."""

from typing import TypeAlias

Seat: TypeAlias = int
