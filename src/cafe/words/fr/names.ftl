### Qui et quoi il y a au café.

## Pays ; .table est le nom de leurs tables, sans article ; .between et .both suivent « entre »

nation-AF = Afrique
    .table = table africaine
    .between = l’Afrique
    .both = les deux tables africaines
nation-CN = Chine
    .table = table chinoise
    .between = la Chine
    .both = les deux tables chinoises
nation-CU = Cuba
    .table = table cubaine
    .between = Cuba
    .both = les deux tables cubaines
nation-DE = Allemagne
    .table = table allemande
    .between = l’Allemagne
    .both = les deux tables allemandes
nation-ES = Espagne
    .table = table espagnole
    .between = l’Espagne
    .both = les deux tables espagnoles
nation-FR = France
    .table = table française
    .between = la France
    .both = les deux tables françaises
nation-GB = Angleterre
    .table = table anglaise
    .between = l’Angleterre
    .both = les deux tables anglaises
nation-IN = Inde
    .table = table indienne
    .between = l’Inde
    .both = les deux tables indiennes
nation-IT = Italie
    .table = table italienne
    .between = l’Italie
    .both = les deux tables italiennes
nation-RU = Russie
    .table = table russe
    .between = la Russie
    .both = les deux tables russes
nation-TR = Turquie
    .table = table turque
    .between = la Turquie
    .both = les deux tables turques
nation-US = États-Unis
    .table = table américaine
    .between = les États-Unis
    .both = les deux tables américaines

## Tables, avec l’article

table-AF = la { nation-AF.table }
table-CN = la { nation-CN.table }
table-CU = la { nation-CU.table }
table-DE = la { nation-DE.table }
table-ES = la { nation-ES.table }
table-FR = la { nation-FR.table }
table-GB = la { nation-GB.table }
table-IN = la { nation-IN.table }
table-IT = la { nation-IT.table }
table-RU = la { nation-RU.table }
table-TR = la { nation-TR.table }
table-US = la { nation-US.table }

## Clients : .start commence une phrase, .object est un complément, .label se suffit à lui-même

guest-AFf = l’Africaine
    .start = L’Africaine
    .object = l’Africaine
    .label = Africaine
guest-AFm = l’Africain
    .start = L’Africain
    .object = l’Africain
    .label = Africain
guest-CNf = la Chinoise
    .start = La Chinoise
    .object = la Chinoise
    .label = Chinoise
guest-CNm = le Chinois
    .start = Le Chinois
    .object = le Chinois
    .label = Chinois
guest-CUf = la Cubaine
    .start = La Cubaine
    .object = la Cubaine
    .label = Cubaine
guest-CUm = le Cubain
    .start = Le Cubain
    .object = le Cubain
    .label = Cubain
guest-DEf = l’Allemande
    .start = L’Allemande
    .object = l’Allemande
    .label = Allemande
guest-DEm = l’Allemand
    .start = L’Allemand
    .object = l’Allemand
    .label = Allemand
guest-ESf = l’Espagnole
    .start = L’Espagnole
    .object = l’Espagnole
    .label = Espagnole
guest-ESm = l’Espagnol
    .start = L’Espagnol
    .object = l’Espagnol
    .label = Espagnol
guest-FRf = la Française
    .start = La Française
    .object = la Française
    .label = Française
guest-FRm = le Français
    .start = Le Français
    .object = le Français
    .label = Français
guest-GBf = l’Anglaise
    .start = L’Anglaise
    .object = l’Anglaise
    .label = Anglaise
guest-GBm = l’Anglais
    .start = L’Anglais
    .object = l’Anglais
    .label = Anglais
guest-INf = l’Indienne
    .start = L’Indienne
    .object = l’Indienne
    .label = Indienne
guest-INm = l’Indien
    .start = L’Indien
    .object = l’Indien
    .label = Indien
guest-ITf = l’Italienne
    .start = L’Italienne
    .object = l’Italienne
    .label = Italienne
guest-ITm = l’Italien
    .start = L’Italien
    .object = l’Italien
    .label = Italien
guest-RUf = la Russe
    .start = La Russe
    .object = la Russe
    .label = Russe (femme)
guest-RUm = le Russe
    .start = Le Russe
    .object = le Russe
    .label = Russe (homme)
guest-TRf = la Turque
    .start = La Turque
    .object = la Turque
    .label = Turque
guest-TRm = le Turc
    .start = Le Turc
    .object = le Turc
    .label = Turc
guest-USf = l’Américaine
    .start = L’Américaine
    .object = l’Américaine
    .label = Américaine
guest-USm = l’Américain
    .start = L’Américain
    .object = l’Américain
    .label = Américain
guest-joker-f = le joker femme
    .start = Le joker femme
    .object = le joker femme
    .label = Joker femme
guest-joker-m = le joker homme
    .start = Le joker homme
    .object = le joker homme
    .label = Joker homme

## Femmes et hommes

sex-f = femme
sex-m = homme
ladies =
    { $ladies ->
        [0] aucune femme
        [one] 1 femme
       *[other] { $ladies } femmes
    }
gentlemen =
    { $gentlemen ->
        [0] aucun homme
        [one] 1 homme
       *[other] { $gentlemen } hommes
    }
guests =
    { $guests ->
        [0] aucun client
        [one] 1 client
       *[other] { $guests } clients
    }
jokers =
    { $jokers ->
        [0] aucun joker
        [one] 1 joker
       *[other] { $jokers } jokers
    }

## Points, avec et sans leur signe

points =
    { $points_amount ->
        [one] { $points_amount } point
       *[other] { $points_amount } points
    }
price =
    { $price_amount ->
        [one] { $price_amount } point
       *[other] { $price_amount } points
    }
points-signed =
    { $points_amount ->
        [one] { $points_signed } point
       *[other] { $points_signed } points
    }
# A sum that may be below nothing: 12 points, or −3.
score =
    { $points_sign ->
        [minus] { points-signed }
       *[other] { points }
    }

## Joueurs et énumérations

player-name = Convive { $number }
list-comma = { $first }, { $last }
list-and = { $first } et { $last }
list-or = { $first } ou { $last }

## Les deux jeux

edition-board = jeu de plateau
edition-card = jeu de cartes
