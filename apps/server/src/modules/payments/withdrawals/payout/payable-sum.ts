import { formatAmount, type Money } from '@hintha/money';
import type { Transaction } from '@hintha/platform';
import { MERCHANT_CURRENCY } from '../../../settings/index.ts';
import { findRate } from '../../channels/channel-store.ts';
import { buyCoins, ratesSince } from '../../channels/coin-rate.ts';
import type { StoredPayee } from '../../payees/types.ts';
import type { StoredPart } from '../types.ts';

const USDT = 'USDT';

export interface PayableSum {
  readonly amount: string;
  readonly currency: string;
  readonly coinAmount: Money | null;
  readonly coinRate: bigint | null;
}

/** What a part is paid in: money, or coins at the rate of the hour it is asked for in; undefined when none is known. */
export const payableSum = async (
  tx: Transaction,
  { kind }: StoredPayee,
  part: StoredPart,
  now: Date,
): Promise<PayableSum | undefined> => {
  if (kind !== 'usdt')
    return {
      amount: formatAmount(part.amount),
      currency: MERCHANT_CURRENCY,
      coinAmount: null,
      coinRate: null,
    };
  const rate = part.coinRate ?? (await findRate(tx, USDT, ratesSince(now)));
  if (rate === undefined) return undefined;
  const coins = part.coinAmount ?? buyCoins(part.amount, rate);
  if (coins === 0n) return undefined;
  return { amount: formatAmount(coins), currency: USDT, coinAmount: coins, coinRate: rate };
};
