# The rules of the base game by their ids, as they are explained to players: a title and a few sentences.

# Words

rule-B-1-title = Seat order
rule-B-1 = Seats have a fixed order, and turns go round in that order. Your left neighbour is the player after you; after the last seat comes the first again.

rule-B-2-title = Cells of a palace
rule-B-2 = Your palace grows on a grid without borders, with north at the top. The fountain is on M13. Letters grow to the east, numbers to the south: N13 is to the right of the fountain, M12 above it.

rule-B-3-title = Edges and vertices
rule-B-3 = An edge is the side that two neighbouring cells share. A vertex is a corner point where four cells meet.

rule-B-4-title = Tiles and their walls
rule-B-4 = A tile has a kind, a price and its walls: on none, one, two or three of its sides (north, east, south, west). A side without a wall is open.

rule-B-5-title = Palace, reserve and tiles set aside
rule-B-5 = Your **palace** is your fountain with everything built around it. Your **reserve** keeps tiles you own but haven’t built, in no particular order. Tiles you get during a turn are **set aside** until you place them.

rule-B-6-title = The four stalls of the market
rule-B-6 = Each of the four stalls has its own currency: 1 Gulden (yellow), 2 Dirham (green), 3 Denar (blue), 4 Ducat (orange). You pay for a tile in the currency of its stall.

rule-B-7-title = Open money, draw pile, discard pile and bag
rule-B-7 = The open money has four slots for cards that lie face up. More cards come from the draw pile; spent ones go to the discard pile. Tiles that are still to come wait in the bag, out of sight.

rule-B-8-title = Three scorings
rule-B-8 = There are three scorings, always in the order 1, 2, 3. Scoring cards A and B in the draw pile bring the first two; the third comes when the game ends.

rule-B-9-title = One source of chance
rule-B-9 = Every shuffle, every draw and every tie drawn by lot comes from a single seed, used in the order in which the rules ask for chance. The same seed and the same moves always give the same game.

# What there is

rule-B-10-title = The fountain
rule-B-10 = Every player has one fountain. It has no kind, no price and no walls; for building, it’s like a tile that is open on all four sides.

rule-B-11-title = The 54 buildings
rule-B-11 = There are 7 pavilions (prices 2 to 8), 7 seraglios (3 to 9), 9 arcades (4 to 10), 9 chambers (5 to 11), 11 gardens (6 to 12) and 11 towers (7 to 13).

rule-B-12-title = Money and scoring cards
rule-B-12 = There are 108 money cards: four currencies with values 1 to 9, and three cards of every value in each. There are also two scoring cards: A for the first scoring and B for the second.

rule-B-13-title = Backs tell you nothing
rule-B-13 = From behind, all tiles look the same, and so do all cards. A back never tells you what’s coming.

rule-B-14-title = Two to six players
rule-B-14 = Alhambra is for two to six players, people or bots. If there are only two, Dirk joins in (B-100 to B-107).

# Setting up

rule-B-15-title = What you start with
rule-B-15 = You start with your fountain on M13, an empty reserve and 0 points.

rule-B-16-title = The bag and the first market
rule-B-16 = All 54 tiles are mixed in the bag. Then four are drawn for stalls 1, 2, 3 and 4, in this order. In a game for two, Dirk draws first (B-103).

rule-B-17-title = Shuffling the money
rule-B-17 = The two scoring cards are kept out for now. All the money is shuffled into the draw pile.

rule-B-18-title = Starting hands
rule-B-18 = In seat order, everyone is dealt cards one by one until their values reach 20 or more, whatever the currencies. With 9, 9, 1 and 8 you stop at 27; with 7, 7 and 6 at 20. So a starting hand is worth 20 to 28.

rule-B-19-title = Who goes first
rule-B-19 = Whoever was dealt the fewest cards goes first; if that’s a tie, whoever has the lowest total; if that’s a tie, too, chance decides. So 3 cards worth 25 go before 3 cards worth 26, and both before 4 cards worth 24.

rule-B-20-title = The first open money
rule-B-20 = When all hands are dealt, the next four cards go face up into slots 1 to 4 as the first open money.

rule-B-21-title = Five piles
rule-B-21 = The remaining cards are split, from the top down, into five piles as equal as possible. If they differ, the earlier ones get one card more: 83 cards make 17, 17, 17, 16 and 16.

rule-B-22-title = Where the scoring cards go
rule-B-22 = Scoring card A is shuffled into the second pile and B into the fourth, so that every position in the pile is equally likely. The other three piles get nothing.

