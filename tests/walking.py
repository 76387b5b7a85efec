"""A walk through all that a module declares, in every layer: it names whatever nobody wrote, drew or tried.

Nothing is listed here by hand: actions, events, windows, prompts, states, families, parts of a score and rules are
taken from what the module declares, from the classes in its room, and from a game that is played with it.
"""

import json
import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import fields
from functools import cache
from importlib import import_module
from pathlib import Path

from alhambra import Options, apply, seats_to_act, view
from alhambra.actions import Action, Timeout
from alhambra.events import Event, Open, Private
from alhambra.game import Game
from alhambra.ledger import Position
from alhambra.module import Decision, Module
from alhambra.player.part import player_parts
from alhambra.rulebook import rulebook
from alhambra.stand import Piece
from alhambra.tools.random_play import numbered_seed, random_game
from alhambra.tools.scenario.part import scenario_parts
from alhambra.view import forecast
from cogs.alhambra.face import AlhambraFace
from cogs.alhambra.rooms import rooms as on_discord
from render.alhambra.layout.naming import is_money
from render.alhambra.layout.parts import PARTS
from render.alhambra.rooms import rooms as in_pictures
from tabletop.refused import Refused
from tests.alhambra.games import kinds_in
from texts.catalogue import catalogue, keys

SCENARIOS = Path(__file__).parent / "scenarios"
RULE = re.compile(r"\bV-[A-Z]{3}-\d+\b")
REFUSED = re.compile(r"""\bRefused\(\s*[^,]+,\s*"([a-z][^"]*)\"""")
REASON = re.compile(r"""\bReason\(\s*"([a-z][^"]*)\"""")


def lacking(module: Module, room: str) -> set[str]:
    """Name all that a module has and nobody could use, read, see or trust."""
    ways = (
        *(_rules, _orders, _pieces, _secrets, _words, _sentences, _questions),
        *(_drawings, _tokens, _marks, _reference, _in_play),
    )
    return {what for way in ways for what in way(module, room)}


def _rules(module: Module, room: str) -> Iterator[str]:
    """Every action can be taken, tried in a scenario, and judged by the bot player."""
    tried = {kind.action for part in scenario_parts() for kind in part.steps.values()}
    judged = {action for part in player_parts() for action in part.opinions}
    taken = {move.action for move in module.moves}
    for action in kinds_in(room, Action):
        name = action.__name__
        if action not in taken:
            yield f"no move takes {name}"
        if action not in tried:
            yield f"no scenario step for {name}"
        if action not in judged:
            yield f"no opinion of {name}"
        if _is_unsealed_answer(module, action):
            yield f"no effect of {name}"


def _is_unsealed_answer(module: Module, action: type[Action]) -> bool:
    windows = {prompt.window for prompt in module.prompts if prompt.window}
    during = {name for move in module.moves if move.action is action for name in move.during}
    return bool(during & windows) and action not in module.effects


def _orders(module: Module, room: str) -> Iterator[str]:
    """Every prompt is answered by bot players, by random ones, and by a form."""
    tried = {prompt for part in scenario_parts() for prompt in part.orders}
    ordered = {prompt for part in player_parts() for prompt in part.orders}
    for prompt in module.prompts:
        if prompt.name not in tried:
            yield f"no random order for {prompt.name}"
        if prompt.window and prompt.name not in ordered:
            yield f"no order for {prompt.name}"
        if prompt.name not in on_discord().forms:
            yield f"no auto-answer form for {prompt.name}"


def _pieces(module: Module, room: str) -> Iterator[str]:
    for tile in (tile for bring in module.brings_tiles for tile in bring()):
        if tile.family not in module.families:
            yield f"{tile.id} is of no family"
    drawn = {card for game in _games(module) for card in game.state.secret.deck}
    for card in (card for bring in module.brings_cards for card in bring()):
        if card.id in drawn and card.family not in module.reveals:
            yield f"{card.id} does nothing when it comes up"


def _secrets(module: Module, room: str) -> Iterator[str]:
    """What not everybody sees is dealt anew by the laws, and shown to those who may see it."""
    for kind in _events(room):
        if not issubclass(kind, Open) and not module.redeals:
            yield f"{kind.__name__} could not be dealt otherwise"
        if issubclass(kind, Private) and kind.__name__ not in on_discord().changes_hands:
            yield f"nobody is told of {kind.__name__}"
        if kind.__name__ in on_discord().changes_hands and "seat" not in {field.name for field in fields(kind)}:
            yield f"{kind.__name__} changes nobody's hand"
    if module.slice and not module.shows:
        yield "nobody sees what it keeps"
    drawn, told = in_pictures().by_id.get(module.id), on_discord().by_id.get(module.id)
    shown = drawn and (drawn.badges or drawn.remaining or drawn.annex or drawn.hand)
    if module.shows and not (shown or (told and told.hand)):
        yield "no badge, no annex and no words for what it shows"


