import type { Database } from '@hintha/platform';
import { sql } from 'kysely';
import type { Crowd } from './identity-store.ts';

/** Each of the crowd has played a round of a vendor, which is named by its number in the crowd. */
export const givenRoundOfEach = async (db: Database, { first, count }: Crowd): Promise<void> => {
  await sql`
    insert into bets_bet (id, account_id, source, round, game, stake, payout, state, first_seq, last_seq)
    select gen_random_uuid(), ${first}::bigint + n - 1, 'BENCH', 'round-' || n, 'any', 100, 0, 'settled', 1, 1
    from generate_series(1, ${count}::int) n`.execute(db.kysely);
};
