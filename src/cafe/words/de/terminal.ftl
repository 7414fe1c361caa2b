### Der Befehl cafe und das Spiel im Terminal.

## Hilfe und Fehler der Befehlszeile

cli-help = Café International im Terminal: spielen, den Schiedsrichter fragen, Regeln lesen, Partien zeigen, nachspielen und prüfen.
cli-usage = Aufruf:
cli-options = Optionen:
cli-commands = Befehle:
cli-help-help = Zeigt diese Hilfe.
cli-help-lang = Sprache: en, de, fr oder nl.
cli-help-plan = Der Sitzplan: corners, ring oder eine Datei mit einer eigenen Zeichnung (B2).
cli-help-set = Vereinbart eine Option der Regeln, etwa doubling=every-group, swap=any-fitting, bar=gentle, birthday=30 oder clubs=on. Darf mehrmals stehen.
cli-try = Hilfe: { $command } --help
cli-no-option = Eine Option { $option } gibt es nicht.
cli-no-command = Einen Befehl { $command } gibt es nicht.
cli-no-value = Die Option { $option } braucht einen Wert.
cli-missing = { $option } fehlt.
cli-bad-usage = Da steht ein Argument zu viel.
cli-none-of = { $option }: { $value } gibt es nicht; zur Wahl stehen { $words }.
cli-no-number = { $option }: { $value } ist keine Zahl von { $least } bis { $most }.
cli-no-setting = Eine Option und ihr Wert werden als option=wert angegeben, nicht als { $setting }.
cli-no-plan = Weder einen Sitzplan { $plan } noch eine Datei dieses Namens gibt es. Die Sitzpläne sind { $plans }.
cli-contradiction = Für die Option { $option } ist { $value } angegeben, hier gilt aber { $other }.
cli-misread = { $option }, Zeichen { $column }: { $flaw }
cli-bad-value = { $option }: { $flaw }
cli-bad-plan = { $file } ist kein Sitzplan. { $flaw }
cli-bad-question = Auf diese Frage gibt es keine Antwort: { $reason }

## Dateien

cli-file-missing = Eine Datei { $file } gibt es nicht.
cli-file-is-folder = { $file } ist ein Ordner, keine Datei.
cli-file-unreadable = { $file } lässt sich nicht lesen: { $reason }
cli-file-unwritable = { $file } lässt sich nicht schreiben: { $reason }
cli-file-too-large = { $file } ist größer, als eine Partie sein kann.
cli-file-not-text = { $file } ist keine Textdatei.
cli-file-exists = { $file } gibt es schon und wird nicht überschrieben. Setze die Partie mit --resume fort oder wähle einen anderen Namen.
cli-file-misread = { $where }: { $flaw }

## cafe ask

cli-ask-short = Der Schiedsrichter: Darf ich, und was bringt es?
cli-ask-help = Der Schiedsrichter für das Spiel auf dem eigenen Tisch: Darf ich, und was bringt es? Beschreibe die Stellung und mit --play die Schritte eines Zuges; oder mit --hand die Gäste auf der Hand, um alles zu sehen, was sie dürfen.
cli-ask-help-game = Das Brettspiel oder das Kartenspiel.
cli-ask-help-tables = Die Tische des Kartenspiels und ihre Nationen.
cli-ask-help-seated = Wer wo sitzt; Joker sind **f und **m.
cli-ask-help-play = Die Schritte des Zuges in ihrer Reihenfolge.
cli-ask-help-hand = Wer auf der Hand ist.
cli-ask-help-laid = Die Tischkarten, die nach dem Abräumen als Nächste kommen.
cli-ask-help-bar = Wie viele Plätze der Bar besetzt sind.
cli-ask-help-score = Die Punkte vor dem Zug.
cli-ask-help-turn = Die Nummer des Zuges; für den ersten Zug eines Spiels gilt eine eigene Regel (B5).
cli-ask-help-birthday = Die Nation, die Geburtstag hat (V1).
cli-ask-help-json = Antwortet in JSON, für Programme.
cli-ask-nothing = Gib mit --play an, was gespielt wird, oder mit --hand, wer auf der Hand ist.
cli-ask-step = { $code } · { $move }: { score }
cli-ask-total = Erlaubt. Zusammen: { score }
cli-ask-refused = { $code } · { $move }: nicht erlaubt
cli-ask-unfinished = So kann der Zug nicht enden.
cli-ask-completed = Voller Tisch gleicher Nation: { $place }
cli-ask-cleared = Voll besetzt und danach abgeräumt: { $place }
cli-ask-swapped = { $joker_start } kommt auf die Hand; es gibt keine Punkte, niemand wird gezogen, und der Zug ist zu Ende (B6).
cli-ask-bankrupt = So viele Punkte sind nicht da: Wer das spielt, scheidet aus (B8).
cli-refusal = { $rule } · { $title }: { $reason }

