import { setTimeout as sleep } from 'node:timers/promises';
import { openLog, prepareJobs } from '@hintha/platform';
import { lotterySettings } from '@hintha/server/src/modules/lottery/settings.ts';
import type { Numero } from '@hintha/server/src/modules/lottery/types.ts';
import { setSettings } from '@hintha/server/src/modules/settings/index.ts';
import { proveLedger } from '@hintha/server/src/modules/wallet/index.ts';
import { createDatabase } from '../../tools/postgres/index.ts';
import { openBenchServer } from '../bench-server.ts';
import { measureBeside } from '../beside-pgbench.ts';
import { type Figure, median } from '../figure.ts';
import { drive } from '../load.ts';
import { fillPgbench, needPgbench, runPgbench } from '../pgbench.ts';
import { LOAD, openFundedDatabase } from '../wallet/load-wallet.ts';
import { type Lottery, openLottery, ORDER } from './play-lottery.ts';
import { settleApart } from './settle-apart.ts';
import type { Settled } from './settle-process.ts';

const { CLIENTS, SECONDS, ROUNDS, PGBENCH_SCALE } = LOAD;
/** Bets of the numero that is settled; another one has twice as many. */
const DRAW = Number(process.env.BENCH_BETS ?? 1_000_000);
const ROLE = 'hintha_app';
const A_MILLION = 1_000_000;
const WARM_UP = CLIENTS * 20;
/** While a numero is settled a hundred bets a second are taken on another game. */
const EVERY_MS = 10;
const FIRST_OTHER = 50_000;

interface Others {
  readonly p99Ms: number;
}

/** The operator's lotteries: orders that are taken, and numeros of very many bets that are settled. */
export async function* measure(): AsyncGenerator<Figure> {
  const pgbench = await needPgbench();
  await using server = await openBenchServer();
  const { url } = server.postgres;
  const yardstick = await createDatabase(url, 'yardstick');
  await fillPgbench(pgbench, yardstick, PGBENCH_SCALE);
  const db = await openFundedDatabase(url, 'bench');
  await prepareJobs({ url: db.pool.options.connectionString ?? '', role: ROLE }, openLog('bench', 'silent'));
  // Two digits are played at the mode of the other games.
  await setSettings(db, lotterySettings, { twoDigitMode: 1980 });
  const lottery = openLottery(db);
  yield* measureOrders(lottery, (clients) => runPgbench(pgbench, yardstick, { clients, seconds: SECONDS }));
  yield* measureSettlements(lottery, db.pool.options.connectionString ?? '');
  const value = (await proveLedger(db)).length;
  yield { name: 'differences in the ledger afterwards', value, unit: '', bound: { atMost: 0 } };
  await db.close();
}

async function* measureOrders(
  lottery: Lottery,
  play: (clients: number) => Promise<number>,
): AsyncGenerator<Figure> {
  const numero = await lottery.openNumero('E_SSC');
  // Every connection has then planned its statements for good.
  await placeAll(lottery, numero, WARM_UP, 1);
  yield* measureBeside({ name: 'orders of one bet', take: (n) => lottery.place(numero, n, 1), play });
  const many: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { perSecond } = await drive(CLIENTS, SECONDS, (n) => lottery.place(numero, n, ORDER));
    many.push(perSecond * ORDER);
  }
  const name = `bets in orders of ${ORDER}, ${CLIENTS} at once`;
  yield { name, value: median(many), unit: 'bets/s', bound: { atLeast: 20_000 } };
}

async function* measureSettlements(lottery: Lottery, url: string): AsyncGenerator<Figure> {
  // Once before and once after: a machine that grows slower meanwhile would count against the larger numero.
  const before = await settle(lottery, url, DRAW);
  const twice = await settle(lottery, url, 2 * DRAW);
  const after = await settle(lottery, url, DRAW);
  const once = (of: (settled: Settled & Others) => number) => (of(before) + of(after)) / 2;
  const seconds = once((settled) => settled.seconds);
  const name = `a numero of ${DRAW} bets settled`;
  yield { name, value: seconds, unit: 's', bound: { atMost: (60 * DRAW) / A_MILLION } };
  const memory = Math.max(before.mostMb, after.mostMb);
  yield { name: `${name}, memory at most`, value: memory, unit: 'MB', bound: { atMost: 400 } };
  yield {
    name: 'bets on another game meanwhile, a hundred a second, p99',
    value: once((settled) => settled.p99Ms),
    unit: 'ms',
    bound: { atMost: 150 },
  };
  const value = twice.seconds / seconds;
  yield { name: 'twice the bets settled, to once', value, unit: 'times', bound: { atMost: 2.2 } };
}

/** Places so many orders of so many bets each. */
const placeAll = async (lottery: Lottery, numero: Numero, orders: number, bets: number): Promise<void> => {
  for (let order = 0; order < orders; order += CLIENTS)
    await Promise.all(
      Array.from({ length: Math.min(CLIENTS, orders - order) }, (_, n) =>
        lottery.place(numero, order + n, bets),
      ),
    );
};

/** Settles a numero of so many bets while members who have none in it bet on another game. */
const settle = async (lottery: Lottery, url: string, bets: number): Promise<Settled & Others> => {
  const other = await lottery.openNumero('E_SSC');
  const numero = await lottery.openNumero('MM2D');
  await placeAll(lottery, numero, bets / ORDER, ORDER);
  await lottery.draw(numero);
  const over = new AbortController();
  const others = betMeanwhile(over.signal, (n) => lottery.place(other, FIRST_OTHER + n, 1));
  const settled = await settleApart(url, numero);
  over.abort();
  return { ...settled, p99Ms: await others };
};

/** Bets so often, whether those before are answered or not; answers how long one of a hundred took at least. */
const betMeanwhile = async (over: AbortSignal, bet: (n: number) => Promise<void>): Promise<number> => {
  const start = performance.now();
  const times: number[] = [];
  const bets: Promise<void>[] = [];
  for (let n = 0; !over.aborted; n += 1) {
    const due = start + n * EVERY_MS;
    await sleep(Math.max(0, due - performance.now()));
    bets.push(bet(n).then(() => void times.push(performance.now() - due)));
  }
  await Promise.all(bets);
  return times.toSorted((one, another) => one - another)[Math.floor((times.length - 1) * 0.99)] ?? Number.NaN;
};