rule-B-23-title = Stacking the piles
rule-B-23 = The five piles become the draw pile again, with the first on top and the fifth at the bottom. So card A can’t come up before the first pile is used up.

rule-B-24-title = The first turn
rule-B-24 = The starting player takes the first turn. The others follow in seat order.

rule-B-25-title = What’s public and what’s secret
rule-B-25 = Everyone sees palaces, reserves, tiles set aside, the market, the open money, points, and how many cards are in each hand and the draw pile, and tiles in the bag. Only you see your cards. Nobody knows the order of the draw pile and the bag. Of a starting hand, everyone learns the number of cards and their total value.

# The turn

rule-B-26-title = One action per turn
rule-B-26 = On your turn, you must do exactly one of three things: take money, buy a tile, or redesign your palace. During your turn, nobody else decides anything.

rule-B-27-title = Pay exactly and go again
rule-B-27 = If you paid for a tile exactly, you may go again: take money, buy or redesign. Or you stop here. After any other action, you go on to place your tiles.

rule-B-28-title = Stopping and passing
rule-B-28 = You can **stop** without using your extra action only right after an exact purchase. You can **pass**, doing nothing at all, only if there’s no open money and you can neither buy nor redesign.

rule-B-29-title = Nothing is refilled while you act
rule-B-29 = While you act, gaps in the open money and on the market stay empty. So a turn has five actions at the very most: four exact purchases, and one more.

rule-B-30-title = Placing your tiles
rule-B-30 = When your actions are over, you put every tile that was set aside into your palace or your reserve, one at a time and in any order. When none is left, your turn ends. In a game for two, see also B-106.

rule-B-31-title = The end of a turn is automatic
rule-B-31 = The end of a turn happens by itself: the money is refilled, then comes a scoring if one is due, then the market is refilled. After that, the next player begins, or the game ends.

rule-B-32-title = Breaking a rule changes nothing
rule-B-32 = If you try something the rules forbid, nothing changes. You’re told which rule is in the way, and you can choose again.

# Taking money

rule-B-33-title = What you can take together
rule-B-33 = Take one open card, whatever its value, or several worth 5 or less together; you can mix currencies. With 1, 4, 5 and 9 open, you can take any one of them, or the 1 and the 4 together.

rule-B-34-title = Taking at least one card
rule-B-34 = You must take at least one card. It goes into your hand, which can hold any number of cards.

rule-B-35-title = Slots stay empty until the end of the turn
rule-B-35 = The slots from which you took cards stay empty until the end of your turn.

rule-B-36-title = Everyone sees what you take
rule-B-36 = Everyone sees which cards you take, because they lay open. Your hand itself stays secret.

# Buying a tile

rule-B-37-title = Paying for a tile
rule-B-37 = Choose a tile on the market and pay with one or more cards from your hand, all in the currency of its stall and together worth its price or more. A Dirham card is no use for a pavilion on the Gulden stall.

rule-B-38-title = No change
rule-B-38 = You get no change. You can pay too much, even with cards you didn’t need. You can buy a garden of price 10 with 5 and 6, but the extra 1 is lost and you don’t go again.

rule-B-39-title = Spent cards are discarded
rule-B-39 = The cards you pay with go to the discard pile. They may come back when it’s reshuffled (B-61).

rule-B-40-title = When a payment is exact
rule-B-40 = A payment is exact if your cards are worth exactly the price. For a tile of price 10, cards 4 and 6 are exact; 5 and 6 aren’t.

rule-B-41-title = A tile you bought is set aside
rule-B-41 = The tile you buy is set aside until your actions are over. Until then, you can’t place it, put it into your reserve, give it away or use it in a redesign.

rule-B-42-title = The stall stays empty until the end of the turn
rule-B-42 = The stall you bought from stays empty until the end of your turn.

rule-B-43-title = Buying a tile that doesn’t fit
rule-B-43 = You can buy a tile even if it fits nowhere in your palace. It can always go to your reserve.

# Redesigning

rule-B-44-title = Redesign: adding a tile
rule-B-44 = One way to redesign: add one tile from your reserve on an empty cell of your palace. The same rules apply as for any tile you place (B-53 to B-57).

rule-B-45-title = Redesign: removing a tile
rule-B-45 = One way to redesign: remove one tile from your palace; it goes to your reserve. The remaining palace must be sound (B-58), with every tile within reach and no hole.

rule-B-46-title = Redesign: swapping two tiles
rule-B-46 = One way to redesign: put a tile from your reserve on the very cell of a palace tile, which goes to your reserve instead. Afterwards, your palace must be sound (B-58).

