import type { Database } from '@hintha/platform';

/** A fight whose bets end at an instant. */
export const givenCloseAt = async (db: Database, id: bigint, at: Date): Promise<void> => {
  await db.pool.query(`update sabong_fight set closes_at = $2 where id = $1`, [id, at]);
};

/** A fight of which everything was so much earlier. */
export const givenFightEarlier = async (db: Database, id: bigint, ms: number): Promise<void> => {
  await db.pool.query(
    `update sabong_fight
     set opened_at = opened_at - $2 * interval '1 ms', closes_at = closes_at - $2 * interval '1 ms',
         closed_at = closed_at - $2 * interval '1 ms', released_at = released_at - $2 * interval '1 ms',
         result_at = result_at - $2 * interval '1 ms', settled_at = settled_at - $2 * interval '1 ms'
     where id = $1`,
    [id, ms],
  );
};

/** What was declared over a fight was so much earlier; only the owner of the tables can write it. */
export const givenDeclaredEarlier = async (db: Database, fightId: bigint, ms: number): Promise<void> => {
  const client = await db.pool.connect();
  try {
    await client.query('set role none');
    await client.query(
      `update sabong_declaration set declared_at = declared_at - $2 * interval '1 ms' where fight_id = $1`,
      [fightId, ms],
    );
  } finally {
    client.release(true);
  }
};

/** How many bets of a fight were written down after it closed. */
export const countLateBets = async (db: Database, id: bigint): Promise<number> => {
  const { rows } = await db.pool.query<{ late: number }>(
    `select count(*)::int as late from sabong_bet b join sabong_fight f on f.id = b.fight_id
     where f.id = $1 and b.placed_at > f.closed_at`,
    [id],
  );
  return rows[0]?.late ?? 0;
};

/** Two accounts that were flagged for betting against each other. */
export const givenOpposedFlag = async (db: Database, oneId: bigint, otherId: bigint): Promise<void> => {
  await db.pool.query(
    `insert into sabong_flag (day, one_id, other_id, fights)
     values (current_date, least($1::bigint, $2::bigint), greatest($1::bigint, $2::bigint), 4)`,
    [oneId, otherId],
  );
};
