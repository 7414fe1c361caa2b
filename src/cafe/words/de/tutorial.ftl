### Das Lernspiel: zu jedem Spiel ein Kurs. Was eine Lektion am Ende sagt, prüft ein Test am Schiedsrichter.

## Der Anfang

tutorial-which = Welches Spiel?
tutorial-goal = Das Ziel in 30 Sekunden
tutorial-goal-board-goal = Gäste aus zwölf Nationen kommen in dein Café. Finde für alle einen guten Platz und sammle die meisten Punkte.
tutorial-goal-board-seat = Jeder Gast sitzt an einem Tisch seiner Nation, Damen und Herren im Gleichgewicht, und niemand sitzt allein.
tutorial-goal-board-pay = Jeder Tisch, an den sich ein Gast setzt, bringt einen Punkt pro Gast: 2, 3 oder 4. Vier von der Nation des Tisches bringen 8.
tutorial-goal-board-bar = Wer keinen Stuhl findet, geht an die Bar. Anfangs bringt das Punkte, später kostet es immer mehr.
tutorial-goal-card-goal = Fünf Tische und Gäste auf der Hand, die nur du siehst. Finde für alle gute Gesellschaft und sammle die meisten Punkte.
tutorial-goal-card-seat = Bis zu drei Gäste pro Zug setzen sich an einen Tisch ihrer Nation, Damen und Herren im Gleichgewicht, niemand allein.
tutorial-goal-card-pay = Jeder Tisch, an den sich ein Gast setzt, bringt einen Punkt pro Gast; sind alle von seiner Nation, das Doppelte.
tutorial-goal-card-clear = Ein voller Tisch wird abgeräumt, und ein neuer kommt. Am Ende kostet jeder Gast, der noch auf deiner Hand ist.
tutorial-begin = Los geht’s
tutorial-continue = Weiter mit Lektion { $number }
tutorial-so-far = { $done } von { $count } Lektionen geschafft

## Lektionen

tutorial-lessons = Lektionen
tutorial-lesson = Lektion { $number } von { $count }
tutorial-lesson-done = Lektion { $number } von { $count }, geschafft
tutorial-guests = Deine Gäste in dieser Lektion
tutorial-choose = Wähle { $guest_object }.
tutorial-choose-any = Wähle irgendeinen Gast auf deiner Hand.
tutorial-seat = Setze nun { $guest_object } { $chair_onto }.
tutorial-press = Drücke auf „{ $label }“.
tutorial-then-play = Dein Zug ist fertig. Drücke auf „Spielen“.
tutorial-then-answer = Eine Frage bleibt noch. Beide Antworten sind in Ordnung.
tutorial-show = Zeig es mir
tutorial-done = Geschafft. Auf zur nächsten Lektion.
tutorial-try-more = Versuche auch andere Gäste und Stühle, so oft du magst.
tutorial-score = Deine Punkte: { $points }
tutorial-drawn = Gezogen: { $guests }
tutorial-left-over = Was noch auf deiner Hand ist: { points-signed }
tutorial-next = Weiter
tutorial-skip = Überspringen
tutorial-finish = Fertig
tutorial-over = Jetzt kennst du dich aus
tutorial-over-text = Den Rest sagt dir das Café beim Spielen: Jeder Stuhl zeigt, was er bringt oder warum es dort nicht geht.
tutorial-play = Jetzt spielen
tutorial-other-board = Das Brettspiel lernen
tutorial-other-card = Das Kartenspiel lernen
tutorial-again = Noch einmal von vorn
tutorial-free =
    Jetzt bist du dran. Setze Gäste, wohin du willst, hole den Joker, geh an die Bar: Der Schiedsrichter sagt dir, was es
    bringt oder warum es nicht geht.
    .title = Probiere alle Gäste aus
tutorial-free-card =
    Jetzt bist du dran. Setze Gäste, wohin du willst, bis zu drei pro Zug: Der Schiedsrichter sagt dir, was es bringt oder
    warum es nicht geht.
