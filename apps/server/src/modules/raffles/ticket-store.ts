import type { Money } from '@hintha/money';
import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { TicketClaim, VoidedAccount, Winner } from './types.ts';

const CLAIM = sql`
  c.raffle_id as "raffleId", c.first_number as first, c.tickets, c.account_id as "accountId",
  c.claimed_at as "claimedAt"`;

/** Whether it was written; not when the member has claimed under the key before. */
export const insertClaim = async (
  tx: Transaction,
  { raffleId, first, tickets, accountId, claimedAt }: TicketClaim,
  requestId: string,
): Promise<boolean> => {
  const { rows } = await sql`
    insert into raffles_claim (raffle_id, first_number, tickets, account_id, request_id, claimed_at)
    values (${raffleId}, ${first}, ${tickets}, ${accountId}, ${requestId}, ${claimedAt})
    on conflict (account_id, request_id) do nothing returning first_number`.execute(tx);
  return rows.length > 0;
};

/** What a member has claimed under a key, of whatever raffle. */
export const findRequestedClaim = async (
  tx: Transaction,
  accountId: bigint,
  requestId: string,
): Promise<TicketClaim | undefined> => {
  const { rows } = await sql<TicketClaim>`
    select ${CLAIM} from raffles_claim c
    where c.account_id = ${accountId} and c.request_id = ${requestId}`.execute(tx);
  return rows[0];
};

/** A member's claims of raffles, in the order of their numbers. */
export const listClaimsOf = async (
  on: Database | Transaction,
  accountId: bigint,
  raffleIds: readonly bigint[],
): Promise<TicketClaim[]> => {
  const { rows } = await sql<TicketClaim>`
    select ${CLAIM} from raffles_claim c
    where c.account_id = ${accountId} and c.raffle_id = any (${raffleIds}::bigint[])
    order by c.raffle_id, c.first_number`.execute('pool' in on ? on.kysely : on);
  return rows;
};

/** The latest claims of a raffle, the last numbers first. */
export const listLatestClaims = async (
  db: Database,
  raffleId: bigint,
  limit: number,
): Promise<TicketClaim[]> => {
  const { rows } = await sql<TicketClaim>`
    select ${CLAIM} from raffles_claim c
    where c.raffle_id = ${raffleId} order by c.first_number desc limit ${limit}`.execute(db.kysely);
  return rows;
};

/** The claims of a raffle from the one after a number on, with whether they were taken out. */
export const listClaimsAfter = async (
  db: Database,
  raffleId: bigint,
  { after, limit }: { after: number; limit: number },
): Promise<(TicketClaim & { voided: boolean })[]> => {
  const { rows } = await sql<TicketClaim & { voided: boolean }>`
    select ${CLAIM}, v.account_id is not null as voided
    from raffles_claim c
    left join raffles_void v on v.raffle_id = c.raffle_id and v.account_id = c.account_id
    where c.raffle_id = ${raffleId} and c.first_number > ${after}
    order by c.first_number limit ${limit}`.execute(db.kysely);
  return rows;
};

export const listHolders = async (tx: Transaction, raffleId: bigint): Promise<bigint[]> => {
  const { rows } = await sql<{ id: bigint }>`
    select distinct account_id as id from raffles_claim
    where raffle_id = ${raffleId} order by 1`.execute(tx);
  return rows.map(({ id }) => id);
};

export const insertVoided = async (
  tx: Transaction,
  raffleId: bigint,
  voided: readonly VoidedAccount[],
): Promise<void> => {
  await sql`
    insert into raffles_void (raffle_id, account_id, reason)
    select ${raffleId}, * from unnest(
      ${voided.map(({ accountId }) => accountId)}::bigint[],
      ${voided.map(({ reason }) => reason)}::text[])`.execute(tx);
};

/** The claims whose tickets were taken out, in the order of their numbers. */
export const listVoidedClaims = async (
  on: Database | Transaction,
  raffleId: bigint,
): Promise<Pick<TicketClaim, 'first' | 'tickets' | 'accountId'>[]> => {
  const { rows } = await sql<Pick<TicketClaim, 'first' | 'tickets' | 'accountId'>>`
    select c.first_number as first, c.tickets, c.account_id as "accountId"
    from raffles_claim c
    join raffles_void v on v.raffle_id = c.raffle_id and v.account_id = c.account_id
    where c.raffle_id = ${raffleId} order by c.first_number`.execute('pool' in on ? on.kysely : on);
  return rows;
};

/** Writes who won what: the owners of the numbers, the first prize first. */
export const insertWinners = async (
  tx: Transaction,
  raffleId: bigint,
  numbers: readonly number[],
): Promise<void> => {
  await sql`
    insert into raffles_winner (raffle_id, rank, number, account_id)
    select ${raffleId}, drawn.rank, drawn.number, c.account_id
    from unnest(${numbers}::integer[]) with ordinality as drawn (number, rank)
    join raffles_claim c
      on c.raffle_id = ${raffleId} and drawn.number between c.first_number and c.first_number + c.tickets - 1`.execute(
    tx,
  );
};

export const listWinners = async (on: Database | Transaction, raffleId: bigint): Promise<Winner[]> => {
  const { rows } = await sql<Winner>`
    select w.rank, w.number, w.account_id as "accountId", p.amount
    from raffles_winner w
    join raffles_prize p on p.raffle_id = w.raffle_id and p.rank = w.rank
    where w.raffle_id = ${raffleId} order by w.rank`.execute('pool' in on ? on.kysely : on);
  return rows;
};

export interface WonNumber {
  readonly raffleId: bigint;
  readonly amount: Money;
  readonly number: number;
}

/** The numbers of a member that have won in raffles. */
export const listWonNumbers = async (
  on: Database | Transaction,
  accountId: bigint,
  raffleIds: readonly bigint[],
): Promise<WonNumber[]> => {
  const { rows } = await sql<WonNumber>`
    select w.raffle_id as "raffleId", p.amount, w.number
    from raffles_winner w
    join raffles_prize p on p.raffle_id = w.raffle_id and p.rank = w.rank
    where w.account_id = ${accountId} and w.raffle_id = any (${raffleIds}::bigint[])
    order by w.raffle_id, w.rank`.execute('pool' in on ? on.kysely : on);
  return rows;
};
