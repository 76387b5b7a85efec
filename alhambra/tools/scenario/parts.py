"""What modules keep, in scenarios: as JSON, with the names of players in place of their seats."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from alhambra.ledger import Position
from alhambra.rulebook import Rulebook
from alhambra.state import State
from alhambra.tools.scenario.pieces import Box
from alhambra.tools.scenario.shape import Scenario
from tabletop.tools.scenarios import Faulty


def lay_out_parts(scenario: Scenario, rules: Rulebook, fresh: State, tiles: Box, cards: Box) -> dict[str, Any]:
    """Return what the modules keep: what is given, and else what is left of what they keep after the setup."""
    boxes = {**dict.fromkeys(rules.tiles, tiles), **dict.fromkeys(rules.cards, cards)}
    parts = scenario.given.parts.items()
    given = {module: _plain(with_seats(scenario, _known(rules, module, part))) for module, part in parts}
    for part in given.values():
        marked = _marked(part, boxes)
        for piece in dict.fromkeys(_pieces(part, boxes)):  # a mark on a card names it once more
            if piece in boxes[piece].left or piece not in marked:
                boxes[piece].take(piece)
    kept = {}
    for module, kind in rules.slices.items():
        before, part = _plain(fresh.slices[module]) if module in fresh.slices else {}, given.get(module, {})
        whole = {key: _completed(part, key, before.get(key), boxes) for key in {**before, **part}}
        try:
            kept[module] = msgspec.convert(whole, kind, str_keys=True)
        except msgspec.ValidationError as error:
            raise Faulty(f"{module}: {error}") from error
    return kept


def differences(
    scenario: Scenario, at: Position, module: str, part: Mapping[str, Any]
) -> Iterator[tuple[str, Any, Any]]:
    """Yield all in which a module's part differs; inside an object only what is named is compared."""
    _known(at.rules, module, part)
    kept = at.state.slices.get(module) or at.rules.slices[module]()
    for key, value in part.items():
        wanted, found = _plain(with_seats(scenario, value)), _plain(getattr(kept, key))
        if isinstance(wanted, dict) and isinstance(found, dict):
            found = {name: found.get(name) for name in wanted}
        if wanted != found:
            yield key, wanted, found


def with_seats(scenario: Scenario, value: Any) -> Any:
    """Put the seats of players in the place of their names, in keys and in values."""
    if isinstance(value, Mapping):
        return {with_seats(scenario, key): with_seats(scenario, item) for key, item in value.items()}
    if isinstance(value, list):
        return [with_seats(scenario, item) for item in value]
    return scenario.players.index(value) if value in scenario.players else value


def _known(rules: Rulebook, module: str, part: Mapping[str, Any]) -> Mapping[str, Any]:
    kind = rules.slices.get(module)
    if kind is None:
        raise Faulty(f"{module} keeps nothing")
    if unknown := sorted(set(part) - set(kind.__struct_fields__)):
        raise Faulty(f"{module} keeps no {unknown[0]!r}")
    return part


def _completed(part: Mapping[str, Any], key: str, before: Any, boxes: Mapping[str, Box]) -> Any:
    """Return what is given under a key; else, and behind tiles that lie nowhere else, what is left of the setup."""
    if isinstance(before, dict):
        given = part.get(key, {})
        names = [*before, *(name for name in given if name not in before)]
        entries = {name: _completed(given, name, before.get(name), boxes) for name in names}
        return {name: entry for name, entry in entries.items() if entry != []}
    if key not in part:
        return _left(before, boxes)
    homeless = [piece for piece in _pieces(before, boxes) if piece in boxes[piece].rules.tiles]
    return [*part[key], *_left(homeless, boxes)] if homeless and isinstance(part[key], list) else part[key]


def _left(value: Any, boxes: Mapping[str, Box]) -> Any:
    """Return a value without the pieces that are used elsewhere; the others are used here."""
    if isinstance(value, list):
        return [item for item in value if _left(item, boxes) is not None]
    if value in boxes:
        if value not in boxes[value].left:
            return None
        boxes[value].take(value)
    return value


def _pieces(value: Any, boxes: Mapping[str, Box]) -> Iterator[str]:
    if isinstance(value, Mapping):
        for key, item in value.items():
            yield from _pieces(key, boxes)
            yield from _pieces(item, boxes)
    elif isinstance(value, list):
        for item in value:
            yield from _pieces(item, boxes)
    elif value in boxes:
        yield value


def _marked(value: Any, boxes: Mapping[str, Box]) -> set[str]:
    """Return the pieces under which something stands: they may lie elsewhere, with what is said of them."""
    if not isinstance(value, Mapping):
        return set()
    return {key for key in value if key in boxes}.union(*(_marked(item, boxes) for item in value.values()))


def _plain(value: Any) -> Any:
    """Return a value as JSON knows it."""
    return msgspec.json.decode(msgspec.json.encode(value))
