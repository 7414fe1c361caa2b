### Die Regeln beider Spiele nach Nummern. Umbrüche sind für das Auge; eine Leerzeile trennt Absätze.

## Sitzordnung: wer wo sitzen darf

rule-E1 =
    Auf jedem Stuhl sitzt höchstens ein Gast, und wer einmal sitzt, bleibt sitzen. Davon gibt es zwei Ausnahmen: Ein Joker
    kann gegen einen anderen Gast getauscht werden (B6), und im Kartenspiel wird ein voll besetzter Tisch abgeräumt (C5).
    .title = Freier Stuhl

rule-E2 =
    Ein Gast darf auf einem Stuhl Platz nehmen, wenn mindestens einer der Tische, an denen der Stuhl steht, zur Nation des
    Gastes gehört. Ein Joker darf jeden freien Stuhl einnehmen.
    .title = Passender Tisch

rule-E3 =
    An den Tischen halten sich Damen und Herren die Waage. Nachdem ein Gast Platz genommen hat, muss an jedem Tisch
    seines Stuhls eine dieser Runden sitzen: ein Gast; eine Dame und ein Herr; eine Dame und zwei Herren; zwei Damen
    und ein Herr; zwei Damen und zwei Herren. Also niemals zwei Damen oder zwei Herren unter sich, niemals drei Damen oder
    drei Herren. Joker zählen als Dame oder Herr.
    .title = Damen und Herren

rule-E4 =
    Am Ende eines Zuges darf kein Gast, der in diesem Zug Platz genommen hat, ohne Gesellschaft sein: An mindestens einem
    Tisch seines Stuhls gehört er zu einer Gruppe von zwei oder mehr Gästen. Wer zu einer solchen Gruppe gehört, darf am
    Nebentisch der einzige Gast sein.

    Ausnahmen: der erste Zug im Brettspiel und, wenn vereinbart, der einzelne Joker (B5); außerdem Gesellschaft, die durch
    das Abräumen eines Tisches verloren ging (C5).
    .title = Niemand sitzt allein

rule-E5 =
    Jeder Gast, der Platz nimmt, muss mindestens einen Punkt einbringen (S1). Einzige Ausnahme: Ein Gast darf ohne Punkte
    bleiben, wenn alle Tische seines Stuhls unbesetzt waren und gleich der nächste Gast desselben Zuges an einem dieser
    Tische Platz nimmt. Die beiden sind dann ein Paar, und das bringt Punkte. Solange ein Gast so wartet, kann der Zug nicht
    enden, und niemand darf anderswo Platz nehmen.

    Auf die Reihenfolge kommt es an: Die Gäste nehmen nacheinander Platz, und jeder wird danach beurteilt und gewertet, was
    er vorfindet.
    .title = Jeder Gast bringt Punkte

## Punkte

rule-S1 =
    Ein Gast bringt an jedem Tisch seines Stuhls Punkte, an dem nun mindestens zwei Gäste sitzen: einen Punkt für jeden Gast
    an diesem Tisch, also 2, 3 oder 4. Tische, an denen in diesem Zug niemand Platz genommen hat, zählen nicht. Die Punkte
    mehrerer Tische und mehrerer Gäste werden zusammengezählt.
    .title = Punktwertung

rule-S2 =
    Im Brettspiel bringt ein voller Tisch gleicher Nation, also vier Gäste aus der Nation des Tisches, 8 statt 4 Punkte.
    Zwei oder drei Gäste gleicher Nation bringen wie alle anderen 2 oder 3 Punkte.

    Ist wie in späteren Ausgaben „jede Gruppe“ vereinbart, gilt S3 auch im Brettspiel.
    .title = Verdopplung im Brettspiel

rule-S3 =
    Im Kartenspiel zählt jede Gruppe, die ganz aus der Nation des Tisches besteht, doppelt: 4 Punkte für zwei Gäste, 6 für
    drei, 8 für vier. Entscheidend ist die Nation des Tisches: Zwei Gäste aus Russland am Frankreich-Tisch bringen 2 Punkte.

    Die französische Anleitung nennt für zwei Paare gleicher Nation 4 Punkte. Das ist ein Druckfehler: In der deutschen
    stehen 8.
    .title = Verdopplung im Kartenspiel

