import type { Money } from '@hintha/money';
import { type Database, defineStatement, runStatement, type Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { FightPick, PoolRow } from '../types.ts';

export interface PoolStake {
  readonly fightId: bigint;
  readonly pick: FightPick;
  readonly stake: Money;
  readonly bets: number;
}

const ADD = defineStatement(
  'sabong_add_stakes',
  `insert into sabong_pool as p (fight_id, pick, stake, bets)
   select * from unnest($1::bigint[], $2::text[], $3::bigint[], $4::int[]) s (fight_id, pick, stake, bets) order by 1, 2
   on conflict (fight_id, pick) do update set stake = p.stake + excluded.stake, bets = p.bets + excluded.bets
   returning fight_id as "fightId", pick, stake, bets`,
);

/** Adds stakes to what they are on, in one order, as everybody does; answers what each comes to. Each stands once. */
export const addStakes = (tx: Transaction, stakes: readonly PoolStake[]): Promise<PoolRow[]> =>
  runStatement<PoolRow>(tx, ADD, [
    stakes.map(({ fightId }) => fightId),
    stakes.map(({ pick }) => pick),
    stakes.map(({ stake }) => stake),
    stakes.map(({ bets }) => bets),
  ]);

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
