import { proveLedger } from '@hintha/server/src/modules/wallet/index.ts';
import { createDatabase } from '../../tools/postgres/index.ts';
import { openBenchServer } from '../bench-server.ts';
import type { SocketRates } from '../socket-load.ts';
import { median, type Figure } from '../figure.ts';
import { openHttpTarget, type HttpTarget } from '../http-target.ts';
import type { Load } from '../load.ts';
import { fillPgbench, findPgbench, runPgbench } from '../pgbench.ts';
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

interface Round {
  /** Transactions a second of pgbench; not a number when it is not installed. */
  readonly yardstick: number;
  readonly single: Load;
  readonly spread: Load;
  readonly grouped: Cost;
  readonly http: SocketRates;
}

/** The wallet's figures beside pgbench on the same server, in runs that take turns. */
export async function* measure(): AsyncGenerator<Figure> {
  await using server = await openBenchServer();
  const { url, pid } = server.postgres;
  const yardstick = await openYardstick(url);
  const database = await openFundedDatabase(url, 'bench');
  await using target = await openHttpTarget(url);
  await warmUp(database);
  await target.drive(SECONDS);
  const rounds: Round[] = [];
  while (rounds.length < ROUNDS) {
    const tps = await yardstick();
    // Which of the two goes first changes from round to round.
    const spreadFirst = rounds.length % 2 ? await betSingly(database, 'many') : undefined;
    const single = await betSingly(database, 'one');
    const spread = spreadFirst ?? (await betSingly(database, 'many'));
    const grouped = await withCost(pid, () => betGrouped(database));
    const http = await target.drive(SECONDS);
    rounds.push({ yardstick: tps, single, spread, grouped, http });
  }
  const differences = await proveLedger(database);
  await database.close();
  yield* toFigures(rounds);
  yield* toHttpFigures(rounds);
  yield await memoryAfter(target, A_MILLION);
  yield {
    name: 'differences in the ledger afterwards',
    value: differences.length,
    unit: '',
    bound: { atMost: 0 },
  };
}

const openYardstick = async (serverUrl: string): Promise<() => Promise<number>> => {
  const pgbench = findPgbench();
  if (pgbench === undefined) {
    console.error(
      'pgbench is not installed (Debian: postgresql-contrib), so there is no yardstick and no ratio',
    );
    return async () => Number.NaN;
  }
  const url = await createDatabase(serverUrl, 'yardstick');
  await fillPgbench(pgbench, url, PGBENCH_SCALE);
  return () => runPgbench(pgbench, url, { clients: CLIENTS, seconds: SECONDS });
};

function* toFigures(rounds: readonly Round[]): Generator<Figure> {
  const middle = (pick: (round: Round) => number) => median(rounds.map(pick));
  const single = `wallet.bet, a transaction each, ${CLIENTS} at once`;
  const grouped = `wallet.bet, grouped, ${CROWD} at once`;
  yield { name: single, value: middle((r) => r.single.perSecond), unit: 'bets/s' };
  yield { name: `${single}, p99`, value: middle((r) => r.single.p99Ms), unit: 'ms' };
  yield { name: grouped, value: middle((r) => r.grouped.load.perSecond), unit: 'bets/s' };
  const p99 = middle((r) => r.grouped.load.p99Ms);
  yield { name: `${grouped}, p99`, value: p99, unit: 'ms', bound: { atMost: 50 } };
  yield {
    name: 'processor time a grouped bet, PostgreSQL',
    value: middle((r) => r.grouped.postgresUs),
    unit: 'us',
  };
  yield { name: 'processor time a grouped bet, Node', value: middle((r) => r.grouped.nodeUs), unit: 'us' };
  const spread = middle((r) => r.single.perSecond / r.spread.perSecond);
  yield { name: 'one house account to eight', value: spread, unit: 'times', bound: { atLeast: 0.9 } };
  const yardstick = middle((r) => r.yardstick);
  if (Number.isNaN(yardstick)) return;
  yield { name: `pgbench -N -M prepared -c ${CLIENTS}`, value: yardstick, unit: 'tps' };
  const singly = middle((r) => r.single.perSecond / r.yardstick);
  yield { name: `${single}, to pgbench`, value: singly, unit: 'times', bound: { atLeast: 0.8 } };
  const together = middle((r) => r.grouped.load.perSecond / r.yardstick);
  yield { name: `${grouped}, to pgbench`, value: together, unit: 'times', bound: { atLeast: 2 } };
}

function* toHttpFigures(rounds: readonly Round[]): Generator<Figure> {
  const middle = (pick: (round: Round) => number) => median(rounds.map(pick));
  const name = 'betwin over HTTP, a bet and a win, 64 connections';
  yield { name, value: middle(({ http }) => http.calls / http.seconds), unit: 'calls/s' };
  yield { name: `${name}, p99`, value: middle(({ http }) => http.p99Ms), unit: 'ms', bound: { atMost: 60 } };
  yield {
    name: `${name}, refused`,
    value: middle(({ http }) => http.failures),
    unit: '',
    bound: { atMost: 0 },
  };
  if (Number.isNaN(middle((r) => r.yardstick))) return;
  yield {
    name: `${name}, to pgbench`,
    value: middle(({ http, yardstick }) => http.calls / http.seconds / yardstick),
    unit: 'times',
    bound: { atLeast: 0.5 },
  };
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
