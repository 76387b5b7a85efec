# All rules by their ids, as they are explained to players: a title and a few sentences.

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
rule-B-66 = Until the end of your turn begins you may take back what you did, for nothing hidden has come to light yet. From then on your turn is final.

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

# Two players

rule-B-100-title = The game of two
rule-B-100 = Two players play by the same rules, with the changes in B-101 to B-107.

rule-B-101-title = Money for two
rule-B-101 = Each money card exists twice, not three times: 72 cards in all, 18 in each currency.

rule-B-102-title = Dirk
rule-B-102 = Dirk is an imaginary third participant without a palace, a hand or turns. He has tiles, which everybody sees, and in a scoring all of them count just as built ones do.

rule-B-103-title = Dirk’s first tiles
rule-B-103 = Dirk draws six tiles as soon as the bag is mixed. The first market is laid out after that.

rule-B-104-title = Dirk draws after a scoring
rule-B-104 = As soon as round 1 is scored, Dirk draws six tiles again, or all if the bag has fewer. As soon as round 2 is scored, he draws a third of the bag, rounded down: 6 of 20, none of 2. Both happen before the market is refilled.

rule-B-105-title = Dirk takes places and points
rule-B-105 = In every round Dirk takes and shares places like a player, but walls bring him nothing. You see his points, yet he cannot win: the better of the two players does. With 2 gardens, 1 and Dirk’s 2 in round 2, the first player and Dirk get 8 each, the second 0.

rule-B-106-title = Giving Dirk a tile
rule-B-106 = When you place your tiles, you may give Dirk any that you **bought** this turn. Tiles from your reserve or palace cannot be given, nor can last tiles, which were not bought (B-81).

rule-B-107-title = Dirk keeps what he has
rule-B-107 = Nothing ever leaves Dirk’s collection. Once your turn is final (B-66), what you gave him is his for good.

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

# What holds for all modules

rule-C-1-title = Any modules together
rule-C-1 = A game may be played with any modules, in any combination, or with none. They are chosen before the game starts, and all can see which ones are in play.

rule-C-2-title = Dirk is not a player
rule-C-2 = Where the number of players matters, the seats count, whether people or bot players sit there. Dirk is never counted.

rule-C-3-title = Priority out of turn
rule-C-3 = If several want to do something out of turn, the next player goes first, then the others in seat order, and whoever has just had a turn comes at the end. When it happens as a turn begins, before any action, the player who has that turn goes first.

rule-C-4-title = Out of the game, or discarded
rule-C-4 = What is out of the game never comes back. What is discarded lies on the discard pile of the money and may come back with a reshuffle (B-61), as spent money and used exchange cards do.

rule-C-5-title = Actions of modules
rule-C-5 = Where a rule gives you a further action, you may act again or finish, as after an exact payment (B-27). Any other action is the last one of your turn. Waking your vizier and taking a square give you no further action, but each may be one itself.

rule-C-6-title = What squares, camps and the fountain count as
rule-C-6 =
    None of these is a building of a kind. Squares and camps may be reserved and redesigned like buildings.
    - **Square**: lies beside the market. It helps its kind (V-SQU-8), its walls count, and it counts in a camp’s line.
    - **Camp**: comes from the bag to the market. It has no walls to score and ends a line.
    - **Fountain**: counts in a line.

rule-C-7-title = All tiles follow the building rules
rule-C-7 = Tiles of modules are built by the same rules as buildings (B-53 to B-59), unless their module says otherwise. Squares follow all of these rules. For camps some are different (V-CAM-3 to V-CAM-7).

rule-C-8-title = What Dirk’s tiles do
rule-C-8 = Dirk may draw or be given a camp as well. He keeps it, but it does nothing for him: of all his tiles only buildings of the six kinds count.

rule-C-9-title = Price and currency
rule-C-9 = Whatever you buy has a price and a currency. For a tile on the market, a camp too, it is the currency of its market square. At an auction you choose the currency (V-CHA-6).

