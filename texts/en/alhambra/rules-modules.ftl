# The rules that hold for all modules. What one of them adds to such a rule stands in its own file: rule-C-6-camps.

rule-C-1-title = Any modules together
rule-C-1 = You can play with any modules, in any combination, or with none. They’re chosen before the game starts, and everyone can see which ones are in play.

rule-C-3-title = Priority out of turn
rule-C-3 = If several players want to do something out of turn, the next player goes first, then the others in seat order, and whoever just had a turn comes last. If it happens as a turn begins, before any action, the player whose turn it is goes first.

rule-C-4-title = Out of the game, or discarded
rule-C-4 = What leaves the game never comes back. What is discarded goes on the discard pile of the money, like spent money, and may come back with a reshuffle (B-61).

rule-C-5-title = Modules’ actions
rule-C-5 = Where a rule gives you an extra action, you can go again or stop, as after an exact payment (B-27). Any other action is the last one of your turn.

rule-C-6-title = What modules’ tiles count as
rule-C-6 = Neither the fountain nor a module’s tile is a building of a kind. You can reserve and redesign modules’ tiles like buildings.

rule-C-7-title = All tiles follow the building rules
rule-C-7 = Modules’ tiles follow the same rules as buildings (B-53 to B-59), unless their module says otherwise.

rule-C-9-title = Price and currency
rule-C-9 = Whatever you buy has a price and a currency. For a tile on the market, it’s the currency of its stall.

rule-C-10-title = What you pay with
rule-C-10 = You pay with one or more of your money cards. Each is used whole, for its value in its own currency, and then discarded.

rule-C-11-title = When a payment is legal
rule-C-11 = Your cards must be worth the price or more, and all be in the currency asked for.

rule-C-12-title = Exact, whatever you pay with
rule-C-12 = A payment is exact if it’s worth exactly the price, whatever you pay with.

rule-C-13-title = What each purchase gives you
rule-C-13 = For a tile on the market, you can overpay; if you pay exactly, you go again. There’s no change (B-38).

rule-C-14-title = Starting hands are money only
rule-C-14 = Starting hands and the first open cards are money only. Modules’ cards join the draw pile later (C-15), so nobody starts with one.

rule-C-15-title = Modules’ cards in the draw pile
rule-C-15 = When the five piles are made (B-21), modules’ cards go into the second, third and fourth. The scoring cards go in along with them (B-22). Then each pile is shuffled as a whole.

rule-C-16-title = Which cards fill a slot
rule-C-16 = Money fills a slot of the open money. A card that can’t be taken fills none; it’s dealt with at once, and the slot gets the next card. A scoring card makes its scoring due and leaves the game (B-60).

rule-C-17-title = Every refill of the open money works alike
rule-C-17 = C-16 applies whenever the open money is refilled, whatever the reason. A scoring that became due happens when no slot is left to fill.

rule-C-20-title = Every question has a default
rule-C-20 = The game itself knows no time (B-110). But every question it asks has a default, which happens when the table’s time for an answer is up.

rule-C-21-title = Who is asked
rule-C-21 = Whether you’re asked depends only on what everyone can see. It never depends on your hand. The exception is a table that asks only players who could do more than pass (C-24): there, a question that stays open shows that somebody could act.

rule-C-22-title = Sealed answers
rule-C-22 = In a window, everyone who is asked answers secretly. Once all have answered, or time’s up, priority decides whose answer goes first (C-3). Everyone sees what comes of it. Nobody sees who passed, who had left an auto-answer, or who answered when.

rule-C-23-title = Auto-answers
rule-C-23 = For each kind of window, you can leave an auto-answer, privately and at any time: ask me, ask me only if I could do more than pass, pass, pass until my next turn, or an answer with conditions. It counts as soon as a window opens, and in one that’s already open. Nobody can tell it from a quick answer.

rule-C-24-title = With windows, or by auto-answers only
rule-C-24 = The table chooses. With **windows**, you’re asked, for as long as the table allows, or until everyone has answered. With **auto-answers only**, nobody is asked, and without one you pass. At a **sparing** table, you’re at first asked only if you could do more than pass; so a window that stays open shows that somebody could act.

rule-C-25-title = The window after a turn
rule-C-25 = While others can still act after a turn, the next player can already put a turn together and hand it in. It waits until the window closes. If it’s no longer possible by then, the player gets it back and none of it has happened.

rule-C-26-title = No undo past something revealed
rule-C-26 = You can undo steps of your turn (B-66), but not past one that revealed something hidden.

rule-C-27-title = Secrets of the modules
rule-C-27 = What you answer out of turn is as secret as your money, and so are your auto-answers.

