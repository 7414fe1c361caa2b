### Was man vor dem Spiel vereinbart: jede Option und jeder ihrer Werte.

option-players = Das Brettspiel ist für zwei bis vier Personen (B1), das Kartenspiel für zwei bis fünf (C1).
    .label = Personen
option-players-value =
    { $value ->
        [one] 1 Person setzt sich an den Tisch (B3, C2).
       *[other] { $value } Personen setzen sich an den Tisch (B3, C2).
    }
    .label = { $value }

option-plan = Der Sitzplan zeigt, welche Stühle an welchen Tischen stehen (B2, C2).
    .label = Sitzplan
option-plan-corners = In jeder Ecke des Raumes sechs Tische und in der Mitte die Bar: der übliche Nachbau des Spielbretts (B2).
    .label = Ecken
option-plan-ring = Die Tische in einem Ring um die Bar: ein zweiter Nachbau des Spielbretts (B2).
    .label = Ring
option-plan-card = Fünf Tische in X-Form, wie sie im Kartenspiel immer liegen (C2).
    .label = Fünf Tische in X-Form
option-plan-own = Eine eigene Zeichnung, für alle, die das Spielbrett zur Hand haben (B2).
    .label = Eigene Zeichnung

option-doubling = Welche Gruppen gleicher Nation zählen doppelt (S2, S3)?
    .label = Verdopplung
option-doubling-full-table = Nur ein voller Tisch gleicher Nation zählt doppelt: 8 statt 4 Punkte (S2).
    .label = Volle Tische
option-doubling-every-group = Wie in späteren Ausgaben zählen zwei, drei und vier Gäste gleicher Nation doppelt: 4, 6 und 8 Punkte (S2, S3).
    .label = Jede Gruppe

option-swap = Wer darf den Stuhl eines Jokers einnehmen (B6)?
    .label = Jokertausch
option-swap-same-sex = Nur eine Dame darf den Stuhl einer Joker-Dame einnehmen und nur ein Herr den eines Joker-Herrn (B6).
    .label = Dame für Dame, Herr für Herr
option-swap-any-fitting = Dame oder Herr darf den Stuhl eines Jokers einnehmen, solange dort an jedem Tisch die Sitzordnung stimmt (B6).
    .label = Wer passt

option-bar = Was bringen oder kosten die Plätze an der Bar (B7)?
    .label = Bar
option-bar-classic = Die ersten fünf Plätze an der Bar bringen 1 bis 5 Punkte, die weiteren kosten 2, 4, 6 und so fort bis 30 (B7).
    .label = Klassisch
option-bar-gentle = Die ersten fünf Plätze an der Bar bringen 1 bis 5 Punkte, die weiteren Reihen kosten 2 bis 10, 4 bis 12 und 6 bis 14 (B7).
    .label = Sanft

option-lone_joker = Darf ein Joker allein und ohne Punkte Platz nehmen (B5)?
    .label = Einzelner Joker
option-lone_joker-off = Ein Joker muss Punkte bringen wie jeder andere Gast (B5).
    .label = Nein
option-lone_joker-on = Ein Joker darf allein Platz nehmen, ohne Punkte zu bringen (B5).
    .label = Ja

option-hand_size = Wie senkt ein vollendeter Tisch gleicher Nation das Handlimit (B9)?
    .label = Handlimit
option-hand_size-asked = Wer den Tisch vollendet hat, wird gefragt, um wie viel das Handlimit sinken soll (B9).
    .label = Fragen
option-hand_size-automatic = Das Handlimit sinkt ohne Rückfrage so weit wie möglich (B9).
    .label = Automatisch

option-birthday = Darf, wer zuerst eine vereinbarte Punktzahl erreicht, Geburtstagstische ausrufen (V1)?
    .label = Geburtstagstische
option-birthday-off = Kein Tisch hat Geburtstag (V1).
    .label = Nein
option-birthday-value =
    { $value ->
        [one] Wer zuerst 1 Punkt erreicht, darf eine Nation nennen, deren beide Tische von da an doppelt zählen (V1).
       *[other] Wer zuerst { $value } Punkte erreicht, darf eine Nation nennen, deren beide Tische von da an doppelt zählen (V1).
    }
    .label = { $value }
    .choose = Ja
    .amount = Punkte

option-clubs = Dürfen vier Damen oder vier Herren unter sich an einem Tisch sitzen (V2)?
    .label = Geschlossene Runden
option-clubs-off = Keine geschlossenen Runden: An jedem Tisch gilt die Sitzordnung (V2).
    .label = Nein
option-clubs-on = Mit einem ganzen Zug lässt sich eine geschlossene Runde bilden, ein Kaffeekränzchen aus vier Damen oder ein Stammtisch aus vier Herren, für 20 oder 40 Punkte (V2).
    .label = Ja

## Tische mit einem Griff

preset-family = Familie
    .text = Mildere Preise an der Bar, Joker, die überall passen, und keine Rückfragen zum Handlimit.
preset-rulebook =
    { $game ->
        [card] Spielregel von 2001
       *[board] Spielregel von 1989
    }
    .text = Genau wie gedruckt, ohne Varianten und ohne Uhr.
preset-tournament = Turnier
    .text = Streng nach Spielregel, mit 15 Minuten pro Person und 10 Sekunden mehr pro Zug.
preset-everything = Alles
    .text = Alle Varianten zugleich: mehr zu überlegen und viel mehr Punkte.