def _events(room: str) -> set[type[Event]]:
    return kinds_in(room, Event)  # type: ignore[type-abstract]


def _words(module: Module, room: str) -> Iterator[str]:
    """It has a name and a line in the lobby; actions, refusals and hints have their words."""
    source = _source(room)
    asks = any(prompt.window for prompt in module.prompts)
    yield from _missing(
        *([f"module-{module.id}", f"module-{module.id}-line"] if module.number else []),
        *([f"module-{module.id}-asks"] if asks else []),
        *(key for name in module.variants for key in (f"variant-{name}", f"variant-{name}-line")),
        *([f"counted-{module.id}"] if module.number and (module.counts or module.changes_counts) else []),
        *(f"{key}-{action.__name__}" for action in kinds_in(room, Action) for key in ("option", "hint")),
        *(f"{key}-BuyBuilding-{manner}" for manner in module.manners for key in ("option", "hint")),
        *(f"refused-{key}" for key in REFUSED.findall(source)),
        *(f"hint-why-{key}" for key in REASON.findall(source)),
        *(f"{key}-{name}" for name in module.refunds for key in ("refund", "hint-why-refund", "typed-refund")),
    )


def _sentences(module: Module, room: str) -> Iterator[str]:
    """Every event that everybody sees is told in a sentence, unless its room says that it need not be."""
    rooms = on_discord()
    said = {event for one in rooms.all for event in one.deeds}
    for kind in _events(room):
        name = kind.__name__
        if not issubclass(kind, Open) or name in rooms.untold or name in said:
            continue
        by_itself = name in rooms.told or "seat" not in {field.name for field in fields(kind)}
        yield from _missing(f"told-{name}" if by_itself else f"did-{name}")


def _questions(module: Module, room: str) -> Iterator[str]:
    """Every state and every question has its words."""
    windows = {prompt.window for prompt in module.prompts if prompt.window}
    for prompt in module.prompts:
        yield from _missing(f"prompt-{prompt.name.replace(' ', '-')}")
        if prompt.window and prompt.name not in on_discord().windows:
            yield f"no way to ask for {prompt.name}"
    yield from _missing(*(f"window-title-{window.replace(' ', '-')}" for window in windows))
    questions = {phase.name for phase in module.setup if isinstance(phase, Decision)}
    yield from (f"no way to ask for {name}" for name in questions if name not in on_discord().windows)
    for decision in _decisions(module):
        panel = [] if decision.name in windows | questions else [f"panel-{decision.label}"]
        yield from _missing(f"state-{decision.label}", *panel)


def _decisions(module: Module) -> list[Decision]:
    phases = (*module.setup, *module.turn, *module.ending, *module.interruptions)
    return [phase for phase in phases if isinstance(phase, Decision)]


def _drawings(module: Module, room: str) -> Iterator[str]:
    """Every family of tiles and cards is drawn and called by a name."""
    pictures = in_pictures()
    for tile in (tile for bring in module.brings_tiles for tile in bring()):
        if tile.family not in pictures.tiles:
            yield f"no drawing of the tiles {tile.family}"
        yield from _missing(f"kind-{tile.kind}", f"tile-{tile.family}")
    for card in (card for bring in module.brings_cards for card in bring()):
        art = pictures.cards.get(card.family)
        if is_money(card):
            continue  # it is drawn and called by its currency
        if art is None:
            yield f"no drawing of the cards {card.family}"
        if art is None or art.called is None:
            yield from _missing(card.id)
    for currency in module.universal:
        if currency not in pictures.currencies:
            yield f"no drawing of the currency {currency}"
        yield from _missing(*(f"{word}-{currency}" for word in ("currency", "mark", "money", "coins")))
    cards = {card.family for bring in module.brings_cards for card in bring()}
    yield from _missing(*(f"item-{family}" for family in module.spends.keys() - cards))


def _tokens(module: Module, room: str) -> Iterator[str]:
    """So is whatever lies on tiles, or stands beside them."""
    for name in {token.name for game in _games(module) for part in module.tokens for _, token in part(_at(game))}:
        if name not in in_pictures().tokens:
            yield f"no drawing of the token {name}"
        yield from _missing(f"token-{name}")
    shown = (_at(game) for game in _games(module) if module.pieces)
    for name in {piece.token.name for at in shown for piece in _standing(module, at)}:
        if name not in in_pictures().pieces:
            yield f"no drawing of the piece {name}"
        yield from _missing(f"token-{name}")


