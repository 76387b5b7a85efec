# Hints: what the bot player would do in your seat, and why.

button-hint = Hint
arg-hints = Let players ask what the bot player would do in their seat
choose-hints = Hints
hints-on = hints on
hints-off = no hints
hint-shown = 💡 { $hint }

refused-hints-are-off = This table plays without hints.
refused-nothing-to-hint-at = You’re not asked anything right now, so there’s no hint yet.

rule-T-22-title = Hints
rule-T-22 = If the table allows hints, **Hint** tells you privately what the bot player would do in your seat, and why. It only knows what you can see, it never plays for you, and nobody finds out that you asked.