tutorial-other-way =
    { $points_sign ->
        [zero] Auch das wäre erlaubt. Das Beispiel geht anders weiter.
       *[other] Auch das wäre erlaubt und brächte { points }. Das Beispiel geht anders weiter.
    }
tutorial-trouble = Der Schiedsrichter antwortet nicht. Bitte prüfe die Verbindung und versuche es noch einmal.

## Das Brettspiel

tutorial-X1 =
    Gäste sitzen an einem Tisch ihrer eigenen Nation. Noch ist das Café leer: Der erste Gast bringt nichts ein und
    wartet, und der nächste muss sich an denselben Tisch setzen. Dame und Herr zusammen bringen je einen Punkt.
    .title = Das erste Paar
    .hint = Ein Herr und eine Dame aus den USA: Finde einen USA-Tisch für sie.
tutorial-X1-done = Zwei Gäste an einem Tisch: 2 Punkte. Wer gewartet hat, ist nun in Gesellschaft.
tutorial-X2 =
    Ein Stuhl kann zwischen zwei Tischen stehen. Setze das indische Paar so, dass die Dame den Stuhl nimmt, den sich
    Indien mit den USA teilt. Am USA-Tisch sitzt sie vorerst allein, und das ist in Ordnung: Zu Hause hat sie
    Gesellschaft.
    .title = Ein Stuhl an zwei Tischen
    .hint = Indien und die USA teilen sich einen Stuhl. Beginne an den anderen Indien-Stühlen.
tutorial-X2-done = Indien bringt 2. Am USA-Tisch sitzt erst ein Gast, dort gibt es nichts.
tutorial-X3 =
    Auch ein einzelner Gast darf kommen, wenn er Punkte bringt. Am zweiten USA-Tisch wartet die Dame aus Indien auf
    einen Herrn.
    .title = Auch Fremde sind Gesellschaft
    .hint = Wer könnte der Dame aus Indien am USA-Tisch Gesellschaft leisten?
tutorial-X3-done = Zwei Gäste am Tisch, gleich welcher Nation: 2 Punkte.
tutorial-X7 =
    An jedem Tisch eines Stuhls sitzen Damen und Herren im Gleichgewicht. Auf diesem Stuhl sucht Indien eine Dame, und
    die USA suchen einen Herrn. Versuche es mit einem beliebigen Gast: Das Café sagt dir, warum es nicht geht.
    .title = Warum nicht?
    .hint = Versuche den Stuhl, der zu Indien und zu den USA gehört.
tutorial-X7-done = Abgelehnt, mit Grund und Regel. So kannst du jederzeit jeden Stuhl fragen.
tutorial-refill =
    Nach deinem Zug ziehst du Gäste aus dem Beutel, bis deine Hand wieder voll ist: am Anfang sind das fünf. Alle
    können sie sehen.
    .title = Nachziehen
    .hint = Setze den Herrn aus den USA dorthin, wo er Gesellschaft hat.
tutorial-refill-done = 3 Punkte und ein neuer Gast: Deine Hand ist wieder voll.
tutorial-X4 =
    Der Stuhl zwischen beiden USA-Tischen zählt an beiden. Wer einen Tisch mit lauter Gästen seiner eigenen Nation
    füllt, erhält 8 statt 4 Punkte.
    .title = Vier aus den USA
    .hint = Fülle den USA-Tisch, an dem schon zwei sitzen. Beginne mit dem Stuhl zwischen beiden USA-Tischen.
tutorial-X4-done =
    3 und 3, dann 8: 14 Punkte in einem Zug. Mit kleinerem Handlimit ziehst du weniger nach, und am Ende bleibt
    weniger übrig.
