## Deals that several people play: the deal of the day, and challenges

daily-title = Deal of the day
daily-text = One game a day that everybody plays, once: the same seat, the same guests in the same order, the same opponents.
daily-streak = { $count ->
    [one] Played one day in a row
   *[other] Played { $count } days in a row
}
daily-play = Play
daily-go-on = Go on
daily-see = Results
daily-status-new = not played yet
daily-status-playing = begun
daily-status-done = played: { score }, { $margin_signed } to the best of the others
daily-status-over = played
daily-status-gave-up = given up
daily-table = { $count } at the table; seat { $seat } is yours. Against { $names }.
# Somebody who sits there more than once, in the list of names above.
daily-opponent =
    { $count ->
        [2] { $name } twice
        [3] { $name } three times
        [4] { $name } four times
       *[other] { $name }
    }
daily-ends = The next deal comes { $when }.
daily-when = Which results
daily-today = Today
daily-yesterday = Yesterday
daily-all = All days
daily-all-text = All days that are over: games won first, then all margins together.
daily-play-first = The results are here for you when you have played.
daily-none = Nobody has played it.
daily-count = { $count ->
    [one] One result
   *[other] { $count } results
}
daily-percentile = You are ahead of { $percent }% of the others.
daily-first = You are the first with a result.
daily-par = Par { $mean } ± { $error }
daily-par-text = What { $bot } makes of your seat with less thought than at a table: the mean margin of { $games } games, ± its standard error.
daily-par-making = Par is in the making: { $done } of { $total } games are played.
daily-par-none = Nobody has reckoned a par for this deal.
daily-column-place = Place
daily-column-name = Name
daily-column-score = Points
daily-column-margin = Margin
daily-column-days = Days
daily-column-won = Won
daily-gave-up = gave up
daily-bankrupt = bankrupt
daily-bot-helped = a bot played on
daily-you = you
daily-nameless = somebody
daily-look = Look at { $name }’s game
daily-next-page = Next page
daily-page-before = Page before
daily-seal = Is it the same for all?
daily-seal-text = The deal is sealed the day before: its seal is published here, and the seed that it was made of two hours after its day is over. Whoever reckons the seal from the seed knows that nothing was changed.
daily-seal-of = Seal for { $date }
daily-seed-of = Seed of { $date }
daily-seal-noted = Your browser noted this seal on { $date }: the seed is compared with that note.
daily-seal-not-noted = Your browser did not see this seal before its seed was opened, so the seed is compared with what the café says now. Whoever looks here every day can compare with what they saw.
daily-over = This was the deal of the day.
daily-to-results = To the results

challenge-title = Same deal, your turn
challenge-text = Play a deal that somebody else has played, then see both games turn by turn.
challenge-offer = Offer as a challenge
challenge-link = Whoever opens this link plays your seat with the same deal
challenge-from = { $name } played this deal. Now it is your turn.
challenge-from-nobody = Somebody played this deal. Now it is your turn.
challenge-play = Play this deal
challenge-known = You were at the table when this deal was played. Send the link to somebody else.
challenge-secret = What was played, and how it ended, you will see when you have finished.
challenge-results = Who played it
challenge-first = played it first
challenge-compare = Turn by turn
challenge-compare-with = Compare with { $name }’s game
challenge-other-seat = You played this deal at another seat, so your game is not compared here.
challenge-parted = The games part at turn { $turn }: { $player } played otherwise.
challenge-same = Both games are the same to the end.
challenge-turn = Turn
challenge-alike = the same
challenge-over = This deal was a challenge.
challenge-to-comparison = Compare the games

trouble-play-first = Others are playing this deal, too. You can look once you have finished your own game of it.
trouble-deal-sealed = This deal is still being played today; it is opened when the day is over.
trouble-deal-known = You know this deal already.
trouble-imported-game = This game came from a file, so it cannot be offered.
trouble-no-such-challenge = This challenge is gone, or the link is incomplete.
trouble-no-such-day = There is no such deal of the day.
trouble-other-seat = They played another seat, so the games cannot be compared.
