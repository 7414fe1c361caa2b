### Ce que les règles disent d’un coup, et ce qui s’est passé.

## Objections : pourquoi un coup est refusé

chair-taken = { $chair_start } est déjà occupée par { $by }.
no-such-chair = Il n’y a pas de chaise { $chair } ici.
not-at-home =
    { $chair_known ->
        [yes] { $guest_sex ->
            [f] { $guest_start } n’est chez elle à aucune de ces tables.
           *[m] { $guest_start } n’est chez lui à aucune de ces tables.
        }
       *[no] { $chair_start } ne touche que des tables d’autres pays ({ $nations }) : { $guest } ne peut pas s’y asseoir.
    }
unbalanced =
    { $place_atstart }, il y aurait { $ladies ->
        [0] { gentlemen } et { ladies }
       *[other] { ladies } et { gentlemen }
    }.
left-alone = { $guest_start } { $chair_at } resterait sans compagnie à la fin du tour.
pays-nothing = { $guest_start } ne rapporterait aucun point { $chair_at }, et personne ne pourrait ensuite s’asseoir à sa table.
someone-waits = { $guest_start } { $chair_at } attend encore de la compagnie : le prochain client doit s’asseoir { $tables_at_or }.
not-in-hand = { $guest_start } n’est pas en main, ou pas en nombre suffisant.
not-in-this-game = Ce coup n’existe pas dans ce jeu.
turn-under-way = Des clients ont déjà pris place pendant ce tour, et on ne peut pas combiner plusieurs sortes d’action.
nothing-done = On ne peut pas passer son tour : il faut d’abord jouer.
enough-seated =
    { $limit ->
        [one] On ne peut pas placer plus de { $limit } client par tour.
       *[other] On ne peut pas placer plus de { $limit } clients par tour.
    }
game-over = La partie est terminée.
joker-not-served = On ne sert pas les jokers au bar.
no-joker-there = Il n’y a pas de joker { $chair_at }.
joker-for-joker = Le joker { $chair_at } ne peut pas être échangé contre un autre joker.
wrong-sex =
    { $wanted_code ->
        [f] { $chair_atstart }, c’est un joker femme : seule une femme peut prendre sa place.
       *[m] { $chair_atstart }, c’est un joker homme : seul un homme peut prendre sa place.
    }
choose-hand-size-first = Il faut d’abord décider de combien la réserve diminue.
no-hand-size-choice = Il n’y a rien à décider maintenant au sujet de la réserve.
lowers-too-much = La réserve peut diminuer de { $most } au plus, pas de { $by }.
hand-full =
    { $limit ->
        [one] Avec { $limit } client en main, on n’en pioche plus.
       *[other] Avec { $limit } clients en main, on n’en pioche plus.
    }
hand-not-full =
    { $limit ->
        [one] On ne met un client de côté qu’avec { $limit } client en main.
       *[other] On ne met un client de côté qu’avec { $limit } clients en main.
    }
hand-not-empty =
    { $guests ->
        [one] On ne peut fermer le café que la main vide, et il y reste { $guests } client.
       *[other] On ne peut fermer le café que la main vide, et il y reste { $guests } clients.
    }
choose-birthday-first = Il faut d’abord décider si un pays fête son anniversaire.
no-birthday-choice = Il n’y a pas d’anniversaire à décider maintenant.
clubs-not-played = Cette partie se joue sans cercles.
no-such-table = Il n’y a pas de table { $table } ici.
not-at-the-club = { $chair_start } n’est pas { $table_at }.
party-size = Pour former un cercle, on place de { $least } à { $most } clients à la fois, pas { $guests }.
no-club =
    { $place_atstart }, il y aurait { $ladies ->
        [0] { gentlemen } et { ladies }
       *[other] { ladies } et { gentlemen }
    } : il faut quatre femmes pour une réunion d’amies, quatre hommes pour une table d’habitués.

## Ce qui cloche dans une position soumise

turn-over-before = Étape { $step } : le tour est déjà terminé.
card-not-told = Étape { $step } : précisez quelle carte de table arrive en { $tables } (C5).
nobody-left-to-come = Il y a tant de clients au café que la partie est terminée.
tables-are-the-plans = Les tables du jeu de plateau sont celles de son plan : laissez les cartes de table de côté.
no-tables-told = Précisez quelles tables sont posées dans le jeu de cartes, comme b2=RU d2=GB.
no-bar-here = Le jeu de cartes n’a pas de bar.
bar-too-full = De 0 à { $most } cases du bar peuvent être occupées.
less-than-nothing = Personne n’a moins que rien tant que la partie continue (B8).
birthdays-not-played = Un anniversaire demande la variante V1 : réglez birthday=on.
chair-not-on-plan = { $chair } n’est pas une chaise du plan { $plan }.
table-not-on-plan = { $table } n’est pas une table du plan { $plan }.
guest-told-too-often = { $guest_label } : { $times } dans la question, { $most } dans le jeu.
table-told-too-often = { $nation_table } : { $times } dans la question, { $most } dans le jeu.

## Coups : ce qu’on peut faire

seat = placer { $guest_object } { $chair_onto }
    .item = { $guest_object } { $chair_onto }
