## L’analyse d’une partie terminée : la qualité du jeu, et la part de chance

review-title = Analyse
review-column-decisions = décisions
review-column-accuracy = précision
review-column-lost-points = points perdus par décision
review-column-lost-win = chances perdues par décision
review-column-great = brillants
review-column-inaccuracy = imprécisions
review-column-mistake = erreurs
review-column-blunder = gaffes
review-marked = À regarder de plus près
review-no-marks = Aucun coup ne se distingue.
review-turn-of = Tour { $number }, { $player } : { $mark }
review-mark-great = brillant
review-mark-inaccuracy = imprécision
review-mark-mistake = erreur
review-mark-blunder = gaffe
review-loss = Coûte { $win } (± { $error }) de chances de gagner ; écart { $points }.
review-played = Joué : { $turn } ({ $moves })
review-better = Mieux : { $turn } ({ $moves })
review-next = Second choix : { $turn } ({ $moves })
review-turns = Tour par tour
review-turn = Tour
review-player-short = qui
review-played-short = joué
review-margin-short = écart
review-win-short = chances
review-loss-short = perdu
review-mark-short = avis
review-exact = { $number } exact
review-forced = forcé
review-percent = { $number } %
review-sum = D’où vient l’écart
review-sum-deal = valeur de la donne
review-sum-deal-error = erreur sur la valeur de la donne
review-sum-own-luck = sa propre chance
review-sum-others-luck = chance des autres
review-sum-own-losses = ses propres pertes
review-sum-others-losses = pertes des autres
review-sum-unexplained = inexpliqué
review-sum-margin = écart final
review-about-errors = ± est une erreur type ; « exact » a été calculé jusqu’à la fin. Un coup est jugé d’après ce que l’on pouvait savoir en le jouant.
review-about-marks = Un avis n’est donné que si la perte dépasse le double de son erreur : imprécision dès 2,5 %, erreur dès 5 %, gaffe dès 10 % de chances de gagner. Brillant : le meilleur d’au moins cinq coups différents, si tous les autres coûtent au moins 5 %.
review-about-accuracy = La précision est 100 · 10 / (10 + e), où e est la perte moyenne de chances de gagner par décision, en pour cent. Les coups forcés ne comptent pas.
review-about-luck = La chance d’une pioche est la valeur qui la suit, moins la moyenne de toutes les pioches possibles. Inexpliqué : ce dont ni la chance ni les pertes ne rendent compte.
review-all-cards-seen = Au jeu de cartes, la chance et la donne sont évaluées toutes cartes visibles : personne ne pouvait le savoir.
review-method = Moteur { $engine }, poids { $weights }, graine { $seed }, { $nodes } parties d’essai par décision : ainsi, tout le monde obtient la même analyse.

## Sur la page d’une partie terminée

review-ask = Analyser cette partie
review-what = L’ordinateur rejoue chaque décision de nombreuses fois et montre quels coups étaient bons, lesquels ont coûté des chances et ce qui relevait de la chance.
review-decision-of = Décision { $done } sur { $total }
review-cancel = Annuler
review-ready = L’analyse est prête.
review-stopped = L’analyse a été interrompue avant d’être prête.
review-outdated = Cette analyse repose sur des valeurs plus anciennes que celles connues aujourd’hui.
review-renewed = Cette analyse repose sur des valeurs plus anciennes que celles connues aujourd’hui. Elle est en train d’être refaite ; en attendant, voici l’ancienne.
review-anew = Refaire l’analyse
review-figures = Comment tout le monde a joué
review-formula = Précision = 100 · 10 / (10 + e), où e est le pourcentage de chances de gagner perdu par décision.
review-player = La partie de
review-filter = Quels coups
review-filter-all = Tous
review-filter-mine = Mes erreurs
review-filter-of = Erreurs : { $player }
review-no-mistakes = Aucune erreur.
review-heading-played = Joué
review-heading-better = Mieux
review-heading-next = Second choix
review-value = Écart { $lead } ± { $lead_error }, chances de gagner { $chance } ± { $chance_error }
review-value-exact = Écart { $lead }, chances de gagner { $chance } : exact
review-graph-title = Chances de gagner : { $player }
review-graph = Chances de gagner au fil de la partie, { $player } : { $last } à la dernière décision, { $low } au plus bas, { $high } au plus haut. La liste ci-dessous donne chaque tour.
review-graph-list = La liste de tous les tours
review-graph-turn = Tour { $turn }{ $chance ->
        [none] {""}
       *[other]  : { $exact ->
            [yes] { $chance }, exact
           *[no] { $chance }
        }
    }{ $luck ->
        [none] {""}
       *[other] {" "}· chance { $luck }
    }
review-luck-short = chance
review-sum-of = D’où vient l’écart : { $player }
review-about = Comment c’est calculé
