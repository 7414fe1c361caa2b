### Le jeu à l’écran : la salle, un tour en préparation, ce qui s’est passé et ce qui vient après.

## La salle

play-room = Le café : passez de chaise en chaise avec les flèches
play-chair-cell = Chaise { $chair }, { $places }
play-chair-named = { $chair_start }
play-chair-label = { $chair_label }
play-chair-free = { $where } : libre
play-chair-taken = { $where } : { $who }
play-chair-pays = { $where } : libre, rapporte { points }
play-chair-waits = { $where } : libre, mais le client attendrait de la compagnie
play-chair-swap = { $where } : { $who }, peut être échangé
play-chair-company = { $guests_or } pourrait lui tenir compagnie
play-chair-leaves = part quand le coup est joué
play-chair-theirs = pour l’autre personne { points-signed }
play-table = { $place_label }
play-no-table = Pas de table { $table_spot }
play-bar =
    { $price_sign ->
        [minus] { $taken ->
            [one] Le bar : { $taken } case occupée sur { $spaces }, la suivante coûte { price }
           *[other] Le bar : { $taken } cases occupées sur { $spaces }, la suivante coûte { price }
        }
       *[other] { $taken ->
            [one] Le bar : { $taken } case occupée sur { $spaces }, la suivante rapporte { price }
           *[other] Le bar : { $taken } cases occupées sur { $spaces }, la suivante rapporte { price }
        }
    }
play-bar-takes = Bar, case { $space } : { points-signed }
play-in-the-bag =
    { $guests ->
        [one] client dans le sac
       *[other] clients dans le sac
    }
play-guests-left = Clients restants
play-tables-left = Tables restantes
play-zoom-out = Toute la salle
play-as-list = Les tables en liste
play-table-row =
    { $place_label } : { $guests } sur { $chairs }{ $wants ->
        [full] , complète
        [lady] , attend une femme
        [gentleman] , attend un homme
       *[either] , une femme ou un homme
    }
play-free = libre
play-shared = aussi { $tables_at }

## Qui joue

play-players = Qui joue
play-you = vous
play-on-turn = joue
play-away = pas là
play-guests-in-hand = { guests }
play-hand-size = réserve de { $size }
play-laid-aside =
    { $guests ->
        [one] { $guests } client mis de côté
       *[other] { $guests } clients mis de côté
    }
play-is-bot = ordinateur
play-bot-plays = l’ordinateur joue à cette place
play-resigned = a abandonné
play-bankrupt = en faillite
play-time-left = Temps restant :
play-days-left =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
play-hours-left =
    { $hours ->
        [one] { $hours } heure
       *[other] { $hours } heures
    }

## À qui de jouer

play-status = La partie
play-your-turn = À vous de jouer
play-turn-of = À { $name } de jouer
play-turn-number = Tour { $number }
play-watching = Vous regardez la partie.
play-bot-thinks = L’ordinateur réfléchit.
play-choose-chair = Choisissez une chaise pour { $guest }.
play-someone-waits = Trouvez de la compagnie pour { $guest }.
play-skip = Ne pas attendre
play-aside = À côté de la salle
play-more = En savoir plus sur ce tour
play-result = Résultat
play-turn-later = Quand ce sera à vous, chaque point s’affichera ici avant d’être joué.
play-hand-order = Ordre de vos clients
play-hand-order-own = Le mien
play-hand-order-nation = Par pays
play-hand-order-sex = Femmes, hommes
play-over = La partie est terminée
play-resign = Abandonner
play-resign-ask = Abandonner cette partie ?
play-stay = Continuer à jouer

## Ce qui est vrai maintenant, et ce qu’on peut faire ensuite

status-awaited-minutes =
    { $count ->
        [one] Depuis { $count } minute.
       *[other] Depuis { $count } minutes.
    }
status-awaited-hours =
    { $count ->
        [one] Depuis { $count } heure.
       *[other] Depuis { $count } heures.
    }
status-awaited-days =
    { $count ->
        [one] Depuis { $count } jour.
       *[other] Depuis { $count } jours.
    }
status-begin-board =
    { $place ->
        [some] { $bar ->
            [yes] Choisissez un client pour une chaise ou le bar.
           *[no] Choisissez un client pour une chaise.
        }
       *[none] Aucune chaise ne convient : envoyez un client au bar.
    }
