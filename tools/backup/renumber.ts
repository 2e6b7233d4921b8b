import type { Queries } from './queries.ts';
import type { Horizon } from './types.ts';

const TAB = '\t';

/**
 * Rows are marked with the number of the transaction that wrote them, and readers keep a watermark of how far they
 * have come. A new cluster counts its transactions from the beginning: with the old numbers a reader would wait for
 * years. So the numbers are moved down below those to come; how they lie to one another stays.
 */
export async function renumber(
  on: Queries,
  { next }: Horizon,
  places: readonly number[],
): Promise<(rows: AsyncIterable<Uint8Array>) => AsyncGenerator<Uint8Array>> {
  const down = BigInt(next) - (await currentTransaction(on));
  const move = (text: string): string => {
    const moved = BigInt(text) - down;
    return String(moved > 0n ? moved : 0n);
  };
  return (rows) => (down > 0n ? moveColumns(rows, places, move) : identity(rows));
}

async function* identity(rows: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* rows;
}

async function* moveColumns(
  rows: AsyncIterable<Uint8Array>,
  places: readonly number[],
  move: (text: string) => string,
): AsyncGenerator<Uint8Array> {
  // Bytes are kept as they are by reading each as one sign; tabs and ends of lines inside of a value are escaped.
  let rest = '';
  for await (const chunk of rows) {
    const lines = (rest + Buffer.from(chunk).toString('latin1')).split('\n');
    rest = lines.pop() ?? '';
    if (lines.length === 0) continue;
    const moved = lines.map((line) => {
      const values = line.split(TAB);
      for (const place of places) values[place] = move(values[place] ?? '');
      return `${values.join(TAB)}\n`;
    });
    yield Buffer.from(moved.join(''), 'latin1');
  }
}

async function currentTransaction(on: Queries): Promise<bigint> {
  const { rows } = await on.query<{ id: string }>('select pg_current_xact_id()::text as id');
  return BigInt(rows[0]?.id ?? 0);
}

/** Uses numbers up until the whole span that some reader has not read through yet has room below. */
export async function reserveTransactions(on: Queries, horizon: Horizon): Promise<void> {
  const unread = BigInt(horizon.next) - BigInt(horizon.lowestWatermark);
  const missing = unread + 2n - (await currentTransaction(on));
  if (missing <= 0n) return;
  await on.query('set synchronous_commit = off');
  await on.query(
    `do $$ begin for n in 1..${missing} loop perform pg_current_xact_id(); commit; end loop; end $$`,
  );
  await on.query('reset synchronous_commit');
}
