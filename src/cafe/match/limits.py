"""How much of everything people may bring to a match; requests, forms and documents all ask here."""

from __future__ import annotations

from cafe.rules.options import PLAYERS

MAX_NAME_LENGTH = 30  # characters, of a person's name
MAX_CHAT_LENGTH = 500  # characters, of a line of chat
MAX_LINES_OF_A_PLAYER = 500  # of chat in one match, once it has begun; the host has them from the beginning
MAX_LINES_OF_A_JOINER = 20  # before the start, of whoever has a seat: a few that nobody else can use up
MAX_LINES_OF_A_SPECTATOR = 100
MAX_LINES_OF_SPECTATORS = 1_000  # of all of them together in one match
MAX_TIMES_HEARD_AGAIN = 10  # then spectators who are silenced stay so
MAX_LABEL_LENGTH = 40  # characters, of the label of a bot's token
MAX_MOVES = 8  # in one commit
MIN_SEATS, MAX_SEATS = min(map(min, PLAYERS.values())), max(map(max, PLAYERS.values()))
MAX_LISTED_TABLES = 3  # of one host, open and shown to everybody
MAX_BOTS_SEATED = 50  # before the start, by the host, who may take a seat back from a bot as often
MAX_JOINS_PER_PERSON = 10  # seats taken before the start; who joins may leave and return
MAX_TIMES_GOT_UP = 50  # from one seat before the start: whoever sits down then stays until the host frees it
MAX_SEATS_CLEARED = 100  # before the start, by the host, who sends people away as often as they free a seat
MAX_DEPARTURES = 20  # of one seat while a match runs
MAX_RETURNS = 100  # to one seat: whoever is slow is taken over more often than they leave
MAX_ABSENCES = 100  # of one seat: then coming back ends no countdown, only playing does
MAX_PAUSES = 20  # of one match
MAX_PAUSES_ASKED = 20  # by the player of one seat
MAX_NUDGES = 50  # by the player of one seat
MAX_SEQ = 2**31 - 1  # the highest number that a row of a log may have
