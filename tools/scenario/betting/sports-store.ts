import type { Database } from '@hintha/platform';

/** Whatever waits for its delay in play has waited for it. */
export const givenDelaysOver = async (db: Database): Promise<void> => {
  await db.pool.query(`update sports_ticket set decides_at = clock_timestamp() where state = 'PENDING'`);
  await db.pool.query(`update sports_cash_out set decides_at = clock_timestamp() where state = 'PENDING'`);
};

/** An event of which its feed has told nothing for so long. */
export const givenFeedSilent = async (db: Database, code: string, seconds: number): Promise<void> => {
  await db.pool.query(
    `update sports_event set heard_at = clock_timestamp() - $2 * interval '1 second' where code = $1`,
    [code, seconds],
  );
};

/** An event that starts, or began, so much earlier. */
export const givenStartEarlier = async (db: Database, code: string, seconds: number): Promise<void> => {
  await db.pool.query(
    `update sports_event set starts_at = starts_at - $2 * interval '1 second' where code = $1`,
    [code, seconds],
  );
};

/** An event whose result came so much earlier. */
export const givenDecidedEarlier = async (db: Database, code: string, seconds: number): Promise<void> => {
  await db.pool.query(
    `update sports_event set decided_at = decided_at - $2 * interval '1 second' where code = $1`,
    [code, seconds],
  );
};

/** Offers of a cash-out are over. */
export const givenQuotesExpired = async (db: Database): Promise<void> => {
  await db.pool.query(
    `update sports_cash_out set expires_at = clock_timestamp() - interval '1 second' where state = 'OFFERED'`,
  );
};

/** A match in play that its feed was heard of just now, with what is at stake on a market; answers its id. */
export const givenMatchInPlay = async (db: Database, code: string): Promise<bigint> => {
  const { rows } = await db.pool.query<{ id: bigint }>(
    `with league as (
       insert into sports_league (code, sport, name) values ('given-league', 'football', 'A league')
       on conflict (code) do update set name = excluded.name returning code
     ), event as (
       insert into sports_event (code, sport, league, home, away, starts_at, state, period, clock_seconds, clock_at,
                                 is_clock_running, home_score)
       select $1, 'football', code, 'Yangon', 'Mandalay', now() - interval '30 minutes', 'LIVE', '1st', 1800, now(),
              true, 1
       from league returning id
     ), market as (
       insert into sports_market (event_id, code, line, state, prices, fee, upper, number)
       select id, m.* from event, (values
         ('1x2', '', 'OPEN', array[20000, 34000, 36000], null, null, 1),
         ('over_under', '2.5', 'SUSPENDED', array[19000, 19000], null, null, 1),
         ('body_handicap', '', 'OPEN', array[]::integer[], '1-20', 'home', 1)) m
       returning id, code
     ), exposure as (
       insert into sports_exposure (market_id, pick, stake, liability)
       select id, '1', 90000000, 90000000 from market where code = '1x2'
     ), feed as (
       insert into sports_feed (code, heard_at, messages) values ('local', now(), 12)
       on conflict (code) do update set heard_at = excluded.heard_at
     )
     select id from event`,
    [code],
  );
  return rows[0]?.id ?? 0n;
};
