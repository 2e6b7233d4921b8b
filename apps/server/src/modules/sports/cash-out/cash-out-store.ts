import type { Money } from '@hintha/money';
import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';

/** What a member was offered for a ticket. */
export interface CashOut {
  readonly id: string;
  readonly ticketId: bigint;
  /** In percent of what is open of the ticket. */
  readonly part: 25 | 50 | 75 | 100;
  readonly paid: Money;
  readonly soldStake: Money;
  readonly expiresAt: Date;
  readonly isExpired: boolean;
  readonly state: 'OFFERED' | 'PENDING' | 'TAKEN' | 'REFUSED';
  /** Of its events, when it was taken in play. */
  readonly incidents: readonly number[] | null;
}

const COLUMNS = sql`
  id, ticket_id as "ticketId", part, paid, sold_stake as "soldStake", expires_at as "expiresAt",
  expires_at < clock_timestamp() as "isExpired", state, incidents`;

export const insertOffer = async (
  tx: Transaction,
  { ticketId, part, paid, soldStake }: Pick<CashOut, 'ticketId' | 'part' | 'paid' | 'soldStake'>,
  seconds: number,
): Promise<CashOut> => {
  const { rows } = await sql<CashOut>`
    insert into sports_cash_out (ticket_id, part, paid, sold_stake, expires_at)
    values (${ticketId}, ${part}, ${paid}, ${soldStake}, clock_timestamp() + ${seconds} * interval '1 second')
    returning ${COLUMNS}`.execute(tx);
  const [offer] = rows;
  if (offer === undefined) throw new Error(`nothing was offered for ticket ${ticketId}`);
  return offer;
};

/** The offer as it is until the transaction ends. */
export const lockOffer = async (
  tx: Transaction,
  ticketId: bigint,
  id: string,
): Promise<CashOut | undefined> => {
  const { rows } = await sql<CashOut>`
    select ${COLUMNS} from sports_cash_out where id = ${id} and ticket_id = ${ticketId} for update`.execute(
    tx,
  );
  return rows[0];
};

/** Has an offer wait for the delay of play. */
export const updateWaiting = async (
  tx: Transaction,
  id: string,
  incidents: readonly number[],
  seconds: number,
): Promise<void> => {
  await sql`
    update sports_cash_out
    set state = 'PENDING', incidents = ${incidents}::integer[],
        decides_at = clock_timestamp() + ${seconds} * interval '1 second'
    where id = ${id}`.execute(tx);
};

export const updateDecided = async (
  tx: Transaction,
  id: string,
  state: 'TAKEN' | 'REFUSED',
): Promise<void> => {
  await sql`update sports_cash_out set state = ${state} where id = ${id}`.execute(tx);
};

/** Whether something of a ticket is on its way to be cashed out. */
export const isWaiting = async (tx: Transaction, ticketId: bigint): Promise<boolean> => {
  const { rows } = await sql`
    select from sports_cash_out where ticket_id = ${ticketId} and state = 'PENDING'`.execute(tx);
  return rows.length > 0;
};

/** Offers whose delay is over by the database's clock, with the member that they were made to. */
export const listDue = async (
  db: Database,
  limit: number,
): Promise<{ readonly id: string; readonly ticketId: bigint; readonly accountId: bigint }[]> => {
  const { rows } = await sql<{ id: string; ticketId: bigint; accountId: bigint }>`
    select c.id, c.ticket_id as "ticketId", t.account_id as "accountId"
    from sports_cash_out c join sports_ticket t on t.id = c.ticket_id
    where c.state = 'PENDING' and c.decides_at <= clock_timestamp()
    order by c.decides_at limit ${limit}`.execute(db.kysely);
  return rows;
};
