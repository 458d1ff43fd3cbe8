"""Figures of finished games as small tables; pure: facts in, tables out."""
