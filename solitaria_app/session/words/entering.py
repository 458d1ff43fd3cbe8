"""What is said of a result before it is entered into a campaign."""

from __future__ import annotations

from typing import TYPE_CHECKING

from solitaria_app.content.campaign import Definition

from .campaign import CampaignWords

if TYPE_CHECKING:
    from ..campaign.entering import Entering


def entering_said(
    words: CampaignWords, definition: Definition, entering: Entering
) -> tuple[str, str]:
    """What a result means before it is entered: how the game ended and what follows; and
    that it is another game than the campaign asks for, empty if it is that one. A tie has no
    end as long as nobody says who has the Concordia card (`tie`)."""
    text, told, asked = words.texts.text, entering.told, entering.asked
    if told.result.lead == 0 and told.result.concordia is None:
        return text("campaign.entering.tie"), ""
    outcome = words.outcome(told.result)
    outcome = outcome[:1].upper() + outcome[1:]
    if not told.counts or asked is None:
        return text("campaign.entering.beyond", outcome=outcome), ""
    follows = words.follows(definition, entering.after)
    said = text("campaign.entering", outcome=outcome, follows=follows)
    if not entering.others:
        return said, ""
    values = words.differences(told.result.level, told.result.board, told.result.start, asked)
    warning = [text(f"campaign.unfit.{name}", **values) for name in entering.others]
    stage = definition.stages[told.stage]
    if stage.tour and told.result.board not in entering.left:
        key = "campaign.entering.no-board"
    else:
        key = "campaign.entering.kept" + (".lead" if stage.per else "")
    board = words.board(told.result.board)
    warning.append(text(key, n=told.number, due=told.due, board=board))
    return said, " ".join(warning)
