### Das Spiel auf dem Bildschirm: der Raum, ein Zug im Entstehen, was geschehen ist und was danach kommt.

## Der Raum

play-room = Das Café: Mit den Pfeiltasten geht es von Stuhl zu Stuhl
play-chair-cell = Stuhl { $chair }, { $places }
play-chair-named = { $chair_start }
play-chair-label = { $chair_label }
play-chair-free = { $where }: frei
play-chair-taken = { $where }: { $who }
play-chair-pays = { $where }: frei, bringt { points }
play-chair-waits = { $where }: frei, aber der Gast würde auf Gesellschaft warten
play-chair-swap = { $where }: { $who }, lässt sich tauschen
play-chair-company = { $guests_or } könnte dazukommen
play-chair-leaves = geht, wenn der Zug gespielt wird
play-chair-theirs = für die andere Person { points-signed }
play-table = { $place_label }
play-no-table = Kein Tisch { $table_spot }
play-bar =
    { $price_sign ->
        [minus] Die Bar: { $taken } von { $spaces } Plätzen besetzt, der nächste kostet { price }
       *[other] Die Bar: { $taken } von { $spaces } Plätzen besetzt, der nächste bringt { price }
    }
play-bar-takes = Bar, Platz { $space }: { points-signed }
play-in-the-bag =
    { $guests ->
        [one] Gast im Beutel
       *[other] Gäste im Beutel
    }
play-guests-left = Gäste übrig
play-tables-left = Tische übrig
play-zoom-out = Ganzer Raum
play-as-list = Die Tische als Liste
play-table-row =
    { $place_label }: { $guests } von { $chairs }{ $wants ->
        [full] , voll
        [lady] , sucht eine Dame
        [gentleman] , sucht einen Herrn
       *[either] , Dame oder Herr
    }
play-free = frei
play-shared = auch { $tables_at }

## Wer spielt

play-players = Wer spielt
play-you = du
play-on-turn = am Zug
play-away = abwesend
play-guests-in-hand = { guests }
play-hand-size = Handlimit { $size }
play-laid-aside = { $guests } abgelegt
play-is-bot = Computer
play-bot-plays = hier spielt jetzt der Computer
play-resigned = hat aufgegeben
play-bankrupt = bankrott
play-time-left = Restzeit:
play-days-left =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }
play-hours-left =
    { $hours ->
        [one] { $hours } Stunde
       *[other] { $hours } Stunden
    }

## Wer am Zug ist

play-status = Das Spiel
play-your-turn = Du bist am Zug
play-turn-of = { $name } ist am Zug
play-turn-number = Zug { $number }
play-watching = Du schaust zu.
play-bot-thinks = Der Computer denkt nach.
play-choose-chair = Wähle einen Stuhl für { $guest_object }.
play-someone-waits = Suche Gesellschaft für { $guest_object }.
play-skip = Nicht warten
play-aside = Neben dem Raum
play-more = Mehr zu diesem Zug
play-result = Ergebnis
play-turn-later = Wenn du am Zug bist, steht hier jeder Punkt, bevor du ihn machst.
play-hand-order = Reihenfolge deiner Gäste
play-hand-order-own = Eigene
play-hand-order-nation = Nach Land
play-hand-order-sex = Damen, Herren
play-over = Das Spiel ist aus
play-resign = Aufgeben
play-resign-ask = Dieses Spiel aufgeben?
play-stay = Weiterspielen

## Was gerade gilt, und was als Nächstes geht

status-awaited-minutes =
    { $count ->
        [one] Seit { $count } Minute.
       *[other] Seit { $count } Minuten.
    }
status-awaited-hours =
    { $count ->
        [one] Seit { $count } Stunde.
       *[other] Seit { $count } Stunden.
    }
status-awaited-days =
    { $count ->
        [one] Seit { $count } Tag.
       *[other] Seit { $count } Tagen.
    }
