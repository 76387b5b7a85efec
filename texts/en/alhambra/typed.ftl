# Words that people type, with commas between those that mean the same. English is always understood, too.

# What pays for a building follows: tower with gulden 9.
typed-with = with
typed-refund-nothing = nothing, no refund
typed-add = add
typed-swap = swap
typed-remove = remove

# Auto-answers.
typed-ask = ask
typed-able = able
typed-pass = pass
typed-rest = rest
typed-best = best

# How long players may answer between turns; orders means that nobody is asked.
typed-orders = orders
typed-minutes = m, min
typed-hours = h
typed-days = d
