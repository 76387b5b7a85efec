# The rules by their ids, as they are explained to players: a title and a few sentences.

# What there is, and setting up

rule-K-1-title = The 48 dominoes
rule-K-1 = There are 48 dominoes, numbered 1 to 48. Each has two squares, and each square shows one of six terrains (wheat, forest, lake, grassland, swamp or mine) with 0 to 3 crowns. On the whole, the higher the number, the better the domino.

rule-K-2-title = Castles and kings
rule-K-2 = There are four colours. Each has a start square with a castle on it, and two kings. How many kings you use depends on the number of players (K-3).

rule-K-3-title = What you start with
rule-K-3 = Kingdomino is for 2 to 4 players. You start with your castle, the first square of your kingdom. **2 players**: 2 kings each, 24 dominoes, 6 lines of 4. **3 players**: 1 king each, 36 dominoes, 12 lines of 3. **4 players**: 1 king each, 48 dominoes, 12 lines of 4. Everyone gets 12 dominoes for a grid of 5×5. K-43 and K-44 change this.

rule-K-4-title = Shuffling the dominoes
rule-K-4 = All 48 dominoes are shuffled. Then some are set aside: 24 with two players, 12 with three, none with four. The rest is the draw pile. In a Mighty Duel (K-43) and with lines of four (K-44), nothing is set aside.

rule-K-5-title = Dominoes set aside
rule-K-5 = Nobody sees the dominoes that were set aside until the game is over. In a Dynasty (K-40), each of the three games has its own, and they stay hidden until that game is over.

rule-K-6-title = Laying out a line
rule-K-6 = One domino is drawn for each king in play. They’re sorted by number, lowest first, and then turned over to show their terrains. You can always see the numbers. In a game with lines of four, it’s always four dominoes (K-44).

rule-K-7-title = The first choice
rule-K-7 = The first line is laid out, all kings are mixed, and then they’re drawn one by one. When your king comes up, put it on any domino of the line that has no king yet.

rule-K-8-title = The first choice with two players
rule-K-8 = With two players, all four kings are drawn one by one, so you may get to choose twice in a row. With the option **Balanced start**, chance decides who is first, and the order is first, second, second, first.

rule-K-9-title = One king per domino
rule-K-9 = A domino has room for one king. The last king gets the domino that’s left. With lines of four, it chooses between the last two (K-44).

rule-K-10-title = The second line
rule-K-10 = As soon as every king is on a domino of the first line, the second line is laid out.

# Rounds

rule-K-11-title = Your turn: place, then choose
rule-K-11 = Kings take turns in the order of the current line, lowest number first. When your king’s turn comes, first **place** the domino it’s on, or discard it if it fits nowhere (K-24). Then **choose**: move that king to a domino of the next line that has no king yet.

rule-K-12-title = One turn after another
rule-K-12 = You place and choose before the next king’s turn begins. With two players, you have two kings, so you get two turns in every round.

rule-K-13-title = The next round
rule-K-13 = When all kings have moved, the next line becomes the current one. If the draw pile isn’t empty, a new line is laid out and the next round begins. If it is, the last round begins (K-14).

rule-K-14-title = The last round
rule-K-14 = When the draw pile is empty and all kings are on the last line, one more round follows. You only place your domino, because there’s nothing left to choose. Then the game is scored.

rule-K-15-title = How many rounds
rule-K-15 = There’s one round for each line: 12 with three or four players, 6 with two. A Mighty Duel has 12 (K-43).

rule-K-16-title = Choosing after a discard
rule-K-16 = If your domino was discarded, you still choose your next one, just when you would have chosen anyway.

# Placing a domino

rule-K-17-title = Two empty cells
rule-K-17 = A domino covers two empty cells that share an edge, in any direction. Your castle is on G7. Columns go from A to M, from west to east, and rows from 1 to 13, from north to south: H7 is to the right of your castle, G6 above it.

rule-K-18-title = Touch your castle or the same terrain
rule-K-18 = At least one square of the domino must share an edge with your castle, or with a square of its own terrain that’s already in your kingdom. The castle goes with every terrain.

rule-K-19-title = One match is enough
rule-K-19 = One match is enough: whatever else the domino touches may be different. Corners don’t count. The two squares of the domino can’t count as a match for each other.

rule-K-20-title = No larger than 5×5
rule-K-20 = Your whole kingdom, castle included, can’t be more than 5 columns wide and 5 rows high. If it reaches from G to K, nothing can go in F or L. In a Mighty Duel, it’s 7 and 7 (K-43).

rule-K-21-title = Your castle can be anywhere
rule-K-21 = The frame of your kingdom isn’t fixed in advance, and your castle doesn’t have to be in the middle. Only the size counts.

rule-K-22-title = What’s placed stays
rule-K-22 = Dominoes in your kingdom are never moved, turned or covered. You can still undo until you confirm your turn (K-54).

rule-K-23-title = If it fits, you must place it
rule-K-23 = You can’t discard a domino that fits somewhere, even if you don’t like any of the places.

rule-K-24-title = A domino that fits nowhere
rule-K-24 = If your domino fits nowhere, it’s discarded: it leaves the game and scores nothing. Everyone can still see it and knows it was yours. It also costs you Harmony, if you play for that (K-42).

rule-K-34-title = Holes, and the first domino
rule-K-34 = Your first domino always fits, because your castle goes with every terrain. Your kingdom can have holes, and you can fill them later like any other empty cells. But a hole of just one cell stays empty for good.

# Scoring and winning

rule-K-25-title = What a territory is
rule-K-25 = All squares of one terrain that are connected by their edges make a territory. Your castle isn’t part of any, and it doesn’t connect anything.

