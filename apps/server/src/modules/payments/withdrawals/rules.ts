import type { payments } from '@hintha/contract';
import { floorRatio, money, type Money, ZERO } from '@hintha/money';
import type { WithdrawalSettings } from './settings.ts';

type FeeTerms = Pick<WithdrawalSettings, 'feePercent' | 'leastFee'> & { readonly freePerDay: number };

/** What the operator keeps of a withdrawal, after so many others of the day. */
export const withdrawalFee = (amount: Money, earlier: number, terms: FeeTerms): Money => {
  if (earlier < terms.freePerDay) return ZERO;
  const share = floorRatio(amount, BigInt(terms.feePercent), 100n);
  return share < terms.leastFee ? terms.leastFee : share;
};

/** What one payment of a channel may come to; `most` is at least twice `least`. */
export interface PayoutLimits {
  readonly least: Money;
  readonly most: Money;
}

/** What one payment to an account of a kind may come to. */
export const payoutLimits = (kind: payments.PayeeKind, settings: WithdrawalSettings): PayoutLimits => ({
  least: settings[`${kind}Least`],
  most: settings[`${kind}Most`],
});

/**
 * The payments that an amount is paid out in: as many of the most as fit, then the rest. A rest under the least is
 * filled up from the payment before it; an amount that is under the least as a whole is one payment.
 */
export const splitPayout = (amount: Money, { least, most }: PayoutLimits): Money[] => {
  const rest = amount % most;
  const full = Array.from({ length: Number(amount / most) }, () => most);
  if (rest === 0n) return full;
  if (rest >= least || full.length === 0) return [...full, money(rest)];
  return [...full.slice(1), money(most - (least - rest)), least];
};

export interface PayoutStanding {
  readonly state: payments.PayoutState;
  /** Whether the gateway has been asked to pay it. */
  readonly asked: boolean;
}

const RECEIVED: readonly payments.PayoutState[] = ['RECEIVED', 'AUTO_RECEIVED', 'FORCED_RECEIVED'];
const ENDED: readonly payments.PayoutState[] = [...RECEIVED, 'RESEND', 'REFUNDED'];

export const isReceived = (state: payments.PayoutState): boolean => RECEIVED.includes(state);

const isEnded = (state: payments.PayoutState): boolean => ENDED.includes(state);

export type ApprovedState = 'APPROVED' | 'PAYING' | 'CONFIRMING' | 'COMPLETED' | 'FAILED';

/** Where an approved withdrawal stands by what has become of its payouts. */
export const stateOfPayouts = (payouts: readonly PayoutStanding[]): ApprovedState => {
  if (payouts.every(({ state }) => isEnded(state)))
    return payouts.some(({ state }) => isReceived(state)) ? 'COMPLETED' : 'FAILED';
  if (payouts.every(({ state }) => state !== 'WAIT')) return 'CONFIRMING';
  return payouts.every(({ state, asked }) => state === 'WAIT' && !asked) ? 'APPROVED' : 'PAYING';
};

export interface RiskInputs {
  readonly amount: Money;
  readonly requestedAt: Date;
  readonly payeeAddedAt: Date;
  readonly isFirst: boolean;
  /** Asked for from a device or an address that was not seen a day before. */
  readonly isNewPlace: boolean;
  /** Of the last thirty days, this one among them. */
  readonly withdrawn: Money;
  readonly deposited: Money;
  readonly isPayeeShared: boolean;
  readonly isBonusAbuser: boolean;
  /** Flagged for betting against an account that is linked to it. */
  readonly isOpposed: boolean;
}

export type RiskReason =
  | 'FIRST_WITHDRAWAL'
  | 'LARGE_AMOUNT'
  | 'PAYEE_RECENT'
  | 'NEW_PLACE'
  | 'HIGH_RATIO'
  | 'SHARED_PAYEE'
  | 'BONUS_ABUSE'
  | 'OPPOSED_BETS';

type RiskTerms = Pick<WithdrawalSettings, 'large' | 'recentPayeeDays' | 'mostRatio'>;

const DAY_MS = 24 * 60 * 60_000;

/** Why people have to look at a withdrawal; empty when nothing speaks against it. */
export const riskReasons = (inputs: RiskInputs, terms: RiskTerms): RiskReason[] => {
  const payeeAgeMs = inputs.requestedAt.getTime() - inputs.payeeAddedAt.getTime();
  const found: readonly (readonly [RiskReason, boolean])[] = [
    ['FIRST_WITHDRAWAL', inputs.isFirst],
    ['LARGE_AMOUNT', inputs.amount > terms.large],
    ['PAYEE_RECENT', payeeAgeMs < terms.recentPayeeDays * DAY_MS],
    ['NEW_PLACE', inputs.isNewPlace],
    ['HIGH_RATIO', inputs.withdrawn > inputs.deposited * BigInt(terms.mostRatio)],
    ['SHARED_PAYEE', inputs.isPayeeShared],
    ['BONUS_ABUSE', inputs.isBonusAbuser],
    ['OPPOSED_BETS', inputs.isOpposed],
  ];
  return found.flatMap(([reason, holds]) => (holds ? [reason] : []));
};
