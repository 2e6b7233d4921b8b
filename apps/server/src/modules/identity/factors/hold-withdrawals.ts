import type { Database, Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { findHeldUntil, setHeldUntil } from './credential-store.ts';

const HELD_MS = 24 * 60 * 60_000;

/** Lets money leave the account only after 24 hours, because a key of it is changed. */
export const holdWithdrawals = ({ clock }: AppContext, tx: Transaction, accountId: bigint): Promise<void> =>
  setHeldUntil(tx, accountId, new Date(clock.now().getTime() + HELD_MS));

/** Until when money may not leave the account; null when it may. */
export const withdrawalsHeldUntil = async (
  { clock }: AppContext,
  on: Database | Transaction,
  accountId: bigint,
): Promise<Date | null> => {
  const until = await findHeldUntil(on, accountId);
  return until !== null && until > clock.now() ? until : null;
};
