import type { points } from '@hintha/contract';
import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { Redemption } from '../types.ts';

const REDEMPTION = sql`
  select d.id, d.account_id as "accountId", d.reward_id as "rewardId", r.names, r.physical, d.quantity, d.points,
         d.amount, d.address, d.mobile, d.state, d.reason, d.remark, d.request_id as "requestId",
         d.applied_at as "appliedAt", d.decided_by as "decidedBy", d.decision_key as "decisionKey",
         d.decided_at as "decidedAt"
  from points_redemption d
  join points_reward r on r.id = d.reward_id`;

export type NewRedemption = Pick<
  Redemption,
  | 'accountId'
  | 'rewardId'
  | 'quantity'
  | 'points'
  | 'amount'
  | 'address'
  | 'mobile'
  | 'requestId'
  | 'appliedAt'
>;

export const insertRedemption = async (tx: Transaction, redeemed: NewRedemption): Promise<bigint> => {
  const { accountId, rewardId, quantity, points: price, amount, address, mobile } = redeemed;
  const { rows } = await sql<{ id: bigint }>`
    insert into points_redemption
      (account_id, reward_id, quantity, points, amount, address, mobile, request_id, applied_at)
    values (${accountId}, ${rewardId}, ${quantity}, ${price}, ${amount}, ${address}, ${mobile},
            ${redeemed.requestId}, ${redeemed.appliedAt})
    returning id`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('a redemption was not written');
  return row.id;
};

export const findRedemption = async (
  on: Database | Transaction,
  id: bigint,
): Promise<Redemption | undefined> => {
  const { rows } = await sql<Redemption>`${REDEMPTION} where d.id = ${id}`.execute(
    'pool' in on ? on.kysely : on,
  );
  return rows[0];
};

export const findRequested = async (
  on: Database | Transaction,
  accountId: bigint,
  requestId: string,
): Promise<Redemption | undefined> => {
  const { rows } = await sql<Redemption>`
    ${REDEMPTION} where d.account_id = ${accountId} and d.request_id = ${requestId}`.execute(
    'pool' in on ? on.kysely : on,
  );
  return rows[0];
};

/** How many of a reward a member has or waits for. */
export const sumRedeemed = async (
  tx: Transaction,
  { accountId, rewardId }: { accountId: bigint; rewardId: bigint },
): Promise<bigint> => {
  const { rows } = await sql<{ quantity: bigint }>`
    select coalesce(sum(quantity), 0)::bigint as quantity from points_redemption
    where account_id = ${accountId} and reward_id = ${rewardId} and state <> 'REJECTED'`.execute(tx);
  return rows[0]?.quantity ?? 0n;
};

/** Holds it until the transaction ends. */
export const lockRow = async (tx: Transaction, id: bigint): Promise<void> => {
  await sql`select from points_redemption where id = ${id} for update`.execute(tx);
};

interface Decided {
  readonly state: 'APPROVED' | 'REJECTED';
  readonly reason: string | null;
  readonly remark: string;
  readonly by: bigint | null;
  readonly key: string | null;
  readonly at: Date;
}

export const updateDecided = async (tx: Transaction, id: bigint, decided: Decided): Promise<void> => {
  const { state, reason, remark, by, key, at } = decided;
  await sql`
    update points_redemption
    set state = ${state}, reason = ${reason}, remark = ${remark}, decided_by = ${by}, decision_key = ${key},
        decided_at = ${at}
    where id = ${id}`.execute(tx);
};

/** A page of a member's redemptions, the newest first. */
export const listOfMember = async (
  db: Database,
  accountId: bigint,
  { limit, offset }: { limit: number; offset: number },
): Promise<Redemption[]> => {
  const { rows } = await sql<Redemption>`
    ${REDEMPTION} where d.account_id = ${accountId}
    order by d.id desc limit ${limit} offset ${offset}`.execute(db.kysely);
  return rows;
};

export const countOfMember = async (db: Database, accountId: bigint): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from points_redemption where account_id = ${accountId}`.execute(db.kysely);
  return rows[0]?.total ?? 0;
};

/** A member's redemptions from before one of them, the latest first. */
export const listBefore = async (
  db: Database,
  accountId: bigint,
  { before, limit }: { before: bigint | null; limit: number },
): Promise<Redemption[]> => {
  const { rows } = await sql<Redemption>`
    ${REDEMPTION} where d.account_id = ${accountId} and (${before}::bigint is null or d.id < ${before})
    order by d.id desc limit ${limit}`.execute(db.kysely);
  return rows;
};

export interface RedemptionQueue {
  readonly state: points.RedemptionState;
  /** Those of these accounts, or with that id; null for everybody's. */
  readonly wanted: { readonly text: string; readonly accountIds: readonly bigint[] } | null;
  readonly after: bigint;
  readonly limit: number;
}

/** Oldest first, from the one after `after` on. */
export const selectRedemptions = async (db: Database, queue: RedemptionQueue): Promise<Redemption[]> => {
  const { state, wanted, after, limit } = queue;
  const { rows } = await sql<Redemption>`
    ${REDEMPTION}
    where d.state = ${state} and d.id > ${after}
      and ${
        wanted === null
          ? sql`true`
          : sql`(d.id::text = ${wanted.text} or d.account_id = any(${wanted.accountIds}::bigint[]))`
      }
    order by d.id limit ${limit}`.execute(db.kysely);
  return rows;
};

export interface WaitingRedemptions {
  readonly state: string;
  readonly count: number;
  readonly oldestAt: Date;
}

/** How many wait to be decided, and since when the first of them; nothing when none does. */
export const countWaiting = async (db: Database): Promise<WaitingRedemptions[]> => {
  const { rows } = await sql<WaitingRedemptions>`
    select state, count(*)::int as count, min(applied_at) as "oldestAt" from points_redemption
    where state = 'APPLYING' group by state`.execute(db.kysely);
  return rows;
};
