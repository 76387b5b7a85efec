# What is said where a message cannot be put together.

told-plainly = I can’t show everything here right now, but the game goes on. **{ COMMAND("table show") }** shows the table.
hand-plainly = I can’t show your hand here right now. You’ll find it under **Hand** and **{ COMMAND("hand") }**.
