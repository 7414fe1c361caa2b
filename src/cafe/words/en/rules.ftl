### The rules of both games by their ids. Lines are broken for the eye; an empty line parts paragraphs.

## Etiquette: who may sit where

rule-E1 =
    A chair holds one guest, and a guest who has sat down stays. There are two exceptions: a joker can be swapped for
    another guest (B6), and in the card game a full table is cleared (C5).
    .title = A free chair

rule-E2 =
    A guest may take a chair if at least one of the tables it stands at belongs to the guest’s nation. A joker may take
    any free chair.
    .title = The home table

rule-E3 =
    Ladies and gentlemen sit in balance. After a seating, every table of that chair must have one of these companies:
    one guest; one lady and one gentleman; one lady and two gentlemen; two ladies and one gentleman; two ladies and two
    gentlemen. So never two ladies or two gentlemen by themselves, never three of one sex, never three to one. Jokers
    count by their sex.
    .title = Balance

rule-E4 =
    When a turn ends, no guest who was seated in it may be without company: each belongs to a group of two or more at
    one or more of the tables of their chair. To be the only guest at one of these tables is fine for anyone
    who belongs to a group at another.

    Exceptions: the first turn of the board game and, where it was agreed, a lone joker (B5); and company that was lost
    because a table was cleared (C5).
    .title = Nobody sits alone

rule-E5 =
    Every seating must score at least one point (S1). One exception: a guest may score nothing if all tables of the
    chair were unoccupied and the very next guest of the same turn sits down at one of these tables. That makes a couple,
    and it scores. While a guest waits like this the turn cannot end, and nobody may be seated anywhere else.

    Order matters: seatings happen one after another, and each is judged and paid on what the earlier ones left.
    .title = Every guest pays

## Pay

rule-S1 =
    A seating scores at each table of its chair where at least two guests now sit: one point for each guest at that
    table, so 2, 3 or 4. Tables that the turn did not touch pay nothing. The points of several tables, and of several
    seatings, are added up.
    .title = Points

rule-S2 =
    In the board game a full one-nation table, four guests of the table’s own nation, pays 8 instead of 4. A
    couple or three guests of one nation pay 2 or 3 like any others.

    If “every group” was agreed as in later editions, S3 holds in the board game too.
    .title = Doubling in the board game

rule-S3 =
    In the card game every company that is wholly of the table’s nation pays double: 4 for two guests, 6 for three,
    8 for four. What matters is the nation of the table: two Russian guests at the French table pay 2.

    The French rulebook has 4 points for two couples of one nation. That is a misprint: the German one has 8.
    .title = Doubling in the card game

## The board game

rule-B1 =
    The café has 24 tables, two for each of the twelve nations, and 68 chairs, of which 28 stand between two tables; and
    a bar of 20 numbered spaces. There are 100 guests: four ladies and four gentlemen of each nation, two joker
    ladies and two joker gentlemen. Two to four people play.
    .title = Material

rule-B2 =
    The floor plan shows which chairs stand at which tables: a chair belongs to every table directly beside it, above it
    or below it. The plan “corners” is used unless something else is agreed; the plan “ring” is a second one. Both are
    reconstructions, because the pictures of the board are lost, and fit all that is known of it: India in the bottom right
    corner shares one chair with an American table; the American table beside it shares chairs with India, France and the
    other American table; a British table is next to a Chinese and a Spanish one; each nation’s own two tables share one
    chair; and no nation shares more than three chairs with others.

    If you own the board you can add a drawing of your own: `o` is a chair, two letters are a nation’s table, the numbers
    are the bar.
    .title = Floor plan

rule-B3 =
    All guests go into the bag. Everyone draws five and lays them out face up. The starting player is drawn by lot, and
    play goes clockwise. Everyone starts with 0 points.
    .title = Start

rule-B4 =
    In your turn you do exactly one of three things: seat one or two guests (B5), send one guest to the bar (B7), or swap
    a joker (B6). You may not combine them, and you may not pass.

    Anyone who cannot do any of them, holding nothing but jokers that find no chair, is skipped. When everybody still in the
    game has been skipped one after another, the game ends.
    .title = A turn

rule-B5 =
    You seat one or two guests, as E1 to E5 demand. When the first one has scored, you need not seat the second. Only the
    starting player may, in the first turn of the game while all chairs are still empty, seat a single guest
    without scoring.

    A joker has to score like anyone else: where the French rulebook speaks of placing a joker without points, we take it
    to mean the swap (B6). If “lone joker” was agreed, a joker may be seated alone without scoring.
    .title = Seating guests

rule-B6 =
    You put a guest from your hand on the chair of a joker and take the joker into your hand. The guest must be at home
    there (E2) and be of the joker’s sex. This scores nothing, you draw nobody, and your turn is over. A joker cannot be
    swapped for another joker.

    The same sex, because the French rulebook asks for the matching card. If “whoever fits” was agreed, as the Dutch one
    has it, a guest of the other sex may do it too, as long as every table of the chair stays balanced (E3).
    .title = Swapping a joker

