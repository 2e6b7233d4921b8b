import { Money } from '@hintha/ui';
import { formatInstant } from '../../../shared/format.ts';
import { wordsFor, type Texts } from '../../../shared/language.ts';
import { TARGETS } from '../../../shared/queue/targets.ts';
import { Age } from '../../../shared/spans.tsx';
import { StateBadge } from '../../../shared/state-badge.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { TONES, type QueuedWithdrawal } from './use-withdrawals.ts';

const payeeOf = ({ withdrawal: { payee } }: QueuedWithdrawal): string => `${payee.provider} ${payee.number}`;

/** The columns of the queue. */
export const columnsOf = (t: Texts): Column<QueuedWithdrawal>[] => [
  {
    id: 'id',
    head: t('withdrawals.id'),
    cell: ({ withdrawal }) => withdrawal.id,
    text: ({ withdrawal }) => withdrawal.id,
  },
  {
    id: 'age',
    head: t('withdrawals.age'),
    cell: ({ withdrawal: { requestedAt, endedAt } }) =>
      endedAt === null && <Age since={requestedAt} lateMs={TARGETS.withdrawals} />,
    figures: true,
  },
  {
    id: 'account',
    head: t('withdrawals.account'),
    cell: ({ account }) => account,
    text: ({ account }) => account,
  },
  {
    id: 'amount',
    head: t('withdrawals.amount'),
    cell: ({ withdrawal }) => <Money amount={withdrawal.amount} />,
    text: ({ withdrawal }) => withdrawal.amount,
    figures: true,
  },
  { id: 'payee', head: t('withdrawals.payee'), cell: payeeOf, text: payeeOf },
  {
    id: 'risks',
    head: t('withdrawals.risks'),
    cell: ({ risks }) => risks.map((risk) => wordsFor(t, 'withdrawals.risk', risk)).join(' · ') || '–',
    text: ({ risks }) => risks.join(' '),
  },
  {
    id: 'state',
    head: t('withdrawals.state'),
    cell: ({ withdrawal: { state } }) => (
      <StateBadge tone={TONES[state]}>{t(`withdrawals.states.${state}`)}</StateBadge>
    ),
    text: ({ withdrawal }) => withdrawal.state,
  },
  {
    id: 'payouts',
    head: t('withdrawals.payouts'),
    cell: ({ withdrawal }) => withdrawal.payouts.length,
    text: ({ withdrawal }) => String(withdrawal.payouts.length),
    figures: true,
    hidden: true,
  },
  {
    id: 'requested',
    head: t('withdrawals.requestedAt'),
    cell: ({ withdrawal }) => formatInstant(withdrawal.requestedAt),
    text: ({ withdrawal }) => formatInstant(withdrawal.requestedAt),
    figures: true,
    hidden: true,
  },
];
