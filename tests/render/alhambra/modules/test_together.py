"""Pictures of games with all modules: nothing is missing, cut off or covered."""

from dataclasses import replace

import pytest

from alhambra.components import load
from alhambra.events import ScoreLine
from alhambra.modules.characters import all_cards as all_characters
from alhambra.modules.new_score_cards import orders as all_orders
from alhambra.registry import known_modules
from alhambra.view import Card, View
from render.alhambra.gallery_modules import module_pieces
from render.alhambra.layout.naming import card_called
from render.alhambra.market import MarketPicture
from render.alhambra.rooms import rooms
from render.alhambra.scoring import ScoringPicture
from render.alhambra.table import TablePicture
from render.kit.layout.naming import LONGEST_ALT
from render.kit.layout.scene import Item
from tests.render.alhambra.modules.shown import (
    LONG,
    SAY,
    SMALLEST,
    check_no_text_is_covered,
    crowded,
    lots,
    some,
    whats,
)
from tests.render.played import NAMES, PLAYERS, check_layout, played, told


@pytest.mark.parametrize("names", [NAMES, LONG], ids=["names", "long-names"])
@pytest.mark.parametrize("players", PLAYERS)
def test_nothing_is_cut_off_or_written_over(players: int, names: tuple[str, ...]) -> None:
    for view in some(players):
        check_all_of(view, names)
        check_all_of(crowded(view), names)


def check_all_of(shown: View, names: tuple[str, ...]) -> None:
    names = names[: len(shown.players)]
    market, table = MarketPicture.of(shown, names), TablePicture.of(shown, names)
    for scene in (market.scene(), *table.scenes()):
        check_layout(scene, SMALLEST)
        check_no_text_is_covered(scene)
        boxes = [item for item in scene.items if item.what.split()[:1] in (["chip"], ["panel"])]
        for badge in told(scene, "badge of "):
            assert any(lies_in(badge, box) for box in boxes), badge.what
    for alt in (market.alt(), table.alt(), *table.alts()):
        assert len(alt) <= LONGEST_ALT
        assert alt.endswith("."), "it ends with a whole sentence"


def lies_in(item: Item, box: Item) -> bool:
    return (
        box.left < item.left
        and item.left + item.across < box.left + box.across
        and box.top < item.top
        and item.top + item.down < box.top + box.down
    )


@pytest.mark.parametrize("players", PLAYERS)
def test_market_and_table_show_what_lies_open(players: int) -> None:
    for view in some(players):
        check_what_lies_open(view)


def check_what_lies_open(view: View) -> None:
    names, stacks = NAMES[: len(view.players)], view.parts["squares"]
    assert isinstance(stacks, tuple)
    pictures = (MarketPicture,) if view.winners else (MarketPicture, TablePicture)
    for scene in (picture.of(view, names).scene() for picture in pictures):
        assert whats(scene, "open square ") == [stack.top.id for stack in stacks]
        assert whats(scene, "squares left ") == [f"{stack.top.kind} {stack.left}" for stack in stacks]
        lot = lots(view).lot
        assert whats(scene, "lot ") == ([] if lot is None else [lot.id])
        assert len(told(scene, "order of round ")) == 3
        orders = view.parts["new_score_cards"]
        assert isinstance(orders, tuple)
        expected = [f"{number} {kind}" for number, order in enumerate(orders, 1) for kind in order]
        assert [what for what in whats(scene, "order ") if not what.startswith("of")] == expected


def test_a_market_without_modules_has_no_annex() -> None:
    scene = MarketPicture.of(played(4).views[0], NAMES[:4]).scene()
    assert scene.down == 744
    assert not told(scene, "badge of ")


@pytest.mark.parametrize("card", module_pieces().cards, ids=lambda card: card.id)
def test_every_card_has_a_picture_and_a_name(card: Card) -> None:
    view = some(3)[0]
    shown = replace(view, display=(card, None, None, None))
    picture = MarketPicture.of(shown, NAMES[:3])
    assert whats(picture.scene(), "slot 1 ") == [card.id]
    assert card_called(card, SAY) in picture.alt()
    image = picture.scene().image()
    other = MarketPicture.of(replace(view, display=(all_characters()[0], None, None, None)), NAMES[:3])
    assert (image.tobytes() == other.scene().image().tobytes()) == (card is all_characters()[0])


def test_parts_of_modules_have_a_name_and_an_icon() -> None:
    lines = ScoreLine(0, "camps", 4, 4, "V-CAM-8"), ScoreLine(1, "character-city-watch", 7, 2, "V-CHA-19")
    picture = ScoringPicture.of(2, lines, NAMES[:3], [4, 2, 0], points=load().points)
    scene = picture.scene()
    assert {"text Camps", "text City Guard"} <= {item.what for item in scene.items}
    assert {"chip camps", "chip character-city-watch"} <= {item.what for item in scene.items}
    assert "Camps: Amina 4, 4." in picture.alt()
    assert not told(scene, "order of round ")


def test_the_sheet_shows_every_piece() -> None:
    modules = [module for module in known_modules() if module.number]
    tiles = [tile for module in modules for bring in module.brings_tiles for tile in bring()]
    cards = [card for module in modules for bring in module.brings_cards for card in bring()]
    picture = module_pieces()
    scene = picture.scene()
    check_layout(scene, SMALLEST)
    check_no_text_is_covered(scene)
    assert whats(scene, "tile ") == [tile.id for tile in tiles]
    shown = whats(scene, "card ")
    assert len(shown) == len(set(shown))
    assert {card_called(card, SAY) for card in cards if card.id in shown} == {card_called(card, SAY) for card in cards}
    assert len(shown) == len({card_called(card, SAY) for card in cards}), "equal ones are shown once"
    assert whats(scene, "stone ") == [sign.name for room in rooms().all for sign in room.all_badges]
    assert len(told(scene, "score card ")) == 6 * len(all_orders())
    assert len(picture.alt()) < LONGEST_ALT
