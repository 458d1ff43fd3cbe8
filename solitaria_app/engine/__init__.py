"""The rules of Concordia with Solitaria: pure values and functions.

Nothing here reads files, clocks or random numbers: chance comes in as inputs.
The whole interface is `prompt`, `legal`, `refusal` and `apply` in `engine.play`,
the values they work on in `engine.state`, and `engine.setup.begin`, which makes
the first state from a `Ruleset`.
"""
