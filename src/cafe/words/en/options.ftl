### What a group agrees on before a game: each option, and each of its values.

option-players = The board game is for two to four players (B1), the card game for two to five (C1).
    .label = Players
option-players-value =
    { $value ->
        [one] 1 player sits down to play (B3, C2).
       *[other] { $value } players sit down to play (B3, C2).
    }
    .label = { $value }

option-plan = The floor plan says which chairs stand at which tables (B2, C2).
    .label = Floor plan
option-plan-corners = Six tables in each corner of the room and the bar in the middle: the usual reconstruction of the board (B2).
    .label = Corners
option-plan-ring = The tables in a ring around the bar: a second reconstruction of the board (B2).
    .label = Ring
option-plan-card = Five tables in an X, as the card game is always laid (C2).
    .label = X of five tables
option-plan-own = A drawing of your own, for those who have the board at hand (B2).
    .label = Own drawing

option-doubling = Which companies of one nation pay double (S2, S3)?
    .label = Doubling
option-doubling-full-table = Only a full one-nation table pays double: 8 instead of 4 (S2).
    .label = Full tables
option-doubling-every-group = Every one-nation couple, trio and full table pays double, as in later editions: 4, 6 and 8 (S2, S3).
    .label = Every group

option-swap = Who may take the chair of a joker (B6)?
    .label = Joker swap
option-swap-same-sex = Only a guest of the joker’s own sex may take the joker’s chair (B6).
    .label = Same sex
option-swap-any-fitting = A lady or a gentleman may take the joker’s chair, as long as every table there stays balanced (B6).
    .label = Whoever fits

option-bar = What do the spaces of the bar win or cost (B7)?
    .label = Bar
option-bar-classic = The bar wins 1 to 5 points on its first five spaces, then costs 2, 4, 6 and so on up to 30 (B7).
    .label = Classic
option-bar-gentle = The bar wins 1 to 5 points on its first five spaces, then costs 2 to 10, 4 to 12 and 6 to 14, row by row (B7).
    .label = Gentle

option-lone_joker = May a joker sit alone without scoring (B5)?
    .label = Lone joker
option-lone_joker-off = A joker has to score like every other guest (B5).
    .label = Off
option-lone_joker-on = A joker may be seated alone, without scoring (B5).
    .label = On

option-hand_size = How does a completed one-nation table lower the hand size (B9)?
    .label = Hand size
option-hand_size-asked = The player is asked by how much to lower the hand size (B9).
    .label = Ask
option-hand_size-automatic = The hand size is lowered without asking, as far as it goes (B9).
    .label = Automatic

option-birthday = May the first player to reach an agreed number of points declare birthday tables (V1)?
    .label = Birthday tables
option-birthday-off = No table has a birthday (V1).
    .label = Off
option-birthday-value =
    { $value ->
        [one] Whoever is first to reach 1 point may name a nation whose two tables pay double from then on (V1).
       *[other] Whoever is first to reach { $value } points may name a nation whose two tables pay double from then on (V1).
    }
    .label = { $value }
    .choose = On
    .amount = Points

option-clubs = May four ladies or four gentlemen sit at one table by themselves (V2)?
    .label = Clubs
option-clubs-off = There are no clubs: every table stays balanced (V2).
    .label = Off
option-clubs-on = A club may be hosted as a whole turn, a coffee circle of four ladies or a regulars’ table of four gentlemen, for 20 or 40 points (V2).
    .label = On

## Tables with one choice

preset-family = Family
    .text = Milder prices at the bar, jokers that fit anywhere, and no questions about the hand size.
preset-rulebook =
    { $game ->
        [card] Rulebook of 2001
       *[board] Rulebook of 1989
    }
    .text = Exactly as it is printed, without variants and without a clock.
preset-tournament = Tournament
    .text = The rulebook to the letter, with 15 minutes a player and 10 seconds more for every turn.
preset-everything = Everything
    .text = All variants at once: more to think about, and many more points.
