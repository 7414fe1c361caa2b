### Jedes Spiel auf einer Seite, für alle, die es noch nie gespielt haben. Genau steht es in den Regeln nach Nummern.

## Das Brettspiel

summary-board = Das Brettspiel auf einer Seite
summary-board-goal =
    Gäste aus zwölf Nationen kommen in dein Café. Setze sie an Tische ihrer Nation, Damen und Herren schön gemischt, und
    kassiere Punkte für jeden Tisch, an dem sie Gesellschaft finden. Wer die meisten Punkte hat, gewinnt.
    .title = Worum es geht
summary-board-turn =
    Du tust eins von dreien: Du setzt einen oder zwei Gäste, du schickst einen Gast an die Bar, oder du setzt einen Gast
    auf den Platz eines Jokers. Danach ziehst du nach, bis deine Hand wieder voll ist.
    .title = Dein Zug
summary-board-seat =
    Ein Gast nimmt einen freien Stuhl an einem Tisch seiner Nation; ein Stuhl zwischen zwei Tischen gehört zu beiden. An
    jedem dieser Tische darf höchstens eine Dame mehr sitzen als Herren, oder ein Herr mehr als Damen.
    .title = Wer wo sitzt
summary-board-company =
    Niemand sitzt allein: Jeder Gast muss Punkte bringen. Setzt du zwei, darf der erste an leeren Tischen warten, wenn
    sich der zweite gleich dazusetzt.
    .title = In Gesellschaft
summary-board-pay =
    Jeder Tisch, an den sich ein Gast setzt, bringt einen Punkt für alle, die nun dort sitzen: 2, 3 oder 4. Vier Gäste
    aus der Nation des Tisches bringen 8, und du darfst mit einem Gast weniger weiterspielen.
    .title = Punkte
summary-board-bar =
    Niemand passt? Schick einen Gast an die Bar. Die ersten fünf Plätze bringen 1 bis 5 Punkte, danach kostet jeder mehr.
    Wer nicht zahlen kann, scheidet aus.
    .title = Die Bar
summary-board-jokers =
    Ein Joker ist an jedem Tisch zu Hause. Später dürfen alle einen Gast, der zur Nation des Tisches und zum Geschlecht des
    Jokers passt, auf dessen Platz setzen und den Joker nehmen.
    .title = Joker
summary-board-end =
    Das Spiel endet, wenn alle Stühle oder die ganze Bar besetzt sind, wenn nur noch vier Gäste im Beutel sind oder wenn
    jemand keinen Gast mehr hat. Jeder Gast, der noch vor dir liegt, kostet 5 Punkte, jeder Joker 10.
    .title = Das Ende

## Das Kartenspiel

summary-card = Das Kartenspiel auf einer Seite
summary-card-goal =
    Fünf Tische und eine Hand voller Gäste, die nur du siehst. Setze sie in gute Gesellschaft; ein voller Tisch wird
    abgeräumt, und ein neuer wird ausgelegt. Wer die meisten Punkte hat, gewinnt.
    .title = Worum es geht
summary-card-turn =
    Du tust eins von dreien: Du setzt einen, zwei oder drei Gäste, du ziehst einen Gast, oder du legst, wenn du zwölf auf
    der Hand hast, einen verdeckt ab.
    .title = Dein Zug
summary-card-seat =
    Ein Gast nimmt einen freien Stuhl, wenn mindestens einer von dessen Tischen zu seiner Nation gehört; die vier inneren
    Stühle stehen an je drei Tischen. Überall halten sich Damen und Herren die Waage, und niemand sitzt allein.
    .title = Wer wo sitzt
summary-card-pay =
    Jeder Tisch, an den sich ein Gast setzt, bringt einen Punkt für alle, die nun dort sitzen: 2, 3 oder 4. Sind alle aus
    der Nation des Tisches, zählt er doppelt: 4, 6 oder 8.
    .title = Punkte
summary-card-clear =
    Ist ein Tisch voll, wird gewertet; dann gehen alle, die an ihm sitzen, und an seine Stelle kommt ein neuer Tisch.
    Danach darfst du weitersetzen.
    .title = Ein Tisch wird abgeräumt
summary-card-end =
    Das Spiel endet, wenn der letzte Gast gezogen wird, wenn nicht mehr genug Tische da sind oder wenn jemand mit leerer
    Hand es beendet. Jeder Gast auf der Hand oder verdeckt abgelegt kostet 2 Punkte.
    .title = Das Ende
