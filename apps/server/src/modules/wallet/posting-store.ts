import { money } from '@hintha/money';
import { type Database, defineStatement, runStatement, type Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { Leg, PostingKey, PostingKind, PlainResult, PostingSpan, StoredPosting } from './types.ts';

type On = Database | Transaction;

const POST = defineStatement('wallet_post', 'select wallet_post($1, $2, $3, $4, $5, $6, $7, $8) as answer');

/** Posts the leg or says why not; one round trip. */
export const insertPosting = async (on: On, wallet: bigint, leg: Leg): Promise<PlainResult> => {
  const { amount, contra, kind, key, source, reference, reverses } = leg;
  const values = [wallet, amount, contra, kind, key, source, reference, reverses];
  const [row] = await runStatement<{ answer: string }>(on, POST, values);
  if (!row) throw new Error('wallet_post gave no answer');
  return readAnswer(row.answer);
};

const readAnswer = (answer: string): PlainResult => {
  const [word, seq = '0', balance = '0', available = '0'] = answer.split(' ');
  // The function of the database keeps the word of its first day.
  const outcome = (word === 'poor' ? 'insufficient_funds' : word) as PlainResult['outcome'];
  const stands = { balance: money(BigInt(balance)), available: money(BigInt(available)) };
  if (outcome === 'posted' || outcome === 'replayed') return { outcome, seq: BigInt(seq), ...stands };
  return outcome === 'insufficient_funds' ? { outcome, ...stands } : { outcome };
};

const POSTING = sql`
  wallet || '-' || seq as id, seq, kind, amount, balance_after as "balanceAfter", at, source, reference`;

const NO_BETS = sql`and kind not in ('BET', 'PAYOUT')`;

export interface PostingFilter {
  /** Only postings with a smaller number; null from the newest. */
  readonly before: bigint | null;
  readonly kinds: readonly PostingKind[] | null;
  /** Left out in the words of the index of all others. */
  readonly withoutBets: boolean;
  readonly limit: number;
}

/** A page of a wallet's postings, newest first; tombstones moved nothing and are not shown. */
export const selectPostings = async (
  on: On,
  wallet: bigint,
  filter: PostingFilter,
): Promise<StoredPosting[]> => {
  const { before, kinds, withoutBets, limit } = filter;
  const { rows } = await sql<StoredPosting>`
    select ${POSTING} from wallet_posting
    where wallet = ${wallet} and kind <> 'TOMBSTONE'
      and (${before}::bigint is null or seq < ${before})
      and (${kinds}::wallet_kind[] is null or kind = any (${kinds}::wallet_kind[]))
      ${withoutBets ? NO_BETS : sql``}
    order by seq desc limit ${limit}`.execute(queryOn(on));
  return rows;
};

export const selectByReference = async (
  db: Database,
  reference: string,
  limit: number,
): Promise<(StoredPosting & { wallet: bigint })[]> => {
  const { rows } = await sql<StoredPosting & { wallet: bigint }>`
    select wallet, ${POSTING} from wallet_posting
    where reference = ${reference} and kind <> 'TOMBSTONE' ${NO_BETS}
    order by at desc limit ${limit}`.execute(db.kysely);
  return rows;
};

export const selectPostingsOf = async (
  on: On,
  wallet: bigint,
  { reference, firstSeq, lastSeq }: PostingSpan,
): Promise<StoredPosting[]> => {
  const { rows } = await sql<StoredPosting>`
    select ${POSTING} from wallet_posting
    where wallet = ${wallet} and seq between ${firstSeq} and ${lastSeq} and reference = ${reference}
      and kind <> 'TOMBSTONE'
    order by seq`.execute(queryOn(on));
  return rows;
};

/** A wallet's postings from a number on, in their order and without gaps. */
export const selectPostingsFrom = async (
  on: On,
  wallet: bigint,
  seq: bigint,
  limit: number,
): Promise<StoredPosting[]> => {
  const { rows } = await sql<StoredPosting>`
    select ${POSTING} from wallet_posting where wallet = ${wallet} and seq >= ${seq}
    order by seq limit ${limit}`.execute(queryOn(on));
  return rows;
};

export interface KnownPosting {
  seq: bigint;
  kind: PostingKind;
  amount: bigint;
  contra: bigint;
  balance: bigint;
  available: bigint;
  reverses: bigint | null;
  reference: string;
}

const KNOWN = sql`
  seq, kind, amount, contra, balance_after as balance, available_after as available, reverses, reference`;

export const findPosting = async (on: On, wallet: bigint, key: string): Promise<KnownPosting | undefined> => {
  const { rows } = await sql<KnownPosting>`
    select ${KNOWN} from wallet_posting where wallet = ${wallet} and key = ${key}`.execute(queryOn(on));
  return rows[0];
};

/**
 * The number of the wallet's last posting while one of the kind stands under the key. One statement, so that the number
 * and the posting are of the same moment.
 */
export const findStandingSeq = async (
  on: On,
  wallet: bigint,
  kind: PostingKind,
  key: PostingKey,
): Promise<bigint | undefined> => {
  const { rows } = await sql<{ seq: bigint }>`
    select a.seq from wallet_account a join wallet_posting p on p.wallet = a.id
    where a.id = ${wallet} and p.wallet = ${wallet} and p.key = ${key} and p.kind = ${kind}::wallet_kind
      and not exists (select from wallet_posting r where r.wallet = ${wallet} and r.reverses = p.seq)`.execute(
    queryOn(on),
  );
  return rows[0]?.seq;
};

export interface FoundPosting extends KnownPosting {
  /** Whether it has been taken back. */
  reversed: boolean;
}

/** Postings by wallet and key, as `7/…`; those that are not there are left out. */
export const findPostings = async (
  tx: Transaction,
  keys: readonly (readonly [wallet: bigint, key: PostingKey])[],
): Promise<Map<string, FoundPosting>> => {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<FoundPosting & { name: string }>`
    select k.of || '/' || k.name as name, ${KNOWN}, exists (
      select from wallet_posting r where r.wallet = p.wallet and r.reverses = p.seq
    ) as reversed
    from unnest(${keys.map(([wallet]) => wallet)}::bigint[], ${keys.map(([, key]) => key)}::uuid[]) as k (of, name)
    join wallet_posting p on p.wallet = k.of and p.key = k.name`.execute(tx);
  return new Map(rows.map(({ name, ...posting }) => [name, posting]));
};

export const findReversal = async (
  on: On,
  wallet: bigint,
  seq: bigint,
): Promise<KnownPosting | undefined> => {
  const { rows } = await sql<KnownPosting>`
    select ${KNOWN} from wallet_posting where wallet = ${wallet} and reverses = ${seq}`.execute(queryOn(on));
  return rows[0];
};

/** What the wallet stood at after its last posting up to the instant; undefined before its first one. */
export const selectBalanceAt = async (on: On, wallet: bigint, instant: Date): Promise<bigint | undefined> => {
  const { rows } = await sql<{ balance: bigint | null }>`
    select wallet_balance_at(${wallet}, ${instant}) as balance`.execute(queryOn(on));
  return rows[0]?.balance ?? undefined;
};

/** The number of each wallet's last posting before an instant, 0 where there is none; in the order asked for. */
export const selectSeqsBefore = async (
  tx: Transaction,
  moments: readonly { accountId: bigint; at: Date }[],
): Promise<bigint[]> => {
  const { rows } = await sql<{ seq: bigint }>`
    select wallet_seq_before(m.wallet, m.at) as seq
    from unnest(${moments.map(({ accountId }) => accountId)}::bigint[],
                ${moments.map(({ at }) => at)}::timestamptz[]) with ordinality as m (wallet, at, place)
    order by m.place`.execute(tx);
  return rows.map(({ seq }) => seq);
};

/** What went to vendors' wallets less what came from there. */
export const sumSent = async (tx: Transaction, wallet: bigint): Promise<bigint> => {
  const { rows } = await sql<{ sent: bigint }>`
    select coalesce(-sum(amount), 0)::bigint as sent from wallet_posting
    where wallet = ${wallet} ${NO_BETS}
      and kind in ('TRANSFER_VENDOR_OUT', 'TRANSFER_VENDOR_IN', 'TRANSFER_VENDOR_BACK')`.execute(tx);
  return rows[0]?.sent ?? 0n;
};

export const sumReceivable = async (on: On, wallet: bigint): Promise<bigint> => {
  const { rows } = await sql<{ debt: bigint }>`
    select coalesce(sum(amount), 0)::bigint as debt from wallet_posting
    where wallet = ${wallet} and contra = -10`.execute(queryOn(on));
  return rows[0]?.debt ?? 0n;
};

const queryOn = (on: On) => ('pool' in on ? on.kysely : on);
