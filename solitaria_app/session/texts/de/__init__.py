"""German."""

from . import common, counsel, data, log, prompts, refusals, results

TEXTS: dict[str, str] = {
    **common.TEXTS,
    **log.TEXTS,
    **prompts.TEXTS,
    **refusals.TEXTS,
    **counsel.TEXTS,
    **results.TEXTS,
}
DATA_TEXTS = data.DATA_TEXTS
