# Answers out of turn.

mail-window = ## You can act in { $channel }
answers-none = Nobody is asked out of turn in this game, so there’s nothing to set up.
