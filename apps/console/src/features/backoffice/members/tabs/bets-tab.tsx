import { Money } from '@hintha/ui';
import { useMemo } from 'react';
import { call, type Reply } from '../../../../shared/api.ts';
import { formatInstant } from '../../../../shared/format.ts';
import { currentLanguage, useTexts, type Texts } from '../../../../shared/language.ts';
import { StateBadge, type BadgeTone } from '../../../../shared/state-badge.tsx';
import type { Column } from '../../../../shared/table/types.ts';
import { ListTable } from '../../../../shared/table/list-table.tsx';
import { PAGE, useMemberRows } from '../use-member.ts';

type Bet = Reply<'listMemberBets'>['bets'][number];

const TONES: Readonly<Record<Bet['state'], BadgeTone>> = {
  PENDING: 'lapis',
  WIN: 'jade',
  LOSE: 'gray',
  PUSH: 'gray',
  VOID: 'amber',
};

const amountOf = (id: 'stake' | 'payout' | 'profit', head: string): Column<Bet> => ({
  id,
  head,
  cell: (bet) => <Money amount={bet[id]} signed={id === 'profit'} />,
  text: (bet) => bet[id],
  figures: true,
});

const columnsOf = (t: Texts): Column<Bet>[] => [
  {
    id: 'at',
    head: t('members.at'),
    cell: ({ placedAt }) => <time className="num">{formatInstant(placedAt)}</time>,
    text: ({ placedAt }) => formatInstant(placedAt),
  },
  { id: 'game', head: t('members.game'), cell: ({ gameName }) => gameName, text: ({ gameName }) => gameName },
  {
    id: 'vendor',
    head: t('members.vendor'),
    cell: ({ vendorName, atVendor }) =>
      atVendor ? `${vendorName} · ${t('members.vendorWallet')}` : vendorName,
    text: ({ vendor, atVendor }) => (atVendor ? `${vendor} · ${t('members.vendorWallet')}` : vendor),
  },
  amountOf('stake', t('members.stake')),
  amountOf('payout', t('members.payout')),
  amountOf('profit', t('members.profit')),
  {
    id: 'state',
    head: t('members.state'),
    cell: ({ state }) => <StateBadge tone={TONES[state]}>{t(`members.bets.${state}`)}</StateBadge>,
    text: ({ state }) => state,
  },
  {
    id: 'round',
    head: t('members.round'),
    cell: ({ round }) => <span className="mono">{round}</span>,
    text: ({ round }) => round,
  },
  {
    id: 'settled',
    head: t('members.settledAt'),
    cell: ({ settledAt }) => (settledAt === null ? '–' : formatInstant(settledAt)),
    text: ({ settledAt }) => (settledAt === null ? '' : formatInstant(settledAt)),
    figures: true,
    hidden: true,
  },
];

/** The bets of a member with every vendor. */
export const BetsTab = ({ id }: { id: string }) => {
  const t = useTexts();
  const language = currentLanguage();
  const columns = useMemo(() => columnsOf(t), [t]);
  const rows = useMemberRows<Bet>({
    id,
    list: ['bets', language],
    fetch: async (before, signal) => {
      const query = { language, before, limit: PAGE };
      const { bets, next } = await call('listMemberBets', { params: { id }, query, signal });
      return { rows: bets, next: next ?? undefined };
    },
  });
  return (
    <ListTable
      inner
      name="member-bets"
      title={t('members.tabs.bets')}
      columns={columns}
      rows={rows}
      idOf={(bet) => bet.id}
      emptyText={t('members.nothing')}
    />
  );
};
