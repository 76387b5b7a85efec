# Variants and aids.

button-variants = Variants
variants-title =
    ## Variants
    Switch on what you like, in any mix.
variants-line = **Variants:** { $variants }
variant = - **{ $name }**: { $line }
variant-mighty_duel = Mighty Duel
variant-mighty_duel-line = two players, all 48 dominoes and kingdoms of 7×7
variant-balanced_start = Balanced start
variant-balanced_start-line = two players choose their first dominoes in the order A, B, B, A
variant-line_of_four = Lines of four
variant-line_of_four-line = three players, all 48 dominoes; of four in each line, one is left over
variant-dynasty = Dynasty
variant-dynasty-line = three games in a row, and the totals decide
variant-middle_kingdom = Middle Kingdom
variant-middle_kingdom-line = 10 points for a castle in the middle of its kingdom
variant-harmony = Harmony
variant-harmony-line = 5 points if you never had to discard
variant-needs = **{ $variant }** is for exactly { $number } players.
length = About { $turns } turns each.
aid-coming = Dominoes still to come
