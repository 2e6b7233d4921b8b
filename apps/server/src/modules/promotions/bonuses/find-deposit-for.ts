import type { Transaction } from '@hintha/platform';
import { businessDay } from '../../../business-day.ts';
import type { BonusKind } from '../bonus-types.ts';
import { findLastDeposit, type LastDeposit } from './bonus-store.ts';
import type { GrantOrder } from './grant-bonus.ts';

/** The deposit that a bonus is given on now; null when there is none. */
export const findDepositFor = async (
  tx: Transaction,
  { accountId, kind, at }: { accountId: bigint; kind: BonusKind; at: Date },
): Promise<GrantOrder['deposit']> => {
  const last = await findLastDeposit(tx, accountId);
  return last !== undefined && fits(kind, last, at) ? { id: last.id, amount: last.base } : null;
};

/** The last deposit, of today and not yet played through; the first one ever for a bonus on that. */
const fits = (kind: BonusKind, last: LastDeposit, at: Date): boolean => {
  if (last.used || last.state !== 'OPEN') return false;
  return kind.firstDeposit ? last.deposits === 1n : businessDay(last.openedAt) === businessDay(at);
};
