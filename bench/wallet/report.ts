import type { Database } from '@hintha/platform';
import { businessDay } from '@hintha/server/src/business-day.ts';
import { betGames } from '@hintha/server/src/modules/bets/index.ts';
import {
  fillBlocks,
  type AggregateOrder,
  proveLedger,
  proveNewPostings,
  readDayAggregates,
  readMoneyReport,
  readStatement,
  sumDays,
  sumAggregates,
} from '@hintha/server/src/modules/wallet/index.ts';
import { givenNothingSummed } from '../../tools/scenario/index.ts';
import { openBenchServer } from '../bench-server.ts';
import { type Figure, median } from '../figure.ts';
import { BUSY_WALLET, DAYS, type FilledDatabase, openFilledDatabase } from './fill-postings.ts';

const POSTINGS = Number(process.env.BENCH_POSTINGS ?? 10_000_000);
/** What the member with the longest record has. */
const BUSY = Math.min(1_000_000, Math.floor(POSTINGS * 0.9));
const READS = 100;
const DAY_MS = 86_400_000;
const REPORT_MS = 10_000;

/** The daily report and the account record over a ledger of ten million postings. */
export async function* measure(): AsyncGenerator<Figure> {
  await using server = await openBenchServer();
  const filled = await openFilledDatabase(server.postgres.url, { busy: BUSY, others: POSTINGS - BUSY });
  yield { name: 'postings in the ledger', value: POSTINGS, unit: '' };
  yield* measureSumming(filled);
  yield* measureReport(filled.db);
  yield* measureRecord(filled.db);
  yield* measureUnprepared(filled);
  yield* measureProofs(filled.db);
  await filled.db.close();
  await filled.owner.close();
}

/** What the jobs do: once for a ledger that has no sums at all, and for a whole day that waits. */
async function* measureSumming({ db, fillLastDay }: FilledDatabase): AsyncGenerator<Figure> {
  yield await timed(`cold: sums of the first ${DAYS - 1} days by kind`, () => sumDays(db));
  yield await timed(`cold: sums of the first ${DAYS - 1} days by wallet, title`, () =>
    sumAggregates(db, betGames()),
  );
  await fillLastDay();
  const share = Math.round(POSTINGS / DAYS);
  yield await timed(`cold: a day of ${share} postings summed by kind`, () => sumDays(db), REPORT_MS);
  yield await timed(
    `cold: a day of ${share} postings by wallet, title`,
    () => sumAggregates(db, betGames()),
    REPORT_MS,
  );
}

const yesterday = (): string => businessDay(new Date(Date.now() - DAY_MS));

const reportDay = (db: Database) => readMoneyReport(db, yesterday(), yesterday());
const reportMonth = (db: Database) =>
  readMoneyReport(db, businessDay(new Date(Date.now() - DAYS * DAY_MS)), businessDay(new Date()));

const aggregatesOf = (db: Database, by: AggregateOrder['by']) =>
  readDayAggregates(db, betGames(), {
    day: yesterday(),
    by,
    kind: null,
    systemAccount: null,
    games: null,
    branches: null,
    within: 'all',
    after: 0n,
    limit: 100,
  });

async function* measureReport(db: Database): AsyncGenerator<Figure> {
  yield await timed('from sums: report of a day', () => reportDay(db), REPORT_MS);
  yield await timed(`from sums: reports of ${DAYS + 1} days`, () => reportMonth(db), REPORT_MS);
  yield await timed('from sums: a day by title', () => aggregatesOf(db, 'game'), REPORT_MS);
  yield await timed(
    'from sums: a day by wallet, a hundred of them',
    () => aggregatesOf(db, 'wallet'),
    REPORT_MS,
  );
  yield* measureClosing(db);
}

async function* measureClosing(db: Database): AsyncGenerator<Figure> {
  const open = (await reportMonth(db)).filter(({ difference }) => difference !== 0n).length;
  yield { name: 'days that do not close to 0.00', value: open, unit: '', bound: { atMost: 0 } };
  const { difference, aggregates } = await aggregatesOf(db, 'game');
  yield { name: 'titles of a day', value: aggregates.length, unit: '' };
  yield {
    name: 'what a day has beyond its titles',
    value: Number(difference),
    unit: '0.01',
    bound: { atMost: 0 },
  };
}

/** The whole case: every posting is read for the answer, as if no job had ever run. */
async function* measureUnprepared({ db, owner }: FilledDatabase): AsyncGenerator<Figure> {
  await givenNothingSummed(owner);
  await owner.pool.query('vacuum analyze wallet_day, wallet_part');
  const plain = 'select contra, kind, sum(amount), count(*) from wallet_posting group by 1, 2';
  yield await timed('yardstick: a plain sum by kind over all postings', () => db.pool.query(plain));
  yield await timed('unprepared: report of a day', () => reportDay(db), REPORT_MS);
  yield await timed(`unprepared: reports of ${DAYS + 1} days`, () => reportMonth(db), REPORT_MS);
  yield await timed('unprepared: a day by title', () => aggregatesOf(db, 'game'), REPORT_MS);
  yield await timed('yardstick again', () => db.pool.query(plain));
  yield* measureClosing(db);
}

async function* measureRecord(db: Database): AsyncGenerator<Figure> {
  yield await timed('summing the blocks of every wallet', () => fillBlocks(db));
  const period = { from: new Date(Date.now() - 31 * DAY_MS), to: new Date(), limit: 20 };
  const page = (before: bigint | null, kinds: readonly ('DEPOSIT' | 'BET')[] | null) => () =>
    readStatement(db, BUSY_WALLET, { ...period, before, kinds });
  const middle = BigInt(BUSY) / 2n;
  yield* repeated('account record, first page and totals', page(null, null));
  yield* repeated('account record, a page in the middle', page(middle, null));
  yield* repeated('account record, bets alone', page(middle, ['BET']));
  yield* repeated('account record, deposits alone', page(middle, ['DEPOSIT']));
}

async function* measureProofs(db: Database): AsyncGenerator<Figure> {
  yield await timed('first running proof', () => proveNewPostings(db));
  yield await timed('running proof with nothing new', () => proveNewPostings(db), 10_000);
  yield await timed('whole proof', () => proveLedger(db));
  const differences = (await proveLedger(db)).length;
  yield { name: 'differences in the ledger', value: differences, unit: '', bound: { atMost: 0 } };
}

const timed = async (name: string, work: () => Promise<unknown>, atMost?: number): Promise<Figure> => {
  const started = performance.now();
  await work();
  const value = performance.now() - started;
  return { name, value, unit: 'ms', ...(atMost === undefined ? {} : { bound: { atMost } }) };
};

async function* repeated(name: string, read: () => Promise<unknown>): AsyncGenerator<Figure> {
  const times: number[] = [];
  await read();
  while (times.length < READS) times.push((await timed(name, read)).value);
  yield { name, value: median(times), unit: 'ms', bound: { atMost: 50 } };
  const slow = times.toSorted((a, b) => a - b)[Math.floor(READS * 0.99)] ?? Number.NaN;
  yield { name: `${name}, p99`, value: slow, unit: 'ms', bound: { atMost: 50 } };
}