rule-C-10-title = What you pay with
rule-C-10 = You pay with one or more of your money cards. Each is used whole, for its value in its own currency, and then discarded. An exchange card has no value of its own, but it lets you pay in a second currency (C-11).

rule-C-11-title = When a payment is legal
rule-C-11 = Your cards must be worth the price or more, and all be in the currency asked for. If you add **one** exchange card that shows this currency, cards in its other currency are accepted too. A second exchange card in the same payment is not.

rule-C-12-title = Exact, whatever you pay with
rule-C-12 = A payment is exact if it adds up to just the price. An exchange card makes no difference to that: 9 Gulden and 2 Denar are exact for a price of 11.

rule-C-13-title = What each purchase gives you
rule-C-13 =
    - Tile on the market, a camp too: you may overpay; if you pay exactly, you act again.
    - The same with your vizier: only exactly, and you do not act again.
    - Character at an auction: you may overpay, and you never act again.

    There is no change (B-38). Taking a square costs nothing and is no purchase.

rule-C-14-title = Starting hands are money only
rule-C-14 = Starting hands and the first open cards consist of money. Exchange cards and characters join the draw pile later (C-15), so nobody begins with one.

rule-C-15-title = Cards of modules in the draw pile
rule-C-15 = When the five piles are made (B-21), the second, third and fourth get two exchange cards each, and two characters each, as far as these modules are in play. The scoring cards go in along with them (B-22). Then each pile is shuffled as a whole.

rule-C-16-title = Which cards fill a slot
rule-C-16 = Money and exchange cards fill a slot of the open money. Any other card fills none; it is dealt with at once, and the slot gets the card after it. A scoring card makes its round due and leaves the game (B-60), and a character is auctioned (V-CHA-3).

rule-C-17-title = Every refill of the open money is alike
rule-C-17 = C-16 holds whenever the open money is refilled, whatever the reason. A round that became due is scored when no slot is left to fill.

rule-C-20-title = Each question has a default
rule-C-20 = The game itself knows no time (B-110). But for every question it asks there is a default, which happens when the table’s time for an answer is over.

rule-C-21-title = Who is asked
rule-C-21 = Whether you are asked depends only on what all can see, such as a vizier that is awake. It never depends on your hand. Only at a table that spares people, whoever could do nothing but pass isn’t asked (C-24): there, a question that stays open tells that somebody could act.

rule-C-22-title = Sealed answers
rule-C-22 = In a window, all who are asked answer secretly. Once everybody has answered, or time is up, priority decides whose answer goes first (C-3). All see what comes of it. Nobody sees who passed, who had left an order, or who answered when.

rule-C-23-title = Auto-answers
rule-C-23 = For each kind of window you can leave an auto-answer, privately and at any time: ask me, ask me only if I could do more than pass, pass, pass until my next turn, or an order with conditions. It counts as soon as a window opens, and in one that is open already. Nobody can tell it from a quick answer.

rule-C-24-title = With windows, or by auto-answers only
rule-C-24 = The table chooses. With **windows** you are asked, for as long as the table allows, or until all have answered. With **auto-answers only**, nobody is asked, and you pass without an order. At a **sparing** table you are at first asked only if you could do more than pass; so a window that stays open tells that somebody could act.

rule-C-25-title = The window after a turn
rule-C-25 = While viziers may still be used after a turn, the next player may already put a turn together and hand it in. It waits until the window is closed. If it is not possible any more by then, it is given back and none of it has happened.

rule-C-26-title = No step back past something revealed
rule-C-26 = You may take back steps of your turn (B-66), but not past one that brought something hidden to light: the next square turned up, or what the Dancer or the Beggar drew.

rule-C-27-title = Secrets of the modules
rule-C-27 = Exchange cards in your hand are as secret as your money, and so are your bids and your auto-answers. Characters, and which viziers are awake, are open to all.

