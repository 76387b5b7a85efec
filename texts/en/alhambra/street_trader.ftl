# Street Trader: citizens, in pictures, in play, what is asked before the game begins, its rules.

module-street_trader = Street Trader
module-street_trader-line = Citizens move into what you build where your trader stands

# In pictures.
citizen-pavilion = blue pavilion citizen
citizen-seraglio = red seraglio citizen
citizen-arcades = brown arcades citizen
citizen-chambers = white chambers citizen
citizen-garden = green garden citizen
citizen-tower = purple tower citizen
token-citizen = citizen
token-trader = trader with { $citizens }
trader-alone = trader
alt-all-citizens = Street Trader: { $citizens }; tokens with 3 and with 5 citizens.
part-citizens = citizens
citizens-housed = { $number ->
    [one] { $number } citizen in the palace
   *[other] { $number } citizens in the palace
}
citizens-left = { $number ->
    [one] { $number } citizen in the supply
   *[other] { $number } citizens in the supply
}
score-citizens = { $number ->
    [one] { $who } { $number } citizen
   *[other] { $who } { $number } citizens
}: { $points }

# In play.
option-SendTrader = { $citizens }, { $side } ({ $cell })
option-ChooseCitizen = { $how ->
    [stay] let nobody move in
    [nobody] let a citizen move in
    [exchange] exchange a { $given } for a { $taken }
   *[take] take a { $taken } instead
}
besides-citizen = { $how ->
    [stay] let nobody move in
    [nobody] let a citizen move in
    [exchange] exchange a { $given } for a { $taken }
   *[take] move in, and take a { $taken }
}
besides-citizen-default = move in if possible, take what you have least of
besides-cell-default = the first free cell
panel-besides-street_trader = 🏮 **Your trader is on { $cell }.** Who moves in or is exchanged for { $tile }?
panel-besides-trader_token = 🏮 **Where does your trader go next?**
option-PlaceToken = trader to { $cell }
side-north = north
side-east = east
side-south = south
side-west = west
did-CitizenMoved = { $taken ->
    [nobody] moved a { $citizen } in
   *[other] moved a { $citizen } in and took a { $new }
}
did-CitizenExchanged = exchanged a { $citizen } for a { $new }
did-CitizenRecalled = chose another citizen
did-CitizenLeft = sent a { $citizen } back to the supply
did-TokenPlaced = sent the trader to { $cell }
told-TradersSent = 🏮 The traders set out: { $traders }.
trader-sent = { $who } with { $citizens } on { $cell }
state-SEND_TRADER = everyone sends out a trader
state-PLACE_TOKEN = placing the trader again
panel-PLACE_TOKEN = 🏮 **Where does your trader go?** Next to any tile of your palace or the fountain.
panel-send-where = 🏮 **{ $citizens }:** where does your trader start, beside your fountain?
choose-citizens = Choose 3 citizens
choose-cell = Where to?
choose-citizen = Another citizen?
choose-side = Beside the fountain
window-title-send-the-trader = The traders set out
asked-trader = 🏮 **Before the game begins:** { $names }, choose 3 citizens for your trader, and a cell beside your fountain. Closes { $deadline }.

# Hints.
hint-SendTrader = send these three to { $cell }
hint-ChooseCitizen = choose another citizen
hint-PlaceToken = send your trader to { $cell }
hint-why-trader-colours = most buildings have these colours
hint-why-trader-fits = most of what your citizens wait for fits there
hint-why-trader-waits = a citizen is waiting for it there

# Why not.
refused-three-citizens = Send { $number } citizens of different colours.
refused-token-not-there = Your trader can’t stand on { $cell }. Possible: { $cells }.

