import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { Grant, NewReward, Reward } from '../types.ts';

const REWARD = sql`
  id, account_id as "accountId", kind, reference, amount, offered_at as "offeredAt", expires_at as "expiresAt",
  claimed_at as "claimedAt", grant_id as "grantId", approval`;

/** Its id; undefined when it has been offered before. */
export const insertReward = async (
  tx: Transaction,
  { accountId, kind, reference, amount, at, expiresAt, approval = null }: NewReward,
): Promise<bigint | undefined> => {
  const { rows } = await sql<{ id: bigint }>`
    insert into bonuses_reward (account_id, kind, reference, amount, offered_at, expires_at, approval)
    values (${accountId}, ${kind}, ${reference}, ${amount}, ${at}, ${expiresAt}, ${approval})
    on conflict (account_id, kind, reference) do nothing returning id`.execute(tx);
  return rows[0]?.id;
};

export const findRewardFor = async (
  tx: Transaction,
  { accountId, kind, reference }: Pick<Reward, 'accountId' | 'kind' | 'reference'>,
): Promise<bigint | undefined> => {
  const { rows } = await sql<{ id: bigint }>`
    select id from bonuses_reward
    where account_id = ${accountId} and kind = ${kind} and reference = ${reference}`.execute(tx);
  return rows[0]?.id;
};

/** The member's reward by its id; nobody else's. */
export const findReward = async (
  tx: Transaction,
  accountId: bigint,
  id: bigint,
): Promise<Reward | undefined> => {
  const { rows } = await sql<Reward>`
    select ${REWARD} from bonuses_reward where id = ${id} and account_id = ${accountId}`.execute(tx);
  return rows[0];
};

/** What the member has claimed under a key. */
export const findRequestedReward = async (
  tx: Transaction,
  accountId: bigint,
  requestId: string,
): Promise<Reward | undefined> => {
  const { rows } = await sql<Reward>`
    select ${REWARD} from bonuses_reward
    where account_id = ${accountId} and request_id = ${requestId}`.execute(tx);
  return rows[0];
};

export interface RewardClaimed {
  /** Null while it is due. */
  readonly grantId: bigint | null;
  readonly requestId: string;
  readonly at: Date;
}

export const updateClaimed = async (
  tx: Transaction,
  id: bigint,
  { grantId, requestId, at }: RewardClaimed,
): Promise<void> => {
  await sql`
    update bonuses_reward set claimed_at = ${at}, grant_id = ${grantId}, request_id = ${requestId}
    where id = ${id}`.execute(tx);
};

/** A reward that was due is paid by now. */
export const updateGranted = async (
  tx: Transaction,
  { id, accountId, kind, period }: Pick<Grant, 'id' | 'accountId' | 'kind' | 'period'>,
): Promise<void> => {
  await sql`
    update bonuses_reward set grant_id = ${id}
    where account_id = ${accountId} and kind = ${kind} and reference = ${period} and claimed_at is not null`.execute(
    tx,
  );
};

/** The member's rewards: those that can be claimed first, then the latest. */
export const selectRewards = async (
  db: Database,
  accountId: bigint,
  { at, limit }: { at: Date; limit: number },
): Promise<Reward[]> => {
  const { rows } = await sql<Reward>`
    select ${REWARD} from bonuses_reward where account_id = ${accountId}
    order by (claimed_at is null and (expires_at is null or expires_at > ${at})) desc, id desc
    limit ${limit}`.execute(db.kysely);
  return rows;
};

/** A member's rewards from before one of them, the latest first. */
export const selectRewardsBefore = async (
  db: Database,
  accountId: bigint,
  { before, limit }: { before: bigint | null; limit: number },
): Promise<Reward[]> => {
  const { rows } = await sql<Reward>`
    select ${REWARD} from bonuses_reward
    where account_id = ${accountId} and (${before}::bigint is null or id < ${before})
    order by id desc limit ${limit}`.execute(db.kysely);
  return rows;
};

/** How many of the member's rewards can be claimed. */
export const countOpenRewards = async (db: Database, accountId: bigint, at: Date): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from bonuses_reward
    where account_id = ${accountId} and claimed_at is null
      and (expires_at is null or expires_at > ${at})`.execute(db.kysely);
  return rows[0]?.count ?? 0;
};

/** What rewards of a kind that a member has claimed were won by. */
export const listClaimedReferences = async (
  on: Database | Transaction,
  accountId: bigint,
  kind: string,
): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ reference: string }>`
    select reference from bonuses_reward
    where account_id = ${accountId} and kind = ${kind} and claimed_at is not null`.execute(
    'pool' in on ? on.kysely : on,
  );
  return new Set(rows.map(({ reference }) => reference));
};
