"""Dialogs, each loaded when it is first opened."""
