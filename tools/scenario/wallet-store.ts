import { type Database, transaction } from '@hintha/platform';
import { listPostings } from '@hintha/server/src/modules/wallet/index.ts';
import { forgetAggregates } from '@hintha/server/src/modules/wallet/reports/aggregate-store.ts';
import { forgetDays } from '@hintha/server/src/modules/wallet/reports/day-store.ts';
import { sql } from 'kysely';
import { SYSTEM_ACCOUNTS, type SystemAccountName } from '@hintha/server/src/modules/wallet/types.ts';

const WHOLE = 10_000;

/** Every posting of a wallet, the oldest first. */
export const readPostings = async (db: Database, accountId: bigint) =>
  (await listPostings(db, accountId, { limit: WHOLE })).toReversed();

export interface PostingRow {
  readonly seq: bigint;
  readonly kind: string;
  readonly amount: bigint;
  /** The system account on the other side. */
  readonly contra: bigint;
  readonly balanceAfter: bigint;
  readonly availableAfter: bigint;
  readonly reverses: bigint | null;
  readonly source: string;
  readonly reference: string;
}

/** All that was written down of a wallet's postings, tombstones too, but for their keys and times; the oldest first. */
export const readPostingRows = async (db: Database, accountId: bigint): Promise<PostingRow[]> => {
  const { rows } = await sql<PostingRow>`
    select seq, kind, amount, contra, balance_after as "balanceAfter", available_after as "availableAfter",
           reverses, source, reference
    from wallet_posting where wallet = ${accountId} order by seq`.execute(db.kysely);
  return rows;
};

/** Money out of nothing, as only the owner of the tables can make it: a balance that no posting tells of. */
export const tamperBalance = async (db: Database, accountId: bigint, by: bigint): Promise<void> => {
  await sql`update wallet_account set balance = balance + ${by} where id = ${accountId}`.execute(db.kysely);
};

/** The sum of both legs of everything posted for a wallet, and how many legs there are. */
export const sumLegs = async (db: Database, accountId: bigint): Promise<{ sum: bigint; legs: bigint }> => {
  const { rows } = await sql<{ sum: bigint; legs: bigint }>`
    select coalesce(sum(amount), 0)::bigint as sum, count(*) as legs from wallet_entry
    where wallet = ${accountId}`.execute(db.kysely);
  return rows[0] ?? { sum: 0n, legs: 0n };
};

/** How many postings of the wallets, deposits left out, each transaction made, the smallest first. */
export const countByTransaction = async (db: Database, wallets: readonly bigint[]): Promise<bigint[]> => {
  const { rows } = await sql<{ postings: bigint }>`
    select count(*) as postings from wallet_posting
    where wallet = any(${wallets}::bigint[]) and kind <> 'DEPOSIT' group by xid order by 1`.execute(
    db.kysely,
  );
  return rows.map(({ postings }) => postings);
};

export interface CreditPosting {
  readonly wallet: bigint;
  readonly amount: bigint;
  readonly reference: string;
}

/** Every posting of a deposit that payments have made. */
export const readDepositPostings = async (db: Database): Promise<CreditPosting[]> => {
  const { rows } = await sql<CreditPosting>`
    select wallet, amount, reference from wallet_posting
    where kind = 'DEPOSIT' and source = 'payments'`.execute(db.kysely);
  return rows;
};

/** No job has summed any posting yet. */
export const givenNothingSummed = (db: Database): Promise<void> =>
  transaction(db, async (tx) => {
    await forgetDays(tx);
    await forgetAggregates(tx);
    await sql`update wallet_day_mark set watermark = 0`.execute(tx);
    await sql`update wallet_part_mark set watermark = 0`.execute(tx);
  });

const FAR_DAYS = 100_000;

/** What was given by today was given so many days earlier, so that the budgets of a new day are whole. */
export const givenBudgetDaysOver = (db: Database, days = 1): Promise<void> =>
  transaction(db, async (tx) => {
    // By way of days that nobody gave on, since no two may meet.
    for (const by of [FAR_DAYS, days - FAR_DAYS])
      await sql`
        update wallet_budget_spent set starts_on = starts_on - ${by}::int where span = 'DAY'`.execute(tx);
    await sql`update wallet_budget_grant set day = day - ${days}::int`.execute(tx);
  });

/** What stands in the ledger of a kind: the sum of its postings that were not taken back. */
export const sumGiven = async (db: Database, kind: string): Promise<bigint> => {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(p.amount), 0)::bigint as sum from wallet_posting p
    where p.kind = ${kind}::wallet_kind
      and not exists (select from wallet_posting r where r.wallet = p.wallet and r.reverses = p.seq)`.execute(
    db.kysely,
  );
  return rows[0]?.sum ?? 0n;
};

/** Where the numbers of transactions in a database stand. */
interface TransactionMarks {
  readonly now: number;
  /** Of postings and of the proof's watermark. */
  readonly values: number[];
  /** Postings that the running proof has not come to yet. */
  readonly unproven: number;
}

export const readTransactionMarks = async (db: Database): Promise<TransactionMarks> => {
  const { rows } = await sql<{ now: string; values: string[]; unproven: string }>`
    select pg_current_xact_id()::text as now,
           array(select xid::text from wallet_posting union all select watermark::text from wallet_proof) as values,
           (select count(*) from wallet_posting where xid >= (select watermark from wallet_proof))::text
             as unproven`.execute(db.kysely);
  const [row] = rows;
  if (row === undefined) throw new Error('a question without a table gave no row');
  return { now: Number(row.now), values: row.values.map(Number), unproven: Number(row.unproven) };
};

/** A movement of a wallet, signed from its side, with the system account on the other one. */
export interface MovedAt {
  readonly kind: string;
  readonly systemAccount: SystemAccountName;
  readonly amount: bigint;
  readonly at: Date;
}

/** The wallet moved at these instants, one after another, for the clock of the database stands at today. */
export const givenMovedAt = async (
  db: Database,
  accountId: bigint,
  moves: readonly MovedAt[],
): Promise<void> => {
  await sql`
    with state as (select id, balance, seq from wallet_account where id = ${accountId}),
    move as (
      select * from unnest(${moves.map(({ kind }) => kind)}::wallet_kind[],
        ${moves.map(({ systemAccount }) => SYSTEM_ACCOUNTS[systemAccount])}::bigint[], ${moves.map(({ amount }) => amount)}::bigint[],
        ${moves.map(({ at }) => at)}::timestamptz[]) with ordinality m (kind, contra, amount, at, n)
    ), posted as (
      insert into wallet_posting (wallet, seq, contra, amount, balance_after, available_after, at, key, kind, source,
                                  reference)
      select id, seq + n, contra, amount, balance + sum(amount) over w, balance + sum(amount) over w, at,
             gen_random_uuid(), kind, 'test', 'moved ' || n
      from state, move window w as (order by n) returning amount
    )
    update wallet_account set balance = balance + (select sum(amount) from posted),
           seq = seq + ${moves.length}, moved_at = ${moves.at(-1)?.at} where id = ${accountId}`.execute(
    db.kysely,
  );
};

/** How many ranges of pages of postings their index by transactions did not have; they are in it afterwards. */
export const countUnindexedPostings = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ ranges: number }>`
    select brin_summarize_new_values('wallet_posting_xid') as ranges`.execute(db.kysely);
  return rows[0]?.ranges ?? 0;
};
