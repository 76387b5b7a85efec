# The rules of tables in chapters: for each a title and an explanation.

topic-tables-title = Tables and seats
topic-tables =
    A channel or thread has one table at a time (T-1). In the lobby, join or leave as you like (T-2, T-3). The host, or a moderator, chooses the settings, adds bot players and starts; later they can pause, cancel or kick (T-4). Anyone without a seat can watch (T-6).
    - If you resign or are kicked, a bot player takes your seat (T-11). It can be taken over, by you again or by somebody else (T-12).
    - A button counts for the question it belongs to; on an old message it does nothing (T-7).
    - A moderator can skip a player the game is waiting for (T-18).
    - If you play from start to finish, you’re rated; resigning counts as last place (T-15).
    - When a game is over, you can play again with the same people and settings (T-13), and export the game (T-17).
topic-clocks-title = Time limits and being away
topic-clocks =
    A table can have a time limit for each turn, from a minute to 60 days. Its quiet hours don’t count. You get one reminder before time’s up (T-9). While you’re away, your time limits are paused at all tables (T-10).

    What happens when time’s up is chosen in the lobby (T-9): the table just waits; or a simple move is made for you; or that, and after several missed turns in a row a bot player takes your seat.
