import { useTranslation } from 'react-i18next';
import { changeAgentQuery, useAgentQuery } from '../../../shared/account-area/agent-query.ts';
import { csvName } from '../../../shared/export/csv-name.ts';
import { ExportButton } from '../../../shared/export/export-button.tsx';
import { ReadList } from '../../../shared/lists/read-list.tsx';
import { PeriodField } from '../../../shared/period/period-field.tsx';
import styles from '../../../shared/records/record.module.css';
import { MEMBER_LISTS } from '../members/lists.ts';
import { TeamMembers } from '../members/team-members.tsx';
import { MOST_TEAM_DAYS, useTeamPeriod } from '../parts/asked.ts';
import { ScopeChips, useScope } from '../parts/scope-chips.tsx';
import { useTeamWords } from '../parts/use-team-words.ts';
import { DayFigures } from './day-figures.tsx';
import { FigureCards } from './figure-cards.tsx';
import { isCharted, type Charted, type Team } from './figures.ts';
import { teamCsv } from './team-csv.ts';
import { useTeam } from './use-team.ts';

/** What the team came to, together and day by day; or the accounts that one of the figures is made of. */
export const TeamOverview = () => {
  const { list: asked } = useAgentQuery();
  const list = MEMBER_LISTS.find((one) => one === asked);
  return list === undefined ? <Overview /> : <TeamMembers list={list} />;
};

const Overview = () => {
  const { chosen, choose } = useTeamPeriod();
  const scope = useScope();
  return (
    <div className={styles.record}>
      <PeriodField chosen={chosen} mostDays={MOST_TEAM_DAYS} onChoose={choose} />
      <ScopeChips />
      <ReadList read={useTeam({ ...chosen.span, scope })} words={useTeamWords()}>
        {(team) => <Figures team={team} />}
      </ReadList>
    </div>
  );
};

const setCharted = (chart: Charted): void => changeAgentQuery({ chart });

const Figures = ({ team }: { team: Team }) => {
  const { t } = useTranslation('account');
  const { chart = '' } = useAgentQuery();
  const charted = isCharted(chart) ? chart : 'stake';
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