status-begin-board =
    { $place ->
        [some] { $bar ->
            [yes] Wähle einen Gast für einen Stuhl oder die Bar.
           *[no] Wähle einen Gast für einen Stuhl.
        }
       *[none] Kein Stuhl passt: Schicke einen Gast an die Bar.
    }
status-begin-card =
    { $place ->
        [some] Setze einen Gast oder ziehe einen.
       *[none] Kein Stuhl passt: Ziehe einen Gast.
    }
status-hand-full =
    { $place ->
        [some] { $guests } Gäste auf der Hand: setzen oder einen ablegen?
       *[none] { $guests } Gäste auf der Hand, kein Stuhl: Lege einen ab.
    }
status-hand-empty =
    { $close ->
        [yes] Leere Hand: Ziehe einen Gast oder schließe das Café.
       *[no] Deine Hand ist leer: Ziehe einen Gast.
    }
status-no-chair =
    { $elsewhere ->
        [send-to-bar] Kein Stuhl für diesen Gast: Versuche die Bar.
        [lay-aside] Kein Stuhl für diesen Gast: Lege die Karte ab.
       *[other] Kein Stuhl für diesen Gast. Warum, sagt jeder Stuhl.
    }
status-found-company =
    { $more ->
        [yes] Gesellschaft ist da: Setze weiter oder beende den Zug.
       *[no] Gesellschaft ist da: Beende den Zug.
    }
status-all-seated = Mehr Gäste passen nicht: Beende den Zug.
status-clears =
    { $count ->
        [one] Ein Tisch ist voll: Spiele, dann wird abgeräumt.
       *[other] { $count } Tische sind voll: Spiele, dann wird abgeräumt.
    }
status-will-draw = Du ziehst einen Gast: Spielen oder Rückgängig?
status-will-close = Du schließt das Café: Spielen oder Rückgängig?
status-will-lay-aside = Die Karte wird abgelegt: Spielen oder Rückgängig?
status-will-go-to-bar = Für { points-signed } an die Bar: Spielen oder Rückgängig?
status-will-swap = Du holst den Joker: Spielen oder Rückgängig?
status-will-lower-hand-size =
    { $by ->
        [0] Dein Handlimit bleibt: Spielen oder Rückgängig?
       *[other] Dein Handlimit sinkt um { $by }: Spielen oder Rückgängig?
    }
status-will-name-birthday =
    { $nation ->
        [none] Kein Geburtstag: Spielen oder Rückgängig?
       *[other] { $nation } feiert: Spielen oder Rückgängig?
    }
status-will-end = Dein Zug endet: Spielen oder Rückgängig?
status-paused = Das Spiel macht Pause.

## Verbindung und Plätze

play-connection-live = Verbunden.
play-connection-reconnecting = Die Verbindung ist weg. Wir versuchen es weiter, und dein Zug bleibt erhalten.
play-connection-offline = Du bist offline. Sobald du wieder da bist, geht das Spiel weiter, und dein Zug bleibt erhalten.
play-connection-restarting = Der Server startet neu. Gleich geht es weiter, und dein Zug bleibt erhalten.
play-seat-lost = { $name } war nicht da: Auf diesem Platz spielt jetzt der Computer.
play-take-back = Platz wieder einnehmen
play-you-lose-seat = Deine Zeit ist um. Der Computer übernimmt deinen Platz in
play-seat-leaving = { $name } ist nicht da. Der Computer übernimmt in
play-long-turn = { $name } ist schon eine ganze Weile am Zug.
play-on = Computer weiterspielen lassen
play-pass-to = Gib das Gerät an { $name } weiter
play-pass-drawn =
    { $guests ->
        [one] { $name } hat diesen Gast gezogen
       *[other] { $name } hat diese Gäste gezogen
    }
