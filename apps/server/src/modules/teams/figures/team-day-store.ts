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

/** What the accounts of a relation, rows (account), came to alone on each of some days. */
export const selectMemberDays = async (
  db: Database,
  accounts: RawBuilder<unknown>,
  days: Days,
): Promise<(Figures & { readonly day: string })[]> => {
  const { rows } = await sql<Figures & { day: string }>`
    select day::text as day, ${SUMS} from teams_member_day
    where account_id in (select account from ${accounts} a) and ${within(days)} group by 1 order by 1`.execute(
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

/** Of the accounts of a relation, how many had valid bet on any of the days. */
export const countActiveAmong = async (
  db: Database,
  accounts: RawBuilder<unknown>,
  days: Days,
): Promise<bigint> => {
  const { rows } = await sql<{ members: bigint }>`
    select count(distinct account_id) as members from teams_member_day
    where account_id in (select account from ${accounts} a) and ${within(days)} and valid > 0`.execute(
    db.kysely,
  );
  return rows[0]?.members ?? 0n;
};

/** Of teams, how many had valid bet on any of the days; those without any are left out. */
export const countActiveTeams = async (
  db: Database,
  ids: readonly bigint[],
  days: Days,
): Promise<Map<bigint, number>> => {
  const { rows } = await sql<{ id: bigint; members: number }>`
    select account_id as id, sum(members)::integer as members from (
      select account_id, members from teams_active
      where account_id = any (${ids}::bigint[]) and ${within(days)} and before < ${days.from}::date
      union all
      select distinct account_id, 1 from teams_member_day
      where account_id = any (${ids}::bigint[]) and ${within(days)} and valid > 0
    ) a group by 1`.execute(db.kysely);
  return new Map(rows.map(({ id, members }) => [id, members]));
};

const ORDERS = {
  account: sql`d.account`,
  net: sql`coalesce(s.payout - s.stake + s.rebates + s.cashback + s.bonuses, 0), d.account`,
  gaming: sql`coalesce(s.stake - s.payout, 0) desc, d.account`,
  stake: sql`coalesce(s.stake, 0) desc, d.account`,
  deposits: sql`coalesce(s.deposits, 0) desc, d.account`,
  withdrawals: sql`coalesce(s.withdrawals, 0) desc, d.account`,
  rebates: sql`coalesce(s.rebates, 0) desc, d.account`,
  bonuses: sql`coalesce(s.bonuses + s.cashback, 0) desc, d.account`,
  salary: sql`coalesce(s.salary_in - s.salary_out, 0) desc, d.account`,
  dividend: sql`coalesce(s.dividend_in - s.dividend_out, 0) desc, d.account`,
};

export interface ProfitPage {
  readonly order: keyof typeof ORDERS;
  /** Without those below them. */
  readonly alone?: boolean;
  readonly limit: number;
  readonly offset: number;
}

/** What the accounts of a relation, rows (account), came to with all below them or alone, a page of them. */
export const selectTeamSums = async (
  db: Database,
  accounts: RawBuilder<unknown>,
  days: Days,
  { order, alone = false, limit, offset }: ProfitPage,
): Promise<(Figures & { readonly id: bigint; readonly hasTeam: boolean })[]> => {
  const some = sql`account_id in (select account from ${accounts} d) and ${within(days)}`;
  const sums = sql.join(
    FIGURES.map((figure) => sql`coalesce(s.${sql.ref(figure)}, 0) as ${sql.ref(figure)}`),
  );
  const { rows } = await sql<Figures & { id: bigint; hasTeam: boolean }>`
    with s as (
      select account_id, ${SUMS} from (
        select account_id, ${COLUMNS} from teams_member_day where ${some}
        union all
        select account_id, ${COLUMNS} from teams_day where ${!alone} and ${some}
      ) d group by 1
    )
    select d.account as id, coalesce(t.members > 0, false) as "hasTeam", ${sums}
    from ${accounts} d
    left join s on s.account_id = d.account
    left join teams_standing t on t.account_id = d.account
    order by ${ORDERS[order]} limit ${limit} offset ${offset}`.execute(db.kysely);
  return rows;
};

/** On each of some days, how many of the accounts of a relation, rows (account), had valid bet. */
export const selectActiveDaysAmong = async (
  db: Database,
  accounts: RawBuilder<unknown>,
  days: Days,
): Promise<Map<string, bigint>> => {
  const { rows } = await sql<{ day: string; members: bigint }>`
    select day::text as day, count(*) as members from teams_member_day
    where account_id in (select account from ${accounts} a) and ${within(days)} and valid > 0
    group by 1`.execute(db.kysely);
  return new Map(rows.map(({ day, members }) => [day, members]));
};

/** What an account alone came to on each of some days. */
export const selectOwnDays = async (
  db: Database,
  id: bigint,
  days: Days,
): Promise<(Figures & { readonly day: string })[]> =>
  selectMemberDays(db, sql`(select ${id}::bigint as account)`, days);
