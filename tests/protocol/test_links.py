"""The links of the OpenAPI document lead from a response to the requests that it tells something."""

from __future__ import annotations

from typing import Any

import pytest

from cafe.protocol.links import FIELDS, PARAMETERS
from cafe.protocol.schemas import REF, components
from cafe.server.api.routes import api_document

OPERATIONS: dict[str, dict[str, Any]] = {
    operation["operationId"]: operation
    for methods in api_document()["paths"].values()
    for operation in methods.values()
}


def links_of(name: str) -> dict[str, Any]:
    (found,) = (answer["links"] for answer in OPERATIONS[name]["responses"].values() if "links" in answer)
    return dict(found)


def test_a_new_match_tells_its_id_to_every_request_about_a_match() -> None:
    about_matches = {
        name
        for name, operation in OPERATIONS.items()
        if [parameter["name"] for parameter in operation["parameters"] if parameter["in"] == "path"] == ["id"]
    }
    links = links_of("open_match")
    assert set(links) == about_matches
    assert {link["parameters"]["id"] for link in links.values()} == {"$response.body#/match/id"}


def test_a_new_token_tells_its_id_and_not_itself() -> None:
    assert links_of("make_token") == {
        "withdraw_token": {
            "operationId": "withdraw_token",
            "parameters": {"token": "$response.body#/id"},
        }
    }


def test_a_link_for_a_second_device_is_followed_with_its_token() -> None:
    assert links_of("link")["follow_link"]["requestBody"] == {"token": "$response.body#/token"}


def test_every_operation_with_an_id_in_its_path_is_the_target_of_a_link() -> None:
    linked = {
        name
        for operation in OPERATIONS.values()
        for answer in operation["responses"].values()
        for name in answer.get("links", {})
    }
    ids = {"id", "token", "device"}
    wanting = {
        name
        for name, operation in OPERATIONS.items()
        if ids & {parameter["name"] for parameter in operation["parameters"] if parameter["in"] == "path"}
    }
    assert wanting <= linked


POINTERS = [
    *((kind, pointer) for kind, told in PARAMETERS.items() for pointer in told.values()),
    *((kind, pointer) for (kind, _), told in FIELDS.items() for pointer in told.values()),
]


@pytest.mark.parametrize(("kind", "pointer"), POINTERS, ids=lambda value: getattr(value, "__name__", value))
def test_a_link_points_to_a_text_of_the_response(kind: Any, pointer: str) -> None:
    schema = components()[kind.__name__]
    for word in pointer.split("/")[1:]:
        schema = schema["items"] if word.isdigit() else schema["properties"][word]
        if "$ref" in schema:
            schema = components()[schema["$ref"].removeprefix(REF)]
    assert "string" in {schema.get("type"), *(kind.get("type") for kind in schema.get("anyOf", ()))}


def test_a_body_that_may_be_empty_may_be_left_out() -> None:
    assert OPERATIONS["link"]["requestBody"]["required"] is False
    assert OPERATIONS["start"]["requestBody"]["required"] is False
    assert OPERATIONS["moves"]["requestBody"]["required"] is True
    assert OPERATIONS["import_game"]["requestBody"]["required"] is True
