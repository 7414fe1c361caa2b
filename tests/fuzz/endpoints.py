"""Every endpoint by its schema, in sequences: no 5xx, and every response is of its documented type."""

from __future__ import annotations

import re
from typing import Any

import msgspec
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from cafe.api.route import Route
from cafe.protocol import puzzle_messages, requests
from cafe.rules import Edition
from cafe.server.api.routes import ROUTES
from cafe.server.api.websocket import FOLLOW_PATH
from cafe.server.operator.page import ORDERS, PAGE, SIGN_IN, SIGN_OUT
from tests.properties.hostile_texts import WELL_FORMED
from tests.puzzle_library import puzzles_for_tests
from tests.server.conformance import FIRST_ERROR, check_message

from .in_process import Answer, InProcessCafe, in_process_cafe
from .schema_values import message_values, values_of
from .target import Target
from .texts import any_text, damaged, header_text, hostile, mostly

Request = dict[
    str, Any
]  # method, path, query, headers, body as text; `<host>` stands for the host's cookie …
LONGEST_SEQUENCE = 4
SLOW_PATHS = ("/picture.png",)  # drawn by another process
WAIT = st.sampled_from(["0", "00", "26", "-1", "x", "", "1e1"])  # nothing that waits
PATHS = (
    "/",
    "/match/<over>",
    "/match/<over>/replay",
    "/local/",
    "/assets/x.js",
    "/api/docs",
    "/api/openapi.json",
    "/healthz",
    "/readyz",
    "/metrics",
)
LAST_CLIENT_ERROR = 499
# Bodies that get far; chance alone would open no match and play no turn.
BODIES: dict[Any, tuple[str, ...]] = {
    requests.NewMatch: (
        '{"edition":"board","seats":[{"kind":"device"},{"kind":"open"},{"kind":"invited"}],"listed":true}',
        '{"edition":"card","seats":[{"kind":"device"},{"kind":"device","name":"Ben"}],"start":true,"key":"k"}',
        '{"edition":"card","seats":[{"kind":"device"},{"kind":"bot","bot":"greedy"}],"options":{"clubs":"on"},'
        '"clock":{"kind":"move","seconds":60},"start":true}',
        '{"edition":"board","seats":[{"kind":"bot","bot":"random"},{"kind":"open"}],"clock":{"kind":"days","days":2}}',
    ),
    requests.Commit: (
        '{"seat":0,"moves":["<offer>"],"seen":0,"key":"k"}',
        '{"seat":1,"moves":["<offer>"],"seen":3,"key":"k"}',
        '{"seat":0,"moves":["<offer>","<offer>","end"],"seen":99,"key":"l"}',
    ),
    requests.DraftWanted: (
        '{"seat":0,"moves":["<offer>","end"]}',
        '{"seat":1,"moves":["<offer>"]}',
        '{"seat":0,"moves":[]}',
    ),
    puzzle_messages.PuzzleTurn: (
        '{"moves":["draw"]}',
        '{"moves":["INf@bar"]}',
        '{"moves":["USm@i13","ESf@j1","end"]}',
    ),
    requests.OfSeat: ('{"seat":0}', '{"seat":1,"key":"k"}'),
    requests.Join: ("{}", '{"seat":1,"name":"Ben","key":"k"}'),
    requests.Say: ('{"text":"Good evening <b>","key":"k"}',),
    requests.Question: (
        '{"ruleset":"card","tables":{"b2":"RU","d2":"GB"},"seated":{"b1":"RUm"},"hand":["RUf","**m"]}',
        '{"ruleset":"board players=2","play":["ITm@k13","ITf@l12","end"],"bar":3,"score":20,"turn":5}',
    ),
}
ANY_BODY = ("{}",)
FORMS = (
    "order=mute&report=<report>&hours=24",
    "order=rename&report=<report>&name=Ren%C3%A9",
    "order=close&report=<report>",
    "order=ban&report=<report>",
    "order=dismiss&report=<report>",
    "order=unban&person=nobody",
    "order=unmute&person=",
    "token=guessed",
)  # of the operator's page


KNOWN = {
    "id": ("<new>", "<running>", "<open>", "<over>"),
    "puzzle": tuple(listed.id for listed in puzzles_for_tests().listed()),
    "device": ("<device>",),
    "token": ("<token id>",),
    "edition": tuple(map(str, Edition)),
    "date": ("<today>", "<yesterday>", "2023-02-30"),
    "challenge": ("<challenge>",),
    "name": ("corners", "ring", "card"),
}  # what stands in a path, by the name of its place
PLACE = re.compile(r"\{(\w+)\}")


def _requests() -> SearchStrategy[Request]:
    fast = [route for route in ROUTES if not route.path.endswith(SLOW_PATHS)]
    return st.sampled_from(fast).flatmap(_request)


def _request(route: Route) -> SearchStrategy[Request]:
    return st.fixed_dictionaries(
        {
            "method": st.just(route.method),
            "path": _paths(route.path),
            "query": _queries(route),
            "headers": _headers(),
            "body": _bodies(route),
        }
    )


def _paths(path: str) -> SearchStrategy[str]:
    """The path with something in each of its places, mostly what there is."""
    found = {name: mostly(st.sampled_from(KNOWN[name]), any_text(20)) for name in PLACE.findall(path)}
    filled: SearchStrategy[dict[str, str]] = st.fixed_dictionaries(found)
    return filled.map(lambda words: PLACE.sub(lambda place: words[place[1]], path))


