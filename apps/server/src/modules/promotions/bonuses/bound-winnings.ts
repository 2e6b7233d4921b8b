import { money, ZERO } from '@hintha/money';
import type { Transaction } from '@hintha/platform';
import { sumAway } from '../../vendors/index.ts';
import { listUnsettled, settleGrant } from './bonus-store.ts';
import { gainOf, takeBack } from './take-back.ts';

/**
 * When a bonus that cost nothing has been played through, what stands above the member's own money stays up to the
 * bonus's bound and is taken back beyond it. The wallet is locked, so this comes before any money can leave. Nobody
 * knows what stands there before what is at vendors has come home, so it waits for that.
 */
export const boundWinnings = async (tx: Transaction, accountId: bigint): Promise<void> => {
  const unsettled = await listUnsettled(tx, accountId);
  if (unsettled.length === 0 || (await sumAway(tx, accountId)) > 0n) return;
  for (const grant of unsettled) {
    const beyond = (await gainOf(tx, grant)) - (grant.mostKept ?? 0n);
    const amount = beyond > 0n ? money(beyond) : ZERO;
    await takeBack(tx, grant, { amount, why: 'bounded' });
    await settleGrant(tx, grant.id, amount);
  }
};

/** Whether a bonus that was played through still waits for money to come home; asked after `boundWinnings`. */
export const hasUnboundWinnings = async (tx: Transaction, accountId: bigint): Promise<boolean> =>
  (await listUnsettled(tx, accountId)).length > 0;
