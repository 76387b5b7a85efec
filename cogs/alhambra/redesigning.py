"""What a player sees privately who changes a palace: what can be changed, and then where."""

from typing import TYPE_CHECKING

from alhambra.actions import Action, AddBuilding, BuyBuilding, RemoveBuilding, SwapBuilding, TakeMoney
from cogs.alhambra.places import numbered
from cogs.alhambra.words import kind_of
from cogs.card import Card, Row
from cogs.controls import MenuLine, choices
from render.kit.layout.wording import capital

if TYPE_CHECKING:
    from cogs.alhambra.panels import Panels

REDESIGN = (AddBuilding, SwapBuilding, RemoveBuilding)


class Redesigning:
    """The panels of one player for a redesign."""

    def __init__(self, panels: "Panels") -> None:
        self._panels = panels

    def now(self) -> Card:
        """Offer what can be rebuilt: tiles of the reserve to add or to exchange, and tiles to take out."""
        if not self._panels.of(BuyBuilding, TakeMoney, *REDESIGN):
            return self._panels.now()
        self._panels.about = "redesign"
        changes = self._changes()
        if len(changes) == 1:
            return self.where(changes[0].value, here="redesign")
        offered = self.rows()
        text = self._panels.say("panel-redesign" if offered else "panel-redesign-nothing")
        return self._panels.card(text, None, *offered, here="redesign")

    def rows(self) -> list[Row]:
        """Offer what can be changed."""
        return choices(self._panels.say("choose-redesign"), self._panels.purpose("rebuild"), self._changes())

    def _changes(self) -> list[MenuLine]:
        """List what can be changed, without the places."""
        entries: list[MenuLine] = []
        for kind, key in ((AddBuilding, "redesign-add"), (SwapBuilding, "redesign-swap")):
            tiles = dict.fromkeys(option.action.tile for option in self._panels.of(kind))
            entries += [self._redesign(kind, key, tile) for tile in tiles]
        if self._panels.of(RemoveBuilding):
            entries.append(MenuLine(f"{RemoveBuilding.__name__}.", self._panels.say("redesign-remove")))
        return entries

    def _redesign(self, kind: type[Action], key: str, tile: str) -> MenuLine:
        label = capital(self._panels.say(key, tile=self._panels.words.tile(tile)))
        return MenuLine(f"{kind.__name__}.{tile}", label, emoji=self._panels.words.emoji_of_tile(tile))

    def where(self, choice: str, here: str = "") -> Card:
        """Show where a redesign can take place."""
        kind, _, tile = choice.partition(".")
        named = [option for option in self._panels.of(*REDESIGN) if kind_of(option.action) == kind]
        own = [option for option in named if getattr(option.action, "tile", "") == tile]
        if not own:
            return self._panels.now()
        player = self._panels.view.players[self._panels.seat]
        piece = next((one for one in player.reserve if one.id == tile), None)
        places = numbered(player, piece, own, self._panels.words)
        offered = choices(
            self._panels.say("choose-place"),
            self._panels.purpose("do"),
            places.entries(self._panels.words, self._panels.view),
            "main",
        )
        return self._panels.card(
            self._panels.say("panel-rebuild" if tile else "panel-remove"), places.picture, *offered, here=here
        )