rule-C-28-title = No answer means doing nothing
rule-C-28 = If you are to decide something out of turn and do not answer, you do as little as possible: you pass, you bid nothing, a tile goes to your reserve.

rule-C-29-title = How a window is shown
rule-C-29 = The channel shows one notice with the deadline, and later what came of it. Questions, bids and answers go to each player privately. Being quick wins nothing; priority does (C-3).

rule-C-30-title = Which rule a refusal names with modules
rule-C-30 = If something breaks several rules, you hear of one: a module’s own rule if there is one, otherwise a rule for all modules (C), otherwise one of the base game (B-86). Of several of one sort it is the one with the lowest number.

# The end of a turn, with modules

rule-O-1-title = After the actions: placing
rule-O-1 = When your actions are over you place all that was set aside, be it buildings, camps or squares, in the order you like (B-30).

rule-O-2-title = After placing: the Architect
rule-O-2 = When everything is placed, whoever owns the Architect may redesign once more (V-CHA-12), or leave it.

rule-O-6-title = Then the open money
rule-O-6 = Now the turn is final, and the open money is refilled slot by slot (C-16). A character that comes up is auctioned on the spot, before the next card is drawn.

rule-O-7-title = Then a scoring that is due
rule-O-7 = If a scoring card came up, its round is scored now, in the order of R-1 to R-14. Whoever has just won the Wise Man or the City Guard already profits from it.

rule-O-8-title = Then the market
rule-O-8 = Each empty market square gets a tile from the bag, the lowest number first (B-63). Camps come up like buildings.

rule-O-9-title = Then the test for the end
rule-O-9 = If a market square had to stay empty, the game ends here (B-64) and goes on with G-1.

rule-O-10-title = Then the viziers
rule-O-10 = Now viziers that are awake may be used. The first in priority who wants to (C-3) buys a tile and places it, the market is refilled and the end is tested again (O-8, O-9). Then all are asked anew, until nobody wants to any more.

rule-O-11-title = Then the next turn begins
rule-O-11 = At the start of your turn you may use Dancer, Money Changer and Beggar, as far as you own them, in the order you like. Then you act.

# A scoring, with modules

rule-R-1-title = Nothing moves during a scoring
rule-R-1 = When a round is scored, its number is settled first. Until it is over no tile moves.

rule-R-3-title = Scoring: the Wise Man chooses
rule-R-3 = Before anything is counted it is settled for which kind the Wise Man counts this time (V-CHA-33).

rule-R-4-title = Scoring: the six kinds
rule-R-4 = For each kind, your tiles, what your squares add (V-SQU-8) and the Wise Man’s half are added up; for Dirk it is his tiles. The points for the places are those of B-68, with New Score Cards in the order of the card (V-NSC-3).

rule-R-5-title = Scoring: the walls
rule-R-5 = After the kinds come the longest walls (B-77), together with what the City Guard adds (V-CHA-19).

rule-R-6-title = Scoring: the camps
rule-R-6 = After the walls come the lines of buildings that the camps look at (V-CAM-8).

rule-R-13-title = After round 1 or 2
rule-R-13 = When all points of round 1 or 2 are booked, Dirk draws his tiles in a game of two (B-104). Then the turn’s end goes on.

rule-R-14-title = After round 3
rule-R-14 = When all points of round 3 are booked, the result is there (B-84).

# The end of the game, with modules

rule-G-1-title = At the end nothing may interrupt
rule-G-1 = As soon as a market square cannot be filled, the game is at its end: no window, no vizier, no further action.

rule-G-3-title = What counts for the last tiles
rule-G-3 = To see who gets the last tiles, each player’s money cards are added up by currency. Exchange cards count for nothing there (V-CUR-6).

rule-G-4-title = Which tiles are given away
rule-G-4 = Whatever lies on the four market squares is given away by B-81, the lowest number first: buildings and camps alike. Squares beside the market are not.

