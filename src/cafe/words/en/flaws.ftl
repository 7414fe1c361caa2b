### What is wrong with a plan, a ruleset, a deal or a text. The client fetches it only for the café without a server.

## Plans

unknown-plan = There is no plan “{ $text }”; there are { $plans }.
too-many-rows = A drawing has { $most } rows at most.
too-many-columns = Row { $row } of the drawing has more than { $most } columns.
unknown-sign = { $cell }: “{ $text }” is neither floor (.), nor a chair (o), nor a nation, nor a number.
table-without-four-chairs =
    Table { $table } has { $chairs ->
        [0] no chairs
        [one] one chair
       *[other] { $chairs } chairs
    } instead of four.
chair-at-no-table = Chair { $chair } stands at no table.
chair-at-too-many-tables = Chair { $chair } stands at { $tables } tables; { $most } at most share one ({ $rule }).
wrong-number-of-chairs = The drawing has { $chairs } chairs instead of { $wanted } ({ $rule }).
not-two-tables = Table { $table }: { $nation } has { $times } of the drawing’s tables instead of two (B1).
nations-without-table = The drawing has no table of { $nations } (B1).
wrong-number-of-bar-spaces = The drawing has { $spaces } bar spaces instead of { $wanted } (B1).
bar-space-out-of-order = { $cell }: bar space { $space } stands where { $wanted } should be. Number them 1, 2, 3 …, each once.
not-a-position = Table { $table }: “{ $text }” is no position. Table cards lie on the numbers 1 to { $most } (C2).
positions-not-each-once = The positions of the drawing are not 1 to { $most }, each once (C2).

## Rulesets

bad-option = The option { $option } does not fit: { $flaw }
unknown-version = Version { $version } of the rules is unknown here; this café plays version { $ours }.
wrong-number-of-players =
    { $edition ->
        [board] The board game
       *[card] The card game
    } is for { $least } to { $most } players, not { $players }.
plan-of-the-other-game =
    { $plan } is no plan of the { $edition ->
        [board] board game
       *[card] card game
    }.
only-in-the-board-game = The board game has it, the card game has not.
settled-in-the-card-game = The card game has no birthdays, and every one-nation company pays double there (S3, V1).
birthday-out-of-range = The threshold is a number from 1 to { $most } (V1).
no-value-told = Say it as option=value.
told-twice = It is said twice.
no-such-option =
    There is no such option; the { $edition ->
        [board] board game
       *[card] card game
    } has { $options }.
not-an-option-here =
    The { $edition ->
        [board] board game
       *[card] card game
    } does not have it; it has { $options }.
no-such-value = “{ $text }” is unknown here; say { $values_or }.
no-number = “{ $text }” is no number.
no-name-of-a-plan = “{ $text }” is no name for a plan: small letters, digits, - and _.

## Deals

guest-dealt-otherwise = { $guest_label }: { $times } here, { $instead_of } in the game.
table-card-dealt-otherwise = Table cards of { $nation }: { $times } here, { $instead_of } in the game (C1).
starter-is-nobody = Who starts is not one of the { $players } players.
half-a-letter = The seed is no text: it has half of a letter.

## Texts

misread = Line { $line }, character { $column }: { $flaw }
too-long = More than { $most } characters.
too-many-lines = More than { $most } lines.
not-one-line = A position is one line of { $most } characters at most.
not-a-number-from = “{ $text }” is no number from { $least } to { $most }.
not-a-guest = “{ $text }” is no guest: say the nation and f or m, like ITf; jokers are **f and **m.
not-a-nation = “{ $text }” is no nation: say { $nations_code_or }.
not-a-place = “{ $text }” is no place on a plan, like k13.
mark-missing = “{ $text }” has no “{ $mark }”.
not-a-move = “{ $text }” is no move: say it like ITm@k13, ITm@bar, end or draw.
not-one-move =
    { $moves ->
        [0] There is no move here.
       *[other] One move is wanted here, not { $moves }.
    }
party-too-large = A party of { $party }: a club has { $most } guests at most (V2).
no-header = A game file begins with the line “{ $line }”.
belongs-before = “{ $text }” belongs before the first turn.
comes-twice = “{ $text }” comes twice.
is-missing = “{ $text }” is missing or empty.
one-starter-is-enough = One starting player is enough.
no-table-cards-here = The board game has no table cards.
names-for-players =
    { $names ->
        [one] One name
       *[other] { $names } names
    } for { $players } players.
not-a-name = “{ $text }” is no name: 1 to { $most } printable characters without |.
not-a-seed = “{ $text }” is no seed: 1 to { $most } printable characters without blanks.
blank-in-seed = A seed has no blanks.
another-deal = The deal is not the one of this seed.
another-commitment = This is not the commitment of the seed: the deal was not the one promised.
game-not-over = The game is not over yet.
another-turn-next = Turn { $turn } comes next.
another-player-next = “{ $line }” is wanted here: it is this player’s turn.
turn-told-otherwise = A turn is told as moves = totals.
turn-over-already = The turn is over already.
turn-not-over = The turn is not over, and more lines follow.
move-refused = “{ $text }” is refused. { $objections }
totals-for-players =
    { $totals ->
        [0] No totals
        [one] One total
       *[other] { $totals } totals
    } for { $players } players.
another-total = The total is { $points }, not { $text }.
end-line-missing = The game is over: the line “{ $line }” is missing.
end-line-wanted = The game is over: “{ $line }” is wanted here.
lines-after-the-end = More lines follow after the end.
words-wanted =
    “{ $part }” has { $words ->
        [0] no words
        [one] one word
       *[other] { $words } words
    } instead of { $instead_of }.
hands-for-players =
    “{ $part }” tells of { $hands ->
        [one] one player
       *[other] { $hands } players
    } instead of { $players }.
not-there-or-twice = { $place } is not on this plan, or comes twice.

## Positions

out-twice-or-to-move = A player is out twice, or to move though out (B8).
waiting-for-nobody = The waiting guest is not there, or nobody is being seated (E5).
not-in-the-card-game = The card game has no bar, no bankruptcy and no birthday.
not-in-the-board-game = The board game has no table cards, and nobody lays guests aside.
not-asked-in-the-card-game = The card game does not ask that.
stage-without-guests = The stage of the turn does not fit the number of guests seated in it.
end-of-the-other-game =
    “{ $text }” is no end of the { $edition ->
        [board] board game
       *[card] card game
    }.
over-with-so-few-guests =
    { $left ->
        [0] With no guests left the game is over.
        [one] With one guest left the game is over.
       *[other] With { $left } guests left the game is over.
    }
table-not-laid = While the game goes on a table lies on every position (C5).
over-with-a-full-bar = With a full bar the game is over (B11).
over-with-one-player = With one player left the game is over (B11).
hand-too-large = Nobody holds more than { $most } guests (C6).
nothing-to-do = The player on turn can do nothing, and the game is not over.
