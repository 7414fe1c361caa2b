### Ce dont on convient avant la partie : chaque option et chacune de ses valeurs.

option-players = Le jeu de plateau se joue de deux à quatre (B1), le jeu de cartes de deux à cinq (C1).
    .label = Personnes
option-players-value =
    { $value ->
        [one] { $value } personne se met à table (B3, C2).
       *[other] { $value } personnes se mettent à table (B3, C2).
    }
    .label = { $value }

option-plan = Le plan du café montre quelles chaises touchent quelles tables (B2, C2).
    .label = Plan du café
option-plan-corners = Six tables dans chaque coin de la salle et le bar au centre : la reconstitution habituelle du plateau (B2).
    .label = Coins
option-plan-ring = Les tables en cercle autour du bar : une deuxième reconstitution du plateau (B2).
    .label = Anneau
option-plan-card = Cinq tables en forme de X, toujours disposées ainsi dans le jeu de cartes (C2).
    .label = Cinq tables en X
option-plan-own = Votre propre dessin, si vous avez le plateau sous la main (B2).
    .label = Votre dessin

option-doubling = Quels groupes de même nationalité rapportent le double (S2, S3) ?
    .label = Doublement
option-doubling-full-table = Seule une table de compatriotes complète rapporte le double : 8 points au lieu de 4 (S2).
    .label = Tables complètes
option-doubling-every-group = Comme dans les éditions ultérieures, deux, trois ou quatre clients de même nationalité rapportent le double : 4, 6 ou 8 points (S2, S3).
    .label = Tous les groupes

option-swap = Qui peut prendre la chaise d’un joker (B6) ?
    .label = Échange du joker
option-swap-same-sex = Seule une femme peut prendre la place d’un joker femme, et seul un homme celle d’un joker homme (B6).
    .label = Femme pour femme, homme pour homme
option-swap-any-fitting = Une femme ou un homme peut prendre la place d’un joker, pourvu que la parité reste respectée à toutes les tables que touche la chaise (B6).
    .label = Qui convient

option-bar = Que rapportent ou coûtent les cases du bar (B7) ?
    .label = Bar
option-bar-classic = Les cinq premières cases du bar rapportent de 1 à 5 points, les suivantes coûtent 2, 4, 6 et ainsi de suite jusqu’à 30 (B7).
    .label = Classique
option-bar-gentle = Les cinq premières cases du bar rapportent de 1 à 5 points, les rangées suivantes coûtent de 2 à 10, de 4 à 12 et de 6 à 14 (B7).
    .label = Prix doux

option-lone_joker = Un joker peut-il s’asseoir seul sans rapporter de points (B5) ?
    .label = Joker seul
option-lone_joker-off = Un joker doit rapporter des points comme tout autre client (B5).
    .label = Non
option-lone_joker-on = Un joker peut être placé seul, sans rapporter de points (B5).
    .label = Oui

option-hand_size = Comment une table de compatriotes complétée diminue-t-elle la réserve (B9) ?
    .label = Réserve
option-hand_size-asked = On demande à la personne qui a complété la table de combien elle veut diminuer sa réserve (B9).
    .label = Demander
option-hand_size-automatic = La réserve diminue automatiquement autant que possible (B9).
    .label = Automatique

option-birthday = La première personne qui atteint un nombre convenu de points peut-elle déclarer des tables d’anniversaire (V1) ?
    .label = Tables d’anniversaire
option-birthday-off = Aucune table ne fête d’anniversaire (V1).
    .label = Non
option-birthday-value =
    { $value ->
        [one] La première personne qui atteint { $value } point peut choisir un pays dont les deux tables rapportent dès lors le double (V1).
       *[other] La première personne qui atteint { $value } points peut choisir un pays dont les deux tables rapportent dès lors le double (V1).
    }
    .label = { $value }
    .choose = Oui
    .amount = Points

option-clubs = Quatre femmes ou quatre hommes peuvent-ils se retrouver entre eux à une table (V2) ?
    .label = Cercles
option-clubs-off = Pas de cercles : la parité s’applique à toutes les tables (V2).
    .label = Non
option-clubs-on = Un tour entier permet de former un cercle, une réunion de quatre amies ou une table de quatre habitués, pour 20 ou 40 points (V2).
    .label = Oui

## Des tables toutes prêtes

preset-family = Famille
    .text = Des prix plus doux au bar, des jokers qui vont partout et aucune question sur la réserve.
preset-rulebook =
    { $game ->
        [card] Règle de 2001
       *[board] Règle de 1989
    }
    .text = Exactement comme elle est imprimée, sans variante et sans limite de temps.
preset-tournament = Tournoi
    .text = La règle à la lettre, avec 15 minutes par personne et 10 secondes de plus par tour.
preset-everything = Tout
    .text = Toutes les variantes à la fois : plus de réflexion et bien plus de points.