rule-G-5-title = Then the last tiles are placed
rule-G-5 = Those who got last tiles place them in palace or reserve (B-82). A camp needs a place that V-CAM-3 and V-CAM-4 allow, or goes to the reserve.

rule-G-6-title = Then the last scoring
rule-G-6 = When all last tiles are placed, round 3 is scored (R-1 to R-14), and the result is announced.

# Vizier’s Favour

rule-V-VIZ-1-title = Everybody has a vizier
rule-V-VIZ-1 = You have one vizier. It begins the game awake. All can see whose vizier is awake and whose sleeps.

rule-V-VIZ-2-title = The vizier buys between two turns
rule-V-VIZ-2 = When somebody’s turn is completely over, and the next has not begun, you may use your vizier if it is awake: buy exactly one tile from the market.

rule-V-VIZ-3-title = The vizier pays exactly
rule-V-VIZ-3 = With your vizier you must pay exactly the price: for a tile of price 7 cards worth 8 will not do. You do not act again after it.

rule-V-VIZ-4-title = The vizier goes to sleep
rule-V-VIZ-4 = When it has bought, your vizier falls asleep. You place the tile at once, in your palace or your reserve; in a game of two you may give it to Dirk (B-106).

rule-V-VIZ-5-title = The market is refilled after a vizier
rule-V-VIZ-5 = After a vizier’s purchase the market is refilled at once (B-63). If the bag has no tile left for it, the game ends right there (B-64). The open money is not touched.

rule-V-VIZ-6-title = If several viziers want to buy
rule-V-VIZ-6 = Priority decides (C-3): the next player first, then on in seat order, whoever has just finished last. After Anna’s turn, with Ben next and then Cleo, Ben gets a tile that both Ben and Cleo want; Cleo gets one that she and Anna want.

rule-V-VIZ-7-title = After each vizier all decide anew
rule-V-VIZ-7 = When a vizier has bought and the market is refilled, everybody whose vizier is awake may decide again, also those who passed before.

rule-V-VIZ-8-title = Viziers do not change the turn order
rule-V-VIZ-8 = When no vizier buys any more, the next turn begins as if nothing had happened. Nobody loses a turn by it.

rule-V-VIZ-9-title = Waking the vizier
rule-V-VIZ-9 = If your vizier sleeps, you may wake it as an action of your turn. You do not act again after it, but after an exact payment it may be your further action. From the end of that very turn on you can use it.

rule-V-VIZ-10-title = No vizier after the end
rule-V-VIZ-10 = Once the market cannot be filled and the game ends (B-64), no vizier can buy any more.

rule-V-VIZ-11-title = The vizier buys from the market only
rule-V-VIZ-11 = Your vizier buys a tile that lies on a market square, a building or a camp, and nothing else. In particular it cannot take a square.

rule-V-VIZ-12-title = The vizier works without characters
rule-V-VIZ-12 = No character helps when your vizier buys: the Rich Patron does not pay, and the Miser gets no card.

rule-V-VIZ-13-title = How the vizier may pay
rule-V-VIZ-13 = The vizier pays with whatever you could pay with in your turn, one exchange card included (C-11), as long as the sum is exact.

rule-V-VIZ-15-title = A vizier’s tile is placed like any other
rule-V-VIZ-15 = Placing the tile that your vizier bought has the same effects as placing a tile in your turn: whatever another module lets happen then, happens now too.

rule-V-VIZ-20-title = Orders for the vizier
rule-V-VIZ-20 = Your order is a list of wishes: kinds or any, a range of prices, walls or any, and whether exchange cards may be spent. It is carried out only if you can pay exactly. The tile goes to your reserve, or to the cell you named if it fits there then. If you leave no order and no answer, you pass (C-25).

# Currency Exchange

rule-V-CUR-1-title = Six exchange cards
rule-V-CUR-1 = There are six exchange cards, one for every pair of currencies. Two of them, drawn by chance, go into each of the second, third and fourth pile (C-15).

