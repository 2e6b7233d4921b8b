import type { Money } from '@hintha/money';
import type { Database } from '@hintha/platform';
import { sql } from 'kysely';

export interface DayLimits {
  readonly mostDeposits: number;
  readonly mostDeposited: Money;
}

type Whose = { readonly accounts: readonly bigint[] } | { readonly without: readonly bigint[] };

interface Measured {
  readonly of: Whose;
  /** The states of orders whose money counts towards the day. */
  readonly counted: readonly string[];
}

/**
 * How many orders there were since then, and how many of them came when there were as many of their day as are allowed
 * or brought its sum above what is. Orders that were refused then are not known, so a higher limit shows few.
 */
export const measureOrders = async (
  db: Database,
  since: Date,
  { of, counted, mostDeposits, mostDeposited }: DayLimits & Measured,
): Promise<{ all: number; past: number }> => {
  const whose =
    'accounts' in of
      ? sql`account_id = any(${of.accounts}::bigint[])`
      : sql`not account_id = any(${of.without}::bigint[])`;
  const { rows } = await sql<{ all: number; past: number }>`
    select count(*)::int as all,
           count(*) filter (where place > ${mostDeposits} or before + asked > ${mostDeposited}::bigint)::int as past
    from (
      select asked, row_number() over day as place,
             coalesce(sum(asked) filter (where state = any(${counted}::text[]))
                        over (day rows between unbounded preceding and 1 preceding), 0) as before
      from payments_deposit
      where created_at >= ${since} and ${whose}
      window day as (partition by account_id, (created_at at time zone 'Asia/Yangon')::date order by created_at, id)
    ) orders`.execute(db.kysely);
  return rows[0] ?? { all: 0, past: 0 };
};

/** How many orders in coins there were since then, and how many of them were for less. */
export const measureSmallCoins = async (
  db: Database,
  since: Date,
  least: Money,
): Promise<{ all: number; below: number }> => {
  const { rows } = await sql<{ all: number; below: number }>`
    select count(*)::int as all, count(*) filter (where coin_amount < ${least})::int as below
    from payments_deposit where coin_amount is not null and created_at >= ${since}`.execute(db.kysely);
  return rows[0] ?? { all: 0, below: 0 };
};
