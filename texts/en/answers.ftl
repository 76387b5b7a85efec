# Answers out of turn.

mail-window = ## You can act in { $channel }
answers-none = In this game nobody is asked out of turn, so there’s nothing to set up.
