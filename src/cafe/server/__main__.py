"""python -m cafe.server"""

import os
import sys

try:
    from cafe.server.operator.command import main as operate
    from cafe.server.run import main
except ModuleNotFoundError as missing:
    if (missing.name or "cafe").partition(".")[0] == "cafe":
        raise
    sys.exit(
        f"cafe.server: the server needs more packages than are here, such as {missing.name}: "
        "pip install 'cafe-international[server]'"
    )

OPERATOR = "operator"

if __name__ == "__main__":
    if sys.argv[1:2] == [OPERATOR]:
        sys.exit(operate(sys.argv[2:], os.environ))
    sys.exit(main(sys.argv[1:], os.environ))