rule-B7 =
    The guest takes the lowest free space of the bar, whatever the nation or sex; jokers are not served. You
    win or pay the value of the space. In order the 20 spaces are worth +1, +2, +3, +4, +5, −2, −4, −6, −8, −10, −12,
    −14, −16, −18, −20, −22, −24, −26, −28 and −30.
    The first fifteen are handed down, the rest continues the series.

    If “gentle” prices were agreed, the four rows of five are +1 to +5, −2 to −10, −4 to −12 and −6 to −14.
    .title = The bar

rule-B8 =
    Whoever cannot pay at the bar is out of the game. The guest stays at the bar, the player’s score becomes 0, and
    the player’s other guests go back to the box, not into the bag. A bankrupt player takes no more turns and ranks below everybody
    still in; of several, whoever left later ranks higher. When only one player is left the game ends.
    .title = Bankruptcy

rule-B9 =
    After seating guests or sending one to the bar you draw until you have as many guests as your hand size, which is
    five at first. For each full one-nation table that your seating completed in this turn, jokers included, you may
    lower your hand size by one for the rest of the game. You decide at the end of that turn, for all
    of them or only some. If “automatic” was agreed, it is always lowered as far as it goes. A joker swap completes no table.
    .title = Drawing guests

rule-B10 =
    A joker passes for a guest of any nation, at each table separately, and pays like one. Jokers can therefore
    complete one-nation tables.
    .title = Jokers

rule-B11 =
    The game ends at once when the twentieth space of the bar is taken; when the last of the 68 chairs is taken;
    when only four guests are left in the bag, even in the middle of a draw; when a player has no guest left after
    drawing; when everybody has been skipped in succession (B4); or when only one player is left (B8).
    .title = End of the game

rule-B12 =
    Each guest still in your hand costs you 5 points, each joker 10; a score may fall below zero. Whoever has the most
    points wins. If several do, they share the win.
    .title = Reckoning

## The card game

rule-C1 =
    There are 96 guest cards, four ladies and four gentlemen of each of the twelve nations and no jokers, and 24 table
    cards, two for each nation. Two to five people play.
    .title = Material

rule-C2 =
    Guests and tables are shuffled apart. Everyone takes seven guests in hand, hidden from the others. Five tables are
    laid out in an X, in positions 1 to 5, and that makes twelve chairs: each of the four inner ones stands at three tables, each of the
    eight outer ones at one. The starting player is drawn by lot, and play goes clockwise.
    .title = Start

rule-C3 =
    In your turn you do exactly one of three things: seat one, two or three guests (C4), draw one guest (C6), or lay one
    guest aside (C7).
    .title = A turn

rule-C4 =
    You seat one, two or three guests, as E1 to E5 demand; that goes for the very first turn as well. After each guest
    who scored you may stop. Three guests are the most, even if tables were cleared in between.
    .title = Seating guests

rule-C5 =
    When a seating fills one or more tables, its points are counted first. Then, at once, all guests on the chairs of these
    tables leave the game, also from the neighbouring tables at which they sat, and the full table cards leave with
    them. New table cards are laid in the emptied positions, the lowest number first. If the deck no longer has enough
    of them, the game ends at once.

    Guests who are now alone, in unbalanced company or at no table of their own nation stay where they are, and play
    goes on: balance (E3) is judged only where somebody is being seated. You may go on seating.
    .title = Clearing a table

rule-C6 =
    Instead of seating guests you take the top guest of the deck, if you have fewer than twelve in hand.
    .title = Drawing a guest

rule-C7 =
    If you have twelve guests in hand and seat none, you must lay one face down in front of you, where the
    card stays until the end of the game.
    .title = Laying a guest aside

rule-C8 =
    The game ends at once when there are too few table cards to replace the cleared ones (C5), or when the last guest of
    the deck is drawn. If your hand is empty at the end of your turn you may declare the game over; if you do not, play
    goes on, and in your next turn you can only draw.
    .title = End of the game

rule-C9 =
    Each guest in your hand or laid aside in front of you costs 2 points. Whoever has the most points wins; in a tie the
    smaller penalty wins, and if that is equal too, the win is shared.
    .title = Reckoning

## Variants

rule-V1 =
    A variant of the board game. The first player whose score reaches the agreed number of points at the end of a turn,
    30 unless something else was agreed, may at once name a nation. From then on all points scored at its
    two tables are doubled, for everybody. If the player declines there is no birthday: it is offered only once a game.

    Birthday tables and clubs can be played together.
    .title = Birthday tables

rule-V2 =
    A variant of both games. As your whole turn you may seat several guests of one sex at one table so that four ladies
    (a coffee circle) or four gentlemen (a regulars’ table) sit there in the end; both are called clubs. In the board game you seat
    three or four guests for it, in the card game one to four; fewer than four will do where guests of that sex, and no
    others, already sit at the table.

    Each of them needs a free chair (E1) at a home table (E2). All other tables of these chairs must be balanced (E3)
    once the whole party is seated; the club itself is exempt from E3, E4 and E5. It pays 20 points once, or 40 as a
    one-nation table, and birthday tables (V1) double that. Other tables pay seating by seating as usual (S1 to S3). In
    the board game a one-nation club counts as a one-nation table for the hand size (B9); in the card game the full table is then cleared (C5).
    .title = Clubs: coffee circles and regulars’ tables