play-pass-drawn-why = Erst in Ruhe ansehen. Dann geht das Gerät an { $name }.
play-pass-seen = Gesehen: verdecken
play-pass-why = Im Kartenspiel sind die Hände verdeckt. Jetzt sollte sonst niemand hinsehen.
play-pass-taken = Ich bin { $name }: Zeig meine Hand
play-missing = Diesen Tisch gibt es nicht
play-loading = Das Café öffnet gleich …
play-home = Zur Startseite

## Die eigenen Gäste

play-your-guests =
    { $guests ->
        [0] Deine Gäste
        [one] Deine Gäste: { $guests }
       *[other] Deine Gäste: { $guests }
    }
play-hand-empty = Du hast keine Gäste mehr.
play-hidden-guest = ein verdeckter Gast

## Der Zug im Entstehen

play-this-turn = Dieser Zug
play-receipt-empty = Wähle einen Gast: Die Stühle, auf die er darf, leuchten auf und zeigen ihre Punkte.
play-receipt-chosen = Zeige auf einen Stuhl oder wähle ihn: Hier steht dann Punkt für Punkt, was der Gast dort einbringt.
play-guest-at = { $guest_label } { $chair_at }
play-guest-bar = { $guest_label } an die Bar
play-guest-aside = { $guest_label }, abgelegt
play-club-at = Geschlossene Runde { $table_at }
play-step-draw = Einen Gast ziehen
play-step-close = Das Café schließen
play-step-lower = Handlimit
play-step-birthday = Geburtstag
play-means-send-to-bar = Der Gast bleibt an der Bar. Dein Zug ist damit zu Ende.
play-means-draw = Wer kommt, siehst du, sobald du gespielt hast. Dein Zug ist damit zu Ende.
play-means-lay-aside = Bleibt bis zum Schluss verdeckt liegen und kostet dann 2 Punkte. Dein Zug ist damit zu Ende.
play-means-close-cafe = Das Spiel ist zu Ende, und jeder Gast auf der Hand oder abgelegt kostet 2 Punkte.
play-means-lower-hand-size = Ab jetzt hast du so viele Gäste weniger auf der Hand.
play-means-name-birthday = Ab jetzt zählen alle Punkte an den Tischen dieser Nation doppelt, für alle.
play-if = Wenn { $guest } { $chair_at } Platz nimmt
play-line =
    { $place_label }: { $club ->
        [yes] geschlossene Runde
       *[no] { guests }
    }
play-one-nation = gleiche Nation
play-birthday = Geburtstag
play-waits = Wartet auf Gesellschaft: Der nächste Gast muss an denselben Tisch.
play-waits-short = wartet
play-swap-short = Tausch
play-total = Summe
play-where = Wo { $guest } sitzen darf
play-nowhere = Dieser Gast darf jetzt auf keinen Stuhl. Wähle einen aus, dann erfährst du, warum.
play-who-there = Wer darf { $chair_at } sitzen?
play-nobody-there = Keiner deiner Gäste. Wähle einen Gast und dann den Stuhl, so erfährst du, warum.
play-why-not = Nicht möglich
play-why-not-there = { $guest_label } { $chair_at }: nicht möglich
play-why-not-bar = { $guest_label } an der Bar: nicht möglich
play-more-reasons =
    { $count ->
        [one] und { $count } weiterer Grund
       *[other] und { $count } weitere Gründe
    }
# Für alle, die zuhören
play-said-step =
    { $waits ->
        [yes] { $move }: wartet auf Gesellschaft.
       *[no] { $points_sign ->
            [zero] { $move }.
           *[other] { $move }: { points-signed }.
        }
    }
play-said-undone = Rückgängig: { $move }.
play-said-begun-anew = Der Zug beginnt von vorn.
play-rule = Regel { $rule }
play-all-rules = Alle Regeln
play-back = Zurück zum Spiel

## Was zu tun ist

