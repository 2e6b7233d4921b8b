import type { Lottery } from '../use-lotteries.ts';

/** The lotteries that a number is picked for: what their rules are called, their play, and how long a number is. */
export const QUICK = [
  { rules: 'MM2D', playType: '2D', digits: 2 },
  { rules: 'MM3D', playType: '3D', digits: 3 },
] as const;

/** One that takes bets now, with the numero that it takes them for. */
export interface Pickable {
  readonly rules: (typeof QUICK)[number]['rules'];
  readonly playType: string;
  readonly digits: number;
  readonly lottery: Lottery;
  readonly numero: NonNullable<Lottery['numero']>;
}

const BURMESE_ZERO = 0x10_40;

/** The digits of what was typed, at most so many; those of a Burmese keyboard count as well. */
export const digitsOf = (typed: string, most: number): string =>
  typed
    .replaceAll(/[၀-၉]/gu, (digit) => String((digit.codePointAt(0) ?? BURMESE_ZERO) - BURMESE_ZERO))
    .replaceAll(/[^0-9]/gu, '')
    .slice(0, most);

/** Any number of so many digits. */
export const anyNumber = (digits: number, below: (most: number) => number): string =>
  String(below(10 ** digits)).padStart(digits, '0');

/** A whole amount from 1 on, as long as one that can be bet. */
export const isWhole = (amount: string): boolean => /^[1-9][0-9]{0,8}(?:\.0{0,2})?$/u.test(amount);
