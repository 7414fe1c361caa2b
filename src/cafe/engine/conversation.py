"""An engine's side of the conversation: a bot that is told positions, and asked for turns."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from cafe.bots import Bot
from cafe.match.codec import plain
from cafe.rules import BadRuleset, Ruleset, View, objections, offers
from cafe.rules.notation import Misread, parse_move
from cafe.rules.quoting import shown

from .inbox import LONGEST_LINE, Inbox
from .messages import PROTOCOL, best_text, info_text
from .thinking import MOST_NODES, Budget, Clock, Milliseconds, Nodes, stages
from .view_text import BadView, parse_view

HIGHEST_SEED = (1 << 62) - 1
MOST_MILLISECONDS = 86_400_000
COMMANDS = ("hello", "set", "ruleset", "position", "go", "stop", "legal", "explain", "ping", "quit")
Say = Callable[[object], str]  # a fact in the reader's language


class Misunderstood(ValueError):
    """A line that the engine can do nothing with; nothing has changed."""


@dataclass(slots=True)
class Engine:
    """What an engine was told so far."""

    bot: Bot
    bots: Mapping[str, Bot]  # by name, to choose another
    version: str
    inbox: Inbox
    say: Say
    clock: Clock
    seed: int = 0
    ruleset: Ruleset | None = None
    view: View | None = None

    def answers(self) -> Iterator[str]:
        """Every line that the engine sends, until it is told to quit or told no more."""
        for line in self.inbox:
            command, _, rest = line.strip().partition(" ")
            if command == "quit":
                return
            try:
                yield from self._answers_to(line, command, rest.strip())
            except Misunderstood as misunderstood:
                yield f"error {misunderstood}"

    def _answers_to(self, line: str, command: str, rest: str) -> Iterator[str]:
        if len(line) >= LONGEST_LINE:
            raise Misunderstood(f"a line has at most {LONGEST_LINE} characters")
        match command:
            case "" | "stop":  # nothing is being considered
                return
            case "hello":
                yield from self._hello(rest)
            case "set":
                self._set(rest)
            case "ruleset":
                self._agree_on(rest)
            case "position":
                self._look_at(rest)
            case "go":
                yield from self._go(rest)
            case "legal":
                yield from self._legal()
            case "explain":
                yield from self._explain(rest)
            case "ping":
                yield "pong"
            case _:
                raise Misunderstood(f"there is no command {shown(command)}; there are {', '.join(COMMANDS)}")

    def _hello(self, rest: str) -> Iterator[str]:
        if rest not in ("", str(PROTOCOL)):
            raise Misunderstood(f"this engine speaks protocol {PROTOCOL}, not {shown(rest)}")
        yield f"name {self.bot.name}"
        yield f"version {self.version}"
        yield f"protocol {PROTOCOL}"
        yield f"option seed number 0 {HIGHEST_SEED} {self.seed}"
        yield f"option bot choice {' '.join(self.bots)} {self.bot.name}"
        yield "ready"

    def _set(self, rest: str) -> None:
        option, _, value = rest.partition(" ")
        match option:
            case "seed":
                self.seed = _number("seed", value.strip(), HIGHEST_SEED)
            case "bot":
                if (name := value.strip()) not in self.bots:
                    raise Misunderstood(f"there is no bot {shown(name)}; there are {', '.join(self.bots)}")
                self.bot = self.bots[name]
            case _:
                raise Misunderstood(f"there is no option {shown(option)}; there are seed, bot")

    def _agree_on(self, rest: str) -> None:
        try:
            agreed = Ruleset.parse(rest)
        except BadRuleset as bad:
            raise Misunderstood(f"ruleset: {self._sentence(bad.flaw)}") from None
        if agreed != self.ruleset:
            self.ruleset, self.view = agreed, None

    def _look_at(self, rest: str) -> None:
        if self.ruleset is None:
            raise Misunderstood("position: tell the ruleset first")
        try:
            self.view = parse_view(self.ruleset, rest)
        except BadView as bad:
            reason = bad.reason if isinstance(bad.reason, str) else self._sentence(bad.reason)
            raise Misunderstood(f"position: {reason}") from None

    def _go(self, rest: str) -> Iterator[str]:
        view, budget, turn = self._seen(), self._budget(rest), None
        if not offers(view):
            raise Misunderstood("go: it is not this seat's turn")
        for considered in stages(self.bot, view, budget, self.seed, self.clock):
            turn = self.bot.choose(considered, self.seed)
            yield info_text(considered, turn)
            if self.inbox.take_stop():
                break
        assert turn is not None, "there is one stage at least"
        yield best_text(turn)

    def _budget(self, rest: str) -> Budget:
        match rest.split():
            case []:
                return Nodes(self.bot.nodes)
            case ["nodes", text]:
                return Nodes(_number("go nodes", text, MOST_NODES))
            case ["ms", text]:
                return Milliseconds(_number("go ms", text, MOST_MILLISECONDS))
            case _:
                raise Misunderstood("go is followed by nothing, nodes NUMBER or ms NUMBER")

    def _legal(self) -> Iterator[str]:
        open_now = offers(self._seen())
        yield from (f"offer {offer.move} {offer.points}" for offer in open_now)
        yield f"legal {len(open_now)}"

    def _explain(self, rest: str) -> Iterator[str]:
        view = self._seen()
        try:
            move = parse_move(rest)
        except Misread as bad:
            raise Misunderstood(f"explain: {self._sentence(bad.flaw)}") from None
        if view.viewer != view.scene.player and view.scene.end is None:
            raise Misunderstood("explain: it is not this seat's turn")
        refusal = objections(view, move)
        for objection in refusal:
            told = json.dumps({**plain(objection), "text": self.say(objection)}, ensure_ascii=False)
            yield f"objection {objection.rule} {told}"
        yield f"{'refused' if refusal else 'allowed'} {move}"

    def _seen(self) -> View:
        if self.view is None:
            raise Misunderstood("tell a position first")
        return self.view

    def _sentence(self, fact: object) -> str:
        return " ".join(self.say(fact).split())


def _number(name: str, text: str, most: int) -> int:
    if text.isdecimal() and text.isascii() and len(text) <= len(str(most)) and int(text) <= most:
        return int(text)
    raise Misunderstood(f"{name}: {shown(text)} is no number from 0 to {most}")
