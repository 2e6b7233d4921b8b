import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { PostingKind, StoredPosting } from '../types.ts';

interface Span {
  readonly after: bigint;
  readonly upTo: bigint;
}

/** Sums the full blocks of every wallet that has some and where they were not summed yet. */
export const fillBlocks = async (tx: Transaction): Promise<void> => {
  await sql`
    insert into wallet_block (wallet, block, kind, contra, came, went, postings)
    select p.wallet, (p.seq - 1) / 1024, p.kind, p.contra, sum(greatest(p.amount, 0)), sum(greatest(-p.amount, 0)),
           count(*)
    from wallet_account a
    cross join lateral (
      select coalesce(max(block) + 1, 0) as next from wallet_block b where b.wallet = a.id
    ) f
    join wallet_posting p on p.wallet = a.id and p.seq > f.next * 1024 and p.seq <= a.seq / 1024 * 1024
    where a.id > 0 and a.seq >= 1024 and a.seq / 1024 > f.next
    group by 1, 2, 3, 4
    on conflict do nothing`.execute(tx);
};

/** Between which numbers the postings from one instant to before another stand, and how many blocks are summed. */
export const selectSpan = async (
  db: Database,
  wallet: bigint,
  { from, to }: { from: Date; to: Date },
): Promise<Span & { summedBlocks: bigint }> => {
  const { rows } = await sql<Span & { summedBlocks: bigint }>`
    select wallet_seq_before(${wallet}, ${from}) as after, wallet_seq_before(${wallet}, ${to}) as "upTo",
           (select coalesce(max(block) + 1, 0) from wallet_block where wallet = ${wallet}) as "summedBlocks"`.execute(
    db.kysely,
  );
  const [span] = rows;
  if (!span) throw new Error('a span gave no row');
  return span;
};

export interface StoredTotal {
  kind: PostingKind;
  contra: bigint;
  came: bigint;
  went: bigint;
  postings: bigint;
}

interface StatementPieces {
  readonly blocks: { readonly first: bigint; readonly last: bigint } | undefined;
  readonly rest: readonly [Span, Span];
}

/** What each kind came to: from the sums of the blocks, and posting by posting where there are none. */
export const sumStatement = async (
  db: Database,
  wallet: bigint,
  aggregates: StatementPieces,
): Promise<StoredTotal[]> => {
  const { blocks, rest } = aggregates;
  const [before, behind] = rest;
  const { rows } = await sql<StoredTotal>`
    with part as (
      select kind, contra, came, went, postings from wallet_block
      where wallet = ${wallet} and block between ${blocks?.first ?? 0n} and ${blocks?.last ?? -1n}
      union all
      ${rowsOf(wallet, before)} union all ${rowsOf(wallet, behind)}
    )
    select kind, contra, sum(came)::bigint as came, sum(went)::bigint as went, sum(postings)::bigint as postings
    from part where kind <> 'TOMBSTONE' group by kind, contra order by kind, contra desc`.execute(db.kysely);
  return rows;
};

const rowsOf = (wallet: bigint, { after, upTo }: Span) => sql`
  select kind, contra, greatest(amount, 0), greatest(-amount, 0), 1
  from wallet_posting where wallet = ${wallet} and seq > ${after} and seq <= ${upTo}`;

/** What moved between a wallet and system accounts on each business day of a span, bets and payouts apart. */
export const sumSystemAccountDays = async (
  db: Database,
  wallet: bigint,
  { after, upTo }: Span,
  contras: readonly bigint[],
): Promise<{ day: string; contra: bigint; amount: bigint }[]> => {
  const { rows } = await sql<{ day: string; contra: bigint; amount: bigint }>`
    select to_char(wallet_business_day(at), 'YYYY-MM-DD') as day, contra, sum(amount)::bigint as amount
    from wallet_posting
    where wallet = ${wallet} and seq > ${after} and seq <= ${upTo} and contra = any (${contras}::bigint[])
      and kind <> 'TOMBSTONE' and ${RARE}
    group by 1, 2`.execute(db.kysely);
  return rows;
};

/** A posting with what it is about. */
export interface StoredLine extends StoredPosting {
  readonly contra: bigint;
  readonly reverses: bigint | null;
}

const LINE = sql`
  wallet || '-' || seq as id, seq, kind, amount, contra, reverses, balance_after as "balanceAfter", at, source,
  reference`;

/** True of every kind but the two that a wallet is full of, and in the words of the index of those. */
const RARE = sql`kind not in ('BET', 'PAYOUT')`;

const isRare = (kinds: readonly PostingKind[] | null): boolean =>
  kinds !== null && !kinds.includes('BET') && !kinds.includes('PAYOUT');

export interface LineFilter extends Span {
  readonly kinds: readonly PostingKind[] | null;
  readonly limit: number;
}

/** Postings of the span, newest first. */
export const selectLines = async (
  db: Database,
  wallet: bigint,
  filter: LineFilter,
): Promise<StoredLine[]> => {
  const { after, upTo, kinds, limit } = filter;
  const { rows } = await sql<StoredLine>`
    select ${LINE} from wallet_posting
    where wallet = ${wallet} and seq > ${after} and seq <= ${upTo} and kind <> 'TOMBSTONE'
      and (${kinds}::wallet_kind[] is null or kind = any (${kinds}::wallet_kind[]))
      ${isRare(kinds) ? sql`and ${RARE}` : sql``}
    order by seq desc limit ${limit}`.execute(db.kysely);
  return rows;
};

export const selectLine = async (
  db: Database,
  wallet: bigint,
  seq: bigint,
): Promise<StoredLine | undefined> => {
  const { rows } = await sql<StoredLine>`
    select ${LINE} from wallet_posting
    where wallet = ${wallet} and seq = ${seq} and kind <> 'TOMBSTONE'`.execute(db.kysely);
  return rows[0];
};

/** The postings under the same reference, bets apart, in their order; and what takes the posting back. */
export const selectRelated = async (
  db: Database,
  wallet: bigint,
  line: StoredLine,
): Promise<StoredLine[]> => {
  const { rows } = await sql<StoredLine>`
    select ${LINE} from wallet_posting
    where wallet = ${wallet} and reference = ${line.reference} and kind <> 'TOMBSTONE' and ${RARE}
    union
    select ${LINE} from wallet_posting where wallet = ${wallet} and reverses = ${line.seq}
    union
    select ${LINE} from wallet_posting where wallet = ${wallet} and seq in (${line.seq}, ${line.reverses}::bigint)
    order by seq limit 200`.execute(db.kysely);
  return rows;
};