rule-B-47-title = A swap is judged by its result
rule-B-47 = For a swap, only the result counts. Both tiles must be alike on every side that has a neighbour, but may differ towards empty cells: with nothing to the east, a tile with a north wall can make room for one with walls north and east.

rule-B-48-title = The fountain stays
rule-B-48 = The fountain never leaves its cell. You can’t remove, swap or move it.

rule-B-49-title = New tiles take no part in a redesign
rule-B-49 = A tile set aside this turn can’t be used in a redesign this turn. From your next turn on, it can.

rule-B-50-title = What isn’t a redesign
rule-B-50 = You can’t move a tile from one cell of your palace to another, and you can’t make two of its tiles trade places. You’d have to remove a tile in one turn and add it in a later one.

# Placing

rule-B-51-title = Palace or reserve
rule-B-51 = Each tile that was set aside goes to a cell of your palace where the building rules allow it, or to your reserve, which holds any number. The only other option is to give it to Dirk in a game for two (B-106).

rule-B-52-title = Each tile must fit by itself
rule-B-52 = Every tile must fit at the moment you place it. A later tile can’t put things right, so mind the order.

# Building

rule-B-53-title = Sides must match
rule-B-53 = Where two tiles touch, either both have a wall or both are open. Since the fountain is open all round, a tile beside it needs an open side towards it.

rule-B-54-title = Tiles are never turned
rule-B-54 = You can’t turn a tile. Its walls are as drawn, with north at the top.

rule-B-55-title = Side by side
rule-B-55 = A new tile must share at least one side with your palace, whether with the fountain or with another tile. Touching at a corner isn’t enough.

rule-B-56-title = Reachable on foot
rule-B-56 = You must be able to walk from the fountain to the new tile, from neighbour to neighbour, crossing only edges that are open on both sides. A tile that only touches wall to wall can’t be reached.

rule-B-57-title = No holes
rule-B-57 = Your palace can’t enclose empty cells, whether one or several. From every empty cell there must be a way out, from empty cell to empty cell across their sides; slipping through at a corner doesn’t count.

rule-B-58-title = Your palace is always sound
rule-B-58 = After every action, your palace is sound: the fountain on its cell, all sides matching, every tile within reach on foot, no hole. Removing or swapping a tile must keep it that way.

rule-B-59-title = What this means for the shape of a palace
rule-B-59 = No two tiles of a palace touch only at a corner, and its outline is one closed line. A tile beside your palace leaves no hole exactly if, going round its eight surrounding cells, built and empty change just twice. Removing a tile makes a hole exactly if it has four neighbours.

# The end of a turn

rule-B-60-title = Refilling the open money
rule-B-60 = Gaps in the open money are filled from slot 1 upwards with cards from the top of the draw pile. A scoring card fills no gap: it leaves the game, its scoring becomes due, and the slot gets the next card.

rule-B-61-title = Reshuffling the discard pile
rule-B-61 = When the draw pile has run out and another card is needed, the discards are shuffled into a new draw pile. If there are no discards either, the gap stays empty and the game goes on.

rule-B-62-title = When a scoring happens
rule-B-62 = A scoring that is due happens as soon as the open money is refilled, before anything else. If A and B come up together, the second scoring comes when the first is completely done.

rule-B-63-title = Refilling the market
rule-B-63 = Then each empty stall gets a tile from the bag, the lowest number first. If stalls 2 and 4 were sold, stall 2 is filled before stall 4.

rule-B-64-title = When the game ends
rule-B-64 = If the bag is empty and a stall can’t be filled, the game ends. If the last tile just fills all four stalls, the game goes on.

rule-B-65-title = The next player
rule-B-65 = If the game hasn’t ended, the next player in seat order takes a turn.

rule-B-66-title = When a turn is final
rule-B-66 = Until your turn ends, you can undo what you did, because nothing hidden has come to light yet. After that, your turn is final.

# Scoring the buildings

rule-B-67-title = Counting the buildings
rule-B-67 = For each kind, the tiles in every palace are counted. Tiles in a reserve or set aside don’t count, and prices don’t matter.

rule-B-68-title = Points for the places
rule-B-68 = Pavilion, seraglio, arcades, chambers, garden, tower: the first scoring pays the first place 1, 2, 3, 4, 5, 6. The second pays the first 8, 9, 10, 11, 12, 13, the second 1 to 6. The third pays the first 16, 17, 18, 19, 20, 21, the second 8 to 13, the third 1 to 6.

rule-B-69-title = No building, no place
rule-B-69 = If you have no building of a kind in your palace, you take no place for that kind and get no points for it, even if a place is left over.