## Das Brettspiel

rule-B1 =
    Das Café hat 24 Tische, je zwei für jede der zwölf Nationen, und 68 Stühle, von denen 28 zwischen zwei Tischen stehen;
    dazu eine Bar mit 20 nummerierten Plätzen. Es gibt 100 Gäste: vier Damen und vier Herren aus jeder Nation, zwei
    Joker-Damen und zwei Joker-Herren. Es spielen zwei bis vier Personen.
    .title = Spielmaterial

rule-B2 =
    Der Sitzplan zeigt, welche Stühle an welchen Tischen stehen: Ein Stuhl gehört zu jedem Tisch unmittelbar neben, über
    oder unter ihm. Wenn nichts anderes vereinbart ist, gilt der Plan „Ecken“; der Plan „Ring“ ist ein zweiter. Beide sind
    Nachbauten, weil die Bilder des Spielbretts verloren sind, und stimmen mit allem überein, was man von ihm weiß: Indien
    liegt in der Ecke unten rechts und teilt einen Stuhl mit einem USA-Tisch; der USA-Tisch daneben teilt Stühle mit Indien,
    Frankreich und dem anderen USA-Tisch; ein Großbritannien-Tisch steht neben einem China-Tisch und einem Spanien-Tisch;
    die beiden Tische einer Nation teilen einen Stuhl; und keine Nation teilt mehr als drei Stühle mit anderen.

    Wer das Spielbrett besitzt, kann eine eigene Zeichnung hinzufügen: `o` ist ein Stuhl, zwei Buchstaben sind der Tisch
    einer Nation, die Zahlen sind die Bar.
    .title = Sitzplan

rule-B3 =
    Alle Gäste kommen in den Beutel. Alle ziehen fünf und legen sie offen vor sich aus. Wer beginnt, wird ausgelost;
    gespielt wird im Uhrzeigersinn. Alle beginnen mit 0 Punkten.
    .title = Spielvorbereitung

rule-B4 =
    Bist du an der Reihe, führst du genau eine von drei Aktionen aus: ein oder zwei Gäste Platz nehmen lassen (B5), einen
    Gast an die Bar schicken (B7) oder einen Joker tauschen (B6). Du darfst sie nicht verbinden und nicht passen.

    Wer keine davon ausführen kann, weil nur Joker übrig sind, für die kein Stuhl bleibt, wird übersprungen. Sind alle, die
    noch mitspielen, nacheinander übersprungen worden, endet das Spiel.
    .title = Ein Zug

rule-B5 =
    Du lässt ein oder zwei Gäste nach E1 bis E5 Platz nehmen. Hat der erste Punkte gebracht, brauchst du keinen zweiten zu
    setzen. Nur wer das Spiel beginnt, darf im ersten Zug, solange alle Stühle leer sind, einen einzelnen Gast ohne
    Punkte setzen.

    Ein Joker muss Punkte bringen wie alle anderen: Wo die französische Anleitung einen Joker ohne Punkte erlaubt,
    verstehen wir darunter den Tausch (B6). Ist „einzelner Joker“ vereinbart, darf ein Joker allein und ohne Punkte Platz
    nehmen.
    .title = Gäste Platz nehmen lassen

rule-B6 =
    Du setzt einen Gast von deiner Hand auf den Stuhl eines Jokers und nimmst den Joker auf die Hand. Der Gast muss dort an
    einen Tisch passen (E2), und eine Dame kann nur eine Joker-Dame ersetzen, ein Herr nur einen Joker-Herrn. Das bringt keine
    Punkte, du ziehst keinen Gast, und dein Zug ist zu Ende. Gegen einen anderen Joker lässt sich ein Joker nicht tauschen.

    Dame für Dame und Herr für Herr, weil die französische Anleitung die entsprechende Karte verlangt. Ist „wer passt“
    vereinbart, wie es die niederländische erlaubt, geht es auch über Kreuz, solange an jedem Tisch des Stuhls die
    Sitzordnung stimmt (E3).
    .title = Einen Joker tauschen

