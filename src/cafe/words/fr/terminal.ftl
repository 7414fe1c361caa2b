### La commande cafe, et le jeu dans le terminal.

## Aide et erreurs de la ligne de commande

cli-help = Café International dans le terminal : jouer, interroger l’arbitre, lire les règles, montrer, rejouer et vérifier des parties.
cli-usage = Usage :
cli-options = Options :
cli-commands = Commandes :
cli-help-help = Affiche cette aide.
cli-help-lang = Langue : en, de, fr ou nl.
cli-help-plan = Le plan du café : corners, ring, ou un fichier avec votre propre dessin (B2).
cli-help-set = Convient d’une option des règles, par exemple doubling=every-group, swap=any-fitting, bar=gentle, birthday=30 ou clubs=on. Peut être répété.
cli-try = Aide : { $command } --help
cli-no-option = L’option { $option } n’existe pas.
cli-no-command = La commande { $command } n’existe pas.
cli-no-value = L’option { $option } demande une valeur.
cli-missing = Il manque { $option }.
cli-bad-usage = Il y a un argument de trop.
cli-none-of = { $option } : { $value } n’existe pas ; au choix { $words }.
cli-no-number = { $option } : { $value } n’est pas un nombre de { $least } à { $most }.
cli-no-setting = Une option et sa valeur s’écrivent option=valeur, et non { $setting }.
cli-no-plan = Il n’y a ni plan { $plan } ni fichier de ce nom. Les plans sont { $plans }.
cli-contradiction = L’option { $option } est donnée comme { $value }, alors qu’ici c’est { $other }.
cli-misread = { $option }, caractère { $column } : { $flaw }
cli-bad-value = { $option } : { $flaw }
cli-bad-plan = { $file } n’est pas un plan de café. { $flaw }
cli-bad-question = Cette question n’a pas de réponse : { $reason }

## Fichiers

cli-file-missing = Le fichier { $file } n’existe pas.
cli-file-is-folder = { $file } est un dossier, pas un fichier.
cli-file-unreadable = Impossible de lire { $file } : { $reason }
cli-file-unwritable = Impossible d’écrire { $file } : { $reason }
cli-file-too-large = { $file } est plus grand que ne peut l’être une partie.
cli-file-not-text = { $file } n’est pas un fichier texte.
cli-file-exists = { $file } existe déjà et ne sera pas écrasé. Reprenez la partie avec --resume, ou choisissez un autre nom.
cli-file-misread = { $where } : { $flaw }

## cafe ask

cli-ask-short = L’arbitre : ai-je le droit, et combien cela rapporte-t-il ?
cli-ask-help = L’arbitre de la partie qui est sur votre table : ai-je le droit, et combien cela rapporte-t-il ? Décrivez la position et, avec --play, les étapes d’un tour ; ou, avec --hand, les clients en main, pour voir tout ce qu’ils peuvent faire.
cli-ask-help-game = Le jeu de plateau ou le jeu de cartes.
cli-ask-help-tables = Les tables du jeu de cartes et leurs pays.
cli-ask-help-seated = Qui est assis où ; les jokers sont **f et **m.
cli-ask-help-play = Les étapes du tour, dans l’ordre.
cli-ask-help-hand = Qui est en main.
cli-ask-help-laid = Les cartes de table qui viennent après un débarrassage.
cli-ask-help-bar = Combien de cases du bar sont occupées.
cli-ask-help-score = Les points avant le tour.
cli-ask-help-turn = Le numéro du tour ; le premier tour d’une partie a sa propre règle (B5).
cli-ask-help-birthday = Le pays qui fête son anniversaire (V1).
cli-ask-help-json = Répond en JSON, pour les programmes.
cli-ask-nothing = Dites ce qui est joué avec --play, ou qui est en main avec --hand.
cli-ask-step = { $code } · { $move } : { score }
cli-ask-total = Permis. Total : { score }
cli-ask-refused = { $code } · { $move } : interdit
cli-ask-unfinished = Le tour ne peut pas se terminer ainsi.
cli-ask-completed = Table de compatriotes complète : { $place }
cli-ask-cleared = Complète, puis débarrassée : { $place }
cli-ask-swapped = { $joker_start } vient en main ; l’échange ne rapporte rien, on ne pioche pas, et le tour est terminé (B6).
cli-ask-bankrupt = Pas assez de points pour payer : c’est l’élimination (B8).
cli-refusal = { $rule } · { $title } : { $reason }

