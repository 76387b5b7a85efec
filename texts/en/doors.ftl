# To the owner of a table that cannot be shown; see also door-closed and door-gone.

door-locked = The thread { $channel } is archived and I can’t reopen it, so your game is paused. Nothing is lost: reopen the thread and use **{ COMMAND("table resume") }**, or move the game with **{ COMMAND("table bring") }** in another channel.
door-refused = Discord won’t accept my messages in { $channel }, so your game is paused. Nothing is lost: try again with **{ COMMAND("table resume") }**, or move the game with **{ COMMAND("table bring") }** in another channel.