# The rules.
topic-street_trader-title = Module: Street Trader
topic-street_trader =
    Build where your **trader** stands, and a **citizen** moves in.
    - Before the market is laid out, everyone secretly chooses 3 of the 6 citizens for the trader’s token and puts it beside the fountain (V-STR-1, V-STR-2).
    - When you place a tile on the trader’s cell, the token is put aside (V-STR-3). If a citizen on it has the building’s colour, one can move in, and you take a new one of any colour (V-STR-4). Otherwise you can exchange one citizen (V-STR-5).
    - At the end of your turn, the token goes to any empty cell beside your palace (V-STR-6).
    - In every scoring, your housed citizens form series of different colours: 1, 3, 6, 10, 15 or 21 points for 1 to 6 colours (V-STR-10).

    {""}**Example**: 3 red, 2 white, 2 green and 1 blue citizen live in your palace. The first series has 4 colours, the second 3, the third 1: 10 + 6 + 1 = 17 points.

    You don’t have to choose anything: unless you say otherwise, a citizen moves in and you take the colour you have least of (V-STR-21).

rule-V-STR-1-title = Three citizens for the trader
rule-V-STR-1 = There are 42 citizens, 7 in each of the six colours of the buildings. Before the market is laid out, you take one of each colour and secretly choose three for your trader’s token. All others are the supply. The tokens are shown together, and citizens stay open from then on.

rule-V-STR-2-title = Where the trader begins
rule-V-STR-2 = You put your token on one of the four cells next to your fountain.

rule-V-STR-3-title = A tile comes to the trader
rule-V-STR-3 = When you place a tile on the token’s cell, wherever the tile comes from, the token is put aside.

rule-V-STR-4-title = A citizen moves in
rule-V-STR-4 = If that tile is a building and a citizen of its colour is on the token, you can move one onto the tile. Then you take a citizen of any colour from the supply onto the token, as long as there are any.

rule-V-STR-5-title = Exchanging a citizen
rule-V-STR-5 = If no citizen on the token has the tile’s colour, or the tile can’t hold citizens, you can exchange one citizen of the token for one of the supply. Only finished buildings hold citizens.

rule-V-STR-6-title = The trader moves on
rule-V-STR-6 = A token that was put aside is placed again at the very end of your turn, or right away if it happened out of turn: on any empty cell that shares an edge with a tile of your palace or the fountain. Camps don’t count. No other building rule applies to it.

rule-V-STR-7-title = The trader is no tile
rule-V-STR-7 = The token blocks nothing. Several citizens of one colour can stand on it; only one moves in at a time.

rule-V-STR-8-title = A citizen loses the home
rule-V-STR-8 = If a tile with a citizen leaves your palace, the citizen goes back to the supply.

rule-V-STR-9-title = A trader left alone
rule-V-STR-9 = If a redesign leaves your token without a tile beside it, you place it again when your turn ends (V-STR-6).

rule-V-STR-10-title = Points for citizens
rule-V-STR-10 = In every scoring, the citizens in your palace form series of different colours. The first series takes one of each colour, the second one of each colour that’s there at least twice, and so on. A series of 1, 2, 3, 4, 5 or 6 colours scores 1, 3, 6, 10, 15 or 21 points.

rule-V-STR-11-title = Nobody has to move in
rule-V-STR-11 = If a citizen could move in and you don’t want that, nothing is exchanged either. A swap never brings a tile to the trader: the token stands on an empty cell.

rule-V-STR-20-title = The first question
rule-V-STR-20 = Everyone is asked for three citizens and a cell before the market is laid out (C-36). If you don’t answer in time, three colours are drawn for you, and your trader begins north of the fountain.

rule-V-STR-21-title = If you don’t choose
rule-V-STR-21 = Your choices belong to the placement; out of turn they’re part of your answer. Left out, a citizen moves in who can, you take the colour that you have least of on tiles, the first of equals in the order of the scoring table, and the token goes to the first cell in reading order.

rule-O-4-title = The end of a turn: the trader
rule-O-4 = After the extra redesigns, a trader’s token that’s aside or stands alone is placed again (V-STR-6, V-STR-9).

rule-R-7-title = Scoring: the citizens
rule-R-7 = After the camps come the series of citizens (V-STR-10).

# What it adds to the rules of all modules.
rule-C-6-street_trader = Only finished buildings hold **citizens**, and the trader doesn’t stand beside a camp alone.
rule-C-27-street_trader = Everyone can see all **citizens**, once the traders have set out.
rule-G-5-street_trader = A **citizen** can still move in; the trader’s next cell doesn’t matter any more.
