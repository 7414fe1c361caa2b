### Was an einem Sitzplan, an Regeln, einer Verteilung oder einem Text nicht stimmt. Der Browser holt das nur für das Café ohne Server.

## Sitzpläne

unknown-plan = Einen Sitzplan „{ $text }“ gibt es nicht; es gibt { $plans }.
too-many-rows = Eine Zeichnung hat höchstens { $most } Zeilen.
too-many-columns = Zeile { $row } der Zeichnung hat mehr als { $most } Spalten.
unknown-sign = { $cell }: „{ $text }“ ist weder Boden (.) noch Stuhl (o), weder Nation noch Zahl.
table-without-four-chairs =
    Tisch { $table } hat { $chairs ->
        [0] keinen Stuhl
        [one] einen Stuhl
       *[other] { $chairs } Stühle
    } statt vier.
chair-at-no-table = Stuhl { $chair } steht an keinem Tisch.
chair-at-too-many-tables = Stuhl { $chair } steht an { $tables } Tischen; höchstens { $most } teilen sich einen ({ $rule }).
wrong-number-of-chairs = Die Zeichnung hat { $chairs } statt { $wanted } Stühle ({ $rule }).
not-two-tables = Tisch { $table }: { $nation } hat in der Zeichnung { $times } statt zwei Tische (B1).
nations-without-table = In der Zeichnung fehlt ein Tisch für { $nations } (B1).
wrong-number-of-bar-spaces = Die Zeichnung hat { $spaces } statt { $wanted } Plätze an der Bar (B1).
bar-space-out-of-order = { $cell }: Barplatz { $space } steht, wo { $wanted } stehen sollte. Nummeriere sie 1, 2, 3 …, jede Zahl einmal.
not-a-position = Tisch { $table }: „{ $text }“ ist keine Position. Tischkarten liegen auf den Zahlen 1 bis { $most } (C2).
positions-not-each-once = Die Positionen der Zeichnung sind nicht 1 bis { $most }, jede einmal (C2).

## Regeln

bad-option = Die Option { $option } passt nicht: { $flaw }
unknown-version = Version { $version } der Regeln ist hier unbekannt; dieses Café spielt Version { $ours }.
wrong-number-of-players =
    { $edition ->
        [board] Das Brettspiel
       *[card] Das Kartenspiel
    } ist für { $least } bis { $most } Personen, nicht für { $players }.
plan-of-the-other-game =
    { $plan } ist kein Sitzplan des { $edition ->
        [board] Brettspiels
       *[card] Kartenspiels
    }.
only-in-the-board-game = Das Brettspiel hat sie, das Kartenspiel nicht.
settled-in-the-card-game = Im Kartenspiel hat niemand Geburtstag, und jede Gruppe gleicher Nation zählt doppelt (S3, V1).
birthday-out-of-range = Die Schwelle ist eine Zahl von 1 bis { $most } (V1).
no-value-told = Sie wird als option=wert angegeben.
told-twice = Sie ist zweimal angegeben.
no-such-option =
    Diese Option gibt es nicht; das { $edition ->
        [board] Brettspiel
       *[card] Kartenspiel
    } hat { $options }.
not-an-option-here =
    Das { $edition ->
        [board] Brettspiel
       *[card] Kartenspiel
    } hat sie nicht; es hat { $options }.
no-such-value = „{ $text }“ gibt es hier nicht; zur Wahl: { $values_or }.
no-number = „{ $text }“ ist keine Zahl.
no-name-of-a-plan = „{ $text }“ ist kein Name für einen Sitzplan: kleine Buchstaben, Ziffern, - und _.

## Verteilungen

guest-dealt-otherwise = { $guest_label }: hier { $times }, im Spiel { $instead_of }.
table-card-dealt-otherwise = Tischkarten für { $nation }: hier { $times }, im Spiel { $instead_of } (C1).
starter-is-nobody = Wer beginnt, gehört nicht zu den { $players } am Tisch.
half-a-letter = Der Startwert ist kein Text: Er enthält einen halben Buchstaben.

## Texte

misread = Zeile { $line }, Zeichen { $column }: { $flaw }
too-long = Mehr als { $most } Zeichen.
too-many-lines = Mehr als { $most } Zeilen.
not-one-line = Eine Stellung ist eine Zeile von höchstens { $most } Zeichen.
not-a-number-from = „{ $text }“ ist keine Zahl von { $least } bis { $most }.
not-a-guest = „{ $text }“ ist kein Gast: Nenne die Nation und f oder m, etwa ITf; Joker sind **f und **m.
not-a-nation = „{ $text }“ ist keine Nation: zur Wahl { $nations_code_or }.
not-a-place = „{ $text }“ ist keine Stelle auf einem Plan, wie k13.
mark-missing = In „{ $text }“ fehlt „{ $mark }“.
not-a-move = „{ $text }“ ist kein Schritt: Schreibe ihn wie ITm@k13, ITm@bar, end oder draw.
not-one-move =
    { $moves ->
        [0] Hier steht kein Schritt.
       *[other] Hier gehört ein Schritt hin, nicht { $moves }.
    }
