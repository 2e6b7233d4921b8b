import { repeat, type Repeated } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { retryDebts } from './pay-due.ts';

const PAUSE_MS = 500;

/**
 * Pays debts as soon as money has come to who owes: balances that change are told by domain events, and those of a moment
 * are looked at together. An event that is lost is made up for by the job.
 */
export const watchCredits = (ctx: AppContext): Repeated => {
  const changed = new Set<string>();
  const stop = ctx.events.subscribe((event) => {
    if (event.type === 'balance-changed') changed.add(event.key);
  });
  const look = async (): Promise<void> => {
    if (changed.size === 0) return;
    const ids = [...changed].map(BigInt);
    changed.clear();
    await retryDebts(ctx, ids);
  };
  const watching = repeat(PAUSE_MS, look, (error) =>
    ctx.log.warn({ err: error }, 'debts by contract could not be looked at'),
  );
  return {
    close: async () => {
      stop();
      await watching.close();
    },
  };
};
