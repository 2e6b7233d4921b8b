import { Button, EmptyState } from '@hintha/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call, type Reply } from '../../../shared/api.ts';
import { dayText } from '../../../shared/chart/day-text.ts';
import { serverNow } from '../../../shared/clock.ts';
import { csvName } from '../../../shared/export/csv-name.ts';
import { ExportButton } from '../../../shared/export/export-button.tsx';
import { ReadList } from '../../../shared/lists/read-list.tsx';
import { lastMonth, type DaySpan } from '../../../shared/period/period.ts';
import { PeriodField } from '../../../shared/period/period-field.tsx';
import styles from '../../../shared/records/record.module.css';
import { Sums } from '../../../shared/records/sums.tsx';
import { useSession } from '../../../shared/session.ts';
import { useTeamPeriod } from '../parts/asked.ts';
import { useTeamWords } from '../parts/use-team-words.ts';
import { counted, INCOME, incomeCsv, isEmpty } from './income.ts';
import { IncomeDays } from './income-days.tsx';

const useIncome = ({ from, to }: DaySpan) => {
  const username = useSession((session) => session.username);
  return useQuery({
    queryKey: ['readAgentIncome', username, from, to],
    queryFn: async ({ signal }) => call('readAgentIncome', { query: { from, to }, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
};

/** What the agent itself earned by kind, and what it paid on. */
export const MyIncome = () => {
  const { chosen, choose } = useTeamPeriod();
  return (
    <div className={styles.record}>
      <PeriodField chosen={chosen} onChoose={choose} />
      <ReadList read={useIncome(chosen.span)} words={useTeamWords()}>
        {(found) => <Found found={found} onWiden={() => choose(lastMonth(serverNow()))} />}
      </ReadList>
    </div>
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
        }))}
      />
      <IncomeDays found={found} />
      <div className={styles.foot}>
        <ExportButton total={found.days.length} makeFile={makeFile} />
      </div>
    </>
  );
};