status-begin-card =
    { $place ->
        [some] Placez un client, ou piochez-en un.
       *[none] Aucune chaise ne convient : piochez un client.
    }
status-hand-full =
    { $place ->
        [some] { $guests } clients en main : à placer ou à mettre de côté.
       *[none] { $guests } clients, aucune chaise : mettez-en un de côté.
    }
status-hand-empty =
    { $close ->
        [yes] Votre main est vide : piochez, ou fermez le café.
       *[no] Votre main est vide : piochez un client.
    }
status-no-chair =
    { $elsewhere ->
        [send-to-bar] Aucune chaise pour ce client : essayez le bar.
        [lay-aside] Aucune chaise pour ce client : mettez-le de côté.
       *[other] Aucune chaise pour ce client : chaque chaise dit pourquoi.
    }
status-found-company =
    { $more ->
        [yes] Voilà de la compagnie : continuez, ou terminez.
       *[no] Voilà de la compagnie : terminez le tour.
    }
status-all-seated = Plus personne à placer : terminez le tour.
status-clears =
    { $count ->
        [one] Une table est complète : jouez pour la débarrasser.
       *[other] { $count } tables sont complètes : jouez pour débarrasser.
    }
status-will-draw = Vous piochez un client : jouez, ou annulez.
status-will-close = Vous fermez le café : jouez, ou annulez.
status-will-lay-aside = La carte est mise de côté : jouez, ou annulez.
status-will-go-to-bar = Au bar pour { points-signed } : jouez, ou annulez.
status-will-swap = Vous prenez le joker : jouez, ou annulez.
status-will-lower-hand-size =
    { $by ->
        [0] Votre réserve ne change pas : jouez, ou annulez.
       *[other] Votre réserve diminue de { $by } : jouez, ou annulez.
    }
status-will-name-birthday =
    { $nation ->
        [none] Pas d’anniversaire : jouez, ou annulez.
       *[other] Anniversaire ({ $nation }) : jouez, ou annulez.
    }
status-will-end = Votre tour se termine : jouez, ou annulez.
status-paused = La partie est en pause.

## Connexion et places

play-connection-live = Connexion établie.
play-connection-reconnecting = La connexion est coupée. Nous essayons toujours, et votre coup est conservé.
play-connection-offline = Vous êtes hors ligne. La partie reprend dès votre retour, et votre coup est conservé.
play-connection-restarting = Le serveur redémarre. La partie reprend dans un instant, et votre coup est conservé.
play-seat-lost = { $name } n’était plus là : l’ordinateur joue à cette place.
play-take-back = Reprendre la place
play-you-lose-seat = Votre temps est écoulé. L’ordinateur prend votre place dans
play-seat-leaving = { $name } n’est plus là. L’ordinateur prend le relais dans
play-long-turn = C’est à { $name } de jouer depuis un bon moment.
play-on = Laisser jouer l’ordinateur
play-pass-to = Passez l’appareil à { $name }
play-pass-drawn =
    { $guests ->
        [one] { $name } a pioché ce client
       *[other] { $name } a pioché ces clients
    }
play-pass-drawn-why = Regardez d’abord. Ensuite, l’appareil passe à { $name }.
play-pass-seen = Vu : cacher
play-pass-why = Dans le jeu de cartes, les mains sont cachées. Personne d’autre ne devrait regarder maintenant.
play-pass-taken = Je suis { $name } : montrer ma main
play-missing = Cette table n’existe pas
play-loading = Le café ouvre ses portes…
play-home = Retour à l’accueil

## Ses propres clients

play-your-guests =
    { $guests ->
        [0] Vos clients
        [one] Vos clients : { $guests }
       *[other] Vos clients : { $guests }
    }
play-hand-empty = Vous n’avez plus de clients.
play-hidden-guest = un client caché

## Le tour en préparation

