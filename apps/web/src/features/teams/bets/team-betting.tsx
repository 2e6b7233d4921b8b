import { Button, EmptyState } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { changeAgentQuery, useAgentQuery } from '../../../shared/account-area/agent-query.ts';
import { serverNow } from '../../../shared/clock.ts';
import { ExportButton } from '../../../shared/export/export-button.tsx';
import { formatNumber } from '../../../shared/format/format.ts';
import { AREAS, useAreaName } from '../../../shared/game/use-area-name.ts';
import { ReadList } from '../../../shared/lists/read-list.tsx';
import { ChoiceChips } from '../../../shared/parts/choice-chips.tsx';
import { SelectField } from '../../../shared/parts/select-field.tsx';
import { lastMonth } from '../../../shared/period/period.ts';
import { PeriodField } from '../../../shared/period/period-field.tsx';
import recordStyles from '../../../shared/records/record.module.css';
import { AccountField } from '../parts/account-field.tsx';
import { ask, MOST_TEAM_DAYS, pageAsked, useTeamPeriod } from '../parts/asked.ts';
import { useTeamWords } from '../parts/use-team-words.ts';
import { TeamBetList } from './team-bet-list.tsx';
import styles from './team-bets.module.css';
import { betsAsked, REACHES, useTeamBets, useTeamBetsFile, type TeamBetFilter } from './use-team-bets.ts';

/** What was decided of the bets of the whole team. */
export const TeamBetting = () => {
  const { chosen, choose } = useTeamPeriod();
  const query = useAgentQuery();
  const filter = betsAsked(query);
  const pages = pageAsked(query);
  const read = useTeamBets(filter, chosen.span, pages);
  const makeFile = useTeamBetsFile(filter, chosen.span);
  const words = useTeamWords(read.error);
  return (
    <div className={recordStyles.record}>
      <PeriodField chosen={chosen} mostDays={MOST_TEAM_DAYS} onChoose={choose} />
      <Fields filter={filter} />
      <ReadList read={{ ...read, isPlaceholderData: false }} words={words}>
        {(found) => {
          const bets = found.pages.flatMap(({ list }) => list);
          if (bets.length === 0) return <NoBets onWiden={() => choose(lastMonth(serverNow()))} />;
          return (
            <>
              <TeamBetList bets={bets} onAccount={(account) => ask({ account, reach: 'alone' })} />
              <div className={recordStyles.foot}>
                <More shown={bets.length} pages={found.pages.length} read={read} />
                <ExportButton total={read.hasNextPage ? null : bets.length} makeFile={makeFile} />
              </div>
            </>
          );
        }}
      </ReadList>
    </div>
  );
};

const Fields = ({ filter }: { filter: TeamBetFilter }) => {
  const { t } = useTranslation();
  const { t: c } = useTranslation('account');
  const areaName = useAreaName();
  const names = {
    team: c('teams.reachTeam'),
    direct: c('teams.reachDirect'),
    alone: c('teams.reachAlone'),
  };
  return (
    <>
      <AccountField
        key={filter.account}
        account={filter.account}
        help={c('teams.accountHint')}
        onAccount={(account) => ask({ account })}
      />
      <ChoiceChips
        label={c('teams.reach')}
        choices={REACHES.map((value) => ({ value, name: names[value] }))}
        chosen={filter.reach}
        onChoose={(reach) => ask({ reach })}
      />
      <SelectField
        label={t('records.category')}
        choices={[
          { value: '', name: t('records.allCategories') },
          ...AREAS.map((value) => ({ value, name: areaName(value, value) })),
        ]}
        chosen={filter.category}
        onChoose={(category) => ask({ category })}
      />
    </>
  );
};

interface MoreProps {
  shown: number;
  pages: number;
  read: ReturnType<typeof useTeamBets>;
}

const More = ({ shown, pages, read }: MoreProps) => {
  const { t } = useTranslation('account');
  return (
    <div className={styles.more}>
      {read.hasNextPage && (
        <Button
          loading={read.isFetchingNextPage}
          onClick={() => changeAgentQuery({ page: String(pages + 1) }, { replaces: true })}
        >
          {t('teams.more')}
        </Button>
      )}
      <span role="status">{t('teams.shown', { rows: formatNumber(shown) })}</span>
    </div>
  );
};

const NoBets = ({ onWiden }: { onWiden: () => void }) => {
  const { t } = useTranslation();
  const { t: c } = useTranslation('account');
  return (
    <EmptyState
      title={c('teams.noBetsTitle')}
      text={c('teams.noBetsText')}
      action={<Button onClick={onWiden}>{t('records.widen')}</Button>}
    />
  );
};
