### Waar een stoel of tafel staat: naar het vakje op de plattegrond, of naar landen en kanten.
### .at is waar iemand zit, .onto waar iemand wordt gezet, .spot waar een tafel wordt gelegd; .start en .atstart beginnen een zin.

## Naar vakjes

cell-chair = stoel { $cell }
    .start = Stoel { $cell }
    .at = op { $cell }
    .atstart = Op { $cell }
    .onto = op { $cell }
    .label = { $cell }
cell-table = tafel { $cell }
    .at = aan tafel { $cell }
    .spot = op { $cell }
cell-tables =
    { $count ->
        [one] tafel { $cells }
       *[other] de tafels { $cells }
    }
    .start =
        { $count ->
            [one] Tafel { $cells }
           *[other] De tafels { $cells }
        }
    .at = aan tafel { $cells }
place = { $nation_table } { $table }
    .at = aan de { $nation_table } { $table }
    .atstart = Aan de { $nation_table } { $table }
    .label = { $nation_table } { $table }

## Kanten; .weak staat voor ‘stoel’, al dan niet aaneen

side-left = linker
    .weak = linker
    .start = Linker
side-right = rechter
    .weak = rechter
    .start = Rechter
side-upper = bovenste
    .weak = bovenste{ " " }
    .start = Bovenste
side-lower = onderste
    .weak = onderste{ " " }
    .start = Onderste
side-middle = middelste
    .weak = middelste{ " " }
    .start = Middelste
spot-upper-left = linksboven
spot-upper-right = rechtsboven
spot-middle = in het midden
spot-lower-left = linksonder
spot-lower-right = rechtsonder

## Naar landen en kanten

named-table =
    { $side ->
        [none] de { $nation_table }
       *[other] de { $side } { $nation_table }
    }
    .start =
        { $side ->
            [none] De { $nation_table }
           *[other] De { $side } { $nation_table }
        }
    .at =
        { $side ->
            [none] aan de { $nation_table }
           *[other] aan de { $side } { $nation_table }
        }
    .atstart =
        { $side ->
            [none] Aan de { $nation_table }
           *[other] Aan de { $side } { $nation_table }
        }
    .label =
        { $side ->
            [none] { $nation_table }
           *[other] { $side_start } { $nation_table }
        }
named-chair-between =
    { $side ->
        [none] de stoel tussen { $neighbours }
       *[other] de { $side_weak }stoel tussen { $neighbours }
    }
    .start =
        { $side ->
            [none] De stoel tussen { $neighbours }
           *[other] De { $side_weak }stoel tussen { $neighbours }
        }
    .at =
        { $side ->
            [none] op de stoel tussen { $neighbours }
           *[other] op de { $side_weak }stoel tussen { $neighbours }
        }
    .atstart =
        { $side ->
            [none] Op de stoel tussen { $neighbours }
           *[other] Op de { $side_weak }stoel tussen { $neighbours }
        }
    .onto =
        { $side ->
            [none] op de stoel tussen { $neighbours }
           *[other] op de { $side_weak }stoel tussen { $neighbours }
        }
    .label =
        { $side ->
            [none] stoel tussen { $neighbours }
           *[other] { $side_weak }stoel tussen { $neighbours }
        }
named-chair-at = de { $side_weak }stoel { $table_at }
    .start = De { $side_weak }stoel { $table_at }
    .at = op de { $side_weak }stoel { $table_at }
    .atstart = Op de { $side_weak }stoel { $table_at }
    .onto = op de { $side_weak }stoel { $table_at }
    .label = { $side_weak }stoel { $table_at }
