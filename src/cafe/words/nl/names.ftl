### Wie en wat er in het café is.

## Landen; .table is de naam van hun tafels, zonder lidwoord; .between en .both staan na ‘tussen’

nation-AF = Afrika
    .table = Afrikaanse tafel
    .between = Afrika
    .both = de twee Afrikaanse tafels
nation-CN = China
    .table = Chinese tafel
    .between = China
    .both = de twee Chinese tafels
nation-CU = Cuba
    .table = Cubaanse tafel
    .between = Cuba
    .both = de twee Cubaanse tafels
nation-DE = Duitsland
    .table = Duitse tafel
    .between = Duitsland
    .both = de twee Duitse tafels
nation-ES = Spanje
    .table = Spaanse tafel
    .between = Spanje
    .both = de twee Spaanse tafels
nation-FR = Frankrijk
    .table = Franse tafel
    .between = Frankrijk
    .both = de twee Franse tafels
nation-GB = Groot-Brittannië
    .table = Britse tafel
    .between = Groot-Brittannië
    .both = de twee Britse tafels
nation-IN = India
    .table = Indiase tafel
    .between = India
    .both = de twee Indiase tafels
nation-IT = Italië
    .table = Italiaanse tafel
    .between = Italië
    .both = de twee Italiaanse tafels
nation-RU = Rusland
    .table = Russische tafel
    .between = Rusland
    .both = de twee Russische tafels
nation-TR = Turkije
    .table = Turkse tafel
    .between = Turkije
    .both = de twee Turkse tafels
nation-US = Verenigde Staten
    .table = Amerikaanse tafel
    .between = de VS
    .both = de twee Amerikaanse tafels

## Tafels, met lidwoord

table-AF = de { nation-AF.table }
table-CN = de { nation-CN.table }
table-CU = de { nation-CU.table }
table-DE = de { nation-DE.table }
table-ES = de { nation-ES.table }
table-FR = de { nation-FR.table }
table-GB = de { nation-GB.table }
table-IN = de { nation-IN.table }
table-IT = de { nation-IT.table }
table-RU = de { nation-RU.table }
table-TR = de { nation-TR.table }
table-US = de { nation-US.table }

## Gasten: .start begint een zin, .object is lijdend voorwerp, .label staat op zichzelf

guest-AFf = de Afrikaanse dame
    .start = De Afrikaanse dame
    .object = de Afrikaanse dame
    .label = Afrikaanse dame
guest-AFm = de Afrikaanse heer
    .start = De Afrikaanse heer
    .object = de Afrikaanse heer
    .label = Afrikaanse heer
guest-CNf = de Chinese dame
    .start = De Chinese dame
    .object = de Chinese dame
    .label = Chinese dame
guest-CNm = de Chinese heer
    .start = De Chinese heer
    .object = de Chinese heer
    .label = Chinese heer
guest-CUf = de Cubaanse dame
    .start = De Cubaanse dame
    .object = de Cubaanse dame
    .label = Cubaanse dame
guest-CUm = de Cubaanse heer
    .start = De Cubaanse heer
    .object = de Cubaanse heer
    .label = Cubaanse heer
guest-DEf = de Duitse dame
    .start = De Duitse dame
    .object = de Duitse dame
    .label = Duitse dame
guest-DEm = de Duitse heer
    .start = De Duitse heer
    .object = de Duitse heer
    .label = Duitse heer
guest-ESf = de Spaanse dame
    .start = De Spaanse dame
    .object = de Spaanse dame
    .label = Spaanse dame
guest-ESm = de Spaanse heer
    .start = De Spaanse heer
    .object = de Spaanse heer
    .label = Spaanse heer
guest-FRf = de Franse dame
    .start = De Franse dame
    .object = de Franse dame
    .label = Franse dame
guest-FRm = de Franse heer
    .start = De Franse heer
    .object = de Franse heer
    .label = Franse heer
guest-GBf = de Britse dame
    .start = De Britse dame
    .object = de Britse dame
    .label = Britse dame
guest-GBm = de Britse heer
    .start = De Britse heer
    .object = de Britse heer
    .label = Britse heer
guest-INf = de Indiase dame
    .start = De Indiase dame
    .object = de Indiase dame
    .label = Indiase dame
guest-INm = de Indiase heer
    .start = De Indiase heer
    .object = de Indiase heer
    .label = Indiase heer
guest-ITf = de Italiaanse dame
    .start = De Italiaanse dame
    .object = de Italiaanse dame
    .label = Italiaanse dame
guest-ITm = de Italiaanse heer
    .start = De Italiaanse heer
    .object = de Italiaanse heer
    .label = Italiaanse heer
guest-RUf = de Russische dame
    .start = De Russische dame
    .object = de Russische dame
    .label = Russische dame
guest-RUm = de Russische heer
    .start = De Russische heer
    .object = de Russische heer
    .label = Russische heer
guest-TRf = de Turkse dame
    .start = De Turkse dame
    .object = de Turkse dame
    .label = Turkse dame
guest-TRm = de Turkse heer
    .start = De Turkse heer
    .object = de Turkse heer
    .label = Turkse heer
guest-USf = de Amerikaanse dame
    .start = De Amerikaanse dame
    .object = de Amerikaanse dame
    .label = Amerikaanse dame
guest-USm = de Amerikaanse heer
    .start = De Amerikaanse heer
    .object = de Amerikaanse heer
    .label = Amerikaanse heer
guest-joker-f = de vrouwelijke joker
    .start = De vrouwelijke joker
    .object = de vrouwelijke joker
    .label = Vrouwelijke joker
guest-joker-m = de mannelijke joker
    .start = De mannelijke joker
    .object = de mannelijke joker
    .label = Mannelijke joker

## Dames en heren

sex-f = dame
sex-m = heer
ladies =
    { $ladies ->
        [0] geen dame
        [one] 1 dame
       *[other] { $ladies } dames
    }
gentlemen =
    { $gentlemen ->
        [0] geen heer
        [one] 1 heer
       *[other] { $gentlemen } heren
    }
guests =
    { $guests ->
        [0] geen gast
        [one] 1 gast
       *[other] { $guests } gasten
    }
jokers =
    { $jokers ->
        [0] geen joker
        [one] 1 joker
       *[other] { $jokers } jokers
    }

## Punten, met en zonder teken

points =
    { $points_amount ->
        [one] { $points_amount } punt
       *[other] { $points_amount } punten
    }
price =
    { $price_amount ->
        [one] { $price_amount } punt
       *[other] { $price_amount } punten
    }
points-signed =
    { $points_amount ->
        [one] { $points_signed } punt
       *[other] { $points_signed } punten
    }
# A sum that may be below nothing: 12 points, or −3.
score =
    { $points_sign ->
        [minus] { points-signed }
       *[other] { points }
    }

## Spelers en opsommingen

player-name = Speler { $number }
list-comma = { $first }, { $last }
list-and = { $first } en { $last }
list-or = { $first } of { $last }

## De twee spellen

edition-board = bordspel
edition-card = kaartspel
