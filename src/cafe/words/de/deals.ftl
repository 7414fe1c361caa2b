## Verteilungen, die mehrere spielen: die Partie des Tages und Herausforderungen

daily-title = Partie des Tages
daily-text = Eine Partie am Tag, die alle genau einmal spielen: derselbe Platz, dieselben Gäste in derselben Reihenfolge, dieselben Gegner.
daily-streak = { $count ->
    [one] Einen Tag in Folge gespielt
   *[other] { $count } Tage in Folge gespielt
}
daily-play = Spielen
daily-go-on = Weiterspielen
daily-see = Ergebnisse
daily-status-new = noch nicht gespielt
daily-status-playing = begonnen
daily-status-done = gespielt: { score }, { $margin_signed } zum besten Ergebnis der anderen
daily-status-over = gespielt
daily-status-gave-up = aufgegeben
daily-table = { $count } am Tisch; Platz { $seat } ist deiner. Gegen { $names }.
# Somebody who sits there more than once, in the list of names above.
daily-opponent =
    { $count ->
        [2] zweimal { $name }
        [3] dreimal { $name }
        [4] viermal { $name }
       *[other] { $name }
    }
daily-ends = Die nächste Partie kommt { $when }.
daily-when = Welche Ergebnisse
daily-today = Heute
daily-yesterday = Gestern
daily-all = Alle Tage
daily-all-text = Alle Tage, die vorbei sind: erst gewonnene Partien, dann alle Abstände zusammen.
daily-play-first = Die Ergebnisse siehst du, wenn du gespielt hast.
daily-none = Niemand hat sie gespielt.
daily-count = { $count ->
    [one] Ein Ergebnis
   *[other] { $count } Ergebnisse
}
daily-percentile = Du liegst vor { $percent } % der anderen.
daily-first = Dein Ergebnis ist das erste.
daily-par = Par { $mean } ± { $error }
daily-par-text = Was { $bot } mit weniger Bedenkzeit als am Tisch aus deinem Platz macht: der mittlere Abstand aus { $games } Partien, ± sein Standardfehler.
daily-par-making = Das Par entsteht gerade: { $done } von { $total } Partien sind gespielt.
daily-par-none = Für diese Partie hat niemand ein Par berechnet.
daily-column-place = Rang
daily-column-name = Name
daily-column-score = Punkte
daily-column-margin = Abstand
daily-column-days = Tage
daily-column-won = Siege
daily-gave-up = aufgegeben
daily-bankrupt = bankrott
daily-bot-helped = ein Bot hat weitergespielt
daily-you = du
daily-nameless = jemand
daily-look = Partie von { $name } ansehen
daily-next-page = Nächste Seite
daily-page-before = Vorige Seite
daily-seal = Ist sie für alle gleich?
daily-seal-text = Die Partie wird am Vortag versiegelt: Ihr Siegel steht hier, und zwei Stunden nach dem Ende ihres Tages auch der Startwert, aus dem sie entstand. Wer das Siegel aus dem Startwert nachrechnet, weiß, dass nichts geändert wurde.
daily-seal-of = Siegel für den { $date }
daily-seed-of = Startwert vom { $date }
daily-seal-noted = Dein Browser hat sich dieses Siegel am { $date } gemerkt: Damit wird der Startwert verglichen.
daily-seal-not-noted = Dein Browser hat dieses Siegel nicht gesehen, bevor der Startwert offengelegt wurde; verglichen wird darum mit dem, was das Café jetzt sagt. Wer jeden Tag hier vorbeischaut, kann mit dem vergleichen, was vorher zu sehen war.
daily-over = Das war die Partie des Tages.
daily-to-results = Zu den Ergebnissen

challenge-title = Gleiche Partie, du bist dran
challenge-text = Spiel eine Partie mit denselben Gästen wie jemand anders und sieh dann beide Zug für Zug.
challenge-offer = Als Herausforderung anbieten
challenge-link = Wer diesen Link öffnet, spielt an deinem Platz mit denselben Gästen
challenge-from = { $name } hat diese Partie gespielt. Jetzt bist du dran.
challenge-from-nobody = Jemand hat diese Partie gespielt. Jetzt bist du dran.
challenge-play = Diese Partie spielen
challenge-known = Du warst dabei, als diese Partie gespielt wurde. Schick den Link jemand anderem.
challenge-secret = Was gespielt wurde und wie es ausging, siehst du, wenn du fertig bist.
challenge-results = Wer sie gespielt hat
challenge-first = hat sie zuerst gespielt
challenge-compare = Zug für Zug
challenge-compare-with = Mit der Partie von { $name } vergleichen
challenge-other-seat = Du hast diese Partie an einem anderen Platz gespielt; hier wird sie nicht verglichen.
challenge-parted = In Zug { $turn } trennen sich die Partien: { $player } hat anders gespielt.
challenge-same = Beide Partien sind bis zum Ende gleich.
challenge-turn = Zug
challenge-alike = gleich
challenge-over = Diese Partie war eine Herausforderung.
challenge-to-comparison = Partien vergleichen

trouble-play-first = Diese Partie spielen auch andere. Ansehen kannst du sie, wenn du deine eigene beendet hast.
trouble-deal-sealed = Diese Partie wird heute noch gespielt; sie wird geöffnet, wenn der Tag vorbei ist.
trouble-deal-known = Du kennst diese Partie schon.
trouble-imported-game = Dieses Spiel kam aus einer Datei und kann deshalb nicht angeboten werden.
trouble-no-such-challenge = Diese Herausforderung gibt es nicht mehr, oder der Link ist unvollständig.
trouble-no-such-day = So eine Partie des Tages gibt es nicht.
trouble-other-seat = Hier wurde an einem anderen Platz gespielt; vergleichen lassen sich die Partien nicht.
