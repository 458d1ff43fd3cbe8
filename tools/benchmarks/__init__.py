"""The measurements of `tools/bench.py`, one file for each subject."""
