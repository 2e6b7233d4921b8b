import type { AccountMessages } from '@hintha/messages';
import type { Deposit } from '../use-deposits.ts';

type Saying = keyof AccountMessages['deposit']['says'];

const TO_PAY: Record<Deposit['type'], Saying> = {
  MANUAL: 'manual',
  QR: 'qr',
  REDIRECT: 'provider',
  CRYPTO: 'coin',
  CARD: 'provider',
};

const SAYINGS: Record<Exclude<Deposit['state'], 'AWAITING'>, Saying> = {
  CREATED: 'preparing',
  SUBMITTED: 'checking',
  MATCHING: 'checking',
  CREDITED: 'credited',
  EXPIRED: 'expired',
  REJECTED: 'rejected',
  FAILED: 'failed',
  REVIEW: 'review',
  CHARGEBACK: 'chargedBack',
};

/** The sentence that tells how a deposit stands and what is to be done. */
export const sayOf = (type: Deposit['type'], state: Deposit['state']): Saying =>
  state === 'AWAITING' ? TO_PAY[type] : SAYINGS[state];

/** An amount to be typed elsewhere: without decimals when there are none. */
export const amountToCopy = (amount: string): string => amount.replace(/\.00$/, '');

/** A rate has four decimals, of which the last two are seldom used. */
export const plainRate = (rate: string): string => rate.replace(/00$/, '');
