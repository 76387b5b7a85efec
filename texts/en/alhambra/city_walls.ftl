# City Walls, wooden walls on your own tiles: in pictures, in play, its rules.

module-city_walls = City Walls
module-city_walls-line = Wooden walls for your tiles, in the palace or not, even for the fountain

# In pictures.
card-wall = wall card { $sides }
token-planks = wooden wall { $detail }
alt-wall-cards = Open wall cards: { $sides }.

# In play.
choose-wall-card = Build a wall { $sides } …
option-BuildWall = { $where ->
    [fountain] wall { $sides }: fountain
    [palace] wall { $sides }: { $tile } on { $cell }
   *[other] wall { $sides }: { $tile }, not placed
}
did-WallBuilt = { $where ->
    [fountain] built a wooden wall on the fountain ({ $sides })
   *[other] built a wooden wall on { $tile } ({ $sides })
}
told-WallCardAppeared = 🪵 A wall card came up: { $sides }.

# Hints.
hint-BuildWall = build a wooden wall with { $card }
hint-why-wood-on-tile = on { $tile } it makes your longest wall { $after } instead of { $before }
hint-why-wood-on-fountain = on the fountain it makes your longest wall { $after } instead of { $before }

# Why not.
refused-wall-card-not-open = { $card } isn’t open right now.
refused-wall-not-on-own-tile = You can build walls only on your fountain and on your own tiles, but not on a camp or a watchtower.
refused-wall-taken = That tile already has a wall on one of these sides: { $sides }. All sides on the card must be free.
refused-wall-beside = Another tile lies there: in your palace, a wall can only go on outer sides. The card shows { $sides }.

# The rules.
topic-city_walls-title = Module: City Walls
topic-city_walls =
    Wall cards let you add **wooden walls** to your own tiles.
    - When a wall card comes up, it lies open beside the market (V-WAL-2). As an action, you take one and put its one or two pieces on exactly these sides of one of your tiles: in your palace, in your reserve or just bought. The fountain counts, too (V-WAL-3).
    - All these sides must be free of walls (V-WAL-4). In your palace, they must be outer sides (V-WAL-7).
    - The pieces stay on that tile for good (V-WAL-5), and they’re walls for everything: matching, paths and your longest wall (V-WAL-6).

    {""}**Example**: the card shows north and east. You put it on the tile at the corner of your palace, and your longest wall goes around that corner, too.

    {""}**Our own choice**: there are eight cards for twelve pieces. That there’s one for each side and one for each corner is our conclusion; only the card for north and east is known from a picture.

rule-V-WAL-1-title = Eight wall cards in the draw pile
rule-V-WAL-1 = The eight wall cards, one for each side and one for each corner of two sides, are shuffled into the second, third, fourth and fifth pile of the draw pile, two into each.

rule-V-WAL-2-title = Wall cards lie open
rule-V-WAL-2 = When a wall card comes up, it lies open beside the market, and the next card fills the space. Any number of them can lie there.

rule-V-WAL-3-title = Building a wall
rule-V-WAL-3 = As an action, you can take one open wall card and put its pieces, on exactly the sides shown, on one of your own tiles: in your palace (or on the fountain), in your reserve, or set aside this turn. That doesn’t give you an extra action, but it can be one. The card leaves the game.

rule-V-WAL-4-title = Free sides only
rule-V-WAL-4 = All sides on the card must be free of walls on that tile, whether printed or wooden.

rule-V-WAL-5-title = Pieces belong to their tile
rule-V-WAL-5 = Wooden pieces belong to their tile for good, in your palace and in your reserve. If the tile can be turned, they turn with it.

rule-V-WAL-6-title = Wooden walls are walls
rule-V-WAL-6 = Wooden pieces are walls for everything: for what can lie beside the tile, for paths, for your longest wall and for camps that lean on them.

rule-V-WAL-7-title = No wall against a neighbour
rule-V-WAL-7 = Afterwards your palace must still follow the building rules (B-58). So a side next to another tile can’t get a piece.

rule-V-WAL-8-title = No gates in wooden walls
rule-V-WAL-8 = A city gate can’t be put on wooden pieces.

rule-V-WAL-9-title = A wall is no redesign
rule-V-WAL-9 = Building a wall isn’t a redesign: a tile that can’t be moved can still get pieces, and whatever lies on it stays.

rule-V-WAL-10-title = Which sides the card means
rule-V-WAL-10 = The sides on the card are those of the tile as it stands. For a tile that can be turned and isn’t in your palace, they’re those it has when it’s not turned.

rule-V-WAL-11-title = Walls on the fountain
rule-V-WAL-11 = Pieces on your fountain are its walls for everything: a tile beside them needs a wall there, too, they count for your longest wall, and camps can lean on them.

rule-V-WAL-12-title = Build at once
rule-V-WAL-12 = You build the pieces right away; if a card fits on none of your tiles, you can’t take it. A tile can get pieces more than once, even a fourth wall.

rule-V-WAL-13-title = Walled tiles for Dirk
rule-V-WAL-13 = When you give Dirk a tile with pieces, the pieces leave the game.

# What they add to the rules of all modules.
rule-C-5-city_walls = Building a **wall** doesn’t give you an extra action, but it can be your extra action.
rule-C-6-city_walls = {""}**Wooden walls** can be put on all tiles but camps and watchtowers, and on the fountain.
rule-C-15-city_walls = {""}**Wall cards**: two in each of the second to fifth piles.
rule-C-16-city_walls = A **wall card** lies open beside the market.
rule-C-27-city_walls = {""}**Wooden walls** are public.
