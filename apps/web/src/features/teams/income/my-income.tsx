import { Button, EmptyState } from '@hintha/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAgentQuery } from '../../../shared/account-area/agent-query.ts';
import { call, type Reply } from '../../../shared/api.ts';
import { dayText } from '../../../shared/chart/day-text.ts';
import { serverNow } from '../../../shared/clock.ts';
import { csvName } from '../../../shared/export/csv-name.ts';
import { ExportButton } from '../../../shared/export/export-button.tsx';
import { ReadList } from '../../../shared/lists/read-list.tsx';
import { ChoiceChips } from '../../../shared/parts/choice-chips.tsx';
import { lastMonth, type DaySpan } from '../../../shared/period/period.ts';
import { PeriodField } from '../../../shared/period/period-field.tsx';
import styles from '../../../shared/records/record.module.css';
import { Sums } from '../../../shared/records/sums.tsx';
import { useSession } from '../../../shared/session.ts';
import { ask, MOST_TEAM_DAYS, useTeamPeriod } from '../parts/asked.ts';
import parts from '../parts/parts.module.css';
import { useTeamWords } from '../parts/use-team-words.ts';
import { counted, INCOME, incomeCsv, isEmpty } from './income.ts';
import { IncomeDays } from './income-days.tsx';
import { LotteryRebates } from './rebates/lottery-shares.tsx';
import { RebateDays } from './rebates/rebate-days.tsx';
import { RebateShares } from './rebates/rebate-shares.tsx';
import { useIncomeRows } from './use-income-rows.ts';

const useIncome = ({ from, to }: DaySpan) => {
  const username = useSession((session) => session.username);
  return useQuery({
    queryKey: ['readAgentIncome', username, from, to],
    queryFn: async ({ signal }) => call('readAgentIncome', { query: { from, to }, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
};

const VIEWS = ['rebates', 'lottery'] as const;
const DAY = /^\d{4}-\d{2}-\d{2}$/u;

/** What the agent itself earned by kind, and what it paid on; and what the rebates among it are made of. */
export const MyIncome = () => {
  const { t } = useTranslation('account');
  const { chosen, choose } = useTeamPeriod();
  const { view, day = '' } = useAgentQuery();
  const chosenView = VIEWS.find((one) => one === view) ?? '';
  if (chosenView === 'rebates' && DAY.test(day))
    return (
      <div className={styles.record}>
        <RebateShares day={day} />
      </div>
    );
  return (
    <div className={styles.record}>
      <ChoiceChips
        label={t('profit.views')}
        choices={[
          { value: '', name: t('teams.income.byKind') },
          { value: 'rebates', name: t('teams.income.rebates') },
          { value: 'lottery', name: t('teams.income.lotteryRebates') },
        ]}
        chosen={chosenView}
        onChoose={(next) => ask({ view: next, day: '' })}
      />
      <PeriodField chosen={chosen} mostDays={MOST_TEAM_DAYS} onChoose={choose} />
      {chosenView === 'rebates' && (
        <>
          <p className={parts.summary}>{t('teams.rebates.note')}</p>
          <RebateDays />
        </>
      )}
      {chosenView === 'lottery' && <LotteryRebates />}
      {chosenView === '' && <Income />}
    </div>
  );
};

const Income = () => {
  const { chosen, choose } = useTeamPeriod();
  return (
    <ReadList read={useIncome(chosen.span)} words={useTeamWords()}>
      {(found) => <Found found={found} onWiden={() => choose(lastMonth(serverNow()))} />}
    </ReadList>
  );
};

interface FoundProps {
  found: Reply<'readAgentIncome'>;
  onWiden: () => void;
}

const Found = ({ found, onWiden }: FoundProps) => {
  const { t } = useTranslation();
  const { t: c } = useTranslation('account');
  const kinds = c('teams.income', { returnObjects: true });
  const openRows = useIncomeRows();
  if (isEmpty(found.income))
    return (
      <EmptyState
        title={c('teams.noFiguresTitle')}
        text={c('teams.noFiguresText')}
        action={<Button onClick={onWiden}>{t('records.widen')}</Button>}
      />
    );
  const makeFile = async () => ({
    name: csvName('income', found),
    text: incomeCsv(found, { day: c('profit.day'), total: c('profit.total'), kinds }),
  });
  return (
    <>
      <Sums
        title={`${dayText(found.from)} – ${dayText(found.to)}`}
        sums={INCOME.map((kind) => ({
          name: kinds[kind],
          amount: counted(found.income, kind),
          signed: true,
          ...(kind !== 'net' && {
            rows: { name: c('teams.income.rows', { kind: kinds[kind] }), open: () => openRows(kind) },
          }),
        }))}
      />
      <IncomeDays found={found} />
      <div className={styles.foot}>
        <ExportButton total={found.days.length} makeFile={makeFile} />
      </div>
    </>
  );
};
