import type { Transaction } from '@hintha/platform';
import { type RawBuilder, sql } from 'kysely';
import { FIGURES } from '../types.ts';

/** A team that stands elsewhere on a whole business day, of which a part was summed where it stood before. */
export interface MovedDay {
  readonly accountId: bigint;
  readonly day: string;
  /** The accounts above it, before and now. */
  readonly from: readonly bigint[];
  readonly to: readonly bigint[];
}

/** Rows (account_id, sign) of who loses and who gains; who stands above it before and now keeps what there is. */
const signed = ({ from, to }: MovedDay): RawBuilder<unknown> => sql`(
  select account_id, sum(sign)::integer as sign from (
    select unnest(${from}::bigint[]) as account_id, -1 as sign
    union all select unnest(${to}::bigint[]), 1
  ) s group by 1 having sum(sign) <> 0
)`;

const COLUMNS = sql.join(FIGURES.map((figure) => sql.ref(figure)));
const SUMS = sql.join(FIGURES.map((figure) => sql`sum(${sql.ref(figure)}) as ${sql.ref(figure)}`));
const SIGNED = sql.join(FIGURES.map((figure) => sql`s.sign * m.${sql.ref(figure)}`));
const ADDED = sql.join(
  FIGURES.map((figure) => sql`${sql.ref(figure)} = t.${sql.ref(figure)} + excluded.${sql.ref(figure)}`),
);

/** Takes what a team came to on a day from the accounts above it before, and adds it to those above it now. */
export const moveDay = async (tx: Transaction, moved: MovedDay): Promise<void> => {
  const { accountId, day } = moved;
  await sql`
    with moved as (
      select ${SUMS}, sum(joined) as joined from (
        select ${COLUMNS}, 0 as joined from teams_member_day where account_id = ${accountId} and day = ${day}::date
        union all
        select ${COLUMNS}, joined from teams_day where account_id = ${accountId} and day = ${day}::date
      ) d having count(*) > 0
    )
    insert into teams_day as t (account_id, day, ${COLUMNS}, joined)
    select s.account_id, ${day}::date, ${SIGNED}, s.sign * m.joined
    from ${signed(moved)} s cross join moved m order by 1
    on conflict (account_id, day) do update set ${ADDED}, joined = t.joined + excluded.joined`.execute(tx);
};

/** The same of how many of a team were active on the day, by the day on which each was active before. */
export const moveActive = async (tx: Transaction, moved: MovedDay): Promise<void> => {
  const { accountId, day } = moved;
  await sql`
    with moved as (
      select before, sum(members)::integer as members from (
        select before, members from teams_active where account_id = ${accountId} and day = ${day}::date
        union all
        select coalesce((select max(day) from teams_member_day
                         where account_id = ${accountId} and day < ${day}::date and valid > 0), '-infinity'), 1
        from teams_member_day where account_id = ${accountId} and day = ${day}::date and valid > 0
      ) a group by 1 having sum(members) <> 0
    )
    insert into teams_active as a (account_id, day, before, members)
    select s.account_id, ${day}::date, m.before, s.sign * m.members
    from ${signed(moved)} s cross join moved m order by 1, 3
    on conflict (account_id, day, before) do update set members = a.members + excluded.members`.execute(tx);
};
