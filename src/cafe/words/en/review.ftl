## The review of a finished game: how well it was played, and what was luck

review-title = Review
review-column-decisions = decisions
review-column-accuracy = accuracy
review-column-lost-points = points lost per decision
review-column-lost-win = chance lost per decision
review-column-great = great
review-column-inaccuracy = inaccuracies
review-column-mistake = mistakes
review-column-blunder = blunders
review-marked = Worth a look
review-no-marks = No turn stands out.
review-turn-of = Turn { $number }, { $player }: { $mark }
review-mark-great = great
review-mark-inaccuracy = inaccuracy
review-mark-mistake = mistake
review-mark-blunder = blunder
review-loss = Costs { $win } (± { $error }) of the chance of winning; margin { $points }.
review-played = Played: { $turn } ({ $moves })
review-better = Better: { $turn } ({ $moves })
review-next = Next best: { $turn } ({ $moves })
review-turns = Turn by turn
review-turn = Turn
review-player-short = player
review-played-short = played
review-margin-short = margin
review-win-short = chance
review-loss-short = lost
review-mark-short = mark
review-exact = { $number } exact
review-forced = forced
review-percent = { $number }%
review-sum = Where the margin comes from
review-sum-deal = value of the deal
review-sum-deal-error = error of the deal’s value
review-sum-own-luck = own luck
review-sum-others-luck = luck of the others
review-sum-own-losses = own losses
review-sum-others-losses = losses of the others
review-sum-unexplained = unexplained
review-sum-margin = margin at the end
review-about-errors = ± is one standard error; “exact” was solved to the end. A turn is judged by what its player could know when they played it.
review-about-marks = Marks stand only where the loss is more than twice its error: inaccuracy from 2.5%, mistake from 5%, blunder from 10% of the chance of winning. Great is the best of at least five different turns if every other one loses at least 5%.
review-about-accuracy = Accuracy is 100 · 10 / (10 + e), where e is the chance of winning lost per decision, in percent. Forced turns do not count.
review-about-luck = The luck of a draw is the value after it, less the mean over everything that could have been drawn. Unexplained is what neither luck nor losses account for.
review-all-cards-seen = In the card game, luck and the deal are told with all cards seen: nobody could have known.
review-method = Engine { $engine }, weights { $weights }, seed { $seed }, { $nodes } playouts for each decision: with these, anybody gets the same review.

## On the page of a finished game

review-ask = Review this game
review-what = The computer plays every decision on many times and tells which turns were good, which cost chances, and what was luck.
review-decision-of = Decision { $done } of { $total }
review-cancel = Cancel
review-ready = The review is ready.
review-stopped = The review was stopped before it was ready.
review-outdated = This review was made with older values than are known now.
review-renewed = This review was made with older values than are known now. It is being made anew; until then you can read the old one.
review-anew = Review it anew
review-figures = How well everybody played
review-formula = Accuracy = 100 · 10 / (10 + e); e is the percentage of a win lost per decision.
review-player = Whose game
review-filter = Which turns
review-filter-all = All
review-filter-mine = My mistakes
review-filter-of = Mistakes: { $player }
review-no-mistakes = No mistakes.
review-heading-played = Played
review-heading-better = Better
review-heading-next = Next best
review-value = Margin { $lead } ± { $lead_error }, chance of winning { $chance } ± { $chance_error }
review-value-exact = Margin { $lead }, chance of winning { $chance }: exact
review-graph-title = { $player }’s chance of winning
review-graph = { $player }’s chance of winning over the game: { $last } at their last decision, { $low } at the lowest, { $high } at the highest. The list beneath tells every turn.
review-graph-list = Every turn as a list
review-graph-turn = Turn { $turn }{ $chance ->
        [none] {""}
       *[other] : { $exact ->
            [yes] { $chance }, exactly
           *[no] { $chance }
        }
    }{ $luck ->
        [none] {""}
       *[other] {" "}· luck { $luck }
    }
review-luck-short = luck
review-sum-of = Where { $player }’s margin comes from
review-about = How this is reckoned