rule-B-70-title = Sharing places
rule-B-70 = If players tie, they share their places: the points of those places are added (a place without points is 0) and divided evenly, rounded down; the remainder is lost. In the second scoring, two leaders with 4 towers each share 13 + 6 = 19 and get 9 each.

rule-B-71-title = Who comes after a shared place
rule-B-71 = The next player comes after everyone who shares a place. If two share first place, the next is third: with 3, 3 and 1 seraglios in the third scoring, they get 13, 13 and 2.

# Scoring the walls

rule-B-72-title = The outline of a palace
rule-B-72 = The outline of your palace is made of all sides of its tiles that face a cell without a tile. Each of these sides is walled or open, as it is on the tile.

rule-B-73-title = Which edges of the outline connect
rule-B-73 = Two sides of the outline connect if they meet at a point where no third one ends. If four met, only the two of the same tile would connect, but the building rules keep that from happening.

rule-B-74-title = Corners don’t interrupt a wall
rule-B-74 = A wall runs on straight ahead and round corners, whether they point out or in, on the same tile or from one tile to the next.

rule-B-75-title = Walls and their lengths
rule-B-75 = A wall is an unbroken run of walled sides along the outline; an open side ends it. Its length is the number of its sides. If the outline is walled all the way round, all its sides are one wall.

rule-B-76-title = Inner walls don’t count
rule-B-76 = Walls between two tiles are inside the palace and don’t count. They neither join outer walls nor interrupt them: where an inner wall meets the outside, the outer wall simply runs on.

rule-B-77-title = Points for the longest wall
rule-B-77 = In every scoring, your longest wall gives you 1 point for each of its sides, or nothing if you have no wall. If two of your walls are equally long, only one counts. Dirk gets nothing for walls.

rule-B-78-title = A closed wall counts in full
rule-B-78 = If a wall closes into a ring, every one of its sides counts. Four tiles with three walls each around the fountain make a ring of 12, worth 12 points.

# The end of the game

rule-B-79-title = The last turn
rule-B-79 = The game ends with the turn after which the market can’t be filled completely. Stalls for which there were still tiles are filled, and nobody gets another turn.

rule-B-80-title = Scorings that never came
rule-B-80 = If scoring card A or B hasn’t come up by the end, its scoring is left out. Nobody gets points for it.

rule-B-81-title = Who gets the last tiles
rule-B-81 = Stall by stall, a tile left on the market goes to the player whose hand is worth the most in that currency. It’s free, whatever its price, and no card is spent. If several tie for the most, or nobody has any, the tile leaves the game.

rule-B-82-title = Placing the last tiles
rule-B-82 = If you got last tiles, put each into your palace, by the building rules, or into your reserve, in any order. Everyone who got some does this independently. Nothing else is possible now, not even a redesign.

rule-B-83-title = The third scoring
rule-B-83 = When all last tiles are placed, the third scoring follows.

rule-B-84-title = Who wins
rule-B-84 = The most points win. Players who tie for the lead win together: with 96, 96 and 80 points, there are two winners. Nothing else breaks the tie.

# Cells and refusals

rule-B-85-title = Only on an empty cell
rule-B-85 = You can only build on an empty cell, not on another tile or on the fountain.

rule-B-86-title = Which rule a refusal names
rule-B-86 = If what you try breaks several rules, you’re told one. First comes B-26 or B-30, if it isn’t your decision or not the right moment; then the rule of the action itself; then, for building, removing and swapping, B-85, B-55, B-53, B-56, B-57. B-58 is never named, only the part that fails.

# Hosting

rule-B-110-title = Time limits belong to the table
rule-B-110 = The rules of the game know no time: the table sets the limit (T-9). Unless the table waits for you, B-112 says what happens when your time is up.

rule-B-111-title = Who the game waits for
rule-B-111 = The game waits for one player at a time, first to act and then to place tiles. Only when last tiles are placed (B-82) does it wait for everyone concerned at once; none of them has to wait for another.

rule-B-112-title = What an absent player does
rule-B-112 = If you haven’t acted yet, you take the open card with the highest value, from the lowest slot if there’s a tie, or pass if there’s no open money. After an exact purchase, you stop. Tiles still to be placed, last tiles too, go to your reserve.

rule-B-113-title = What you can see
rule-B-113 = You see your own hand and what’s public (B-25), nothing more. No hand is ever shown where others can see it, and no public message depends on a hand, neither in its words nor in its timing.

rule-B-114-title = Putting a turn together
rule-B-114 = You can put a whole turn together step by step, undo steps, and confirm it at the end. A confirmed turn counts as one piece.
