import type { Database, Transaction } from '@hintha/platform';
import { type RawBuilder, sql } from 'kysely';
import type { PostingKind } from './types.ts';

type On = Database | Transaction;
const queryOn = (on: On) => ('pool' in on ? on.kysely : on);

/** Transactions by their numbers: from the watermark on, those below `until`. */
export interface XidSpan {
  readonly watermark: bigint;
  readonly until: bigint;
}

/** The wallets that transactions moved which had not ended before the mark, and the next mark. */
export const selectMoved = async (
  on: On,
  watermark: bigint,
): Promise<{ wallets: bigint[]; horizon: bigint }> => {
  const { rows } = await sql<{ wallets: bigint[]; horizon: bigint }>`
    select h.horizon, array(
      select distinct wallet from wallet_posting where xid >= ${watermark} and xid < h.horizon
    ) as wallets
    from (select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as horizon) h`.execute(queryOn(on));
  return rows[0] ?? { wallets: [], horizon: watermark };
};

/** Lets whoever follows the ledger find the newest postings without reading all of the last minute. */
export const indexNewPostings = async (db: Database): Promise<void> => {
  await sql`select wallet_index_new_postings()`.execute(db.kysely);
};

/**
 * What the postings of a span of transactions refer to: rows of (id), which is null where that is no number of ours. Within
 * a cursor nothing can be bound.
 */
export const referencesOf = ({ watermark, until }: XidSpan): RawBuilder<unknown> => sql`(
  select wallet_reference_id(reference) as id from wallet_posting where xid >= ${sql.lit(watermark)} and xid < ${sql.lit(until)}
)`;

export interface PostedSum {
  readonly accountId: bigint;
  readonly day: string;
  readonly kind: PostingKind;
  readonly contra: bigint;
  readonly amount: bigint;
  readonly first: bigint;
}

export const selectPostedSums = async (on: On, { watermark, until }: XidSpan): Promise<PostedSum[]> => {
  // The first amount is looked up afterwards: asked for as an aggregate in an order it has all postings sorted.
  const { rows } = await sql<PostedSum>`
    select s.wallet as "accountId", s.day::text as day, s.kind, s.contra, s.amount,
           (select p.amount from wallet_posting p where p.wallet = s.wallet and p.seq = s.first) as first
    from (
      select wallet, wallet_business_day(at) as day, kind, contra, sum(amount)::bigint as amount, min(seq) as first
      from wallet_posting
      where xid >= ${watermark} and xid < ${until} and kind <> 'TOMBSTONE' and wallet > 0
      group by 1, 2, 3, 4
    ) s
    order by s.wallet, s.day`.execute(queryOn(on));
  return rows;
};
