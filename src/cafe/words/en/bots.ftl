## The bots, by name and in a sentence

bot-pippa = Pippa
    .about = Pippa is new here. She overlooks half the chairs and would never give a joker away.
bot-gustav = Gustav
    .about = Gustav keeps the till. He takes whatever pays most now.
bot-hedwig = Hedwig
    .about = Hedwig knows what a table is worth, and fears the bar.
bot-marcel = Marcel
    .about = Marcel thinks some turns ahead, and loves a table of one nation.
bot-leonora = Leonora
    .about = Leonora has owned the café for thirty years. She counts every guest in the bag.
bot-tobi = Tobi
    .about = Tobi helps out at weekends. He collects cards and forgets to play them.
bot-wilma = Wilma
    .about = Wilma keeps the accounts. She takes whatever pays most now.
bot-sancho = Sancho
    .about = Sancho looks before he leaps, and prefers a bird in the hand to two in the bush.
bot-ingrid = Ingrid
    .about = Ingrid plays ahead in her mind, and likes to seat three at a time.
bot-magnus = Magnus
    .about = Magnus has all the time in the world. He knows what you may hold.
