# The words of the game that somebody new to it may not know, each with a sentence or two.

topic-words-title = Words
topic-words = The words you’ll see on buttons, in menus and in pictures.

word-square-title = Square
word-square = Half a domino: one terrain, with 0 to 3 crowns.
word-terrain-title = Terrain (W, F, L, G, S, M)
word-terrain = What a square shows: wheat, forest, lake, grassland, swamp or mine.
word-crown-title = Crown
word-crown = Crowns multiply a territory’s points. No crown, no points!
word-territory-title = Territory
word-territory = Squares of one terrain, connected by their edges. Worth its squares times its crowns.
word-kingdom-title = Kingdom
word-kingdom = Your castle and all squares around it, up to 5×5, or 7×7 in a Mighty Duel.
word-cells-title = Cells (G7)
word-cells = Where squares go in your kingdom: a letter for the column, a number for the row. Your castle is always on G7.
word-king-title = King
word-king = Stands on the domino you chose. The king on the lowest number goes first.
word-line-title = Line
word-line = Dominoes in a row, sorted by number. You place from the current line, “Now”, and choose from the next one, “Next”.
word-set-aside-title = Set aside
word-set-aside = Dominoes that aren’t in this game. Nobody sees them until it’s over.
word-discarded-title = Discarded
word-discarded = A domino that fits nowhere leaves the game.
word-middle-kingdom-title = Middle Kingdom
word-middle-kingdom = An option: 10 points if your castle is in the middle of your kingdom.
word-harmony-title = Harmony
word-harmony = An option: 5 points if none of your dominoes was discarded.
