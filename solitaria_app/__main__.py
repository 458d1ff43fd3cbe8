"""`python -m solitaria_app` is the same command as `solitaria`."""

import sys

from solitaria_app.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
