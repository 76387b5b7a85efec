# How to play in five pictures: a title and a sentence or two for each, what is written in them, and what is read
# out in place of them.

primer-1-title = Your kingdom
primer-1 = You build a kingdom of dominoes around your castle. Each land scores its squares times its crowns. No crown, no points!
primer-2-title = Choose a domino
primer-2 = Put your king on a free domino. Low numbers show plain land, but they go first next round. High numbers have the crowns, and go last.
primer-3-title = Place it
primer-3 = Next round you place that domino. One of its squares must touch the same land, or your castle. Then you choose again.
primer-4-title = Five by five
primer-4 = Your kingdom never gets more than 5 squares wide or high. A domino that fits nowhere is discarded.
primer-5-title = Count your lands
primer-5 =
    After the last round every land scores its squares times its crowns, and most points win.
    -# Tied? The largest land decides, then the most crowns.

primer-land = Land: { $sort }
primer-crowns = { crowns }
alt-primer-1 = A kingdom around the castle on G7: { $squares }. One square is shown large: its land is { $sort }, and it has { crowns }. { $counts }.

primer-first = You go first next round
primer-first-other = { $name } goes first next round
primer-free = free: put your king here
primer-last = You go last next round
alt-primer-spot = { $domino }: { $words }
alt-primer-2 = Four dominoes, in the order of next round: { $spots }.

primer-same = same land
primer-castle = your castle
primer-other = other land
primer-corner = corner only
alt-primer-try = { $cells } { $allowed ->
    [yes] fits, { $reason }
   *[no] doesn’t fit, { $reason }
}
alt-primer-3 = The same kingdom and a new domino, { $domino }. { $tries }.

primer-inside = within 5 rows and 5 columns
primer-outside = a 6th row is too much
primer-nowhere = fits nowhere: discarded
alt-primer-4 = The kingdom has grown to 5 rows, in a frame of 5 × 5. { $domino } fits on { $fits }, within the frame. On { $too_high } it would begin a 6th row, so it doesn’t fit there. A domino that fits nowhere is discarded.

primer-you = You
primer-player-1 = Ann
primer-player-2 = Ben
alt-primer-5 = The kingdom is full, 5 × 5. { $counts }. You: { $points } points.
