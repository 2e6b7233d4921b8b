import type { Database } from '@hintha/platform';
import { sql } from 'kysely';

export interface OfferedReward {
  readonly id: bigint;
  readonly accountId: bigint;
  readonly amount: bigint;
  /** What it is for, such as a week. */
  readonly reference: string;
}

/** What was offered of one kind, to one member or to anybody, the oldest first. */
export const readRewards = async (
  db: Database,
  kind: string,
  accountId: bigint | null = null,
): Promise<OfferedReward[]> => {
  const { rows } = await sql<OfferedReward>`
    select id, account_id as "accountId", amount, reference from bonuses_reward
    where kind = ${kind} and (${accountId}::bigint is null or account_id = ${accountId})
    order by id`.execute(db.kysely);
  return rows;
};
