"""python -m cafe.server"""

import os
import sys

from cafe.server.run import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], os.environ))
