import { Money } from '@hintha/ui';
import { useMemo } from 'react';
import { MemberLink } from '../../../shared/detail/member-link.tsx';
import { formatInstant } from '../../../shared/format.ts';
import { type Texts, useTexts, wordsFor } from '../../../shared/language.ts';
import { StateBadge } from '../../../shared/state-badge.tsx';
import { ListTable } from '../../../shared/table/list-table.tsx';
import type { Column } from '../../../shared/table/types.ts';
import type { Rows } from '../../../shared/table/use-rows.ts';
import { marketName, pickName } from '../markets/market-names.ts';
import type { EventFile, Ticket } from '../use-events.ts';

const onWhat = (t: Texts, teams: Pick<EventFile, 'home' | 'away'>): Column<Ticket>[] => {
  const selection = (ticket: Ticket) =>
    pickName(t, { code: ticket.market, line: ticket.line === '' ? null : ticket.line, teams }, ticket.pick);
  return [
    {
      id: 'member',
      head: t('sports.member'),
      cell: ({ accountId }) => <MemberLink id={accountId} name={accountId} />,
      text: ({ accountId }) => accountId,
    },
    {
      id: 'market',
      head: t('sports.market'),
      cell: ({ market }) => marketName(t, market),
      text: ({ market }) => market,
    },
    {
      id: 'pick',
      head: t('sports.pick'),
      cell: selection,
      text: ({ pick, line }) => `${pick} ${line}`.trim(),
    },
    {
      id: 'shown',
      head: t('sports.shown'),
      cell: ({ shown }) => <span className="num">{shown}</span>,
      text: ({ shown }) => shown,
      figures: true,
    },
  ];
};

const columnsOf = (t: Texts, teams: Pick<EventFile, 'home' | 'away'>): Column<Ticket>[] => [
  ...onWhat(t, teams),
  {
    id: 'kind',
    head: t('sports.kind'),
    cell: ({ kind, legs }) => {
      const name = wordsFor(t, 'sports.kinds', kind);
      return legs === 1 ? name : t('sports.ofLegs', { kind: name, count: legs });
    },
    text: ({ kind, legs }) => `${kind} ${legs}`,
  },
  {
    id: 'stake',
    head: t('sports.stake'),
    cell: ({ stake }) => <Money amount={stake} />,
    text: ({ stake }) => stake,
    figures: true,
  },
  {
    id: 'pays',
    head: t('sports.pays'),
    cell: ({ potentialPayout }) => <Money amount={potentialPayout} />,
    text: ({ potentialPayout }) => potentialPayout,
    figures: true,
  },
  {
    id: 'state',
    head: t('sports.ticketState'),
    cell: ({ state }) => (
      <StateBadge tone={state === 'PENDING' ? 'amber' : 'jade'}>
        {wordsFor(t, 'sports.ticketStates', state)}
      </StateBadge>
    ),
    text: ({ state }) => state,
  },
  {
    id: 'placed',
    head: t('sports.placed'),
    cell: ({ placedAt }) => <span className="num">{formatInstant(placedAt)}</span>,
    text: ({ placedAt }) => formatInstant(placedAt),
  },
  {
    id: 'ticket',
    head: t('sports.ticket'),
    cell: ({ id }) => <span className="num">{id}</span>,
    text: ({ id }) => id,
  },
];

interface Props {
  readonly event: EventFile;
  readonly retry: () => void;
}

/** The tickets with a leg on an event that may pay the most. */
export const Tickets = ({ event: { home, away, tickets }, retry }: Props) => {
  const t = useTexts();
  const columns = useMemo(() => columnsOf(t, { home, away }), [t, home, away]);
  const rows: Rows<Ticket> = {
    rows: tickets,
    first: undefined,
    loading: false,
    error: null,
    stale: false,
    hasMore: false,
    loadingMore: false,
    loadMore: () => undefined,
    retry,
    readAll: async () => tickets,
  };
  return (
    <ListTable
      inner
      name="sports-tickets"
      title={t('sports.tickets')}
      columns={columns}
      rows={rows}
      idOf={({ id }) => id}
      emptyText={t('sports.noTickets')}
    />
  );
};
