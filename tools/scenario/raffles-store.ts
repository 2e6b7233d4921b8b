import type { Database } from '@hintha/platform';
import { sql } from 'kysely';

/** The raffle ends at that time. */
export const givenRaffleEnd = async (db: Database, id: bigint | string, at: Date): Promise<void> => {
  await sql`update raffles_raffle set ends_at = ${at} where id = ${id}`.execute(db.kysely);
};
