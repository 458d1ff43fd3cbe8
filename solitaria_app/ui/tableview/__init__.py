"""The table view: prompt, dice and result, for a screen at the far end of a table."""
