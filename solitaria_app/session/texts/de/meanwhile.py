"""German sentences on what another window has changed meanwhile."""

TEXTS: dict[str, str] = {
    "meanwhile.campaign.name": "Die Kampagne hat inzwischen einen anderen Namen.",
    "meanwhile.campaign.state": (
        "Die Kampagne wurde inzwischen pausiert, fortgesetzt oder aufgegeben."
    ),
    "meanwhile.campaign.table-rules": "Die Tischregeln wurden inzwischen geändert.",
    "meanwhile.campaign.deleted": "Die Kampagne wurde inzwischen gelöscht.",
    "meanwhile.campaign.brought-back": "Die Kampagne wurde inzwischen zurückgeholt.",
    "meanwhile.campaign.gone": "Die Kampagne ist nicht mehr da.",
    "meanwhile.campaign.changed": "Die Kampagne wurde inzwischen geändert.",
    "meanwhile.result": "Das Ergebnis wurde inzwischen geändert oder entfernt.",
    "meanwhile.place": "An seine Stelle ist inzwischen ein anderes Ergebnis getreten.",
    "meanwhile.other-campaign": "Die Partie gehört inzwischen zu einer Kampagne.",
    "meanwhile.game.name": "Die Partie hat inzwischen einen anderen Namen.",
    "meanwhile.game.state": (
        "Die Partie wurde inzwischen aufgegeben, wieder aufgenommen oder weitergespielt."
    ),
    "meanwhile.game.played": "Die Partie wurde inzwischen weitergespielt.",
    "meanwhile.game.open": "Die Partie wurde inzwischen in einem anderen Fenster geöffnet.",
    "meanwhile.game.deleted": "Die Partie wurde inzwischen gelöscht.",
    "meanwhile.game.brought-back": "Die Partie wurde inzwischen zurückgeholt.",
    "meanwhile.game.gone": "Die Partie ist nicht mehr da.",
    "meanwhile.games": "Alle diese Partien wurden inzwischen geändert.",
}
