"""Tables with one choice: rulesets that can be played, no two alike, with words in every language."""

from __future__ import annotations

import pytest

from cafe.match.presets import PRESETS, Preset, presets_of
from cafe.rules import Edition, ruleset
from cafe.rules.options import OPTIONS
from cafe.words import LANGUAGES, text


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
def test_every_preset_is_a_ruleset_of_the_editions_that_have_it(preset: Preset) -> None:
    for edition, options in preset.options.items():
        texts = ruleset(edition, dict(options)).texts
        assert {name: texts[name] for name in options} == dict(options)


@pytest.mark.parametrize("edition", Edition)
def test_no_two_presets_of_an_edition_are_the_same(edition: Edition) -> None:
    tables = [(sorted(preset.options[edition].items()), preset.clock) for preset in presets_of(edition)]
    assert all(tables.count(table) == 1 for table in tables)


@pytest.mark.parametrize("edition", Edition)
def test_the_rulebook_is_the_usual_ruleset_and_a_tournament_plays_by_it(edition: Edition) -> None:
    presets = {preset.name: preset for preset in presets_of(edition)}
    assert presets["rulebook"].options[edition] == presets["tournament"].options[edition] == {}
    assert presets["rulebook"].clock != presets["tournament"].clock


@pytest.mark.parametrize("edition", Edition)
def test_everything_has_every_variant_that_can_be_switched_on(edition: Edition) -> None:
    everything = next(preset for preset in presets_of(edition) if preset.name == "everything")
    switched_off = {option.name for option in OPTIONS if option.usual.get(edition) == "off"}
    assert switched_off <= set(everything.options[edition])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_preset_has_a_name_and_one_sentence(language: str) -> None:
    for preset in PRESETS:
        for edition in preset.options:
            assert text(f"preset-{preset.name}", language, game=edition)
            assert text(f"preset-{preset.name}.text", language).count(".") == 1
