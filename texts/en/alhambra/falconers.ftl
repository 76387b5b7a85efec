# Falconers, falcons on crossings: in pictures, in play, their rules.

module-falconers = Falconers
module-falconers-line = Falcons where four buildings meet, worth more the more of a colour you have

# In pictures and menus.
falcon-called = { $colour } falcon ({ $one } + { $other })
falcon-caption-black = Black falcon
falcon-caption-brown = Brown falcon
falcon-caption-white = White falcon
falcon-colour-black = black
falcon-colour-brown = brown
falcon-colour-white = white
token-falcon = { $detail ->
    [black] a black falcon
    [brown] a brown falcon
   *[white] a white falcon
}
falcon-black = { $number ->
    [one] { $number } black falcon
   *[other] { $number } black falcons
}
falcon-brown = { $number ->
    [one] { $number } brown falcon
   *[other] { $number } brown falcons
}
falcon-white = { $number ->
    [one] { $number } white falcon
   *[other] { $number } white falcons
}
falcons-left = { $number ->
    [one] { $number } falcon for sale
   *[other] { $number } falcons for sale
}
part-falcons = falcons
score-falcons = { $number ->
    [one] { $who } { $number } falcon
   *[other] { $who } { $number } falcons
}: { $points }
buildings-falconers = Falcons
choice-by-falconers = Falcons, if you play with them
overview-falconers = All falcons
overview-falconers-left = { $number } of { $all } for sale
overview-falconers-points = Each scoring, by colour
alt-overview-falconers = All falcons. For sale: { $sale }. { $owned } Points in each scoring for 1 to 5 of a colour: { $points }.
alt-overview-falconers-none = none
alt-overview-falconers-of = { $who } has { $falcons }.

# In play.
option-BuyFalcon = { $card }, { $one }/{ $other }: { $cards }
did-FalconBought = bought a { $card } for { $cards } and put it between { $one } and { $other }
did-FalconFlew = lost the { $card }, as a building beside it changed
state-FALCONS = more falcons can be bought
panel-FALCONS = **Another falcon?** Each costs one card. When you’ve had enough, press **Skip**.

# Hints.
hint-BuyFalcon = buy the { $card } for { $cards }
hint-why-falcon-brings = { $number ->
    [1] your first of its colour brings { $points } points in each scoring
   *[other] number { $number } of its colour brings { $points } more points in each scoring
}
hint-why-falcon-more = { $number ->
    [1] another one can follow in the same action
   *[other] { $number } more can follow in the same action
}

# Why not.
refused-falcon-too-late = Falcons can only be your first action, not an extra one.
refused-falcon-taken = The { $card } already stands in a palace.
refused-falcon-unknown = There’s no such falcon.
refused-falcon-crossing-taken = A falcon already stands at the upper left corner of { $cell }.
refused-falcon-no-crossing = At the upper left corner of { $cell }, no four buildings meet. All four must be finished buildings; one can be the fountain.
refused-falcon-other-kinds = The { $card } needs both of its kinds among the four buildings at the upper left corner of { $cell }.
refused-falcon-costs-one-card = { $number ->
    [1] A falcon costs a money card, a diamond or a master builder from your hand. { $cards } isn’t one.
   *[other] A falcon costs exactly one card, not { $number }.
}

# The rules.
topic-falconers-title = Module: Falconers
topic-falconers =
    Falcons stand where **four buildings meet**, and score in each of the three scorings.
    - Buy them with your **first** action of a turn, never as an extra action (V-FAL-2). Each costs **one card** from your hand, of any value: money, a diamond or a master builder (V-FAL-3). You can buy several, one after the other (V-FAL-8).
    - Each falcon shows two kinds of buildings. It goes where four buildings of your palace meet, and both kinds must be among them; the fountain can be one of the four. Walls don’t matter (V-FAL-4).
    - In each scoring, your falcons of **one colour** bring together: 2 points for one, 6 for two, 12 for three, 20 for four, 30 for five (V-FAL-7).
    - If one of the four buildings is removed or swapped, the falcon flies back and can be bought again (V-FAL-6).

    {""}**Example**: a tower, a garden, chambers and another garden of yours meet. You pay a Gulden 1 for the falcon that shows chambers and garden. It’s your third black one: each scoring brings you 12 points for them instead of 6.

    {""}**Our own choice**: the 15 falcons show each pair of kinds once. Which pairs are black, brown or white is ours. Look them up with **{ COMMAND("alhambra buildings") }**.

rule-V-FAL-1-title = Fifteen falcons
rule-V-FAL-1 = There are five black, five brown and five white falcons. Each shows two kinds of buildings, and every pair of kinds is there once. All are face up and for sale.

rule-V-FAL-2-title = Buying falcons
rule-V-FAL-2 = You can buy falcons as the first action of your turn, not as an extra action. You don’t go again.

rule-V-FAL-3-title = What a falcon costs
rule-V-FAL-3 = Each falcon costs one card from your hand: a money card, a diamond or a master builder, of any value and currency. Coins, caravanserais, certificates and exchange cards can’t pay.

rule-V-FAL-4-title = Where a falcon can stand
rule-V-FAL-4 = A falcon stands where four finished buildings of your palace meet; the fountain can be one of the four, but has no colour. Both kinds it shows must be among them. Walls don’t matter. Tiles of other modules don’t count.

rule-V-FAL-5-title = One falcon at each crossing
rule-V-FAL-5 = Only one falcon can stand at a crossing. You can’t move falcons, and they can’t go to your reserve.

rule-V-FAL-6-title = When a falcon flies back
rule-V-FAL-6 = If one of the four buildings is removed or swapped, the falcon goes back and is for sale again, even if the kinds would still fit.

rule-V-FAL-7-title = Scoring falcons
rule-V-FAL-7 = In each scoring, for each colour separately: 1 falcon brings 2 points, 2 bring 6, 3 bring 12, 4 bring 20, 5 bring 30.

rule-V-FAL-8-title = Several falcons in one action
rule-V-FAL-8 = You pay and place falcons one after the other, as many as you like. The action is over when you say so. Until you end your turn, you can undo it all.

# What they add to the rules of all modules.
rule-C-5-falconers = Buying **falcons** doesn’t give you an extra action, and can’t be one.
rule-C-6-falconers = Only buildings of the base game, and the fountain, can be corners for a **falcon**.
rule-C-13-falconers = A **falcon** costs one card, and there’s no change.
rule-C-33-falconers = {""}**Falcons** aren’t part of your hand; exchange cards can’t pay for them.
rule-C-38-falconers = All **falcons**, whose they are and what they’re worth: **{ COMMAND("alhambra buildings") }**.
rule-R-9-falconers = Then come the **falcons**, each colour separately (V-FAL-7).
rule-G-4-falconers = {""}**Falcons** aren’t given away.
