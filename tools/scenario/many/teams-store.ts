import type { Database } from '@hintha/platform';
import { linesNow } from '@hintha/server/src/modules/agents/index.ts';
import { sql } from 'kysely';

interface Played {
  /** The last of the days. */
  readonly last: string;
  readonly days: number;
  /** One of so many accounts plays on a day. */
  readonly oneOf: number;
}

/**
 * The figures of days on which some accounts of the tree have played, and of all that stand above them, as though they had
 * been summed as the play came; who plays is decided by account and day.
 */
export const givenTeamDays = async (db: Database, { last, days, oneOf }: Played): Promise<void> => {
  await sql`
    insert into teams_member_day (account_id, day, stake, payout, valid, rebates)
    select account_id, day, 100000 + account_id % 900000, 95000, 100000 + account_id % 900000, 500
    from (select account as account_id from ${linesNow()} l) a cross join lateral (select ${last}::date - n as day from generate_series(0, ${days - 1}::int) n) d
    where (account_id * 7919 + (day - '2020-01-01'::date) * 104729) % ${oneOf} = 0`.execute(db.kysely);
  await sql`
    insert into teams_day (account_id, day, stake, payout, valid, rebates)
    select above, day, sum(stake), sum(payout), sum(valid), sum(rebates)
    from teams_member_day m join ${linesNow()} a on a.account = m.account_id
    cross join lateral unnest(trim_array(a.line, 1)) above group by 1, 2`.execute(db.kysely);
  await sql`
    insert into teams_active (account_id, day, before, members)
    select above, day, before, count(*)
    from (
      select account_id, day, coalesce(lag(day) over (partition by account_id order by day), '-infinity') as before
      from teams_member_day
    ) m join ${linesNow()} a on a.account = m.account_id
    cross join lateral unnest(trim_array(a.line, 1)) above group by 1, 2, 3`.execute(db.kysely);
  await sql`vacuum analyze teams_member_day, teams_day, teams_active`.execute(db.kysely);
};
