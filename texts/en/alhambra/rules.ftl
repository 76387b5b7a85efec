# The rules of the base game by their ids, as they are explained to players: a title and a few sentences.

# Words

rule-B-1-title = Seat order
rule-B-1 = The seats have a fixed order, and turns go round in it. Your left neighbour is whoever comes next after you; after the last seat comes the first again.

rule-B-2-title = Cells of a palace
rule-B-2 = Your palace grows on a grid without borders, with north at the top. The fountain stands on M13. Letters go on to the east and numbers grow to the south: N13 is right of the fountain, M12 above it.

rule-B-3-title = Edges and vertices
rule-B-3 = An edge is the side that two neighbouring cells share. A vertex is a corner point, where four cells meet.

rule-B-4-title = Tiles and their walls
rule-B-4 = A tile has a kind, a price and its walls: on none, one, two or three of its sides north, east, south and west. Where it has no wall it is open.

rule-B-5-title = Palace, reserve and tiles set aside
rule-B-5 = Your **palace** is the fountain with everything built around it. Your **reserve** keeps tiles that you own but have not built, in no order. Tiles you get during a turn are **set aside** until you place them.

rule-B-6-title = The four market squares
rule-B-6 = Each of the four market squares has a currency of its own: 1 Gulden (yellow), 2 Dirham (green), 3 Denar (blue), 4 Ducat (orange). You pay for a tile in the currency of the square where it lies.

rule-B-7-title = Display, draw pile, discard pile and bag
rule-B-7 = The open money, or display, has four slots for cards that lie face up. Further cards come from the draw pile, spent ones go to the discard pile. Tiles that are still to come wait in the bag, out of sight.

rule-B-8-title = Three rounds of scoring
rule-B-8 = There are three rounds of scoring, always in the order 1, 2, 3. Scoring cards A and B in the draw pile bring the first two; the third comes when the game ends.

rule-B-9-title = One seeded source of chance
rule-B-9 = Every shuffle, every draw and every drawn tie-break of a game comes from a single seed, used in the order in which the rules ask for chance. The same seed and the same moves always give the same game.

# What there is

rule-B-10-title = The fountain
rule-B-10 = Every player has one fountain. It has no kind, no price and no walls; for building it is like a tile that is open on all four sides.

rule-B-11-title = The 54 buildings
rule-B-11 = There are 7 pavilions (prices 2 to 8), 7 seraglios (3 to 9), 9 arcades (4 to 10), 9 chambers (5 to 11), 11 gardens (6 to 12) and 11 towers (7 to 13).

rule-B-12-title = The money and the scoring cards
rule-B-12 = There are 108 money cards: four currencies, each with the values 1 to 9, three cards of every value. Two scoring cards go with them: A for round 1 and B for round 2.

rule-B-13-title = Backs tell nothing
rule-B-13 = From behind all tiles look the same, and so do all cards. A back never tells you what is coming.

rule-B-14-title = Two to six players
rule-B-14 = Two to six can play, people or bot players. When there are just two, Dirk joins in (B-100 to B-107).

# Setting up

rule-B-15-title = What a player begins with
rule-B-15 = You begin with your fountain on M13, an empty reserve and 0 points.

rule-B-16-title = Bag and first market
rule-B-16 = All 54 tiles are mixed in the bag. Then four are drawn for the market squares 1, 2, 3 and 4, in this order. In a game of two, Dirk draws before that (B-103).

rule-B-17-title = Shuffling the money
rule-B-17 = The two scoring cards are kept out for now. All the money is shuffled and forms the draw pile.

rule-B-18-title = Starting hands
rule-B-18 = In seat order, everybody is dealt cards one by one until their values reach 20 or more, whatever the currencies. With 9, 9, 1 and 8 you stop at 27; with 7, 7 and 6 at 20. So a starting hand is worth 20 to 28.

rule-B-19-title = Who begins
rule-B-19 = Whoever was dealt the fewest cards begins; among equals, whoever has the lowest total; if that is equal too, chance decides. So 3 cards worth 25 go before 3 cards worth 26, and both before 4 cards worth 24.

rule-B-20-title = The first display
rule-B-20 = When all hands are dealt, the next four cards are laid face up into slots 1 to 4 as the first open money.

rule-B-21-title = Five piles
rule-B-21 = The cards that remain are divided, from the top down, into five piles as equal as possible. Where they differ, the earlier ones have one card more: 83 cards make 17, 17, 17, 16 and 16.

rule-B-22-title = Where the scoring cards go
rule-B-22 = Scoring card A is shuffled into the second pile and B into the fourth, so that each position there is equally likely. The other three piles get nothing.

