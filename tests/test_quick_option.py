"""What `./run test --quick` leaves out."""

import pytest

pytest_plugins = ["pytester"]

CONFTEST = """
import pytest

pytest_plugins = ["tests.quick_option"]

@pytest.fixture
def postgres_programs(): ...

@pytest.fixture
def postgres_url(postgres_programs): ...

@pytest.fixture
def sqlite_url(): ...

@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request):
    return request.getfixturevalue(f"{request.param}_url")
"""
TESTS = """
import pytest

def test_a_rule(): ...
def test_two_nodes(postgres_url): ...
def test_the_log(database_url): ...

@pytest.mark.kills
def test_a_power_cut(): ...
"""
SNEAKY = """
def test_sneaky(request):
    request.getfixturevalue("postgres_url")
"""


@pytest.fixture
def project(pytester: pytest.Pytester) -> pytest.Pytester:
    pytester.makeconftest(CONFTEST)
    pytester.makepyfile(test_all=TESTS)
    (pytester.mkdir("browser") / "test_page.py").write_text("def test_a_page(): ...")
    return pytester


def test_everything_runs_without_it(project: pytest.Pytester) -> None:
    project.runpytest().assert_outcomes(passed=6)


def test_it_leaves_out_what_needs_a_browser_a_postgres_or_a_kill(project: pytest.Pytester) -> None:
    result = project.runpytest("--quick", "-v")
    result.assert_outcomes(passed=2, deselected=4)
    result.stdout.fnmatch_lines(["*::test_a_rule PASSED*", "*::test_the_log?sqlite? PASSED*"])


def test_whatever_asks_for_a_postgres_in_the_middle_of_a_test_fails(project: pytest.Pytester) -> None:
    project.makepyfile(test_sneaky=SNEAKY)
    result = project.runpytest("--quick", "test_sneaky.py")
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["*--quick leaves out what needs postgres_programs*"])
