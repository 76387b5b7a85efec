# The rules that hold for all modules. What one of them adds to such a rule stands in its own file: rule-C-6-camps.

rule-C-1-title = Any modules together
rule-C-1 = A game may be played with any modules, in any combination, or with none. They are chosen before the game starts, and all can see which ones are in play.

rule-C-3-title = Priority out of turn
rule-C-3 = If several want to do something out of turn, the next player goes first, then the others in seat order, and whoever has just had a turn comes at the end. When it happens as a turn begins, before any action, the player who has that turn goes first.

rule-C-4-title = Out of the game, or discarded
rule-C-4 = What is out of the game never comes back. What is discarded lies on the discard pile of the money, as spent money does, and may come back with a reshuffle (B-61).

rule-C-5-title = Actions of modules
rule-C-5 = Where a rule gives you a further action, you may act again or finish, as after an exact payment (B-27). Any other action is the last one of your turn.

rule-C-6-title = What tiles of modules count as
rule-C-6 = Neither the fountain nor a tile of a module is a building of a kind. Tiles of modules may be reserved and redesigned like buildings.

rule-C-7-title = All tiles follow the building rules
rule-C-7 = Tiles of modules are built by the same rules as buildings (B-53 to B-59), unless their module says otherwise.

rule-C-9-title = Price and currency
rule-C-9 = Whatever you buy has a price and a currency. For a tile on the market it is the currency of its stall.

rule-C-10-title = What you pay with
rule-C-10 = You pay with one or more of your money cards. Each is used whole, for its value in its own currency, and then discarded.

rule-C-11-title = When a payment is legal
rule-C-11 = Your cards must be worth the price or more, and all be in the currency asked for.

rule-C-12-title = Exact, whatever you pay with
rule-C-12 = A payment is exact if it adds up to just the price, whatever you pay with.

rule-C-13-title = What each purchase gives you
rule-C-13 = For a tile on the market you may overpay; if you pay exactly, you act again. There is no change (B-38).

rule-C-14-title = Starting hands are money only
rule-C-14 = Starting hands and the first open cards consist of money. Cards of modules join the draw pile later (C-15), so nobody begins with one.

rule-C-15-title = Cards of modules in the draw pile
rule-C-15 = When the five piles are made (B-21), cards of modules go into the second, third and fourth. The scoring cards go in along with them (B-22). Then each pile is shuffled as a whole.

rule-C-16-title = Which cards fill a slot
rule-C-16 = Money fills a slot of the open money. A card that is not to be taken fills none; it is dealt with at once, and the slot gets the card after it. A scoring card makes its round due and leaves the game (B-60).

rule-C-17-title = Every refill of the open money is alike
rule-C-17 = C-16 holds whenever the open money is refilled, whatever the reason. A round that became due is scored when no slot is left to fill.

rule-C-20-title = Each question has a default
rule-C-20 = The game itself knows no time (B-110). But for every question it asks there is a default, which happens when the table’s time for an answer is over.

rule-C-21-title = Who is asked
rule-C-21 = Whether you are asked depends only on what all can see. It never depends on your hand. Only at a table that spares people, whoever could do nothing but pass isn’t asked (C-24): there, a question that stays open tells that somebody could act.

rule-C-22-title = Sealed answers
rule-C-22 = In a window, all who are asked answer secretly. Once everybody has answered, or time is up, priority decides whose answer goes first (C-3). All see what comes of it. Nobody sees who passed, who had left an order, or who answered when.

rule-C-23-title = Auto-answers
rule-C-23 = For each kind of window you can leave an auto-answer, privately and at any time: ask me, ask me only if I could do more than pass, pass, pass until my next turn, or an order with conditions. It counts as soon as a window opens, and in one that is open already. Nobody can tell it from a quick answer.

rule-C-24-title = With windows, or by auto-answers only
rule-C-24 = The table chooses. With **windows** you are asked, for as long as the table allows, or until all have answered. With **auto-answers only**, nobody is asked, and you pass without an order. At a **sparing** table you are at first asked only if you could do more than pass; so a window that stays open tells that somebody could act.

rule-C-25-title = The window after a turn
rule-C-25 = While others may still act after a turn, the next player may already put a turn together and hand it in. It waits until the window is closed. If it is not possible any more by then, it is given back and none of it has happened.

rule-C-26-title = No step back past something revealed
rule-C-26 = You may undo steps of your turn (B-66), but not past one that brought something hidden to light.

rule-C-27-title = Secrets of the modules
rule-C-27 = What you answer out of turn is as secret as your money, and so are your auto-answers.

rule-C-28-title = No answer means doing nothing
rule-C-28 = If you are to decide something out of turn and do not answer, you do as little as possible: you pass, you bid nothing, a tile goes to your reserve.

rule-C-29-title = How a window is shown
rule-C-29 = The channel shows one notice with the deadline, and later what came of it. Questions, bids and answers go to each player privately. Being quick wins nothing; priority does (C-3).

rule-C-30-title = Which rule a refusal names with modules
rule-C-30 = If something breaks several rules, you hear of one: a module’s own rule if there is one, otherwise a rule for all modules (C), otherwise one of the base game (B-86). Of several of one sort it is the one with the lowest number.

# The end of a turn, with modules

rule-O-1-title = After the actions: placing
rule-O-1 = When your actions are over you place all that was set aside, in the order you like (B-30).

rule-O-6-title = Then the open money
rule-O-6 = Now the turn is final, and the open money is refilled slot by slot (C-16).

rule-O-7-title = Then a scoring that is due
rule-O-7 = If a scoring card came up, its round is scored now, in the order of R-1 to R-14.

rule-O-8-title = Then the market
rule-O-8 = Each empty stall gets a tile from the bag, the lowest number first (B-63).

rule-O-9-title = Then the test for the end
rule-O-9 = If a stall had to stay empty, the game ends here (B-64) and goes on with G-1.

# A scoring, with modules

rule-R-1-title = Nothing moves during a scoring
rule-R-1 = When a round is scored, its number is settled first. Until it is over no tile moves.

rule-R-4-title = Scoring: the six kinds
rule-R-4 = For each kind, your tiles and what modules add are counted; for Dirk it is his tiles. The points for the places are those of B-68.

rule-R-5-title = Scoring: the walls
rule-R-5 = After the kinds come the longest walls (B-77).

rule-R-13-title = After round 1 or 2
rule-R-13 = When all points of round 1 or 2 are booked, Dirk draws his tiles in a game of two (B-104). Then the turn’s end goes on.

rule-R-14-title = After round 3
rule-R-14 = When all points of round 3 are booked, the result is there (B-84).

# The end of the game, with modules

rule-G-1-title = At the end nothing may interrupt
rule-G-1 = As soon as a stall cannot be filled, the game is at its end: no window, no further action.

rule-G-3-title = What counts for the last tiles
rule-G-3 = To see who gets the last tiles, each player’s money cards are added up by currency.

rule-G-4-title = Which tiles are given away
rule-G-4 = Whatever lies on the four stalls is given away by B-81, the lowest number first.

rule-G-5-title = Then the last tiles are placed
rule-G-5 = Those who got last tiles place them in palace or reserve (B-82).

rule-G-6-title = Then the last scoring
rule-G-6 = When all last tiles are placed, round 3 is scored (R-1 to R-14), and the result is announced.