play-actions = Was zu tun ist
play-to-bar = An die Bar
play-to-bar-for = An die Bar { $points_signed }
play-do-draw = Gast ziehen
play-do-close-cafe = Café schließen
play-do-lay-aside = Ablegen
play-undo = Rück­gängig
play-restart = Von vorn
play-commit = Spielen
play-commit-end = Zug beenden
play-commit-and-lay = Abräumen und neu decken
play-sending = Wird gesendet …
play-ask-lower-hand-size = Ein voller Tisch gleicher Nation: Senkst du dein Handlimit?
play-lower-by =
    { $by ->
        [0] Behalten
       *[other] Um { $by } senken
    }
play-ask-name-birthday = Welche Nation hat Geburtstag?
play-no-birthday = Keine
play-clubs =
    { $count ->
        [one] { $count } geschlossene Runde möglich
       *[other] { $count } geschlossene Runden möglich
    }
play-all-clubs = Jede Sitzordnung zeigen
play-club-sign = { $club }: { points-signed }

## Was geschehen ist

play-since = Seit deinem letzten Zug
play-story = Spielverlauf
play-nothing-yet = Noch nichts.
play-look-back = Das ganze Spiel noch einmal ansehen
play-step-back = Einen Schritt zurück
play-step-on = Einen Schritt weiter
play-sheet = Punktezettel
play-sheet-round = Runde
play-sheet-cell = { $name }, Runde { $number }: { $points_signed }, danach { $total }
play-sheet-left = Übrig
play-chat = Chat
play-chat-empty = Noch hat niemand etwas gesagt.
play-line-deleted = Wer das geschrieben hat, hat sich gelöscht, und damit auch diese Zeile.
play-chat-failed = Das wurde nicht gesendet. Bitte versuche es noch einmal.
play-silence = Publikum stummschalten
play-hear = Publikum reden lassen
play-spectators-silenced = Jetzt kann nur reden, wer mitspielt.
play-say = Etwas sagen
play-send = Senden
play-mute = Stummschalten
play-muted = { $name } ist stummgeschaltet.
play-unmute = Nicht mehr stummschalten
play-people = Leute an diesem Tisch
play-report = Melden
play-report-line = Diese Zeile melden?
play-report-name = Diesen Namen melden?
play-report-text = Die Leitung des Cafés sieht es so, wie es jetzt ist, zusammen mit diesem Tisch und dem, was du hier schreibst. Am Tisch erfährt niemand davon.
play-report-reason = Was stimmt daran nicht? (Das Feld kann leer bleiben.)
play-report-send = Meldung senden
play-report-sent = Danke, die Meldung ist abgeschickt.

## Tasten

play-keys = Tasten
play-keys-on = Tastenkürzel
play-keys-hint = Für jede Aktion genügt eine Taste. Pfeiltasten und Eingabetaste gehen immer.
play-key-arrows = von Stuhl zu Stuhl oder von Gast zu Gast
play-key-lit = von einem leuchtenden Stuhl zum nächsten
play-key-enter = den Gast wählen, den Stuhl nehmen
play-key-number = einen Gast nach seiner Nummer wählen
play-key-home-end = Pos1, Ende
play-key-ends = zum ersten oder letzten Gast in der Hand; Nummern gelten für die ersten neun
play-key-move = den Gast in der Hand verschieben
play-key-hand = zu deinen Gästen
play-key-room = in den Raum
play-key-bar = den gewählten Gast an die Bar
play-key-draw = einen Gast ziehen
play-key-undo = den letzten Schritt rückgängig machen
play-key-end = den Zug spielen
play-key-story = durchgehen, was geschehen ist
play-key-escape = die Auswahl aufheben
play-key-zoom = näher, weiter weg, der ganze Raum
play-key-help = diese Liste

## Nach dem Spiel

play-called-off = Das Spiel wurde abgesagt
play-closed = Die Leitung des Cafés hat dieses Spiel geschlossen
play-you-won = Du hast gewonnen!
play-you-shared = Du teilst dir den Sieg
play-you-came =
    Du hast den { $place ->
        [2] zweiten
        [3] dritten
        [4] vierten
       *[5] fünften
    } Platz erreicht
