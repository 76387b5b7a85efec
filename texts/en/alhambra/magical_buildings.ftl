# Magical Buildings, which can be turned: in pictures, in play, their rules.

module-magical_buildings = Magical Buildings
module-magical_buildings-line = One dear building of each kind, which you can turn as you like

# In pictures.
tile-magical = magical { $kind }
kind-magical = magical building

# The rules.
topic-magical_buildings-title = Module: Magical Buildings
topic-magical_buildings =
    There’s one **magical building** of each kind, dearer than all others. Its walls can be **turned**.
    - It comes from the bag, and you buy, place and reserve it like any building of its kind (V-MAG-1, V-MAG-2, V-MAG-5).
    - Whenever you place it, you choose which way its walls face: from the market, from the reserve, or in a swap (V-MAG-3).
    - Once it stands, it stays that way. To turn it, remove it and add it again: that’s two redesigns (V-MAG-4).
    - In auto-answers, name the walls after the cell: *garden 13 at L12 turned 1* (V-MAG-20).

    {""}**Example**: the magical pavilion has one wall. West of a tile that’s open to the west, it can stand in three of the four ways: only a wall in the east wouldn’t fit.

    Nothing is made up here: all six tiles are known.

rule-V-MAG-1-title = Six magical buildings in the bag
rule-V-MAG-1 = The six magical buildings, one of each kind, are mixed into the bag with the others. Each costs 1 more than the dearest other building of its kind.

rule-V-MAG-2-title = Magical buildings come and go like others
rule-V-MAG-2 = A magical building comes to the market, is bought, placed, kept in the reserve and redesigned like any building. If you pay exactly, you go again.

rule-V-MAG-3-title = Turning a magical building
rule-V-MAG-3 = Whenever you place a magical building, you choose one of four ways to turn it: from the market, from the reserve, or in a swap. All its walls turn with it. As it then stands, it must obey the building rules (B-53 to B-57).

rule-V-MAG-4-title = Once it stands, it stays
rule-V-MAG-4 = A magical building that stands is never turned. Remove it and add it again instead: that’s two redesigns.

rule-V-MAG-5-title = A magical building scores like others
rule-V-MAG-5 = A magical building counts for its kind like any other, and its walls count as they stand.

rule-V-MAG-6-title = How it lies before it’s placed
rule-V-MAG-6 = On the market, set aside and in the reserve, a magical building lies as it’s printed: its first wall in the north. A turn is a quarter turn clockwise from there. The building itself is always drawn upright; the red tip of its compass shows where its north has gone.

rule-V-MAG-20-title = Magical buildings in auto-answers
rule-V-MAG-20 = Nothing is asked between turns because of magical buildings. An auto-answer that names a cell can name the turns as well; if it doesn’t, the building is turned as little as possible (C-31).

# What they add to the rules of all modules.
rule-C-6-magical_buildings = {""}**Magical building**: counts for its kind and has all that buildings have. But no bonus card shows it, it has no place in Art of the Moors, falcons don’t fly over it, and no watchtower comes with it.
rule-C-7-magical_buildings = {""}**Magical buildings** follow all of these rules, as they stand after turning (V-MAG-3).
rule-C-8-magical_buildings = {""}**Magical buildings** count for him like others of their kind.
rule-C-9-magical_buildings = {""}**Magical buildings** are tiles on the market, too.
rule-O-8-magical_buildings = {""}**Magical buildings** come up like others.
rule-G-4-magical_buildings = {""}**Magical buildings** are given away like others.
