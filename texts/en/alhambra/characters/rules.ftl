# The rules of the characters.

rule-O-2-characters = The **Architect** gives one to whoever owns the card (V-CHA-12).

rule-O-11-title = Then the next turn begins
rule-O-11 = At the start of your turn, you can use the Dancer, the Money Changer and the Beggar, if you own them, in any order. Then you act.

rule-R-3-title = Scoring: the Wise Man chooses
rule-R-3 = Before anything is counted, it’s settled which kind the Wise Man counts for this time (V-CHA-33).

rule-V-CHA-1-title = Ten characters
rule-V-CHA-1 = Six of the ten characters, picked at random, go into the draw pile, two into each of the second, third and fourth piles (C-15). The other four wait face down in a stack.

rule-V-CHA-2-title = Who bids first
rule-V-CHA-2 = Whoever is about to act bids first. That’s the next player; but if the character came up as a turn began, it’s the player whose turn it is.

rule-V-CHA-3-title = The auction
rule-V-CHA-3 = A character that comes up is auctioned at once, before another card is drawn. Starting with the first bidder and in seat order, you bid at least 1 more than the last bid, in whole numbers, or pass. Once you’ve passed, you’re out of this auction.

rule-V-CHA-4-title = Winning a character
rule-V-CHA-4 = Whoever is left when all others have passed pays the bid and gets the character, face up for all to see. A character that nobody bids for leaves the game.

rule-V-CHA-5-title = After an auction
rule-V-CHA-5 = An auction gives nobody an extra action. Afterwards, everything continues from the point where the character came up.

rule-V-CHA-6-title = How much you can bid
rule-V-CHA-6 = You can’t bid more than you can pay in one currency of your choice, or in two with an exchange card (C-11). If you win, your cards must cover the bid. If they don’t fit, you pay more and get no change: a bid of 6 may cost you a 9.

rule-V-CHA-7-title = Owning characters
rule-V-CHA-7 = You can own several characters. Everyone can see who owns which, and when they’re used.

rule-V-CHA-10-title = Rich Patron
rule-V-CHA-10 = **Once**, then out of the game: the Rich Patron pays for one tile that you buy from the market on your turn. It costs you nothing and counts as paid exactly, so you go again.

rule-V-CHA-11-title = Miser
rule-V-CHA-11 = **Once in each of your turns**: when you’ve bought a building with a printed price of 10 or more, you can take one open money card at once.

rule-V-CHA-12-title = Architect
rule-V-CHA-12 = **Once in each of your turns**: after you’ve placed your tiles, you can redesign once more, for free (B-44 to B-46).

rule-V-CHA-13-title = Trader
rule-V-CHA-13 = **Once in each of your turns**: when you take money, several cards can be worth 7 together instead of 5. With 3, 4, 2 and 9 open, you can take the 3 and the 4, but not the 2 with them.

rule-V-CHA-14-title = Travelling Juggler
rule-V-CHA-14 = **Once**: when you win the Juggler, you decide right away. Keep it and get 8 points at once; or give it up for good and draw the top character of the face-down stack instead, which you can use immediately. If that stack is empty, you keep the Juggler.

rule-V-CHA-15-title = Wise Man
rule-V-CHA-15 = **In each scoring**: the Wise Man counts as half a building of one kind, chosen anew each time. You need at least one real building of that kind (B-69). With 3 towers each in the second scoring, his owner gets 13 and the other player 6.

rule-V-CHA-16-title = Dancer
rule-V-CHA-16 = **Once in each of your turns**, at its start: choose a tile on the market. Another one is drawn from the bag for its stall; then the old one goes back into the bag, which is mixed. You can’t do this if the bag is empty.

rule-V-CHA-17-title = Money Changer
rule-V-CHA-17 = **Once in each of your turns**, at its start: spend a money card from your hand and pick up an open one worth the same or less. For a 5, you can have a 5, but not a 6. The slot stays empty until the end of your turn.

rule-V-CHA-18-title = Beggar
rule-V-CHA-18 = **Once in each of your turns**, at its start: if you hold two money cards or fewer, you can draw a card from the draw pile, money or an exchange card. Any other card is dealt with first (C-16), a scoring that becomes due happens at once, and you get the card after it.

