"""The rules of both games, said once: pure values and functions, standard library only."""

from .ahead import as_if_on_turn, prospects
from .deal import BadDeal, Deal, check_deal, commitment, deal
from .events import End, Event, seen_by
from .floor import BadPlan, Chair, FloorPlan, Table, board_plan, card_plan, shipped_plan
from .game import Offer, objections, offers, play, play_all, play_step
from .guests import GENTLEMAN, LADY, Guest, Nation, Sex
from .happen import happen, happen_all
from .moves import Move
from .objections import Objection, Refused
from .option_kinds import BadRuleset, Edition
from .pay import Line
from .ruleset import Ruleset, ruleset
from .seating import Seating
from .standings import Standing, standings
from .state import Game, Scene, Stage, Turn, start
from .steps import Step
from .turns import Player, Taken, play_out, playing, take, take_turn
from .view import View, imagine, view

__all__ = [
    "GENTLEMAN",
    "LADY",
    "BadDeal",
    "BadPlan",
    "BadRuleset",
    "Chair",
    "Deal",
    "Edition",
    "End",
    "Event",
    "FloorPlan",
    "Game",
    "Guest",
    "Line",
    "Move",
    "Nation",
    "Objection",
    "Offer",
    "Player",
    "Refused",
    "Ruleset",
    "Scene",
    "Seating",
    "Sex",
    "Stage",
    "Standing",
    "Step",
    "Table",
    "Taken",
    "Turn",
    "View",
    "as_if_on_turn",
    "board_plan",
    "card_plan",
    "check_deal",
    "commitment",
    "deal",
    "happen",
    "happen_all",
    "imagine",
    "objections",
    "offers",
    "play",
    "play_all",
    "play_out",
    "play_step",
    "playing",
    "prospects",
    "ruleset",
    "seen_by",
    "shipped_plan",
    "standings",
    "start",
    "take",
    "take_turn",
    "view",
]
