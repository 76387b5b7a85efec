# Names and descriptions of the commands; see commands.ftl of all games.

game-name = Kingdomino
game-line = Lay your dominoes well and rule the richest kingdom.

name-kingdomino = kingdomino
cmd-kingdomino = Play Kingdomino

name-place = place
cmd-place = Place your tile or domino
arg-place-place = Where it goes: a number from the picture, or a cell such as K12

name-choose = choose
cmd-choose = Choose a domino from the next line
arg-choose-domino = Its number

name-variants = variants
cmd-variants = Choose this table’s variants
arg-variants = Variants, separated by commas; + before a name adds it, - removes it

name-kingdom = kingdom
cmd-kingdom = Look at a kingdom up close
arg-kingdom-player = Whose kingdom; yours if you leave this out

name-coming = coming
cmd-coming = See the dominoes that are still to come

name-score = score
cmd-score = See everyone’s points, territory by territory

opt-domino = domino
opt-place = place
opt-variants = variants

game-help = {""}**{ COMMAND("kingdomino new") }** opens a table of Kingdomino. On your turn, **{ COMMAND("place") }** and **{ COMMAND("choose") }** do the same as the buttons.