rule-K-26-title = Squares times crowns
rule-K-26 = A territory scores its squares times its crowns. 5 squares of wheat with 2 crowns score 10 points. Without a crown, a territory scores 0, however large it is.

rule-K-27-title = Several territories of one terrain
rule-K-27 = You can have several territories of the same terrain. Each one is scored by itself, with its own squares and crowns.

rule-K-28-title = Your score
rule-K-28 = Your score is the sum of all your territories, plus the bonuses you play for: Middle Kingdom (K-41) and Harmony (K-42).

rule-K-29-title = Who wins
rule-K-29 = The most points win. If there’s a tie, K-30 decides, then K-31.

rule-K-30-title = Ties: the largest territory
rule-K-30 = If players tie, the one with the largest single territory wins. Only its squares count, so it doesn’t need any crowns.

rule-K-31-title = Ties: the most crowns
rule-K-31 = If the largest territories tie, too, the most crowns in the kingdom win. Crowns on discarded dominoes don’t count.

rule-K-32-title = A shared victory
rule-K-32 = If even the crowns tie, the players share the victory.

rule-K-33-title = The other places
rule-K-33 = The other places are decided in the same way: by points, then the largest territory, then crowns. Players who tie in all three share a place, and the next one is left out: 1, 2, 2, 4.

# Options

rule-K-40-title = Dynasty
rule-K-40 = You play three games in a row, and the highest total wins. Each starts afresh: new shuffle, empty kingdoms, new first choice. Bonuses (K-41, K-42) count in each game. If totals tie, compare the sum of your three largest territories, one from each game, then all your crowns; after that, you share the victory.

rule-K-41-title = Middle Kingdom
rule-K-41 = You get 10 extra points if your castle is in the middle: your kingdom reaches as far to the west of it as to the east, and as far to the north as to the south. Holes don’t matter, and neither does the size.

rule-K-42-title = Harmony
rule-K-42 = You get 5 extra points if none of your dominoes was discarded. Then your kingdom fills its grid completely.

rule-K-43-title = Mighty Duel
rule-K-43 = For two players: you use all 48 dominoes and build kingdoms of up to 7×7. There are 12 rounds, and you get 24 dominoes each.

rule-K-44-title = Lines of four
rule-K-44 = For three players: no domino is set aside, and every line has four. Each king takes one. When the last king has chosen, the domino nobody took is discarded, face up. It was nobody’s, so nobody loses Harmony for it.

rule-K-45-title = Which options fit
rule-K-45 = Mighty Duel and Balanced start need exactly 2 players, lines of four exactly 3. Dynasty, Middle Kingdom and Harmony always fit. Apart from that, combine options as you like. With one that doesn’t fit, the game can’t start.

# Hosting

rule-K-50-title = What’s public and what’s secret
rule-K-50 = Everyone sees kingdoms, both lines with their numbers, kings, discards and whose they were, how many dominoes are left, and points so far. Nobody knows the order of the draw pile or what’s set aside. Only you see what you’ve prepared (K-56). If nothing is set aside, you can work out what’s still to come.

rule-K-51-title = Who the game waits for
rule-K-51 = The game waits for one player at a time: you place, choose and confirm, then it’s the next king’s turn. During the first choice, there’s nothing to place yet; in the last round, there’s nothing to choose. If two of your kings follow each other, each has a turn of its own, with its own time.

rule-K-52-title = Where and which way
rule-K-52 = A place is two cells: one for the domino’s first square, one for its second. You pick a numbered place for the first, then a direction if there’s a choice. Dominoes 1 to 12 have two equal squares, so each pair of cells is offered only once.

rule-K-53-title = What happens by itself
rule-K-53 = You’re told, but not asked, where there’s nothing to decide: a domino that fits nowhere is discarded, the last king takes the last domino, lines are laid out, points are counted. If your whole turn was like that, you don’t even confirm it. A domino with only one place is still yours to place.

rule-K-54-title = Undo and confirm
rule-K-54 = Until you confirm your turn, you can undo your choice and your placement, step by step or all at once. Once you confirm, it’s final, because the next line or the next player may follow right away.

rule-K-55-title = What an absent player does
rule-K-55 = Your domino goes where your territories are then worth the most, bonuses aside; if several places are equal, the northernmost, then the westernmost. You choose the lowest number that’s free, and your turn is confirmed. Everyone sees that it was automatic. Whether and when this happens is up to the table (T-9).

rule-K-56-title = Preparing your turn
rule-K-56 = For each of your kings on the current line, you can secretly prepare where its domino goes, and list the dominoes you’d like next, best first. On its turn, that’s played for you, and confirmed if both worked. You’re asked about the rest. You can change it until then. It’s dropped if your seat changes hands, and so is a list once its round is over.

rule-K-57-title = Leaving a game
rule-K-57 = If you leave, a bot player takes your seat (T-11). Your kingdom stays in the ranking.

rule-K-58-title = A Dynasty at the table
rule-K-58 = A Dynasty is one game at the table, in three parts. After each part, everyone sees the scores and the totals. The next part begins at once, with its own first line and its own order of kings. Dominoes that were set aside are no secret once their part is over.

rule-K-59-title = Which rule a refusal names
rule-K-59 = If what you try breaks several rules, you’re told one: options (K-45), not your turn or not now (K-11), cells (K-17), no match (K-18), too large (K-20), it fits, so no discard (K-23), domino taken (K-9), not in the next line (K-11), nothing to undo or confirm (K-54). Nothing changes.

rule-K-60-title = One source of chance
rule-K-60 = All chance comes from a single seed: first the shuffle of the 48 dominoes, then the order of the kings, or with Balanced start (K-8), who is first. In a Dynasty, this is repeated for each of the three games.
