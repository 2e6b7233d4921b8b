import { money } from '@hintha/money';
import {
  type Database,
  defineStatement,
  runLastStatement,
  runStatement,
  type Statement,
  type Transaction,
} from '@hintha/platform';
import type { CoWrittenRows, Leg, Receipt } from '../types.ts';

/** The entries of one call, in order. */
export interface LegsOfCall {
  readonly wallet: bigint;
  readonly legs: readonly Leg[];
  /** The wallet's last posting when what the call rests on was seen; null when it rests on nothing. */
  readonly since?: bigint | null;
}

// All calls in one statement. A call is left out when one of its keys is known, the wallet cannot bear the lowest
// point of its entries, or it stakes more than the wallet lets it; who is left out is asked again alone. Another session may take a key between the look at the
// keys and the insert: then the statement fails as a whole and all are asked again alone. What a call rests on may be
// taken back while the update waits for the wallet; the wallet has moved then, which the update sees though it does not
// see the reversal, and the call is asked again alone, under the lock. The keys are looked up once for the whole group,
// by index: as a condition of the update the planner joined every entry to every call.
const postGroup = ({ reversals = false, coWritten = '', answers = '', answered = '' }): string => `
  with call as (
    select * from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[])
      as c (wallet, total, need, entries, since, stake)
  ), entry as (
    select * from unnest($7::bigint[], $8::bigint[], $9::bigint[], $10::bigint[], $11::bigint[], $12::wallet_kind[],
                         $13::uuid[], $14::text[], $15::text[]${reversals ? ', $16::bigint[]' : ''})
      as e (wallet, step, running, amount, contra, kind, key, source, reference${reversals ? ', reverses' : ''})
  ), known as (
    select e.wallet from entry e
      cross join lateral (select from wallet_posting p where p.wallet = e.wallet and p.key = e.key limit 1) p
  ), moved as (
    update wallet_account a
       set balance = a.balance + c.total, seq = a.seq + c.entries,
           moved_at = greatest(clock_timestamp(), a.moved_at)
      from call c
     where a.id = c.wallet and a.id > 0 and (c.need = 0 or a.balance - a.held - a.floor >= c.need)
       and (c.since is null or a.seq = c.since)
       and (c.stake <= a.largest_stake) is not false
       and c.wallet not in (select wallet from known)
    returning a.id, a.balance - c.total as balance, a.balance - c.total - a.held - a.floor as available,
              a.seq - c.entries as seq, a.seq as last_seq, a.moved_at
  ), posted as (
    insert into wallet_posting (wallet, seq, contra, amount, balance_after, available_after, at, key, kind, source,
                                reference${reversals ? ', reverses' : ''})
    select m.id, m.seq + e.step, e.contra, e.amount, m.balance + e.running, m.available + e.running, m.moved_at,
           e.key, e.kind, e.source, e.reference${reversals ? ', e.reverses' : ''}
      from moved m join entry e on e.wallet = m.id
    returning contra, amount
  ), counted as (
    insert into wallet_system_counter as h (account, slot, balance, postings)
    select contra, pg_backend_pid() % 1024, -sum(amount), count(*) from posted group by contra order by contra
    on conflict (account, slot)
      do update set balance = h.balance + excluded.balance, postings = h.postings + excluded.postings
  ), accepted as (
    select id as wallet, seq + 1 as first_seq, last_seq from moved
  ) ${coWritten}
  select moved.id as wallet, moved.seq, moved.balance, moved.available${answers} from moved ${answered}`;
const PARAMETERS = 15;

/** The statement that posts a group, with the rows that its caller writes beside the postings. */
export const toGroupStatement = (rows?: CoWrittenRows<never, never>): Statement =>
  rows === undefined
    ? defineStatement('wallet_post_group', postGroup({}))
    : defineStatement(rows.name, postGroup({ coWritten: toTables(rows, PARAMETERS), ...toAnswers(rows) }));

const toAnswers = ({ answers }: CoWrittenRows<never, never>): { answers?: string; answered?: string } => {
  if (answers === undefined) return {};
  const { query, columns } = answers;
  return {
    answers: columns.map((column) => `, w."${column}"`).join(''),
    answered: `left join ${tableOf(query)} w on w.account_id = moved.id`,
  };
};

/** The statement whose entries may reverse earlier ones. */
export const POST_BATCH = defineStatement('wallet_post_batch', postGroup({ reversals: true }));

/** The statement of the co-written rows of a call that was posted by itself. */
export const toLoneStatement = (rows: CoWrittenRows<never>): Statement =>
  defineStatement(
    `${rows.name}_alone`,
    `with accepted as (select $1::bigint as wallet, $2::bigint as first_seq, $3::bigint as last_seq)
     ${toTables(rows, 3)} select`,
  );

