// The golden games once more, by the Python of browsers: CPython compiled to WebAssembly, with the kernel as plain Python.

import { fileURLToPath } from 'node:url';
import { loadPyodide } from 'pyodide';

const COMPARE = `
import sys
from functools import partial

sys.path[:0] = ["/project/src", "/project"]

from tests.analysis import golden as analysis
from tests.bots import golden as bots
from tests.golden.games import GAMES, game_lines
from tests.kernel import golden as kernel

GOLDEN = {f"the rules, {golden.name}": (golden.file, partial(game_lines, golden)) for golden in GAMES}
for name, module in ("kernel", kernel), ("bots", bots), ("analysis", analysis):
    GOLDEN[f"the {name}"] = module.FILE, module.golden_lines

def differences(name):
    file, golden_lines = GOLDEN[name]
    expected, found = file.read_text("utf-8").splitlines(), list(golden_lines())
    if len(found) != len(expected):
        yield f"{name}: {len(found)} lines instead of {len(expected)}"
    for line, (wanted, came) in enumerate(zip(expected, found), 1):
        if wanted != came:
            yield f"{name}, line {line}: {came!r} instead of {wanted!r}"
`;

const python = await loadPyodide();
python.mountNodeFS('/project', fileURLToPath(new URL('../..', import.meta.url)));
python.runPython(COMPARE);
console.log(python.runPython('f"Python {sys.version.split()[0]} on {sys.platform}"'));
let failed = false;
for (const name of String(python.runPython(`"\\n".join(GOLDEN)`)).split('\n')) {
  const found = String(python.runPython(`"\\n".join(differences("${name}"))`));
  console.log(found || `${name}: the same`);
  failed ||= found !== '';
}
process.exit(failed ? 1 : 0);
