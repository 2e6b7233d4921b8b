import type { payments } from '@hintha/contract';
import { formatAmount, MERCHANT_CURRENCY, type Money } from '@hintha/money';
import type { Transaction } from '@hintha/platform';
import type { AppContext } from '../../../../app-context.ts';

import { findRate } from '../../channels/channel-store.ts';
import { buyCoins, ratesSince } from '../../channels/coin-rate.ts';
import { coinSettings } from '../../channels/settings.ts';
import { readSettings } from '../../../settings/index.ts';
import { selectPayeesById, type StoredPayee } from '../../payees/payee-store.ts';
import { updatePayout } from '../payout-store.ts';
import type { PayoutWay, StoredPayout, StoredWithdrawal } from '../types.ts';

const USDT = 'USDT';

export interface PayableSum {
  readonly amount: string;
  readonly currency: string;
  readonly coinAmount: Money | null;
  readonly coinRate: bigint | null;
}

/** What a payout ispaid in: money, or coins at the rate of the hour it is asked for in; undefined when none is known. */
export const payableSum = async (
  tx: Transaction,
  { kind }: StoredPayee,
  payout: StoredPayout,
  now: Date,
): Promise<PayableSum | undefined> => {
  if (kind !== 'usdt')
    return {
      amount: formatAmount(payout.amount),
      currency: MERCHANT_CURRENCY,
      coinAmount: null,
      coinRate: null,
    };
  const rate = payout.coinRate ?? (await findCurrentRate(tx, now));
  if (rate === undefined) return undefined;
  const coins = payout.coinAmount ?? buyCoins(payout.amount, rate);
  if (coins === 0n) return undefined;
  return { amount: formatAmount(coins), currency: USDT, coinAmount: coins, coinRate: rate };
};

const findCurrentRate = async (tx: Transaction, now: Date): Promise<bigint | undefined> =>
  findRate(tx, USDT, ratesSince(now, await readSettings(tx, coinSettings)));

/**
 * Keeps how many coins a payout isto be paid in by people, at the rate of the hour they are given it in; they and the
 * member are told the same. A payout that is paid in money, or by coins that have no rate, stays as it is.
 */
export const oweCoins = async (
  ctx: AppContext,
  tx: Transaction,
  payeeId: bigint,
  payout: StoredPayout,
): Promise<void> => {
  const [payee] = await selectPayeesById(tx, [payeeId]);
  if (payee === undefined || payout.coinAmount !== null) return;
  const sum = await payableSum(tx, payee, payout, ctx.clock.now());
  if (sum === undefined || sum.coinAmount === null) return;
  const { coinAmount, coinRate } = sum;
  await updatePayout(tx, payout, { coinAmount, coinRate });
};

const PAYABLE: readonly payments.WithdrawalState[] = ['APPROVED', 'PAYING', 'CONFIRMING'];

/** Whether a payout isone to pay: its withdrawal is approved, and it has not been paid. */
export const isPayable = ({ state }: StoredWithdrawal, payout: StoredPayout): boolean =>
  PAYABLE.includes(state) && payout.state === 'WAIT';

/** Who pays from now on: the gateway where one is set up, else people. */
export const payoutWay = ({ config }: AppContext): PayoutWay =>
  config.payoutUrl === null ? 'staff' : 'gateway';