end-turn = terminer le tour
send-to-bar = envoyer { $guest_object } au bar
swap-joker = échanger { $guest_object } contre le joker { $chair_at }
host-club =
    { $party_count ->
        [0] former un cercle { $table_at }
       *[other] former un cercle { $table_at } : { $party }
    }
draw = piocher un client
lay-aside = mettre { $guest_object } de côté, face cachée
close-cafe = fermer le café
lower-hand-size =
    { $by ->
        [0] garder la même réserve
       *[other] diminuer la réserve de { $by }
    }
name-birthday =
    { $nation ->
        [none] ne fêter aucun anniversaire
       *[other] fêter l’anniversaire d’un pays : { $nation }
    }

## Événements : ce qui s’est passé

# Termine la phrase quand des tables de compatriotes viennent d’être complétées.
completes =
    { $one_nation_count ->
        [0] { "" }
        [one] { " " }{ $one_nation_start } est maintenant une table de compatriotes.
       *[other] { " " }{ $one_nation_start } sont maintenant des tables de compatriotes.
    }
guest-seated =
    { $waits ->
        [yes] { $player } place { $guest_object } { $chair_onto } ; il faut encore lui trouver de la compagnie.
       *[no] { $points ->
            [0] { $player } place { $guest_object } { $chair_onto }.
           *[other] { $player } place { $guest_object } { $chair_onto } et marque { points }.{ completes }
        }
    }
club-hosted = { $player } forme un cercle { $table_at } et marque { points }.{ completes }
sent-to-bar =
    { $price_sign ->
        [minus] { $player } envoie { $guest_object } au bar : la case { $space } coûte { price }, et { $player } en paie { $points_amount }.
       *[plus] { $player } envoie { $guest_object } au bar : la case { $space } rapporte { points }.
    }
joker-swapped = { $player } place { $guest_object } { $chair_onto } et récupère { $joker_object }.
went-bankrupt =
    { $guests_count ->
        [0] { $player } ne peut pas payer et quitte la partie.
        [one] { $player } ne peut pas payer et quitte la partie ; { $guests_count } client retourne dans la boîte.
       *[other] { $player } ne peut pas payer et quitte la partie ; { $guests_count } clients retournent dans la boîte.
    }
hand-size-asked = { $player } peut diminuer sa réserve de { $most } au plus.
hand-size-lowered = { $player } diminue sa réserve de { $by }.
guest-drawn =
    { $guest ->
        [none] { $player } pioche un client.
       *[other] { $player } pioche un client : { $guest }.
    }
laid-aside =
    { $guest ->
        [none] { $player } met un client de côté, face cachée.
       *[other] { $player } met un client de côté, face cachée : { $guest }.
    }
tables-cleared =
    { $left_count ->
        [one] On débarrasse : { $places }. { $left_count } client quitte le café.
       *[other] On débarrasse : { $places }. { $left_count } clients quittent le café.
    }
table-laid = Nouvelle table { $table_spot } : { $nation }.
birthday-asked = { $player } peut choisir le pays qui fête son anniversaire.
birthday-named =
    { $nation ->
        [none] { $player } ne choisit aucun pays : il n’y aura pas d’anniversaire dans cette partie.
       *[other] { $player } choisit le pays qui fête son anniversaire : { $nation }. Ses deux tables rapportent désormais le double.
    }
turn-skipped = { $player } ne peut rien faire : son tour est sauté.
turn-passed = C’est à { $player } de jouer.
hand-reckoned =
    { $points ->
        [0] { $player } n’a plus aucun client.
       *[other] { $jokers ->
            [0] { $player } a encore { guests } : { points-signed }.
           *[other] { $guests ->
                [0] { $player } a encore { jokers } : { points-signed }.
               *[other] { $player } a encore { guests } et { jokers } : { points-signed }.
            }
        }
    }
game-ended = La partie est terminée. { $reason }

## Fin : pourquoi la partie est terminée

end-bar-full = Toutes les cases du bar sont occupées.
end-cafe-full = Toutes les chaises du café sont occupées.
end-bag-low = Il ne reste plus que quatre clients dans le sac.
end-hand-empty = Quelqu’un n’a plus de clients.
end-nobody-can-act = Plus personne ne peut jouer.
end-one-left = Il ne reste plus qu’une personne dans la partie.
end-tables-out = Il ne reste pas assez de cartes de table pour remplacer celles qu’on débarrasse.
end-guests-out = Le dernier client de la pioche a été tiré.
end-closed = Quelqu’un a fermé le café, la main vide.

## Décompte

line =
    { $place_label } : { $club ->
        [yes] cercle
       *[no] { guests }
    }{ $doubled ->
        [yes] { " " }de même nationalité
       *[no] { "" }
    }{ $birthday ->
        [yes] , anniversaire
       *[no] { "" }
    } = { points }
    .item = { $points_amount } { $place_at }

## Étapes : ce qui vient ensuite

stage-act = Choisissez une action.
stage-seating = Placez encore un client ou terminez le tour.
stage-club = Le cercle est formé : terminez le tour.
stage-hand-size = Décidez de combien la réserve diminue.
stage-birthday = Choisissez le pays qui fête son anniversaire, ou aucun.

## Classement

standing =
    { $bankrupt ->
        [yes] { $place }. { $player } : faillite
       *[no] { $place }. { $player } : { score }
    }
