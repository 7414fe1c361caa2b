### Who and what there is in the café.

## Nations; .table is the name of their tables, without an article; .between and .both stand after “between”

nation-AF = Africa
    .table = African table
    .between = Africa
    .both = the two African tables
nation-CN = China
    .table = Chinese table
    .between = China
    .both = the two Chinese tables
nation-CU = Cuba
    .table = Cuban table
    .between = Cuba
    .both = the two Cuban tables
nation-DE = Germany
    .table = German table
    .between = Germany
    .both = the two German tables
nation-ES = Spain
    .table = Spanish table
    .between = Spain
    .both = the two Spanish tables
nation-FR = France
    .table = French table
    .between = France
    .both = the two French tables
nation-GB = Great Britain
    .table = British table
    .between = Great Britain
    .both = the two British tables
nation-IN = India
    .table = Indian table
    .between = India
    .both = the two Indian tables
nation-IT = Italy
    .table = Italian table
    .between = Italy
    .both = the two Italian tables
nation-RU = Russia
    .table = Russian table
    .between = Russia
    .both = the two Russian tables
nation-TR = Turkey
    .table = Turkish table
    .between = Turkey
    .both = the two Turkish tables
nation-US = United States
    .table = American table
    .between = the USA
    .both = the two American tables

## Tables, with the article

table-AF = the { nation-AF.table }
table-CN = the { nation-CN.table }
table-CU = the { nation-CU.table }
table-DE = the { nation-DE.table }
table-ES = the { nation-ES.table }
table-FR = the { nation-FR.table }
table-GB = the { nation-GB.table }
table-IN = the { nation-IN.table }
table-IT = the { nation-IT.table }
table-RU = the { nation-RU.table }
table-TR = the { nation-TR.table }
table-US = the { nation-US.table }

## Guests: .start begins a sentence, .object is who something is done to, .label stands alone

guest-AFf = the African lady
    .start = The African lady
    .object = the African lady
    .label = African lady
guest-AFm = the African gentleman
    .start = The African gentleman
    .object = the African gentleman
    .label = African gentleman
guest-CNf = the Chinese lady
    .start = The Chinese lady
    .object = the Chinese lady
    .label = Chinese lady
guest-CNm = the Chinese gentleman
    .start = The Chinese gentleman
    .object = the Chinese gentleman
    .label = Chinese gentleman
guest-CUf = the Cuban lady
    .start = The Cuban lady
    .object = the Cuban lady
    .label = Cuban lady
guest-CUm = the Cuban gentleman
    .start = The Cuban gentleman
    .object = the Cuban gentleman
    .label = Cuban gentleman
guest-DEf = the German lady
    .start = The German lady
    .object = the German lady
    .label = German lady
guest-DEm = the German gentleman
    .start = The German gentleman
    .object = the German gentleman
    .label = German gentleman
guest-ESf = the Spanish lady
    .start = The Spanish lady
    .object = the Spanish lady
    .label = Spanish lady
guest-ESm = the Spanish gentleman
    .start = The Spanish gentleman
    .object = the Spanish gentleman
    .label = Spanish gentleman
guest-FRf = the French lady
    .start = The French lady
    .object = the French lady
    .label = French lady
guest-FRm = the French gentleman
    .start = The French gentleman
    .object = the French gentleman
    .label = French gentleman
guest-GBf = the British lady
    .start = The British lady
    .object = the British lady
    .label = British lady
guest-GBm = the British gentleman
    .start = The British gentleman
    .object = the British gentleman
    .label = British gentleman
guest-INf = the Indian lady
    .start = The Indian lady
    .object = the Indian lady
    .label = Indian lady
guest-INm = the Indian gentleman
    .start = The Indian gentleman
    .object = the Indian gentleman
    .label = Indian gentleman
guest-ITf = the Italian lady
    .start = The Italian lady
    .object = the Italian lady
    .label = Italian lady
guest-ITm = the Italian gentleman
    .start = The Italian gentleman
    .object = the Italian gentleman
    .label = Italian gentleman
guest-RUf = the Russian lady
    .start = The Russian lady
    .object = the Russian lady
    .label = Russian lady
guest-RUm = the Russian gentleman
    .start = The Russian gentleman
    .object = the Russian gentleman
    .label = Russian gentleman
guest-TRf = the Turkish lady
    .start = The Turkish lady
    .object = the Turkish lady
    .label = Turkish lady
guest-TRm = the Turkish gentleman
    .start = The Turkish gentleman
    .object = the Turkish gentleman
    .label = Turkish gentleman
guest-USf = the American lady
    .start = The American lady
    .object = the American lady
    .label = American lady
guest-USm = the American gentleman
    .start = The American gentleman
    .object = the American gentleman
    .label = American gentleman
guest-joker-f = the joker lady
    .start = The joker lady
    .object = the joker lady
    .label = Joker lady
guest-joker-m = the joker gentleman
    .start = The joker gentleman
    .object = the joker gentleman
    .label = Joker gentleman

## Ladies and gentlemen

sex-f = lady
sex-m = gentleman
ladies =
    { $ladies ->
        [0] no lady
        [one] 1 lady
       *[other] { $ladies } ladies
    }
gentlemen =
    { $gentlemen ->
        [0] no gentleman
        [one] 1 gentleman
       *[other] { $gentlemen } gentlemen
    }
guests =
    { $guests ->
        [0] no guest
        [one] 1 guest
       *[other] { $guests } guests
    }
jokers =
    { $jokers ->
        [0] no joker
        [one] 1 joker
       *[other] { $jokers } jokers
    }

## Points, with and without their sign

points =
    { $points_amount ->
        [one] { $points_amount } point
       *[other] { $points_amount } points
    }
price =
    { $price_amount ->
        [one] { $price_amount } point
       *[other] { $price_amount } points
    }
points-signed =
    { $points_amount ->
        [one] { $points_signed } point
       *[other] { $points_signed } points
    }
# A sum that may be below nothing: 12 points, or −3.
score =
    { $points_sign ->
        [minus] { points-signed }
       *[other] { points }
    }

## Players, and lists

player-name = Player { $number }
list-comma = { $first }, { $last }
list-and = { $first } and { $last }
list-or = { $first } or { $last }

## The two games

edition-board = board game
edition-card = card game
