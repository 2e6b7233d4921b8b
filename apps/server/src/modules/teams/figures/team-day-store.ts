import type { Database, Transaction } from '@hintha/platform';
import { type RawBuilder, sql } from 'kysely';
import { type Days, FIGURES, type Figures } from '../types.ts';

const at = (on: Database | Transaction) => ('pool' in on ? on.kysely : on);

const SUMS = sql.join(
  FIGURES.map((figure) => sql`coalesce(sum(${sql.ref(figure)}), 0)::bigint as ${sql.ref(figure)}`),
);
const COLUMNS = sql.join(FIGURES.map((figure) => sql.ref(figure)));

const within = ({ from, to }: Days): RawBuilder<unknown> => sql`day between ${from}::date and ${to}::date`;

export type DayFigures = Figures & { readonly day: string; readonly joined: bigint };

/** What an account and everybody below it came to on each of some days; days on which nothing was are left out. */
export const selectTeamDays = async (db: Database, id: bigint, days: Days): Promise<DayFigures[]> => {
  const { rows } = await sql<DayFigures>`
    select day::text as day, ${SUMS}, sum(joined)::bigint as joined from (
      select day, ${COLUMNS}, 0 as joined from teams_member_day where account_id = ${id} and ${within(days)}
      union all
      select day, ${COLUMNS}, joined from teams_day where account_id = ${id} and ${within(days)}
    ) d group by 1 order by 1`.execute(db.kysely);
  return rows;
};

/** What accounts with everybody below them came to in all days together; who came to nothing is left out. */
export const sumTeamDays = async (
  on: Database | Transaction,
  days: Days,
  ids: readonly bigint[],
): Promise<Map<bigint, Figures>> => {
  const { rows } = await sql<Figures & { id: bigint }>`
    select account_id as id, ${SUMS} from (
      select account_id, ${COLUMNS} from teams_member_day where account_id = any (${ids}::bigint[]) and ${within(days)}
      union all
      select account_id, ${COLUMNS} from teams_day where account_id = any (${ids}::bigint[]) and ${within(days)}
    ) d group by 1`.execute(at(on));
  return new Map(rows.map(({ id, ...figures }) => [id, figures]));
};

/** What accounts alone came to on each of some days. */
export const selectMemberDays = async (
  db: Database,
  ids: RawBuilder<unknown>,
  days: Days,
): Promise<(Figures & { readonly day: string })[]> => {
  const { rows } = await sql<Figures & { day: string }>`
    select day::text as day, ${SUMS} from teams_member_day
    where account_id in (select account from ${ids} a) and ${within(days)} group by 1 order by 1`.execute(
    db.kysely,
  );
  return rows;
};

/** How many of a team, the account itself among them, had valid bet on any of the days. */
export const countActiveTeam = async (db: Database, id: bigint, days: Days): Promise<bigint> => {
  const { rows } = await sql<{ members: bigint }>`
    select coalesce((select sum(members) from teams_active
                     where account_id = ${id} and ${within(days)} and before < ${days.from}::date), 0)::bigint
         + (select count(*) from (select from teams_member_day
              where account_id = ${id} and ${within(days)} and valid > 0 limit 1) own) as members`.execute(
    db.kysely,
  );
  return rows[0]?.members ?? 0n;
};

/** On each of some days, how many of a team had valid bet. */
export const selectActiveDays = async (
  db: Database,
  id: bigint,
  days: Days,
): Promise<Map<string, bigint>> => {
  const { rows } = await sql<{ day: string; members: bigint }>`
    select day::text as day, sum(members)::bigint as members from (
      select day, members from teams_active where account_id = ${id} and ${within(days)}
      union all
      select day, 1 from teams_member_day where account_id = ${id} and ${within(days)} and valid > 0
    ) a group by 1`.execute(db.kysely);
  return new Map(rows.map(({ day, members }) => [day, members]));
};

/** Of accounts, how many had valid bet on any of the days. */
export const countActiveAmong = async (
  db: Database,
  ids: RawBuilder<unknown>,
  days: Days,
): Promise<bigint> => {
  const { rows } = await sql<{ members: bigint }>`
    select count(distinct account_id) as members from teams_member_day
    where account_id in (select account from ${ids} a) and ${within(days)} and valid > 0`.execute(db.kysely);
  return rows[0]?.members ?? 0n;
};
