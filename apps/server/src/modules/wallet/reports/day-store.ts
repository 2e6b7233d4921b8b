import type { Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { PostingKind } from '../types.ts';

export interface DaySpan {
  /** Everything of transactions below is summed. */
  watermark: bigint;
  /** Every transaction below has ended. */
  horizon: bigint;
}

/** Takes the turn of summing: what the mark has not come to yet, up to where no transaction is under way. */
export const lockMark = async (
  tx: Transaction,
  mark: 'wallet_day_mark' | 'wallet_part_mark',
): Promise<DaySpan> => {
  const { rows } = await sql<DaySpan>`
    select watermark, pg_snapshot_xmin(pg_current_snapshot())::text::bigint as horizon
    from ${sql.table(mark)} for update`.execute(tx);
  const [span] = rows;
  if (!span) throw new Error(`the row of ${mark} is gone`);
  return span;
};

/** Forgets every sum; the next run begins with the first posting. */
export const forgetDays = async (tx: Transaction): Promise<void> => {
  await sql`delete from wallet_day`.execute(tx);
};

/** Adds the postings of the span to the sums of their days. */
export const addToDays = async (tx: Transaction, { watermark, horizon }: DaySpan): Promise<void> => {
  await sql`
    insert into wallet_day as d (day, kind, contra, amount, postings)
    select wallet_business_day(at), kind, contra, sum(amount), count(*) from wallet_posting
    where xid >= ${watermark} and xid < ${horizon} group by 1, 2, 3
    on conflict (day, kind, contra)
      do update set amount = d.amount + excluded.amount, postings = d.postings + excluded.postings`.execute(
    tx,
  );
  await sql`update wallet_day_mark set watermark = ${horizon}`.execute(tx);
};

export interface StoredMove {
  /** Null for everything before the first day that was asked for. */
  day: string | null;
  kind: PostingKind;
  contra: bigint;
  amount: bigint;
  postings: bigint;
}

/**
 * Up to where postings are summed. It is read by itself, since a plan is only as good as what it knows: with nothing
 * summed all postings are read, by several at once; with all summed but a minute, hardly any.
 */
export const readMark = async (
  tx: Transaction,
  mark: 'wallet_day_mark' | 'wallet_part_mark',
): Promise<bigint> => {
  const { rows } = await sql<{ watermark: bigint }>`select watermark from ${sql.table(mark)}`.execute(tx);
  return rows[0]?.watermark ?? 0n;
};

/** What moved from the first day on, day by day, and before it in one; the postings that wait to be summed included. */
export const selectMoves = async (tx: Transaction, from: string): Promise<StoredMove[]> => {
  const watermark = await readMark(tx, 'wallet_day_mark');
  // Days, kinds and accounts make a few hundred sums; the planner expects one for every ten postings and would not share.
  await sql`set local parallel_tuple_cost = 0`.execute(tx);
  const { rows } = await sql<StoredMove>`
    with moved as (
      select day, kind, contra, amount, postings from wallet_day
      union all
      select wallet_business_day(at), kind, contra, sum(amount), count(*) from wallet_posting
      where xid >= ${watermark} group by 1, 2, 3
    )
    select case when day < ${from}::date then null else to_char(day, 'YYYY-MM-DD') end as day, kind, contra,
           sum(amount)::bigint as amount, sum(postings)::bigint as postings
    from moved where kind <> 'TOMBSTONE' group by 1, 2, 3 order by 1, 2, 3`.execute(tx);
  return rows;
};

/** What a system account has taken from the members from a day on, less what it gave back. */
export const sumTaken = async (tx: Transaction, contra: bigint, from: string): Promise<bigint> => {
  const watermark = await readMark(tx, 'wallet_day_mark');
  const { rows } = await sql<{ taken: bigint }>`
    select coalesce(-sum(amount), 0)::bigint as taken from (
      select amount from wallet_day where contra = ${contra} and day >= ${from}::date and kind <> 'TOMBSTONE'
      union all
      select amount from wallet_posting
      where xid >= ${watermark} and contra = ${contra} and wallet_business_day(at) >= ${from}::date
        and kind <> 'TOMBSTONE'
    ) moved`.execute(tx);
  return rows[0]?.taken ?? 0n;
};

/** What all members have at the moment. */
export const sumMembers = async (tx: Transaction): Promise<bigint> => {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(balance), 0)::bigint as sum from wallet_account where id > 0`.execute(tx);
  return rows[0]?.sum ?? 0n;
};

/** What a wallet or all wallets of a currency held before a day and after it. */
export interface StoredOpeningClosing {
  readonly key: string;
  readonly opening: bigint;
  readonly closing: bigint;
}

/** What wallets held, as their own postings say. */
export const selectWalletOpeningClosing = async (
  tx: Transaction,
  day: string,
  wallets: readonly bigint[],
): Promise<StoredOpeningClosing[]> => {
  const { rows } = await sql<StoredOpeningClosing>`
    select w.wallet::text as key, coalesce(o.balance_after, 0) as opening, coalesce(c.balance_after, 0) as closing
    from unnest(${wallets}::bigint[]) w (wallet)
    left join wallet_posting o on o.wallet = w.wallet
      and o.seq = wallet_seq_before(w.wallet, ${day}::date::timestamp at time zone 'Asia/Yangon')
    left join wallet_posting c on c.wallet = w.wallet
      and c.seq = wallet_seq_before(w.wallet, (${day}::date + 1)::timestamp at time zone 'Asia/Yangon')`.execute(
    tx,
  );
  return rows;
};

/**
 * What the members held in each currency. As of the whole day, the opening is the sum of what moved before and the
 * closing is counted back from what the wallets hold now, so that the two sides check each other.
 */
export const selectCurrencyOpeningClosing = async (
  tx: Transaction,
  day: string,
): Promise<StoredOpeningClosing[]> => {
  const watermark = await readMark(tx, 'wallet_part_mark');
  // Wallets are few beside their postings, so that only sums by wallet are joined with them.
  const { rows } = await sql<StoredOpeningClosing>`
    with moved as (
      select wallet, sum(amount) filter (where day < ${day}::date) as before,
             sum(amount) filter (where day > ${day}::date) as after
      from (
        select wallet, day, amount from wallet_part
        union all
        select wallet, wallet_business_day(at), amount from wallet_posting where xid >= ${watermark}
      ) posted
      group by 1
    )
    select a.currency as key, coalesce(sum(m.before), 0)::bigint as opening,
           (sum(a.balance) - coalesce(sum(m.after), 0))::bigint as closing
    from wallet_account a left join moved m on m.wallet = a.id
    where a.id > 0 group by 1 order by 1`.execute(tx);
  return rows;
};
