### Wat je voor het spel afspreekt: elke optie en elke waarde ervan.

option-players = Het bordspel is voor twee tot vier spelers (B1), het kaartspel voor twee tot vijf (C1).
    .label = Spelers
option-players-value =
    { $value ->
        [one] 1 speler schuift aan (B3, C2).
       *[other] { $value } spelers schuiven aan (B3, C2).
    }
    .label = { $value }

option-plan = De plattegrond laat zien welke stoelen aan welke tafels staan (B2, C2).
    .label = Plattegrond
option-plan-corners = Zes tafels in elke hoek van de zaal en de bar in het midden: de gebruikelijke reconstructie van het bord (B2).
    .label = Hoeken
option-plan-ring = De tafels in een ring om de bar: een tweede reconstructie van het bord (B2).
    .label = Ring
option-plan-card = Vijf tafels in de vorm van een X, zoals het kaartspel altijd wordt uitgelegd (C2).
    .label = X van vijf tafels
option-plan-own = Een eigen tekening, voor wie het bord bij de hand heeft (B2).
    .label = Eigen tekening

option-doubling = Welke gezelschappen van één nationaliteit tellen dubbel (S2, S3)?
    .label = Verdubbeling
option-doubling-full-table = Alleen een volle tafel van één nationaliteit telt dubbel: 8 punten in plaats van 4 (S2).
    .label = Volle tafels
option-doubling-every-group = Zoals in latere uitgaven tellen twee, drie en vier gasten van één nationaliteit dubbel: 4, 6 en 8 punten (S2, S3).
    .label = Elk gezelschap

option-swap = Wie mag de stoel van een joker innemen (B6)?
    .label = Jokerruil
option-swap-same-sex = Alleen een dame mag de plaats van een vrouwelijke joker innemen, en alleen een heer die van een mannelijke (B6).
    .label = Dame voor dame, heer voor heer
option-swap-any-fitting = Een dame of een heer mag de plaats van een joker innemen, zolang de tafelschikking er aan elke tafel blijft kloppen (B6).
    .label = Wie past

option-bar = Wat leveren de plaatsen aan de bar op, of wat kosten ze (B7)?
    .label = Bar
option-bar-classic = De eerste vijf plaatsen aan de bar leveren 1 tot 5 punten op, de volgende kosten 2, 4, 6 enzovoort tot 30 (B7).
    .label = Klassiek
option-bar-gentle = De eerste vijf plaatsen aan de bar leveren 1 tot 5 punten op, de volgende rijen kosten 2 tot 10, 4 tot 12 en 6 tot 14 (B7).
    .label = Mild

option-lone_joker = Mag een joker alleen gaan zitten zonder te scoren (B5)?
    .label = Joker alleen
option-lone_joker-off = Een joker moet punten opleveren zoals elke andere gast (B5).
    .label = Nee
option-lone_joker-on = Een joker mag alleen aan tafel worden gezet, zonder te scoren (B5).
    .label = Ja

option-hand_size = Hoe verlaagt een volle tafel van één nationaliteit de handlimiet (B9)?
    .label = Handlimiet
option-hand_size-asked = De speler krijgt de vraag met hoeveel de handlimiet omlaag moet (B9).
    .label = Vragen
option-hand_size-automatic = De handlimiet gaat automatisch zo ver mogelijk omlaag (B9).
    .label = Automatisch

option-birthday = Mag wie als eerste een afgesproken aantal punten haalt, verjaardagstafels uitroepen (V1)?
    .label = Verjaardagstafels
option-birthday-off = Geen enkele tafel is jarig (V1).
    .label = Nee
option-birthday-value =
    { $value ->
        [one] Wie als eerste 1 punt haalt, mag een land noemen waarvan de twee tafels vanaf dan dubbel tellen (V1).
       *[other] Wie als eerste { $value } punten haalt, mag een land noemen waarvan de twee tafels vanaf dan dubbel tellen (V1).
    }
    .label = { $value }
    .choose = Ja
    .amount = Punten

option-clubs = Mogen vier dames of vier heren onder elkaar aan één tafel zitten (V2)?
    .label = Clubjes
option-clubs-off = Geen clubjes: aan elke tafel geldt de tafelschikking (V2).
    .label = Nee
option-clubs-on = Met een hele beurt kun je een clubje vormen, een koffiekransje van vier dames of een stamtafel van vier heren, voor 20 of 40 punten (V2).
    .label = Ja

## Tafels in één keuze

preset-family = Familie
    .text = Mildere prijzen aan de bar, jokers die overal passen en geen vragen over de handlimiet.
preset-rulebook =
    { $game ->
        [card] Spelregels van 2001
       *[board] Spelregels van 1989
    }
    .text = Precies zoals gedrukt, zonder varianten en zonder klok.
preset-tournament = Toernooi
    .text = Strikt volgens de spelregels, met 15 minuten per speler en 10 seconden extra per beurt.
preset-everything = Alles
    .text = Alle varianten tegelijk: meer om over na te denken en veel meer punten.
