import type { Database, Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { findCredentialChange } from '../../identity/index.ts';
import { readSettings } from '../../settings/index.ts';
import { protectionSettings } from '../settings.ts';

const HOUR_MS = 60 * 60_000;

/** Until when money may not leave the account because a credential of it was changed; null when it may. */
export const withdrawalsHeldUntil = async (
  { clock }: AppContext,
  on: Database | Transaction,
  accountId: bigint,
): Promise<Date | null> => {
  const changedAt = await findCredentialChange(on, accountId);
  if (changedAt === null) return null;
  const until = new Date(changedAt.getTime() + (await withdrawalHoldHours(on)) * HOUR_MS);
  return until > clock.now() ? until : null;
};

/** For how long money stays after a credential was changed. */
export const withdrawalHoldHours = async (on: Database | Transaction): Promise<number> =>
  (await readSettings(on, protectionSettings)).withdrawalHoldHours;
