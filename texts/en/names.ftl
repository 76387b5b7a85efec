# Names and lists.

# What the language calls itself.
language-name = English

# Things one after another: with commas, in a sentence, longer ones with commas of their own, numbers and cards that are
# added up, and short facts in a line.
list-comma = { ", " }
list-and = { $first } and { $last }
list-semicolon = { "; " }
list-plus = { " + " }
list-dot = { " · " }

seat-name = Player { $number }
