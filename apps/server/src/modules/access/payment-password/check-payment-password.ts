import { Refusal, transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { NOBODYS_PASSWORD, verifyPassword } from '../password.ts';
import { inTurnOf } from './in-turn-of.ts';
import {
  clearTries,
  countTries,
  findPaymentPassword,
  insertTry,
  lockPayment,
  removeTry,
  reopen,
} from './payment-store.ts';

const MOST_WRONG = 5;
const CLOSED_MS = 30 * 60_000;

/**
 * Refuses what is not the withdraw password of the account. Five wrong ones with no right one between them close it
 * for half an hour. An account without a withdraw password has none that is right.
 */
export const checkPaymentPassword = (house: House, accountId: bigint, typed: string): Promise<void> =>
  inTurnOf(accountId, () => tryPassword(house, accountId, typed));

const tryPassword = async (house: House, accountId: bigint, typed: string): Promise<void> => {
  const id = await takeTry(house, accountId);
  const stored = (await findPaymentPassword(house.db, accountId)) ?? NOBODYS_PASSWORD;
  let right: boolean;
  try {
    right = await verifyPassword(stored, typed.trim());
  } catch (error) {
    // One that could not be looked at counts for nothing.
    await removeTry(house.db, id);
    throw error;
  }
  if (!right) throw new Refusal('payment_password_wrong');
  await clearTries(house.db, accountId);
};

/** The try is written down before the password is looked at, so that many at the same time gain nothing. */
const takeTry = ({ db, clock }: House, accountId: bigint): Promise<bigint> =>
  transaction(db, async (tx) => {
    const at = clock.now();
    await lockPayment(tx, accountId);
    await reopen(tx, accountId, new Date(at.getTime() - CLOSED_MS));
    const { count, closed } = await countTries(tx, accountId);
    if (closed) throw new Refusal('too_many_requests');
    return insertTry(tx, { accountId, closing: count + 1 >= MOST_WRONG, at });
  });
