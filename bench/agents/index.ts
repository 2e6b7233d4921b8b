import { type Database, migrate, openDatabase } from '@hintha/platform';
import { selectDownlines } from '@hintha/server/src/modules/agents/tree/downline-store.ts';
import { fileURLToPath } from 'node:url';
import { createDatabase } from '../../tools/postgres/index.ts';
import { givenMove, givenTree, givenUpline, teamsOfSize } from '../../tools/scenario/index.ts';
import { openBenchServer } from '../bench-server.ts';
import { type Figure, median } from '../figure.ts';
import { measureFigures } from './figures.ts';

const MIGRATIONS = fileURLToPath(new URL('../../apps/server/migrations/', import.meta.url));
const ACCOUNTS = Number(process.env.BENCH_ACCOUNTS ?? 1_000_000);
const JOINING = 1_000;
const MOVES = 5;
/** About so many stand below the account that moves. */
const TEAM = 10_000;
const SMALL_TEAM = 10;
const PAGES = 25;
/** As the site asks for them. */
const PAGE = 31;
const MOST_COUNTED = 500;

/** The tree of agents with a million accounts: who joins, a page of any team, and a team that moves. */
export async function* measure(): AsyncGenerator<Figure> {
  await using server = await openBenchServer();
  const url = await createDatabase(server.postgres.url, 'bench');
  const owner = openDatabase(url, { max: 1 });
  await migrate(owner, MIGRATIONS);
  await givenTree(owner, ACCOUNTS);
  const db = openDatabase(url, { max: 4, session: { role: 'hintha_app' } });
  const joins: number[] = [];
  for (let n = 1; n <= JOINING; n += 1) {
    const above = BigInt((n * 7_919) % ACCOUNTS) + 1n;
    joins.push(await timed(() => givenUpline(db, { below: BigInt(ACCOUNTS + n), above })));
  }
  yield { name: 'an account joins, median', value: median(joins), unit: 'ms', bound: { atMost: 5 } };
  yield* measurePages(db);
  const [team = 0n, ...others] = await teamsOfSize(db, TEAM, MOVES + 1);
  const moves: number[] = [];
  let moved = 0n;
  for (const above of others) moves.push(await timed(async () => (moved = await givenMove(db, team, above))));
  const seconds = median(moves) / 1_000;
  const bound = { atMost: (5 * Number(moved)) / TEAM };
  yield { name: `a team of ${moved} accounts moves, median`, value: seconds, unit: 's', bound };
  yield* measureFigures(owner, db, ACCOUNTS + JOINING);
  await owner.close();
  await db.close();
}

/** A page of the largest team of all costs about what one of a small team does. */
async function* measurePages(db: Database): AsyncGenerator<Figure> {
  const small = await teamsOfSize(db, SMALL_TEAM, PAGES);
  const page = async (under: bigint) =>
    timed(() =>
      selectDownlines(db, { under, order: 'tree', after: null, limit: PAGE, mostCounted: MOST_COUNTED }),
    );
  const [ofAll, ofSmall]: [number[], number[]] = [[], []];
  for (const under of small) {
    ofSmall.push(await page(under));
    ofAll.push(await page(1n));
  }
  const bound = { atMost: 50 };
  yield { name: 'a page of a small team, median', value: median(ofSmall), unit: 'ms' };
  yield { name: 'a page of the team of all, median', value: median(ofAll), unit: 'ms', bound };
}

const timed = async (action: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await action();
  return performance.now() - start;
};