tutorial-bar =
    Keiner dieser Gäste findet heute Gesellschaft. Schicke einen an die Bar. Wer kommt, nimmt dort den nächsten Platz,
    und dessen Zahl gewinnst oder zahlst du; die ersten fünf Plätze bringen Punkte.
    .title = Die Bar
    .hint = Wähle irgendeinen Gast, dann sieh dir die Bar an.
tutorial-bar-done = 3 Punkte. Der nächste Gast an der Bar bringt noch mehr, ganz gleich, wer ihn schickt.
tutorial-costs =
    Sieben Gäste stehen schon an der Bar. Ab dem sechsten Platz kostet sie Punkte, und jeder Platz kostet mehr als der
    davor.
    .title = Die Bar kostet
    .hint = Auch hier passt niemand. Sieh nach, was der nächste Platz kostet.
tutorial-costs-done = Das hat 6 Punkte gekostet. Manchmal ist es trotzdem der beste Zug.
tutorial-broke =
    Du hast 4 Punkte, und der nächste Platz kostet 6. Das muss niemand tun; sieh dir einmal an, was geschieht.
    .title = Pleite
    .hint = Schicke jemanden an die Bar.
tutorial-broke-done =
    Du kannst nicht zahlen: Du bist aus dem Spiel und landest auf dem letzten Platz. Behalte also ein paar Punkte für
    die Bar.
tutorial-X5 =
    Der Joker ist an jedem Tisch zu Hause und zählt als Dame oder Herr, wie abgebildet. Am Indien-Tisch fehlt noch
    eine Dame.
    .title = Der Joker
    .hint = Welcher Stuhl am Indien-Tisch ist noch frei?
tutorial-X5-done = Mit dem Joker ist der Indien-Tisch ein Tisch gleicher Nation: 8 Punkte.
tutorial-X6 =
    Einen Joker kann man sich holen: Setze auf seinen Stuhl einen Gast, der dort zu Hause und vom gleichen Geschlecht
    ist. Das ist ein ganzer Zug und bringt keine Punkte.
    .title = Einen Joker holen
    .hint = Wer auf deiner Hand ist dort zu Hause, wo der Joker sitzt?
tutorial-X6-done = Die Dame nimmt den Platz des Jokers ein, und der Joker kommt auf deine Hand.
tutorial-full-bar =
    An der Bar ist noch ein Platz frei. Ist er besetzt, ist das Spiel aus. Es endet auch, wenn alle Stühle besetzt
    sind, wenn im Beutel nur noch vier Gäste sind und wenn jemand keinen Gast mehr hat.
    .title = Wie ein Spiel endet
    .hint = Beende das Spiel: Nimm den letzten Platz. Was kosten dich dann die anderen beiden?
tutorial-full-bar-done =
    Der Platz hat 30 gekostet. Jeder Gast auf der Hand kostet 5, ein Joker 10. Die meisten Punkte gewinnen.

## Das Kartenspiel

tutorial-X8 =
    Im Kartenspiel setzt du bis zu drei Gäste pro Zug. Jede Gruppe von der Nation des Tisches zählt doppelt, schon ein
    Paar.
    .title = Paare zählen doppelt
    .hint = Erst ein Herr für die Dame aus der Türkei, dann der Stuhl, den sich beide Tische teilen.
tutorial-X8-done = 4 für die beiden Gäste aus der Türkei, dann 3 für drei Gäste am Türkei-Tisch: 7 Punkte.
tutorial-X12 =
    Zwei Gäste aus Afrika, ein Herr aus Großbritannien und ein Stuhl zwischen ihren Tischen. Versuche zuerst den
    zweiten Herrn aus Großbritannien.
    .title = Zwei Herren
    .hint = Setze den Herrn auf den Stuhl zwischen beiden Tischen.
tutorial-X12-done =
    Abgelehnt: Am Großbritannien-Tisch säßen zwei Herren ohne Dame. Am Afrika-Tisch wäre er willkommen gewesen.
