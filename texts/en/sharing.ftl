# The replay of a finished game.

button-share = Show everyone
replay-shared-by = 🎞️ How the palaces grew, shared by **{ $who }**
replay-is-shared = Everyone can watch the replay now: { $where }
