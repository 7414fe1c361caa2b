### Ce qui cloche dans un plan, des règles, une donne ou un texte. Le navigateur ne le charge que pour le café sans serveur.

## Plans

unknown-plan = Il n’y a pas de plan « { $text } » ; il y a { $plans }.
too-many-rows = Un dessin a { $most } lignes au plus.
too-many-columns = La ligne { $row } du dessin a plus de { $most } colonnes.
unknown-sign = { $cell } : « { $text } » n’est ni le sol (.), ni une chaise (o), ni un pays, ni un nombre.
table-without-four-chairs =
    La table { $table } a { $chairs ->
        [0] aucune chaise
        [1] une chaise
       *[other] { $chairs } chaises
    } au lieu de quatre.
chair-at-no-table = La chaise { $chair } n’est à aucune table.
chair-at-too-many-tables = La chaise { $chair } est à { $tables } tables ; { $most } au plus s’en partagent une ({ $rule }).
wrong-number-of-chairs = Le dessin a { $chairs } chaises au lieu de { $wanted } ({ $rule }).
not-two-tables = Table { $table } : { $nation } a { $times } des tables du dessin au lieu de deux (B1).
nations-without-table = Il manque dans le dessin une table pour { $nations } (B1).
wrong-number-of-bar-spaces = Le dessin a { $spaces } cases au bar au lieu de { $wanted } (B1).
bar-space-out-of-order = { $cell } : la case { $space } du bar est là où il faudrait { $wanted }. Numérotez-les 1, 2, 3 …, chacune une fois.
not-a-position = Table { $table } : « { $text } » n’est pas une position. Les cartes de table sont sur les nombres 1 à { $most } (C2).
positions-not-each-once = Les positions du dessin ne sont pas 1 à { $most }, chacune une fois (C2).

## Règles

bad-option = L’option { $option } ne convient pas : { $flaw }
unknown-version = La version { $version } des règles est inconnue ici ; ce café joue la version { $ours }.
wrong-number-of-players =
    { $edition ->
        [board] Le jeu de plateau
       *[card] Le jeu de cartes
    } se joue de { $least } à { $most }, pas à { $players }.
plan-of-the-other-game =
    { $plan } n’est pas un plan du { $edition ->
        [board] jeu de plateau
       *[card] jeu de cartes
    }.
only-in-the-board-game = Le jeu de plateau l’a, le jeu de cartes ne l’a pas.
settled-in-the-card-game = Au jeu de cartes, il n’y a pas d’anniversaire, et tout groupe de même nationalité compte double (S3, V1).
birthday-out-of-range = Le seuil est un nombre de 1 à { $most } (V1).
no-value-told = Elle s’écrit option=valeur.
told-twice = Elle est donnée deux fois.
no-such-option =
    Cette option n’existe pas ; le { $edition ->
        [board] jeu de plateau
       *[card] jeu de cartes
    } a { $options }.
not-an-option-here =
    Le { $edition ->
        [board] jeu de plateau
       *[card] jeu de cartes
    } ne l’a pas ; il a { $options }.
no-such-value = « { $text } » n’existe pas ici ; au choix : { $values_or }.
no-number = « { $text } » n’est pas un nombre.
no-name-of-a-plan = « { $text } » n’est pas un nom de plan : lettres minuscules, chiffres, - et _.

## Donnes

guest-dealt-otherwise = { $guest_label } : { $times } ici, { $instead_of } dans le jeu.
table-card-dealt-otherwise = Cartes de table pour { $nation } : { $times } ici, { $instead_of } dans le jeu (C1).
starter-is-nobody = La personne qui commence n’est aucune des { $players } personnes qui jouent.
half-a-letter = La graine n’est pas un texte : il y manque la moitié d’une lettre.

## Textes

misread = Ligne { $line }, caractère { $column } : { $flaw }
too-long = Plus de { $most } caractères.
too-many-lines = Plus de { $most } lignes.
not-one-line = Une position est une seule ligne de { $most } caractères au plus.
not-a-number-from = « { $text } » n’est pas un nombre de { $least } à { $most }.
not-a-guest = « { $text } » n’est pas un client : donnez le pays et f ou m, comme ITf ; les jokers sont **f et **m.
not-a-nation = « { $text } » n’est pas un pays : au choix { $nations_code_or }.
not-a-place = « { $text } » n’est pas un endroit d’un plan, comme k13.
mark-missing = Il manque « { $mark } » dans « { $text } ».
not-a-move = « { $text } » n’est pas une étape : écrivez-la comme ITm@k13, ITm@bar, end ou draw.
not-one-move =
    { $moves ->
        [0] Il n’y a pas d’étape ici.
       *[other] Il faut une seule étape ici, pas { $moves }.
    }