rule-B7 =
    Der Gast nimmt den niedrigsten freien Platz an der Bar ein. Nation und Geschlecht spielen keine Rolle; Joker werden nicht
    bedient. Du gewinnst oder bezahlst den Wert des Platzes. Der Reihe nach sind die 20 Plätze +1, +2, +3, +4, +5, −2,
    −4, −6, −8, −10, −12, −14, −16, −18, −20, −22, −24, −26, −28 und −30 wert. Die ersten fünfzehn sind überliefert, die
    übrigen setzen die Reihe fort.

    Sind „sanfte“ Preise vereinbart, gehen die vier Reihen zu je fünf Plätzen von +1 bis +5, von −2 bis −10, von −4 bis −12
    und von −6 bis −14.
    .title = Die Bar

rule-B8 =
    Wer an der Bar nicht zahlen kann, scheidet aus. Der Gast bleibt an der Bar, der Punktestand fällt auf 0, und die übrigen
    Gäste auf der Hand kommen zurück in die Schachtel, nicht in den Beutel. Wer ausgeschieden ist, kommt nicht mehr an die
    Reihe und steht in der Rangliste hinter allen, die noch im Spiel sind; von mehreren steht besser, wer später ausgeschieden
    ist. Ist nur noch eine Person übrig, endet das Spiel.
    .title = Bankrott

rule-B9 =
    Nachdem du Gäste gesetzt oder einen an die Bar geschickt hast, ziehst du bis zu deinem Handlimit nach; am
    Anfang liegt es bei fünf Gästen. Für jeden Tisch gleicher Nation, den du in diesem Zug vollendet hast, auch mit
    Jokern, darfst du dein Handlimit für den Rest des Spiels um eins senken. Das entscheidest du am Ende dieses Zuges, für
    alle oder nur für einige dieser Tische. Ist „automatisch“ vereinbart, sinkt es immer so weit wie möglich. Ein
    Jokertausch vollendet keinen Tisch.
    .title = Gäste nachziehen

rule-B10 =
    Ein Joker gilt als Gast jeder Nation, an jedem Tisch für sich, und zählt wie ein solcher. Mit Jokern lassen sich deshalb
    auch Tische gleicher Nation vollenden.
    .title = Joker

rule-B11 =
    Das Spiel endet sofort, wenn der zwanzigste Platz an der Bar besetzt ist; wenn der letzte der 68 Stühle besetzt ist; wenn
    nur noch vier Gäste im Beutel sind, auch mitten im Nachziehen; wenn jemand nach dem Nachziehen keinen Gast mehr
    hat; wenn alle nacheinander übersprungen worden sind (B4); oder wenn nur noch eine Person übrig ist (B8).
    .title = Spielende

rule-B12 =
    Jeder Gast, den du noch auf der Hand hast, kostet 5 Punkte, jeder Joker 10; der Punktestand kann dadurch unter null
    fallen. Wer die meisten Punkte hat, gewinnt. Haben mehrere gleich viele, teilen sie sich den Sieg.
    .title = Schlussrechnung

## Das Kartenspiel

rule-C1 =
    Es gibt 96 Gästekarten, vier Damen und vier Herren aus jeder der zwölf Nationen und keine Joker, und 24 Tischkarten, zwei
    für jede Nation. Es spielen zwei bis fünf Personen.
    .title = Spielmaterial

rule-C2 =
    Gästekarten und Tischkarten werden getrennt gemischt. Alle nehmen sieben Gäste auf die Hand und zeigen sie niemandem. Fünf
    Tische werden in X-Form ausgelegt, auf den Plätzen 1 bis 5; so entstehen zwölf Stühle: Die vier inneren stehen an je drei
    Tischen, die acht äußeren an je einem. Wer beginnt, wird ausgelost; gespielt wird im Uhrzeigersinn.
    .title = Spielvorbereitung

rule-C3 =
    Bist du an der Reihe, führst du genau eine von drei Aktionen aus: ein bis drei Gäste Platz nehmen lassen (C4), einen Gast
    ziehen (C6) oder einen Gast verdeckt ablegen (C7).
    .title = Ein Zug

rule-C4 =
    Du lässt ein, zwei oder drei Gäste nach E1 bis E5 Platz nehmen; das gilt auch für den allerersten Zug. Nach jedem Gast,
    der Punkte gebracht hat, darfst du aufhören. Mehr als drei Gäste sind es nie, auch wenn dazwischen Tische abgeräumt
    wurden.
    .title = Gäste Platz nehmen lassen

