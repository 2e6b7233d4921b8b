import { Money } from '@hintha/ui';
import { Progress } from '@mantine/core';
import { useMemo } from 'react';
import { call, type Reply } from '../../shared/api.ts';
import { formatInstant, formatMoney } from '../../shared/format.ts';
import { useTexts, type Texts } from '../../shared/language.ts';
import { ListTable } from '../../shared/table/list-table.tsx';
import type { Column } from '../../shared/table/types.ts';
import { useRows } from '../../shared/table/use-rows.ts';
import { Words } from '../../shared/table/words.tsx';

type Budget = Reply<'listBudgets'>['budgets'][number];

const EVERY_MS = 30_000;
const WHOLE = 100;
const SCARCE = 80;

const useBudgets = () =>
  useRows<Budget>({
    key: ['budgets'],
    everyMs: EVERY_MS,
    fetch: async (_cursor, signal) => ({
      rows: (await call('listBudgets', { signal })).budgets,
      next: undefined,
    }),
  });

/** In hundredths, for a bar alone. */
const shareOf = (spent: string, most: string): number =>
  Number(most) === 0 ? WHOLE : Math.min(WHOLE, (Number(spent) / Number(most)) * WHOLE);

const sumOf = (id: 'mostEach' | 'spentToday' | 'mostPerDay', head: string): Column<Budget> => ({
  id,
  head,
  cell: (budget) => <Money amount={budget[id]} />,
  text: (budget) => budget[id],
  figures: true,
});

const sayDue = (t: Texts, { due }: Budget): string =>
  due === null
    ? ''
    : t('finance.budgets.dueSays', {
        count: due.count,
        amount: formatMoney(due.amount),
        since: formatInstant(due.since),
      });

const barOf = (t: Texts, spent: string, most: string) => {
  const share = shareOf(spent, most);
  return (
    <Progress
      value={Math.round(share)}
      color={share >= SCARCE ? 'cin' : 'jade'}
      aria-label={t('finance.budgets.share', { share: Math.round(share) })}
      miw={96}
    />
  );
};

const columnsOf = (t: Texts): Column<Budget>[] => [
  {
    id: 'line',
    head: t('finance.budgets.line'),
    cell: ({ line }) => t(`finance.budgets.lines.${line}`),
    text: ({ line }) => line,
  },
  sumOf('spentToday', t('finance.budgets.today')),
  sumOf('mostPerDay', t('finance.budgets.perDay')),
  {
    id: 'day',
    head: t('finance.budgets.shareOfDay'),
    cell: ({ spentToday, mostPerDay }) => barOf(t, spentToday, mostPerDay),
    text: ({ spentToday, mostPerDay }) => String(Math.round(shareOf(spentToday, mostPerDay))),
  },
  {
    id: 'month',
    head: t('finance.budgets.month'),
    cell: ({ spentThisMonth, mostPerMonth }) => (
      <>
        <Money amount={spentThisMonth} /> / <Money amount={mostPerMonth} />
      </>
    ),
    text: ({ spentThisMonth }) => spentThisMonth,
    figures: true,
  },
  sumOf('mostEach', t('finance.budgets.each')),
  {
    id: 'due',
    head: t('finance.budgets.due'),
    cell: (budget) => budget.due && <Words>{sayDue(t, budget)}</Words>,
    text: (budget) => sayDue(t, budget),
  },
];

/** What was given of each budget, what it has left, and what waits for room in it. */
export const Budgets = () => {
  const t = useTexts();
  const columns = useMemo(() => columnsOf(t), [t]);
  return (
    <ListTable
      inner
      name="budgets"
      title={t('finance.budgets.title')}
      columns={columns}
      rows={useBudgets()}
      idOf={({ line }) => line}
      urgent={({ due }) => due !== null}
      emptyText={t('finance.budgets.none')}
    />
  );
};
