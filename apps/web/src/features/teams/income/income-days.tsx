import { Button, Money } from '@hintha/ui';
import type { teams } from '@hintha/contract';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reply } from '../../../shared/api.ts';
import { BarChart } from '../../../shared/chart/bar-chart.tsx';
import { dayText, shortDayText } from '../../../shared/chart/day-text.ts';
import { extremesOf } from '../../../shared/chart/extremes.ts';
import { formatMoney } from '../../../shared/format/format.ts';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import { AmountCell, RecordTable } from '../../../shared/records/record-table.tsx';
import styles from '../parts/parts.module.css';
import { counted, INCOME, isEmpty, type Kind } from './income.ts';
import { useIncomeRows } from './use-income-rows.ts';

type Found = Reply<'readAgentIncome'>;

/** The days one below the other, each with its kinds, as bars or as a table. */
export const IncomeDays = ({ found }: { found: Found }) => {
  const { t } = useTranslation('account');
  const [asTable, setAsTable] = useState(false);
  const titleId = useId();
  return (
    <section className={styles.days} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 id={titleId}>{t('teams.income.byKind')}</h3>
        <Button onClick={() => setAsTable(!asTable)}>
          {asTable ? t('profit.asChart') : t('profit.asTable')}
        </Button>
      </div>
      {asTable ? <IncomeTable found={found} /> : <IncomeChart found={found} />}
    </section>
  );
};

const IncomeChart = ({ found }: { found: Found }) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  // In a picture the days without income would only be gaps; the table has them.
  const days = found.days.filter((day) => !isEmpty(day));
  const extremes = extremesOf(found.days.map(({ day, net }) => ({ name: dayText(day), amount: net })));
  const summary = t('teams.summary', {
    figure: t('teams.income.net'),
    from: dayText(found.from),
    to: dayText(found.to),
    total: formatMoney(found.income.net, symbol),
    highest: formatMoney(extremes?.highest.amount ?? '0.00', symbol),
    highestDay: extremes?.highest.name ?? '',
    lowest: formatMoney(extremes?.lowest.amount ?? '0.00', symbol),
    lowestDay: extremes?.lowest.name ?? '',
  });
  return (
    <>
      <p className={styles.summary}>{summary}</p>
      <BarChart
        summary={t('teams.income.chart', { from: dayText(found.from), to: dayText(found.to) })}
        groups={days.map((day) => ({
          title: shortDayText(day.day),
          rows: INCOME.filter((kind) => kind === 'net' || /[1-9]/.test(day[kind])).map((kind) => ({
            name: kind === 'net' ? t('profit.total') : t(`teams.income.${SHORT[kind]}`),
            amount: counted(day, kind),
            look: 'net' as const,
          })),
        }))}
      />
    </>
  );
};

/** Beside a bar, which side it grows to says whether it came or was paid on. */
const SHORT = {
  rebates: 'rebates',
  salaryIn: 'salary',
  salaryOut: 'salary',
  dividendIn: 'dividend',
  dividendOut: 'dividend',
} as const;

const IncomeTable = ({ found }: { found: Found }) => {
  const { t } = useTranslation('account');
  return (
    <RecordTable
      label={t('teams.income.byKind')}
      heads={[
        { name: t('profit.day') },
        ...INCOME.map((kind) => ({ name: t(`teams.income.${kind}`), isAmount: true })),
      ]}
      foot={<IncomeRow name={t('profit.total')} income={found.income} />}
    >
      {found.days.map(({ day, ...income }) => (
        <IncomeRow key={day} name={dayText(day)} income={income} day={day} />
      ))}
    </RecordTable>
  );
};

interface IncomeRowProps {
  name: string;
  income: teams.AgentIncome;
  /** Whose movements the amounts lead to. */
  day?: string;
}

const IncomeRow = ({ name, income, day }: IncomeRowProps) => (
  <tr>
    <th scope="row" className="num">
      {name}
    </th>
    {INCOME.map((kind) => (
      <AmountCell key={kind}>
        {day === undefined || kind === 'net' || !/[1-9]/.test(income[kind]) ? (
          <Money amount={counted(income, kind)} signed />
        ) : (
          <RowsLink kind={kind} day={day}>
            <Money amount={counted(income, kind)} signed />
          </RowsLink>
        )}
      </AmountCell>
    ))}
  </tr>
);

interface RowsLinkProps {
  kind: Exclude<Kind, 'net'>;
  day: string;
  children: ReactNode;
}

const RowsLink = ({ kind, day, children }: RowsLinkProps) => {
  const { t } = useTranslation('account');
  const openRows = useIncomeRows();
  const name = t('teams.income.rows', { kind: `${t(`teams.income.${kind}`)}, ${dayText(day)}` });
  return (
    <button type="button" className={styles.amount} onClick={() => openRows(kind, day)}>
      {children}
      <span className="visually-hidden">{name}</span>
    </button>
  );
};
