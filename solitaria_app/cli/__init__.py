"""The command line: one file per command, each loaded only when it is called.

A command prints its answer on standard output and what is wrong, one line per fault, on
standard error. Exit status: 0 with an answer, 2 for input that can't be used.
"""
