import type { Database } from '@hintha/platform';

/** A numero that opened, locked and was to be drawn so much earlier. */
export const givenNumeroEarlier = async (db: Database, id: bigint, ms: number): Promise<void> => {
  await db.pool.query(
    `update lottery_numero
     set opens_at = opens_at - $2 * interval '1 ms', locks_at = locks_at - $2 * interval '1 ms',
         draws_at = draws_at - $2 * interval '1 ms'
     where id = $1`,
    [id, ms],
  );
};
