### What the rules say of a move, and what happened.

## Objections: why a move is refused

chair-taken = { $chair_start } is taken: { $by } is sitting there.
no-such-chair = There is no chair { $chair } here.
not-at-home =
    { $chair_known ->
        [yes] { $guest_start } is at home at no table there.
       *[no] { $chair_start } stands only at tables of other nations ({ $nations }): { $guest } is not at home there.
    }
unbalanced =
    { $place_atstart } there would be { $ladies ->
        [0] { gentlemen } and { ladies }
       *[other] { ladies } and { gentlemen }
    }.
left-alone = { $guest_start } { $chair_at } would be without company when the turn ends.
pays-nothing =
    { $guest_start } would score nothing { $chair_at }, and nobody could join { $guest_sex ->
        [f] her
       *[m] him
    } next.
someone-waits = { $guest_start } { $chair_at } is still waiting for company: the next guest must sit { $tables_at_or }.
not-in-hand = The hand does not hold { $guest }, or not often enough.
not-in-this-game = There is no such move in this game.
turn-under-way = Guests have already been seated in this turn, and a turn is only one kind of action.
nothing-done = There is no passing: do something before the turn ends.
enough-seated =
    { $limit ->
        [one] No more than 1 guest may be seated in a turn.
       *[other] No more than { $limit } guests may be seated in a turn.
    }
game-over = The game is over.
joker-not-served = Jokers are not served at the bar.
no-joker-there = There is no joker { $chair_at }.
joker-for-joker = The joker { $chair_at } cannot be swapped for another joker.
wrong-sex =
    { $wanted_code ->
        [f] The joker { $chair_at } is a lady: only a lady can take her place.
       *[m] The joker { $chair_at } is a gentleman: only a gentleman can take his place.
    }
choose-hand-size-first = First decide by how much the hand size is lowered.
no-hand-size-choice = There is no hand size to decide on now.
lowers-too-much = The hand size can be lowered by { $most } at most, not by { $by }.
hand-full =
    { $limit ->
        [one] No further guest may be drawn with 1 guest in hand.
       *[other] No further guest may be drawn with { $limit } guests in hand.
    }
hand-not-full =
    { $limit ->
        [one] A guest may be laid aside only with 1 guest in hand.
       *[other] A guest may be laid aside only with { $limit } guests in hand.
    }
hand-not-empty =
    { $guests ->
        [one] The café can be closed only with an empty hand, and 1 guest is still in it.
       *[other] The café can be closed only with an empty hand, and { $guests } guests are still in it.
    }
choose-birthday-first = First decide whether a nation has its birthday.
no-birthday-choice = There is no birthday to decide on now.
clubs-not-played = This game is played without clubs.
no-such-table = There is no table { $table } here.
not-at-the-club = { $chair_start } does not stand { $table_at }.
party-size = A club takes { $least } to { $most } guests at once, not { $guests }.
no-club =
    { $place_atstart } there would be { $ladies ->
        [0] { gentlemen } and { ladies }
       *[other] { ladies } and { gentlemen }
    }: a club needs four ladies or four gentlemen.

## Flaws of a position somebody asks about

turn-over-before = Step { $step }: the turn is over already.
card-not-told = Step { $step }: say which table card comes to { $tables } (C5).
nobody-left-to-come = So many guests are in the café that the game is over.
tables-are-the-plans = The tables of the board game are those of its plan: leave out the table cards.
no-tables-told = Say which tables are laid in the card game, like b2=RU d2=GB.
no-bar-here = The card game has no bar.
bar-too-full = From 0 to { $most } spaces of the bar may be taken.
less-than-nothing = Nobody has less than nothing while the game goes on (B8).
birthdays-not-played = A birthday needs the variant V1: set birthday=on.
chair-not-on-plan = { $chair } is no chair of the plan { $plan }.
table-not-on-plan = { $table } is no table of the plan { $plan }.
guest-told-too-often = { $guest_label }: { $times } in the question, { $most } in the game.
table-told-too-often = { $nation_table }: { $times } in the question, { $most } in the game.

## Moves: what one can do

seat = seat { $guest_object } { $chair_onto }
    .item = { $guest_object } { $chair_onto }
end-turn = end the turn
send-to-bar = send { $guest_object } to the bar
swap-joker = swap { $guest_object } for the joker { $chair_at }
host-club =
    { $party_count ->
        [0] host a club { $table_at }
       *[other] host a club { $table_at }: { $party }
    }
