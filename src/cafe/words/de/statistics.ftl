## What somebody's finished games add up to

statistics-title = Deine Statistik
statistics-text = Was deine beendeten Spiele zusammen ergeben: Ergebnisse, Serien, dein bester Zug und wie gut du gespielt hast.
statistics-empty = Noch gibt es nichts zu zählen
statistics-empty-text = Jedes Spiel, das du zu Ende spielst, zählt hier: wie oft du gegen wen gewinnst, dein bester Zug und wie gut du gespielt hast.
statistics-empty-play = Ein Spiel beginnen
statistics-reading = { $left ->
        [one] Ein Spiel wird noch gelesen.
       *[other] { $left } Spiele werden noch gelesen.
    }
statistics-left-off = Das sind deine letzten Spiele; { $left ->
        [one] ein älteres ist
       *[other] { $left } ältere sind
    } nicht mitgezählt.
statistics-games = Spiele
statistics-won = gewonnen
statistics-margin = mittlerer Vorsprung
statistics-interval = { $low } bis { $high }
statistics-win-streak = Siege in Folge
statistics-day-streak = Tage in Folge
statistics-best-turn = { $number ->
        [one] Punkt in einem Zug
       *[other] Punkte in einem Zug
    }
statistics-best-turn-see = Deinen besten Zug ansehen
statistics-from-to = { $first } bis { $last }
statistics-opponents = Gegen wen
statistics-editions = Nach Spiel
statistics-sizes = Nach Tischgröße
statistics-people = Menschen
statistics-size = { $count } Personen
statistics-plot = Anteil der Siege als Balken; der Strich über dem Ende eines Balkens ist sein 95‑%‑Bereich. Die Tabelle darunter hat dieselben Zahlen.
statistics-even = Gestrichelt: der Anteil, wenn alle gleich gut spielten.
statistics-as-table = Als Tabelle
statistics-column-game = Spiel
statistics-column-size = Personen
statistics-column-opponent = Gegenüber
statistics-column-games = Spiele
statistics-column-seats = Begegnungen
statistics-column-won = gewonnen
statistics-column-shared = geteilt
statistics-column-lost = verloren
statistics-column-share = Anteil
statistics-column-margin = Vorsprung
statistics-history = Punkte im Lauf der Zeit
statistics-history-of = { $name }: Punkte aus { $count ->
        [one] einem Spiel
       *[other] { $count } Spielen
    }
statistics-history-plot = Vom { $first } bis zum { $last }, zwischen { $low } und { $high } Punkten, im Mittel { $mean }. Die Liste der Spiele darunter hat jede Zahl.
statistics-history-won = gewonnen
statistics-history-lost = nicht gewonnen
statistics-history-mean = Mittel der letzten { $count }
statistics-reviews = Wie gut du gespielt hast
statistics-reviews-of = Mittelwerte aus deinen analysierten Spielen, in denen kein Bot für dich gespielt hat: { $games } von { $all }.
statistics-reviews-none = Noch keins deiner Spiele wurde analysiert. Das geht beim Nachspielen.
statistics-accuracy = Genauigkeit
statistics-error-rate = Gewinnchance verloren je Entscheidung
statistics-luck = Punkte Glück je Spiel
statistics-luck-text = Glück ist, was dein Nachziehen mehr wert war als das der anderen. Im Kartenspiel wird es mit allen Karten offen gerechnet.
statistics-list = Deine Spiele
statistics-list-more = Mehr zeigen
statistics-column-date = Datum
statistics-column-against = gegen
statistics-column-place = Platz
statistics-column-points = Punkte
statistics-column-notes = Bemerkungen
statistics-column-accuracy = Genauigkeit
statistics-column-lost-win = % Gewinnchance verloren je Entscheidung
statistics-column-luck = Glück
statistics-column-replay = Nachspielen
statistics-place = { $place } von { $players }
statistics-gave-up = du hast aufgegeben
statistics-bot-for-you = ein Bot hat für dich gespielt
statistics-bot-for-others = ein Bot hat für jemand anderen gespielt
statistics-several-seats = mehrere Plätze, ein Gerät
statistics-imported = aus einer Datei
statistics-ended-early = vorzeitig beendet
statistics-which = Welche Spiele zählen
statistics-which-results = Es zählt jedes Spiel, das zu Ende gespielt wurde und in dem du einen Platz hattest, wer auch immer auf den anderen saß. Ein geteilter erster Platz zählt als sein Teil eines Sieges. Der Vorsprung ist, was du mehr hast als das beste Ergebnis der anderen.
statistics-which-opponents = Gegen ein Gegenüber gewinnst du, wenn du am Ende vor ihm liegst, wer auch immer das Spiel gewinnt. Alle Menschen zählen zusammen: Das Café führt keine Liste darüber, mit wem du gespielt hast.
statistics-which-apart = Nicht mitgezählt sind Spiele, in denen du mehrere Plätze gespielt hast, Spiele aus einer Datei und solche, die vorzeitig endeten, weil jemand aufgab oder der Tisch geschlossen wurde.
statistics-which-apart-so-far = Bisher sind das { $several } mit mehreren Plätzen, { $imported } aus einer Datei und { $early } vorzeitig beendete.
statistics-which-bots = Spiele, in denen ein Bot für jemanden weitergespielt hat, zählen und sind gekennzeichnet. Wer aufgibt, während die anderen weiterspielen, kommt auf den letzten Platz.
statistics-which-intervals = Der Bereich unter einer Zahl ist ihr 95‑%‑Bereich: Bei so wenigen Spielen liegt deine wahre Stärke irgendwo darin. Er wird ab { $count } Spielen angegeben.
statistics-which-days = Eine Siegesserie endet mit jedem Spiel, das du nicht allein gewinnst. Tage sind die der Uhr deines Geräts.
statistics-download-csv = Spiele als CSV
statistics-download-json = Alles als JSON
