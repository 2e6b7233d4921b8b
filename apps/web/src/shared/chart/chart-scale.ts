import { signedMoney } from '../money/signed-money.ts';

/** Where a bar lies, in hundredths of the width. */
export interface Bar {
  from: number;
  size: number;
}

export interface Scale {
  zero: number;
  barOf: (amount: string) => Bar;
}

const PARTS = 10_000n;

/** A scale on which all the amounts have room, and the zero that they grow from to either side. */
export const scaleOf = (amounts: readonly string[]): Scale => {
  const worths = amounts.map((amount): bigint => signedMoney(amount));
  const lowest = worths.reduce((least, worth) => (worth < least ? worth : least), 0n);
  const highest = worths.reduce((most, worth) => (worth > most ? worth : most), 0n);
  const range = highest - lowest;
  const share = (worth: bigint): number => (range === 0n ? 0 : Number((worth * PARTS) / range) / 100);
  const zero = share(-lowest);
  return {
    zero,
    barOf: (amount) => {
      const worth: bigint = signedMoney(amount);
      const size = share(worth < 0n ? -worth : worth);
      return { from: worth < 0n ? zero - size : zero, size };
    },
  };
};
