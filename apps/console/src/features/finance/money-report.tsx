import { Money } from '@hintha/ui';
import { useMemo } from 'react';
import { ListPage } from '../../shared/detail/list-page.tsx';
import { useDrawer } from '../../shared/detail/use-drawer.ts';
import { ExportLines } from '../../shared/files/export-lines.tsx';
import { formatInstant } from '../../shared/format.ts';
import { useTexts, type Texts } from '../../shared/language.ts';
import { StateBadge } from '../../shared/state-badge.tsx';
import type { Column } from '../../shared/table/types.ts';
import { DayFilter } from '../../shared/table/day-filter.tsx';
import { ListTable } from '../../shared/table/list-table.tsx';
import { SavedViews } from '../../shared/table/saved-views.tsx';
import { useUrlFilters } from '../../shared/table/use-url-filters.ts';
import { useNow } from '../../shared/use-now.ts';
import styles from './finance.module.css';
import { DayDetail } from './day-detail.tsx';
import { dayRange } from './day-range.ts';
import { linesOfDays } from './lines-of-days.ts';
import {
  SYSTEM_ACCOUNT_NAMES,
  sumBySystemAccount,
  type Day,
  type SystemAccountName,
} from './sum-by-system-account.ts';
import { useDays } from './use-finance.ts';

const HOUR_MS = 3_600_000;
const RIGHT = '0.00';

/** Accounts that most days do not touch. */
const SELDOM: ReadonlySet<SystemAccountName> = new Set([
  'points',
  'transfers',
  'receivable',
  'fees',
  'vendors',
]);

const sumOf = (id: 'opening' | 'closing', head: string): Column<Day> => ({
  id,
  head,
  cell: (day) => <Money amount={day[id]} />,
  text: (day) => day[id],
  figures: true,
});

const columnsOf = (t: Texts): Column<Day>[] => [
  {
    id: 'day',
    head: t('finance.day'),
    cell: ({ day }) => <span className="num">{day}</span>,
    text: ({ day }) => day,
  },
  sumOf('opening', t('finance.opening')),
  ...SYSTEM_ACCOUNT_NAMES.map((systemAccount): Column<Day> => ({
    id: systemAccount,
    head: t(`finance.systemAccounts.${systemAccount}`),
    cell: (day) => <Money amount={sumBySystemAccount(day, systemAccount)} signed />,
    text: (day) => sumBySystemAccount(day, systemAccount),
    figures: true,
    hidden: SELDOM.has(systemAccount),
  })),
  sumOf('closing', t('finance.closing')),
  {
    id: 'difference',
    head: t('finance.difference'),
    cell: ({ difference }) => (
      <StateBadge tone={difference === RIGHT ? 'jade' : 'cin'}>
        <Money amount={difference} />
      </StateBadge>
    ),
    text: ({ difference }) => difference,
    figures: true,
  },
];

/** The money of all members day by day; opening, what moved and closing leave nothing over. */
export const MoneyReport = () => {
  const t = useTexts();
  const today = formatInstant(useNow(HOUR_MS)).slice(0, 10);
  const { values, set, clear, any } = useUrlFilters(['from', 'to']);
  const range = dayRange(values, today);
  const rows = useDays(range);
  const drawer = useDrawer('/finance');
  const columns = useMemo(() => columnsOf(t), [t]);
  const open = rows.rows.find(({ day }) => day === drawer.openId);
  return (
    <div className={styles.days}>
      <ListPage detail={open !== undefined && <DayDetail day={open} onClose={drawer.close} />}>
        <ListTable
          inner
          name="finance"
          title={t('finance.report')}
          columns={columns}
          rows={rows}
          idOf={({ day }) => day}
          toRow={drawer.toRow}
          openId={drawer.openId}
          urgent={({ difference }) => difference !== RIGHT}
          emptyText={t('finance.noDays')}
          onWiden={any ? clear : undefined}
          views={<SavedViews page="finance" />}
          filters={
            <>
              <DayFilter label={t('finance.from')} value={range.from} onDay={(day) => set('from', day)} />
              <DayFilter label={t('finance.to')} value={range.to} onDay={(day) => set('to', day)} />
              <span>{t('finance.mostDays')}</span>
              <ExportLines
                label={t('finance.exportLines')}
                name={`days-${range.from}-${range.to}`}
                head={[
                  t('finance.day'),
                  t('finance.kind'),
                  t('finance.systemAccount'),
                  t('finance.postings'),
                  t('finance.amount'),
                ]}
                read={async () => linesOfDays(rows.rows, t)}
              />
            </>
          }
        />
      </ListPage>
    </div>
  );
};
