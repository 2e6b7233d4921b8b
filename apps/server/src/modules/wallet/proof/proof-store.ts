import type { Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { StoredDifference } from '../types.ts';

/** The transaction sees one moment; it has to be the first thing asked of it. */
export const freeze = async (tx: Transaction): Promise<void> => {
  await sql`set transaction isolation level repeatable read`.execute(tx);
};

// Rows with the sums of the postings, of which every check below takes its part.
const TOTAL = sql`
  select 'total' as what, null::bigint as account, 0::numeric as expected, w.sum + h.sum as found
  from (select coalesce(sum(balance), 0) as sum from wallet_account) w,
       (select coalesce(sum(balance), 0) as sum from wallet_system_counter) h
  where w.sum + h.sum <> 0`;

const HELD = sql`
  select 'held', a.id, coalesce(h.sum, 0), a.held
  from wallet_account a
  left join (select wallet, sum(amount) as sum from wallet_hold where released_at is null group by wallet) h
    on h.wallet = a.id
  where a.held <> coalesce(h.sum, 0)`;

/** Everything against everything: reads the whole history. */
export const findDifferences = async (tx: Transaction): Promise<StoredDifference[]> => {
  const { rows } = await sql<StoredDifference>`
    with step as (
      select wallet, seq, amount, balance_after,
             lag(balance_after, 1, 0::bigint) over w as balance_before, row_number() over w as place
      from wallet_posting window w as (partition by wallet order by seq)
    ), posted as (
      select wallet, sum(amount) as sum, count(*) as postings,
             min(seq) filter (where balance_before + amount <> balance_after or seq <> place) as broken
      from step group by wallet
    ), house as (
      select contra as account, -sum(amount) as sum, count(*) as postings from wallet_posting group by contra
    ), counter as (
      select account, sum(balance) as sum, sum(postings) as postings from wallet_system_counter group by account
    )
    ${TOTAL} union all ${HELD} union all
    select 'wallet', coalesce(a.id, p.wallet), coalesce(p.sum, 0), coalesce(a.balance, 0)
    from (select * from wallet_account where id > 0) a full join posted p on p.wallet = a.id
    where coalesce(a.balance, 0) <> coalesce(p.sum, 0) or coalesce(a.seq, 0) <> coalesce(p.postings, 0)
    union all
    select 'chain', s.wallet, s.balance_before + s.amount, s.balance_after
    from posted p join step s on s.wallet = p.wallet and s.seq = p.broken
    union all
    select 'system_account', coalesce(h.account, c.account), coalesce(h.sum, 0), coalesce(c.sum, 0)
    from house h full join counter c using (account)
    where coalesce(h.sum, 0) <> coalesce(c.sum, 0) or coalesce(h.postings, 0) <> coalesce(c.postings, 0)
    order by 1, 2`.execute(tx);
  return rows;
};

export interface Span {
  /** Everything below is proven. */
  watermark: bigint;
  /** Every transaction below has ended. */
  horizon: bigint;
}

export const lockProof = async (tx: Transaction): Promise<Span> => {
  const { rows } = await sql<Span>`
    select watermark, pg_snapshot_xmin(pg_current_snapshot())::text::bigint as horizon
    from wallet_proof for update`.execute(tx);
  const [span] = rows;
  if (!span) throw new Error('the row of wallet_proof is gone');
  return span;
};

/** What came since the watermark against what stood before, and the operator against all of it. */
export const findNewDifferences = async (tx: Transaction, span: Span): Promise<StoredDifference[]> => {
  const { watermark, horizon } = span;
  const { rows } = await sql<StoredDifference>`
    with step as (
      select p.wallet, p.amount, p.balance_after, coalesce(b.balance_after, 0) as balance_before,
             p.seq = coalesce(b.seq, 0) + 1 as in_place
      from wallet_posting p left join wallet_posting b on b.wallet = p.wallet and b.seq = p.seq - 1
      where p.xid >= ${watermark} and p.xid < ${horizon}
    ), house as (
      select account, sum(sum) as sum from (
        select contra as account, -sum(amount) as sum from wallet_posting where xid >= ${watermark} group by contra
        union all select account, balance from wallet_proof_system
      ) parts group by account
    ), counter as (
      select account, sum(balance) as sum from wallet_system_counter group by account
    )
    ${TOTAL} union all ${HELD} union all
    select 'chain', wallet, balance_before + amount, balance_after from step
    where balance_before + amount <> balance_after or not in_place
    union all
    select 'wallet', t.wallet, l.balance_after, a.balance
    from (select distinct wallet from step) t left join wallet_account a on a.id = t.wallet
    left join lateral (
      select seq, balance_after from wallet_posting p where p.wallet = t.wallet order by seq desc limit 1
    ) l on true
    where a.balance is distinct from l.balance_after or a.seq is distinct from l.seq
    union all
    select 'system_account', coalesce(h.account, c.account), coalesce(h.sum, 0), coalesce(c.sum, 0)
    from house h full join counter c using (account) where coalesce(h.sum, 0) <> coalesce(c.sum, 0)
    order by 1, 2`.execute(tx);
  return rows;
};

/** Moves the watermark to the horizon and keeps what the system accounts had come to there. */
export const advanceProof = async (tx: Transaction, { watermark, horizon }: Span): Promise<void> => {
  await sql`
    insert into wallet_proof_system as h (account, balance)
    select contra, -sum(amount) from wallet_posting where xid >= ${watermark} and xid < ${horizon} group by contra
    on conflict (account) do update set balance = h.balance + excluded.balance`.execute(tx);
  await sql`update wallet_proof set watermark = ${horizon}`.execute(tx);
};

/** Forgets how far the proof had come; the next one begins with the first posting. */
export const restartProof = async (tx: Transaction): Promise<void> => {
  await sql`delete from wallet_proof_system`.execute(tx);
  await sql`update wallet_proof set watermark = 0`.execute(tx);
};

export const sumPostings = async (tx: Transaction): Promise<{ postings: bigint; lastAt: Date | null }> => {
  const { rows } = await sql<{ postings: bigint; lastAt: Date | null }>`
    select count(*) as postings, max(at) as "lastAt" from wallet_posting`.execute(tx);
  return rows[0] ?? { postings: 0n, lastAt: null };
};

export interface AccountSums {
  wallets: bigint;
  members: string;
  held: string;
  systemAccounts: { name: string; balance: string }[];
}

export const sumAccounts = async (tx: Transaction): Promise<AccountSums> => {
  const members = await sql<Omit<AccountSums, 'houses'>>`
    select count(*) as wallets, coalesce(sum(balance), 0)::text as members, coalesce(sum(held), 0)::text as held
    from wallet_account where id > 0`.execute(tx);
  const systemAccounts = await sql<{ name: string; balance: string }>`
    select name, coalesce(sum(c.balance), 0)::text as balance
    from wallet_account a left join wallet_system_counter c on c.account = a.id
    where a.id < 0 group by a.id order by a.id desc`.execute(tx);
  const [sums] = members.rows;
  if (!sums) throw new Error('a sum gave no row');
  return { ...sums, systemAccounts: systemAccounts.rows };
};