## cafe rules, show, replay, check

cli-rules-short = Die Regeln mit ihren Nummern.
cli-rules-help = Alle Regeln mit Nummer und Titel, oder der Text von einer: cafe rules E3
cli-rules-unknown = Eine Regel { $id } gibt es nicht. Die Regeln sind { $ids }.
cli-rules-chapter-E = Etikette: wer wo sitzen darf
cli-rules-chapter-S = Punkte
cli-rules-chapter-B = Das Brettspiel
cli-rules-chapter-C = Das Kartenspiel
cli-rules-chapter-V = Varianten
cli-show-short = Zeichnet das Café einer Partie oder Stellung.
cli-show-help = Zeichnet das Café einer gespeicherten Partie, oder das einer Stellung, die als Textzeile dasteht.
cli-show-help-open = Zeigt auch verdeckte Gäste.
cli-replay-short = Erzählt eine Partie Zug um Zug.
cli-replay-help = Erzählt eine Partie Zug um Zug, mit der Abrechnung jedes Punktes.
cli-replay-help-step = Zeichnet nach jedem Zug das Café und wartet auf die Eingabetaste.
cli-replay-next = [Enter = nächster Zug]
cli-replay-scores = Stand { $scores }
cli-check-short = Prüft jeden Schritt und jede Summe einer Partie.
cli-check-help = Spielt eine gespeicherte Partie durch und prüft jeden Schritt und jede Summe.
cli-check-ok = { $file }: alles in Ordnung.
cli-check-game =
    { $edition }, { $players } Personen, { $moves ->
        [one] 1 Schritt
       *[other] { $moves } Schritte
    }
cli-check-seed = Startwert der Verteilung: { $seed }
cli-check-open = Die Partie ist nicht zu Ende; als Nächstes kommt Zug { $turn }.

## Alle am Tisch auf einen Blick

cli-sheet-name = { $player }
cli-sheet-out = bankrott
cli-sheet-aside =
    { $count ->
        [one] und 1 abgelegt
       *[other] und { $count } abgelegt
    }
cli-sheet-bag = Beutel: { $guests } Gäste; bei { $last } endet das Spiel.
cli-sheet-bar =
    { $price_sign ->
        [minus] Bar: Platz { $space } kostet { price }.
       *[other] Bar: Platz { $space } bringt { price }.
    }
cli-sheet-decks =
    Im Zugstapel: { $guests ->
        [one] 1 Gast
       *[other] { $guests } Gäste
    }; im Tischstapel: { $tables ->
        [one] 1 Tisch
       *[other] { $tables } Tische
    }.
cli-sheet-birthday = Geburtstagstische: { $nation }
cli-sheet-winners =
    { $winners_count ->
        [one] { $winners } gewinnt.
       *[other] { $winners } gewinnen gemeinsam.
    }

## cafe play

cli-play-short = Spielt eine Partie.
cli-play-command-help = Eine ganze Partie im Terminal, mit Menschen und Bots in beliebiger Mischung. Ohne Optionen gestartet fragt es nach allem Nötigen, und die Eingabetaste ist immer eine gute Antwort.
cli-play-help-game = Das Brettspiel oder das Kartenspiel.
cli-play-help-players = Wer spielt, durch Kommas getrennt: Namen von Menschen, und Bots als bot:leonora oder bot:random.
cli-play-help-seed = Ein Wort, nach dem die Gäste verteilt werden; dasselbe Wort ergibt dieselbe Verteilung.
cli-play-help-save = Bewahrt die Partie Zug um Zug in dieser Datei auf.
cli-play-help-resume = Setzt eine gespeicherte Partie fort.
cli-play-only-resume = Eine gespeicherte Partie hat ihre eigenen Regeln und Plätze: Gib --resume allein an oder mit --save.
cli-seats-no-bot = Einen Bot { $bot } gibt es nicht. Es gibt { $bots }.
cli-seats-bad-name = { $name } kann kein Name sein: 1 bis 40 Zeichen, ohne | und =.
cli-seats-twice = Den Namen { $name } gibt es zweimal.

