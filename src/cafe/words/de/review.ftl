## Die Analyse einer beendeten Partie: wie gut gespielt wurde, und was Glück war

review-title = Analyse
review-column-decisions = Entscheidungen
review-column-accuracy = Genauigkeit
review-column-lost-points = Punkte verloren je Entscheidung
review-column-lost-win = Gewinnchance verloren je Entscheidung
review-column-great = stark
review-column-inaccuracy = Ungenauigkeiten
review-column-mistake = Fehler
review-column-blunder = grobe Fehler
review-marked = Einen Blick wert
review-no-marks = Kein Zug fällt auf.
review-turn-of = Zug { $number }, { $player }: { $mark }
review-mark-great = stark
review-mark-inaccuracy = Ungenauigkeit
review-mark-mistake = Fehler
review-mark-blunder = grober Fehler
review-loss = Kostet { $win } (± { $error }) Gewinnchance; Vorsprung { $points }.
review-played = Gespielt: { $turn } ({ $moves })
review-better = Besser: { $turn } ({ $moves })
review-next = Nächstbester Zug: { $turn } ({ $moves })
review-turns = Zug um Zug
review-turn = Zug
review-player-short = wer
review-played-short = gespielt
review-margin-short = Vorsprung
review-win-short = Chance
review-loss-short = verloren
review-mark-short = Urteil
review-exact = { $number } exakt
review-forced = erzwungen
review-percent = { $number } %
review-sum = Woher der Vorsprung kommt
review-sum-deal = Wert der Verteilung
review-sum-deal-error = Fehler des Werts der Verteilung
review-sum-own-luck = eigenes Glück
review-sum-others-luck = Glück der anderen
review-sum-own-losses = eigene Verluste
review-sum-others-losses = Verluste der anderen
review-sum-unexplained = ungeklärt
review-sum-margin = Vorsprung am Ende
review-about-errors = ± ist ein Standardfehler; „exakt“ ist bis zum Ende durchgerechnet. Ein Zug wird nach dem beurteilt, was man beim Ziehen wissen konnte.
review-about-marks = Ein Urteil steht nur da, wo der Verlust größer ist als sein doppelter Fehler: Ungenauigkeit ab 2,5 %, Fehler ab 5 %, grober Fehler ab 10 % Gewinnchance. Stark ist der beste von mindestens fünf verschiedenen Zügen, wenn jeder andere mindestens 5 % kostet.
review-about-accuracy = Die Genauigkeit ist 100 · 10 / (10 + e), wobei e die verlorene Gewinnchance je Entscheidung in Prozent ist. Erzwungene Züge zählen nicht.
review-about-luck = Das Glück beim Ziehen ist der Wert danach, weniger der Mittelwert über alles, was hätte gezogen werden können. Ungeklärt ist, was weder Glück noch Verluste erklären.
review-all-cards-seen = Im Kartenspiel gelten Glück und Verteilung bei Einsicht in alle Karten: Wissen konnte das niemand.
review-method = Engine { $engine }, Gewichte { $weights }, Startwert { $seed }, { $nodes } Probespiele je Entscheidung: Damit kommen alle zur selben Analyse.

## Auf der Seite einer beendeten Partie

review-ask = Spiel analysieren
review-what = Der Computer spielt jede Entscheidung viele Male weiter und zeigt, welche Züge gut waren, welche Chancen gekostet haben und was Glück war.
review-decision-of = Entscheidung { $done } von { $total }
review-cancel = Abbrechen
review-ready = Die Analyse ist fertig.
review-stopped = Die Analyse wurde abgebrochen, bevor sie fertig war.
review-outdated = Diese Analyse beruht auf älteren Werten, als heute bekannt sind.
review-renewed = Diese Analyse beruht auf älteren Werten, als heute bekannt sind. Sie wird gerade neu gemacht; bis dahin ist hier die alte zu lesen.
review-anew = Neu analysieren
review-figures = Wie gut alle gespielt haben
review-formula = Genauigkeit = 100 · 10 / (10 + e); e ist die je Entscheidung verlorene Gewinnchance in Prozent.
review-player = Wessen Spiel
review-filter = Welche Züge
review-filter-all = Alle
review-filter-mine = Meine Fehler
review-filter-of = Fehler: { $player }
review-no-mistakes = Keine Fehler.
review-heading-played = Gespielt
review-heading-better = Besser
review-heading-next = Nächstbester Zug
review-value = Vorsprung { $lead } ± { $lead_error }, Gewinnchance { $chance } ± { $chance_error }
review-value-exact = Vorsprung { $lead }, Gewinnchance { $chance }: exakt
review-graph-title = Gewinnchance: { $player }
review-graph = Gewinnchance im Lauf des Spiels, { $player }: { $last } bei der letzten Entscheidung, mindestens { $low }, höchstens { $high }. Die Liste darunter nennt jeden Zug.
review-graph-list = Jeder Zug als Liste
review-graph-turn = Zug { $turn }{ $chance ->
        [none] {""}
       *[other] : { $exact ->
            [yes] { $chance }, exakt
           *[no] { $chance }
        }
    }{ $luck ->
        [none] {""}
       *[other] {" "}· Glück { $luck }
    }
review-luck-short = Glück
review-sum-of = Woher der Vorsprung kommt: { $player }
review-about = Wie das berechnet wird
