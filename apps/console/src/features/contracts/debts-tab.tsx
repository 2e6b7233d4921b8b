import { useMemo } from 'react';
import { formatInstant, formatMoney } from '../../shared/format.ts';
import { useTexts, type Texts } from '../../shared/language.ts';
import { ListTable } from '../../shared/table/list-table.tsx';
import type { Column } from '../../shared/table/types.ts';
import { type Debt, useDebts } from './use-staff-contracts.ts';

const columnsOf = (t: Texts): Column<Debt>[] => [
  { id: 'payer', head: t('contracts.payer'), cell: ({ payer }) => payer, text: ({ payer }) => payer },
  { id: 'payee', head: t('contracts.payee'), cell: ({ payee }) => payee, text: ({ payee }) => payee },
  { id: 'kind', head: t('contracts.kind'), cell: ({ kind }) => t(`contracts.kinds.${kind}`) },
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
  },
  { id: 'since', head: t('contracts.since'), cell: ({ since }) => formatInstant(since) },
];

/** What agents owe those below them, the oldest first. */
export const DebtsTab = () => {
  const t = useTexts();
  const columns = useMemo(() => columnsOf(t), [t]);
  return (
    <ListTable
      inner
      name="contract-debts"
      title={t('contracts.tabs.debts')}
      columns={columns}
      rows={useDebts()}
      idOf={({ id }) => id}
      emptyText={t('contracts.debtsEmpty')}
    />
  );
};
