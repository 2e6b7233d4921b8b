import { Money } from '@hintha/ui';
import { MemberLink } from '../../../shared/detail/member-link.tsx';
import { formatInstant } from '../../../shared/format.ts';
import { wordsFor, type Texts } from '../../../shared/language.ts';
import { StateBadge } from '../../../shared/state-badge.tsx';
import type { Column } from '../../../shared/table/types.ts';
import type { MemberRow } from './use-members.ts';

const amountOf = (
  id: 'balance' | 'deposits' | 'withdrawals' | 'gaming',
  head: string,
  hidden = false,
): Column<MemberRow> => ({
  id,
  head,
  cell: ({ [id]: amount }) => (amount === undefined ? '–' : <Money amount={amount} />),
  text: ({ [id]: amount }) => amount ?? '',
  figures: true,
  hidden,
});

const sayInstant = (at: number | null | undefined): string =>
  at === null || at === undefined ? '' : formatInstant(at);

const whoOf = (t: Texts): Column<MemberRow>[] => [
  {
    id: 'account',
    head: t('members.account'),
    cell: ({ account }) => account,
    text: ({ account }) => account,
  },
  {
    id: 'id',
    head: t('members.id'),
    cell: ({ id }) => <span className="num">{id}</span>,
    text: ({ id }) => id,
  },
  {
    id: 'status',
    head: t('members.status'),
    cell: ({ status }) => (
      <StateBadge tone={status === 'locked' ? 'cin' : 'gray'}>
        {wordsFor(t, 'members.statuses', status)}
      </StateBadge>
    ),
    text: ({ status }) => status,
  },
  {
    id: 'level',
    head: t('members.level'),
    cell: ({ level }) => level?.name ?? '–',
    text: ({ level }) => level?.name ?? '',
  },
  {
    id: 'upline',
    head: t('memberList.upline'),
    cell: ({ upline }) =>
      upline === null || upline === undefined ? '–' : <MemberLink id={upline.id} name={upline.account} />,
    text: ({ upline }) => upline?.account ?? '',
  },
];

/** The columns of the list: who it is, what it has and came to, and when. */
export const columnsOf = (t: Texts): Column<MemberRow>[] => [
  ...whoOf(t),
  amountOf('balance', t('memberList.balance')),
  amountOf('deposits', t('memberList.deposits')),
  amountOf('withdrawals', t('memberList.withdrawals'), true),
  amountOf('gaming', t('memberList.gaming')),
  {
    id: 'lastPlayed',
    head: t('memberList.lastPlayed'),
    cell: ({ lastPlayed }) => lastPlayed ?? '–',
    text: ({ lastPlayed }) => lastPlayed ?? '',
    figures: true,
  },
  {
    id: 'lastLogin',
    head: t('members.lastLoginAt'),
    cell: ({ lastLoginAt }) => sayInstant(lastLoginAt) || '–',
    text: ({ lastLoginAt }) => sayInstant(lastLoginAt),
    figures: true,
    hidden: true,
  },
  {
    id: 'since',
    head: t('members.registeredAt'),
    cell: ({ registeredAt }) => sayInstant(registeredAt) || '–',
    text: ({ registeredAt }) => sayInstant(registeredAt),
    figures: true,
  },
];
