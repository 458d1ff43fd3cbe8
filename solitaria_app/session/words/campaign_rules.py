"""What a campaign asks for: its stages, its boards, its table rules."""

from __future__ import annotations

from solitaria_app.content.campaign import Definition, Stage, TableRules

from .campaign_refusals import CampaignRefusals


class CampaignRules(CampaignRefusals):
    """The rules of a campaign in one language."""

    def rules(self, definition: Definition) -> tuple[str, ...]:
        """What a campaign asks for, stage by stage."""
        return tuple(" ".join(self._stage(stage)) for stage in definition.stages)

    def _stage(self, stage: Stage) -> list[str]:
        text = self.texts.text
        told = [
            text("campaign.stage", level=self.level(stage.level), points=self.points(stage.first))
        ]
        if stage.per is not None:
            told.append(self._per(stage.per))
        return [*told, self._goal(stage), self._boards(stage)]

    def demands(self, definition: Definition) -> tuple[str, ...]:
        """What a campaign asks for as a whole: of several stages a short line each, and what is
        the same in all of them at the end."""
        stages = definition.stages
        pers = {stage.per for stage in stages} - {None}
        boards = {self._boards(stage) for stage in stages}
        if len(stages) == 1 or len(pers) > 1 or len(boards) > 1:
            return self.rules(definition)
        lines = [self._line(stage) for stage in stages]
        lines += [self._per(per) for per in pers if per is not None]
        return (*lines, *boards)

    def _line(self, stage: Stage) -> str:
        """A stage in a few words."""
        passed, key, count = stage.passed, "open", ""
        if passed is not None and passed.start_at_most is not None:
            key = "start"
        elif passed is not None and passed.wins is not None:
            key, count = "count", self.texts.count("win", passed.wins)
        elif passed is not None and passed.games is not None:
            key, count = "count", self.texts.count("game", passed.games)
        elif passed is not None:
            key = str(passed.boards)
        return self.texts.text(
            f"campaign.line.{key}",
            level=self.level(stage.level),
            points=self.points(stage.first),
            start=stage.first,
            n=passed.start_at_most if passed else None,
            count=count,
        )

    def _per(self, per: int) -> str:
        return self.texts.text(
            "campaign.stage.per.one" if per == 1 else "campaign.stage.per", n=per
        )

    def _boards(self, stage: Stage) -> str:
        every = self.texts.text("campaign.boards.all")
        boards = every if stage.boards == "all" else self.boards(stage.boards)
        turn = f".{stage.tour}" if stage.next == "in-turn" and stage.tour else ""
        return self.texts.text(f"campaign.boards.{stage.next}{turn}", boards=boards)

    def table_rules(self, definition: Definition) -> tuple[str, ...]:
        """The table rules of its games, as far as they are not the usual ones."""
        chosen, usual = definition.table_rules or TableRules(), TableRules()
        return tuple(
            self.texts.text(
                "campaign.table-rule",
                name=self.texts.of_data(option.name),
                text=self.texts.of_data(option.choices[getattr(chosen, id).value]),
            )
            for id, option in self.library.options.items()
            if getattr(chosen, id) is not getattr(usual, id)
        )

    def _goal(self, stage: Stage) -> str:
        text, passed = self.texts.text, stage.passed
        if passed is None:
            return text("campaign.goal.open")
        if passed.start_at_most is not None:
            return text("campaign.goal.start", n=passed.start_at_most)
        if passed.wins is not None:
            return text("campaign.goal.wins", count=self.texts.count("win", passed.wins))
        if passed.games is not None:
            return text("campaign.goal.games", count=self.texts.count("game", passed.games))
        return text(f"campaign.goal.{passed.boards}")
