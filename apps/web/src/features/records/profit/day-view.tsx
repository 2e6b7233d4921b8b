import { Money } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { AmountCell, RecordTable } from '../../../shared/records/record-table.tsx';
import { BarChart } from '../../../shared/chart/bar-chart.tsx';
import { dayText, shortDayText } from '../../../shared/chart/day-text.ts';
import type { Profit } from './use-profit.ts';
import { useSummary } from './use-summary.ts';

interface DayViewProps {
  profit: Profit;
  asTable: boolean;
}

/** The days of a span one after another. */
export const DayView = ({ profit, asTable }: DayViewProps) =>
  asTable ? <DayTable profit={profit} /> : <DayChart profit={profit} />;

type DaysProps = Pick<DayViewProps, 'profit'>;

const DayChart = ({ profit }: DaysProps) => {
  const summary = useSummary('dayChart');
  const named = profit.days.map(({ day, totals }) => ({ name: dayText(day), amount: totals.net }));
  const rows = profit.days.map(({ day, totals }) => ({
    name: shortDayText(day),
    amount: totals.net,
    look: 'net' as const,
  }));
  return <BarChart summary={summary(named, profit)} groups={[{ rows }]} />;
};

const DayTable = ({ profit }: DaysProps) => {
  const { t } = useTranslation('account');
  return (
    <RecordTable
      label={t('profit.byDay')}
      heads={[
        { name: t('profit.day') },
        { name: t('profit.stakes'), isAmount: true },
        { name: t('profit.wins'), isAmount: true },
        { name: t('profit.bonuses'), isAmount: true },
        { name: t('profit.net'), isAmount: true },
      ]}
      foot={<DayRow name={t('profit.total')} totals={profit.totals} />}
    >
      {profit.days.map(({ day, totals }) => (
        <DayRow key={day} name={dayText(day)} totals={totals} />
      ))}
    </RecordTable>
  );
};

const DayRow = ({ name, totals }: { name: string } & Pick<Profit, 'totals'>) => (
  <tr>
    <th scope="row" className="num">
      {name}
    </th>
    <AmountCell>
      <Money amount={totals.stakes} />
    </AmountCell>
    <AmountCell>
      <Money amount={totals.wins} />
    </AmountCell>
    <AmountCell>
      <Money amount={totals.bonuses} signed />
    </AmountCell>
    <AmountCell>
      <Money amount={totals.net} signed />
    </AmountCell>
  </tr>
);
