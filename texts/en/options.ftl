# Choosing by clicking: what each choice is about, and the words on its buttons.

choice-heading = **{ $what }**
choice-heading-present = **{ $what }**: { $present }
pick-then-wait = Keep waiting
pick-then-move = Make a simple move
pick-then-bot = Simple moves, then a bot
button-clock = Time limit
clock-title =
    ## Time limit
    How long a turn may take, and what happens when time’s up.
choose-misses = Missed turns in a row before a bot takes over
choose-quiet = Quiet hours, which don’t count
choose-zone = Time zone of the quiet hours
pick-quiet-off = none
pick-tidy-off = Keep them all
pick-tidy-on = Newest and scorings
pick-hints-off = No hints
pick-hints-on = Hints allowed
pick-scores-open = Always shown
pick-scores-hidden = Hidden until the end
