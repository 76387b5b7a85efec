# Camps, tiles outside the walls, with arrows out through some sides: in pictures, in play, their rules.

module-camps = Camps
module-camps-line = Built outside your walls, they score the rows of tiles behind them

# In pictures.
kind-camp = camp
tile-camp = camp
tile-arrows = { $number ->
    [one] arrow { $sides }
   *[other] arrows { $sides }
}
part-camps = camps
score-camps = { $number ->
    [one] { $who } { $number } building in a line
   *[other] { $who } { $number } buildings in lines
}: { $points }

# In play.
did-OutworkPlaced = pitched { $tile } on { $cell }
then-OutworkPlaced = pitched it on { $cell }

# Hints.
hint-why-counts-camp = { $number ->
    [one] it has { $number } tile in its line
   *[other] it has { $number } tiles in its lines
}

# The rules.
topic-camps-title = Module: Camps
topic-camps =
    Camps stand outside your walls and score **straight lines** of tiles.
    - They come from the bag, and you buy them like buildings (V-CAM-1, V-CAM-2).
    - A camp has one or two **bastions**; its other sides are **open ground**. A bastion must stand against a wall (V-CAM-4). Between a camp and another tile, only bastion to wall is allowed; between two camps, only open ground to open ground (V-CAM-3). You don’t have to reach a camp on foot (V-CAM-5).
    - In every scoring, each arrow brings 1 point for every tile in its line, up to the first gap or camp (V-CAM-8).
    - Your longest wall is counted as if there were no camps (V-CAM-10).

    {""}**Example**: a row of five tiles with a camp at each end, both looking along it, brings 5 + 5 points. Another one looking up two tiles brings 2 more.

    {""}**Our own choice**: we know only one camp from a picture, price 8 with bastions north and east. The other prices are ours: 3 to 6 for one bastion, 7, 9 and 10 for two. Eight camps suggest that there’s one for each side and each corner.

rule-C-8-title = What Dirk’s tiles do
rule-C-8 = Dirk can draw or be given a camp as well. He keeps it, but it does nothing for him: of all his tiles, only buildings of the six kinds count.

rule-R-6-title = Scoring: the camps
rule-R-6 = After the walls come the lines of tiles that the camps look at (V-CAM-8).

rule-V-CAM-1-title = Eight camps in the bag
rule-V-CAM-1 = The eight camps are mixed into the bag with the buildings. Each has a price and, on one side or on two that meet at a corner, a bastion with an arrow that shows where it looks; the other sides are open ground.

rule-V-CAM-2-title = Camps come and go like buildings
rule-V-CAM-2 = A camp comes to the market, is bought, placed, kept in the reserve and redesigned like a building. If you pay exactly, you go again. You can’t turn it.

rule-V-CAM-3-title = What can touch a camp
rule-V-CAM-3 = Where a camp meets another tile, the camp must have a bastion and the tile a wall. Where two camps meet, both must have open ground. Anything else is forbidden: bastion to bastion, open ground to a wall, any side of a camp to an open side.

rule-V-CAM-4-title = A camp leans on a wall
rule-V-CAM-4 = At least one bastion of a camp must stand against a wall, when you place it and at all times afterwards. So you can’t remove or swap a tile if that would leave a camp without such a wall.

rule-V-CAM-5-title = Nobody walks over a camp
rule-V-CAM-5 = You don’t have to be able to reach a camp on foot (B-56 doesn’t apply to it), and no path leads across it.

rule-V-CAM-6-title = A camp fills its cell
rule-V-CAM-6 = Other tiles can lie beside a camp (B-55), and together with other tiles, it can’t enclose empty cells (B-57). But a building beside nothing but a camp has no way to the fountain, so it needs another neighbour (B-56).

rule-V-CAM-7-title = Building beside a camp later
rule-V-CAM-7 = A tile that you build beside a camp later must meet it the right way, too, with a wall against its bastion (V-CAM-3).

rule-V-CAM-8-title = Points for a camp
rule-V-CAM-8 = In every scoring, a camp in your palace looks along each of its arrows: each tile in that straight line brings 1 point, up to the first gap or camp. Walls on the way don’t matter; the fountain and squares count. Building, fountain, square, gap, building: 3 points.

rule-V-CAM-9-title = A camp with two arrows
rule-V-CAM-9 = If a camp has two arrows, you get points for both lines, one in each direction.

rule-V-CAM-10-title = Camps and the longest wall
rule-V-CAM-10 = Your longest wall runs on as if there were no camps: a wall that a bastion leans on is still an outer wall, and a camp has no walls of its own to add.

# What they add to the rules of all modules.
rule-C-6-camps = {""}**Camp**: comes from the bag to the market. It has no walls to score and ends a line; the fountain counts in one.
rule-C-7-camps = For **camps**, some are different (V-CAM-3 to V-CAM-7).
rule-C-9-camps = {""}**Camps** are tiles on the market, too.
rule-O-8-camps = {""}**Camps** come up like buildings.
rule-G-4-camps = {""}**Camps** are given away like buildings.
rule-G-5-camps = A **camp** needs a place that V-CAM-3 and V-CAM-4 allow, or goes to the reserve.