rule-V-CHA-19-title = City Guard
rule-V-CHA-19 = **In each scoring**: the City Guard gives you 1 more point for every full three sides of your longest wall. A wall of 8 brings you 8 + 2 points.

rule-V-CHA-20-title = Money for the characters
rule-V-CHA-20 = For the Miser, the Money Changer and the Beggar, an exchange card isn’t money: the Miser can’t take one, the Money Changer can neither give nor take one, and it doesn’t count towards the Beggar’s three.

rule-V-CHA-21-title = Several characters at the start of a turn
rule-V-CHA-21 = If you own more than one of the Dancer, the Money Changer and the Beggar, use them in any order, or not at all. They aren’t actions.

rule-V-CHA-22-title = The Dancer leaves no stall empty
rule-V-CHA-22 = If the bag runs out while the Dancer draws, because all that came up was laid aside, the old tile goes back into the bag first, and comes up again.

rule-V-CHA-25-title = Characters in a game for two
rule-V-CHA-25 = Dirk never bids. You can give Dirk a tile that the Rich Patron paid for, like any other you bought (B-106).

rule-V-CHA-30-title = You name your highest bid
rule-V-CHA-30 = Each player secretly names a maximum, 0 to pass, and which money to spend first. The bot then bids for everyone in steps of 1, as long as each maximum allows. With 5, 8 and 8, starting with the 5, the third player wins at 8. If you don’t answer, you bid nothing.

rule-V-CHA-31-title = What the winner pays
rule-V-CHA-31 = The winner pays the final bid from the preferred money: overpaying as little as possible, then with the fewest cards. Everyone learns who won, the price and the cards paid, but never the maximums, or who bid at all.

rule-V-CHA-32-title = The Juggler is decided with the bid
rule-V-CHA-32 = When you bid for the Travelling Juggler, you also say whether you’d keep it or swap it. If you don’t say, you keep it.

rule-V-CHA-33-title = The Wise Man’s kind
rule-V-CHA-33 = The bot chooses the kind that brings you the most points in this scoring; if several do, the one that leaves the others together the fewest, then the first in the order of the table. You can fix a kind beforehand instead.

topic-characters-title = Module: Characters
topic-characters =
    Characters help whoever wins them at an auction. Six of ten are in the draw pile (V-CHA-1); one that comes up is auctioned at once (V-CHA-3). Everyone secretly names their highest bid, and the bot bids for you (V-CHA-30). For example, with maximums of 5, 8 and 8, somebody wins at 8.
    - **Once in the game**: Rich Patron, a free tile (V-CHA-10). Travelling Juggler, 8 points or another character (V-CHA-14).
    - **On each of your turns**: Miser, a card for an expensive building (V-CHA-11). Architect, an extra redesign (V-CHA-12). Trader, cards worth 7 (V-CHA-13).
    - **At the start of your turns**: Dancer, another tile on the market (V-CHA-16). Money Changer (V-CHA-17). Beggar, a card if you have few (V-CHA-18).
    - **In each scoring**: Wise Man, half a building (V-CHA-15). City Guard, points for your wall (V-CHA-19).

    All are optional except the last two.

    {""}**Our own choice**: the powers are as published, but we know of no source for the symbols that say when each can be used. We went by what each power does; we’re least sure about the Architect.

# What they add to the rules of all modules.
topic-between-turns-characters = **Bids**: when a character comes up, you name the most you’d pay. The bot raises for you by 1 at a time, so you often win for less (V-CHA-30, V-CHA-31).
rule-C-9-characters = At an **auction**, you choose the currency (V-CHA-6).
rule-C-13-characters = At an **auction**, you can overpay, and you never go again.
rule-C-15-characters = Two **characters** go into each of these piles.
rule-C-16-characters = A **character** is auctioned (V-CHA-3).
rule-C-26-characters = Such as what the **Dancer** or the **Beggar** drew.
rule-C-27-characters = Your **bids** are secret, too. Everyone can see **characters**.
rule-O-6-characters = If a **character** comes up, it’s auctioned on the spot, before the next card is drawn.
rule-O-7-characters = Whoever has just won the **Wise Man** or the **City Guard** already benefits.
rule-R-4-characters = The **Wise Man** adds a half (V-CHA-15).
rule-R-5-characters = The **City Guard** adds points for your wall (V-CHA-19).
