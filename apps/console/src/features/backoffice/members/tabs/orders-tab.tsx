import { Money } from '@hintha/ui';
import { useMemo } from 'react';
import { call, type Reply } from '../../../../shared/api.ts';
import { formatInstant } from '../../../../shared/format.ts';
import { useTexts, type Texts } from '../../../../shared/language.ts';
import type { Column } from '../../../../shared/table/types.ts';
import { ListTable } from '../../../../shared/table/list-table.tsx';
import { PAGE, useMemberRows } from '../use-member.ts';

type Deposit = Reply<'listMemberDeposits'>['deposits'][number];
type Withdrawal = Reply<'listMemberWithdrawals'>['withdrawals'][number];

const depositColumns = (t: Texts): Column<Deposit>[] => [
  { id: 'order', head: t('deposits.order'), cell: ({ orderNo }) => orderNo, text: ({ orderNo }) => orderNo },
  {
    id: 'at',
    head: t('members.at'),
    cell: ({ createdAt }) => formatInstant(createdAt),
    text: ({ createdAt }) => formatInstant(createdAt),
    figures: true,
  },
  {
    id: 'amount',
    head: t('deposits.asked'),
    cell: ({ amount }) => <Money amount={amount} />,
    text: ({ amount }) => amount,
    figures: true,
  },
  {
    id: 'credited',
    head: t('deposits.credited'),
    cell: ({ credited }) => (credited === null ? '–' : <Money amount={credited} />),
    text: ({ credited }) => credited ?? '',
    figures: true,
  },
  {
    id: 'state',
    head: t('deposits.state'),
    cell: ({ state }) => t(`deposits.states.${state}`),
    text: ({ state }) => state,
  },
  {
    id: 'method',
    head: t('deposits.channel'),
    cell: ({ methodName }) => methodName,
    text: ({ methodId }) => methodId,
  },
];

/** The deposits of a member; each leads to its drawer in the queue. */
export const DepositsTab = ({ id }: { id: string }) => {
  const t = useTexts();
  const columns = useMemo(() => depositColumns(t), [t]);
  const rows = useMemberRows<Deposit>({
    id,
    list: ['deposits'],
    fetch: async (before, signal) => {
      const query = { before, limit: PAGE };
      const { deposits, next } = await call('listMemberDeposits', { params: { id }, query, signal });
      return { rows: deposits, next: next ?? undefined };
    },
  });
  return (
    <ListTable
      inner
      name="member-deposits"
      title={t('members.tabs.deposits')}
      columns={columns}
      rows={rows}
      idOf={(deposit) => deposit.id}
      toRow={(deposit) => `/deposits/${deposit}`}
      emptyText={t('members.nothing')}
    />
  );
};

const withdrawalColumns = (t: Texts): Column<Withdrawal>[] => [
  { id: 'id', head: t('members.withdrawal'), cell: ({ id }) => id, text: ({ id }) => id },
  {
    id: 'at',
    head: t('members.at'),
    cell: ({ requestedAt }) => formatInstant(requestedAt),
    text: ({ requestedAt }) => formatInstant(requestedAt),
    figures: true,
  },
  {
    id: 'amount',
    head: t('members.amount'),
    cell: ({ amount }) => <Money amount={amount} />,
    text: ({ amount }) => amount,
    figures: true,
  },
  {
    id: 'state',
    head: t('withdrawals.state'),
    cell: ({ state }) => t(`withdrawals.states.${state}`),
    text: ({ state }) => state,
  },
];

/** The withdrawals of a member; each leads to its drawer in the queue. */
export const WithdrawalsTab = ({ id }: { id: string }) => {
  const t = useTexts();
  const columns = useMemo(() => withdrawalColumns(t), [t]);
  const rows = useMemberRows<Withdrawal>({
    id,
    list: ['withdrawals'],
    fetch: async (before, signal) => {
      const query = { before, limit: PAGE };
      const { withdrawals, next } = await call('listMemberWithdrawals', { params: { id }, query, signal });
      return { rows: withdrawals, next: next ?? undefined };
    },
  });
  return (
    <ListTable
      inner
      name="member-withdrawals"
      title={t('members.tabs.withdrawals')}
      columns={columns}
      rows={rows}
      idOf={(withdrawal) => withdrawal.id}
      toRow={(withdrawal) => `/withdrawals/${withdrawal}`}
      emptyText={t('members.nothing')}
    />
  );
};