rule-C5 =
    Besetzt ein Gast den letzten Stuhl eines oder mehrerer Tische, werden zuerst seine Punkte gezählt. Dann verlassen sofort
    alle Gäste auf den Stühlen dieser Tische das Spiel und fehlen damit auch an den Nachbartischen; die Tischkarten gehen mit
    ihnen. Auf die frei gewordenen Plätze werden neue Tischkarten gelegt, der niedrigste Platz zuerst. Reicht der Stapel
    dafür nicht mehr aus, endet das Spiel sofort.

    Gäste, die nun allein, in unausgewogener Gesellschaft oder an keinem Tisch ihrer Nation sitzen, bleiben sitzen, und das
    Spiel geht weiter: Die Sitzordnung (E3) wird nur dort geprüft, wo jemand Platz nimmt. Du darfst weitere Gäste setzen.
    .title = Tische abräumen

rule-C6 =
    Statt Gäste zu setzen, ziehst du den obersten Gast vom Zugstapel, wenn du weniger als zwölf auf der Hand hast.
    .title = Einen Gast ziehen

rule-C7 =
    Hast du zwölf Gäste auf der Hand und setzt keinen, musst du einen verdeckt vor dir ablegen; dort bleibt er bis zum
    Spielende liegen.
    .title = Einen Gast verdeckt ablegen

rule-C8 =
    Das Spiel endet sofort, wenn die Tischkarten nicht reichen, um abgeräumte Tische zu ersetzen (C5), oder wenn der letzte
    Gast vom Zugstapel gezogen wird. Ist deine Hand am Ende deines Zuges leer, darfst du das Spiel für beendet erklären; tust
    du es nicht, geht es weiter, und in deinem nächsten Zug kannst du nur ziehen.
    .title = Spielende

rule-C9 =
    Jeder Gast auf deiner Hand und jeder, den du verdeckt abgelegt hast, kostet 2 Punkte. Wer die meisten Punkte hat, gewinnt;
    bei Gleichstand gewinnt, wer weniger Minuspunkte bekommen hat, und herrscht auch da Gleichstand, wird der Sieg geteilt.
    .title = Schlussrechnung

## Varianten

rule-V1 =
    Eine Variante des Brettspiels. Wer zuerst am Ende eines Zuges die vereinbarte Punktzahl erreicht hat, 30 Punkte, wenn
    nichts anderes ausgemacht ist, darf sofort eine Nation nennen. Von da an zählen alle Punkte an ihren beiden Tischen
    doppelt, und zwar für alle. Wird keine genannt, gibt es keinen Geburtstag: Er wird nur einmal im Spiel angeboten.

    Geburtstagstische lassen sich mit geschlossenen Runden verbinden.
    .title = Geburtstagstische

rule-V2 =
    Eine Variante beider Spiele. Als ganzen Zug darfst du mehrere Damen oder mehrere Herren an einen Tisch setzen, sodass dort
    am Ende vier Damen (ein Kaffeekränzchen) oder vier Herren (ein Stammtisch) sitzen; beides heißt geschlossene Runde. Im
    Brettspiel setzt du dafür drei oder vier Gäste, im Kartenspiel einen bis vier; weniger als vier genügen, wo schon Damen,
    aber keine Herren, oder Herren, aber keine Damen, am Tisch sitzen.

    Jeder von ihnen braucht einen freien Stuhl (E1) an einem passenden Tisch (E2). An allen anderen Tischen dieser Stühle muss
    die Sitzordnung stimmen (E3), sobald die ganze Runde sitzt; für die geschlossene Runde selbst gelten E3, E4 und E5 nicht.
    Sie bringt einmalig 20 Punkte, als Tisch gleicher Nation 40, und am Geburtstagstisch (V1) das Doppelte. An anderen Tischen
    zählt wie gewohnt jeder Gast für sich (S1 bis S3). Im Brettspiel gilt eine geschlossene Runde gleicher Nation als Tisch
    gleicher Nation für das Handlimit (B9); im Kartenspiel wird der volle Tisch anschließend abgeräumt (C5).
    .title = Geschlossene Runden: Kaffeekränzchen und Stammtisch
