"""German."""

TEXTS: dict[str, str] = {}
DATA_TEXTS: dict[str, str] = {}