## cafe rules, show, replay, check

cli-rules-short = Les règles et leurs numéros.
cli-rules-help = Toutes les règles par numéro et titre, ou le texte de l’une d’elles : cafe rules E3
cli-rules-unknown = La règle { $id } n’existe pas. Les règles sont { $ids }.
cli-rules-chapter-E = Savoir-vivre : qui peut s’asseoir où
cli-rules-chapter-S = Points
cli-rules-chapter-B = Le jeu de plateau
cli-rules-chapter-C = Le jeu de cartes
cli-rules-chapter-V = Variantes
cli-show-short = Dessine le café d’une partie ou d’une position.
cli-show-help = Dessine le café d’une partie enregistrée, ou d’une position donnée par sa ligne de texte.
cli-show-help-open = Montre aussi les clients cachés.
cli-replay-short = Raconte une partie tour par tour.
cli-replay-help = Raconte une partie tour par tour, avec le décompte de chaque point.
cli-replay-help-step = Dessine le café après chaque tour et attend la touche Entrée.
cli-replay-next = [Entrée = tour suivant]
cli-replay-scores = Score { $scores }
cli-check-short = Vérifie chaque étape et chaque total d’une partie.
cli-check-help = Rejoue une partie enregistrée et vérifie chaque étape et chaque total.
cli-check-ok = { $file } : tout est juste.
cli-check-game =
    { $edition }, { $players } personnes, { $moves ->
        [one] { $moves } étape
       *[other] { $moves } étapes
    }
cli-check-seed = Graine de la donne : { $seed }
cli-check-open = La partie n’est pas terminée ; le tour { $turn } vient ensuite.

## La table en un coup d’œil

cli-sheet-name = { $player }
cli-sheet-out = en faillite
cli-sheet-aside =
    { $count ->
        [one] et { $count } mis de côté
       *[other] et { $count } mis de côté
    }
cli-sheet-bag = Sac : { $guests } clients ; à { $last }, la partie est finie.
cli-sheet-bar =
    { $price_sign ->
        [minus] Bar : la case { $space } coûte { price }.
       *[other] Bar : la case { $space } rapporte { price }.
    }
cli-sheet-decks =
    Il reste { $guests ->
        [one] { $guests } client
       *[other] { $guests } clients
    } dans la pioche et { $tables ->
        [one] { $tables } carte de table
       *[other] { $tables } cartes de table
    }.
cli-sheet-birthday = Tables d’anniversaire : { $nation }
cli-sheet-winners =
    { $winners_count ->
        [one] { $winners } gagne la partie.
       *[other] { $winners } se partagent la victoire.
    }

## cafe play

cli-play-short = Joue une partie.
cli-play-command-help = Une partie entière dans le terminal, avec des personnes et des bots à volonté. Lancée sans option, la commande demande ce qu’il lui faut, et la touche Entrée est toujours une bonne réponse.
cli-play-help-game = Le jeu de plateau ou le jeu de cartes.
cli-play-help-players = Qui joue, séparé par des virgules : des noms de personnes, et des bots comme { "bot:leonora" } ou { "bot:random" }.
cli-play-help-seed = Un mot d’après lequel les clients sont distribués ; le même mot donne la même donne.
cli-play-help-save = Garde la partie dans ce fichier, tour par tour.
cli-play-help-resume = Reprend une partie enregistrée.
cli-play-only-resume = Une partie enregistrée a ses propres règles et ses propres places : donnez --resume seul, ou avec --save.
cli-seats-no-bot = Le bot { $bot } n’existe pas. Il y a { $bots }.
cli-seats-bad-name = { $name } ne peut pas être un nom : 1 à 40 signes, sans | ni =.
cli-seats-twice = Le nom { $name } est pris deux fois.

