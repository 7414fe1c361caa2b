"""What some sentences are, word by word."""

from __future__ import annotations

import pytest

from cafe.rules.events import End, GameEnded, GuestSeated, HandReckoned, SentToBar, TablesCleared
from cafe.rules.floor import Chair, Table
from cafe.rules.guests import Guest, Nation, Sex
from cafe.rules.moves import NameBirthday, Seat
from cafe.rules.objections import (
    ChairTaken,
    HandNotEmpty,
    NotAtHome,
    Objection,
    PaysNothing,
    SomeoneWaits,
    Unbalanced,
    WrongSex,
)
from cafe.rules.pay import Line
from cafe.words import say, text

from .samples import SOME_LINES

ITALIAN, TURK, JOKER = (Guest.parse(code) for code in ("ITm", "TRf", "**f"))
B1, C2, K13, M13 = map(Chair, ("b1", "c2", "k13", "m13"))
B2, C3, D2, D4, N13 = map(Table, ("b2", "c3", "d2", "d4", "n13"))


def sentences(*pairs: tuple[object, dict[str, str]]) -> pytest.MarkDecorator:
    told = [(fact, language, words) for fact, sentence in pairs for language, words in sentence.items()]
    return pytest.mark.parametrize(("fact", "language", "sentence"), told)


@sentences(
    (
        Unbalanced(D2, Nation.GB, 0, 2),
        {
            "en": "At the British table d2 there would be 2 gentlemen and no lady.",
            "de": "Am Großbritannien-Tisch d2 säßen dann 2 Herren und keine Dame.",
            "fr": "À la table anglaise d2, il y aurait 2 hommes et aucune femme.",
            "nl": "Aan de Britse tafel d2 zouden dan 2 heren en geen dame zitten.",
        },
    ),
    (
        Unbalanced(N13, Nation.US, 3, 1),
        {
            "en": "At the American table n13 there would be 3 ladies and 1 gentleman.",
            "de": "Am USA-Tisch n13 säßen dann 3 Damen und 1 Herr.",
            "fr": "À la table américaine n13, il y aurait 3 femmes et 1 homme.",
            "nl": "Aan de Amerikaanse tafel n13 zouden dan 3 dames en 1 heer zitten.",
        },
    ),
    (
        ChairTaken(K13, TURK),
        {
            "en": "Chair k13 is taken: the Turkish lady is sitting there.",
            "de": "Stuhl k13 ist besetzt: Dort sitzt die Dame aus der Türkei.",
            "fr": "La chaise k13 est déjà occupée par la Turque.",
            "nl": "Stoel k13 is bezet: daar zit de Turkse dame.",
        },
    ),
    (
        SomeoneWaits(ITALIAN, C2, (B2, C3, D2)),
        {
            "en": "The Italian gentleman at c2 is still waiting for company: "
            "the next guest must sit at table b2, c3 or d2.",
            "de": "Der Herr aus Italien auf c2 wartet noch auf Gesellschaft: "
            "Der nächste Gast muss an Tisch b2, c3 oder d2 Platz nehmen.",
            "fr": "L’Italien en c2 attend encore de la compagnie\N{NO-BREAK SPACE}: "
            "le prochain client doit s’asseoir à la table b2, c3 ou d2.",
            "nl": "De Italiaanse heer op c2 wacht nog op gezelschap: "
            "de volgende gast moet aan tafel b2, c3 of d2 gaan zitten.",
        },
    ),
    (
        HandNotEmpty(1),
        {
            "en": "The café can be closed only with an empty hand, and 1 guest is still in it.",
            "de": "Das Café lässt sich nur mit leerer Hand schließen: Noch ist 1 Gast auf der Hand.",
            "fr": "On ne peut fermer le café que la main vide, et il y reste 1 client.",
            "nl": "Het café kan alleen met een lege hand worden gesloten, en er zit nog 1 gast in.",
        },
    ),
    (
        WrongSex(ITALIAN, K13, Sex.LADY),
        {
            "en": "The joker at k13 is a lady: only a lady can take her place.",
            "de": "Auf k13 sitzt eine Joker-Dame: Nur eine Dame kann ihren Platz einnehmen.",
        },
    ),
    (
        PaysNothing(JOKER, K13),
        {
            "nl": "De vrouwelijke joker zou op k13 geen punten opleveren, "
            "en niemand zou daarna bij haar kunnen aanschuiven.",
        },
    ),
)
def test_an_objection_explains_itself(fact: Objection, language: str, sentence: str) -> None:
    assert say(fact, language) == sentence


def test_a_chair_between_two_tables_of_a_nation_names_it_once() -> None:
    assert "(United States)" in say(NotAtHome(ITALIAN, K13, (Nation.US, Nation.US)), "en")
    assert "(États-Unis et Inde)" in say(NotAtHome(ITALIAN, M13, (Nation.US, Nation.IN)), "fr")


