import { money } from '@hintha/money';
import { amount, defineSettings, rate, type Values, whole } from '../../settings/index.ts';

const MINUTES = { least: 1, most: 1_440, needsApproval: true } as const;

/** What coins have to come to, and how long their rates count (`domain/payments`, coins). */
export const coinSettings = defineSettings('payments.coins', ['payments', 'risk', 'administrator'], {
  /** In coins: less than that waits until more has come. */
  least: amount(money(10_00n), { least: money(1n), most: money(1_000_000_00n) }),
  confirmations: whole(20, 'times', { least: 1, most: 1_000, needsApproval: true }),
  /** A rate that is fed in counts for so long; after that nothing is ordered by it until the next comes. */
  rateMinutes: whole(10, 'minutes', MINUTES),
  /** The share by which a new rate may differ from the market's: one that is far from it gives money away. */
  mostRateGap: rate('0.2', { least: '0.001', most: '1' }),
  /** For how long an order keeps the rate that it was made at. */
  rateKeptMinutes: whole(15, 'minutes', MINUTES),
});

export type CoinSettings = Values<typeof coinSettings.settings>;
