import type { Transaction } from '@hintha/platform';
import { type RawBuilder, sql } from 'kysely';
import type { PostingKind } from '../types.ts';
import { type DaySpan, readMark } from './day-store.ts';

/** A relation that another module lends for a sum: rows of a query in brackets. */
export type Relation = RawBuilder<unknown>;

/** Forgets every sum; the next run begins with the first posting. */
export const forgetAggregates = async (tx: Transaction): Promise<void> => {
  await sql`delete from wallet_part`.execute(tx);
};

const sumsFrom = (rounds: Relation, watermark: bigint) => sql`
  select wallet_business_day(p.at) as day, p.wallet, coalesce(r.source, '') as source,
         coalesce(r.game, '') as game, p.kind, p.contra, sum(p.amount)::bigint as amount, count(*) as postings
  from wallet_posting p
  left join ${rounds} r
    on r.id = wallet_reference_id(p.reference) and r.wallet = p.wallet
  where p.xid >= ${watermark} and p.kind <> 'TOMBSTONE'`;

/** Adds the postings of the span to the sums of their days, wallets and titles. */
export const addToAggregates = async (
  tx: Transaction,
  rounds: Relation,
  { watermark, horizon }: DaySpan,
): Promise<void> => {
  // A ledger that has no sums yet is joined with all its rounds; a minute's postings need next to nothing of it.
  await sql`set local work_mem = '128MB'`.execute(tx);
  // New transactions look few to a planner whose figures end before them; it would sort what is to be summed.
  await sql`set local enable_sort = off`.execute(tx);
  await sql`
    insert into wallet_part as d (day, wallet, source, game, kind, contra, amount, postings)
    ${sumsFrom(rounds, watermark)} and p.xid < ${horizon} group by 1, 2, 3, 4, 5, 6
    on conflict (day, wallet, kind, contra, source, game)
      do update set amount = d.amount + excluded.amount, postings = d.postings + excluded.postings`.execute(
    tx,
  );
  await sql`update wallet_part_mark set watermark = ${horizon}`.execute(tx);
};

/** Which sums of a day count; null lets everything through. */
export interface AggregateFilter {
  readonly day: string;
  readonly kind: PostingKind | null;
  readonly contra: bigint | null;
  /** Titles by source and game; both empty for what was no play. */
  readonly games: readonly { readonly source: string; readonly game: string }[] | null;
  /** Wallets and the branches of a team that they belong to; wallets without a row belong to none. */
  readonly branches: Relation | null;
  /** Whether only wallets with a branch count, only those without, or both. */
  readonly within: 'team' | 'none' | 'all';
}

/** The day as instants, which costs a posting less than to be told its day. */
const isWithin = (day: string, at: RawBuilder<unknown>) => sql`
  ${at} >= ${day}::date::timestamp at time zone interval '06:30'
  and ${at} < (${day}::date + 1)::timestamp at time zone interval '06:30'`;

// What the sums hold and what waits to be summed. The bound is said as an instant too: a posting that waits is told by
// it before its round is looked for.
const aggregatesOf = (rounds: Relation, watermark: bigint, filter: AggregateFilter) => sql`
  select s.*, ${filter.branches === null ? sql`null::bigint` : sql`b.branch`} as branch
  from (
    select day, wallet, source, game, kind, contra, amount, postings from wallet_part where day = ${filter.day}
    union all
    ${sumsFrom(rounds, watermark)}
      and ${isWithin(filter.day, sql`p.at`)}
    group by 1, 2, 3, 4, 5, 6
  ) s
  ${filter.branches === null ? sql`` : sql`left join ${filter.branches} b on b.wallet = s.wallet`}
  where (${filter.kind}::wallet_kind is null or kind = ${filter.kind}::wallet_kind)
    and (${filter.contra}::bigint is null or contra = ${filter.contra})
    and (${filter.games === null} or (source, game) in (
      select * from unnest(${(filter.games ?? []).map(({ source }) => source)}::text[],
                           ${(filter.games ?? []).map(({ game }) => game)}::text[])))
    ${filter.within === 'all' ? sql`` : filter.within === 'team' ? sql`and b.branch is not null` : sql`and b.branch is null`}`;

const KEYS = {
  currency: sql`(select currency from wallet_account a where a.id = s.wallet)`,
  game: sql`case when game = '' then '' else source || '/' || game end`,
  team: sql`coalesce(branch::text, '')`,
  wallet: sql`wallet::text`,
  all: sql`''`,
};

export type AggregateKey = keyof typeof KEYS;

export interface StoredAggregate {
  key: string;
  kind: PostingKind;
  contra: bigint;
  amount: bigint;
  postings: bigint;
}

/** The sums of a day, by what they are parted by and by kind. */
export const selectAggregates = async (
  tx: Transaction,
  rounds: Relation,
  by: AggregateKey,
  filter: AggregateFilter,
): Promise<StoredAggregate[]> => {
  const watermark = await readMark(tx, 'wallet_part_mark');
  const { rows } = await sql<StoredAggregate>`
    with s as materialized (${aggregatesOf(rounds, watermark, filter)})
    select ${KEYS[by]} as key, kind, contra, sum(amount)::bigint as amount, sum(postings)::bigint as postings
    from s group by 1, 2, 3 order by 1, 2, 3`.execute(tx);
  return rows;
};

/** The sums of the first so many wallets above one, by wallet and kind. */
export const selectWalletAggregates = async (
  tx: Transaction,
  rounds: Relation,
  filter: AggregateFilter,
  page: { readonly after: bigint; readonly limit: number },
): Promise<StoredAggregate[]> => {
  const watermark = await readMark(tx, 'wallet_part_mark');
  const { rows } = await sql<StoredAggregate>`
    with s as materialized (${aggregatesOf(rounds, watermark, filter)})
    select ${KEYS.wallet} as key, kind, contra, sum(amount)::bigint as amount, sum(postings)::bigint as postings
    from s
    where wallet in (select wallet from s where wallet > ${page.after} group by 1 order by 1 limit ${page.limit})
    group by wallet, 2, 3 order by wallet, 2, 3`.execute(tx);
  return rows;
};

/** What the sums of the kinds say that moved on a day, postings that wait included. */
export const sumDay = async (
  tx: Transaction,
  { day, kind, contra }: Pick<AggregateFilter, 'day' | 'kind' | 'contra'>,
): Promise<bigint> => {
  const watermark = await readMark(tx, 'wallet_day_mark');
  const { rows } = await sql<{ amount: bigint }>`
    select coalesce(sum(amount), 0)::bigint as amount from (
      select kind, contra, amount from wallet_day where day = ${day}
      union all
      select kind, contra, amount from wallet_posting
      where xid >= ${watermark} and ${isWithin(day, sql`at`)}
    ) moved
    where (${kind}::wallet_kind is null or kind = ${kind}::wallet_kind)
      and (${contra}::bigint is null or contra = ${contra})`.execute(tx);
  return rows[0]?.amount ?? 0n;
};
