## Tips: de beste zetten en wat ze beloven

hint = Tip
hint-best = De beste zetten
hint-samples = { $games ->
    [one] Elke zet is in één denkbeeldig spel beoordeeld; ± is de standaardfout.
   *[other] Elke zet is in { $games } denkbeeldige spellen beoordeeld; ± is de standaardfout.
}
hint-solved = Tot het einde doorgerekend: deze waarden zijn exact.
hint-to-end = Voor deze regels is geen waarde aangeleerd: de denkbeeldige spellen zijn tot het einde gespeeld.
hint-margin = Verwacht verschil { $number } ± { $error }, winstkans { $win }%
hint-margin-exact = Verschil { $number }, winstkans { $win }%, exact
hint-part-standing = voorsprong tot nu toe { $number }
hint-part-points = deze zet { $number }
hint-part-opens = volgende beurt { $number }
hint-part-bar = bar { $number }
hint-part-hand-size = handlimiet { $number }
hint-part-cards = kaarten in de hand { $number }
hint-part-jokers = jokers { $number }
hint-part-later = later { $number }