rule-C-28-title = No answer means doing nothing
rule-C-28 = If you have to decide something out of turn and don’t answer, you do as little as possible: you pass, you bid nothing, a tile goes to your reserve.

rule-C-29-title = How a window is shown
rule-C-29 = The channel shows one notice with the deadline, and later what came of it. Questions, bids and answers are private. Being quick wins nothing; priority does (C-3).

rule-C-30-title = Which rule a refusal names with modules
rule-C-30 = If what you try breaks several rules, you’re told one: a module’s own rule if there is one, otherwise a rule for all modules (C), otherwise one of the base game (B-86). If there are several of the same sort, it’s the one with the lowest number.

rule-C-35-title = Several auto-answers in one break
rule-C-35 = If you could do several things in the same break, your auto-answers are tried in the order of the modules’ numbers. The first that can act is your answer. Then everyone decides again, and so do your auto-answers.

rule-C-31-title = Choices with a place
rule-C-31 = Some modules let you choose more than a cell when you place a tile: how it’s turned, say, or which of its double walls gets a gate. All of it counts as one placement, in your turn, between turns and in auto-answers. If you don’t say how a tile is turned, it’s turned as little as possible. If you don’t name a gate, there is none.
rule-C-36-title = Questions before the game begins
rule-C-36 = Some modules ask everyone something before the market is laid out. Each player has the time of a turn to answer, whatever the table does between turns. Nobody sees the answers until all are in; then they’re shown together.

rule-C-37-title = Options of a module
rule-C-37 = Some modules have options of their own. They’re chosen together with the modules, before the game starts, and everyone can see them.

# The end of a turn, with modules

rule-C-38-title = Which buildings are left
rule-C-38 = Anyone can look up all 54 buildings at any time, by their walls or by their prices, and see which are in palaces, in reserves, on the market or with Dirk. All others are in the bag.

rule-O-1-title = After the actions: placing
rule-O-1 = When your actions are over, you place everything that was set aside, in any order (B-30).

rule-O-2-title = Then extra redesigns
rule-O-2 = When everything is placed, you can use whatever gives you an extra redesign (B-44 to B-50), or skip it.

rule-O-6-title = Then the open money
rule-O-6 = Now the turn is final, and the open money is refilled slot by slot (C-16).

rule-O-7-title = Then a scoring that is due
rule-O-7 = If a scoring card came up, its scoring happens now, in the order of R-1 to R-14.

rule-O-8-title = Then the market
rule-O-8 = Each empty stall gets a tile from the bag, the lowest number first (B-63).

rule-O-9-title = Then the check for the end
rule-O-9 = If a stall had to stay empty, the game ends here (B-64) and continues with G-1.

rule-O-10-title = Then others can interrupt
rule-O-10 = Now the turn is completely over, and whoever can act between turns is asked. The first in priority who wants to (C-3) does so. Then everyone is asked again, until nobody wants to any more.

# A scoring, with modules

rule-R-1-title = Nothing moves during a scoring
rule-R-1 = At the start of a scoring, it’s settled which one it is. Until it’s over, no tile moves.

rule-R-4-title = Scoring: the six kinds
rule-R-4 = For each kind, your tiles and what modules add are counted; for Dirk, just his tiles. The points for the places are those of B-68.

rule-R-5-title = Scoring: the walls
rule-R-5 = After the kinds come the longest walls (B-77).

rule-R-13-title = After the first or second scoring
rule-R-13 = When all points of the first or second scoring are booked, Dirk draws his tiles in a game for two (B-104). Then the end of the turn continues.

rule-R-14-title = After the third scoring
rule-R-14 = When all points of the third scoring are booked, the result is final (B-84).

# The end of the game, with modules

rule-G-1-title = Nothing interrupts the end
rule-G-1 = As soon as a stall can’t be filled, the game is at its end: no window, no extra action.

rule-G-2-title = What comes before the last tiles
rule-G-2 = If a module takes something from you at the end of the game, that comes first. Then your money is counted.

rule-G-3-title = What counts for the last tiles
rule-G-3 = To see who gets the last tiles, each player’s money cards are added up by currency.

rule-G-4-title = Which tiles are given away
rule-G-4 = Everything on the four stalls is given away by B-81, the lowest number first.

rule-G-5-title = Then the last tiles are placed
rule-G-5 = Whoever got last tiles places them in their palace or reserve (B-82).

rule-G-6-title = Then the last scoring
rule-G-6 = When all last tiles are placed, the third scoring follows (R-1 to R-14), and the result is announced.