## Erste Fragen

cli-welcome = Willkommen im Café International!
cli-welcome-edition = { $number } = { $edition }, { $least } bis { $most } Personen
cli-welcome-which = Welches Spiel? [Enter = 1]
cli-welcome-opponents = Wie viele Gegner, 1 bis { $most }? [Enter = { $usual }]
cli-welcome-character = { $number } = { $about }
cli-welcome-against = Gegen wen, von schwach bis stark? [Enter = { $usual }]
cli-welcome-name = Wie heißt du? [Enter = { $usual }]
cli-welcome-again = Bitte eine Zahl von { $least } bis { $most }.

## Am Tisch

cli-play-title = Café International, das { $edition }
cli-play-bots =
    { $bots_count ->
        [one] Der Computer spielt { $bots }.
       *[other] Der Computer spielt { $bots }.
    }
cli-play-how = Tippe die Nummer eines Angebots. Das Kürzel eines Gastes, etwa ITm, zeigt, wo er sitzen darf; hilfe zeigt alles Übrige.
cli-play-heading = Zug { $number } · { $player }
cli-play-enter = [Enter = { $move }]
cli-play-legend = [IT] Tisch · ITf Dame · ITm Herr · **f **m Joker · > eben gesetzt · +4 bringt 4 · …+4 wartet, und der nächste Gast bringt bis zu 4
cli-play-unclear = „{ $typed }“ ist weder eine Nummer noch ein Schritt; hilfe zeigt, was man tippen kann.
cli-play-no-number = Ein Angebot { $number } gibt es jetzt nicht.
cli-play-turn-over = Der Zug ist schon zu Ende; { $code } wurde nicht gespielt.
cli-play-see-rule = Die Regel selbst: regel { $rule }
cli-play-why-how = Frage nach einem Schritt, einem Gast oder einem Stuhl: warum ITm@k13, warum ITm, warum k13
cli-play-undone = Rückgängig: { $code }
cli-play-no-undo = Es gibt nichts zurückzunehmen: Der Zug beginnt gerade, oder inzwischen wurde etwas Verdecktes bekannt.
cli-play-saved = Gespeichert in { $file }.
cli-play-resume = Später weiter mit: ./run { $command }
cli-play-save-where = Partie speichern? Dateiname, oder n für nein [Enter = { $usual }]
cli-play-pass = { $player } ist an der Reihe. Gib das Gerät weiter und drücke dann Enter.
cli-play-hide = [Enter = Hand verdecken und Gerät weitergeben]
cli-play-over = Die Schlussabrechnung

cli-offers-bar =
    { $price_sign ->
        [minus] an die Bar, kostet { $price_amount }
       *[other] an die Bar, bringt { $price_amount }
    }
cli-offers-aside = verdeckt ablegen
cli-offers-more = und { $count } mehr

cli-play-can-number = spielt das Angebot mit dieser Nummer
cli-play-can-move = spielt einen Schritt; mehrere mit Leerzeichen dazwischen: ITm@k13 ITf@j12 end
cli-play-can-guest = zeigt, wo dieser Gast sitzen darf
cli-play-can-chair = sagt für jeden Gast auf der Hand, was dieser Stuhl bringt, oder warum er nicht geht
cli-play-can-enter = beendet den Zug, wo das möglich ist
cli-play-can-help = zeigt diese Liste
cli-play-can-why = und ein Schritt dahinter: seine Abrechnung, oder jeder Grund dagegen
cli-play-can-rules = alle Regeln; mit einer Nummer wie E3 diese eine
cli-play-can-undo = nimmt den letzten Schritt dieses Zuges zurück
cli-play-can-show = zeichnet das Café noch einmal
cli-play-can-all = zählt alle Angebote auf
cli-play-can-hint = nennt die drei besten Züge und was sie versprechen
cli-play-can-save = speichert die Partie; mit einem Namen in dieser Datei
cli-play-can-quit = verlässt die Partie und fragt nach dem Speichern