const tableOf = (query: number): string => `written_${query}`;

/** A query whose parameters come behind so many others. */
export const shiftParameters = (text: string, before: number): string =>
  text.replaceAll(/\$(\d+)/g, (_, number: string) => `$${Number(number) + before}`);

/** Each table is written by a query of its own, all of them in the one statement. */
const toTables = ({ texts }: Pick<CoWrittenRows<never>, 'texts'>, parametersBefore: number): string =>
  texts('accepted')
    .map((text) => shiftParameters(text, parametersBefore))
    .map((text, query) => `, ${tableOf(query)} as (${text})`)
    .join('');

export const insertCoWritten = async (
  tx: Transaction,
  lone: Statement,
  { wallet, firstSeq, lastSeq }: { wallet: bigint; firstSeq: bigint; lastSeq: bigint },
  values: readonly unknown[],
): Promise<void> => {
  await runStatement(tx, lone, [wallet, firstSeq, lastSeq, ...values]);
};

export interface MovedRow {
  readonly wallet: bigint;
  readonly seq: bigint;
  readonly balance: bigint;
  readonly available: bigint;
}

/** Posts what can be posted without a question; answers the receipts by wallet. Each wallet stands once in a group. */
export const insertGroup = async (
  on: Database | Transaction,
  statement: Statement,
  calls: readonly LegsOfCall[],
  coWritten: readonly unknown[] = [],
): Promise<Map<bigint, Receipt[]>> => {
  const sorted = inOrder(calls);
  const rows = await runStatement<MovedRow>(on, statement, [
    ...toArrays(sorted),
    ...(statement === POST_BATCH ? [toReverses(sorted)] : coWritten),
  ]);
  return receiptsOf(calls, rows);
};

/** The same as the last statement of a transaction, with the rows that it answered. */
export const insertLastGroup = async (
  tx: Transaction,
  statement: Statement,
  calls: readonly LegsOfCall[],
  coWritten: readonly unknown[],
): Promise<{ readonly receipts: Map<bigint, Receipt[]>; readonly rows: readonly MovedRow[] }> => {
  const values = [...toArrays(inOrder(calls)), ...coWritten];
  const rows = await runLastStatement<MovedRow>(tx, statement, values);
  return { receipts: receiptsOf(calls, rows), rows };
};

const inOrder = (calls: readonly LegsOfCall[]): LegsOfCall[] =>
  [...calls].sort((a, b) => (a.wallet < b.wallet ? -1 : 1));

const receiptsOf = (calls: readonly LegsOfCall[], rows: readonly MovedRow[]): Map<bigint, Receipt[]> => {
  const moved = new Map(rows.map((row) => [row.wallet, row]));
  const receipts = new Map<bigint, Receipt[]>();
  for (const { wallet, legs } of calls) {
    const start = moved.get(wallet);
    if (start) receipts.set(wallet, toReceipts(start, legs));
  }
  return receipts;
};

const toReceipts = (start: MovedRow, legs: readonly Leg[]): Receipt[] => {
  let { seq, balance, available } = start;
  return legs.map(({ amount }) => {
    seq += 1n;
    balance += amount;
    available += amount;
    return { outcome: 'posted', seq, balance: money(balance), available: money(available) };
  });
};

const toArrays = (calls: readonly LegsOfCall[]): unknown[] => {
  const call: unknown[][] = [[], [], [], [], [], []];
  const entry: unknown[][] = [[], [], [], [], [], [], []];
  const texts: string[][] = [[], []];
  for (const { wallet, legs, since = null } of calls) {
    let running = 0n;
    let lowest = 0n;
    legs.forEach(({ amount, contra, kind, key, source, reference }, index) => {
      running += amount;
      if (running < lowest) lowest = running;
      push(entry, [wallet, index + 1, running, amount, contra, kind, key]);
      push(texts, [source, reference]);
    });
    push(call, [wallet, running, -lowest, legs.length, since ?? 'null', largestStake(legs) ?? 'null']);
  }
  // Numbers, kinds and keys hold nothing that an array would have to quote.
  return [...[...call, ...entry].map((column) => `{${column.join(',')}}`), ...texts];
};

/** The largest stake among the legs of a call; null when it takes none. */
const largestStake = (legs: readonly Leg[]): bigint | null =>
  legs.reduce<bigint | null>(
    (largest, { kind, amount }) =>
      kind === 'BET' && (largest === null || -amount > largest) ? -amount : largest,
    null,
  );

const toReverses = (calls: readonly LegsOfCall[]): (bigint | null)[] =>
  calls.flatMap(({ legs }) => legs.map(({ reverses }) => reverses));

const push = (columns: readonly unknown[][], row: readonly unknown[]): void =>
  row.forEach((value, column) => columns[column]?.push(value));
