import { Money } from '@hintha/ui';
import { formatInstant } from '../../../shared/format.ts';
import type { Texts } from '../../../shared/language.ts';
import { TARGETS } from '../../../shared/queue/targets.ts';
import { Age } from '../../../shared/spans.tsx';
import { StateBadge } from '../../../shared/state-badge.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { TONES, WAITING, type QueuedDeposit } from './use-deposits.ts';

/** The columns of the queue: first what an order is found by, last what is asked for seldom. */
export const columnsOf = (t: Texts): Column<QueuedDeposit>[] => [
  {
    id: 'order',
    head: t('deposits.order'),
    cell: ({ deposit }) => deposit.orderNo,
    text: ({ deposit }) => deposit.orderNo,
  },
  {
    id: 'age',
    head: t('deposits.age'),
    cell: ({ deposit }) =>
      WAITING.includes(deposit.state) && <Age since={deposit.createdAt} lateMs={TARGETS.deposits} />,
    figures: true,
  },
  {
    id: 'account',
    head: t('deposits.account'),
    cell: ({ account }) => account,
    text: ({ account }) => account,
  },
  {
    id: 'amount',
    head: t('deposits.payAmount'),
    cell: ({ deposit }) => <Money amount={deposit.payAmount} />,
    text: ({ deposit }) => deposit.payAmount,
    figures: true,
  },
  {
    id: 'method',
    head: t('deposits.channel'),
    cell: ({ deposit }) => deposit.methodName,
    text: ({ deposit }) => deposit.methodId,
  },
  {
    id: 'state',
    head: t('deposits.state'),
    cell: ({ deposit: { state } }) => (
      <StateBadge tone={TONES[state]}>{t(`deposits.states.${state}`)}</StateBadge>
    ),
    text: ({ deposit }) => deposit.state,
  },
  {
    id: 'tail',
    head: t('deposits.tail'),
    cell: ({ deposit }) => <span className="num">{deposit.txnTail ?? '–'}</span>,
    text: ({ deposit }) => deposit.txnTail ?? '',
  },
  {
    id: 'payee',
    head: t('deposits.payeeName'),
    cell: ({ payeeName }) => payeeName || '–',
    text: ({ payeeName }) => payeeName ?? '',
  },
  {
    id: 'receiver',
    head: t('deposits.receiver'),
    cell: ({ deposit }) => deposit.receiver?.number ?? '–',
    text: ({ deposit }) => deposit.receiver?.number ?? '',
  },
  {
    id: 'reason',
    head: t('deposits.reason'),
    cell: ({ deposit: { reason } }) => (reason === null ? '–' : t(`deposits.reasons.${reason}`)),
    text: ({ deposit }) => deposit.reason ?? '',
    hidden: true,
  },
  {
    id: 'created',
    head: t('deposits.createdAt'),
    cell: ({ deposit }) => formatInstant(deposit.createdAt),
    text: ({ deposit }) => formatInstant(deposit.createdAt),
    figures: true,
    hidden: true,
  },
];