def _queries(route: Route) -> SearchStrategy[str]:
    if not route.query:
        return st.just("")
    fields = {
        query.name: WAIT
        if query.name == "wait"
        else values_of(query.schema).map(str) | header_text(8).map(lambda text: text.replace("&", ""))
        for query in route.query
    }
    some = st.fixed_dictionaries({}, optional=fields)
    return some.map(lambda chosen: "&".join(f"{name}={value}" for name, value in chosen.items()))


def _headers() -> SearchStrategy[list[list[str]]]:
    others = [[], [["cookie", "<guest>"]], [["authorization", "Bearer <token>"]]]
    known = st.sampled_from([*[[["cookie", "<host>"]]] * 5, *others])
    names = (
        "accept-language",
        "origin",
        "sec-fetch-site",
        "authorization",
        "cookie",
        "content-length",
        "host",
    )
    strange = st.tuples(st.sampled_from(names), header_text(20)).map(list)
    nothing: SearchStrategy[list[list[str]]] = st.just([])
    more = mostly(nothing, st.lists(strange, max_size=2))
    return st.builds(lambda some, others: [*some, *others], known, more)


def _bodies(route: Route) -> SearchStrategy[str]:
    if route.request is None:
        return st.just("")
    if route.request is str:
        return hostile(*WELL_FORMED["record"])
    fitting = message_values(route.request.__name__).map(lambda value: msgspec.json.encode(value).decode())
    examples = BODIES.get(route.request, ANY_BODY)
    whole = st.sampled_from(examples)
    return mostly(fitting | whole, fitting.flatmap(damaged) | damaged(*examples) | any_text())


def _try_sequence(sequence: list[Request]) -> None:
    """Each sequence finds people and matches as new; `<new>` is the match that it has opened last."""
    cafe = in_process_cafe()
    names, has_acted = {**cafe.names, "new": cafe.names["running"]}, False
    for request in sequence:
        answer = _ask(cafe, request, names)
        has_acted |= request["method"] != "GET" and answer.status < FIRST_ERROR
        if request["path"] == "/api/matches" and answer.status == 201:
            names["new"] = msgspec.json.decode(answer.body)["match"]["id"]
    if has_acted:
        cafe.set_up()


def _ask(cafe: InProcessCafe, request: Request, names: dict[str, str]) -> Answer:
    """One request of a sequence; it is answered as the documents say."""
    path, query = _named(request["path"], names), _named(request["query"], names)
    headers = _headers_of(request, names)
    body = _named(request["body"], names).encode("utf-8", "surrogatepass")
    answer = cafe.ask(request["method"], path, query, headers, body)
    assert answer.status <= LAST_CLIENT_ERROR, (answer.status, answer.body)
    check_message(request["method"], path, answer.status, answer.headers.get("content-type", ""), answer.body)
    return answer


def _headers_of(request: Request, names: dict[str, str]) -> list[tuple[str, str]]:
    return [(name, _named(value, names)) for name, value in request["headers"]]


def _named(text: str, names: dict[str, str]) -> str:
    """The text with what its `<host>`, `<running>` … stand for."""
    for name, value in names.items():
        text = text.replace(f"<{name}>", value)
    return text


def _shake_hands(handshake: Request) -> None:
    cafe = in_process_cafe()
    path = FOLLOW_PATH.replace("{id}", _named(handshake["id"], cafe.names))
    answer = cafe.shake_hands(path, handshake["query"], _headers_of(handshake, cafe.names))
    assert answer.status <= LAST_CLIENT_ERROR, (answer.status, answer.body)


def _visit(request: Request) -> None:
    cafe = in_process_cafe()
    path = "/" + _named(request["path"], cafe.names).lstrip("/")
    answer = cafe.ask(request["method"], path, request["query"], _headers_of(request, cafe.names))
    assert answer.status <= LAST_CLIENT_ERROR, (answer.status, answer.body)


def _operate(request: Request) -> None:
    """The operator's forms, also of those who are not; whatever was ordered, the next case finds as new."""
    cafe = in_process_cafe()
    names = {**cafe.names, "report": cafe.report()}
    body = _named(request["body"], names).encode("utf-8", "surrogatepass")
    answer = cafe.ask(request["method"], request["path"], request["query"], _headers_of(request, names), body)
    assert answer.status <= LAST_CLIENT_ERROR, (answer.status, answer.body)
    if request["path"] == ORDERS and answer.status < FIRST_ERROR:
        cafe.set_up()


HANDSHAKES = st.fixed_dictionaries(
    {
        "id": st.sampled_from(["<running>", "<open>", "<over>"]) | any_text(20),
        "query": hostile("after=0&seat=0", "after=2147483647", "seat=1&after=3"),
        "headers": _headers(),
    }
)
VISITS = st.fixed_dictionaries(
    {
        "method": st.sampled_from(["GET", "GET", "HEAD", "POST", "OPTIONS", "BREW"]),
        "path": hostile(*PATHS, *(route.path for route in ROUTES)),
        "query": header_text(10),
        "headers": _headers(),
    }
)
OPERATIONS = st.fixed_dictionaries(
    {
        "method": st.sampled_from(["GET", "POST", "POST", "POST", "HEAD"]),
        "path": st.sampled_from([PAGE, SIGN_IN, SIGN_OUT, ORDERS, ORDERS, ORDERS]),
        "query": header_text(10),
        "headers": mostly(st.just([["cookie", "<operator>"]]), _headers()),
        "body": st.sampled_from(FORMS) | hostile(*FORMS),
    }
)
ENDPOINT_TARGETS = (
    Target("requests", st.lists(_requests(), min_size=1, max_size=LONGEST_SEQUENCE), _try_sequence, share=4),
    Target("handshake", HANDSHAKES, _shake_hands),
    Target("pages", VISITS, _visit),
    Target("operator", OPERATIONS, _operate),
)
