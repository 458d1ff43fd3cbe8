"""German."""

from . import (
    campaign,
    common,
    counsel,
    data,
    forecast,
    headline,
    log,
    prompts,
    refusals,
    results,
    table,
)

TEXTS: dict[str, str] = {
    **common.TEXTS,
    **campaign.TEXTS,
    **log.TEXTS,
    **prompts.TEXTS,
    **refusals.TEXTS,
    **counsel.TEXTS,
    **results.TEXTS,
    **forecast.TEXTS,
    **headline.TEXTS,
    **table.TEXTS,
}
DATA_TEXTS = data.DATA_TEXTS
