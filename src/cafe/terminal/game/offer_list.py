"""The numbered offers as a list below the café."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from rich.text import Text

from cafe.rules import Guest, Offer
from cafe.rules.moves import LayAside, Seat, SendToBar
from cafe.terminal.output.drawing import PALE, WAITS, guest_text, signed
from cafe.terminal.output.translator import Translator

from .offers import Group, NumberedOffer

OFFERS_SHOWN = 8  # of a group; the rest on demand
GAP = 2
NARROWEST = 20


def offer_list(
    groups: Sequence[Group], translator: Translator, width: int, shown: int = OFFERS_SHOWN
) -> Text:
    """What each group is about on the left, the numbers to type on the right."""
    rows = [row for group in groups for row in _rows(group, translator, shown)]
    left = max((label.cell_len for label, _ in rows), default=0) + GAP
    printed: list[Text] = []
    for label, entries in rows:
        lines = _lines(entries, max(NARROWEST, width - left))
        labels = [label, *[Text()] * (len(lines) - 1)]
        printed += [_padded(label, left).append_text(line) for label, line in zip(labels, lines, strict=True)]
    return Text("\n").join(printed)


def _rows(group: Group, translator: Translator, shown: int) -> Iterator[tuple[Text, list[Text]]]:
    first = group[0].offer
    match first.move:
        case Seat(guest):
            yield _guest_label(guest, translator), _entries(group, _chair, translator, shown)
        case SendToBar():
            price = Text(translator("cli-offers-bar", price=first.points))
            yield price, _entries(group, _guest, translator, shown)
        case LayAside():
            yield Text(translator("cli-offers-aside")), _entries(group, _guest, translator, 2 * shown)
        case _:
            for numbered in group[: 2 * shown]:
                yield Text(), [_entry(numbered, _sentence(numbered.offer, translator))]
            if len(group) > 2 * shown:
                yield Text(), [_more(len(group) - 2 * shown, translator)]


def _entries(
    group: Group, what: Callable[[NumberedOffer], Text], translator: Translator, shown: int
) -> list[Text]:
    """The first entries of a group, and how many more there are."""
    entries = [_entry(numbered, what(numbered)) for numbered in group[:shown]]
    if len(group) > shown:
        entries.append(_more(len(group) - shown, translator))
    return entries


def _entry(numbered: NumberedOffer, what: Text) -> Text:
    return Text().append(f"{numbered.number}) ", style="bold").append_text(what)


def _more(count: int, translator: Translator) -> Text:
    return Text(translator("cli-offers-more", count=count), style=PALE)


def _lines(entries: Iterable[Text], width: int) -> list[Text]:
    """The entries side by side; none is broken across lines unless it is too long for one."""
    lines = [Text()]
    for entry in entries:
        if lines[-1] and lines[-1].cell_len + GAP + entry.cell_len > width:
            lines.append(Text())
        lines[-1].append(" " * GAP if lines[-1] else "").append_text(entry)
    return lines


def _padded(text: Text, width: int) -> Text:
    return text.copy().append(" " * (width - text.cell_len))


def _guest_label(guest: Guest, translator: Translator) -> Text:
    kind = f"guest-{guest.nation or 'joker-'}{guest.sex}"
    return Text().append_text(guest_text(guest)).append(f" {translator(f'{kind}.label')}")


def _chair(numbered: NumberedOffer) -> Text:
    """The chair and its pay; for a guest who waits, what the next one can bring."""
    assert isinstance(numbered.move, Seat)
    if numbered.points:
        pay = Text(signed(numbered.points), style="green")
    else:
        pay = Text(f"{WAITS}{signed(numbered.promise) if numbered.promise else ''}", style=PALE)
    return Text(f"{numbered.move.chair} ").append_text(pay)


def _guest(numbered: NumberedOffer) -> Text:
    assert isinstance(numbered.move, SendToBar | LayAside)
    return guest_text(numbered.move.guest)


def _sentence(offer: Offer, translator: Translator) -> Text:
    text = Text(translator.say(offer.move))
    return text.append(f" {signed(offer.points)}", style="green") if offer.points else text
