# Seats and tables that change hands, once somebody has accepted them.

offer-seat = { $to }, **{ $who }** would like you to take over **{ $whose }**’s seat.
offer-own-seat = { $to }, **{ $who }** would like you to take over their seat.
offer-table = { $to }, **{ $who }** would like you to host this table.
offer-Replace = ✅ Accepted.
offer-HandOver = ✅ Accepted.
offer-Decline = Declined.
offer-lapsed = This offer is closed.
button-accept = Accept
button-no-thanks = No thanks
done-OfferSeat = I’ve asked them here in the channel. The seat changes hands once they accept.
done-OfferTable = I’ve asked them here in the channel. They’ll be the host once they accept.
done-Decline = No problem. Nothing changes for you.
taken-Replace = The seat is yours. Have fun!
taken-HandOver = You’re the host now.
refused-offer-is-closed = That offer is closed.
refused-offer-is-for-somebody-else = That offer is for somebody else.
