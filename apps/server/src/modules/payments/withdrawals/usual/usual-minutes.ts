import type { AppContext } from '../../../../app-context.ts';
import type { WithdrawalDetails } from '../read-withdrawal.ts';
import { readSentTimes } from './usual-store.ts';

const LEAST = 5;
const MOST = 50;
const RECENT_MS = 30 * 24 * 60 * 60_000;
const MINUTE_S = 60;

/** How many minutes money usually takes to be sent by the way of this withdrawal; null where nothing can be said. */
export const usualMinutes = async (
  { db, clock }: AppContext,
  { withdrawal, payee }: Pick<WithdrawalDetails, 'withdrawal' | 'payee'>,
): Promise<number | null> => {
  if (withdrawal.endedAt !== null) return null;
  const since = new Date(clock.now().getTime() - RECENT_MS);
  const { count, medianS } = await readSentTimes(db, { provider: payee.provider, since, most: MOST });
  if (count < LEAST || medianS === null) return null;
  return Math.max(1, Math.ceil(medianS / MINUTE_S));
};
