# New Score Cards: in pictures and in the lobby, their rules.

module-new_score_cards = New Score Cards
module-new_score_cards-line = In each scoring, the six kinds rank in a different order, shown from the start

# In pictures.
alt-orders = Score cards, least to most: { $orders }.

# The rules.
topic-new_score_cards-title = Module: New Score Cards
topic-new_score_cards =
    In each scoring, the kinds are worth something different.
    - Three cards are drawn at the start, one for each scoring, and everyone can see them (V-NSC-1). Each has the six kinds in a different order.
    - The kind at the top scores as pavilions normally do, the one at the bottom as towers do (V-NSC-3). Nothing else changes, and the scorings come when they always do (V-NSC-2).

    {""}**Example**: on the card for the first scoring, seraglios come last. Whoever has the most seraglios gets 6 points instead of 2.

    {""}**Another**: on the card for the third scoring, towers come first. With 3, 2 and 1 towers, you get 16, 8 and 1 points instead of 21, 13 and 6.

    Look at all three cards before you buy: a kind that’s worth little now may be worth the most at the end.

rule-V-NSC-1-title = Three of eighteen cards
rule-V-NSC-1 = Each of the 18 cards has the six kinds in a different order. At the start, three are drawn, for scorings 1, 2 and 3, and lie open from then on. The others are out of the game.

rule-V-NSC-2-title = Scorings come as usual
rule-V-NSC-2 = As in the base game, the first two scorings come when scoring cards A and B turn up in the draw pile. The new cards only say what is worth how much.

rule-V-NSC-3-title = Points by the order on the card
rule-V-NSC-3 = The kind at the top of the scoring’s card scores as pavilions do in B-68, the second as seraglios, and so on; the last scores as towers. If towers are at the top in the third scoring, the places bring 16, 8 and 1.

# What they add to the rules of all modules.
rule-R-4-new_score_cards = With **New Score Cards**, they go by the order on the card (V-NSC-3).
