import assert from 'node:assert/strict';
import type { AppContext } from '@hintha/server/src/app-context.ts';
import { countPlay, findClosedUntil, windowStart } from '@hintha/server/src/modules/bets/index.ts';
import { sumTeams } from '@hintha/server/src/modules/teams/index.ts';
import { vi } from 'vitest';
import { isCountedBelow, isSummedBelow, newTransaction } from '../scenario/index.ts';

/** Within the time of a test: on a busy machine another test's transaction may be open for longer than half a minute. */
const LONGEST_MS = 240_000;

/**
 * Does something until it has come to everything that has been committed. Transactions of other databases of the same
 * server, such as those of other tests, keep what came after them from being looked at until they end.
 */
const untilAll = async (
  { db }: AppContext,
  run: () => Promise<void>,
  isDone: (xid: bigint) => Promise<boolean>,
): Promise<void> => {
  const xid = await newTransaction(db);
  // What it cannot do is said at once, and not after the last of many attempts.
  await run();
  await vi.waitFor(
    async () => {
      await run();
      assert(await isDone(xid), 'something is under way that began before');
    },
    { timeout: LONGEST_MS, interval: 20 },
  );
};

/** Counts the play of everything that has been committed, and closes the windows that are over. */
export const countAllPlay = (ctx: AppContext): Promise<void> =>
  untilAll(
    ctx,
    () => countPlay(ctx),
    async (xid) => {
      const closed = await findClosedUntil(ctx.db);
      return closed !== null && closed >= windowStart(ctx.clock.now()) && (await isCountedBelow(ctx.db, xid));
    },
  );

/** Brings the figures of teams to everything that has been committed. */
export const sumAllTeams = async (ctx: AppContext): Promise<void> => {
  await countAllPlay(ctx);
  await untilAll(
    ctx,
    () => sumTeams(ctx),
    (xid) => isSummedBelow(ctx.db, xid),
  );
};