# Was man dafür tippen kann, das Übliche zuerst.
cli-play-words-help = hilfe
cli-play-words-why = warum wieso
cli-play-words-rules = regel regeln
cli-play-words-undo = zurück zurueck
cli-play-words-show = zeigen zeig
cli-play-words-all = alle alles
cli-play-words-hint = tipp
cli-play-words-save = speichern
cli-play-words-quit = beenden schluss
cli-play-words-no = n nein

## cafe about

cli-about-short = Was installiert ist und welcher Kern läuft.
cli-about-help = Was installiert ist und welcher Kern läuft: der kompilierte oder derselbe in reinem Python.
cli-about-version = Café International { $version } mit { $python }
cli-about-compiled = Der Kern ist kompiliert.
cli-about-pure =
    Der Kern ist reines Python: { $why ->
        [chosen] CAFE_KERNEL verlangt es.
        [stale] seine Dateien haben sich seit dem Kompilieren geändert.
        [broken] der kompilierte lässt sich nicht laden ({ $said }).
       *[not-compiled] er wurde hier nicht kompiliert; dazu braucht es einen C-Compiler, wenn das Paket installiert wird.
    }

## cafe review

cli-review-short = Wie gut eine beendete Partie gespielt wurde, und was Glück war.
cli-review-help = Analysiert eine beendete Partie Entscheidung für Entscheidung: was der gespielte Zug wert war, was besser gewesen wäre und wie viel vom Ergebnis Glück war. Laufende Partien werden nie analysiert. Strg-C beendet die Analyse; geschrieben wird dann nichts.
cli-review-help-nodes = Probespiele je Entscheidung; ohne Angabe { $board } im Brettspiel und { $card } im Kartenspiel. Mehr dauern länger und haben kleinere Fehler.
cli-review-help-seed = Ein beliebiger Text. Derselbe Startwert ergibt dieselbe Analyse, Byte für Byte.
cli-review-help-json = Gibt die Analyse als JSON aus.
cli-review-help-annotate = Schreibt die Partie mit Werten und besseren Zügen als Kommentaren in diese Datei; cafe check prüft sie weiterhin.
cli-review-running = { $file }: Diese Partie ist nicht zu Ende, und laufende Partien werden nie analysiert.
cli-review-interrupted = Abgebrochen nach { $done } von { $total } Entscheidungen; es wurde nichts geschrieben.

## cafe puzzle

cli-puzzle-short = Finde den besten Zug.
cli-puzzle-help = Zeigt eine Stellung, in der ein Zug eindeutig der beste ist, fragt nach deinem und sagt, was beide wert sind und warum. Ohne weitere Angabe ist es das Rätsel des Tages, für alle dasselbe. Der Exit-Code ist 0 beim besten Zug und 1 bei einem anderen.
cli-puzzle-help-id = Das Rätsel mit dieser Kennung.
cli-puzzle-help-game = Rätsel dieses Spiels; das Rätsel des Tages kommt ohne Angabe aus dem Brettspiel.
cli-puzzle-help-theme = Rätsel mit diesem Thema.
cli-puzzle-help-date = Das Rätsel eines anderen Tages.
cli-puzzle-help-random = Ein zufälliges Rätsel; derselbe Text ergibt dasselbe Rätsel.
cli-puzzle-help-answer = Mit diesen Spielschritten antworten, statt gefragt zu werden, etwa „ITm@k13 end“.
cli-puzzle-help-solution = Die Lösung sofort zeigen.
cli-puzzle-help-json = Alles als JSON ausgeben; die Lösung nur mit einer Antwort oder --solution.
cli-puzzle-one-choice = Wähle mit --id, --date oder --random, nicht mit mehreren davon.
cli-puzzle-no-id = Ein Rätsel { $id } gibt es nicht.
cli-puzzle-none = Von diesem Spiel gibt es kein Rätsel mit diesem Thema.
cli-puzzle-no-date = { $date } ist kein Datum; schreib es wie { $example }.
cli-puzzle-no-moves = „{ $moves }“ ist nicht zu lesen: { $flaw }

## cafe tournament

