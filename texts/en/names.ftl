# Names and lists.

# Things one after another: with commas, and in a sentence.
list-comma = { ", " }
list-and = { $first } and { $last }

seat-name = Player { $number }
