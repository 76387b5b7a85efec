# Seats and tables that change hands, once somebody has accepted them.

offer-seat = { $to }, **{ $who }** would like you to take over the seat of **{ $whose }**.
offer-own-seat = { $to }, **{ $who }** would like you to take over their seat.
offer-table = { $to }, **{ $who }** would like you to be the host of this table.
offer-Replace = ✅ Accepted.
offer-HandOver = ✅ Accepted.
offer-Decline = No, thanks.
offer-lapsed = No longer on offer.
button-accept = Accept
button-no-thanks = No thanks
done-OfferSeat = I’ve asked them here in the channel. The seat changes hands once they accept.
done-OfferTable = I’ve asked them here in the channel. They’re the host once they accept.
done-Decline = No problem. Nothing changes for you.
taken-Replace = The seat is yours. Have fun!
taken-HandOver = You’re the host of this table now.
refused-offer-is-closed = That’s no longer on offer.
refused-offer-is-for-somebody-else = That question is for somebody else.
