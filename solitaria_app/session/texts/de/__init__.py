"""German."""

from . import (
    campaign,
    common,
    counsel,
    data,
    forecast,
    headline,
    log,
    meanwhile,
    moves,
    problems,
    prompts,
    refusals,
    results,
    table,
)

TEXTS: dict[str, str] = {
    **common.TEXTS,
    **campaign.TEXTS,
    **meanwhile.TEXTS,
    **log.TEXTS,
    **prompts.TEXTS,
    **refusals.TEXTS,
    **problems.TEXTS,
    **counsel.TEXTS,
    **results.TEXTS,
    **forecast.TEXTS,
    **headline.TEXTS,
    **table.TEXTS,
    **moves.TEXTS,
}
DATA_TEXTS = data.DATA_TEXTS
