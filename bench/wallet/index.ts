import { proveLedger } from '@hintha/server/src/modules/wallet/index.ts';
import { createDatabase } from '../../tools/postgres/index.ts';
import { openBenchServer } from '../bench-server.ts';
import { median, ratioOf, type Figure, type Side } from '../figure.ts';
import { CONNECTIONS, openHttpTarget, type HttpTarget } from '../http-target.ts';
import type { Load } from '../load.ts';
import { fillPgbench, needPgbench, runPgbench } from '../pgbench.ts';
import type { SocketRates } from '../socket-load.ts';
import {
  betGrouped,
  betSingly,
  LOAD,
  openFundedDatabase,
  warmUp,
  withCost,
  type Cost,
} from './load-wallet.ts';

const { CLIENTS, CROWD, SECONDS, PGBENCH_SCALE, ROUNDS } = LOAD;
/** Room for as many of pgbench's clients as there are callers, beside the connections of the bench and its server. */
const DATABASE_CONNECTIONS = '450';

interface Round {
  /** Transactions a second of pgbench, with as many clients as the other side of a ratio has callers. */
  readonly yardsticks: ReadonlyMap<number, number>;
  readonly single: Load;
  readonly spread: Load;
  readonly grouped: Cost;
  readonly http: SocketRates;
}

/** The wallet's figures beside pgbench on the same server, in runs that take turns. */
export async function* measure(): AsyncGenerator<Figure> {
  const pgbench = await needPgbench();
  await using server = await openBenchServer({ max_connections: DATABASE_CONNECTIONS });
  const { url, pid } = server.postgres;
  const measureYardsticks = await openYardsticks(pgbench, url);
  const database = await openFundedDatabase(url, 'bench');
  await using target = await openHttpTarget(url);
  await warmUp(database);
  await target.drive(SECONDS);
  const rounds: Round[] = [];
  while (rounds.length < ROUNDS) {
    const yardsticks = await measureYardsticks();
    // Which of the two goes first changes from round to round.
    const spreadFirst = rounds.length % 2 ? await betSingly(database, 'many') : undefined;
    const single = await betSingly(database, 'one');
    const spread = spreadFirst ?? (await betSingly(database, 'many'));
    const grouped = await withCost(pid, () => betGrouped(database));
    const http = await target.drive(SECONDS);
    rounds.push({ yardsticks, single, spread, grouped, http });
  }
  const differences = await proveLedger(database);
  await database.close();
  yield* toFigures(rounds);
  yield* toRatios(rounds);
  yield await memoryAfter(target, A_MILLION);
  yield {
    name: 'differences in the ledger afterwards',
    value: differences.length,
    unit: '',
    bound: { atMost: 0 },
  };
}

const openYardsticks = async (
  pgbench: string,
  serverUrl: string,
): Promise<() => Promise<Map<number, number>>> => {
  const url = await createDatabase(serverUrl, 'yardstick');
  await fillPgbench(pgbench, url, PGBENCH_SCALE);
  return async () => {
    const rates = new Map<number, number>();
    for (const clients of [CLIENTS, CONNECTIONS, CROWD])
      rates.set(clients, await runPgbench(pgbench, url, { clients, seconds: SECONDS }));
    return rates;
  };
};

const SINGLE = 'wallet.bet, a transaction each';
const GROUPED = 'wallet.bet, grouped';
const HTTP = 'betwin over HTTP, a bet and a win';

function* toFigures(rounds: readonly Round[]): Generator<Figure> {
  const middle = (pick: (round: Round) => number) => median(rounds.map(pick));
  const single = `${SINGLE}, ${CLIENTS} at once`;
  yield { name: single, value: middle((r) => r.single.perSecond), unit: 'bets/s' };
  yield { name: `${single}, p99`, value: middle((r) => r.single.p99Ms), unit: 'ms' };
  const grouped = `${GROUPED}, ${CROWD} at once`;
  yield { name: grouped, value: middle((r) => r.grouped.load.perSecond), unit: 'bets/s' };
  const p99 = middle((r) => r.grouped.load.p99Ms);
  yield { name: `${grouped}, p99`, value: p99, unit: 'ms', bound: { atMost: 50 } };
  const [postgres, node] = [middle((r) => r.grouped.postgresUs), middle((r) => r.grouped.nodeUs)];
  yield { name: 'processor time a grouped bet, PostgreSQL', value: postgres, unit: 'us' };
  yield { name: 'processor time a grouped bet, Node', value: node, unit: 'us' };
  const http = `${HTTP}, ${CONNECTIONS} at once`;
  yield { name: http, value: middle((r) => r.http.calls / r.http.seconds), unit: 'calls/s' };
  yield { name: `${http}, p99`, value: middle((r) => r.http.p99Ms), unit: 'ms', bound: { atMost: 60 } };
  const refused = middle((r) => r.http.failures);
  yield { name: `${http}, refused`, value: refused, unit: '', bound: { atMost: 0 } };
}

function* toRatios(rounds: readonly Round[]): Generator<Figure> {
  const side = (name: string, callers: number, pick: (round: Round) => number): Side => ({
    name,
    callers,
    perSecond: rounds.map(pick),
  });
  const pgbench = (clients: number) =>
    side('pgbench -N -M prepared', clients, (r) => r.yardsticks.get(clients) ?? Number.NaN);
  for (const { name, callers, perSecond } of [CLIENTS, CONNECTIONS, CROWD].map(pgbench))
    yield { name: `${name}, ${callers} at once`, value: median(perSecond), unit: 'tps' };
  const single = side(SINGLE, CLIENTS, (r) => r.single.perSecond);
  const grouped = side(GROUPED, CROWD, (r) => r.grouped.load.perSecond);
  const http = side(HTTP, CONNECTIONS, (r) => r.http.calls / r.http.seconds);
  const spread = side('spread over eight', CLIENTS, (r) => r.spread.perSecond);
  yield ratioOf({ ...single, name: 'bets against one system account' }, spread, { atLeast: 0.9 });
  yield ratioOf(single, pgbench(CLIENTS), { atLeast: 0.8 });
  yield ratioOf(grouped, pgbench(CROWD), { atLeast: 2 });
  // Few clients are what pgbench does best with, so this one is worth knowing, though it is no like pair.
  yield ratioOf(grouped, pgbench(CLIENTS), undefined);
  yield ratioOf(http, pgbench(CONNECTIONS), { atLeast: 0.5 });
}

const A_MILLION = 1_000_000;
const BETS_A_CALL = 50;

/** Fills the server with bets, many to a call, and asks what memory it holds then. */
const memoryAfter = async (target: HttpTarget, bets: number): Promise<Figure> => {
  let taken = 0;
  while (taken < bets) taken += (await target.drive(SECONDS, BETS_A_CALL)).calls * BETS_A_CALL;
  return {
    name: 'memory of the server after a million bets',
    value: target.memoryMb(),
    unit: 'MB',
    bound: { atMost: 300 },
  };
};
