import type { Database } from '@hintha/platform';
import { type RawBuilder, sql } from 'kysely';
import type { Days } from '../types.ts';

export interface MembersQuery {
  readonly id: bigint;
  readonly list: 'balance' | 'members' | 'direct' | 'online' | 'active' | 'joined' | 'firstDeposits';
  /** Only those right below the account. */
  readonly isDirect: boolean;
  readonly days: Days;
}

interface Relations {
  /** The account and everybody below it: rows (account). */
  readonly team: RawBuilder<unknown>;
  /** Those right below it: rows (account). */
  readonly direct: RawBuilder<unknown>;
  /** Who is on the site: rows (account). */
  readonly seen: RawBuilder<unknown>;
  /** Rows (account, upline, joined_at). */
  readonly joined: RawBuilder<unknown>;
}

const within = ({ from, to }: Days): RawBuilder<unknown> => sql`between ${from}::date and ${to}::date`;

const alone = (from: RawBuilder<unknown>, more = sql`true`): RawBuilder<unknown> => sql`(
  select a.account, null::bigint as amount, null::date as day from ${from} where ${more}
)`;

/** Rows (account, amount, day) of those that a figure is made of. */
const listed = ({ team, direct, seen, joined }: Relations, query: MembersQuery): RawBuilder<unknown> => {
  const { id, list, isDirect, days } = query;
  const scope = isDirect ? direct : team;
  switch (list) {
    case 'balance':
      return alone(sql`${team} a`);
    case 'members':
      return alone(sql`${team} a`, sql`a.account <> ${id}`);
    case 'direct':
      return alone(sql`${direct} a`);
    case 'online':
      return alone(sql`${seen} a join ${team} t on t.account = a.account`, sql`a.account <> ${id}`);
    case 'joined':
      return alone(
        sql`${scope} a join ${joined} k on k.account = a.account`,
        sql`a.account <> ${id} and (k.joined_at at time zone interval '06:30')::date ${within(days)}`,
      );
    case 'active':
      return sql`(
        select a.account, sum(m.valid)::bigint as amount, null::date as day from ${scope} a
        join teams_member_day m on m.account_id = a.account and m.day ${within(days)} and m.valid > 0
        group by 1
      )`;
    default:
      return sql`(
        select a.account, m.first_deposited as amount, f.day from ${scope} a
        join teams_first_deposit f on f.account_id = a.account and f.day ${within(days)}
        join teams_member_day m on m.account_id = f.account_id and m.day = f.day
      )`;
  }
};

const ORDERS: Readonly<Record<MembersQuery['list'], RawBuilder<unknown>>> = {
  balance: sql`balance desc, l.account`,
  members: sql`l.account`,
  direct: sql`l.account`,
  online: sql`l.account`,
  active: sql`l.amount desc, l.account`,
  joined: sql`j.joined_at desc, l.account desc`,
  firstDeposits: sql`l.day desc, l.account desc`,
};

export interface MemberRow {
  readonly id: bigint;
  readonly uplineId: bigint | null;
  readonly joinedAt: Date | null;
  readonly hasTeam: boolean;
  readonly balance: bigint;
  readonly amount: bigint | null;
  readonly day: string | null;
}

/** A page of the accounts that a figure of a team is made of. */
export const selectMembers = async (
  db: Database,
  relations: Relations,
  query: MembersQuery,
  { limit, offset }: { limit: number; offset: number },
): Promise<MemberRow[]> => {
  const { rows } = await sql<MemberRow>`
    select l.account as id, j.upline as "uplineId", j.joined_at as "joinedAt", l.amount, l.day::text as day,
           coalesce(s.members > 0, false) as "hasTeam", coalesce(s.own_balance, 0) as balance
    from ${listed(relations, query)} l
    left join ${relations.joined} j on j.account = l.account
    left join teams_standing s on s.account_id = l.account
    order by ${ORDERS[query.list]} limit ${limit} offset ${offset}`.execute(db.kysely);
  return rows;
};

export interface MemberSums {
  readonly total: number;
  readonly balance: bigint;
  readonly amount: bigint | null;
}

/** How many they are, and what all of them come to. */
export const sumMembers = async (
  db: Database,
  relations: Relations,
  query: MembersQuery,
): Promise<MemberSums> => {
  const { rows } = await sql<MemberSums>`
    select count(*)::integer as total, coalesce(sum(s.own_balance), 0)::bigint as balance,
           sum(l.amount)::bigint as amount
    from ${listed(relations, query)} l left join teams_standing s on s.account_id = l.account`.execute(
    db.kysely,
  );
  return rows[0] ?? { total: 0, balance: 0n, amount: null };
};
