"""English sentences on what another window has changed meanwhile."""

TEXTS: dict[str, str] = {
    "meanwhile.campaign.name": "The campaign has got another name in the meantime.",
    "meanwhile.campaign.state": (
        "The campaign has been paused, taken up or given up in the meantime."
    ),
    "meanwhile.campaign.table-rules": "The table rules have been changed in the meantime.",
    "meanwhile.campaign.deleted": "The campaign has been deleted in the meantime.",
    "meanwhile.campaign.brought-back": "The campaign has been brought back in the meantime.",
    "meanwhile.campaign.gone": "The campaign is not there any more.",
    "meanwhile.campaign.changed": "The campaign has been changed in the meantime.",
    "meanwhile.result": "The result has been changed or removed in the meantime.",
    "meanwhile.place": "Another result has come in its place in the meantime.",
    "meanwhile.other-campaign": "The game has become part of a campaign in the meantime.",
    "meanwhile.game.name": "The game has got another name in the meantime.",
    "meanwhile.game.state": "The game has been given up, taken up or played on in the meantime.",
    "meanwhile.game.played": "The game has been played on in the meantime.",
    "meanwhile.game.open": "The game has been opened in another window in the meantime.",
    "meanwhile.game.deleted": "The game has been deleted in the meantime.",
    "meanwhile.game.brought-back": "The game has been brought back in the meantime.",
    "meanwhile.game.gone": "The game is not there any more.",
    "meanwhile.games": "All of these games have been changed in the meantime.",
}