rule-V-CUR-2-title = An exchange card lies among the money
rule-V-CUR-2 = An exchange card that is drawn takes a slot of the open money, just as a money card does.

rule-V-CUR-3-title = Taking an exchange card
rule-V-CUR-3 = Instead of money you may take one exchange card. Take it alone: no money and no second exchange card with it, not even a card of value 1.

rule-V-CUR-4-title = An exchange card is not money
rule-V-CUR-4 = You keep exchange cards in your hand, as many as you like. They have no value and are not counted as money cards, not for the Beggar either (V-CHA-18).

rule-V-CUR-5-title = Paying with an exchange card
rule-V-CUR-5 = Add it to a payment in one of its two currencies, and you may pay in both, in any mix, or only in the other one. With a Gulden and Denar card, 7 Denar buy a tile of 7 on the Gulden square. It serves one payment, is then discarded, and may come back with a reshuffle.

rule-V-CUR-6-title = No use for the last tiles
rule-V-CUR-6 = When the last tiles are given away (B-81), exchange cards count for nothing and change no currency.

# Squares

rule-V-SQU-1-title = Six stacks of squares
rule-V-SQU-1 = There are 24 squares in the colours of the kinds: 3 for pavilions, 3 for seraglios, 4 for arcades, 4 for chambers, 5 for gardens, 5 for towers. Each colour is shuffled into a stack beside the market, with its top square face up.

rule-V-SQU-2-title = Taking a square
rule-V-SQU-2 = As an action you may take one of the squares that lie face up. It is free and no purchase, so you do not act again after it. After an exact payment it may be your further action.

rule-V-SQU-3-title = The next square is turned up
rule-V-SQU-3 = When a square is taken, the next one of its stack is turned up at once. A stack that is used up is gone.

rule-V-SQU-4-title = Three squares at most
rule-V-SQU-4 = You may own three squares at most. Those in your palace, in your reserve and set aside all count, so with three in your reserve you cannot take a fourth.

rule-V-SQU-5-title = Placing a square
rule-V-SQU-5 = A square you took is set aside and placed with your other tiles, in palace or reserve. It is built and redesigned by the same rules as a building, and it is not turned either.

rule-V-SQU-6-title = What cannot be done with a square
rule-V-SQU-6 = A vizier cannot take a square, and a square cannot be given to Dirk.

rule-V-SQU-7-title = Walls of a square
rule-V-SQU-7 = The walls of a square in your palace count for your longest wall like those of any tile.

rule-V-SQU-8-title = What a square adds
rule-V-SQU-8 = In a scoring, each square in your palace counts for the kind of its colour: 1 for every building of that kind beside it, if there is no wall between them. That makes 0 to 3, on top of the buildings themselves. A square for arcades that is open to two arcades makes them count as four.

rule-V-SQU-9-title = What a square does not see
rule-V-SQU-9 = Squares never count for one another, even in the same colour. Only a building beside a square and open to it counts. A wall between them stays a wall, even one with a gate in it.

rule-V-SQU-20-title = Taking a square may be final
rule-V-SQU-20 = If taking a square turned up another one, it cannot be taken back (C-26). Squares ask nobody anything out of turn.

# Characters

rule-V-CHA-1-title = Ten characters
rule-V-CHA-1 = Of the ten characters, drawn by chance, two go into each of the second, third and fourth pile (C-15). The other four wait face down in a stack.

rule-V-CHA-2-title = Who bids first
rule-V-CHA-2 = Whoever is about to act bids first. That is the next player; but if the character came up as a turn began, it is the player who has that turn.

rule-V-CHA-3-title = The auction
rule-V-CHA-3 = A character that comes up is auctioned at once, before another card is drawn. From the first bidder on in seat order, you bid at least 1 more than the bid before, in whole numbers, or pass. Whoever has passed is out of this auction.

rule-V-CHA-4-title = Winning a character
rule-V-CHA-4 = Whoever is left when all others have passed pays the bid and has the character, face up for all. A character that nobody bids for is out of the game.

