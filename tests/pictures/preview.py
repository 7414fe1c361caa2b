"""The picture that links to the café show elsewhere: a room in the middle of a game."""

from __future__ import annotations

from pathlib import Path
from random import Random

from cafe.bots import BOTS, Planned
from cafe.protocol.views import plan_message, view_message
from cafe.rules import Edition, deal, ruleset, start, take, view
from cafe.server.link_image.cache import FOLDER, flag_files
from cafe.server.link_image.content import LinkContent
from cafe.server.link_image.image import draw_image
from cafe.server.link_image.renderer import render
from cafe.server.link_image.room import Room
from cafe.server.site.static_files import BUILT_CLIENT

NAME = "preview"
FILE = Path(__file__).parents[2] / "web" / "public" / "preview.png"
SEED, GUESTS = "a table by the window", 34


def draw_preview() -> bytes:
    """The board game with half of its chairs taken, and the café's name."""
    rules = ruleset(Edition.BOARD, {})
    game, rng = start(rules, deal(rules, SEED)), Random(SEED)
    while len(game.scene.room.guests) < GUESTS:
        game = take(game, [Planned(BOTS["greedy"])(view(game, game.player), rng)]).game
    seen = view_message(view(game, None))
    plan = plan_message(rules.plan, rules.bar)
    room = Room(plan=plan, tables=seen.tables, seated=seen.seated, bar=seen.bar, bag=seen.bag)
    folder = BUILT_CLIENT / FOLDER
    content = LinkContent(title="Café International", subtitle="", players=(), room=room)
    return render(draw_image(content, flag_files(folder)), folder)
