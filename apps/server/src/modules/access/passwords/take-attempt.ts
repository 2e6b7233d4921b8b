import { Refusal, transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { clearAttempts, countAttempts, holdAccount, insertAttempt } from './password-store.ts';

const MOST_WRONG = 5;
const SPAN_MS = 15 * 60_000;

/**
 * Lets the old password be tried, five times within fifteen minutes. The attempt is written down first, so that many
 * at the same time gain nothing; one that proves right is forgiven by its caller.
 */
export const takeAttempt = async ({ db, clock }: House, accountId: bigint): Promise<void> => {
  const now = clock.now();
  const since = new Date(now.getTime() - SPAN_MS);
  await transaction(db, async (tx) => {
    await holdAccount(tx, accountId);
    await clearAttempts(tx, accountId, since);
    if ((await countAttempts(tx, accountId, since)) >= MOST_WRONG) throw new Refusal('too_many_requests');
    await insertAttempt(tx, accountId, now);
  });
};
