import { useMemo } from 'react';
import { formatInstant, formatMoney, formatSpan } from '../../shared/format.ts';
import { useTexts, type Texts } from '../../shared/language.ts';
import { Age } from '../../shared/spans.tsx';
import { TextFilter } from '../../shared/table/filters.tsx';
import { ListTable } from '../../shared/table/list-table.tsx';
import type { Column } from '../../shared/table/types.ts';
import { useUrlFilters } from '../../shared/table/use-url-filters.ts';
import styles from './contracts.module.css';
import { PartyLink } from './parties.tsx';
import { type Debt, useDebts } from './use-staff-contracts.ts';

const DAY_MS = 24 * 3_600_000;

const columnsOf = (t: Texts): Column<Debt>[] => [
  {
    id: 'payer',
    head: t('contracts.payer'),
    cell: ({ payer }) => <PartyLink party={payer} />,
    text: ({ payer }) => payer.name,
  },
  {
    id: 'payee',
    head: t('contracts.payee'),
    cell: ({ payee }) => <PartyLink party={payee} />,
    text: ({ payee }) => payee?.name ?? t('contracts.operator'),
  },
  {
    id: 'kind',
    head: t('contracts.kind'),
    cell: ({ kind }) => t(`contracts.kinds.${kind}`),
    text: ({ kind }) => t(`contracts.kinds.${kind}`),
  },
  { id: 'period', head: t('contracts.period'), cell: ({ period }) => period, text: ({ period }) => period },
  {
    id: 'amount',
    head: t('contracts.amount'),
    cell: ({ amount }) => formatMoney(amount),
    text: ({ amount }) => amount,
    figures: true,
  },
  {
    id: 'paid',
    head: t('contracts.paid'),
    cell: ({ paid }) => formatMoney(paid),
    text: ({ paid }) => paid,
    figures: true,
    hidden: true,
  },
  {
    id: 'left',
    head: t('contracts.left'),
    cell: ({ left }) => formatMoney(left),
    text: ({ left }) => left,
    figures: true,
  },
  {
    id: 'age',
    head: t('contracts.age'),
    cell: ({ since }) => <Age since={since} lateMs={DAY_MS} />,
    text: ({ since }) => formatSpan(Date.now() - since),
    figures: true,
  },
  {
    id: 'since',
    head: t('contracts.since'),
    cell: ({ since }) => formatInstant(since),
    text: ({ since }) => formatInstant(since),
    figures: true,
  },
  {
    id: 'partsFrom',
    head: t('contracts.partsFrom'),
    cell: ({ partsFrom }) => formatInstant(partsFrom),
    text: ({ partsFrom }) => formatInstant(partsFrom),
    figures: true,
  },
];

/** What agents owe by contract, the oldest first, with what follows from it. */
export const DebtsTab = () => {
  const t = useTexts();
  const { values, set, clear, any } = useUrlFilters(['account']);
  const columns = useMemo(() => columnsOf(t), [t]);
  const rows = useDebts(values.account);
  const { payers = 0, left = '0.00' } = rows.first ?? {};
  return (
    <div className={styles.stack}>
      <p className={styles.words}>{t('contracts.debtsText')}</p>
      {payers > 0 && <p>{t('contracts.debtsSum', { payers, left: formatMoney(left) })}</p>}
      <ListTable
        inner
        name="contract-debts"
        title={t('contracts.tabs.debts')}
        columns={columns}
        rows={rows}
        idOf={({ id }) => id}
        emptyText={t('contracts.debtsEmpty')}
        onWiden={any ? clear : undefined}
        filters={
          <TextFilter
            label={t('agents.find')}
            value={values.account}
            onText={(account) => set('account', account)}
          />
        }
      />
    </div>
  );
};
