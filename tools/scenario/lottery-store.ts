import type { Database } from '@hintha/platform';
import { sql } from 'kysely';

/** A numero of a lottery takes bets for so long, whatever day it is. */
export const givenOpenNumero = async (
  db: Database,
  game: string,
  code: string,
  minutes: number,
): Promise<void> => {
  await sql`
    insert into lottery_numero (game, code, opens_at, locks_at, draws_at)
    values (${game}, ${code}, now() - interval '1 minute', now() + make_interval(mins => ${minutes}::int),
            now() + make_interval(mins => ${minutes}::int + 1))`.execute(db.kysely);
};