party-too-large = Eine Runde von { $party }: Eine geschlossene Runde hat höchstens { $most } Gäste (V2).
no-header = Eine Spieldatei beginnt mit der Zeile „{ $line }“.
belongs-before = „{ $text }“ gehört vor den ersten Zug.
comes-twice = „{ $text }“ kommt zweimal vor.
is-missing = „{ $text }“ fehlt oder ist leer.
one-starter-is-enough = Nur eine Person kann beginnen.
no-table-cards-here = Das Brettspiel hat keine Tischkarten.
names-for-players =
    { $names ->
        [one] Ein Name
       *[other] { $names } Namen
    } für { $players } Personen.
not-a-name = „{ $text }“ ist kein Name: 1 bis { $most } druckbare Zeichen ohne |.
not-a-seed = „{ $text }“ ist kein Startwert: 1 bis { $most } druckbare Zeichen ohne Leerzeichen.
blank-in-seed = Ein Startwert hat keine Leerzeichen.
another-deal = Die Verteilung ist nicht die dieses Startwerts.
another-commitment = Das ist nicht die Zusage zu diesem Startwert: Die Verteilung war nicht die versprochene.
game-not-over = Das Spiel ist noch nicht zu Ende.
another-turn-next = Als Nächstes kommt Zug { $turn }.
another-player-next = Hier gehört „{ $line }“ hin: Diese Person ist am Zug.
turn-told-otherwise = Ein Zug wird als schritte = stände angegeben.
turn-over-already = Der Zug ist schon zu Ende.
turn-not-over = Der Zug ist nicht zu Ende, und es folgen weitere Zeilen.
move-refused = „{ $text }“ ist nicht erlaubt. { $objections }
totals-for-players =
    { $totals ->
        [0] Kein Stand
        [one] Ein Stand
       *[other] { $totals } Stände
    } für { $players } Personen.
another-total = Der Stand ist { $points }, nicht { $text }.
end-line-missing = Das Spiel ist zu Ende: Es fehlt die Zeile „{ $line }“.
end-line-wanted = Das Spiel ist zu Ende: Hier gehört „{ $line }“ hin.
lines-after-the-end = Nach dem Ende folgen weitere Zeilen.
words-wanted =
    „{ $part }“ hat { $words ->
        [0] kein Wort
        [one] ein Wort
       *[other] { $words } Wörter
    } statt { $instead_of }.
hands-for-players =
    „{ $part }“ nennt { $hands ->
        [one] eine
       *[other] { $hands }
    } statt { $players } Personen.
not-there-or-twice = { $place } gibt es auf diesem Plan nicht, oder es kommt zweimal vor.

## Stellungen

out-twice-or-to-move = Jemand ist zweimal ausgeschieden oder trotzdem noch am Zug (B8).
waiting-for-nobody = Der wartende Gast ist nicht da, oder es wird gerade niemand gesetzt (E5).
not-in-the-card-game = Das Kartenspiel hat keine Bar, keinen Bankrott und keinen Geburtstag.
not-in-the-board-game = Das Brettspiel hat keine Tischkarten, und niemand legt Gäste beiseite.
not-asked-in-the-card-game = Danach fragt das Kartenspiel nicht.
stage-without-guests = Die Phase des Zuges passt nicht dazu, wie viele Gäste in ihm gesetzt sind.
end-of-the-other-game =
    „{ $text }“ ist kein Ende des { $edition ->
        [board] Brettspiels
       *[card] Kartenspiels
    }.
over-with-so-few-guests =
    { $left ->
        [0] Ohne weitere Gäste ist das Spiel zu Ende.
        [one] Mit nur noch einem Gast ist das Spiel zu Ende.
       *[other] Mit nur noch { $left } Gästen ist das Spiel zu Ende.
    }
table-not-laid = Solange das Spiel läuft, liegt auf jeder Position ein Tisch (C5).
over-with-a-full-bar = Ist die Bar voll, ist das Spiel zu Ende (B11).
over-with-one-player = Ist nur noch eine Person dabei, ist das Spiel zu Ende (B11).
hand-too-large = Niemand hat mehr als { $most } Gäste auf der Hand (C6).
nothing-to-do = Wer am Zug ist, kann nichts tun, und das Spiel ist nicht zu Ende.
