import type { Money } from '@hintha/money';
import { type Database, defineStatement, runStatement, type Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { Rejection, ScoredTicket, Ticket } from '../types.ts';
import {
  SCORED_COLUMNS,
  type ScoredRow,
  TICKET_COLUMNS,
  type TicketRow,
  toScoredTicket,
  toTicket,
} from './ticket-row-store.ts';

const read = async (
  on: Database | Transaction,
  statement: Parameters<typeof runStatement>[1],
  values: readonly unknown[],
): Promise<Ticket[]> => (await runStatement<TicketRow>(on, statement, values)).map(toTicket);

const FIND_REQUESTED = defineStatement(
  'sports_find_requested',
  `select ${TICKET_COLUMNS} from sports_ticket where account_id = $1 and request_id = $2`,
);

export const findRequested = async (
  on: Database | Transaction,
  accountId: bigint,
  requestId: string,
): Promise<Ticket | undefined> => (await read(on, FIND_REQUESTED, [accountId, requestId]))[0];

const LIST_REQUESTED = defineStatement(
  'sports_list_requested',
  `select t.request_id as "requestId" from unnest($1::bigint[], $2::uuid[]) as asked (account_id, request_id)
   join sports_ticket t using (account_id, request_id)`,
);

/** Those of the requests that a ticket was written for; each stands once. */
export const listRequested = async (
  db: Database,
  asked: readonly Pick<Ticket, 'accountId' | 'requestId'>[],
): Promise<ReadonlySet<string>> => {
  const rows = await runStatement<{ requestId: string }>(db, LIST_REQUESTED, [
    asked.map(({ accountId }) => accountId),
    asked.map(({ requestId }) => requestId),
  ]);
  return new Set(rows.map(({ requestId }) => requestId));
};

const FIND = defineStatement(
  'sports_find_ticket',
  `select ${TICKET_COLUMNS} from sports_ticket where account_id = $1 and id = $2`,
);

export const findTicket = async (
  on: Database | Transaction,
  accountId: bigint,
  id: bigint,
): Promise<Ticket | undefined> => (await read(on, FIND, [accountId, id]))[0];

const LOCK = defineStatement(
  'sports_lock_tickets',
  `select ${TICKET_COLUMNS} from sports_ticket where id = any ($1::bigint[]) order by id for update`,
);

/** Tickets as they are until the transaction ends. */
export const lockTickets = (tx: Transaction, ids: readonly bigint[]): Promise<Ticket[]> =>
  read(tx, LOCK, [ids]);

const LIST_DUE = defineStatement(
  'sports_list_due_tickets',
  `select ${TICKET_COLUMNS} from sports_ticket where state = 'PENDING' and decides_at <= clock_timestamp()
   order by decides_at limit $1`,
);

/** Tickets whose delay is over by the database's clock. */
export const listDue = (db: Database, limit: number): Promise<Ticket[]> => read(db, LIST_DUE, [limit]);

const LIST_PENDING_ON = defineStatement(
  'sports_list_pending_on',
  `select ${TICKET_COLUMNS} from sports_ticket where state = 'PENDING' and event_ids @> array[$1::bigint]
   order by id limit $2`,
);

/** Tickets on an event that wait for their delay. */
export const listPendingOn = (db: Database, eventId: bigint, limit: number): Promise<Ticket[]> =>
  read(db, LIST_PENDING_ON, [eventId, limit]);

const OF_MEMBERS = defineStatement(
  'sports_tickets_of_members',
  `select ${SCORED_COLUMNS} from sports_ticket where event_ids[1] = $1 and account_id = any ($2::bigint[])`,
);

/** The tickets of members on an event, by their first bet. */
export const findTicketsOf = async (
  on: Database | Transaction,
  eventId: bigint,
  accountIds: readonly bigint[],
): Promise<Map<string, ScoredTicket>> => {
  const rows = await runStatement<ScoredRow>(on, OF_MEMBERS, [eventId, [...new Set(accountIds)]]);
  return new Map(rows.map((row) => [row.betIds[0] ?? '', toScoredTicket(row)]));
};

const LIST_COMBINED = defineStatement(
  'sports_list_combined',
  `select ${TICKET_COLUMNS} from sports_ticket
   where kind in ('parlay', 'system', 'maung') and event_ids @> array[$1::bigint] and state = 'ACCEPTED' and id > $2
   order by id limit $3`,
);

/** Tickets with several legs of which one is on the event, in the order in which they came. */
export const listCombined = (
  db: Database,
  eventId: bigint,
  after: bigint,
  limit: number,
): Promise<Ticket[]> => read(db, LIST_COMBINED, [eventId, after, limit]);

const LIST_SINGLES = defineStatement(
  'sports_list_singles',
  `select ${TICKET_COLUMNS} from sports_ticket
   where event_ids[1] = $1 and (account_id, id) > ($2::bigint, $3::bigint)
     and kind not in ('parlay', 'system', 'maung') and state = 'ACCEPTED'
   order by account_id, id limit $4`,
);

/** Tickets on the event alone, a member's together. */
export const listSingles = (
  db: Database,
  eventId: bigint,
  after: Pick<Ticket, 'accountId' | 'id'>,
  limit: number,
): Promise<Ticket[]> => read(db, LIST_SINGLES, [eventId, after.accountId, after.id, limit]);

const UPDATE_DECIDED = defineStatement(
  'sports_update_decided',
  `update sports_ticket set state = $2, rejection = $3, decided_at = clock_timestamp(), shown = $4::text[],
          prices = $5::integer[], potential_payout = $6
   where id = $1 and state = 'PENDING'`,
);

/** Writes down what became of a ticket at the end of its delay. */
export const updateDecided = async (
  tx: Transaction,
  { id, legs, potentialPayout }: Pick<Ticket, 'id' | 'legs' | 'potentialPayout'>,
  rejection: Rejection | null,
): Promise<void> => {
  await runStatement(tx, UPDATE_DECIDED, [
    id,
    rejection === null ? 'ACCEPTED' : 'REJECTED',
    rejection,
    legs.map(({ shown }) => shown),
    legs.map(({ price }) => price),
    potentialPayout,
  ]);
};

export const updateCancelled = async (tx: Transaction, id: bigint): Promise<void> => {
  await sql`
    update sports_ticket set state = 'CANCELLED', decided_at = clock_timestamp() where id = ${id}`.execute(
    tx,
  );
};

/** Adds to what of a ticket was cashed out. */
export const addSold = async (tx: Transaction, id: bigint, soldStake: Money): Promise<void> => {
  await sql`
    update sports_ticket set sold_stake = sold_stake + ${soldStake} where id = ${id}`.execute(tx);
};

export interface TicketFilter {
  readonly accountId: bigint;
  readonly show: 'open' | 'settled' | 'all';
}

// A ticket is open while an event of it is, and something of it was not cashed out.
const UNDECIDED = `sold_stake < stake and exists (
  select from sports_event e where e.id = any (t.event_ids) and e.finished_at is null)`;
const MATCHING = `account_id = $1 and case $2
  when 'open' then state in ('PENDING', 'ACCEPTED') and ${UNDECIDED}
  when 'settled' then state = 'ACCEPTED' and not (${UNDECIDED})
  else true end`;

const LIST_OWN = defineStatement(
  'sports_list_tickets',
  `select ${TICKET_COLUMNS} from sports_ticket t where ${MATCHING} order by id desc limit $3 offset $4`,
);
const COUNT_OWN = defineStatement(
  'sports_count_tickets',
  `select count(*)::int as total from sports_ticket t where ${MATCHING}`,
);

/** A page of a member's tickets, newest first, and how many there are. */
export const listTickets = async (
  db: Database,
  { accountId, show }: TicketFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly tickets: Ticket[]; readonly total: number }> => {
  const [tickets, [counted]] = await Promise.all([
    read(db, LIST_OWN, [accountId, show, limit, offset]),
    runStatement<{ total: number }>(db, COUNT_OWN, [accountId, show]),
  ]);
  return { tickets, total: counted?.total ?? 0 };
};

/** How many tickets a member has taken back since an instant. */
export const countCancelled = async (tx: Transaction, accountId: bigint, since: Date): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from sports_ticket
    where account_id = ${accountId} and state = 'CANCELLED' and decided_at >= ${since}`.execute(tx);
  return rows[0]?.count ?? 0;
};
