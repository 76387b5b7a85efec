# The rules of tables in chapters: for each a title and an explanation.

topic-tables-title = Tables and seats
topic-tables =
    A channel or thread has one table at a time (T-1). In the lobby you sit down or leave as you like (T-2, T-3). The owner, or a moderator, chooses the settings, adds bot players and starts; later they may pause, cancel or kick (T-4). Whoever has no seat watches (T-6).
    - If you resign or are kicked, a bot player goes on for you (T-11). The seat can be taken over, by you again or by somebody else (T-12).
    - Buttons count for the question they belong to; on an old message they do nothing (T-7).
    - A moderator may skip a player the game waits for (T-18).
    - Those who play from beginning to end are rated; whoever gives up comes last (T-15).
    - When a game is over you can play again with the same people and settings (T-13), and export the game (T-17).
