## What somebody's finished games add up to

statistics-title = Your statistics
statistics-text = What your finished games add up to: results, streaks, your best turn, and how well you played.
statistics-empty = Nothing to add up yet
statistics-empty-text = Every game that you play to its end is counted here: how often you win and against whom, your best turn, and how well you played.
statistics-empty-play = Play a game
statistics-reading = { $left ->
        [one] One game is still being read.
       *[other] { $left } games are still being read.
    }
statistics-left-off = These are your latest games; { $left ->
        [one] one older game is
       *[other] { $left } older games are
    } not counted.
statistics-games = games
statistics-won = won
statistics-margin = mean margin
statistics-interval = { $low } to { $high }
statistics-win-streak = wins in a row
statistics-day-streak = days in a row
statistics-best-turn = { $number ->
        [one] point in one turn
       *[other] points in one turn
    }
statistics-best-turn-see = See your best turn
statistics-from-to = { $first } to { $last }
statistics-opponents = Against whom
statistics-editions = By game
statistics-sizes = By table size
statistics-people = People
statistics-size = { $count } players
statistics-plot = Share of wins, as bars; the line across a bar’s end is its 95% interval. The table beneath has the same figures.
statistics-even = Dashed: the share if everybody played equally well.
statistics-as-table = As a table
statistics-column-game = game
statistics-column-size = players
statistics-column-opponent = opponent
statistics-column-games = games
statistics-column-seats = times met
statistics-column-won = won
statistics-column-shared = shared
statistics-column-lost = lost
statistics-column-share = share
statistics-column-margin = margin
statistics-history = Points over time
statistics-history-of = { $name }: points of { $count ->
        [one] one game
       *[other] { $count } games
    }
statistics-history-plot = From { $first } to { $last }, between { $low } and { $high } points, { $mean } on average. The list of games beneath has every figure.
statistics-history-won = won
statistics-history-lost = not won
statistics-history-mean = mean of the latest { $count }
statistics-reviews = How well you played
statistics-reviews-of = The means of your reviewed games in which no bot played for you: { $games } of { $all }.
statistics-reviews-none = None of your games has been reviewed yet. “Review this game” stands beside every replay.
statistics-accuracy = accuracy
statistics-error-rate = chance of winning lost per decision
statistics-luck = points of luck per game
statistics-luck-text = Luck is what your draws were worth more than those of the others. In the card game it is told with all cards seen.
statistics-list = Your games
statistics-list-more = Show more
statistics-column-date = date
statistics-column-against = against
statistics-column-place = place
statistics-column-points = points
statistics-column-notes = remarks
statistics-column-accuracy = accuracy
statistics-column-lost-win = win % lost per decision
statistics-column-luck = luck
statistics-column-replay = replay
statistics-place = { $place } of { $players }
statistics-gave-up = you gave up
statistics-bot-for-you = a bot played for you
statistics-bot-for-others = a bot played for somebody else
statistics-several-seats = several seats, one device
statistics-imported = from a file
statistics-ended-early = ended early
statistics-which = Which games count
statistics-which-results = Counted is every game that was played to its end and in which you had one seat, whoever sat at the others. A first place that is shared counts as its part of a win. The margin is what you have over the best of the others.
statistics-which-opponents = Against each opponent you win if you come before them, whoever won the game. All people are counted together: the café keeps no list of whom you played.
statistics-which-apart = Not counted: games in which you played several seats, games from a file, and games that ended early because somebody gave up or the table was closed.
statistics-which-apart-so-far = So far that is { $several } with several seats, { $imported } from a file and { $early } that ended early.
statistics-which-bots = Games in which a bot played on for somebody count, and are marked. Whoever gives up while the others play on comes last.
statistics-which-intervals = The range beneath a figure is its 95% interval: with so few games, your true strength lies somewhere in it. It is told from { $count } games on.
statistics-which-days = A streak of wins ends with any game that you did not win alone. Days are those of your device’s clock.
statistics-download-csv = Games as CSV
statistics-download-json = Everything as JSON
