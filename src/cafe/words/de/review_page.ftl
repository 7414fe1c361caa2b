## Die Seite einer Analyse: einen Zug ansehen, selbst versuchen, und alles teilen

review-this-turn = Der Zug im Blick
review-turn-plain = Zug { $number }, { $player }
review-letter-played = G
review-letter-better = B
review-letter-next = N
review-letter-tried = D
review-heading-tried = Deine Wahl
review-drawn = { $letter }: { $name }, { $points }
review-try = Versuch es selbst
review-try-what = Der gespielte Zug hat { $win } (± { $error }) Gewinnchance gekostet. Finde etwas Besseres: Wähle einen Gast, dann einen Stuhl.
review-try-line = Finde etwas Besseres als { $letter }: { $turn }.
review-try-any = Wähle einen Gast, dann einen Stuhl, als wärst du am Zug.
review-tried-line = Vergleiche, sobald dein Zug vollständig ist.
review-compare = Vergleichen
review-answer = Lösung zeigen
review-again = Noch einmal
review-back = Zurück zum Spiel
review-turn-before = Voriger Zug mit Urteil
review-turn-after = Nächster Zug mit Urteil
review-verdict-best = Das ist der beste Zug, der gefunden wurde.
review-verdict-played = Das läuft auf dasselbe hinaus wie der gespielte Zug.
review-verdict-behind = Auch das wurde beurteilt: { $win } (± { $error }) Gewinnchance hinter dem besten Zug.
review-verdict-behind-exact = Auch das wurde durchgerechnet: genau { $win } Gewinnchance hinter dem besten Zug.
review-verdict-unknown = Dein Zug ist nicht unter denen, die hier beurteilt wurden; über seine Chance lässt sich nichts sagen. Seine Punkte stehen neben den anderen.
review-answer-shown = Lösung: { $turn }
review-forced-turn = Etwas anderes war nicht möglich.
review-others = Auch beurteilt
review-behind = { $points } (± { $points_error }) Punkte und { $win } (± { $win_error }) Gewinnchance hinter dem besten Zug
review-behind-exact = Genau { $points } Punkte und { $win } Gewinnchance hinter dem besten Zug
review-parts = Woraus der Vorsprung besteht
review-whose = Wessen Züge
review-whose-all = Alle
review-whose-mine = Meine
review-which = Welche Züge
review-which-all = Alles, was einen Blick wert ist
review-which-mistakes = Alles, was Chancen gekostet hat
review-which-great = Starke Züge
review-which-inaccuracy = Ungenauigkeiten
review-which-mistake = Fehler
review-which-blunder = Grobe Fehler
review-found = { $count ->
        [0] Kein solcher Zug
        [one] { $count } Zug
       *[other] { $count } Züge
    }
review-share = Diese Analyse teilen
review-share-link = Link zur Analyse
review-picture = Als Bild speichern
review-share-title = Analyse: { $players }
review-share-text = Genauigkeit: { $players }
review-share-graph = Gewinnchance
review-share-margin = Vorsprung { $points }
trouble-not-reviewed = Dieses Spiel wurde noch nicht analysiert.
trouble-no-such-decision = Diesen Zug gibt es in diesem Spiel nicht.
