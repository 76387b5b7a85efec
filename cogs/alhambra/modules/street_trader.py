"""Street Trader: whom the traders take along before the game begins, and what becomes of them."""

from collections.abc import Iterable, Sequence
from typing import Any

from alhambra.modules.street_trader.beginning import SendTrader
from alhambra.modules.street_trader.moving import ChooseCitizen
from alhambra.modules.street_trader.token import PlaceToken
from alhambra.view import View
from cogs.alhambra import pictures, telling
from cogs.alhambra.attempting import panels_of
from cogs.alhambra.panels import Panels
from cogs.alhambra.room import Besides, Details, Room, Said, WindowRoom
from cogs.alhambra.words import Words
from cogs.call import Call
from cogs.card import Card, Row
from cogs.controls import Control, MenuLine, choices, menu, menus
from host.glance import Glance
from render.alhambra.layout.parts import KINDS
from render.kit.layout.wording import capital
from tabletop.cellname import cell_name
from tabletop.option import Option
from tabletop.rules import Plain
from texts.catalogue import Catalogue

SENT = 3
MOST_CELLS = 10
SIDES = {(0, -1): "north", (1, 0): "east", (0, 1): "south", (-1, 0): "west"}
SEND_TRADER = "send the trader"
CITIZENS = "citizens"


def citizen(kind: str, say: Catalogue) -> str:
    """Name a citizen by its colour, and by the kind of building that has the same."""
    return say.noun(f"citizen-{kind}")


def _kinds(kinds: Iterable[str], say: Catalogue) -> str:
    return say.listed([say.noun(f"kind-{kind}") for kind in kinds])


def _question(glance: Glance, say: Catalogue, names: str, deadline: str) -> Iterable[str]:
    return [say("asked-trader", names=names, deadline=deadline)]


def _offers(panels: Panels) -> Sequence[Row]:
    """Offer the citizens first; where the trader begins is asked when they are chosen."""
    own = panels.view.window.own if panels.view.window else None
    chosen = own.citizens if isinstance(own, SendTrader) else ()
    kinds = dict.fromkeys(kind for option in _all(panels) for kind in option.action.citizens)
    lines = [MenuLine(kind, capital(citizen(kind, panels.say)), kind in chosen) for kind in kinds]
    prompt = panels.say("choose-citizens")
    return [Row([menu(prompt, panels.purpose(CITIZENS), lines, least=SENT, most=SENT)])] if lines else []


def _all(panels: Panels) -> list[Option]:
    return [option for option in panels.options if isinstance(option.action, SendTrader)]


async def _where(call: Call) -> Card:
    """Ask where a trader with the chosen citizens begins."""
    panels = await panels_of(call)
    options = [option for option in _all(panels) if set(option.action.citizens) == set(call.values)]
    if not options:
        return panels.now()
    lines = [MenuLine(one.code, _side(one.action.cell, call.say)) for one in options]
    text = call.say("panel-send-where", citizens=capital(_kinds(options[0].action.citizens, call.say)))
    offered = choices(call.say("choose-side"), panels.purpose("answer"), lines, "main")
    return panels.asking().card(text, None, [*offered, *_offers(panels)])


def _moving_on(panels: Panels, note: str) -> Card:
    """Ask where the trader goes; who moved in by default, or was taken, can be changed with a tap before."""
    told = telling.told(panels.glance.held(panels.user), panels.words.names, panels.words)
    cells = [panels.entry(option) for option in panels.of(PlaceToken)]
    citizens = [panels.entry(option) for option in panels.of(ChooseCitizen)]
    picture = pictures.palace(panels.glance, panels.seat, panels.say)
    text = "\n".join([*filter(None, [note]), *told, panels.say("panel-PLACE_TOKEN")])
    offered = choices(panels.say("choose-cell"), panels.purpose("do"), cells, "main", most=MOST_CELLS)
    instead = menus(panels.say("choose-citizen"), panels.purpose("do", "citizen"), citizens) if citizens else []
    return panels.card(text, picture, *offered, *(Row([one]) for one in instead))


def _choosing(words: Words, action: ChooseCitizen, view: View) -> Details:
    """Say who would move, be taken or be exchanged instead."""
    return _details(words, action.choice)


def _details(words: Words, choice: str) -> dict[str, str]:
    given, _, taken = choice.rpartition("-")
    how = "exchange" if given else taken if taken in ("stay", "nobody") else "take"
    named = {name: citizen(kind, words.say) for name, kind in (("given", given), ("taken", taken)) if kind in KINDS}
    return {"how": how, "given": "", "taken": "", **named}


def _left_out(events: Sequence[Plain], at: int) -> bool:
    """Return whether it goes without saying how citizens moved, since they moved otherwise in the end."""
    moved = events[at]["event"] in ("CitizenMoved", "CitizenExchanged", "CitizenRecalled")
    return moved and any(event["event"] == "CitizenRecalled" for event in events[at:])


def _side(cell: tuple[int, int], say: Catalogue) -> str:
    return capital(f"{say(f'side-{SIDES[cell]}')} ({cell_name(cell)})")


def _sending(words: Words, action: SendTrader, view: View) -> Details:
    side = words.say(f"side-{SIDES[action.cell]}")
    return {"citizens": _kinds(action.citizens, words.say), "side": side}


def _sent(words: Words, event: Plain, names: Sequence[str]) -> Details:
    told = [
        words.say("trader-sent", who=who, citizens=_kinds(kinds, words.say), cell=cell_name(tuple(cell)))
        for who, kinds, cell in zip(names, event["citizens"], event["cells"], strict=True)
    ]
    return {"traders": words.say.row(told)}


def _moved(words: Words, event: Plain) -> Said:
    taken = event["taken"]
    new = citizen(taken, words.say) if taken else ""
    details: dict[str, Any] = {"citizen": citizen(event["kind"], words.say), "taken": taken or "nobody", "new": new}
    return Said("CitizenMoved", details)


def _exchanged(words: Words, event: Plain) -> Said:
    given, taken = (citizen(event[name], words.say) for name in ("given", "taken"))
    return Said("CitizenExchanged", {"citizen": given, "new": taken})


def _left(words: Words, event: Plain) -> Said:
    return Said("CitizenLeft", {"citizen": citizen(event["kind"], words.say)})


def _choice_called(words: Words, value: str) -> str:
    return words.say("besides-citizen", **_details(words, value))


def _cell_called(words: Words, value: str) -> str:
    x, y = value.split(",")
    return cell_name((int(x), int(y)))


ROOM = Room(
    options={"SendTrader": _sending, "ChooseCitizen": _choosing},
    deeds={"CitizenMoved": _moved, "CitizenExchanged": _exchanged, "CitizenLeft": _left},
    told={"TradersSent": _sent},
    untold={"TokenPutAside"},
    left_out=_left_out,
    states={"PLACE_TOKEN": _moving_on},
    besides={
        "street_trader": Besides(called=_choice_called, default="besides-citizen-default", later=True),
        "trader_token": Besides(called=_cell_called, default="besides-cell-default"),
    },
    windows={SEND_TRADER: WindowRoom(answers={"SendTrader"}, question=_question, offers=_offers)},
    controls={CITIZENS: Control(_where)},
)
