import { collectContributions, openLog, type Clock, type Database } from '@hintha/platform';
import { ALL_CONTRIBUTIONS } from '@hintha/server/src/all-modules.ts';
import type { AppContext } from '@hintha/server/src/app-context.ts';
import { businessDay, dayEnd, dayStart } from '@hintha/server/src/business-day.ts';
import { addDays, WINDOW_MS, windowStart } from '@hintha/server/src/modules/bets/index.ts';
import { runKind } from '@hintha/server/src/modules/contracts/runs/run-kind.ts';
import { sumTeams } from '@hintha/server/src/modules/teams/index.ts';
import { listProfit } from '@hintha/server/src/modules/teams/pages/list-profit.ts';
import { readTeam } from '@hintha/server/src/modules/teams/pages/read-team.ts';
import {
  countSettled,
  givenChain,
  givenClosed,
  givenContractsEnded,
  givenCounted,
  givenFundedWallets,
  givenTeamDays,
} from '../../tools/scenario/index.ts';
import { type Figure, median } from '../figure.ts';

const DAYS = 90;
/** One of so many accounts plays on a day. */
const ONE_OF = 100;
const CALLS = 25;
const WINDOW_BETS = 100_000;
/** Of the tree of four below each: 349,525 contracts of daily wages, where there are a million accounts. */
const DAILY_LEVELS = 10;
/** And 21,845 of real-time salary. */
const WINDOW_LEVELS = 8;
/** So many deposits are posted together and followed at once; a site sees that many in an hour. */
const FUNDED = 20_000;
const HOUR_MS = 3_600_000;

/** What agents look at and what they are paid, with ninety days of figures of all accounts. */
export async function* measureFigures(
  owner: Database,
  db: Database,
  accounts: number,
): AsyncGenerator<Figure> {
  const now = new Date();
  const today = businessDay(now);
  await givenTeamDays(owner, { last: addDays(today, -1), days: DAYS, oneOf: ONE_OF });
  const ctx = contextAt(db, now);
  const month = { from: addDays(today, -29), to: today };
  const [overviews, profits]: [number[], number[]] = [[], []];
  for (let call = 0; call < CALLS; call += 1) {
    overviews.push(await timed(() => readTeam(ctx, 1n, { ...month, scope: 'team' })));
    profits.push(
      await timed(() =>
        listProfit(ctx, 1n, { ...month, order: 'net', scope: 'team', pageNo: 1, pageSize: 20 }),
      ),
    );
  }
  const bound = { atMost: 50 };
  yield { name: 'overview of the top for 30 days, median', value: median(overviews), unit: 'ms', bound };
  yield { name: 'its profit account by account, median', value: median(profits), unit: 'ms', bound };
  yield* measureRuns(owner, db, { accounts, now });
}

async function* measureRuns(
  owner: Database,
  db: Database,
  { accounts, now }: { accounts: number; now: Date },
): AsyncGenerator<Figure> {
  const yesterday = addDays(businessDay(now), -1);
  const five = contextAt(db, new Date(dayEnd(yesterday).getTime() + 5 * HOUR_MS));
  const followed = await fundAll(owner, five, accounts);
  yield { name: `figures of teams follow ${FUNDED} deposits, median`, value: median(followed), unit: 's' };
  const contracts = await givenChain(owner, {
    kind: 'DAILY',
    levels: DAILY_LEVELS,
    from: dayStart(yesterday),
  });
  await givenClosed(owner, dayEnd(yesterday));
  const before = process.memoryUsage().rss;
  const daily = (await timed(() => runKind(five, 'DAILY'))) / 1_000;
  yield { name: 'contracts of daily wages', value: contracts, unit: '' };
  yield { name: 'they are settled and paid', value: daily, unit: 's', bound: { atMost: 300 } };
  const settled = await countSettled(owner, 'DAILY');
  if (settled !== contracts) throw new Error(`${settled} of ${contracts} contracts are settled`);
  const memory = (process.memoryUsage().rss - before) / 2 ** 20;
  yield { name: 'memory that it took', value: memory, unit: 'MB', bound: { atMost: 500 } };
  const over = windowStart(now);
  await givenCounted(owner, { bets: WINDOW_BETS, accounts, before: over });
  await givenClosed(owner, over);
  // Whoever has a daily wage has no other salary.
  await givenContractsEnded(owner, new Date(over.getTime() - WINDOW_MS));
  const window = contextAt(db, new Date(over.getTime() + 10_000));
  const salaries = await givenChain(owner, {
    kind: 'REALTIME',
    levels: WINDOW_LEVELS,
    from: new Date(over.getTime() - WINDOW_MS),
  });
  const realtime = (await timed(() => runKind(window, 'REALTIME'))) / 1_000;
  yield { name: 'contracts of real-time salary', value: salaries, unit: '' };
  const bound = { atMost: 10 };
  yield { name: `a window of ${WINDOW_BETS} bets is settled and paid`, value: realtime, unit: 's', bound };
}

/** Gives every account money to pay with, part by part; answers how many seconds the figures took to follow each. */
const fundAll = async (owner: Database, ctx: AppContext, accounts: number): Promise<number[]> => {
  const took: number[] = [];
  for (let done = 0; done < accounts; done += FUNDED) {
    const part = { first: BigInt(done + 1), count: Math.min(FUNDED, accounts - done) };
    await givenFundedWallets(owner, part, { each: 1_000_000_000n, reference: `bench-${done}` });
    took.push((await timed(() => sumTeams(ctx))) / 1_000);
  }
  return took;
};

const contextAt = (db: Database, at: Date): AppContext => {
  const clock: Clock = { now: () => at };
  const contributions = collectContributions(ALL_CONTRIBUTIONS);
  const events = { publish: () => undefined };
  return { db, clock, contributions, events, log: openLog('bench', 'silent') } as unknown as AppContext;
};

const timed = async (action: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await action();
  return performance.now() - start;
};
