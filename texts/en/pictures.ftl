# Names in pictures.

names-and = { $names } and { $last }

seat-name = Player { $number }
