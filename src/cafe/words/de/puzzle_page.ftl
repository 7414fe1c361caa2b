## Die Rätsel im Browser

puzzle-page-today = Die Rätsel von heute
puzzle-page-today-of = Rätsel des Tages: { $game }
puzzle-page-until = Für alle dasselbe; um Mitternacht (UTC) kommt ein neues.
puzzle-page-next = Üben
puzzle-page-next-text = Ein Rätsel, das du noch nicht versucht hast, so schwer du es magst.
puzzle-page-game = Spiel
puzzle-page-level = Wie schwer
puzzle-page-level-easier = Leichter
puzzle-page-level-even = Auf meinem Niveau
puzzle-page-level-harder = Schwerer
puzzle-page-theme = Thema
puzzle-page-theme-any = Egal ({ $count })
puzzle-page-theme-of = { $theme } ({ $count })
puzzle-page-theme-endgame = Endspiel
puzzle-page-theme-joker = Joker
puzzle-page-theme-bar = Bar
puzzle-page-theme-one-nation = Gleiche Nation
puzzle-page-theme-balance-trap = Damen und Herren
puzzle-page-theme-patience = Geduld
puzzle-page-theme-crowd = Mehr als zwei Personen
puzzle-page-theme-draw = Ziehen oder setzen
puzzle-page-go = Gib mir ein Rätsel
puzzle-page-none = Dieses Rätsel gibt es nicht.
puzzle-page-you = Wie du dich schlägst
puzzle-page-your-rating = Deine Wertung
puzzle-page-solved = Gelöst
puzzle-page-solved-of = { $solved } von { $tried }
puzzle-page-row = In Folge
puzzle-page-days = Tage in Folge
puzzle-page-longest = { $now } (Rekord { $longest })
puzzle-page-rating = Wertung { $rating }
puzzle-page-players = zu { $count }
puzzle-page-is-solved = Gelöst
puzzle-page-is-missed = Nicht gelöst
puzzle-page-try = Lösen
puzzle-page-again = Noch einmal ansehen
puzzle-page-title = Finde den besten Zug
puzzle-page-title-day = Rätsel des Tages
puzzle-page-task =
    { $lead ->
        [one] Du liegst { $lead } Punkt vorn. Welcher Zug ist auf Dauer der beste?
       *[other] Du liegst { $lead } Punkte vorn. Welcher Zug ist auf Dauer der beste?
    }
puzzle-page-task-behind =
    { $lead ->
        [one] Du liegst { $lead } Punkt zurück. Welcher Zug ist auf Dauer der beste?
       *[other] Du liegst { $lead } Punkte zurück. Welcher Zug ist auf Dauer der beste?
    }
puzzle-page-task-level = Es steht gleich. Welcher Zug ist auf Dauer der beste?
puzzle-page-answer = Antworten
puzzle-page-give-up = Lösung zeigen
puzzle-page-give-up-sure = Es zählt als nicht gelöst.
puzzle-page-result = Lösung
puzzle-page-outcome-right = Richtig: Das ist der beste Zug.
puzzle-page-outcome-equivalent = Richtig: Das kommt dem besten Zug gleich.
puzzle-page-outcome-wrong = Es gibt einen besseren Zug.
puzzle-page-outcome-given-up = Das ist der beste Zug.
puzzle-page-counted = Deine Wertung: { $before } → { $after }
puzzle-page-not-counted = Nur deine erste Antwort zählt; das war eine spätere.
puzzle-page-in-a-row = { $count } in Folge gelöst
puzzle-page-in-days = { $count } Tage in Folge
puzzle-page-yours = Dein Zug
puzzle-page-best = Der beste Zug
puzzle-page-shown = Im Raum zu sehen
puzzle-page-shown-yours = Deiner
puzzle-page-shown-best = Der beste
puzzle-page-shown-before = Vorher
puzzle-page-total = Bringt sofort
puzzle-page-behind = Im Mittel bringt dein Zug { $points } Punkte (± { $error }) und { $win } Gewinnchance weniger als der beste.
puzzle-page-behind-exact = Dein Zug bringt { $points } Punkte und { $win } Gewinnchance weniger als der beste. Das ist bis zum Ende durchgerechnet.
puzzle-page-not-judged = Dein Zug gehört nicht zu denen, die durchgerechnet sind. Schon der nächstbeste bringt { $points } Punkte und { $win } Gewinnchance weniger als der beste.
puzzle-page-ahead = Der nächstbeste Zug bringt { $points } Punkte (± { $error }) und { $win } Gewinnchance weniger.
puzzle-page-ahead-exact = Der nächstbeste Zug bringt { $points } Punkte und { $win } Gewinnchance weniger. Das ist bis zum Ende durchgerechnet.
puzzle-page-greedy = Der Zug, der sofort am meisten bringt ({ $points }), kostet am Ende { $behind } Punkte.
puzzle-page-why = Woher der Unterschied kommt
puzzle-page-why-text = Was der beste Zug gegenüber { $other ->
    [yours] deinem
   *[next] dem nächstbesten
} gewinnt oder verliert, in Punkten am Ende:
puzzle-page-about = Thema: { $themes }
puzzle-page-another = Nächstes Rätsel
puzzle-page-all = Alle Rätsel
puzzle-page-said = { $outcome } Der beste Zug: { $turn }.
