// The golden games once more, by the Python of browsers: CPython compiled to WebAssembly, with the kernel as plain Python.

import { fileURLToPath } from 'node:url';
import { loadPyodide } from 'pyodide';

const GOLDEN = ['tests.kernel.golden', 'tests.bots.golden', 'tests.analysis.golden'];
const COMPARE = `
import sys
from importlib import import_module

sys.path[:0] = ["/project/src", "/project"]

def differences(name):
    module = import_module(name)
    expected = module.FILE.read_text("utf-8").splitlines()
    found = list(module.golden_lines())
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
for (const name of GOLDEN) {
  const found = String(python.runPython(`"\\n".join(differences("${name}"))`));
  console.log(found || `${name}: the same`);
  failed ||= found !== '';
}
process.exit(failed ? 1 : 0);
