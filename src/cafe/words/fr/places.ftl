### Où se trouve une chaise ou une table : d’après sa case sur le plan, ou d’après les pays et le côté.
### .at est où quelqu’un est assis, .onto où l’on place quelqu’un, .spot où l’on pose une table ; .start et .atstart commencent une phrase.

## D’après les cases

cell-chair = la chaise { $cell }
    .start = La chaise { $cell }
    .at = en { $cell }
    .atstart = En { $cell }
    .onto = en { $cell }
    .label = { $cell }
cell-table = la table { $cell }
    .at = à la table { $cell }
    .spot = en { $cell }
cell-tables =
    { $count ->
        [one] la table { $cells }
       *[other] les tables { $cells }
    }
    .start =
        { $count ->
            [one] La table { $cells }
           *[other] Les tables { $cells }
        }
    .at = à la table { $cells }
place = { $nation_table } { $table }
    .at = à la { $nation_table } { $table }
    .atstart = À la { $nation_table } { $table }
    .label = { $nation_table } { $table }

## Côtés

side-left = de gauche
    .weak = de gauche
    .start = de gauche
side-right = de droite
    .weak = de droite
    .start = de droite
side-upper = du haut
    .weak = du haut
    .start = du haut
side-lower = du bas
    .weak = du bas
    .start = du bas
side-middle = du milieu
    .weak = du milieu
    .start = du milieu
spot-upper-left = en haut à gauche
spot-upper-right = en haut à droite
spot-middle = au milieu
spot-lower-left = en bas à gauche
spot-lower-right = en bas à droite

## D’après les pays et le côté

named-table =
    { $side ->
        [none] la { $nation_table }
       *[other] la { $nation_table } { $side }
    }
    .start =
        { $side ->
            [none] La { $nation_table }
           *[other] La { $nation_table } { $side }
        }
    .at =
        { $side ->
            [none] à la { $nation_table }
           *[other] à la { $nation_table } { $side }
        }
    .atstart =
        { $side ->
            [none] À la { $nation_table }
           *[other] À la { $nation_table } { $side }
        }
    .label =
        { $side ->
            [none] { $nation_table }
           *[other] { $nation_table } { $side }
        }
named-chair-between =
    { $side ->
        [none] la chaise entre { $neighbours }
       *[other] la chaise { $side } entre { $neighbours }
    }
    .start =
        { $side ->
            [none] La chaise entre { $neighbours }
           *[other] La chaise { $side } entre { $neighbours }
        }
    .at =
        { $side ->
            [none] sur la chaise entre { $neighbours }
           *[other] sur la chaise { $side } entre { $neighbours }
        }
    .atstart =
        { $side ->
            [none] Sur la chaise entre { $neighbours }
           *[other] Sur la chaise { $side } entre { $neighbours }
        }
    .onto =
        { $side ->
            [none] sur la chaise entre { $neighbours }
           *[other] sur la chaise { $side } entre { $neighbours }
        }
    .label =
        { $side ->
            [none] chaise entre { $neighbours }
           *[other] chaise { $side } entre { $neighbours }
        }
named-chair-at = la chaise { $side } { $table_at }
    .start = La chaise { $side } { $table_at }
    .at = sur la chaise { $side } { $table_at }
    .atstart = Sur la chaise { $side } { $table_at }
    .onto = sur la chaise { $side } { $table_at }
    .label = chaise { $side } { $table_at }
