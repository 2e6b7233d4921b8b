import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { csvName } from '../../../shared/export/csv-name.ts';
import { ExportButton } from '../../../shared/export/export-button.tsx';
import { ReadList } from '../../../shared/lists/read-list.tsx';
import { ChoiceChips } from '../../../shared/parts/choice-chips.tsx';
import { PeriodField } from '../../../shared/period/period-field.tsx';
import styles from '../../../shared/records/record.module.css';
import { useTeamPeriod } from '../parts/asked.ts';
import { useTeamWords } from '../parts/use-team-words.ts';
import { DayFigures } from './day-figures.tsx';
import { FigureCards } from './figure-cards.tsx';
import type { Charted, Team } from './figures.ts';
import { teamCsv } from './team-csv.ts';
import { useTeam } from './use-team.ts';

const SCOPES = ['team', 'direct'] as const;

/** What the team came to, together and day by day. */
export const TeamOverview = () => {
  const { t } = useTranslation('account');
  const { chosen, choose } = useTeamPeriod();
  const [scope, setScope] = useState<(typeof SCOPES)[number]>('team');
  const names = { team: t('teams.team'), direct: t('teams.directOnly') };
  return (
    <div className={styles.record}>
      <PeriodField chosen={chosen} onChoose={choose} />
      <ChoiceChips
        label={t('teams.scope')}
        choices={SCOPES.map((value) => ({ value, name: names[value] }))}
        chosen={scope}
        onChoose={setScope}
      />
      <ReadList read={useTeam({ ...chosen.span, scope })} words={useTeamWords()}>
        {(team) => <Figures team={team} />}
      </ReadList>
    </div>
  );
};

const Figures = ({ team }: { team: Team }) => {
  const { t } = useTranslation('account');
  const [charted, setCharted] = useState<Charted>('stake');
  const makeFile = async () => ({
    name: csvName('team', team),
    text: teamCsv(team, {
      day: t('profit.day'),
      total: t('profit.total'),
      figures: t('teams.figures', { returnObjects: true }),
    }),
  });
  return (
    <>
      <FigureCards team={team} onCharted={setCharted} />
      <DayFigures team={team} charted={charted} onCharted={setCharted} />
      <div className={styles.foot}>
        <ExportButton total={team.days.length} makeFile={makeFile} />
      </div>
    </>
  );
};
