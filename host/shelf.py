"""The tables that were used last, in memory: each is read once, and what can be seen of it is worked out once."""

from collections import OrderedDict
from collections.abc import Iterable
from typing import Any, NamedTuple

from host.glance import Glance, Sight
from host.storage import Storage
from host.table import Table, TableId, Timestamp
from tabletop.refused import Refused
from tabletop.rules import Rules

KEPT_TABLES = 128


class _Kept(NamedTuple):
    table: Table
    sight: Sight


class Shelf:
    """Knows the rules of all games, and has the tables at hand at which something goes on."""

    def __init__(self, storage: Storage, games: Iterable[Rules[Any, Any, Any]]) -> None:
        self._storage = storage
        self._games = {rules.key: rules for rules in games}
        self._kept: OrderedDict[TableId, _Kept] = OrderedDict()

    def rules_of(self, game: str) -> Rules[Any, Any, Any]:
        """Return the rules of a game, or refuse one that nobody here knows."""
        if game not in self._games:
            raise Refused("T-14", "no-such-game", game=game, games=sorted(self._games))
        return self._games[game]

    async def load(self, table_id: TableId) -> tuple[Table, Any]:
        """Return a table and its game with all their secrets."""
        if table_id not in self._kept:
            found = await self._storage.load(table_id)
            if found is None:
                raise Refused("T-1", "no-such-table", table=table_id)
            if table_id not in self._kept:  # else somebody was quicker, and may have changed it since
                table, snapshot = found
                self.keep(table, None if snapshot is None else self.rules_of(table.game).decode(snapshot))
        self._kept.move_to_end(table_id)
        table, sight = self._kept[table_id]
        return table, sight.game

    def keep(self, table: Table, game: Any) -> None:
        """Keep a table as it is stored now."""
        self._kept[table.id] = _Kept(table, Sight(self.rules_of(table.game), game))
        self._kept.move_to_end(table.id)
        if len(self._kept) > KEPT_TABLES:
            self._kept.popitem(last=False)

    def forget(self, table_id: TableId) -> None:
        """Let a table be read anew."""
        self._kept.pop(table_id, None)

    def glance(self, table: Table, game: Any, ends: Timestamp | None) -> Glance:
        """Return a table to be looked at; all who look at the same game share what is worked out of it."""
        kept = self._kept.get(table.id)
        if kept is not None and kept.sight.game is game:
            return Glance(kept.sight, table, ends)
        return Glance(Sight(self.rules_of(table.game), game), table, ends)
