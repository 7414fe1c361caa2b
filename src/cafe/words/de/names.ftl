### Wer und was im Café ist.

## Nationen; .table ist der Name ihrer Tische, ohne Artikel; .between und .both stehen nach „zwischen“

nation-AF = Afrika
    .table = Afrika-Tisch
    .between = Afrika
    .both = den beiden Afrika-Tischen
nation-CN = China
    .table = China-Tisch
    .between = China
    .both = den beiden China-Tischen
nation-CU = Kuba
    .table = Kuba-Tisch
    .between = Kuba
    .both = den beiden Kuba-Tischen
nation-DE = Deutschland
    .table = Deutschland-Tisch
    .between = Deutschland
    .both = den beiden Deutschland-Tischen
nation-ES = Spanien
    .table = Spanien-Tisch
    .between = Spanien
    .both = den beiden Spanien-Tischen
nation-FR = Frankreich
    .table = Frankreich-Tisch
    .between = Frankreich
    .both = den beiden Frankreich-Tischen
nation-GB = Großbritannien
    .table = Großbritannien-Tisch
    .between = Großbritannien
    .both = den beiden Großbritannien-Tischen
nation-IN = Indien
    .table = Indien-Tisch
    .between = Indien
    .both = den beiden Indien-Tischen
nation-IT = Italien
    .table = Italien-Tisch
    .between = Italien
    .both = den beiden Italien-Tischen
nation-RU = Russland
    .table = Russland-Tisch
    .between = Russland
    .both = den beiden Russland-Tischen
nation-TR = Türkei
    .table = Türkei-Tisch
    .between = der Türkei
    .both = den beiden Türkei-Tischen
nation-US = USA
    .table = USA-Tisch
    .between = den USA
    .both = den beiden USA-Tischen

## Tische, mit Artikel

table-AF = der { nation-AF.table }
table-CN = der { nation-CN.table }
table-CU = der { nation-CU.table }
table-DE = der { nation-DE.table }
table-ES = der { nation-ES.table }
table-FR = der { nation-FR.table }
table-GB = der { nation-GB.table }
table-IN = der { nation-IN.table }
table-IT = der { nation-IT.table }
table-RU = der { nation-RU.table }
table-TR = der { nation-TR.table }
table-US = der { nation-US.table }

## Gäste: .start beginnt einen Satz, .object steht im Akkusativ, .label steht allein

guest-AFf = die Dame aus Afrika
    .start = Die Dame aus Afrika
    .object = die Dame aus Afrika
    .label = Dame aus Afrika
guest-AFm = der Herr aus Afrika
    .start = Der Herr aus Afrika
    .object = den Herrn aus Afrika
    .label = Herr aus Afrika
guest-CNf = die Dame aus China
    .start = Die Dame aus China
    .object = die Dame aus China
    .label = Dame aus China
guest-CNm = der Herr aus China
    .start = Der Herr aus China
    .object = den Herrn aus China
    .label = Herr aus China
guest-CUf = die Dame aus Kuba
    .start = Die Dame aus Kuba
    .object = die Dame aus Kuba
    .label = Dame aus Kuba
guest-CUm = der Herr aus Kuba
    .start = Der Herr aus Kuba
    .object = den Herrn aus Kuba
    .label = Herr aus Kuba
guest-DEf = die Dame aus Deutschland
    .start = Die Dame aus Deutschland
    .object = die Dame aus Deutschland
    .label = Dame aus Deutschland
guest-DEm = der Herr aus Deutschland
    .start = Der Herr aus Deutschland
    .object = den Herrn aus Deutschland
    .label = Herr aus Deutschland
guest-ESf = die Dame aus Spanien
    .start = Die Dame aus Spanien
    .object = die Dame aus Spanien
    .label = Dame aus Spanien
guest-ESm = der Herr aus Spanien
    .start = Der Herr aus Spanien
    .object = den Herrn aus Spanien
    .label = Herr aus Spanien
