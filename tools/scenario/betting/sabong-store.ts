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

/** A fight that takes bets for half an hour, with stakes on both sides and draws closed; answers its id. */
export const givenOpenFight = async (db: Database, arena: string, number: number): Promise<bigint> => {
  const { rows } = await db.pool.query<{ id: bigint }>(
    `with arena as (
       insert into sabong_arena (code, names) values ($1, '{"en": "A ring", "my": "ကြက်ဝိုင်း"}')
       on conflict (code) do update set is_on = true returning code
     ), event as (
       insert into sabong_event (arena, code) select code, '20260101' from arena
       on conflict (arena, code) do update set feed_number = 0 returning id
     ), fight as (
       insert into sabong_fight (event_id, number, meron, wala, state, plasada, draw_mode, opened_at, closes_at)
       select id, $2, 'Red', 'Blue', 'OPEN', 10, 'FIXED', now(), now() + interval '30 minutes' from event
       returning id
     ), pool as (
       insert into sabong_pool (fight_id, pick, stake, bets)
       select id, p.* from fight, (values ('meron', 60000000, 12), ('wala', 45000000, 9)) p
     ), block as (
       insert into sabong_block (fight_id, pick, reason, blocked_by) select id, 'draw', 'too many', 'trader' from fight
     )
     select id from fight`,
    [arena, number],
  );
  return rows[0]?.id ?? 0n;
};

/** Two accounts stood against each other in a fight. */
export const givenOpposed = async (
  db: Database,
  fightId: bigint,
  [oneId, otherId]: readonly [oneId: bigint, otherId: bigint],
): Promise<void> => {
  await db.pool.query(
    `insert into sabong_opposed (fight_id, one_id, other_id, day)
     values ($1, least($2::bigint, $3::bigint), greatest($2::bigint, $3::bigint), current_date)`,
    [fightId, oneId, otherId],
  );
};
