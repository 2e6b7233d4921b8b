import type { Money } from '@hintha/money';
import type { Database } from '@hintha/platform';
import { type RawBuilder, sql } from 'kysely';

/** What a queue is narrowed to; deposits and withdrawals are asked for alike. */
export interface QueueBounds {
  /** Orders by their own id, and all of these accounts; null for everybody's. */
  readonly wanted: { readonly ids: readonly bigint[]; readonly accountIds: readonly bigint[] } | null;
  readonly least: Money | null;
  readonly most: Money | null;
  readonly after: bigint;
  readonly limit: number;
}

/** What the columns of a queue are called. */
interface Columns {
  readonly id: RawBuilder<unknown>;
  readonly accountId: RawBuilder<unknown>;
  readonly amount: RawBuilder<unknown>;
}

/** The end of a query: oldest first, from the one after `after` on. */
export const withinBounds = (
  { id, accountId, amount }: Columns,
  { wanted, least, most, after, limit }: QueueBounds,
): RawBuilder<unknown> => sql`
  ${id} > ${after}
  and (${least}::bigint is null or ${amount} >= ${least}::bigint)
  and (${most}::bigint is null or ${amount} <= ${most}::bigint)
  and ${
    wanted === null
      ? sql`true`
      : sql`(${id} = any(${wanted.ids}::bigint[]) or ${accountId} = any(${wanted.accountIds}::bigint[]))`
  }
  order by ${id} limit ${limit}`;

export interface QueueCount {
  readonly state: string;
  readonly count: number;
  readonly oldestAt: Date;
}

const BEGUN_AT = { payments_deposit: 'created_at', payments_withdrawal: 'requested_at' } as const;

/** How many orders stand in each of the states; the oldest is the one with the smallest id. */
export const countStates = async (
  db: Database,
  table: keyof typeof BEGUN_AT,
  states: readonly string[],
): Promise<QueueCount[]> => {
  const { rows } = await sql<QueueCount>`
    select q.state, q.count::int as count, o.${sql.ref(BEGUN_AT[table])} as "oldestAt"
    from (select state, count(*) as count, min(id) as first from ${sql.table(table)}
          where state = any(${states}::text[]) group by state) q
    join ${sql.table(table)} o on o.id = q.first
    order by q.state`.execute(db.kysely);
  return rows;
};