play-my-points-ahead = { score }, { $by } vor { $name }
play-my-points-behind = { score }, { $by } hinter { $name }
play-standings = Endstand
play-print = Drucken
play-deal = Wurde ehrlich gemischt?
play-deal-text = Vor dem ersten Zug hat das Café den Fingerabdruck der gemischten Gäste veröffentlicht. Jetzt ist das Spiel vorbei, und der geheime Startwert liegt offen: Alle können nachrechnen, ob beide zusammengehören.
play-deal-check = Nachrechnen
play-deal-insecure = Dieser Browser rechnet Fingerabdrücke nur über sichere Verbindungen aus. Der Befehl „cafe check“ prüft die Spieldatei.
play-deal-holds = Sie gehören zusammen: Schon vor dem ersten Zug stand alles fest, und niemand hat etwas geändert.
play-deal-broken = Sie gehören nicht zusammen: Dieses Spiel wurde nicht so gemischt, wie das Café es versprochen hat.
play-deal-before = Vor dem Spiel veröffentlicht
play-deal-seed = Der Startwert, am Ende offengelegt
play-deal-after = Sein Fingerabdruck, von deinem Browser berechnet (SHA‑256)
play-deal-more = Der Befehl „cafe check“ mischt außerdem aus dem Startwert neu und spielt jeden Zug der Spieldatei nach.
play-winner =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } teilen sich den Sieg
    }
play-ended-resigned = Das Spiel endete durch Aufgabe.
play-was-taken-over = Einen Teil hat der Computer gespielt.
play-imported = Importiert
play-imported-text = Dieses Spiel stammt aus einer Datei: Das Café hat weder die Gäste verteilt noch zugesehen.
play-rematch = Revanche
play-to-rematch = Zur Revanche
play-rematch-wanted = { $name } möchte eine Revanche.
play-rematch-accept = Noch einmal spielen
play-to-replay = Nachspielen
play-game-file = Spieldatei
play-share = Link zum Nachspielen
play-curve =
    { $turns ->
        [one] Der Punktestand über { $turns } Zug
       *[other] Der Punktestand über { $turns } Züge
    }
play-csv-turn = Zug
play-csv-time = Zeit
play-csv-player = Person
play-csv-moves = Schritte
play-csv-points = Punkte
play-csv-origin = Herkunft

## Nachspielen

replay-tabs = Ansichten dieses Spiels
replay-title = Nachspielen
replay-so-far = Das Spiel bis hierher
replay-open = Offene Karten
replay-view = Aus der Sicht von
replay-controls = Durch das Spiel blättern
replay-first = An den Anfang
replay-last = Ans Ende
replay-run = Automatisch abspielen
replay-pause = Anhalten
replay-slider = Zug
replay-turn-of = Zug { $turn } von { $turns }
replay-this-turn = Dieser Zug
replay-hands = Auf der Hand
replay-start = Die Gäste sind verteilt, das Café öffnet. Weiter geht es mit den Pfeilen.
replay-sum = { $points_signed } in diesem Zug, insgesamt { $total }.
replay-length =
    { $count ->
        [one] Ein Zug.
       *[other] { $count } Züge.
    }
replay-goes-on = Dieses Spiel läuft noch. Du siehst es so, wie du es jeweils sehen konntest.
replay-to-match = Zum Spiel
replay-review = Analyse

## Die Regelseite

rulebook-title = Die Regeln
rulebook-intro = Jedes Spiel auf einer Seite, danach Regel für Regel. Wird ein Zug abgelehnt, nennt das Spiel immer die Regel, die dagegen spricht.
rulebook-by-number = Die Regeln nach Nummern
rulebook-print = Drucken
rulebook-contents = Alle Regeln
rulebook-unknown = Eine Regel { $rule } gibt es nicht.
rulebook-chapter-E = Etikette: wer wo sitzen darf
rulebook-chapter-S = Punkte
rulebook-chapter-B = Das Brettspiel
rulebook-chapter-C = Das Kartenspiel
rulebook-chapter-V = Varianten

