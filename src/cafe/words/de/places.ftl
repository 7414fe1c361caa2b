### Wo ein Stuhl oder Tisch steht: nach seinem Feld auf dem Plan, oder nach Nationen und Seiten.
### .at ist, wo jemand sitzt, .onto, wohin jemand gesetzt wird, .spot, wo ein Tisch liegt; .start und .atstart beginnen einen Satz.

## Nach Feldern

cell-chair = Stuhl { $cell }
    .start = Stuhl { $cell }
    .at = auf { $cell }
    .atstart = Auf { $cell }
    .onto = auf { $cell }
    .label = { $cell }
cell-table = Tisch { $cell }
    .at = an Tisch { $cell }
    .spot = auf { $cell }
cell-tables =
    { $count ->
        [one] Tisch { $cells }
       *[other] die Tische { $cells }
    }
    .start =
        { $count ->
            [one] Tisch { $cells }
           *[other] Die Tische { $cells }
        }
    .at = an Tisch { $cells }
place = { $nation_table } { $table }
    .at = am { $nation_table } { $table }
    .atstart = Am { $nation_table } { $table }
    .label = { $nation_table } { $table }

## Seiten; .weak steht nach „dem“, „den“ und „am“, .start allein

side-left = linke
    .weak = linken
    .start = Linker
side-right = rechte
    .weak = rechten
    .start = Rechter
side-upper = obere
    .weak = oberen
    .start = Oberer
side-lower = untere
    .weak = unteren
    .start = Unterer
side-middle = mittlere
    .weak = mittleren
    .start = Mittlerer
spot-upper-left = oben links
spot-upper-right = oben rechts
spot-middle = in der Mitte
spot-lower-left = unten links
spot-lower-right = unten rechts

## Nach Nationen und Seiten

named-table =
    { $side ->
        [none] der { $nation_table }
       *[other] der { $side } { $nation_table }
    }
    .start =
        { $side ->
            [none] Der { $nation_table }
           *[other] Der { $side } { $nation_table }
        }
    .at =
        { $side ->
            [none] am { $nation_table }
           *[other] am { $side_weak } { $nation_table }
        }
    .atstart =
        { $side ->
            [none] Am { $nation_table }
           *[other] Am { $side_weak } { $nation_table }
        }
    .label =
        { $side ->
            [none] { $nation_table }
           *[other] { $side_start } { $nation_table }
        }
named-chair-between =
    { $side ->
        [none] der Stuhl zwischen { $neighbours }
       *[other] der { $side } Stuhl zwischen { $neighbours }
    }
    .start =
        { $side ->
            [none] Der Stuhl zwischen { $neighbours }
           *[other] Der { $side } Stuhl zwischen { $neighbours }
        }
    .at =
        { $side ->
            [none] auf dem Stuhl zwischen { $neighbours }
           *[other] auf dem { $side_weak } Stuhl zwischen { $neighbours }
        }
    .atstart =
        { $side ->
            [none] Auf dem Stuhl zwischen { $neighbours }
           *[other] Auf dem { $side_weak } Stuhl zwischen { $neighbours }
        }
    .onto =
        { $side ->
            [none] auf den Stuhl zwischen { $neighbours }
           *[other] auf den { $side_weak } Stuhl zwischen { $neighbours }
        }
    .label =
        { $side ->
            [none] Stuhl zwischen { $neighbours }
           *[other] { $side_start } Stuhl zwischen { $neighbours }
        }
named-chair-at = der { $side } Stuhl { $table_at }
    .start = Der { $side } Stuhl { $table_at }
    .at = auf dem { $side_weak } Stuhl { $table_at }
    .atstart = Auf dem { $side_weak } Stuhl { $table_at }
    .onto = auf den { $side_weak } Stuhl { $table_at }
    .label = { $side_start } Stuhl { $table_at }
