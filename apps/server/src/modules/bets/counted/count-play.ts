import { type Database, transaction, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { weighedGames } from '../../catalogue/index.ts';
import { indexNewPostings, postedReferences } from '../../wallet/index.ts';
import { WEIGHED } from '../rules.ts';
import * as store from './counted-store.ts';
import type { CountMark } from './counted-store.ts';

/** Five minutes: what counts is closed window by window. */
export const WINDOW_MS = 5 * 60_000;

const TRANSACTIONS_AT_ONCE = 5_000n;

export const windowStart = (at: Date): Date => new Date(at.getTime() - (at.getTime() % WINDOW_MS));

/** Counts what of bets was decided since the last time, by any number of workers, and closes the windows that are over. */
export const countPlay = async (ctx: AppContext): Promise<void> => {
  await indexNewPostings(ctx.db);
  while (!(await transaction(ctx.db, (tx) => countSome(tx, ctx.clock.now()))));
};

const titles = () => ({ games: weighedGames(), weighed: WEIGHED });

/** Counts some transactions; answers whether those were the last. */
const countSome = async (tx: Transaction, now: Date): Promise<boolean> => {
  const mark = await store.lockMark(tx);
  // A restored database counts its transactions anew.
  const watermark = mark.horizon < mark.watermark ? 0n : mark.watermark;
  const until =
    watermark + TRANSACTIONS_AT_ONCE < mark.horizon ? watermark + TRANSACTIONS_AT_ONCE : mark.horizon;
  const bets = store.changedBets({ watermark, until }, postedReferences({ watermark, until }));
  await store.countBets(tx, { ...titles(), bets, closedUntil: mark.closedUntil });
  const isLast = until === mark.horizon;
  await store.updateMark(tx, { ...(isLast ? closeWindow(mark, now) : mark), watermark: until });
  return isLast;
};

/** A window waits for what was under way when it was over, so that a bet counts in the one in which it was decided. */
const closeWindow = (mark: CountMark, now: Date): Omit<CountMark, 'watermark'> => {
  const { closing, closingXid, closedUntil } = mark;
  const over = windowStart(now);
  const isDue = closing !== null && closingXid !== null && mark.horizon >= closingXid;
  const closed = isDue ? closing : closedUntil;
  if (closed !== null && closed >= over)
    return { ...mark, closedUntil: closed, closing: null, closingXid: null };
  // Nobody was writing when the window was found over.
  if (mark.horizon === mark.own) return { ...mark, closedUntil: over, closing: null, closingXid: null };
  const isAsked = closing?.getTime() === over.getTime();
  return { ...mark, closedUntil: closed, closing: over, closingXid: isAsked ? closingXid : mark.own };
};

/** Counts anew the bets that were decided in a span, where something else is counted than they stand at. */
export const countMissed = (db: Database, span: { from: Date; to: Date }): Promise<number> =>
  transaction(db, async (tx) => {
    const { closedUntil } = await store.lockMark(tx);
    return store.countBets(tx, { ...titles(), bets: store.miscountedBets(span), closedUntil });
  });
