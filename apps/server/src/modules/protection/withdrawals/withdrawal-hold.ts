import type { Database, Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { findCredentialChange } from '../../identity/index.ts';

const HELD_MS = 24 * 60 * 60_000;

/** Until when money may not leave the account because a credential of it was changed; null when it may. */
export const withdrawalsHeldUntil = async (
  { clock }: AppContext,
  on: Database | Transaction,
  accountId: bigint,
): Promise<Date | null> => {
  const changedAt = await findCredentialChange(on, accountId);
  const until = changedAt === null ? null : new Date(changedAt.getTime() + HELD_MS);
  return until !== null && until > clock.now() ? until : null;
};
