# Words that people type, with commas between those that mean the same. English is always understood, too.

# No quiet hours.
typed-off = off, none, -
