import type { House } from '../../../house.ts';
import { readValidBet, sumDeposits } from '../../turnover/index.ts';
import type { Earning, Raffle } from './types.ts';

/** What a member has deposited and bet in the period of a raffle so far. */
export const readEarning = async (
  { db, clock }: House,
  accountId: bigint,
  { startsAt: from, endsAt }: Raffle,
): Promise<Earning> => {
  const now = clock.now();
  const span = { from, to: now < endsAt ? now : endsAt };
  if (span.to <= span.from) return { deposited: 0n, bet: 0n };
  return {
    deposited: await sumDeposits(db, accountId, span),
    bet: await readValidBet(db, accountId, span),
  };
};