## Premières questions

cli-welcome = Bienvenue au Café International !
cli-welcome-edition = { $number } = { $edition }, de { $least } à { $most } personnes
cli-welcome-which = Quel jeu ? [Entrée = 1]
cli-welcome-opponents = Combien d’adversaires, de 1 à { $most } ? [Entrée = { $usual }]
cli-welcome-character = { $number } = { $about }
cli-welcome-against = Contre qui, du plus faible au plus fort ? [Entrée = { $usual }]
cli-welcome-name = Comment vous appelez-vous ? [Entrée = { $usual }]
cli-welcome-again = Un nombre de { $least } à { $most }, s’il vous plaît.

## À table

cli-play-title = Café International, le { $edition }
cli-play-bots =
    { $bots_count ->
        [one] L’ordinateur joue { $bots }.
       *[other] L’ordinateur joue { $bots }.
    }
cli-play-how = Tapez le numéro d’une offre. Le code d’un client, par exemple ITm, montre où il peut s’asseoir ; aide montre tout le reste.
cli-play-heading = Tour { $number } · { $player }
cli-play-enter = [Entrée = { $move }]
cli-play-legend = [IT] table · ITf femme · ITm homme · **f **m jokers · > vient de s’asseoir · +4 rapporte 4 · …+4 attend, et le client suivant rapporte jusqu’à 4
cli-play-unclear = « { $typed } » n’est ni un numéro ni une étape ; aide montre ce qu’on peut taper.
cli-play-no-number = Il n’y a pas d’offre { $number } en ce moment.
cli-play-turn-over = Le tour est déjà terminé ; { $code } n’a pas été joué.
cli-play-see-rule = La règle elle-même : règle { $rule }
cli-play-why-how = Interrogez une étape, un client ou une chaise : pourquoi ITm@k13, pourquoi ITm, pourquoi k13
cli-play-undone = Annulé : { $code }
cli-play-no-undo = Il n’y a rien à annuler : le tour commence à peine, ou quelque chose de caché a été révélé depuis.
cli-play-saved = Enregistré dans { $file }.
cli-play-resume = Pour continuer plus tard : ./run { $command }
cli-play-save-where = Enregistrer la partie ? Nom de fichier, ou n pour non [Entrée = { $usual }]
cli-play-pass = C’est à { $player }. Passez l’appareil, puis appuyez sur Entrée.
cli-play-hide = [Entrée = cacher votre main et passer l’appareil]
cli-play-over = Le décompte final

cli-offers-bar =
    { $price_sign ->
        [minus] au bar, coûte { $price_amount }
       *[other] au bar, rapporte { $price_amount }
    }
cli-offers-aside = mettre de côté
cli-offers-more = et { $count } de plus

cli-play-can-number = joue l’offre de ce numéro
cli-play-can-move = joue une étape ; plusieurs, séparées par des espaces : ITm@k13 ITf@j12 end
cli-play-can-guest = montre où ce client peut s’asseoir
cli-play-can-chair = dit pour chaque client en main ce que cette chaise rapporte, ou pourquoi non
cli-play-can-enter = termine le tour là où c’est possible
cli-play-can-help = montre cette liste
cli-play-can-why = suivi d’une étape : son décompte, ou toutes les raisons contre
cli-play-can-rules = toutes les règles ; avec un numéro comme E3, celle-là
cli-play-can-undo = annule la dernière étape de ce tour
cli-play-can-show = redessine le café
cli-play-can-all = énumère toutes les offres
cli-play-can-hint = donne les trois meilleurs coups et ce qu’ils promettent
cli-play-can-save = enregistre la partie ; avec un nom, dans ce fichier
cli-play-can-quit = quitte la partie et propose de l’enregistrer