rule-V-CHA-5-title = After an auction
rule-V-CHA-5 = An auction gives nobody a further action. Afterwards everything continues from the point where the character came up.

rule-V-CHA-6-title = How much you may bid
rule-V-CHA-6 = You may bid no more than you can pay in one currency of your choice, or in two with an exchange card (C-11). If you win, your cards must cover the bid. Where they do not fit, you pay more and get no change: a bid of 6 may cost you a 9.

rule-V-CHA-7-title = Owning characters
rule-V-CHA-7 = You may own several characters. All can see who owns which, and when they are used.

rule-V-CHA-10-title = Rich Patron
rule-V-CHA-10 = **Once**, then out of the game: the Rich Patron pays for one tile that you buy from the market in your turn. It costs you nothing and counts as paid exactly, so you act again.

rule-V-CHA-11-title = Miser
rule-V-CHA-11 = **Once in each of your turns**: when you have bought a building with a printed price of 10 or more, you may take one open money card at once.

rule-V-CHA-12-title = Architect
rule-V-CHA-12 = **Once in each of your turns**: after you have placed your tiles, you may redesign once more, free of charge (B-44 to B-46).

rule-V-CHA-13-title = Trader
rule-V-CHA-13 = **Once in each of your turns**: when you take money, several cards may add up to 7 instead of 5. With 3, 4, 2 and 9 open, you may take the 3 and the 4, but not the 2 with them.

rule-V-CHA-14-title = Travelling Juggler
rule-V-CHA-14 = **Once**: when you win the Juggler, you decide right away. Keep it and get 8 points at once; or give it up for good and draw the top character of the face-down stack instead, which you can use immediately. If that stack is empty you keep the Juggler.

rule-V-CHA-15-title = Wise Man
rule-V-CHA-15 = **In each scoring**: the Wise Man counts as half a building of one kind, chosen anew each time. You need at least one real building of that kind (B-69). With 3 towers each in round 2, his owner gets 13 and the other player 6.

rule-V-CHA-16-title = Dancer
rule-V-CHA-16 = **Once in each of your turns**, at its start: choose a tile on the market. Another one is drawn from the bag for its square; then the old one goes back into the bag, which is mixed. This cannot be done if the bag is empty.

rule-V-CHA-17-title = Money Changer
rule-V-CHA-17 = **Once in each of your turns**, at its start: spend a money card from your hand and pick up an open one that is worth the same or less. For a 5 you may have a 5, but not a 6. The slot stays empty until the end of your turn.

rule-V-CHA-18-title = Beggar
rule-V-CHA-18 = **Once in each of your turns**, at its start: if you hold two money cards or less, you may draw a card from the draw pile, money or an exchange card. Any other card is dealt with first (C-16), a round that becomes due is scored at once, and you get the card after it.

rule-V-CHA-19-title = City Guard
rule-V-CHA-19 = **In each scoring**: the City Guard adds 1 point for every full three sides of your longest wall. A wall of 8 brings you 8 + 2 points.

rule-V-CHA-20-title = Money for the characters
rule-V-CHA-20 = For Miser, Money Changer and Beggar an exchange card is not money: the Miser cannot take one, the Money Changer can neither give nor take one, and it does not count for the Beggar’s three.

rule-V-CHA-21-title = Several characters at the start of a turn
rule-V-CHA-21 = If you own more than one of Dancer, Money Changer and Beggar, you use them in the order you like, or not at all. They are no actions.

rule-V-CHA-25-title = Characters in a game of two
rule-V-CHA-25 = Dirk never bids. A tile that the Rich Patron paid for may be given to Dirk like any other you bought (B-106).

rule-V-CHA-30-title = You name your highest bid
rule-V-CHA-30 = Each player secretly names a maximum, 0 to pass, and which money to spend first. The bot then bids for all of you in steps of 1, as long as each maximum allows. With 5, 8 and 8, beginning with the 5, the third player wins at 8. If you do not answer you bid nothing.

