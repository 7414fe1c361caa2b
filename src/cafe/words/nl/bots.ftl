## De bots, bij naam en in één zin

bot-pippa = Pippa
    .about = Pippa is nieuw hier. Ze ziet de helft van de stoelen over het hoofd en geeft nooit een joker weg.
bot-gustav = Gustaaf
    .about = Gustaaf beheert de kassa. Hij neemt wat nu het meeste oplevert.
bot-hedwig = Hedwig
    .about = Hedwig weet wat een tafel waard is, en is bang voor de bar.
bot-marcel = Marcel
    .about = Marcel denkt een paar zetten vooruit, en houdt van tafels van één nationaliteit.
bot-leonora = Leonora
    .about = Leonora is al dertig jaar eigenaar van het café. Ze telt elke gast in het zakje.
bot-tobi = Tobi
    .about = Tobi helpt in het weekend. Hij verzamelt kaarten en vergeet ze te spelen.
bot-wilma = Wilma
    .about = Wilma doet de boekhouding. Ze neemt wat nu het meeste oplevert.
bot-sancho = Sancho
    .about = Sancho denkt eerst na. Liever één vogel in de hand dan tien in de lucht.
bot-ingrid = Ingrid
    .about = Ingrid speelt in gedachten vooruit, en zet graag drie gasten tegelijk neer.
bot-magnus = Magnus
    .about = Magnus heeft alle tijd van de wereld. Hij weet wat je in handen kunt hebben.
