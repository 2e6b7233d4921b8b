import { openBenchServer } from '../bench-server.ts';
import { median, type Figure } from '../figure.ts';
import {
  betGrouped,
  betSingly,
  LOAD,
  openFundedDatabase,
  warmUp,
  withCost,
  type Cost,
} from './load-wallet.ts';

const PARTITIONS = Array.from(
  { length: 16 },
  (_, n) =>
    `create table part_${n} partition of wallet_posting for values with (modulus 16, remainder ${n});`,
);

const relayout = (partition: string, aggregates: readonly string[]): string => `
  drop view wallet_entry;
  create table relaid (like wallet_posting including all) ${partition};
  drop table wallet_posting;
  alter table relaid rename to wallet_posting;
  ${aggregates.join('\n')}
  grant select, insert on wallet_posting to hintha_app;`;

const LAYOUTS = {
  plain: relayout('', []),
  partitioned: relayout('partition by hash (wallet)', PARTITIONS),
} as const;

type Layout = keyof typeof LAYOUTS;

/** Postings in one table and in sixteen hash partitions, in runs that take turns. */
export async function* measure(): AsyncGenerator<Figure> {
  await using server = await openBenchServer();
  const { url, pid } = server.postgres;
  const databases = {
    plain: await openFundedDatabase(url, 'plain', LAYOUTS.plain),
    partitioned: await openFundedDatabase(url, 'partitioned', LAYOUTS.partitioned),
  };
  for (const database of Object.values(databases)) await warmUp(database);
  const costs: Record<Layout, { single: Cost[]; grouped: Cost[] }> = {
    plain: { single: [], grouped: [] },
    partitioned: { single: [], grouped: [] },
  };
  for (let round = 0; round < LOAD.ROUNDS; round += 1) {
    for (const layout of ['plain', 'partitioned'] as const) {
      costs[layout].single.push(await withCost(pid, () => betSingly(databases[layout], 'one')));
      costs[layout].grouped.push(await withCost(pid, () => betGrouped(databases[layout])));
    }
  }
  for (const layout of ['plain', 'partitioned'] as const) {
    yield* toFigures(`${layout}, a transaction each, ${LOAD.CLIENTS} at once`, costs[layout].single);
    yield* toFigures(`${layout}, grouped, ${LOAD.CROWD} at once`, costs[layout].grouped);
  }
  await databases.plain.close();
  await databases.partitioned.close();
}

function* toFigures(name: string, costs: readonly Cost[]): Generator<Figure> {
  const middle = (pick: (cost: Cost) => number) => median(costs.map(pick));
  yield { name, value: middle(({ load }) => load.perSecond), unit: 'bets/s' };
  yield { name: `${name}, p99`, value: middle(({ load }) => load.p99Ms), unit: 'ms' };
  yield { name: `${name}, PostgreSQL`, value: middle(({ postgresUs }) => postgresUs), unit: 'us a bet' };
}
