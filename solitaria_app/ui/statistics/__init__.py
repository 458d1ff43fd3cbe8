"""Statistics of finished games: charts with their numbers beside them. pyqtgraph and numpy are
imported by `plot.py` alone, which is loaded when the dialog opens."""
