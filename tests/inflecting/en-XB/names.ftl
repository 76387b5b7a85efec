# An English that inflects, for the tests: what is done to something ends in -um, what belongs to it in -is.

list-comma = { " / " }
list-and = { $first } et { $last }
list-semicolon = { " // " }
list-plus = { " & " }
list-dot = { " – " }
