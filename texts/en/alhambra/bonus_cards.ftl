# Bonus cards: in pictures, in play, their auto-answers, their rules.

module-bonus_cards = Bonus Cards
module-bonus_cards-line = Secret cards that make one particular building count twice

# In pictures.
bonus-card = bonus card
bonus-pavilion-8 = pavilion 8 bonus card
bonus-seraglio-9 = seraglio 9 bonus card
bonus-arcades-9 = arcades 9 bonus card
bonus-arcades-10 = arcades 10 bonus card
bonus-chambers-10 = chambers 10 bonus card
bonus-chambers-11 = chambers 11 bonus card
bonus-garden-10 = garden 10 bonus card
bonus-garden-11 = garden 11 bonus card
bonus-tower-11 = tower 11 bonus card
bonus-tower-12 = tower 12 bonus card
bonus-hidden = { $number ->
    [one] { $number } hidden bonus card
   *[other] { $number } hidden bonus cards
}

# In play.
did-BonusCardsLaidOpen = { $number ->
    [one] laid open the { $cards }
   *[other] laid open { $cards }
}
did-BonusCardTakenBack = took back the { $card }
bonus-own-title = **Your hidden bonus cards** (**Auto-answers** lets you choose when to lay them open):
bonus-own = { $built ->
    [True] { $tile }: built, will be laid open { $when }
   *[other] { $tile }: not in your palace yet
}

counted-bonus_cards = { $number ->
    [one] { $number } by a bonus card
   *[other] { $number } by bonus cards
}

# Hints.
hint-why-bonus-card = your bonus card makes it count as 2 { $kind }

# Auto-answers.
prompt-bonus-cards = Bonus cards
answer-ask-bonus-cards = laid open at the next scoring
order-bonus-all = laid open { $when }
bonus-when-soon = as soon as possible
bonus-when-next = at the next scoring
bonus-when-last = at the third scoring
pick-bonus-soon = As soon as possible
pick-bonus-next = At the next scoring
pick-bonus-last = At the third scoring
pick-bonus-each = Choose for each card…
choose-bonus-cards = When to lay them open
panel-order-bonus-cards =
    {""}**When to lay open your bonus cards.** That’s only possible while the building stands in your palace, and it never happens in the middle of a turn. A card counts from the moment it’s open; until then it’s your secret.
    Or type: **{ COMMAND("table answers") } bonus cards:** *garden 10 soon, tower third*

# Words that people type in such an answer: garden 10 soon, tower third.
typed-bonus-soon = soon, now, asap, as soon as possible
typed-bonus-next = next, next scoring, at the next scoring
typed-bonus-last = third, last, third scoring, at the third scoring

# The rules.
topic-bonus_cards-title = Module: Bonus Cards
topic-bonus_cards =
    A bonus card makes **one particular building** count twice, if you build it.
    - The ten cards show the ten buildings without a wall. You get a few in secret: 3 with two or three players, 2 with four or five, 1 with six (V-BON-1).
    - You can lay a card open while exactly that building stands in your palace. It isn’t an action (V-BON-2). From then on, it counts as one more of its kind in every scoring (V-BON-3).
    - If the building leaves your palace, the card goes back to your hand (V-BON-4).

    {""}**When are they laid open?** Without a word from you, at the next scoring. Under **Auto-answers** you choose for each card: as soon as possible, at the next scoring, or at the third one (V-BON-20). Nobody is ever asked, and nothing is laid open in the middle of a turn (V-BON-6).

    {""}**Example**: you hold the card of the garden 10 and build the garden 10, which is your only garden. At the next scoring your card is laid open, and you count 2 gardens. A garden 10 with a wall is another building: it doesn’t help.

rule-V-BON-1-title = Ten bonus cards
rule-V-BON-1 = There are ten bonus cards, one for each building without a wall: the pavilion 8, the seraglio 9, the arcades 9 and 10, the chambers 10 and 11, the gardens 10 and 11, the towers 11 and 12. They’re shuffled and dealt in secret: 3 each with two or three players, 2 each with four or five, 1 each with six. The rest leave the game unseen. Dirk gets none.

rule-V-BON-2-title = Laying a bonus card open
rule-V-BON-2 = You can lay a bonus card open if exactly the building it shows stands in your palace, also right before a scoring. It isn’t an action and costs nothing. In your reserve, or in Dirk’s collection, the building doesn’t help.

rule-V-BON-3-title = What an open bonus card is worth
rule-V-BON-3 = In a scoring, an open bonus card counts as one more building of its kind. It isn’t a tile for anything else: it has no place, no neighbours and no price.

rule-V-BON-4-title = When the building leaves
rule-V-BON-4 = If the building is removed or swapped, its open card goes back to your hand at once. You can lay it open again when the building is back in your palace.

rule-V-BON-5-title = It must be that building
rule-V-BON-5 = Another building of the same kind, or one of the same price with a wall, isn’t the one on the card. And a building that isn’t finished doesn’t count yet.

rule-V-BON-6-title = Never in the middle of a turn
rule-V-BON-6 = What you chose takes effect when a turn is final, when everything after a turn is settled, or right before a scoring; for the last tiles, that’s the third scoring. So nobody sees a card in a step that’s undone. What lies open stays open.

rule-V-BON-7-title = Back in your hand is hidden again
rule-V-BON-7 = A card that went back to your hand is hidden like any other. Everyone may remember it, but it isn’t shown any more.

rule-V-BON-20-title = When your cards are laid open
rule-V-BON-20 = For each card, you choose privately, and at any time: as soon as possible, at the next scoring, or at the third scoring. Without a choice it’s the next scoring; that never costs you points there. You’re never asked, so no delay gives anything away. The others only see how many cards you still hide.

rule-R-2-title = Before a scoring: bonus cards
rule-R-2 = Right before the points are counted, all bonus cards that are due are laid open at the same moment (V-BON-20). After that, nothing about the counting can change any more.

# What they add to the rules of all modules.
rule-C-6-bonus_cards = A **bonus card** isn’t a tile.
rule-C-14-bonus_cards = {""}**Bonus cards** are dealt on their own and never come up in the draw pile.
rule-C-27-bonus_cards = Your hidden **bonus cards** are secret; how many you hide isn’t.
rule-O-6-bonus_cards = First, **bonus cards** that are to be laid open as soon as possible are (V-BON-6).
rule-R-4-bonus_cards = Each open **bonus card** counts as one more of its kind (V-BON-3).
rule-G-5-bonus_cards = If one of them is on your **bonus card**, that card counts in the third scoring.
