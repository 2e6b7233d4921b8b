import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { NewReward, Reward, RewardListing } from '../types.ts';

const REWARD = sql`
  id, names, points, amount, physical, picture, stock, taken, most_each as "mostEach", enabled, position, cost,
  approval`;

/** Those that are shown, in the order of the store. */
export const listShown = async (
  db: Database,
  { limit, offset }: { limit: number; offset: number },
): Promise<Reward[]> => {
  const { rows } = await sql<Reward>`
    select ${REWARD} from points_reward where enabled
    order by position, id limit ${limit} offset ${offset}`.execute(db.kysely);
  return rows;
};

export const countShown = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from points_reward where enabled`.execute(db.kysely);
  return rows[0]?.total ?? 0;
};

export const listAll = async (on: Database | Transaction): Promise<Reward[]> => {
  const { rows } = await sql<Reward>`
    select ${REWARD} from points_reward order by position, id`.execute('pool' in on ? on.kysely : on);
  return rows;
};

export const findReward = async (db: Database, id: bigint): Promise<Reward | undefined> => {
  const { rows } = await sql<Reward>`select ${REWARD} from points_reward where id = ${id}`.execute(db.kysely);
  return rows[0];
};

/** Holds it until the transaction ends, so that nobody else takes of it. */
export const lockReward = async (tx: Transaction, id: bigint): Promise<Reward | undefined> => {
  const { rows } = await sql<Reward>`
    select ${REWARD} from points_reward where id = ${id} for update`.execute(tx);
  return rows[0];
};

export const insertReward = async (tx: Transaction, reward: NewReward, at: Date): Promise<Reward> => {
  const { names, points, amount, physical, picture, stock, mostEach, enabled, position } = reward;
  const { cost, approval = null } = reward;
  const { rows } = await sql<Reward>`
    insert into points_reward
      (names, points, amount, physical, picture, stock, most_each, enabled, position, created_at, cost, approval)
    values (${JSON.stringify(names)}::jsonb, ${points}, ${amount}, ${physical}, ${picture}, ${stock}, ${mostEach},
            ${enabled}, ${position}, ${at}, ${cost}, ${approval})
    returning ${REWARD}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('a reward was not written');
  return row;
};

export const updateRewardDetails = async (
  tx: Transaction,
  id: bigint,
  listing: RewardListing,
  approval: string | null,
): Promise<void> => {
  const { names, picture, stock, mostEach, enabled, position } = listing;
  await sql`
    update points_reward
    set names = ${JSON.stringify(names)}::jsonb, picture = ${picture}, stock = ${stock}, most_each = ${mostEach},
        enabled = ${enabled}, position = ${position}, approval = ${approval}
    where id = ${id}`.execute(tx);
};

/** Takes so many from the stock, or puts them back when there are fewer than none. The reward is locked. */
export const addTaken = async (tx: Transaction, id: bigint, quantity: bigint): Promise<void> => {
  await sql`update points_reward set taken = taken + ${quantity} where id = ${id}`.execute(tx);
};
