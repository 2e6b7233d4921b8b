import type { payments } from '@hintha/contract';
import { floorRatio, money, type Money, ZERO } from '@hintha/money';

const MILLION = 1_000_000_00n;

export const LEAST_WITHDRAWAL = money(10_000_00n);

/** More withdrawals a day than anybody has a reason for are a way to wear the payers out. */
export const MOST_A_DAY = 10;

/** What one payment may come to: wallets take a million at once, banks and the chain fifty. */
export const PAYOUT_LIMITS: Readonly<Record<payments.PayeeKind, PayoutLimits>> = {
  wallet: { least: money(100_000_00n), most: money(MILLION) },
  bank: { least: money(100_000_00n), most: money(50n * MILLION) },
  usdt: { least: money(100_000_00n), most: money(50n * MILLION) },
};

/** One part in a hundred, at least 100.00. */
export const FEE_PER_CENT = 1n;
export const LEAST_FEE = money(100_00n);

/** What the house keeps of a withdrawal, after so many others of the day. */
export const withdrawalFee = (amount: Money, earlier: number, freePerDay: number): Money => {
  if (earlier < freePerDay) return ZERO;
  const share = floorRatio(amount, FEE_PER_CENT, 100n);
  return share < LEAST_FEE ? LEAST_FEE : share;
};

/** What one payment of a channel may come to; `most` is at least twice `least`. */
export interface PayoutLimits {
  readonly least: Money;
  readonly most: Money;
}

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

/** Where an approved withdrawal stands by what has become of its parts. */
export const stateOfPayouts = (parts: readonly PayoutStanding[]): ApprovedState => {
  if (parts.every(({ state }) => isEnded(state)))
    return parts.some(({ state }) => isReceived(state)) ? 'COMPLETED' : 'FAILED';
  if (parts.every(({ state }) => state !== 'WAIT')) return 'CONFIRMING';
  return parts.every(({ state, asked }) => state === 'WAIT' && !asked) ? 'APPROVED' : 'PAYING';
};

export interface RiskFacts {
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
}

export type RiskReason =
  | 'FIRST_WITHDRAWAL'
  | 'LARGE_AMOUNT'
  | 'PAYEE_RECENT'
  | 'NEW_PLACE'
  | 'HIGH_RATIO'
  | 'SHARED_PAYEE'
  | 'BONUS_ABUSE';

const LARGE = money(2_000_000_00n);
const RECENT_MS = 7 * 24 * 60 * 60_000;
const MOST_RATIO = 20n;

/** Why people have to look at a withdrawal; empty when nothing speaks against it. */
export const riskReasons = (facts: RiskFacts): RiskReason[] => {
  const payeeAgeMs = facts.requestedAt.getTime() - facts.payeeAddedAt.getTime();
  const found: readonly (readonly [RiskReason, boolean])[] = [
    ['FIRST_WITHDRAWAL', facts.isFirst],
    ['LARGE_AMOUNT', facts.amount > LARGE],
    ['PAYEE_RECENT', payeeAgeMs < RECENT_MS],
    ['NEW_PLACE', facts.isNewPlace],
    ['HIGH_RATIO', facts.withdrawn > facts.deposited * MOST_RATIO],
    ['SHARED_PAYEE', facts.isPayeeShared],
    ['BONUS_ABUSE', facts.isBonusAbuser],
  ];
  return found.flatMap(([reason, holds]) => (holds ? [reason] : []));
};
