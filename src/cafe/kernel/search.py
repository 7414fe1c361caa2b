"""Search: the turns that promise most, played out in the same imagined games; each round the worse half goes.

A playout is greedy, or a learned value decides between the turns that greed likes best. It stops after one of
the searcher's own turns, `plies` decisions on, and asks the value; without one it goes to the end.
"""

from __future__ import annotations

from typing import Final

from .board import Board
from .chance import Dice
from .codes import ACTION, FIRST, MEMBER, SEAT, WIDTH
from .features import UNIT
from .greedy import Greedy
from .numbers import i64, vec
from .position import Position
from .turns import Turns
from .value import Outcome, Value

CLIPPED: Final = 40_000  # milli-points: a margin beyond it counts no more
CENTI: Final = 10  # milli-points in a hundredth, in which squares are summed
NEVER: Final = 1_000_000
MOST_GUIDED: Final = 8
NOT_YET: Final = -1  # in place of a player
DONE: Final = -2


def utility(margin: i64, win: i64) -> i64:
    """Half the chance to win, half the margin, from nought to a million."""
    clipped: i64 = min(max(margin, -CLIPPED), CLIPPED)
    return UNIT * win // 2 + (CLIPPED + clipped) * (UNIT * UNIT // 4) // CLIPPED


class Found:
    """What is known of one turn."""

    def __init__(self, code: i64, points: i64, prior: i64, trust: i64) -> None:
        self.code: i64 = code
        self.points: i64 = points
        self.prior: i64 = prior  # what it was expected to be worth before any playout
        self.trust: i64 = trust  # ... as many playouts as that counts for
        self.margin: i64 = 0  # ... by the learned value, in milli-points, and the chance to win
        self.win: i64 = 0
        self.samples: i64 = 0
        self.margins: i64 = 0  # sums over the playouts
        self.squares: i64 = 0
        self.wins: i64 = 0
        self.utilities: i64 = 0
        self.replies: i64 = 0  # points of whoever is next, in their next turn

    def again(self) -> Found:
        """The same turn without its playouts, to be judged by fresh ones."""
        found = Found(self.code, self.points, self.prior, self.trust)
        found.margin = self.margin
        found.win = self.win
        return found

    def add(self, margin: i64, win: i64, reply: i64) -> None:
        self.samples += 1
        self.replies += reply
        self.margins += margin
        self.squares += (margin // CENTI) * (margin // CENTI)
        self.wins += win
        self.utilities += utility(margin, win)

    def worth(self) -> i64:
        """The mean utility; what was expected counts as some playouts."""
        if self.samples == 0:
            return self.prior
        return (self.utilities + self.trust * self.prior) // (self.samples + self.trust)


class Search:
    """Considers a position for the player on turn."""

    def __init__(
        self, greedy: Greedy, value: Value | None, looks: int, plies: int, width: int, trust: int, guided: int
    ) -> None:
        self.greedy = greedy
        self.value = value
        self.outcome = Outcome()
        self.looks: i64 = looks  # turns that are judged one by one; the greedy order decides which
        self.plies: i64 = plies
        self.width: i64 = width
        self.trust: i64 = trust
        # turns of imagined players that the value decides between; 0: plain greed
        self.guided: i64 = 0 if value is None else guided
        # in one imagined game of so many opponents are greedy: who knows how they play? 0: never
        self.doubts: i64 = 0
        self.others_guided: i64 = self.guided  # ... and in this one
        self.top = vec[i64]([0] * MOST_GUIDED)
        self.top_worth = vec[i64]([0] * MOST_GUIDED)
        self.turns = Turns()
        self.margin: i64 = 0
        self.win: i64 = 0
        self.chosen_margin: i64 = 0  # of the turn that the value chose last
        self.chosen_win: i64 = 0
        self.is_judged: bool = False  # whether a playout ended with that turn
        self.reply: i64 = 0

    def look(self, position: Position) -> list[Found]:
        """The turns that differ in what they leave, best first as far as can be seen without playing on."""
        turns = self.turns
        greedy = self.greedy
        position.list_turns(turns)
        greedy.prepare(position, turns)
        ranked: list[tuple[int, int]] = [
            (-greedy.worth(position, turns, place), place) for place in range(turns.count)
        ]
        ranked.sort()
        codes: list[int] = []
        points: list[int] = []
        worths: list[int] = []
        for worth, at in ranked:
            codes.append(turns.codes[at])
            points.append(turns.points[at])
            worths.append(-worth)
        return self.distinct(position, codes, points, worths)

    def distinct(
        self, position: Position, codes: list[int], points: list[int], worths: list[int]
    ) -> list[Found]:
        """One turn of those that leave the same position: so many as are looked at, judged by the value."""
        seen: set[int] = set()
        found: list[Found] = []
        for place in range(len(codes)):
            tried = position.copy()
            if isinstance(tried, Board):
                tried.dry = True
            tried.apply(codes[place])
            key: int = tried.key()
            if key in seen:
                continue
            seen.add(key)
            prior: i64 = worths[place]
            trust: i64 = 0
            if self.value is not None and isinstance(tried, Board):
                self.judge(tried, position.player)
                prior = utility(self.margin, self.win)
                trust = self.trust
            new = Found(codes[place], points[place], prior, trust)
            if trust:
                new.margin = self.margin
                new.win = self.win
            found.append(new)
            if len(found) == self.looks:
                break
        if self.value is not None and isinstance(position, Board):
            found.sort(key=prior_of, reverse=True)
        return found

    def judge(self, position: Position, me: i64) -> None:
        """What the position is worth to a player: by its end, or by the value."""
        value = self.value
        if value is not None and not position.end:
            value.judge(position, me)
            self.margin = value.margin
            self.win = value.win
            return
        self.outcome.of_end(position, me)
        self.margin = self.outcome.margin
        self.win = self.outcome.win

    def halve(self, position: Position, found: list[Found], playouts: i64, seed: i64) -> i64:
        """Sequential halving among the first turns found, and how many playouts it took."""
        alive = found[: self.width]
        rounds: i64 = 0
        while 1 << rounds < len(alive):
            rounds += 1
        dice = Dice(seed)
        played: i64 = 0
        for at in range(rounds):
            share: i64 = (playouts - played) // (rounds - at)
            samples: i64 = max(1, share // len(alive))
            self.play(position, alive, samples, dice)
            played += samples * len(alive)
            alive.sort(key=worth_of, reverse=True)
            if len(alive) > 2:
                alive = alive[: (len(alive) + 1) // 2]
        return played

    def play(self, position: Position, alive: list[Found], samples: i64, dice: Dice) -> None:
        """Play every turn out in the same imagined games."""
        player: i64 = position.player
        for sample in range(samples):
            self.others_guided = 0 if self.doubts and sample % self.doubts == 1 else self.guided
            imagined = position.copy()
            imagined.sample(player, dice)
            luck: i64 = dice.seed()
            for each in alive:
                tried = imagined.copy()
                tried.apply(each.code)
                self.play_on(tried, player, luck)
                self.judge_end(tried, player)
                each.add(self.margin, self.win, self.reply)

    def judge_end(self, position: Position, me: i64) -> None:
        """What a playout came to; whoever chose its last turn by the value has judged it already."""
        if self.is_judged:
            self.margin = self.chosen_margin
            self.win = self.chosen_win
        else:
            self.judge(position, me)

    def settles(self, position: Position, me: i64) -> bool:  # noqa: ARG002 - for whoever can tell
        """Whether the rest is known, so that nobody has to play on."""
        return False

    def guided_choice(self, position: Position, dice: Dice, most: i64) -> i64:
        """Of so many turns that greed likes best, the one whose outcome the value likes best."""
        turns = self.turns
        greedy = self.greedy
        top = self.top
        worths = self.top_worth
        greedy.prepare(position, turns)
        count: i64 = turns.count
        found: i64 = 0
        place: i64 = dice.below(count)
        for _ in range(count):
            worth: i64 = greedy.worth(position, turns, place)
            if found < most or worth > worths[found - 1]:
                at: i64 = found if found < most else found - 1
                while at > 0 and worths[at - 1] < worth:
                    worths[at] = worths[at - 1]
                    top[at] = top[at - 1]
                    at -= 1
                worths[at] = worth
                top[at] = turns.codes[place]
                if found < most:
                    found += 1
            place += 1
            if place == count:
                place = 0
        best: i64 = -1
        chosen: i64 = top[0]
        player: i64 = position.player
        for at in range(found):
            if self.is_repeated(at):
                continue
            tried = position.copy()
            if isinstance(tried, Board):
                tried.dry = True
            tried.apply(top[at])
            self.judge(tried, player)
            worth = utility(self.margin, self.win)
            if worth > best:
                best = worth
                chosen = top[at]
                self.chosen_margin = self.margin
                self.chosen_win = self.win
        return chosen

    def is_repeated(self, at: i64) -> bool:
        """Whether a turn before this one seats the same two guests on the same chairs, for as much."""
        pair: i64 = in_either_order(self.top[at])
        for before in range(at):
            if self.top_worth[before] == self.top_worth[at] and in_either_order(self.top[before]) == pair:
                return True
        return False

    def play_on(self, position: Position, me: i64, luck: i64) -> None:
        """Let everybody play on, up to the player's own turn that is late enough; note the next gain."""
        source = Dice(luck)
        dice: list[Dice] = [Dice(source.seed()) for _ in range(position.law.players)]
        turns = self.turns
        greedy = self.greedy
        plies: i64 = NEVER if self.value is None else self.plies
        made: i64 = 0
        replying: i64 = NOT_YET
        before: i64 = 0
        self.reply = 0
        self.is_judged = False
        while not position.end:
            player: i64 = position.player
            if replying == NOT_YET and player != me:
                replying = player
                before = position.scores[player]
            elif replying >= 0 and player != replying:
                self.reply = position.scores[replying] - before
                replying = DONE
            if self.settles(position, me):
                break
            position.list_turns(turns)
            guided: i64 = self.guided if player == me else self.others_guided
            code: i64 = (
                self.guided_choice(position, dice[player], guided)
                if guided
                else greedy.choose(position, turns, dice[player])
            )
            made += 1
            is_late: bool = made >= plies
            if is_late and player == me and isinstance(position, Board):
                position.dry = True
            position.apply(code)
            if is_late and (player == me or (isinstance(position, Board) and position.out[me])):
                self.is_judged = guided > 0 and player == me
                break
        if replying >= 0:
            self.reply = position.scores[replying] - before


def in_either_order(code: i64) -> i64:
    """The same for two turns that differ only in who of two guests sits down first."""
    first: i64 = code >> FIRST & MEMBER
    second: i64 = code >> (FIRST + WIDTH) & MEMBER
    if second == 0 or first < second or code & ACTION != SEAT:
        return code
    return code ^ ((first ^ second) << FIRST) ^ ((first ^ second) << (FIRST + WIDTH))


def prior_of(found: Found) -> int:
    return found.prior


def worth_of(found: Found) -> int:
    return found.worth()
