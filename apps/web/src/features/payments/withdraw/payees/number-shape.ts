import type { PayeeKind } from './providers.ts';

/** What the numbers look like before anybody looks them up; whether one is good, the server says. */
const SHAPES: Readonly<Record<PayeeKind, RegExp>> = {
  wallet: /^(?:09|(?:\+|00)?959)\d{7,9}$/u,
  bank: /^\d{8,20}$/u,
  usdt: /^T\w{33}$/u,
};

/** Whether a text can be the number of an account of a kind; blanks and dashes in it do not count. */
export const hasShape = (kind: PayeeKind, number: string): boolean =>
  SHAPES[kind].test(number.replaceAll(/[\s-]/gu, ''));
