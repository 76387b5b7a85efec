# The guided first game.

rule-T-21-title = Practice games
rule-T-21 = A practice game is for one person. It starts at once, against bots and without a time limit. Its cards are arranged, and it never counts for results or ratings. You can have one at a time and end it whenever you like.
refused-practising-already = You already have a practice game. **{ COMMAND("learn") }** takes you back to it.
refused-practice-is-for-one = A practice game is for one person. **{ COMMAND("learn") }** gives everyone their own.

name-learn = learn
cmd-learn = Learn to play in a guided first game against two bots

news-Practise = 🎓 **Practice game.** The cards are arranged, and nothing counts. Had enough? **{ COMMAND("learn") }** ends it or starts over.
learn-which = 🎓 Which game would you like to learn?
learn-ready = 🎓 Your practice game is ready: { $where }
place-private = our DMs
learn-going-on = 🎓 You’re in the middle of a practice game: { $where }
door-practice = I can no longer post in your practice game’s thread, so it’s paused. **{ COMMAND("learn") }** starts over.
learn-ended = The practice game is over, without a result. **{ COMMAND("learn") }** starts a new one.
learn-skipped = No more lessons. The game goes on as usual, and **{ COMMAND("learn") }** lets you start over.
button-learn = Play a guided game
button-learn-back = Back to the game
button-learn-again = Start over
button-learn-end = End it
button-skip-lessons = Skip lessons
button-play-on = Play on
button-end-here = End here
button-end-practice = Yes, end it
ask-end-practice = End the practice game here? It won’t have a result, and **{ COMMAND("learn") }** starts a new one.

refused-no-guided-game = There’s no guided game here yet. **{ COMMAND("rules") }** explains how to play.
refused-no-practice-here = That’s for practice games only. **{ COMMAND("learn") }** starts one.
refused-no-practice-thread = I can’t open a thread here. Use **{ COMMAND("learn") }** in a text channel, or in a DM with me.
permission-create_private_threads = Create Private Threads

# A lesson stands above the buttons, the first time that something comes up.
lesson = > 🎓 { $text }

# How to play in pictures.
primer-number = { $page } / { $pages }
button-primer-back = Back
button-primer-next = Next
button-primer-rules = Rules
button-primer-picture = Back to the picture
