"""German."""

from . import common, counsel, data, forecast, log, prompts, refusals, results

TEXTS: dict[str, str] = {
    **common.TEXTS,
    **log.TEXTS,
    **prompts.TEXTS,
    **refusals.TEXTS,
    **counsel.TEXTS,
    **results.TEXTS,
    **forecast.TEXTS,
}
DATA_TEXTS = data.DATA_TEXTS
