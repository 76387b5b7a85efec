# City Gates, which open double walls: in pictures, in play, their rules.

module-city_gates = City Gates
module-city_gates-line = Gates through double walls, to tiles that nobody could reach

# In pictures.
city-gate = gate card
token-gate = gate
gate-cards = { $number ->
    [one] { $number } gate card
   *[other] { $number } gate cards
}
alt-gate-open = A gate card lies open.

# In play.
option-TakeGate = take the gate card
did-GateTaken = took a gate card
did-GateBuilt = put a gate between { $cell } and { $other }
told-GateCardAppeared = ⛩️ A gate card came up. You can take it instead of money.
told-GateCardDiscarded = ⛩️ Another gate card came up and was discarded: one is still open.

# Hints.
hint-TakeGate = take the gate card
hint-why-gate-lets-in = with a gate, { $tile } could stand behind a wall of your palace
hint-why-gate-for-later = a gate lets in a tile that nothing else could

# Why not.
refused-no-gate-card-open = No gate card is open right now.

# The rules.
topic-city_gates-title = Module: City Gates
topic-city_gates =
    A **gate** opens a double wall, so a tile that nobody could reach can be placed behind it.
    - When a gate card comes up, it lies open. You can take it instead of money, alone (V-GAT-2, V-GAT-3).
    - When you place a tile that fits everywhere but can’t be reached on foot, you can play a gate card: the gate goes on one of its double walls. That isn’t an action, and it works wherever the tile comes from (V-GAT-4).
    - Both walls must be printed, not wooden (V-GAT-5). From then on, you can walk through the gate. For your longest wall and for what fits, nothing changes.
    - The two tiles at a gate stay for good: they can’t be removed or swapped (V-GAT-7).

    {""}**Example**: the tile on N13 has a wall in the north. A tile with a wall in the south fits on N12, but there’s no way in. With a gate card, you place it there, with the gate between N12 and N13.

    {""}**Our own choice**: if the cards don’t divide evenly, the earlier piles get one more.

rule-V-GAT-1-title = Gate cards in the draw pile
rule-V-GAT-1 = As many gate cards as there are players are spread over the third, fourth and fifth pile of the draw pile, as evenly as possible; the earlier piles get one more.

rule-V-GAT-2-title = One gate card lies open
rule-V-GAT-2 = When a gate card comes up, it lies open beside the market, and the next card fills the space. If one is lying there already, the new one goes to the discard pile, and may come up again.

rule-V-GAT-3-title = Taking a gate card
rule-V-GAT-3 = As your action, you can take the open gate card instead of money, and nothing else with it. You can hold several. They aren’t money.

rule-V-GAT-4-title = Playing a gate card
rule-V-GAT-4 = When you place a tile that matches all its neighbours (B-53) but can’t be reached on foot (B-56), you can play a gate card and put a gate on a double wall between it and a tile of your palace. That isn’t an action, and it works in every placement: from the market, from the reserve, between turns, and at the end. You can then walk through.

rule-V-GAT-5-title = Printed walls only
rule-V-GAT-5 = Both halves of the double wall must be printed walls. There are no gates in wooden pieces.

rule-V-GAT-6-title = The card goes, the gate stays
rule-V-GAT-6 = The card leaves the game, and the gate stays. You can play several in one turn, one for each tile you place.

rule-V-GAT-7-title = Tiles at a gate stay
rule-V-GAT-7 = A gate and the two tiles it joins can never be removed or swapped.

rule-V-GAT-8-title = Only where a gate is needed
rule-V-GAT-8 = You can use a gate only for a new tile that can’t be reached without it: not on a double wall that’s already there, not to save a tile you remove, and not in a swap.

rule-V-GAT-9-title = Which double wall
rule-V-GAT-9 = If the new tile has several double walls, you choose the one that gets the gate, and only the two tiles there have to stay. A tile that can be turned counts as you turn it.

rule-V-GAT-10-title = What can still happen at a gate
rule-V-GAT-10 = Tiles at a gate can’t be removed or swapped. Everything else is still possible there: wooden walls, citizens, chests, falcons, bonus cards, and completing a site.

rule-V-GAT-20-title = Gate cards are public
rule-V-GAT-20 = Nothing is asked between turns because of gates. Everyone sees who holds gate cards.

# What they add to the rules of all modules.
rule-C-5-city_gates = Taking the **gate card** doesn’t give you an extra action, but it can be your extra action.
rule-C-15-city_gates = {""}**Gate cards**: one for each player, spread over the third, fourth and fifth pile.
rule-C-16-city_gates = A **gate card** lies open beside the market; a second one is discarded.
rule-C-27-city_gates = {""}**Gate cards** and gates are public.
