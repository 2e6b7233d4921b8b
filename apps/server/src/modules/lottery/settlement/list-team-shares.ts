import type { Money } from '@hintha/money';
import type { Database } from '@hintha/platform';
import { type PaidShare, selectPaidShares, sumPaid } from './rebate-store.ts';

export type { PaidShare };

interface Asked {
  readonly accountId: bigint;
  /** Paid at or after, and before. */
  readonly from: Date;
  readonly to: Date;
}

interface Shares {
  readonly shares: readonly PaidShare[];
  readonly total: number;
  /** Of all of them. */
  readonly amount: Money;
}

/** What an account was paid for its team's bets on lotteries, share by share, the latest first. */
export const listTeamShares = async (
  db: Database,
  asked: Asked,
  page: { readonly limit: number; readonly offset: number },
): Promise<Shares> => {
  const [shares, sums] = await Promise.all([selectPaidShares(db, asked, page), sumPaid(db, asked)]);
  return { shares, ...sums };
};
