"""Packs what the café in the browser imports: two archives of compiled modules, with the data beside them.

Runs in the browser's own Python (see parts.ts), which knows what it imports, and compiles for itself. What
goes in follows from importing the entry; only what Python imports later, by name, is listed by hand.
"""

# Pyodide has imported all of these when it started: they add nothing to what the café is found to need.
import ast
import json
import marshal
import sys
import zipfile
from collections.abc import Iterator
from importlib import import_module
from importlib.util import MAGIC_NUMBER, source_hash
from pathlib import Path

ENTRY = "cafe.local.house"
LATER = (
    "encodings.ascii",  # asked for by name, as the next three
    "encodings.cp437",  # file names in archives: without it nothing can be unpacked
    "encodings.latin_1",
    "encodings.utf_8_sig",
    "_strptime",  # by datetime.strptime
    "concurrent.futures.thread",  # by asyncio.to_thread
    "importlib.resources.simple",  # by files() of a package in an archive
)
PROJECT, LIBRARIES, OUT = Path("/project/src"), Path("/libraries"), Path("/out")
STDLIB = Path("/lib/python314.zip")
UNCHECKED_HASH = 0b01  # PEP 552: made of a source with this hash, which nobody compares; there is no source
LONG_AGO = (1980, 1, 1, 0, 0, 0)  # the same in every build
NOT_DATA = {".py", ".pyc", ".pyi", ".so", ".typed", ".md"}
NO_FOLDERS_OF_DATA = {"__pycache__", "compiled"}
KEEP_DOCSTRINGS, DROP_DOCSTRINGS = 0, 2  # and assertions; as compile() numbers them


class CannotPack(Exception):
    """Why there are no archives, in one line."""


def pack() -> str:
    """Write both archives, and tell which packages of the café they are made of."""
    sys.path[:0] = [str(PROJECT), str(LIBRARIES)]
    import_everything()
    write("stdlib.zip", standard_modules())
    write("cafe.zip", our_modules() | our_data() | libraries())
    return json.dumps(sorted(str(package.relative_to(PROJECT)) for package in our_packages()))


def import_everything() -> None:
    """Import the entry, what Python imports later, and what the café's functions import when called."""
    for name in (ENTRY, *LATER):
        import_for("the café in the browser", name)
    looked_at: set[str] = set()
    while new := [name for name in sys.modules if is_ours(name) and name not in looked_at]:
        for name in new:
            looked_at.add(name)
            for wanted in late_imports(name):
                import_for(name, wanted)


def import_for(who: str, name: str) -> None:
    try:
        import_module(name)
    except ImportError as missing:
        raise CannotPack(f"{who} imports {name}, and the browser's Python cannot: {missing}") from missing


def is_ours(name: str) -> bool:
    return name.partition(".")[0] == "cafe"


def late_imports(name: str) -> Iterator[str]:
    """The modules that functions of this module import; it has imported all others itself."""
    module = sys.modules[name]
    tree = ast.parse(Path(str(module.__file__)).read_text("utf-8"))
    for statement in imports_in_functions(tree, is_inside=False):
        match statement:
            case ast.Import(names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom():
                yield from sources(statement, module.__package__ or "")


def imports_in_functions(node: ast.AST, *, is_inside: bool) -> Iterator[ast.AST]:
    """Every import inside of a function, but not those that only types are checked with."""
    match node:
        case ast.If(test=ast.Name("TYPE_CHECKING") | ast.Attribute(attr="TYPE_CHECKING")):
            return
        case ast.Import() | ast.ImportFrom() if is_inside:
            yield node
        case ast.FunctionDef() | ast.AsyncFunctionDef():
            is_inside = True
    for child in ast.iter_child_nodes(node):
        yield from imports_in_functions(child, is_inside=is_inside)


def sources(statement: ast.ImportFrom, package: str) -> Iterator[str]:
    """The module that names are imported from, and those of the names that are modules themselves."""
    parents = package.split(".")[: package.count(".") + 2 - statement.level] if statement.level else []
    origin = ".".join([*parents, *filter(None, [statement.module])])
    yield origin
    for alias in statement.names:
        if is_ours(origin) and not hasattr(import_module(origin), alias.name):
            yield f"{origin}.{alias.name}"


def files_in(folder: Path) -> dict[str, Path]:
    """The files of all modules that were imported from there, by name."""
    origins = {name: getattr(module.__spec__, "origin", None) or "" for name, module in sys.modules.items()}
    files = {name: Path(origin) for name, origin in origins.items() if origin.endswith((".py", ".so"))}
    return {name: file for name, file in files.items() if file.is_relative_to(folder)}


def standard_modules() -> dict[str, bytes]:
    """The modules of the standard library, and Pyodide's own."""
    with zipfile.ZipFile(STDLIB) as stock:
        names = {file.relative_to(STDLIB).as_posix() for file in files_in(STDLIB).values()}
        return {f"{name}c": compiled(stock.read(name), name, DROP_DOCSTRINGS) for name in names}


def our_modules() -> dict[str, bytes]:
    """Docstrings stay: of endpoints, they are what the API's documents say."""
    named = {file.relative_to(PROJECT).as_posix(): file for file in files_in(PROJECT).values()}
    return {f"{name}c": compiled(file.read_bytes(), name, KEEP_DOCSTRINGS) for name, file in named.items()}


def our_packages() -> set[Path]:
    return {file.parent for file in files_in(PROJECT).values()}


def our_data() -> dict[str, bytes]:
    """What lies beside the modules of a package, and in its folders that are no packages."""
    files = [file for package in our_packages() for file in data_in(package)]
    return {file.relative_to(PROJECT).as_posix(): file.read_bytes() for file in files}


def data_in(folder: Path) -> Iterator[Path]:
    for child in folder.iterdir():
        if not child.is_dir():
            if child.suffix not in NOT_DATA:
                yield child
        elif not (child / "__init__.py").exists() and child.name not in NO_FOLDERS_OF_DATA:
            yield from data_in(child)


def libraries() -> dict[str, bytes]:
    """What is neither Python's nor ours: modules, those in WebAssembly, and under which terms they come."""
    licenses = LIBRARIES.glob("*.dist-info/licenses/*")
    packed = {file.relative_to(LIBRARIES).as_posix(): file.read_bytes() for file in licenses}
    for file in files_in(LIBRARIES).values():
        name, body = file.relative_to(LIBRARIES).as_posix(), file.read_bytes()
        if file.suffix == ".so":
            packed[name] = body
        else:
            packed[f"{name}c"] = compiled(body, name, DROP_DOCSTRINGS)
    return packed


def compiled(source: bytes, name: str, optimize: int) -> bytes:
    code = compile(source, name, "exec", dont_inherit=True, optimize=optimize)
    head = MAGIC_NUMBER + UNCHECKED_HASH.to_bytes(4, "little") + source_hash(source)
    return head + marshal.dumps(code)


def write(archive: str, files: dict[str, bytes]) -> None:
    with zipfile.ZipFile(OUT / archive, "w") as made:
        for name, body in sorted(files.items()):
            made.writestr(zipfile.ZipInfo(name, LONG_AGO), body, zipfile.ZIP_DEFLATED, compresslevel=9)


pack()
