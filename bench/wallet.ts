import { proveLedger } from '@hintha/server/src/modules/wallet/index.ts';
import { createDatabase } from '../tools/postgres/index.ts';
import { openBenchServer } from './bench-server.ts';
import { median, type Figure } from './figure.ts';
import type { Load } from './load.ts';
import { fillPgbench, findPgbench, runPgbench } from './pgbench.ts';
import {
  betGrouped,
  betSingly,
  LOAD,
  openFundedDatabase,
  warmUp,
  withCost,
  type Cost,
} from './wallet-load.ts';

const { CLIENTS, CROWD, SECONDS, PGBENCH_SCALE, ROUNDS } = LOAD;

interface Round {
  /** Transactions a second of pgbench; not a number when it is not installed. */
  readonly yardstick: number;
  readonly single: Load;
  readonly spread: Load;
  readonly grouped: Cost;
}

/** The wallet's figures beside pgbench on the same server, in runs that take turns. */
export async function* measure(): AsyncGenerator<Figure> {
  await using server = await openBenchServer();
  const { url, pid } = server.postgres;
  const yardstick = await openYardstick(url);
  const database = await openFundedDatabase(url, 'bench');
  await warmUp(database);
  const rounds: Round[] = [];
  while (rounds.length < ROUNDS) {
    const tps = await yardstick();
    // Which of the two goes first changes from round to round.
    const spreadFirst = rounds.length % 2 ? await betSingly(database, 'many') : undefined;
    const single = await betSingly(database, 'one');
    const spread = spreadFirst ?? (await betSingly(database, 'many'));
    const grouped = await withCost(pid, () => betGrouped(database));
    rounds.push({ yardstick: tps, single, spread, grouped });
  }
  const differences = await proveLedger(database);
  await database.close();
  yield* toFigures(rounds);
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
