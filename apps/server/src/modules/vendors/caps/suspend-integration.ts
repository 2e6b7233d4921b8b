import type { PassedCap } from '@hintha/contract';
import { transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { recordAudit, SYSTEM } from '../../audit/index.ts';
import { setConnected } from '../../catalogue/index.ts';
import { lockIntegration, updateSuspension } from '../integration-store.ts';
import type { Finding } from '../types.ts';

export interface Suspicion {
  readonly code: string;
  readonly cap: PassedCap;
  readonly finding: Finding;
}

/**
 * Suspends an integration that would have passed one of its caps: it takes no bets, opens no games and pays no wins
 * until two of the staff resume it. So it does with one that sends too many wins without a bet. One that is suspended
 * stays so for what it was first.
 */
export const suspendIntegration = async (
  ctx: AppContext,
  { code, cap, finding }: Suspicion,
): Promise<void> => {
  const { db, clock, log } = ctx;
  const isNew = await transaction(db, async (tx) => {
    const integration = await lockIntegration(tx, code);
    if (integration === undefined || integration.suspendedAt !== null) return false;
    await updateSuspension(tx, code, { at: clock.now(), cap, finding });
    await setConnected(tx, code, false);
    const details = { cap, ...finding };
    const subject = `integration:${code}`;
    await recordAudit(tx, {
      actor: SYSTEM,
      action: 'integration.suspend',
      subject,
      reason: reasonOf(cap),
      details,
    });
    return true;
  });
  if (isNew) log.error({ integration: code, cap, finding }, 'an integration is suspended; staff decides');
};

const reasonOf = (cap: PassedCap): string =>
  cap === 'wins_without_bet' ? 'too many wins without a bet' : 'a call would have passed a cap';
