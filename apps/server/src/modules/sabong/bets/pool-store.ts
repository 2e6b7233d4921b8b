import type { Money } from '@hintha/money';
import { type Database, defineStatement, runStatement, type Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { PoolRow } from '../types.ts';

const LIST = defineStatement(
  'sabong_list_pools',
  `select fight_id as "fightId", pick, stake, bets from sabong_pool where fight_id = any ($1::bigint[])`,
);

/** What has been accepted on fights so far; sides without a bet are left out. */
export const listPools = (on: Database | Transaction, fightIds: readonly bigint[]): Promise<PoolRow[]> =>
  runStatement<PoolRow>(on, LIST, [fightIds]);

/** What the bets of a fight come to, one by one; sides without a bet are left out. */
export const sumBets = async (tx: Transaction, fightId: bigint): Promise<PoolRow[]> => {
  const { rows } = await sql<PoolRow>`
    select fight_id as "fightId", pick, sum(stake)::bigint as stake, count(*)::int as bets from sabong_bet
    where fight_id = ${fightId} group by fight_id, pick`.execute(tx);
  return rows;
};

/** What a member has staked on a fight, on whatever sides. */
interface MemberStake {
  readonly accountId: bigint;
  readonly fightId: bigint;
  readonly stake: Money;
}

const LIST_MEMBERS = defineStatement(
  'sabong_list_member_stakes',
  `select account_id as "accountId", fight_id as "fightId", stake
   from unnest($1::bigint[], $2::bigint[]) a (account_id, fight_id)
   join sabong_member_stake using (account_id, fight_id)`,
);

/** What members have staked on fights in all, of those that have; each stands once. */
export const listMemberStakes = (
  on: Database | Transaction,
  members: readonly Pick<MemberStake, 'accountId' | 'fightId'>[],
): Promise<MemberStake[]> =>
  runStatement<MemberStake>(on, LIST_MEMBERS, [
    members.map(({ accountId }) => accountId),
    members.map(({ fightId }) => fightId),
  ]);
