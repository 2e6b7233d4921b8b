import type { payments } from '@hintha/contract';
import { addMoney, floorRatio, money, type Money, negateMoney } from '@hintha/money';
import { businessDay } from '../../../business-day.ts';
import type { Deposit } from './types.ts';

type State = payments.DepositState;

/** What a deposit may become from where it stands; everything else is refused. */
export const TRANSITIONS: Readonly<Record<State, readonly State[]>> = {
  CREATED: ['AWAITING', 'CREDITED', 'EXPIRED', 'FAILED', 'REVIEW'],
  AWAITING: ['SUBMITTED', 'CREDITED', 'EXPIRED', 'FAILED', 'REVIEW'],
  SUBMITTED: ['MATCHING', 'CREDITED', 'REJECTED', 'REVIEW'],
  MATCHING: ['CREDITED', 'REJECTED', 'REVIEW'],
  REVIEW: ['CREDITED', 'REJECTED'],
  // Money may come after the time-out; staff looks at what comes after an end that the member was told.
  EXPIRED: ['CREDITED', 'REVIEW'],
  FAILED: ['REVIEW'],
  REJECTED: ['REVIEW'],
  CREDITED: ['CHARGEBACK'],
  CHARGEBACK: [],
};

/** Whether it is paid to an account of ours, whose statement tells of it. */
export const isByHand = ({ type }: { type: payments.ChannelType }): boolean =>
  type === 'MANUAL' || type === 'QR';

export const mayBecome = (from: State, to: State): boolean => TRANSITIONS[from].includes(to);

/** The member still waits for these, and has one of them on a channel at most. */
export const OPEN: readonly State[] = ['CREATED', 'AWAITING', 'SUBMITTED', 'MATCHING'];

export const COUNTED: readonly State[] = [...OPEN, 'REVIEW', 'CREDITED'];

export const QUEUED: readonly State[] = ['SUBMITTED', 'MATCHING', 'REVIEW'];

const MINUTE_MS = 60_000;

/** Statements tell minutes, so that a transfer may seem to be older than its order. */
export const STATEMENT_GRAIN_MS = MINUTE_MS;
export const ASK_AFTER_MS: readonly number[] = [MINUTE_MS, 3 * MINUTE_MS, 10 * MINUTE_MS];

export const orderNoOf = ({ id, createdAt }: { id: bigint; createdAt: Date }): string => {
  const day = businessDay(createdAt).replaceAll('-', '');
  return `D${day}${String(id).padStart(6, '0')}`;
};

export const idOfOrderNo = (orderNo: string): bigint | undefined => {
  const digits = /^D\d{8}(\d{6,18})$/.exec(orderNo)?.[1];
  return digits === undefined ? undefined : BigInt(digits);
};

const MAIN_UNIT = 100n;
const MOST_SURCHARGE = 99n;

/** The smallest surcharge of 1 to 99 whole units whose sum is not used; undefined when all are. */
export const freeSurcharge = (asked: Money, used: readonly bigint[]): Money | undefined => {
  const taken = new Set(used);
  for (let units = 1n; units <= MOST_SURCHARGE; units += 1n) {
    if (!taken.has(asked + units * MAIN_UNIT)) return money(units * MAIN_UNIT);
  }
  return undefined;
};

const MILLION = 1_000_000n;

export const splitFee = (paid: Money, feePpm: number): { paid: Money; fee: Money; credited: Money } => {
  const fee = floorRatio(paid, BigInt(feePpm), MILLION);
  return { paid, fee, credited: addMoney(paid, negateMoney(fee)) };
};

/** Names are compared by their letters alone: case, width, dots and blanks do not count. */
export const isSameName = (one: string, other: string): boolean =>
  lettersOf(one) !== '' && lettersOf(one) === lettersOf(other);

const lettersOf = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

/** The rate for a transfer: that of its order when it was on its way in time, else that of the hour. */
export const rateFor = (order: Deposit | undefined, seenAt: Date, now: bigint): bigint => {
  if (order === undefined || order.coinRate === null || order.coinRateUntil === null) return now;
  return seenAt >= order.createdAt && seenAt <= order.coinRateUntil ? order.coinRate : now;
};