rule-B-23-title = Stacking the piles
rule-B-23 = The five piles become the draw pile again, the first on top and the fifth at the bottom. So card A cannot come up before the first pile is used up.

rule-B-24-title = The first turn
rule-B-24 = The starting player has the first turn. The others follow in seat order.

rule-B-25-title = What is public and what is secret
rule-B-25 = All see palaces, reserves, tiles set aside, market, open money, points, and how many cards each hand and the draw pile have and how many tiles the bag. Only you see your cards. Nobody knows the order of draw pile and bag. Of a starting hand, all learn the number of cards and their total value.

# The turn

rule-B-26-title = One action for the active player
rule-B-26 = In your turn you must do exactly one of three things: take money, buy a tile, or redesign your palace. During your turn nobody else decides anything.

rule-B-27-title = A further action after an exact payment
rule-B-27 = If you paid for a tile exactly, you may act again: take money, buy, redesign, or finish. After every other action you go on to place your tiles.

rule-B-28-title = Finishing and passing
rule-B-28 = To **finish** you must have made an exact purchase just before. You may **pass**, doing nothing at all, only if no money lies open and you can neither buy nor redesign.

rule-B-29-title = Nothing is refilled during the actions
rule-B-29 = While you act, gaps in the open money and on the market stay open. So a turn has five actions at the very most: four exact purchases, and one more.

rule-B-30-title = Placing what was set aside
rule-B-30 = When your actions are over, you put every tile that was set aside into your palace or your reserve, one at a time and in the order you like. When none is left, your turn ends. In a game of two, see also B-106.

rule-B-31-title = The end of a turn is automatic
rule-B-31 = The end of a turn happens by itself: money is refilled, then a scoring if one is due, then the market is refilled. After that the next player begins, or the game ends.

rule-B-32-title = An illegal request changes nothing
rule-B-32 = If you ask for something the rules forbid, nothing changes. You are told which rule is in the way and can choose again.

# Taking money

rule-B-33-title = What may be taken together
rule-B-33 = Take one open card, whatever its value, or several that add up to 5 at most; currencies may be mixed. With 1, 4, 5 and 9 open, you can take any one of them, or the 1 and the 4 together.

rule-B-34-title = Taking at least one card
rule-B-34 = You must take at least one card. It goes to your hand, which may hold any number of cards.

rule-B-35-title = Slots stay empty until the end of the turn
rule-B-35 = The slots from which you took cards stay empty until the end of your turn.

rule-B-36-title = What is taken is seen by all
rule-B-36 = Everybody sees which cards you take, for they lay open. Your hand as such stays secret.

# Buying a tile

rule-B-37-title = How a tile is paid for
rule-B-37 = Choose a tile on the market and pay with one or more cards from your hand, all in the currency of its square and together worth at least its price. A Dirham card is no use for a pavilion on the Gulden square.

rule-B-38-title = No change is given
rule-B-38 = You get no change. Paying too much is allowed, even with cards that were not needed. A garden of price 10 can be had for 5 and 6, but the extra 1 is lost and you do not act again.

rule-B-39-title = Spent cards are discarded
rule-B-39 = The cards you pay with go to the discard pile. They may come back when that is reshuffled (B-61).

rule-B-40-title = When a payment is exact
rule-B-40 = A payment is exact if your cards add up to just the price. For a tile of price 10, cards 4 and 6 are exact; 5 and 6 are not.

rule-B-41-title = A bought tile is set aside
rule-B-41 = The tile you buy is set aside until your actions are over. Until then you cannot build it, put it into the reserve, give it away or redesign with it.

rule-B-42-title = The square stays empty until the end of the turn
rule-B-42 = The market square from which you bought stays empty until the end of your turn.

rule-B-43-title = Buying without room in the palace
rule-B-43 = You may buy a tile even if it fits nowhere in your palace. It can always go to your reserve.

# Redesigning

rule-B-44-title = Redesign: adding a tile
rule-B-44 = One way to redesign: build one tile from your reserve on an empty cell of your palace. The same rules hold as for any tile you build (B-53 to B-57).

rule-B-45-title = Redesign: removing a tile
rule-B-45 = One way to redesign: take one tile out of your palace into your reserve. The palace that remains must be sound (B-58), with every tile within reach and no hole.

rule-B-46-title = Redesign: swapping two tiles
rule-B-46 = One way to redesign: put a tile from your reserve on the very cell of a palace tile, which goes to your reserve instead. Afterwards the palace must be sound (B-58).

