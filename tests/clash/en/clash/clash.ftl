# Clash, the game of the tests

name-clash = clash
cmd-clash = Play Clash
name-say = say
cmd-say = Say a number
opt-number = number
arg-say-number = 1, 2 or 3
game-name = Clash
game-line = Say what nobody else says.
game-help = {""}**{ COMMAND("clash new") }** opens a table of Clash.
clash-option = Say { $number }
clash-spoke = **{ $who }** has made up their mind.
clash-round = Round { $number }: { $gains }.
clash-asked = { $who }, your number, please!
clash-table = Clash: { $scores }
clash-hand = { $number ->
    [0] You have said nothing yet.
   *[other] You said { $number }.
}
clash-choose = Which number?
clash-recap = You have not missed anything.
button-say = Say a number
refused-not-now = You can’t say that now.
refused-cannot-be-played = Clash is for 2 to 4 people.
news-Start = **Clash!** Make up your mind.
table-asked = This is no turn of Clash.
refused-never = What is said is said.
refused-no-practice = Clash needs no practice.
