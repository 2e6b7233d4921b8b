import { migrate, openDatabase } from '@hintha/platform';
import { fileURLToPath } from 'node:url';
import { createDatabase } from '../../tools/postgres/index.ts';
import { givenMove, givenTree, givenUpline, teamsOfSize } from '../../tools/scenario/index.ts';
import { openBenchServer } from '../bench-server.ts';
import { type Figure, median } from '../figure.ts';

const MIGRATIONS = fileURLToPath(new URL('../../apps/server/migrations/', import.meta.url));
const ACCOUNTS = Number(process.env.BENCH_ACCOUNTS ?? 1_000_000);
const JOINING = 1_000;
const MOVES = 5;
/** About so many stand below the account that moves. */
const TEAM = 10_000;

/** The tree of agents with a million accounts: who joins, and a team that moves. */
export async function* measure(): AsyncGenerator<Figure> {
  await using server = await openBenchServer();
  const url = await createDatabase(server.postgres.url, 'bench');
  const owner = openDatabase(url, { max: 1 });
  await migrate(owner, MIGRATIONS);
  await givenTree(owner, ACCOUNTS);
  await owner.close();
  const db = openDatabase(url, { max: 4, session: { role: 'hintha_app' } });
  const joins: number[] = [];
  for (let n = 1; n <= JOINING; n += 1) {
    const above = BigInt((n * 7_919) % ACCOUNTS) + 1n;
    joins.push(await timed(() => givenUpline(db, { below: BigInt(ACCOUNTS + n), above })));
  }
  yield { name: 'an account joins, median', value: median(joins), unit: 'ms', bound: { atMost: 5 } };
  const [team = 0n, ...others] = await teamsOfSize(db, TEAM, MOVES + 1);
  const moves: number[] = [];
  let moved = 0n;
  for (const above of others) moves.push(await timed(async () => (moved = await givenMove(db, team, above))));
  const seconds = median(moves) / 1_000;
  const bound = { atMost: (5 * Number(moved)) / TEAM };
  yield { name: `a team of ${moved} accounts moves, median`, value: seconds, unit: 's', bound };
  await db.close();
}

const timed = async (action: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await action();
  return performance.now() - start;
};
