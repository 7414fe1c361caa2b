## Hints: the best turns and what they promise

hint = Hint
hint-best = The best turns
hint-samples = { $games ->
    [one] Each was judged in one imagined game; ± is the standard error.
   *[other] Each was judged in { $games } imagined games; ± is the standard error.
}
hint-solved = Solved to the end: these values are exact.
hint-to-end = No learned value fits these rules: the imagined games were played to the end.
hint-margin = Expected margin { $number } ± { $error }, chance of winning { $win }%
hint-margin-exact = Margin { $number }, chance of winning { $win }%, exactly
hint-part-standing = lead so far { $number }
hint-part-points = this turn { $number }
hint-part-opens = next player’s turn { $number }
hint-part-bar = bar { $number }
hint-part-hand-size = hand size { $number }
hint-part-cards = cards in hand { $number }
hint-part-jokers = jokers { $number }
hint-part-later = later { $number }