play-this-turn = Ce tour
play-receipt-empty = Choisissez un client : les chaises qui peuvent l’accueillir s’allument, avec les points qu’elles rapportent.
play-receipt-chosen = Survolez une chaise ou choisissez-la : ce que le client y rapporte s’affiche ici, point par point.
play-guest-at = { $guest_label }, { $chair_label }
play-guest-bar = { $guest_label } au bar
play-guest-aside = { $guest_label }, de côté
play-club-at = Cercle { $table_at }
play-step-draw = Piocher un client
play-step-close = Fermer le café
play-step-lower = Réserve
play-step-birthday = Anniversaire
play-means-send-to-bar = Le client reste au bar. Votre tour se termine.
play-means-draw = Vous verrez qui arrive après avoir joué. Votre tour se termine.
play-means-lay-aside = Face cachée jusqu’à la fin, où cela coûte 2 points. Votre tour se termine.
play-means-close-cafe = La partie se termine, et chaque client en main ou mis de côté coûte 2 points.
play-means-lower-hand-size = Vous gardez désormais d’autant moins de clients en main.
play-means-name-birthday = Tous les points aux tables de ce pays sont désormais doublés, pour tout le monde.
play-if = Si { $guest } s’assoit { $chair_at }
play-line =
    { $place_label } : { $club ->
        [yes] cercle
       *[no] { guests }
    }
play-one-nation = même nationalité
play-birthday = anniversaire
play-waits = Attend de la compagnie : le prochain client doit s’asseoir à la même table.
play-waits-short = attend
play-swap-short = échange
play-total = Total
play-where = Où { $guest } peut s’asseoir
play-nowhere = Aucune chaise n’accueille ce client pour l’instant. Choisissez une chaise pour savoir pourquoi.
play-who-there = Qui peut s’asseoir { $chair_at } ?
play-nobody-there = Aucun de vos clients. Choisissez-en un, puis la chaise, pour savoir pourquoi.
play-why-not = Impossible
play-why-not-there = { $guest_label } { $chair_at } : impossible
play-why-not-bar = { $guest_label } au bar : impossible
play-more-reasons =
    { $count ->
        [one] et { $count } autre raison
       *[other] et { $count } autres raisons
    }
# Pour qui écoute
play-said-step =
    { $waits ->
        [yes] { $move } : attend de la compagnie.
       *[no] { $points_sign ->
            [zero] { $move }.
           *[other] { $move } : { points-signed }.
        }
    }
play-said-undone = Annulé : { $move }.
play-said-begun-anew = Le tour reprend au début.
play-rule = Règle { $rule }
play-all-rules = Toutes les règles
play-back = Retour au jeu

## Que faire

play-actions = Que faire
play-to-bar = Au bar
play-to-bar-for = Au bar { $points_signed }
play-do-draw = Piocher un client
play-do-close-cafe = Fermer le café
play-do-lay-aside = Mettre de côté
play-undo = Annuler
play-restart = Recom­mencer
play-commit = Jouer
play-commit-end = Terminer le tour
play-commit-and-lay = Débarrasser et remplacer
play-sending = Envoi…
play-ask-lower-hand-size = Une table de compatriotes est complète : diminuez-vous votre réserve ?
play-lower-by =
    { $by ->
        [0] La garder
       *[other] La diminuer de { $by }
    }
play-ask-name-birthday = Quel pays fête son anniversaire ?
play-no-birthday = Aucun
play-clubs =
    { $count ->
        [one] { $count } cercle possible
       *[other] { $count } cercles possibles
    }
play-all-clubs = Montrer tous les placements
play-club-sign = { $club } : { points-signed }

## Ce qui s’est passé

play-since = Depuis votre dernier tour
play-story = Déroulement de la partie
play-nothing-yet = Rien encore.
play-look-back = Revoir toute la partie
play-step-back = Étape précédente
play-step-on = Étape suivante
play-sheet = Feuille de score
play-sheet-round = Manche
play-sheet-cell = { $name }, manche { $number } : { $points_signed }, puis { $total }
play-sheet-left = Reste
play-chat = Discussion
play-chat-empty = Personne n’a encore rien dit.
play-line-deleted = La personne qui a écrit cette ligne s’est supprimée, et la ligne avec elle.
play-chat-failed = Le message n’est pas parti. Veuillez réessayer.
play-silence = Faire taire le public
play-hear = Laisser parler le public
play-spectators-silenced = Seules les personnes qui jouent peuvent parler.
play-say = Dire quelque chose
play-send = Envoyer
play-mute = Masquer
play-muted = Les messages de { $name } sont masqués.
play-unmute = Ne plus masquer
play-people = À cette table
play-report = Signaler
play-report-line = Signaler ce message ?
play-report-name = Signaler ce nom ?
play-report-text = La direction du café le verra tel qu’il est maintenant, avec cette table et ce que vous écrivez ici. Personne à la table n’en saura rien.
play-report-reason = Qu’est-ce qui ne va pas ? (Vous pouvez laisser ce champ vide.)
play-report-send = Envoyer le signalement
play-report-sent = Merci, le signalement est envoyé.

