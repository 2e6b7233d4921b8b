import type { Database } from '@hintha/platform';
import { sql } from 'kysely';

/** Every mission there is, or one of them, is switched off. */
export const givenMissionsOff = async (db: Database, id: string | null = null): Promise<void> => {
  await sql`
    update missions_mission set enabled = false
    where ${id}::bigint is null or id = ${id}::bigint`.execute(db.kysely);
};

interface DailyMission {
  readonly title: string;
  /** What has to be bet, and what it brings: hundredths. */
  readonly target: bigint;
  readonly reward: bigint;
}

/** A mission of the day beside those of the demo world. */
export const givenDailyMission = async (
  db: Database,
  { title, target, reward }: DailyMission,
): Promise<void> => {
  await sql`
    insert into missions_mission (type, metric, target, reward_kind, reward, titles, enabled, starts_on)
    values ('DAILY', 'VALID_BET', ${target}, 'CASH', ${reward},
            jsonb_build_object('en', ${title}::text, 'my', ${title}::text), true, date '2026-01-01')`.execute(
    db.kysely,
  );
};

/** Ranks of the running week: those above in their order, and far below them the member. */
export const givenRank = async (
  db: Database,
  { accountId, rank, above }: { accountId: bigint; rank: number; above: readonly bigint[] },
): Promise<void> => {
  const week = sql`date_trunc('week', now() at time zone 'Asia/Yangon')::date`;
  // An hour ahead, so that the ranks are not worked out anew meanwhile.
  await sql`
    insert into missions_week (week, ranked_at) select ${week}, now() + interval '1 hour'
    on conflict (week) do update set ranked_at = excluded.ranked_at`.execute(db.kysely);
  await sql`delete from missions_standing where week = ${week}`.execute(db.kysely);
  await sql`
    insert into missions_standing (week, rank, account_id, score, reached_at)
    select ${week}, place, id, 1000000000 - place, now()
    from unnest(${above.map(String)}::bigint[]) with ordinality as others (id, place)`.execute(db.kysely);
  await sql`
    insert into missions_standing (week, rank, account_id, score, reached_at)
    values (${week}, ${rank}, ${accountId}, 123456, now())`.execute(db.kysely);
};

/** These accounts lead the ranking of this week, in their order. */
export const givenRanking = async ({ kysely }: Database, accountIds: readonly bigint[]): Promise<void> => {
  const week = sql`date_trunc('week', now() at time zone 'Asia/Yangon')::date`;
  // An hour ahead, so that the ranks are not worked out anew meanwhile.
  await sql`
    insert into missions_week (week, ranked_at) select ${week}, now() + interval '1 hour'
    on conflict (week) do update set ranked_at = excluded.ranked_at`.execute(kysely);
  await sql`
    insert into missions_standing (week, rank, account_id, score, reached_at)
    select ${week}, rank, id, 1000000 - rank, now()
    from unnest(${accountIds}::bigint[]) with ordinality as leader(id, rank)
    on conflict do nothing`.execute(kysely);
};
