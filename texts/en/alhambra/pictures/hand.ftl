# A hand, for the eyes of its owner.

hand-title = Your hand
hand-private = for your eyes only
hand-copies = ×{ $number }
hand-no-cards = no cards
hand-no-tile = no tile
hand-exact = exact
hand-over = over
hand-short = short
hand-short-by = by { $number }

alt-hand = Your hand.
alt-hand-purse = { $currency } { $values }, total { $sum }: { $offer }.
alt-hand-annex = Also: { $cards }.
alt-hand-open = { $card }, open
alt-hand-nothing = none
alt-hand-no-tile = no tile
alt-hand-exact = pays { $tile } exactly with { $values }
alt-hand-over = { $tile } with { $number } over, { $values }
alt-hand-short = { $tile }, short by { $number }
