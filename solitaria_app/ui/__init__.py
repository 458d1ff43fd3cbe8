"""The window. Nothing outside this package imports Qt."""
