## Tipps: die besten Züge und was sie versprechen

hint = Tipp
hint-best = Die besten Züge
hint-samples = { $games ->
    [one] Jeder wurde in einem gedachten Spiel geprüft; ± ist der Standardfehler.
   *[other] Jeder wurde in { $games } gedachten Spielen geprüft; ± ist der Standardfehler.
}
hint-solved = Bis zum Ende durchgerechnet: Diese Werte sind exakt.
hint-to-end = Für diese Regeln gibt es keinen gelernten Wert: Die gedachten Spiele liefen bis zum Ende.
hint-margin = Erwarteter Vorsprung { $number } ± { $error }, Gewinnchance { $win } %
hint-margin-exact = Vorsprung { $number }, Gewinnchance { $win } %, exakt
hint-part-standing = Vorsprung bisher { $number }
hint-part-points = dieser Zug { $number }
hint-part-opens = Zug der nächsten Person { $number }
hint-part-bar = Bar { $number }
hint-part-hand-size = Handlimit { $number }
hint-part-cards = Karten auf der Hand { $number }
hint-part-jokers = Joker { $number }
hint-part-later = später { $number }