## Touches

play-keys = Touches
play-keys-on = Raccourcis
play-keys-hint = Une seule touche suffit pour chaque action. Les flèches et Entrée marchent toujours.
play-key-arrows = de chaise en chaise, ou de client en client
play-key-lit = d’une chaise allumée à la suivante
play-key-enter = choisir le client, prendre la chaise
play-key-number = choisir un client par son numéro
play-key-home-end = Début, Fin
play-key-ends = au premier ou au dernier client de votre main ; les numéros valent pour les neuf premiers
play-key-move = déplacer le client dans votre main
play-key-hand = vers vos clients
play-key-room = vers la salle
play-key-bar = le client choisi au bar
play-key-draw = piocher un client
play-key-undo = annuler la dernière étape
play-key-end = jouer le coup
play-key-story = parcourir ce qui s’est passé
play-key-escape = annuler le choix
play-key-zoom = plus près, plus loin, toute la salle
play-key-help = cette liste

## Après la partie

play-called-off = La partie a été annulée
play-closed = La direction du café a fermé cette partie
play-you-won = Vous avez gagné !
play-you-shared = Vous partagez la victoire
play-you-came =
    Vous terminez à la { $place ->
        [2] deuxième
        [3] troisième
        [4] quatrième
       *[5] cinquième
    } place
play-my-points-ahead = { score }, { $by } de plus que { $name }
play-my-points-behind = { score }, { $by } de moins que { $name }
play-standings = Classement
play-print = Imprimer
play-deal = La donne était-elle honnête ?
play-deal-text = Avant le premier coup, le café a publié l’empreinte de la donne. La partie est finie et la graine secrète du mélange est révélée : tout le monde peut vérifier par le calcul que les deux vont ensemble.
play-deal-check = Vérifier la donne
play-deal-insecure = Ce navigateur ne calcule des empreintes que sur une connexion sécurisée. La commande « cafe check » vérifie le fichier de la partie.
play-deal-holds = Les deux vont ensemble : la donne était fixée avant le premier coup et personne ne l’a changée.
play-deal-broken = Les deux ne vont pas ensemble : cette partie n’a pas été distribuée comme le café l’avait promis.
play-deal-before = Publié avant la partie
play-deal-seed = La graine, révélée à la fin
play-deal-after = Son empreinte, calculée par votre navigateur (SHA‑256)
play-deal-more = La commande « cafe check » refait aussi la donne à partir de la graine et rejoue chaque coup du fichier de la partie.
play-winner =
    { $count ->
        [one] Victoire de { $names }
       *[other] Victoire partagée : { $names }
    }
play-ended-resigned = La partie s’est terminée par abandon.
play-was-taken-over = L’ordinateur a joué certains des tours.
play-imported = Importée
play-imported-text = Cette partie vient d’un fichier : le café ne l’a ni distribuée ni vu jouer.
play-rematch = Revanche
play-to-rematch = Aller à la revanche
play-rematch-wanted = { $name } propose une revanche.
play-rematch-accept = Rejouer
play-to-replay = Revoir la partie
play-game-file = Fichier de la partie
play-share = Lien pour revoir la partie
play-curve =
    { $turns ->
        [one] L’évolution des points sur { $turns } tour
       *[other] L’évolution des points sur { $turns } tours
    }
play-csv-turn = tour
play-csv-time = heure
play-csv-player = personne
play-csv-moves = étapes
play-csv-points = points
play-csv-origin = origine

## Revoir une partie

replay-tabs = Façons de voir cette partie
replay-title = Revoir la partie
replay-so-far = La partie jusqu’ici
replay-open = Cartes visibles
replay-view = Du point de vue de
replay-controls = Parcourir la partie
replay-first = Au début
replay-last = À la fin
replay-run = Défilement automatique
replay-pause = Pause
replay-slider = Tour
replay-turn-of = Tour { $turn } sur { $turns }
replay-this-turn = Ce tour
replay-hands = Les mains
replay-start = Les clients sont distribués et le café ouvre. Continuez avec les flèches.
replay-sum = { $points_signed } à ce tour, { $total } au total.
replay-length =
    { $count ->
        [one] Un tour.
       *[other] { $count } tours.
    }