tutorial-X11 =
    Nun die Dame aus Großbritannien. Sie bildet mit ihrem Landsmann ein Paar und setzt sich zugleich zu zwei Gästen
    aus Afrika.
    .title = Punkte an zwei Tischen
    .hint = Sie kann sich an zwei Tische zugleich setzen.
tutorial-X11-done = 4 für das britische Paar, doppelt gezählt, und 3 für drei Gäste am Afrika-Tisch: 7 Punkte.
tutorial-X14 =
    Niemand sitzt allein. Versuche den Herrn aus Spanien auf dem äußeren Stuhl des leeren Spanien-Tisches, wenn
    niemand auf der Hand ist, der sich zu ihm setzen könnte.
    .title = Niemand sitzt allein
    .hint = Setze ihn dorthin, wo er ganz allein wäre.
tutorial-X14-done =
    Abgelehnt: Er brächte nichts ein und bliebe ohne Gesellschaft. Auf dem Stuhl beim chinesischen Paar säße er gut.
tutorial-X10 =
    Eine Dame aus der Türkei sitzt allein. Setze drei weitere Gäste aus der Türkei zu ihr, einen nach dem anderen:
    Damen und Herren müssen bei jedem Schritt im Gleichgewicht bleiben.
    .title = Ein voller Tisch
    .hint = Nach jedem Schritt sind Damen und Herren im Gleichgewicht: Wer kommt als Zweites?
tutorial-X10-done =
    4, 6 und 8: 18 Punkte. Ein voller Tisch wird sofort abgeräumt, seine Gäste gehen, und ein neuer kommt.
tutorial-X9 =
    Drei Gäste, und jeder zählt an jedem Tisch, an dem Gesellschaft sitzt. Setze sie nacheinander und sieh zu, wie die
    Abrechnung wächst.
    .title = Ein großer Zug
    .hint = Die inneren Stühle stehen an drei Tischen. Beginne mit der Dame aus Russland.
tutorial-X9-done = 8, 5 und 10: 23 Punkte. Der Frankreich-Tisch ist voll; er wird abgeräumt, und ein neuer Tisch kommt.
tutorial-X13 =
    Die letzte Dame aus Italien füllt zwei Tische auf einmal. Sieh zu, wer geht: alle, die an einem der beiden sitzen,
    wo ihr Stuhl auch sonst noch steht.
    .title = Zwei Tische auf einmal
    .hint = Zwei Tischen fehlt je ein Gast: derselbe.
tutorial-X13-done = Beide Tische werden abgeräumt und neu gelegt, der mittlere zuerst. Nur der Herr aus Indien bleibt.
tutorial-draw =
    Keiner deiner Gäste ist an einem dieser Tische zu Hause. Dann ziehst du einen Gast vom Stapel; das ist dein Zug.
    .title = Stattdessen ziehen
    .hint = Dafür gibt es einen Knopf.
tutorial-draw-done = Ein Gast mehr auf der Hand, und vielleicht der richtige. Niemand sonst sieht ihn.
tutorial-aside =
    Mit zwölf Gästen ist deine Hand voll: Du kannst nicht mehr ziehen. Wer niemanden setzen kann oder will, legt einen
    Gast verdeckt ab.
    .title = Zwölf auf der Hand
    .hint = Wen brauchst du am wenigsten?
tutorial-aside-done = Abgelegt bis zum Schluss, und dann kostet er so viel wie einer auf der Hand.
tutorial-close =
    Dein letzter Gast. Mit leerer Hand darfst du das Café schließen, und das Spiel ist aus. Es endet auch, wenn der
    letzte Gast gezogen wird oder zu wenige Tische übrig sind.
    .title = Wie ein Spiel endet
    .hint = Setze den Herrn aus Italien, dann schließe das Café.
tutorial-close-done =
    4 Punkte, und nichts mehr auf der Hand. Alle anderen zahlen 2 für jeden Gast, den sie halten oder abgelegt haben.
