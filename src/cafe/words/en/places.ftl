### Where a chair or a table stands: by its cell on the plan, or by nations and sides.
### .at is where somebody sits, .onto where somebody is put, .spot where a table is laid; .start and .atstart begin a sentence.

## By cells

cell-chair = chair { $cell }
    .start = Chair { $cell }
    .at = at { $cell }
    .atstart = At { $cell }
    .onto = at { $cell }
    .label = { $cell }
cell-table = table { $cell }
    .at = at table { $cell }
    .spot = at { $cell }
cell-tables =
    { $count ->
        [one] table { $cells }
       *[other] tables { $cells }
    }
    .start =
        { $count ->
            [one] Table { $cells }
           *[other] Tables { $cells }
        }
    .at = at table { $cells }
place = { $nation_table } { $table }
    .at = at the { $nation_table } { $table }
    .atstart = At the { $nation_table } { $table }
    .label = { $nation_table } { $table }

## Sides

side-left = left
    .weak = left
    .start = Left
side-right = right
    .weak = right
    .start = Right
side-upper = upper
    .weak = upper
    .start = Upper
side-lower = lower
    .weak = lower
    .start = Lower
side-middle = middle
    .weak = middle
    .start = Middle
spot-upper-left = at the upper left
spot-upper-right = at the upper right
spot-middle = in the middle
spot-lower-left = at the lower left
spot-lower-right = at the lower right

## By nations and sides

named-table =
    { $side ->
        [none] the { $nation_table }
       *[other] the { $side } { $nation_table }
    }
    .start =
        { $side ->
            [none] The { $nation_table }
           *[other] The { $side } { $nation_table }
        }
    .at =
        { $side ->
            [none] at the { $nation_table }
           *[other] at the { $side } { $nation_table }
        }
    .atstart =
        { $side ->
            [none] At the { $nation_table }
           *[other] At the { $side } { $nation_table }
        }
    .label =
        { $side ->
            [none] { $nation_table }
           *[other] { $side_start } { $nation_table }
        }
named-chair-between =
    { $side ->
        [none] the chair between { $neighbours }
       *[other] the { $side } chair between { $neighbours }
    }
    .start =
        { $side ->
            [none] The chair between { $neighbours }
           *[other] The { $side } chair between { $neighbours }
        }
    .at =
        { $side ->
            [none] on the chair between { $neighbours }
           *[other] on the { $side } chair between { $neighbours }
        }
    .atstart =
        { $side ->
            [none] On the chair between { $neighbours }
           *[other] On the { $side } chair between { $neighbours }
        }
    .onto =
        { $side ->
            [none] on the chair between { $neighbours }
           *[other] on the { $side } chair between { $neighbours }
        }
    .label =
        { $side ->
            [none] chair between { $neighbours }
           *[other] { $side } chair between { $neighbours }
        }
named-chair-at = the { $side } chair { $table_at }
    .start = The { $side } chair { $table_at }
    .at = on the { $side } chair { $table_at }
    .atstart = On the { $side } chair { $table_at }
    .onto = on the { $side } chair { $table_at }
    .label = { $side } chair { $table_at }
