import { queueJobLater } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import type { Numero } from '../types.ts';
import { listDue, listWaitingFor, readNextOpening } from './chase-store.ts';
import { decideChase } from './decide-chase.ts';
import { placeItem } from './place-item.ts';

export const ADVANCE_CHASES = 'lottery-advance-chases';

const MOST_DUE = 10_000;
const AT_ONCE = 8;

export const advanceChase = async (ctx: AppContext, id: bigint): Promise<void> => {
  for (const item of await decideChase(ctx, id)) await placeItem(ctx, item);
};

/** Goes on with every chase that has something to do, and comes again when the next numero opens. */
export const advanceChases = async (ctx: AppContext): Promise<void> => {
  await advanceAll(ctx, await listDue(ctx.db, MOST_DUE));
  await askForNext(ctx);
};

/**
 * What a numero that is settled or called off means for the chases on it, once its bets and rebates are paid: those that
 * have won stop before they bet on the next one.
 */
export const advanceAfter = async (ctx: AppContext, { id }: Pick<Numero, 'id'>): Promise<void> =>
  advanceAll(ctx, await listWaitingFor(ctx.db, id));

const advanceAll = async (ctx: AppContext, ids: readonly bigint[]): Promise<void> => {
  for (let from = 0; from < ids.length; from += AT_ONCE)
    await Promise.all(ids.slice(from, from + AT_ONCE).map((id) => advanceChase(ctx, id)));
};

/** Has the chases go on when the next numero opens that one of them waits for. */
export const askForNext = async ({ db }: AppContext): Promise<void> => {
  const waits = await readNextOpening(db);
  if (waits !== null) await queueJobLater(db, ADVANCE_CHASES, Math.max(0, Math.ceil(waits)));
};
