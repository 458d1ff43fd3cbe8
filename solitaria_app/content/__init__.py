"""What the data files hold, read and checked: boards, cards, dice, levels, table rules.

`library.load` reads a folder of YAML files into a `Library`, whose `ruleset` is what the
engine plays by. `yamlfile.read` reads any YAML file into a typed value and reports every
fault with its line. Needs PyYAML and msgspec, neither Qt nor the session.
"""