draw = draw a guest
lay-aside = lay { $guest_object } aside, face down
close-cafe = close the café
lower-hand-size =
    { $by ->
        [0] keep the hand size
       *[other] lower the hand size by { $by }
    }
name-birthday =
    { $nation ->
        [none] name no birthday
       *[other] name the birthday nation: { $nation }
    }

## Events: what happened

# Ends the sentence of a seating that completed one-nation tables.
completes =
    { $one_nation_count ->
        [0] { "" }
        [one] { " " }{ $one_nation_start } is now a full one-nation table.
       *[other] { " " }{ $one_nation_start } are now full one-nation tables.
    }
guest-seated =
    { $waits ->
        [yes] { $guest_sex ->
            [f] { $player } seats { $guest_object } { $chair_onto }, where she waits for company.
           *[m] { $player } seats { $guest_object } { $chair_onto }, where he waits for company.
        }
       *[no] { $points ->
            [0] { $player } seats { $guest_object } { $chair_onto }.
           *[other] { $player } seats { $guest_object } { $chair_onto } and scores { points }.{ completes }
        }
    }
club-hosted = { $player } hosts a club { $table_at } and scores { points } for it.{ completes }
sent-to-bar =
    { $price_sign ->
        [minus] { $player } sends { $guest_object } to the bar: space { $space } costs { price }, and { $player } pays { $points_amount }.
       *[plus] { $player } sends { $guest_object } to the bar: space { $space } brings { points }.
    }
joker-swapped = { $player } seats { $guest_object } { $chair_onto } and takes { $joker_object } from there into hand.
went-bankrupt =
    { $guests_count ->
        [0] { $player } cannot pay and is out.
        [one] { $player } cannot pay and is out; 1 guest goes back to the box.
       *[other] { $player } cannot pay and is out; { $guests_count } guests go back to the box.
    }
hand-size-asked = { $player } may lower the hand size by up to { $most }.
hand-size-lowered = { $player } lowers the hand size by { $by }.
guest-drawn =
    { $guest ->
        [none] { $player } draws a guest.
       *[other] { $player } draws { $guest_object }.
    }
laid-aside =
    { $guest ->
        [none] { $player } lays a guest aside, face down.
       *[other] { $player } lays { $guest_object } aside, face down.
    }
tables-cleared =
    { $left_count ->
        [one] Full and cleared: { $places }. 1 guest leaves the café.
       *[other] Full and cleared: { $places }. { $left_count } guests leave the café.
    }
table-laid = A new table { $table_spot }: { $nation }.
birthday-asked = { $player } may name the nation that has its birthday.
birthday-named =
    { $nation ->
        [none] { $player } names no nation: there is no birthday in this game.
       *[other] { $player } names the birthday nation: { $nation }. From now on its two tables pay double.
    }
turn-skipped = { $player } can do nothing and is skipped.
turn-passed = It is { $player }’s turn.
hand-reckoned =
    { $points ->
        [0] { $player } has no guests left over.
       *[other] { $jokers ->
            [0] { $player } has { guests } left over: { points-signed }.
           *[other] { $guests ->
                [0] { $player } has { jokers } left over: { points-signed }.
               *[other] { $player } has { guests } and { jokers } left over: { points-signed }.
            }
        }
    }
game-ended = The game is over. { $reason }

## End: why a game is over

end-bar-full = All spaces of the bar are taken.
end-cafe-full = All chairs of the café are taken.
end-bag-low = Only four guests are left in the bag.
end-hand-empty = A player has no guests left.
end-nobody-can-act = Nobody can do anything any more.
end-one-left = Only one player is still in the game.
end-tables-out = There are not enough table cards left to lay.
end-guests-out = The last guest of the deck has been drawn.
end-closed = A player with an empty hand has closed the café.

## Receipts

line =
    { $place_label }: { $club ->
        [yes] club
       *[no] { guests }
    }{ $doubled ->
        [yes] { " " }of one nation
       *[no] { "" }
    }{ $birthday ->
        [yes] , birthday
       *[no] { "" }
    } = { points }
    .item = { $points_amount } { $place_at }

## Stages: what comes next

stage-act = Choose what to do.
stage-seating = Seat another guest or end the turn.
stage-club = The club is hosted: end the turn.
stage-hand-size = Decide by how much the hand size is lowered.
stage-birthday = Name the nation that has its birthday, or decline.

## Standings

standing =
    { $bankrupt ->
        [yes] { $place }. { $player }: bankrupt
       *[no] { $place }. { $player }: { score }
    }
