import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { Prize } from '../types.ts';

/** What the ranks bring, the first ranks first. */
export const listPrizes = async (on: Database | Transaction): Promise<Prize[]> => {
  const { rows } = await sql<Prize>`
    select from_rank as "fromRank", to_rank as "toRank", amount from missions_prize
    order by from_rank`.execute('pool' in on ? on.kysely : on);
  return rows;
};

export const replacePrizes = async (tx: Transaction, prizes: readonly Prize[]): Promise<void> => {
  // Two of the staff may set them at once.
  await sql`select pg_advisory_xact_lock(hashtextextended('missions_prize', 0))`.execute(tx);
  await sql`delete from missions_prize`.execute(tx);
  await sql`
    insert into missions_prize (from_rank, to_rank, amount)
    select * from unnest(
      ${prizes.map(({ fromRank }) => fromRank)}::integer[], ${prizes.map(({ toRank }) => toRank)}::integer[],
      ${prizes.map(({ amount }) => amount)}::bigint[])`.execute(tx);
};