# Ce qu’on peut taper pour cela, l’habituel d’abord.
cli-play-words-help = aide
cli-play-words-why = pourquoi
cli-play-words-rules = règle règles regle regles
cli-play-words-undo = annuler
cli-play-words-show = montrer
cli-play-words-all = tout
cli-play-words-hint = conseil
cli-play-words-save = enregistrer sauver
cli-play-words-quit = quitter
cli-play-words-no = n non

## cafe about

cli-about-short = Ce qui est installé, et quel noyau tourne.
cli-about-help = Ce qui est installé, et quel noyau tourne : le noyau compilé, ou le même en pur Python.
cli-about-version = Café International { $version } avec { $python }
cli-about-compiled = Le noyau est compilé.
cli-about-pure =
    Le noyau est en pur Python : { $why ->
        [chosen] CAFE_KERNEL le demande.
        [stale] ses fichiers ont changé depuis sa compilation.
        [broken] le noyau compilé ne se charge pas ({ $said }).
       *[not-compiled] il n’a pas été compilé ici ; il faut pour cela un compilateur C quand le paquet est installé.
    }

## cafe review

cli-review-short = La qualité du jeu dans une partie terminée, et la part de chance.
cli-review-help = Analyse une partie terminée décision par décision : ce que valait le coup joué, ce qui aurait été mieux, et la part de chance dans le résultat. Une partie en cours n’est jamais analysée. Ctrl-C interrompt l’analyse, et rien n’est écrit.
cli-review-help-nodes = Parties d’essai par décision ; à défaut { $board } au jeu de plateau et { $card } au jeu de cartes. Davantage prend plus de temps et réduit les erreurs.
cli-review-help-seed = Un texte quelconque. La même graine donne la même analyse, à l’octet près.
cli-review-help-json = Affiche l’analyse en JSON.
cli-review-help-annotate = Écrit la partie dans ce fichier, avec valeurs et meilleurs coups en commentaires ; cafe check la vérifie toujours.
cli-review-running = { $file } : cette partie n’est pas terminée, et une partie en cours n’est jamais analysée.
cli-review-interrupted = Interrompu après { $done } décisions sur { $total } ; rien n’a été écrit.

## cafe puzzle

cli-puzzle-short = Trouvez le meilleur coup.
cli-puzzle-help = Montre une position où un coup est nettement le meilleur, demande le vôtre, puis dit ce que valent les deux et pourquoi. Sans autre choix, c’est l’énigme du jour, la même pour tout le monde. Le code de sortie est 0 pour le meilleur coup et 1 pour un autre.
cli-puzzle-help-id = L’énigme de cet identifiant.
cli-puzzle-help-game = Les énigmes de ce jeu ; sans précision, celle du jour vient du jeu de plateau.
cli-puzzle-help-theme = Les énigmes sur ce thème.
cli-puzzle-help-date = L’énigme d’un autre jour.
cli-puzzle-help-random = Une énigme au hasard ; le même texte donne la même énigme.
cli-puzzle-help-answer = Répondre par ces étapes, sans attendre la question, par exemple « ITm@k13 end ».
cli-puzzle-help-solution = Montrer tout de suite la solution.
cli-puzzle-help-json = Tout afficher en JSON ; la solution seulement avec une réponse ou --solution.
cli-puzzle-one-choice = Choisissez par --id, --date ou --random, pas par plusieurs à la fois.
cli-puzzle-no-id = L’énigme { $id } n’existe pas.
cli-puzzle-none = Ce jeu n’a pas d’énigme sur ce thème.
cli-puzzle-no-date = { $date } n’est pas une date ; écrivez par exemple { $example }.
cli-puzzle-no-moves = « { $moves } » est illisible : { $flaw }

## cafe tournament