guest-FRf = die Dame aus Frankreich
    .start = Die Dame aus Frankreich
    .object = die Dame aus Frankreich
    .label = Dame aus Frankreich
guest-FRm = der Herr aus Frankreich
    .start = Der Herr aus Frankreich
    .object = den Herrn aus Frankreich
    .label = Herr aus Frankreich
guest-GBf = die Dame aus Großbritannien
    .start = Die Dame aus Großbritannien
    .object = die Dame aus Großbritannien
    .label = Dame aus Großbritannien
guest-GBm = der Herr aus Großbritannien
    .start = Der Herr aus Großbritannien
    .object = den Herrn aus Großbritannien
    .label = Herr aus Großbritannien
guest-INf = die Dame aus Indien
    .start = Die Dame aus Indien
    .object = die Dame aus Indien
    .label = Dame aus Indien
guest-INm = der Herr aus Indien
    .start = Der Herr aus Indien
    .object = den Herrn aus Indien
    .label = Herr aus Indien
guest-ITf = die Dame aus Italien
    .start = Die Dame aus Italien
    .object = die Dame aus Italien
    .label = Dame aus Italien
guest-ITm = der Herr aus Italien
    .start = Der Herr aus Italien
    .object = den Herrn aus Italien
    .label = Herr aus Italien
guest-RUf = die Dame aus Russland
    .start = Die Dame aus Russland
    .object = die Dame aus Russland
    .label = Dame aus Russland
guest-RUm = der Herr aus Russland
    .start = Der Herr aus Russland
    .object = den Herrn aus Russland
    .label = Herr aus Russland
guest-TRf = die Dame aus der Türkei
    .start = Die Dame aus der Türkei
    .object = die Dame aus der Türkei
    .label = Dame aus der Türkei
guest-TRm = der Herr aus der Türkei
    .start = Der Herr aus der Türkei
    .object = den Herrn aus der Türkei
    .label = Herr aus der Türkei
guest-USf = die Dame aus den USA
    .start = Die Dame aus den USA
    .object = die Dame aus den USA
    .label = Dame aus den USA
guest-USm = der Herr aus den USA
    .start = Der Herr aus den USA
    .object = den Herrn aus den USA
    .label = Herr aus den USA
guest-joker-f = die Joker-Dame
    .start = Die Joker-Dame
    .object = die Joker-Dame
    .label = Joker-Dame
guest-joker-m = der Joker-Herr
    .start = Der Joker-Herr
    .object = den Joker-Herrn
    .label = Joker-Herr

## Damen und Herren

sex-f = Dame
sex-m = Herr
ladies =
    { $ladies ->
        [0] keine Dame
        [one] 1 Dame
       *[other] { $ladies } Damen
    }
gentlemen =
    { $gentlemen ->
        [0] kein Herr
        [one] 1 Herr
       *[other] { $gentlemen } Herren
    }
guests =
    { $guests ->
        [0] kein Gast
        [one] 1 Gast
       *[other] { $guests } Gäste
    }
jokers =
    { $jokers ->
        [0] kein Joker
        [one] 1 Joker
       *[other] { $jokers } Joker
    }

## Punkte, mit und ohne Vorzeichen

points =
    { $points_amount ->
        [one] { $points_amount } Punkt
       *[other] { $points_amount } Punkte
    }
price =
    { $price_amount ->
        [one] { $price_amount } Punkt
       *[other] { $price_amount } Punkte
    }
points-signed =
    { $points_amount ->
        [one] { $points_signed } Punkt
       *[other] { $points_signed } Punkte
    }
# A sum that may be below nothing: 12 points, or −3.
score =
    { $points_sign ->
        [minus] { points-signed }
       *[other] { points }
    }

## Spieler und Aufzählungen

player-name = Person { $number }
list-comma = { $first }, { $last }
list-and = { $first } und { $last }
list-or = { $first } oder { $last }

## Die beiden Spiele

edition-board = Brettspiel
edition-card = Kartenspiel
