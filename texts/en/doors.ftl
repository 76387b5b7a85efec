# To the owner of a table that cannot be shown; see also door-closed and door-gone.

door-locked = The thread { $channel } is archived and I can’t open it, so your game is paused. Nothing is lost: open the thread and use **{ COMMAND("table resume") }**, or move the game with **{ COMMAND("table bring") }** in another channel.
door-refused = Discord doesn’t take my messages in { $channel }, so your game is paused. Nothing is lost: try again with **{ COMMAND("table resume") }**, or move the game with **{ COMMAND("table bring") }** in another channel.
