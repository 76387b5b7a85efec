# Answers out of turn.

mail-setup = ## Before the game begins in { $channel }
mail-window = ## You can act in { $channel }
answers-none = Nobody is asked out of turn in this game, so there’s nothing to set up.
