import { type Money, money } from '@hintha/money';
import { amount, defineSettings, type Values, whole } from '../../settings/index.ts';

const THOUSAND = 1_000_00n;
const MILLION = 1_000n * THOUSAND;

const payout = (most: bigint) => ({
  least: amount(money(100n * THOUSAND), { least: money(100n) }),
  most: amount(money(most), { least: money(200n) }),
});

const wallet = payout(MILLION);
const bank = payout(50n * MILLION);
const usdt = payout(50n * MILLION);

/** The limits, fees and waits of payments to members (`domain/payments`, withdrawals). */
export const withdrawalSettings = defineSettings(
  'payments.withdrawals',
  ['payments', 'risk', 'administrator'],
  {
    least: amount(money(10n * THOUSAND), { least: money(100n) }),
    // More withdrawals a day than anybody has a reason for are a way to wear the payers out.
    mostPerDay: whole(10, 'times', { least: 1, most: 100, needsApproval: true }),
    feePercent: whole(1, 'percent', { least: 0, most: 20, needsApproval: true }),
    leastFee: amount(money(100_00n)),
    // What one payment may come to: wallets take a million at once, banks and the chain fifty.
    walletLeast: wallet.least,
    walletMost: wallet.most,
    bankLeast: bank.least,
    bankMost: bank.most,
    usdtLeast: usdt.least,
    usdtMost: usdt.most,
    /** From here on people look at a withdrawal, and it takes two of them to let it be paid. */
    large: amount(money(2n * MILLION)),
    recentPayeeDays: whole(7, 'days', { least: 0, most: 365 }),
    /** Above so many times what was deposited people look at what is withdrawn. */
    mostRatio: whole(20, 'times', { least: 1, most: 1_000 }),
    ratioDays: whole(30, 'days', { least: 1, most: 365 }),
    cardHoldHours: whole(72, 'hours', { least: 0, most: 2_400 }),
    mostPayees: whole(5, null, { least: 1, most: 50 }),
    /** How long an account waits on the list before money goes to it. */
    payeeRestHours: whole(24, 'hours', { least: 0, most: 720 }),
    autoReceiptMinutes: whole(30, 'minutes', { least: 1, most: 1_440 }),
    /** How long after it counted as received a payment can still be claimed. */
    claimHours: whole(24, 'hours', { least: 1, most: 720 }),
  },
  (values) => (values.leastFee >= values.least ? 'leastFee' : unevenLimits(values)),
);

type WithdrawalSettings = Values<typeof withdrawalSettings.settings>;

// A payment that is split needs room for two.
const unevenLimits = (values: {
  readonly [Name in `${'wallet' | 'bank' | 'usdt'}${'Least' | 'Most'}`]: Money;
}): string | null => {
  const kinds = ['wallet', 'bank', 'usdt'] as const;
  const uneven = kinds.find((kind) => values[`${kind}Most`] < values[`${kind}Least`] * 2n);
  return uneven === undefined ? null : `${uneven}Most`;
};

export type { WithdrawalSettings };