@sentences(
    (
        GuestSeated(0, ITALIAN, K13, (), (), waits=True, points=0),
        {
            "en": "Player 1 seats the Italian gentleman at k13, where he waits for company.",
            "de": "Person 1 setzt den Herrn aus Italien auf k13; dort wartet er auf Gesellschaft.",
            "fr": "Convive 1 place l’Italien en k13\N{NO-BREAK SPACE}; "
            "il faut encore lui trouver de la compagnie.",
            "nl": "Speler 1 zet de Italiaanse heer op k13, waar hij op gezelschap wacht.",
        },
    ),
    (
        GuestSeated(1, TURK, B1, SOME_LINES, (N13,), waits=False, points=12),
        {
            "en": "Player 2 seats the Turkish lady at b1 and scores 12 points. "
            "Table n13 is now a full one-nation table.",
            "de": "Person 2 setzt die Dame aus der Türkei auf b1 und erhält 12 Punkte. "
            "Tisch n13 ist nun ein voller Tisch gleicher Nation.",
            "fr": "Convive 2 place la Turque en b1 et marque 12 points. "
            "La table n13 est maintenant une table de compatriotes.",
            "nl": "Speler 2 zet de Turkse dame op b1 en scoort 12 punten. "
            "Tafel n13 is nu een volle tafel van één nationaliteit.",
        },
    ),
    (
        TablesCleared((C3, D4), (Nation.FR, Nation.IT), ((C2, ITALIAN),) * 6),
        {
            "en": "Full and cleared: French table c3 and Italian table d4. 6 guests leave the café.",
            "de": "Voll besetzt und abgeräumt: Frankreich-Tisch c3 und Italien-Tisch d4. "
            "6 Gäste verlassen das Café.",
        },
    ),
    (
        HandReckoned(0, 2, 1, -20),
        {
            "en": "Player 1 has 2 guests and 1 joker left over: −20 points.",
            "de": "Person 1 hat noch 2 Gäste und 1 Joker übrig: −20 Punkte.",
        },
    ),
    (
        SentToBar(0, TURK, 1, 1, 1),
        {"en": "Player 1 sends the Turkish lady to the bar: space 1 brings 1 point."},
    ),
    (
        SentToBar(0, TURK, 9, -8, -3),
        {"en": "Player 1 sends the Turkish lady to the bar: space 9 costs 8 points, and Player 1 pays 3."},
    ),
    (GameEnded(End.BAR_FULL), {"en": "The game is over. All spaces of the bar are taken."}),
)
def test_an_event_tells_what_happened(fact: object, language: str, sentence: str) -> None:
    assert say(fact, language) == sentence


@sentences(
    (
        Line(N13, Nation.US, 4, doubled=True, birthday=True, club=False, points=16),
        {
            "en": "American table n13: 4 guests of one nation, birthday = 16 points",
            "de": "USA-Tisch n13: 4 Gäste gleicher Nation, Geburtstag = 16 Punkte",
            "fr": "table américaine n13\N{NO-BREAK SPACE}: "
            "4 clients de même nationalité, anniversaire = 16 points",
            "nl": "Amerikaanse tafel n13: 4 gasten van één nationaliteit, verjaardag = 16 punten",
        },
    ),
    (
        Line(B2, Nation.TR, 4, doubled=False, birthday=False, club=True, points=20),
        {"en": "Turkish table b2: club = 20 points"},
    ),
)
def test_a_receipt_has_a_line_for_each_table(fact: Line, language: str, sentence: str) -> None:
    assert say(fact, language) == sentence


@sentences(
    (
        Seat(ITALIAN, K13),
        {
            "en": "seat the Italian gentleman at k13",
            "de": "den Herrn aus Italien auf k13 setzen",
            "fr": "placer l’Italien en k13",
            "nl": "de Italiaanse heer op k13 zetten",
        },
    ),
    (NameBirthday(None), {"en": "name no birthday"}),
    (NameBirthday(Nation.IT), {"en": "name the birthday nation: Italy"}),
)
def test_a_move_is_something_to_do(fact: object, language: str, sentence: str) -> None:
    assert say(fact, language) == sentence


@pytest.mark.parametrize(
    ("language", "one", "two_below"),
    [
        ("en", "1 point", "−2 points"),
        ("de", "1 Punkt", "−2 Punkte"),
        ("fr", "1 point", "−2 points"),
        ("nl", "1 punt", "−2 punten"),
    ],
)
def test_a_score_has_a_sign_only_below_nothing_and_its_plural_everywhere(
    language: str, one: str, two_below: str
) -> None:
    for points, said in ((1, one), (-2, two_below)):
        assert text("play-my-points-ahead", language, points=points, by=1, name="Bo").startswith(
            f"{said}, 1 "
        )
        assert text("play-my-points-behind", language, points=points, by=1, name="Bo").startswith(
            f"{said}, 1 "
        )
        assert f" {said}, +3 " in text("daily-status-done", language, points=points, margin=3)