## Der Schiedsrichter

referee-title = Schiedsrichter
referee-intro = Stelle dein Spiel nach, dann frage: Wer darf wohin?
referee-game = Welches Spiel
referee-task = Was zu tun ist
referee-set = Aufbauen
referee-ask = Fragen
referee-hand = Gäste auf der Hand
referee-how = Wähle einen Gast und dann einen Stuhl, so sitzt er dort; wählst du den Stuhl noch einmal, geht er wieder. Gäste, nach denen du fragen willst, kommen auf die Hand.
referee-palette = Gäste
referee-tables = Tischkarten
referee-nobody = Niemand: Stuhl räumen
referee-into-hand = Auf die Hand
referee-more = Bar, Punkte und Vereinbarungen
referee-bar = Besetzte Plätze an der Bar
referee-score = Punkte der Person am Zug
referee-empty = Raum leeren
referee-verdict = Der Schiedsrichter sagt
referee-trouble = Diese Stellung kann es nicht geben. { $reason }
referee-no-hand = Nimm zuerst Gäste auf die Hand: Nach ihnen wird gefragt.
referee-choose = Wähle einen Gast auf der Hand: Die Stühle, auf die er darf, leuchten auf.
referee-click = Wähle einen Stuhl: Der Schiedsrichter sagt, ob dieser Gast dort sitzen darf.
referee-chairs =
    { $count ->
        [0] Dieser Gast darf auf keinen Stuhl. Wähle einen, dann erfährst du, warum.
        [one] Dieser Gast darf auf { $count } Stuhl. Alle anderen sagen, warum nicht.
       *[other] Dieser Gast darf auf { $count } Stühle. Alle anderen sagen, warum nicht.
    }
referee-cleared = Voll besetzt und abgeräumt: { $places }.
referee-one-nation = Volle Tische gleicher Nation: { $places }. Das Handlimit darf sinken.
referee-bankrupt = So viele Punkte sind nicht da: Wer das spielt, scheidet aus.
referee-go-on = Von hier aus weiter
referee-swapped = { $joker_start } kommt auf die Hand. Der Tausch bringt keine Punkte, es wird nicht nachgezogen, und der Zug ist zu Ende.

## Vorausplanen, was andere könnten und wer noch kommt

play-may-plan = Plane voraus: Wähle einen Gast.
play-planning = Er bleibt liegen und wird geprüft, wenn du dran bist.
play-plan-changed = Ein Teil deines Plans geht nicht mehr.
play-your-plan = Dein Plan
play-plan-lapsed = Aus deinem Plan nicht mehr möglich: { $move }.
play-plan-ends-earlier = Der Schritt davor wird jetzt für sich gespielt, denn er deckt etwas auf.
play-guests-of = Gäste von { $name }
play-theirs =
    { $count ->
        [0] Für diesen Gast ist gerade kein Stuhl da.
       *[other] { $points ->
            [0] Dieser Gast müsste auf Gesellschaft warten.
           *[other] { $count ->
                [one] Ein Stuhl für diesen Gast, { points }.
               *[other] { $count } Stühle für diesen Gast, höchstens { points }.
            }
        }
    }
play-bag-left = Im Beutel
unseen-open = Wer kommt noch?
unseen-title-bag = Im Beutel
unseen-title-deck = Noch nicht zu sehen
unseen-bag =
    { $guests ->
        [one] Im Beutel ist noch { $guests } Gast.
       *[other] Im Beutel sind noch { $guests } Gäste.
    }
unseen-deck = Im Zugstapel: { $bag }. Auf anderen Händen oder abgelegt: { $held }. Wer wo ist, kannst du nicht wissen.
unseen-nation = Nation
unseen-jokers = Joker