rule-V-CHA-31-title = What the winner pays
rule-V-CHA-31 = The winner pays the final bid from the preferred money: with the smallest surplus, then with the fewest cards. All learn who won, the price and the cards paid, but never the maxima, nor who bid at all.

rule-V-CHA-32-title = The Juggler is decided with the bid
rule-V-CHA-32 = When you bid for the Travelling Juggler, you also say whether you would keep it or exchange it. If you say nothing you keep it.

rule-V-CHA-33-title = The Wise Man’s kind
rule-V-CHA-33 = The bot chooses the kind that brings you the most points in this scoring; if several do, the one that leaves the others together the fewest, then the first in the order of the table. You may fix a kind beforehand instead.

# Camps

rule-V-CAM-1-title = Eight camps in the bag
rule-V-CAM-1 = The eight camps are mixed into the bag with the buildings. Each has a price and, on one side or two that meet at a corner, a bastion with an arrow that shows where it looks; the remaining sides are open ground.

rule-V-CAM-2-title = Camps come and go like buildings
rule-V-CAM-2 = A camp comes to the market, is bought, placed, kept in the reserve and redesigned like a building. If you pay exactly, you act again. It is never turned.

rule-V-CAM-3-title = What may touch a camp
rule-V-CAM-3 = Where a camp meets another tile, the camp must have a bastion and the tile a wall. Where two camps meet, both must have open ground. All else is forbidden: bastion to bastion, open ground to a wall, anything of a camp to an open side.

rule-V-CAM-4-title = A camp leans on a wall
rule-V-CAM-4 = At least one bastion of a camp must stand against a wall, when you place it and ever after. So you cannot remove or swap a tile if that would leave a camp without such a wall.

rule-V-CAM-5-title = Nobody walks over a camp
rule-V-CAM-5 = A camp need not be reachable on foot (B-56 does not hold for it), and no way leads across it.

rule-V-CAM-6-title = A camp fills its cell
rule-V-CAM-6 = A camp is a tile beside which others may lie (B-55), and with other tiles it may not enclose empty cells (B-57). But a building beside a camp alone has no way to the fountain, so it needs another neighbour (B-56).

rule-V-CAM-7-title = Building beside a camp later
rule-V-CAM-7 = A tile that you build beside a camp later on must meet it rightly too, with a wall against its bastion (V-CAM-3).

rule-V-CAM-8-title = Points for a camp
rule-V-CAM-8 = In every round a camp in your palace looks along each of its arrows: each tile in that straight line brings 1 point, up to the first gap or camp. Walls on the way do not matter; fountain and squares count. Building, fountain, square, gap, building: 3 points.

rule-V-CAM-9-title = A camp with two arrows
rule-V-CAM-9 = If a camp has two arrows, you get points for both lines, one in each direction.

rule-V-CAM-10-title = Camps and the longest wall
rule-V-CAM-10 = Your longest wall runs on as if there were no camps: a wall that a bastion leans on is still an outer wall, and a camp has no walls of its own to add.

# New Score Cards

rule-V-NSC-1-title = Three of eighteen cards
rule-V-NSC-1 = Each of the 18 cards has the six kinds in another order. At the beginning three are drawn, for rounds 1, 2 and 3, and lie open from then on. The others are out of the game.

rule-V-NSC-2-title = Scorings come as usual
rule-V-NSC-2 = As in the base game, rounds 1 and 2 come when scoring cards A and B turn up in the draw pile. The new cards only say what is worth how much.

rule-V-NSC-3-title = Points by the order on the card
rule-V-NSC-3 = The kind at the top of the round’s card scores as pavilions do in B-68, the second as seraglios, and so on; the last scores as towers. If towers are at the top in round 3, the places bring 16, 8 and 1.

# Tables

rule-T-1-title = One table in one place
rule-T-1 = A channel or thread has room for one table at a time. When its game is over or the table is cancelled, another can be opened there.