party-too-large = Une compagnie de { $party } : un cercle a { $most } clients au plus (V2).
no-header = Un fichier de partie commence par la ligne « { $line } ».
belongs-before = « { $text } » se place avant le premier tour.
comes-twice = « { $text } » figure deux fois.
is-missing = « { $text } » manque ou est vide.
one-starter-is-enough = Une seule personne peut commencer.
no-table-cards-here = Le jeu de plateau n’a pas de cartes de table.
names-for-players =
    { $names ->
        [1] Un nom
       *[other] { $names } noms
    } pour { $players } personnes.
not-a-name = « { $text } » n’est pas un nom : 1 à { $most } caractères imprimables sans |.
not-a-seed = « { $text } » n’est pas une graine : 1 à { $most } caractères imprimables sans espaces.
blank-in-seed = Une graine n’a pas d’espaces.
another-deal = La donne n’est pas celle de cette graine.
another-commitment = Ce n’est pas l’engagement de cette graine : la donne n’était pas celle promise.
game-not-over = La partie n’est pas encore terminée.
another-turn-next = C’est le tour { $turn } qui vient maintenant.
another-player-next = Il faut « { $line } » ici : c’est à cette personne de jouer.
turn-told-otherwise = Un tour s’écrit étapes = totaux.
turn-over-already = Le tour est déjà terminé.
turn-not-over = Le tour n’est pas terminé, et d’autres lignes suivent.
move-refused = « { $text } » n’est pas permis. { $objections }
totals-for-players =
    { $totals ->
        [0] Aucun total
        [1] Un total
       *[other] { $totals } totaux
    } pour { $players } personnes.
another-total = Le total est { $points }, et non { $text }.
end-line-missing = La partie est terminée : il manque la ligne « { $line } ».
end-line-wanted = La partie est terminée : il faut « { $line } » ici.
lines-after-the-end = D’autres lignes suivent après la fin.
words-wanted =
    « { $part } » a { $words ->
        [0] aucun mot
        [1] un mot
       *[other] { $words } mots
    } au lieu de { $instead_of }.
hands-for-players =
    « { $part } » parle { $hands ->
        [1] d’une personne
       *[other] de { $hands } personnes
    } au lieu de { $players }.
not-there-or-twice = { $place } n’est pas sur ce plan, ou figure deux fois.

## Positions

out-twice-or-to-move = Quelqu’un quitte la partie deux fois, ou doit jouer après l’avoir quittée (B8).
waiting-for-nobody = Le client qui attend n’est pas là, ou personne n’est en train d’être placé (E5).
not-in-the-card-game = Le jeu de cartes n’a ni bar, ni faillite, ni anniversaire.
not-in-the-board-game = Le jeu de plateau n’a pas de cartes de table, et personne n’y met de client de côté.
not-asked-in-the-card-game = Le jeu de cartes ne demande pas cela.
stage-without-guests = L’étape du tour ne va pas avec le nombre de clients qui y sont placés.
end-of-the-other-game =
    « { $text } » n’est pas une fin du { $edition ->
        [board] jeu de plateau
       *[card] jeu de cartes
    }.
over-with-so-few-guests =
    { $left ->
        [0] Quand il ne reste aucun client, la partie est terminée.
        [1] Quand il ne reste qu’un client, la partie est terminée.
       *[other] Quand il ne reste que { $left } clients, la partie est terminée.
    }
table-not-laid = Tant que la partie continue, il y a une table sur chaque position (C5).
over-with-a-full-bar = Quand le bar est plein, la partie est terminée (B11).
over-with-one-player = Quand il ne reste qu’une personne, la partie est terminée (B11).
hand-too-large = Personne n’a plus de { $most } clients en main (C6).
nothing-to-do = La personne dont c’est le tour ne peut rien faire, et la partie n’est pas terminée.