rule-B-47-title = A swap is judged by its result
rule-B-47 = For a swap only the outcome counts. Both tiles must be alike on each side that has a neighbour, but may differ towards empty cells: with nothing in the east, a tile with a north wall can make room for one with walls north and east.

rule-B-48-title = The fountain stays
rule-B-48 = The fountain never leaves its cell. You cannot remove, swap or move it.

rule-B-49-title = Set-aside tiles take no part in a redesign
rule-B-49 = A tile that you set aside this turn cannot be used in a redesign this turn. From your next turn on it can.

rule-B-50-title = What is no redesign
rule-B-50 = You cannot move a tile from one cell of your palace to another, nor let two of its tiles change places. You would have to take a tile out in one turn and build it in a later one.

# Placing

rule-B-51-title = Palace or reserve
rule-B-51 = Each tile that was set aside goes to a cell of your palace where the building rules allow it, or to your reserve, which holds any number. Nothing else is possible, except giving a tile to Dirk in a game of two (B-106).

rule-B-52-title = Each placement is legal by itself
rule-B-52 = Every tile must fit at the moment you place it. You cannot count on a later tile to put things right, so mind the order.

# Building

rule-B-53-title = Sides must match
rule-B-53 = Where two tiles touch, either both have a wall there or both are open. Since the fountain is open all round, a tile beside it needs an open side towards it.

rule-B-54-title = Tiles are never turned
rule-B-54 = You cannot turn a tile. Its walls stand as they are drawn, with north at the top.

rule-B-55-title = Side by side
rule-B-55 = A new tile needs at least one side in common with your palace, be it with the fountain or another tile. Touching at a corner is not enough.

rule-B-56-title = Reachable on foot
rule-B-56 = From the fountain one must be able to walk to the new tile, from neighbour to neighbour, each step over an edge that is open on both sides. A tile whose only contact is wall to wall cannot be reached.

rule-B-57-title = No holes
rule-B-57 = Your palace may not enclose empty cells, be it one or several together. From each empty cell there must be a way out into the open, from empty cell to empty cell across their sides; slipping through at a corner does not count.

rule-B-58-title = A palace is sound at all times
rule-B-58 = After every action your palace is sound: the fountain on its cell, all sides matching, each tile within reach on foot, no hole. Removing or swapping a tile must keep it so.

rule-B-59-title = What follows for the shape of a palace
rule-B-59 = No two tiles of a palace touch just at a corner, and its outline is one closed line. A tile beside your palace leaves no hole exactly if, going round its eight surrounding cells, built and empty change just twice. Removing a tile makes a hole exactly if it has four neighbours.

# The end of a turn

rule-B-60-title = Refilling the display
rule-B-60 = Gaps in the open money are closed from slot 1 upwards with cards from the top of the draw pile. A scoring card fills no gap: it is taken out of the game, its round becomes due, and the slot gets the card after it.

rule-B-61-title = Reshuffling the discard pile
rule-B-61 = Once the draw pile has run out, the next card needed comes from the discards, which are shuffled into a new draw pile. With no discards either, the gap remains and the game goes on all the same.

rule-B-62-title = When a round is scored
rule-B-62 = A round that has become due is scored as soon as the open money is refilled, before anything else. If A and B come up together, round 2 is scored when all of round 1 is done.

rule-B-63-title = Refilling the market
rule-B-63 = Then each empty market square gets a tile from the bag, the lowest number first. If squares 2 and 4 were sold, square 2 is filled before square 4.

rule-B-64-title = When the game ends
rule-B-64 = If the bag is empty and a square cannot be filled, the game ends. If the last tile just fills all four squares, it goes on.

rule-B-65-title = The next player
rule-B-65 = If the game has not ended, it is the turn of the next player in seat order.

rule-B-66-title = When a turn is final
rule-B-66 = Until the end of your turn begins you may undo what you did, for nothing hidden has come to light yet. From then on your turn is final.

# Scoring the buildings

rule-B-67-title = Counting the buildings
rule-B-67 = For each kind, the tiles in every palace are counted. Tiles in a reserve or set aside do not count, and prices play no part.

rule-B-68-title = Points for the places
rule-B-68 = Pavilion, seraglio, arcades, chambers, garden, tower: round 1 pays the first place 1, 2, 3, 4, 5, 6. Round 2 pays the first 8, 9, 10, 11, 12, 13, the second 1 to 6. Round 3 pays the first 16, 17, 18, 19, 20, 21, the second 8 to 13, the third 1 to 6.

rule-B-69-title = No building, no place
rule-B-69 = Without a building of some kind in your palace you take no place for that kind and get no points for it, even if a place stays free.