cli-tournament-short = Bots und Programme gegeneinander, mit gepaarten Kartenverteilungen.
cli-tournament-help = Lässt Bots gegeneinander spielen: jede Verteilung einmal in jeder Drehung der Plätze, damit niemand durch Kartenglück gewinnt. Ein Bot ist ein Name wie greedy; greedy@500 mit einem Budget an Stellungen; leonora@time mit der Bedenkzeit, die ein Server gibt; oder ein Programm, das das Protokoll aus docs/engine.md spricht: { $example }. So viele Bots, so viele Plätze. Strg-C bricht ab und zeigt, was gespielt wurde.
cli-tournament-help-game = Das Brettspiel oder das Kartenspiel.
cli-tournament-help-deals = Wie viele Verteilungen; ohne Angabe { $deals }.
cli-tournament-help-seed = Irgendein Text. Derselbe ergibt dieselben Verteilungen und Partien, ein anderer frische.
cli-tournament-help-jobs = Wie viele Partien gleichzeitig. Das Ergebnis hängt nicht davon ab.
cli-tournament-help-json = Zahlen und Partien als JSON in diese Datei schreiben; - ist die Standardausgabe.
cli-tournament-help-append = Die Datei von --json fortsetzen: Nur was darin fehlt, wird gespielt.
cli-tournament-help-plot = Die Anteile gewonnener Partien als SVG-Bild zeichnen.
cli-tournament-help-turn-ms = Wie viele Millisekunden ein Programm für einen Zug hat; ohne Angabe { $milliseconds }.
cli-tournament-help-memory-mb = Wie viele Megabyte Speicher ein Programm hat; ohne Angabe { $megabytes }.
cli-tournament-no-bot = Einen Bot { $bot } gibt es nicht. Es gibt { $bots }, jeden auch mit Budget wie NAME@500, und Programme als { $program }.
cli-tournament-bad-command = { $program } ist keine Befehlszeile: Nach { $sign } kommt ein Programm mit seinen Argumenten, und Anführungszeichen kommen paarweise.
cli-tournament-no-program = Ein ausführbares Programm { $program } gibt es nicht.
cli-tournament-append-what = Mit --json ist zu sagen, welche Datei --append fortsetzt.
cli-tournament-other-report = { $file } ist kein Bericht dieses Turniers: Spiel, Optionen, Bots, Grenzen und Startwert müssen gleich sein.
cli-tournament-heading =
    { $edition }, { $players } Plätze, Startwert { $seed }: { $deals ->
        [one] 1 Verteilung
       *[other] { $deals } Verteilungen
    }, { $games } Partien
cli-tournament-intervals = Jede Zahl pro Platz, mit ihrem 95-%-Konfidenzintervall über die Verteilungen.
cli-tournament-bot = Bot
cli-tournament-games-won = Partien gewonnen
cli-tournament-deals-won = Verteilungen gewonnen
cli-tournament-margin = Vorsprung
cli-tournament-bankrupt = bankrott
cli-tournament-rating = Wertung
cli-tournament-decisions = Entscheidungen
cli-tournament-nodes = Stellungen: Mittel / p99 / höchstens
cli-tournament-time = ms: Mittel / p99 / höchstens
cli-tournament-no-ratings = Wertungen brauchen noch ein Paket: { $install }
cli-tournament-plot = Gewonnene Partien
cli-tournament-failures =
    { $bot }: { $count ->
        [one] 1-mal versagt
       *[other] { $count }-mal versagt
    }. Zuerst: { $first }
cli-tournament-failure-crashed = Das Programm ist zu Ende gegangen ({ $detail })
cli-tournament-failure-too-slow = Das Programm hat nicht rechtzeitig geantwortet
cli-tournament-failure-flooded = Das Programm hat mehr geschrieben, als irgendwer liest
cli-tournament-failure-nonsense = Das Programm hat etwas gesagt, das nichts bedeutet: { $detail }
cli-tournament-failure-illegal = ein Zug, den die Regeln ablehnen: { $detail }
cli-tournament-interrupted = Abgebrochen; es zählen die { $games } Partien vollständiger Verteilungen.
cli-tournament-worker-died = Ein spielender Prozess ist gestorben, vielleicht aus Mangel an Speicher. Es zählen die { $games } Partien vollständiger Verteilungen.

## cafe engine

cli-engine-short = Ein Bot für andere Programme, zeilenweise über stdin und stdout.
cli-engine-help = Ein Bot, den andere Programme fragen können: Er liest Zeilen wie position und go und antwortet mit dem Zug, den er machen würde. Das Protokoll steht in docs/engine.md.
cli-engine-help-bot = Der Bot, der antwortet.