cli-tournament-short = Bots et programmes les uns contre les autres, sur des donnes appariées.
cli-tournament-help = Fait jouer des bots entre eux : chaque donne une fois pour chaque rotation des places, pour que personne ne gagne par la chance du tirage. Un bot est un nom, comme greedy ; greedy@500 avec un budget de positions ; leonora@time avec le temps qu’un serveur lui donne ; ou un programme qui parle le protocole de docs/engine.md : { $example }. Autant de bots, autant de places. Ctrl-C arrête et montre ce qui a été joué.
cli-tournament-help-game = Le jeu de plateau ou le jeu de cartes.
cli-tournament-help-deals = Combien de donnes ; { $deals } par défaut.
cli-tournament-help-seed = Un texte quelconque. Le même redonne les mêmes donnes et les mêmes parties ; un autre, des donnes nouvelles.
cli-tournament-help-jobs = Combien de parties à la fois. Le résultat n’en dépend pas.
cli-tournament-help-json = Écrire chiffres et parties en JSON dans ce fichier ; - est la sortie standard.
cli-tournament-help-append = Continuer le fichier de --json : seules les donnes qui y manquent sont jouées.
cli-tournament-help-plot = Dessiner les parts de parties gagnées en image SVG.
cli-tournament-help-turn-ms = Combien de millisecondes un programme a pour un tour ; { $milliseconds } par défaut.
cli-tournament-help-memory-mb = Combien de mégaoctets de mémoire un programme a ; { $megabytes } par défaut.
cli-tournament-no-bot = Le bot { $bot } n’existe pas. Il y a { $bots }, chacun aussi avec un budget comme NOM@500, et des programmes sous la forme { $program }.
cli-tournament-bad-command = { $program } n’est pas une ligne de commande : après { $sign } vient un programme avec ses arguments, et les guillemets vont par paires.
cli-tournament-no-program = Il n’y a pas de programme { $program } qu’on puisse lancer.
cli-tournament-append-what = Dites par --json quel fichier --append doit continuer.
cli-tournament-other-report = { $file } n’est pas le rapport de ce tournoi : jeu, options, bots, limites et graine doivent être les mêmes.
cli-tournament-heading =
    { $edition }, { $players } places, graine { $seed } : { $deals ->
        [one] 1 donne
       *[other] { $deals } donnes
    }, { $games } parties
cli-tournament-intervals = Chaque chiffre par place, avec son intervalle de confiance à 95 % sur les donnes.
cli-tournament-bot = Bot
cli-tournament-games-won = parties gagnées
cli-tournament-deals-won = donnes gagnées
cli-tournament-margin = écart
cli-tournament-bankrupt = faillites
cli-tournament-rating = cote
cli-tournament-decisions = décisions
cli-tournament-nodes = positions : moyenne / p99 / max.
cli-tournament-time = ms : moyenne / p99 / max.
cli-tournament-no-ratings = Les cotes demandent un paquet de plus : { $install }
cli-tournament-plot = Parties gagnées
cli-tournament-failures =
    { $bot } : { $count ->
        [one] 1 défaillance
       *[other] { $count } défaillances
    }. La première : { $first }
cli-tournament-failure-crashed = le programme s’est terminé ({ $detail })
cli-tournament-failure-too-slow = le programme n’a pas répondu à temps
cli-tournament-failure-flooded = le programme a écrit plus que quiconque ne lirait
cli-tournament-failure-nonsense = le programme a dit une chose qui ne veut rien dire : { $detail }
cli-tournament-failure-illegal = un coup que les règles refusent : { $detail }
cli-tournament-interrupted = Interrompu ; les { $games } parties des donnes complètes comptent.
cli-tournament-worker-died = Un processus qui jouait est mort, peut-être faute de mémoire. Les { $games } parties des donnes complètes comptent.

## cafe engine

cli-engine-short = Un bot pour d’autres programmes, ligne par ligne sur stdin et stdout.
cli-engine-help = Un bot que d’autres programmes peuvent interroger : il lit des lignes comme position et go, et répond par le coup qu’il jouerait. Le protocole est décrit dans docs/engine.md.
cli-engine-help-bot = Le bot qui répond.