def _standing(module: Module, at: Position) -> Iterator[Piece]:
    for part in module.pieces:
        for seat in range(len(at.state.players)):
            yield from part(at, seat)


def _at(game: Game) -> Position:
    return Position(rulebook(game.state.options), game.state)


def _marks(module: Module, room: str) -> Iterator[str]:
    """So is every badge, every part of a score, and what can be looked up."""
    pictures, say = in_pictures(), catalogue("en", "alhambra")
    drawn = pictures.by_id.get(module.id)
    if drawn and drawn.overview:
        yield from _missing(f"buildings-{module.id}", f"choice-by-{module.id}")
    for badge, _ in drawn.all_badges if drawn else ():
        yield from _missing(badge)
        if drawn and drawn.badge is None:
            yield f"no drawing of the badge {badge}"
    for part in sorted(_parts(module) - set(PARTS)):
        known = pictures.part(part)
        if known is None:
            yield f"no drawing of the part of a score {part}"
        if (known is None or known.called is None) and not say.has(f"part-{part}"):
            yield f"no text part-{part}"


def _reference(module: Module, room: str) -> Iterator[str]:
    """Its rules can be looked up, and each has a scenario."""
    reference = AlhambraFace.reference
    own = set(RULE.findall(_source(room)))
    if module.number and module.id not in reference.modules():
        yield f"no topic {module.id}"
    if module.number:
        yield from _missing(f"topic-{module.id}", f"topic-{module.id}-title")
    for rule in own:
        if rule not in reference.rule_ids():
            yield f"{rule} cannot be looked up"
        if rule not in _tried_rules() | _tried_beside(room):
            yield f"no scenario for {rule}"
        yield from _missing(f"rule-{rule}", f"rule-{rule}-title")


@cache
def _tried_rules() -> set[str]:
    return {rule for path in SCENARIOS.glob("*.json") for one in json.loads(path.read_bytes()) for rule in one["rules"]}


def _tried_beside(room: str) -> set[str]:
    """Return the rules in the scenarios that lie with a module for tests."""
    path = Path(str(import_module(room).__file__)).parent / "scenarios.json"
    return {rule for one in json.loads(path.read_bytes()) for rule in one["rules"]} if path.exists() else set()


def _in_play(module: Module, room: str) -> Iterator[str]:
    """Whoever does not decide in time holds up nobody; who is asked beside somebody's turn is told so."""
    labels = {decision.label: decision.name for decision in _decisions(module)}
    met: set[str] = set()
    for game in _games(module):
        seen = view(game, None)
        if seen.state not in labels:
            continue
        if seen.window is None and any(seat != seen.turn for seat in seen.asked):
            yield from _missing(f"asked-{seen.state}")
        if seen.state not in met:
            met.add(seen.state)
            if not all(_leads_out(game, seat) for seat in seats_to_act(game)):
                yield f"no default for {seen.state}"
    yield from (f"no game comes to {label}" for label in labels.keys() - met)


def _leads_out(game: Game, seat: int) -> bool:
    try:
        return apply(game, Timeout(seat)).game.state != game.state
    except Refused:
        return False


def _parts(module: Module) -> set[str]:
    return {line.part for game in list(_games(module))[::40] for line in forecast(game)}


@cache
def _games(module: Module) -> tuple[Game, ...]:
    """Return the positions of games with the module, until each of its decisions was met, or two games are over."""
    found: list[Game] = []
    left = {decision.label for decision in _decisions(module)}
    for seed in range(4):
        options = Options(3 if module.number else 2, (module.id,) if module.number else ())
        for _, game, _ in random_game(options, numbered_seed(seed)):
            found.append(game)
            left.discard(view(game, None).state)
        if not left:
            break
    return tuple(found)


def _missing(*wanted: str) -> Iterable[str]:
    return [f"no text {key}" for key in wanted if key not in keys("en")]


def _source(room: str) -> str:
    """Return all that is written in a room of the rules."""
    import_module(room)
    paths = {file.__file__ for name, file in sys.modules.items() if name == room or name.startswith(f"{room}.")}
    folder = Path(str(import_module(room).__file__)).parent
    return "\n".join(path.read_text() for path in sorted({*folder.rglob("*.py"), *(Path(p) for p in paths if p)}))
