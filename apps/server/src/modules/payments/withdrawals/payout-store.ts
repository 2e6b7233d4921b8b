import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { StoredPayout } from './types.ts';

export const PAYOUT = sql`
  id, withdrawal_id as "withdrawalId", account_id as "accountId", amount, fee, state, hold_id as "holdId", way,
  asked_at as "askedAt", unreached_since as "unreachedSince", payer_reference as "payerReference", slip, proof, sent_at as "sentAt", deadline,
  left_at as "leftAt", ended_at as "endedAt", coin_amount as "coinAmount", coin_rate as "coinRate"`;

const at = (on: Database | Transaction) => ('pool' in on ? on.kysely : on);

export type NewPayout = Pick<
  StoredPayout,
  'withdrawalId' | 'accountId' | 'amount' | 'fee' | 'holdId' | 'way'
>;

/** Writes a payout thatwaits to be paid, and answers its id. */
export const insertPayout = async (tx: Transaction, payout: NewPayout): Promise<bigint> => {
  const { withdrawalId, accountId, amount, fee, holdId, way } = payout;
  const { rows } = await sql<{ id: bigint }>`
    insert into payments_payout (withdrawal_id, account_id, amount, fee, state, hold_id, way)
    values (${withdrawalId}, ${accountId}, ${amount}, ${fee}, 'WAIT', ${holdId}, ${way})
    returning id`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('a payout was not written');
  return row.id;
};

export const findPayout = async (
  on: Database | Transaction,
  id: bigint,
): Promise<StoredPayout | undefined> => {
  const { rows } = await sql<StoredPayout>`select ${PAYOUT} from payments_payout where id = ${id}`.execute(
    at(on),
  );
  return rows[0];
};

/** The payouts of withdrawals, in the order they were made. */
export const selectPayouts = async (
  on: Database | Transaction,
  withdrawalIds: readonly bigint[],
): Promise<StoredPayout[]> => {
  const { rows } = await sql<StoredPayout>`
    select ${PAYOUT} from payments_payout where withdrawal_id = any(${withdrawalIds}::bigint[])
    order by id`.execute(at(on));
  return rows;
};

export type PayoutChange = Partial<
  Omit<StoredPayout, 'id' | 'withdrawalId' | 'accountId' | 'amount' | 'fee'>
>;

/** The withdrawal of the payout is locked. */
export const updatePayout = async (
  tx: Transaction,
  before: StoredPayout,
  change: PayoutChange,
): Promise<StoredPayout> => {
  const next = { ...before, ...change };
  await sql`
    update payments_payout
    set state = ${next.state}, hold_id = ${next.holdId}, way = ${next.way}, asked_at = ${next.askedAt},
        unreached_since = ${next.unreachedSince}, payer_reference = ${next.payerReference}, slip = ${next.slip}, proof = ${next.proof},
        sent_at = ${next.sentAt}, deadline = ${next.deadline}, left_at = ${next.leftAt},
        ended_at = ${next.endedAt}, coin_amount = ${next.coinAmount}, coin_rate = ${next.coinRate}
    where id = ${before.id}`.execute(tx);
  return next;
};

/** The payouts of an account that it was paid and has not answered for, or that are looked into. */
export const selectUnconfirmed = async (
  on: Database | Transaction,
  accountId: bigint,
): Promise<StoredPayout[]> => {
  const { rows } = await sql<StoredPayout>`
    select ${PAYOUT} from payments_payout
    where account_id = ${accountId} and ended_at is null and state in ('CONFIRM_WAIT', 'DISPUTED')
    order by id`.execute(at(on));
  return rows;
};

/** Payoutswhose time to answer is over; of one account, or of anybody when it is null. */
export const selectDue = async (db: Database, now: Date, accountId: bigint | null): Promise<bigint[]> => {
  const { rows } = await sql<{ id: bigint }>`
    select id from payments_payout
    where state = 'CONFIRM_WAIT' and deadline <= ${now}
      and (${accountId}::bigint is null or account_id = ${accountId}::bigint)
    order by deadline limit 500`.execute(db.kysely);
  return rows.map(({ id }) => id);
};

/** Payoutsfor the gateway that it was not asked to pay yet, or has not answered for since an instant. */
export const selectUnanswered = async (db: Database, since: Date): Promise<bigint[]> => {
  const { rows } = await sql<{ id: bigint }>`
    select p.id from payments_payout p join payments_withdrawal w on w.id = p.withdrawal_id
    where p.state = 'WAIT' and p.way = 'gateway' and (p.asked_at is null or p.asked_at <= ${since})
      and w.state in ('APPROVED', 'PAYING', 'CONFIRMING')
    order by p.asked_at nulls first limit 500`.execute(db.kysely);
  return rows.map(({ id }) => id);
};