rule-T-2-title = Sitting down
rule-T-2 = As long as a table is in the lobby, anybody may take a free seat there, but no more than one. The owner may give free seats to bot players.

rule-T-3-title = Leaving the lobby
rule-T-3 = In the lobby you may leave at any time. If the table is yours, the next person becomes its owner; when the last person leaves, the table goes too.

rule-T-4-title = What is up to the owner
rule-T-4 = Only the table’s owner or a moderator of the place may change settings, seat bot players, start, pause, resume or cancel the game, kick somebody, or hand the table over to a player who accepts it.

rule-T-5-title = Starting a game
rule-T-5 = The game begins with those who have a seat. How many can play, and with which options, is for the rules of the game to say: Alhambra is for two to six (B-14).

rule-T-6-title = Only watching
rule-T-6 = If you have no seat at a table, you can watch its game but not act in it.

rule-T-7-title = Answers that come too late
rule-T-7 = Your answer counts for the question it was given to, as that stood then. If the question is closed, or you have done something since, the answer does nothing: use the newest message.

rule-T-8-title = All in its time
rule-T-8 = What you can do depends on where the table is: you join in the lobby, you play while the game is running, and so on.

rule-T-9-title = Time for a turn
rule-T-9 = A turn may have a limit, 1 minute to 60 days; the clock rests in the table’s quiet hours, 16 a day at most. You are reminded once. When time is up, the table waits, or the default of the rules happens, or after some missed turns in a row a bot player takes the seat: the lobby chooses. To answer between turns you have 1 minute to 7 days.

rule-T-10-title = Holidays
rule-T-10 = While you are on holiday your clock stands still, at all your tables. A holiday may end no later than 60 days from now.

rule-T-11-title = Resigning and being kicked
rule-T-11 = Whoever resigns or is kicked while the game is on is followed by a bot player on the same seat. When the last person has left, the table is cancelled.

rule-T-12-title = Taking over a seat
rule-T-12 = If somebody has left a seat, they can come back to it, or anybody without a seat at the table can take it over. You may offer your own seat to somebody else, and the owner any seat; it changes hands once they accept.

rule-T-13-title = Playing again
rule-T-13 = After a game, anybody who played in it may open a new table in the same place, with the same people and settings.

rule-T-14-title = Settings that cannot be meant
rule-T-14 = Settings that make no sense are refused, such as a game that does not exist.

rule-T-15-title = Ratings
rule-T-15 = If you play a game from beginning to end, it counts for your rating. Whoever gives up comes last. Bot players are not rated, nor is anybody who took over a seat. Everyone starts at 1500; until you've played 5 games, your rating is provisional.

rule-T-16-title = When the rules change
rule-T-16 = A game goes on by the rules of the program that runs now. If these have changed, the table is told which ones. A program whose rules are older than the game’s leaves the game alone.

rule-T-17-title = Exporting a game
rule-T-17 = A game can be exported: while it is played without its seed, which would give away what is coming, and with the seed when it is over. A cancelled game cannot be exported.

rule-T-18-title = What is up to moderators
rule-T-18 = A moderator of the place may skip a player the game waits for. What the rules of the game provide for an absent player then happens for them; in Alhambra that is B-112. Moderators also choose the settings with which new tables on their server begin.

rule-T-19-title = When a table cannot be shown
rule-T-19 = If the channel is gone, or the bot may no longer write there, the game is paused and the owner is told. Nothing is lost: what happened is told as soon as it can be.

rule-T-20-title = Bringing a table elsewhere
rule-T-20 = The owner, or a moderator, may bring a table to another channel or thread of the same server, if there is no table yet: **{ COMMAND("table bring") }**.

rule-T-24-title = How many tables can be open
rule-T-24 = One person can be the host of 25 open tables, and a server can have 200, unless whoever runs the bot chose other numbers. To open one more, also for a rematch, end one first or hand it over. Practice games don’t count here.