replay-goes-on = Cette partie est encore en cours. Vous la voyez comme vous pouviez la voir à chaque instant.
replay-to-match = Aller à la partie
replay-review = Analyse

## La page des règles

rulebook-title = Les règles
rulebook-intro = Chaque jeu sur une page, puis règle par règle. Quand un coup est refusé, le jeu cite toujours la règle qui s’y oppose.
rulebook-by-number = Les règles par numéro
rulebook-print = Imprimer
rulebook-contents = Toutes les règles
rulebook-unknown = Il n’y a pas de règle { $rule }.
rulebook-chapter-E = Savoir-vivre : qui peut s’asseoir où
rulebook-chapter-S = Points
rulebook-chapter-B = Le jeu de plateau
rulebook-chapter-C = Le jeu de cartes
rulebook-chapter-V = Variantes

## L’arbitre

referee-title = Arbitre
referee-intro = Reproduisez votre partie, puis demandez qui va où.
referee-game = Quel jeu
referee-task = Que faire
referee-set = Placer
referee-ask = Demander
referee-hand = Clients en main
referee-how = Choisissez un client, puis une chaise pour l’y asseoir ; choisissez-la de nouveau pour l’enlever. Prenez en main les clients sur lesquels porte la question.
referee-palette = Clients
referee-tables = Cartes de table
referee-nobody = Personne : vider la chaise
referee-into-hand = En main
referee-more = Bar, points et options convenues
referee-bar = Cases occupées au bar
referee-score = Points de la personne dont c’est le tour
referee-empty = Vider la salle
referee-verdict = L’arbitre répond
referee-trouble = Cette position est impossible. { $reason }
referee-no-hand = Prenez d’abord des clients en main : c’est sur eux que porte la question.
referee-choose = Choisissez un client en main : les chaises qui peuvent l’accueillir s’allument.
referee-click = Choisissez une chaise : l’arbitre juge ce client à cette place.
referee-chairs =
    { $count ->
        [0] Aucune chaise n’accueille ce client. Choisissez-en une pour savoir pourquoi.
        [one] { $count } chaise accueille ce client. Toutes les autres disent pourquoi pas.
       *[other] { $count } chaises accueillent ce client. Toutes les autres disent pourquoi pas.
    }
referee-cleared = On débarrasse : { $places }.
referee-one-nation = Tables de compatriotes complètes : { $places }. La réserve peut diminuer.
referee-bankrupt = Pas assez de points pour payer : c’est l’élimination.
referee-go-on = Continuer à partir d’ici
referee-swapped = { $joker_start } vient en main. L’échange ne rapporte rien, on ne pioche pas, et le tour est terminé.

## Préparer son tour, ce que les autres pourraient faire, et qui viendra encore

play-may-plan = Préparez déjà votre prochain tour.
play-planning = Il vous attend, et sera vérifié à votre tour.
play-plan-changed = Une partie de votre plan n’est plus possible.
play-your-plan = Votre plan
play-plan-lapsed = N’est plus possible dans votre plan : { $move }.
play-plan-ends-earlier = L’étape précédente se joue maintenant seule, car elle dévoile quelque chose.
play-guests-of = Clients de { $name }
play-theirs =
    { $count ->
        [0] Aucune chaise pour ce client.
       *[other] { $points ->
            [0] Ce client devrait attendre de la compagnie.
           *[other] { $count ->
                [one] Une chaise pour ce client, { points }.
               *[other] { $count } chaises pour ce client, au mieux { points }.
            }
        }
    }
play-bag-left = Dans le sac
unseen-open = Qui viendra encore ?
unseen-title-bag = Dans le sac
unseen-title-deck = Pas encore vus
unseen-bag =
    { $guests ->
        [one] Il reste { $guests } client dans le sac.
       *[other] Il reste { $guests } clients dans le sac.
    }
unseen-deck = Dans la pioche : { $bag }. Dans d’autres mains ou mis de côté : { $held }. Vous ne pouvez pas savoir qui est où.
unseen-nation = Pays
unseen-jokers = Jokers
