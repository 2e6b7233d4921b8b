import { BusinessError, transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { NOBODYS_PASSWORD, verifyPassword } from '../passwords/hash-password.ts';
import { openWorkQueue, type WorkQueue } from '../passwords/work-queue.ts';
import {
  clearTries,
  countTries,
  findPaymentPassword,
  insertTry,
  lockPayment,
  removeTry,
  reopen,
} from './payment-password-store.ts';
import { readSettings } from '../../settings/index.ts';
import { attemptSettings } from '../settings.ts';

const MINUTE_MS = 60_000;

/**
 * Refuses what is not the withdraw password of the account. Some wrong ones with no right one between them close it
 * for a while. An account without a withdraw password has none that is right.
 */
export const checkPaymentPassword = (ctx: AppContext, accountId: bigint, typed: string): Promise<void> =>
  withAccountMutex(accountId, () => tryPassword(ctx, accountId, typed));

const tryPassword = async (ctx: AppContext, accountId: bigint, typed: string): Promise<void> => {
  const id = await takeTry(ctx, accountId);
  const stored = (await findPaymentPassword(ctx.db, accountId)) ?? NOBODYS_PASSWORD;
  let right: boolean;
  try {
    right = await verifyPassword(ctx, stored, typed.trim());
  } catch (error) {
    // One that could not be checked does not count.
    await removeTry(ctx.db, id);
    throw error;
  }
  if (!right) throw new BusinessError('payment_password_wrong');
  await clearTries(ctx.db, accountId);
};

/** The try is written down before the password is checked, so that many at the same time gain nothing. */
const takeTry = ({ db, clock }: AppContext, accountId: bigint): Promise<bigint> =>
  transaction(db, async (tx) => {
    const at = clock.now();
    const settings = await readSettings(tx, attemptSettings);
    const closedMs = settings.paymentPasswordMinutes * MINUTE_MS;
    await lockPayment(tx, accountId);
    await reopen(tx, accountId, new Date(at.getTime() - closedMs));
    const { count, closed } = await countTries(tx, accountId);
    if (closed) throw new BusinessError('too_many_requests');
    return insertTry(tx, { accountId, closing: count + 1 >= settings.paymentPasswordAttempts, at });
  });

/** As many as a member may have on the way beside the one that is checked. */
const WAITING = { known: 20, unrecognised: 0 };

const queues = new Map<bigint, { readonly turns: WorkQueue; coming: number }>();

/** Does the work of one account after one another, so that right answers on their way do not count as tries. */
const withAccountMutex = async <Result>(accountId: bigint, work: () => Promise<Result>): Promise<Result> => {
  const queue = queues.get(accountId) ?? { turns: openWorkQueue({ atOnce: 1, waiting: WAITING }), coming: 0 };
  queues.set(accountId, queue);
  queue.coming += 1;
  try {
    return await queue.turns.runQueued('known', work);
  } finally {
    queue.coming -= 1;
    if (queue.coming === 0) queues.delete(accountId);
  }
};
