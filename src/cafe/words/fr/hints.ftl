## Conseils : les meilleurs coups et ce qu’ils promettent

hint = Conseil
hint-best = Les meilleurs coups
hint-samples = { $games ->
    [one] Chacun a été jugé dans une partie imaginée ; ± est l’erreur type.
   *[other] Chacun a été jugé dans { $games } parties imaginées ; ± est l’erreur type.
}
hint-solved = Calculé jusqu’à la fin : ces valeurs sont exactes.
hint-to-end = Aucune évaluation apprise ne convient à ces règles : les parties imaginées sont allées jusqu’au bout.
hint-margin = Écart attendu { $number } ± { $error }, chances de gagner { $win } %
hint-margin-exact = Écart { $number }, chances de gagner { $win } %, exactement
hint-part-standing = avance actuelle { $number }
hint-part-points = ce coup { $number }
hint-part-opens = tour suivant { $number }
hint-part-bar = bar { $number }
hint-part-hand-size = réserve { $number }
hint-part-cards = cartes en main { $number }
hint-part-jokers = jokers { $number }
hint-part-later = plus tard { $number }
