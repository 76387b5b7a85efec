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
choose-aids = **Aids.** What anyone could work out, shown to everyone who asks:
aids-off = without: { $aids }
pick-tidy-off = Keep them all
pick-tidy-on = Newest and scorings
pick-hints-off = No hints
pick-hints-on = Hints allowed
pick-scores-open = Always shown
pick-scores-hidden = Hidden until the end

rule-T-27-title = Aids
rule-T-27 = Some games have aids: they show what anyone could work out, such as the tiles that are still to come. While you’re in the lobby, the host can switch off each of them under **Options**.
refused-aid-is-off = This table plays without this aid: { $aid }.
