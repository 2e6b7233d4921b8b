import { openLog, prepareJobs } from '@hintha/platform';
import { proveLedger } from '@hintha/server/src/modules/wallet/index.ts';
import { createDatabase } from '../../tools/postgres/index.ts';
import { openBenchServer } from '../bench-server.ts';
import { measureBeside } from '../beside-pgbench.ts';
import type { Figure } from '../figure.ts';
import { fillPgbench, needPgbench, runPgbench } from '../pgbench.ts';
import { LOAD, openFundedDatabase } from '../wallet/load-wallet.ts';
import { type Book, type Match, openBook } from './play-book.ts';
import { measurePrices } from './prices.ts';

const { CLIENTS, SECONDS, PGBENCH_SCALE } = LOAD;
/** Bets on the match that is settled. */
const BETS = Number(process.env.BENCH_BETS ?? 200_000);
const ROLE = 'hintha_app';
const A_MATCH = 200_000;
const AT_ONCE = 512;

/** The operator's book: bets that are taken, a match that is settled and settled anew, and prices on their way to pages. */
export async function* measure(): AsyncGenerator<Figure> {
  const pgbench = await needPgbench();
  await using server = await openBenchServer();
  const { url } = server.postgres;
  yield* measurePrices(url);
  const yardstick = await createDatabase(url, 'yardstick');
  await fillPgbench(pgbench, yardstick, PGBENCH_SCALE);
  const db = await openFundedDatabase(url, 'bench');
  await prepareJobs({ url: db.pool.options.connectionString ?? '', role: ROLE }, openLog('bench', 'silent'));
  const book = await openBook(db);
  // Before hundreds of thousands more bets have the database clean up behind them on the same two processors.
  yield* measureSettlement(book);
  yield* measureBets(book, (clients) => runPgbench(pgbench, yardstick, { clients, seconds: SECONDS }));
  const value = (await proveLedger(db)).length;
  yield { name: 'differences in the ledger afterwards', value, unit: '', bound: { atMost: 0 } };
  await db.close();
}

async function* measureBets(book: Book, play: (clients: number) => Promise<number>): AsyncGenerator<Figure> {
  const match = await book.openMatch();
  await placeAll(book, match, CLIENTS * 50);
  yield* measureBeside({ name: 'single bets', take: (n) => book.place(match, n), play });
}

async function* measureSettlement(book: Book): AsyncGenerator<Figure> {
  const match = await book.openMatch();
  await placeAll(book, match, BETS);
  const timed = async (decide: (match: Match) => Promise<void>): Promise<number> => {
    await decide(match);
    const start = performance.now();
    await book.finish(match);
    return (performance.now() - start) / 1_000;
  };
  const bound = (seconds: number) => ({ atMost: (seconds * BETS) / A_MATCH });
  const settled = await timed(book.report);
  yield { name: `a match with ${BETS} bets settled`, value: settled, unit: 's', bound: bound(20) };
  const again = await timed(book.correct);
  yield { name: `a match with ${BETS} bets settled anew`, value: again, unit: 's', bound: bound(40) };
}

/** Places so many bets, many at once. */
const placeAll = async (book: Book, match: Match, bets: number): Promise<void> => {
  let next = 0;
  const caller = async () => {
    while (next < bets) await book.place(match, next++);
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, bets) }, caller));
};