rule-B-70-title = Sharing places
rule-B-70 = Players with equally many share their places: the points of these are added, a place without points being 0, and divided evenly, rounded down; the remainder is lost. In round 2, two leaders with 4 towers each share 13 + 6 = 19 and get 9 each.

rule-B-71-title = Who comes after a shared place
rule-B-71 = The next player comes after all who share a place. If two share the first, the next is third: with 3, 3 and 1 seraglios in round 3, the points are 13, 13 and 2.

# Scoring the walls

rule-B-72-title = The outline of a palace
rule-B-72 = The outline of your palace consists of all sides of its tiles that face a cell without a tile. Such a side is walled or open, as the tile has it.

rule-B-73-title = Which outline edges follow each other
rule-B-73 = Two sides of the outline follow each other if they meet at a point where no third one ends. If four met, only the two of the same tile would follow each other, but the building rules keep that from happening.

rule-B-74-title = Corners do not interrupt a wall
rule-B-74 = A wall goes on straight ahead, and it goes on round corners, whether they point out or in, on the same tile or from one tile to the next.

rule-B-75-title = Walls and their lengths
rule-B-75 = A wall is an unbroken run of walled sides along the outline; an open side ends it. Its length is the number of its sides. If the outline is walled all the way round, all its sides are one wall.

rule-B-76-title = Inner walls do not count
rule-B-76 = Walls between two tiles are inside the palace and do not count. They do not join outer walls, nor do they interrupt them: where an inner wall comes to the outside, the outer wall simply runs on.

rule-B-77-title = Points for the longest wall
rule-B-77 = In every round your longest wall brings you a point for each of its sides, or nothing if you have no wall. If two of your walls are equally long, just one of them counts. Dirk gets nothing for walls.

rule-B-78-title = A closed wall counts in full
rule-B-78 = A wall that closes into a ring counts with every one of its sides. Four tiles with three walls each around the fountain make a ring of 12, worth 12 points.

# The end of the game

rule-B-79-title = The last turn
rule-B-79 = The game ends with the turn after which the market cannot be filled completely. The squares for which there were tiles have been filled, and nobody has another turn.

rule-B-80-title = Rounds that never came
rule-B-80 = If scoring card A or B has not come up by the end, its round is left out. Nobody gets points for it.

rule-B-81-title = Who gets the last tiles
rule-B-81 = Square by square, a tile left on the market goes to the player whose hand is worth most in that currency. It is free, whatever its price, and no card is spent. If several have the most, or nobody has any, the tile is out of the game.

rule-B-82-title = Placing the last tiles
rule-B-82 = If you got last tiles, you put each into your palace, by the building rules, or into your reserve, in the order you like. All who got some do so independently of each other. Nothing else is possible now, not even a redesign.

rule-B-83-title = The third scoring
rule-B-83 = When all last tiles are placed, round 3 is scored.

rule-B-84-title = Who wins
rule-B-84 = Most points win. Players who are level at the top win together: with 96, 96 and 80 points there are two winners. Nothing else breaks the tie.

# Cells and refusals

rule-B-85-title = Only on an empty cell
rule-B-85 = You can build only on an empty cell: neither on another tile nor on the fountain.

rule-B-86-title = Which rule a refusal names
rule-B-86 = If something breaks several rules, you hear of one. First comes B-26 or B-30, if it is not for you to decide or not the moment; then the rule of the action itself; then, for building, removing and swapping, B-85, B-55, B-53, B-56, B-57. B-58 is never named, just the part that fails.

# Hosting

rule-B-110-title = Deadlines belong to the host
rule-B-110 = The rules of the game know no time: the table sets the limit (T-9). Unless it is set to wait for you, B-112 says what happens when your time is over.

rule-B-111-title = Whose decision is awaited
rule-B-111 = The game waits for one player at a time, to act and then to place the tiles. Only when last tiles are placed (B-82) does it wait for all concerned at once; none of them has to wait for another.

rule-B-112-title = What an absent player does
rule-B-112 = If you have not acted yet, you take the open card of the highest value, from the lowest slot among equals, or pass if no money is open. After an exact purchase you finish. Tiles still to be placed, last tiles too, go to your reserve.

rule-B-113-title = What a player may see
rule-B-113 = You see your own hand and what is public (B-25), nothing more. No hand is ever shown where others can see it, and no public message depends on a hand, neither in its words nor in its timing.

rule-B-114-title = Assembling a whole turn
rule-B-114 = You may put a whole turn together step by step, undo steps and confirm it in the end. A confirmed turn counts as one piece.
