import type { Money } from '@hintha/money';
import type { Database } from '@hintha/platform';
import { sumDepositBases } from './requirement-store.ts';

/** What a member has deposited within a span; a deposit that was taken back does not count. */
export const sumDeposits = (
  db: Database,
  accountId: bigint,
  span: { from: Date; to: Date },
): Promise<Money> => sumDepositBases(db, accountId, span);
