import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';

type Pair = readonly [oneId: bigint, otherId: bigint];

/** Writes down that linked accounts stood against each other in a fight, once. */
export const insertOpposed = async (
  tx: Transaction,
  fightId: bigint,
  day: string,
  pairs: readonly Pair[],
): Promise<void> => {
  await sql`
    insert into sabong_opposed (fight_id, one_id, other_id, day)
    select ${fightId}, one, other, ${day}::date
    from unnest(${pairs.map(([one]) => one)}::bigint[], ${pairs.map(([, other]) => other)}::bigint[]) p (one, other)
    on conflict do nothing`.execute(tx);
};

export interface Flag {
  readonly oneId: bigint;
  readonly otherId: bigint;
  readonly fights: number;
}

/** Flags those of the pairs that did so more often than that in a day; answers those that were not flagged before. */
export const insertFlags = async (
  tx: Transaction,
  day: string,
  pairs: readonly Pair[],
  most: number,
): Promise<Flag[]> => {
  const { rows } = await sql<Flag & { isNew: boolean }>`
    insert into sabong_flag as f (day, one_id, other_id, fights)
    select day, one_id, other_id, count(*)::int from sabong_opposed
    where day = ${day}::date and (one_id, other_id) in (
      select * from unnest(${pairs.map(([one]) => one)}::bigint[], ${pairs.map(([, other]) => other)}::bigint[]))
    group by 1, 2, 3 having count(*) > ${most}
    on conflict (day, one_id, other_id) do update set fights = excluded.fights
    returning one_id as "oneId", other_id as "otherId", fights, xmax = 0 as "isNew"`.execute(tx);
  return rows.filter(({ isNew }) => isNew);
};

/** Whether an account was flagged since then for betting against one that is linked to it. */
export const isFlaggedOpposed = async (tx: Transaction, accountId: bigint, since: Date): Promise<boolean> => {
  const { rows } = await sql`
    select from sabong_flag where ${accountId} in (one_id, other_id) and flagged_at >= ${since}
    limit 1`.execute(tx);
  return rows.length > 0;
};

export interface OpposedDay extends Flag {
  readonly day: string;
  readonly flaggedAt: Date | null;
}

interface OpposedFilter {
  readonly flaggedOnly: boolean;
  readonly limit: number;
  readonly offset: number;
}

/** Pairs that stood against each other, day by day: those that are flagged first; and how many there are. */
export const listOpposedDays = async (
  db: Database,
  { flaggedOnly, limit, offset }: OpposedFilter,
): Promise<{ readonly days: OpposedDay[]; readonly total: number }> => {
  const days = sql`
    select o.day, o.one_id as "oneId", o.other_id as "otherId", count(*)::int as fights,
           max(f.flagged_at) as "flaggedAt"
    from sabong_opposed o left join sabong_flag f using (day, one_id, other_id)
    where not ${flaggedOnly} or f.id is not null group by o.day, o.one_id, o.other_id`;
  const { rows } = await sql<OpposedDay>`
    select * from (${days}) d order by "flaggedAt" is null, day desc, fights desc, "oneId"
    limit ${limit} offset ${offset}`.execute(db.kysely);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from (${days}) d`.execute(db.kysely);
  return { days: rows, total: counted[0]?.total ?? 0 };
};
