### En compagnie : qui va et vient, la sonnette, les pauses, les signes.

## Quelqu’un est parti

play-seat-gone = { $name } n’est plus là. L’ordinateur prend le relais dans
play-leave = Quitter la table…
play-leave-ask = Quitter la table ?
play-leave-now = Quitter la partie
play-leave-now-text = L’ordinateur joue tout de suite à votre place. Tant que la partie dure, vous pouvez reprendre votre place.
play-leave-later = Revenir plus tard
play-leave-later-text = Votre place reste réservée. Si c’est à vous de jouer et que vous vous absentez pendant { $time } alors que quelqu’un attend, l’ordinateur joue pour vous jusqu’à votre retour.
play-leave-later-wait = Votre place reste réservée, et les autres vous attendent.
play-leave-stay = Rester
time-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
time-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
time-hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
time-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }

## Abandonner

play-resign-ends = La partie s’arrête aussitôt, avec les points tels qu’ils sont. Qui abandonne prend la dernière place. Vous ne pourrez pas revenir en arrière.
play-resign-plays-on = L’ordinateur joue à votre place jusqu’à la fin. Vous prenez la dernière place, quoi qu’il gagne, et vous ne pourrez pas revenir.

## La sonnette

play-bell = Sonner
play-bell-for = Sonner pour { $name }
play-bell-rung = { $name } entend la sonnette.
play-bell-for-you = { $name } sonne : c’est à vous de jouer.

## Une pause

play-pause = Mettre la partie en pause
play-pause-ask = Demander une pause
play-pause-wanted = { $name } voudrait faire une pause.
play-pause-agree = D’accord
play-pause-decline = Continuer
play-pause-waiting = Vous voudriez faire une pause. Il manque l’accord de : { $names }.
play-pause-withdraw = Non, finalement
play-paused = La partie est en pause. Elle reprend d’elle-même dans
play-resume = Reprendre

## Signes

play-signs = Sans paroles
play-unread =
    { $count ->
        [one] { $count } nouveau
       *[other] { $count } nouveaux
    }
sign-cheers = Santé
sign-bravo = Bien joué
sign-laugh = Rires
sign-surprise = Étonnement
sign-thinking = Je réfléchis
sign-applause = Applaudissements
