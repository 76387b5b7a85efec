# How to play in five pictures: a title and a sentence or two for each, what is written in them, and what is read
# out in place of them.

primer-1-title = Your palace
primer-1 = You build a palace around your fountain. You score for having the most buildings of a kind, and for your longest wall.
primer-2-title = Take money
primer-2 = On your turn, do one thing. **Take money**: one open card of any value, or several worth 5 or less together.
primer-3-title = Buy a building
primer-3 = Pay in the stall’s currency, the price or more. You get no change, but pay exactly and you go again!
primer-4-title = Place it
primer-4 =
    Wall meets wall, open meets open, and you can walk there from your fountain. No turning, no gaps. Nothing fits? Your reserve keeps it.
    -# In menus, arrows after a tile are its walls: Tower 11 (↑) has one to the north. You can type “north”, “n” or ↑.
primer-5-title = Score three times
primer-5 =
    Two scorings come as a surprise, the third at the end. Each one pays more than the last for having the most buildings of a kind, and 1 point per edge of your longest wall.
    -# Here’s a second scoring. You and Ann tie in gardens, so you share 1st and 2nd place: 12 + 5 = 17, that’s 8 each.

primer-price = Price { $price }
primer-kind = Kind: { $kind }
# In two or three short lines.
primer-walls =
    Walls
    north
    and east

alt-primer-1 = A palace around the fountain on M13: { $tiles }. N, E, S and W are walls to the north, east, south and west. { $counted } Longest wall { $wall }. The { $kind } is shown large, with its kind, its price { $price } and its walls north and east.

primer-alone = 1 card, any value
primer-too-much = { $sum }, too much
primer-action-money = Take money
primer-action-buy = or buy
primer-action-redesign = or redesign, later
alt-primer-2 = Open money: { $cards }. Allowed: { $alone }, 1 card of any value. Allowed: { $together }, because { $enough }. Not allowed: { $never }, because { $much } is too much. Taking money is one of three things to do on your turn; the others are to buy and, later, to redesign.

primer-exact = exact: go again!
primer-paid-over = { $paid } for { $price }
primer-over = { $number } lost, turn ends
primer-no-money = no { $currency }
alt-primer-stall = { $currency } stall: { $tile }.
alt-primer-exact = { $cards } pay for the { $kind }: { $paid } = { $price }, exact, go again!
alt-primer-over = { $cards } pays for the { $kind }: { $paid } for { $price }, { $lost } are lost and your turn ends.
alt-primer-3 = Market. { $stalls } Your hand: { $hand }. { $exact } { $over } Dimmed because you have none of their currency: { $dimmed }.

primer-wall = Wall
primer-misfit-open = open meets wall
primer-misfit-wall = wall meets open
primer-misfit-corner = corner only
primer-no-way-in = no way in
primer-gap = leaves a gap
alt-primer-4 = The palace around the fountain on M13: { $tiles }. The new { $tile } fits only on { $fits }, and the wall grows to { $wall }. Not allowed: { $wrong }. Beside it, an empty box: your reserve. No way in: a { $no_way } on { $no_way_cell } beside the same palace, because its only neighbour is behind a double wall. Leaves a gap: a { $gap } on { $gap_cell } that would close a ring of tiles around the empty { $enclosed }.

primer-you = You
primer-player-1 = Ann
primer-player-2 = Ben
alt-primer-5 = Your palace: { $tiles }. { $counted } Points for the places in towers in scoring { $rounds }. The second scoring, worked out. { $shares } Your wall: { $wall }. You: { $points }.
